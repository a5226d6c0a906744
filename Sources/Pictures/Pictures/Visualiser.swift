import Diagnostics
public import TuringMachines

/// A configuration as a person draws it: the tape as boxes, the head under its cell, the row about to fire.
///
/// ```
///  step 7   state q3   cell 4
///         ┌───┬───┬───┬───┬───┬───┬───┐
///   … _   │ _ │ 0 │ + │ 0 │ 0 │[0]│ 0 │   _ …
///         └───┴───┴───┴───┴───┴───┴───┘
///                               ▲
///  q3  0 → 0, L, q3        ; skip left over the right number      adder.tm:13
/// ```
///
/// Only the cells that were visited or held the input are boxed; `◂` and `▸` say that there are more of them than fit. Between two frames the cells keep their place on
/// the screen; the view scrolls when the head comes near its edge. The head is marked by brackets and an arrow, a cell whose symbol the
/// last step changed by a dot (`*` in ASCII): colour is never the only sign.
public struct Visualiser: Sendable {
  /// How wide a frame may be.
  public var columns: Int
  /// Whether to draw with `+`, `-` and `|` alone; symbols and names stay as they are.
  public var isASCII: Bool
  public var usesColor: Bool
  /// The position of the leftmost cell of the view, for each tape that was drawn.
  private var lows: [Int] = []
  /// How many columns there were then.
  private var lastColumns = 0

  /// What a frame shows beside the tape.
  public struct Caption: Sendable {
    /// For each tape, the cell that the last step changed.
    public var changed: [Int?] = []
    /// Lines under the frame: what it stopped for, values on display.
    public var remarks: [String] = []

    public init() {}
  }

  public init(columns: Int = 80, isASCII: Bool = false, usesColor: Bool = false) {
    self.columns = columns
    self.isASCII = isASCII
    self.usesColor = usesColor
  }

  /// Forgets where the view was, for another tape.
  public mutating func reset() { lows = [] }

  /// The frame of where `run` is, each line ended; O(columns) but for finding the ends of a tape.
  public mutating func frame(of run: Run, _ alphabet: Alphabet, _ caption: Caption = Caption()) -> String {
    let tapes = run.configuration.tapes
    if columns != lastColumns { lows = [] }
    lastColumns = columns
    var lines = [heading(run)]
    let width = symbolWidth(alphabet, tapes)
    for (number, tape) in tapes.enumerated() {
      let isOneWay = run.program.machine.tapeShape == .oneWay
      let row = TapeRow(
        tape: tape, alphabet: alphabet, width: width, isOneWay: isOneWay,
        changed: number < caption.changed.count ? caption.changed[number] : nil)
      let label = tapes.count > 1 ? "\(number + 1)" : ""
      lines += draw(row, low: view(number, row), label: label)
    }
    lines += ending(run, alphabet)
    for remark in caption.remarks { lines += wrapped(remark) }
    return lines.map { trimmed($0) + "\n" }.joined()
  }

  // MARK: The tape

  private struct TapeRow {
    let tape: Tape
    let alphabet: Alphabet
    /// The columns of the widest symbol.
    let width: Int
    let isOneWay: Bool
    let changed: Int?
  }

  /// The columns left of the first cell: two, `… `, a symbol, three.
  private func margin(_ width: Int) -> Int { 7 + width }

  /// How many cells are in view.
  private func cellCount(_ width: Int) -> Int {
    max(1, (columns - margin(width) - width - 6) / (width + 3))
  }

  /// The leftmost position in view, moved as little as keeps the head away from the edges.
  private mutating func view(_ number: Int, _ row: TapeRow) -> Int {
    let count = cellCount(row.width)
    let reach = min(2, (count - 1) / 2)
    let head = row.tape.head
    let extent = row.tape.extent
    while lows.count <= number { lows.append(firstView(row.tape, count)) }
    if head < lows[number] - count || head > lows[number] + 2 * count {
      lows[number] = firstView(row.tape, count)
    }
    // Beyond the visited cells there is nothing to see.
    lows[number] = min(lows[number], max(head - reach, extent.lowerBound))
    lows[number] = max(lows[number], min(head + reach, extent.upperBound) + 1 - count)
    if row.isOneWay { lows[number] = max(0, lows[number]) }
    return lows[number]
  }

