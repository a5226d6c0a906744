/// The words that stand first on a line that is not a row.
enum Directive: String, CaseIterable {
  case name = "name:"
  case about = "about:"
  case source = "source:"
  case start = "start:"
  case accept = "accept:"
  case reject = "reject:"
  case halt = "halt:"
  case otherwise = "otherwise:"
  case blank = "blank:"
  case tapes = "tapes:"
  case tape = "tape:"
  case nondeterministic = "nondeterministic:"
  case input = "input:"
  case head = "head:"
  case function = "function:"
  case use = "use:"
  case limit = "limit:"
  case test = "test:"
  case accepts = "accepts:"
  case rejects = "rejects:"
  case runs = "runs:"
  case loops = "loops:"
  case after = "after:"

  /// Whether a file may have more than one of them.
  var isRepeatable: Bool {
    switch self {
    case .about, .source, .accept, .reject, .halt, .function, .use: true
    case .test, .accepts, .rejects, .runs, .loops, .after: true
    default: false
    }
  }

  /// What a line with it looks like, for messages.
  var example: String {
    switch self {
    case .name: "name: unary adder"
    case .about: "about: adds two unary numbers"
    case .source: "source: Turing 1936, page 233"
    case .start: "start: q0"
    case .accept: "accept: q5"
    case .reject: "reject: q6"
    case .halt: "halt: q7"
    case .otherwise: "otherwise: stuck, otherwise: reject or otherwise: halt"
    case .blank: "blank: ∅"
    case .tapes: "tapes: 1"
    case .tape: "tape: two-way or tape: one-way"
    case .nondeterministic: "nondeterministic: no"
    case .input: "input: 00+000"
    case .head: "head: 0"
    case .function: "function: find(C,B,x)"
    case .use: "use: library.tm"
    case .limit: "limit: 1000000"
    case .test: "test: 00+000 -> 00000"
    case .accepts: "accepts: ab aabb \"\""
    case .rejects: "rejects: a ba"
    case .runs: "runs: \"\" steps 6 cells 4 -> 1111"
    case .loops: "loops: \"\" 1"
    case .after: "after: \"\" steps 10 -> 0_1"
    }
  }
}
