import Diagnostics
import Messages

extension SessionCommand {
  static let messages: [SessionCommand] = [
    SessionCommand(
      name: "focus", aliases: [], usage: "focus world | machine", group: .messages,
      summary: "what a line means that is no command: a message expression, or a slip",
      details: """
        In the world of messages every line that is no command is evaluated. In that of machines only a line that looks like an
        expression is: `x := 3`, `3 + 4`, `Object new`. `= …` always is one, `:word` always a command.
        """,
      examples: [("focus world", "evaluate what is no command"), ("focus", "say which it is")], operand: .word
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(1, "focus")
      if let word = words.first {
        guard let focus = Session.Focus(rawValue: word) else {
          throw Refusal("the focus is `machine` or `world`, not `\(Printable.text(word))`")
        }
        session.focus = focus
      } else {
        session.answer.say(session.focus.rawValue)
      }
    },
    SessionCommand(
      name: "objects", aliases: [], usage: "objects", group: .messages, summary: "your variables and classes",
      examples: [("objects", "each with what it is")]
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(0, "objects")
      session.listObjects()
    },
    SessionCommand(
      name: "inspect", aliases: [], usage: "inspect EXPRESSION", group: .messages,
      summary: "what an object is made of: where lookup goes, its slots, elements and methods",
      details: "Nothing that the expression does stays.",
      examples: [("inspect #(1 2 3)", "an array"), ("inspect Object", "a class")], operand: .word
    ) { (session: inout Session, words, host) throws(Refusal) in
      guard !words.raw.isEmpty else {
        throw Refusal("`inspect` needs an expression", suggestion: "as in `inspect Object`")
      }
      try session.inspect(words.raw, host)
    },
    SessionCommand(
      name: "ignored", aliases: [], usage: "ignored", group: .messages,
      summary: "the messages that nobody understood: who sent them, where, how often"
    ) { (session: inout Session, words, host) throws(Refusal) in
      try words.atMost(0, "ignored")
      session.listIgnored()
    }
  ]
}