  /// All of the tape with some room on its left if that fits, else the head in the middle.
  private func firstView(_ tape: Tape, _ count: Int) -> Int {
    let extent = tape.extent
    if extent.count <= count { return extent.lowerBound - min(2, (count - extent.count) / 2) }
    return max(extent.lowerBound, min(tape.head - count / 2, extent.upperBound + 1 - count))
  }

  private func draw(_ row: TapeRow, low: Int, label: String) -> [String] {
    let extent = row.tape.extent
    let view = low...(low + cellCount(row.width) - 1)
    let boxed = extent.clamped(to: view)
    let cell = row.width + 2
    let indent = margin(row.width) + (boxed.lowerBound - low) * (cell + 1)
    let lineSign = isASCII ? "-" : "─"
    let upright = isASCII ? "|" : "│"
    func edge(_ left: String, _ middle: String, _ right: String) -> String {
      let pieces = Array(repeating: String(repeating: lineSign, count: cell), count: boxed.count)
      return spaces(indent) + left + pieces.joined(separator: middle) + right
    }
    let leftOut = row.isOneWay && boxed.lowerBound == 0
    // `… _` says that it is blank from here on, `◂ 0` that there is more than is in view.
    let (isMoreLeft, isMoreRight) = (extent.lowerBound < boxed.lowerBound, extent.upperBound > boxed.upperBound)
    let (dots, gap) = isASCII ? (isMoreLeft ? "<< " : ".. ", "  ") : (isMoreLeft ? "◂ " : "… ", "   ")
    let left =
      leftOut ? spaces(margin(row.width) - 2) : dots + centred(row, boxed.lowerBound - 1, in: row.width) + gap
    var line = " " + label
    line += spaces(indent - DisplayWidth.of(left) - DisplayWidth.of(line)) + left + upright
    var marks: [(at: Int, sign: String)] = []
    for (index, position) in boxed.enumerated() {
      let isHead = position == row.tape.head
      let symbol = centred(row, position, in: row.width)
      let isChanged = position == row.changed
      let place = indent + 1 + index * (cell + 1) + cell / 2
      if isHead { marks.append((place, painted(isASCII ? "^" : "▲", "1"))) }
      if isChanged && !isHead { marks.append((place, painted(isASCII ? "*" : "•", "33"))) }
      let content = isHead ? "[\(symbol)]" : " \(symbol) "
      line += painted(content, isHead ? "1;7" : isChanged ? "1;33" : "") + upright
    }
    line +=
      "   " + centred(row, boxed.upperBound + 1, in: row.width)
      + (isASCII ? (isMoreRight ? " >>" : " ..") : isMoreRight ? " ▸" : " …")
    var marker = ""
    var column = 0
    for mark in marks {
      marker += spaces(mark.at - column) + mark.sign
      column = mark.at + 1
    }
    return [
      isASCII ? edge("+", "+", "+") : edge("┌", "┬", "┐"), line,
      isASCII ? edge("+", "+", "+") : edge("└", "┴", "┘"), marker
    ]
  }

  private func centred(_ row: TapeRow, _ position: Int, in width: Int) -> String {
    let text = shown(row.alphabet.character(of: row.tape[position]))
    let space = max(0, width - DisplayWidth.of(text))
    return spaces(space / 2) + text + spaces(space - space / 2)
  }

  private func shown(_ character: Character) -> String {
    character == " " ? (isASCII ? "\\s" : "␣") : "\(character)"
  }

