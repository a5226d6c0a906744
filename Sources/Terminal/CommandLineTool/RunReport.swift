import FoundationEssentials
import TuringMachines

/// One run as a JSON object; its fields are stable, more may follow.
struct RunReport: Encodable {
  private let schema = 1
  private let machine: String
  private let input: String
  private let verdict: String
  private let state: String
  private let steps: JSONCount
  private let cells: JSONCount
  private let nonblank: JSONCount
  private var output: String?
  private var head: Int?
  private var outputs: [String]?
  private var heads: [Int]?
  private var loop: Loop?
  private let explanation: String

  private struct Loop: Encodable {
    let from: JSONCount
    let to: JSONCount
    let period: JSONCount
    let state: String
    let heads: [Int]
    let shifts: [Int]
  }

  init(_ run: Run, _ outcome: Outcome, _ alphabet: Alphabet, input: String) {
    let tapes = run.configuration.tapes
    let states = run.program.machine.states
    machine = run.program.machine.name
    self.input = input
    verdict = outcome.verdict.rawValue
    state = states.name(of: run.configuration.state)
    steps = JSONCount(run.steps)
    cells = JSONCount(tapes.reduce(0) { $0 + UInt64($1.extent.count) })
    nonblank = JSONCount(tapes.reduce(0) { $0 + UInt64($1.nonblankCount) })
    explanation = run.explanation(alphabet)
    // Where there is no answer there is no output, as on standard output.
    let hasOutput = outcome.verdict != .loops && outcome.verdict != .undecided
    let words = tapes.map { hasOutput ? alphabet.text(of: $0.word) : "" }
    if tapes.count == 1 {
      output = words[0]
      head = tapes[0].head
    } else {
      outputs = words
      heads = tapes.map(\.head)
    }
    if case .loops(let proof) = outcome {
      loop = Loop(
        from: JSONCount(proof.from), to: JSONCount(proof.to), period: JSONCount(proof.period),
        state: states.name(of: proof.state), heads: proof.parts.map(\.head),
        shifts: proof.parts.map(\.shift))
    }
  }

  var line: String { JSONLine.text(self) }
}

/// A count in JSON: a number while every reader can hold it exactly, a string past 2^53.
struct JSONCount: Encodable {
  private let value: UInt64

  init(_ value: UInt64) {
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value <= 1 << 53 { try container.encode(value) } else { try container.encode("\(value)") }
  }
}

/// JSON as `tm` prints it: one object a line, keys sorted.
enum JSONLine {
  static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("a report holds only numbers, strings and lists of them")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