  /// The columns of the widest symbol: of the alphabet if it is small, so that nothing jumps, else of the view.
  private func symbolWidth(_ alphabet: Alphabet, _ tapes: [Tape]) -> Int {
    func width(_ symbol: Symbol) -> Int { DisplayWidth.of(shown(alphabet.character(of: symbol))) }
    if alphabet.count <= 256 {
      return max(1, (0..<alphabet.count).map { width(Symbol(index: UInt16($0))) }.max() ?? 1)
    }
    let reach = columns / 4
    return tapes.flatMap { tape in ((tape.head - reach)...(tape.head + reach)).map { width(tape[$0]) } }.max() ?? 1
  }

  // MARK: Words

  private func heading(_ run: Run) -> String {
    let name = run.program.machine.states.name(of: run.configuration.state)
    let heads = run.configuration.tapes.map { "\($0.head)" }.joined(separator: "|")
    let step = " step \(run.steps)   state "
    let cell = "   cell \(heads)"
    let room = columns - DisplayWidth.of(step) - DisplayWidth.of(cell)
    if room < 4 { return cut(step + name + cell, to: columns) }
    return step + painted(cut(name, to: room), "1") + cell
  }

  /// The row about to fire, or how it ended.
  private func ending(_ run: Run, _ alphabet: Alphabet) -> [String] {
    if let outcome = run.outcome {
      let color = [.accepted, .halted].contains(outcome.verdict) ? "1;32" : "1;31"
      return wrapped(run.explanation(alphabet)).map { painted($0, color) }
    }
    guard let row = run.nextRow else { return [] }
    let machine = run.program.machine
    let rule = " " + RowText(isASCII: isASCII).text(of: row, in: run.configuration, machine, alphabet)
    let comment = machine.comment(ofRow: row)
    let place = machine.placeName(ofRow: row).map { cutLeft(Self.lastPart($0), to: max(8, columns / 2)) } ?? ""
    // A hundred columns are read more easily than three hundred.
    let most = min(columns, 100)
    let remark = comment.isEmpty ? "" : "; " + comment
    let ruleWidth = DisplayWidth.of(rule)
    let left = padded(rule, to: max(25, ruleWidth + 2)) + remark
    if !remark.isEmpty, DisplayWidth.of(left) + 2 + DisplayWidth.of(place) <= most {
      return [aligned(left, place, most)]
    }
    let hasRoom = ruleWidth + 2 + DisplayWidth.of(place) <= most
    let first = hasRoom ? aligned(rule, place, most) : cut(rule, to: columns)
    let second = remark.isEmpty ? "" : cut("   " + remark, to: hasRoom ? columns : most - DisplayWidth.of(place) - 2)
    if hasRoom { return remark.isEmpty ? [first] : [first, second] }
    return [first, aligned(second, place, most)]
  }

  private func aligned(_ left: String, _ right: String, _ columns: Int) -> String {
    left + spaces(columns - DisplayWidth.of(left) - DisplayWidth.of(right)) + right
  }

  /// The end of a text: of a place the line is worth more than the name.
  private func cutLeft(_ text: String, to columns: Int) -> String {
    if DisplayWidth.of(text) <= columns { return text }
    return (isASCII ? "~" : "…") + DisplayWidth.suffix(of: text, columns: columns - 1)
  }

  /// A place without folders.
  private static func lastPart(_ place: String) -> String {
    place.split(separator: "/").last.map { String($0) } ?? place
  }

  private func wrapped(_ text: String) -> [String] {
    DisplayWidth.folded(text, columns: columns, indent: " ", hanging: "   ")
  }

  private func cut(_ text: String, to columns: Int) -> String {
    if text.utf8.count <= columns || DisplayWidth.of(text) <= columns { return text }
    return DisplayWidth.prefix(of: text, columns: columns - 1) + (isASCII ? "~" : "…")
  }

  private func padded(_ text: String, to columns: Int) -> String {
    text + spaces(columns - DisplayWidth.of(text))
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  private func painted(_ text: String, _ style: String) -> String {
    usesColor && !style.isEmpty ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
  }
}
