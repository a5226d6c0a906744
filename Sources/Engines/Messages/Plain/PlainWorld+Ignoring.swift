import Diagnostics

/// What goes into the ledger.
extension PlainWorld {
  mutating func ignore(_ selector: Symbol, _ receiver: Value) {
    guard let frame = turn!.frames.last else { return }
    let sender = place(of: frame)
    let name = symbols[selector]
    let shown = describe(receiver, showsContent: false)
    let remark = missingPeriod(selector, receiver, frame)
    let nearest = remark.isEmpty ? nearestSelector(to: name, receiver) : ""
    ledger.count(name, shown, sender) {
      Ledger.Entry(
        name: name, isGlobal: false, receiver: shown, sender: sender, nearest: nearest, remark: remark, count: 1)
    }
  }

  mutating func ignoreGlobal(_ name: Symbol, _ frame: Frame) {
    let sender = place(of: frame)
    let text = symbols[name]
    let nearest = Spelling.nearest(to: text, among: globalOrder.map { symbols[$0] }) ?? ""
    ledger.count(text, "", sender) {
      Ledger.Entry(
        name: text, isGlobal: true, receiver: "", sender: sender, nearest: nearest, remark: "", count: 1)
    }
  }

  private func nearestSelector(to name: String, _ receiver: Value) -> String {
    Spelling.nearest(to: name, among: selectors(of: receiver).map { symbols[$0] }) ?? ""
  }

  /// All selectors that a receiver understands, its own first, each once, sorted by name in each object.
  func selectors(of receiver: Value) -> [Symbol] {
    var result: [Symbol] = []
    var seen: Set<Symbol> = []
    var link = receiver
    if case .object = link {} else { link = prototype(of: receiver) }
    while case .object(let reference) = link {
      for selector in self[reference].methods.keys.sorted(by: { symbols[$0] < symbols[$1] })
      where seen.insert(selector).inserted {
        result.append(selector)
      }
      link = self[reference].prototype
    }
    return result
  }

  /// Whether a message that spans lines would have been two, had there been a period at the end of the first.
  private func missingPeriod(_ selector: Symbol, _ receiver: Value, _ frame: Frame) -> String {
    let code = frame.code
    let step = frame.next - 1
    guard let places = code.keywordPlaces[step] else {
      return missingPeriodBeforeVariable(selector, frame)
    }
    let keywords = symbols[selector].split(separator: ":").map { $0 + ":" }
    guard keywords.count == places.count else { return "" }
    for index in 1..<keywords.count {
      let line = code.source.line(at: Int(places[index - 1]))
      guard code.source.line(at: Int(places[index])) > line else { continue }
      let first = keywords[..<index].joined()
      let second = keywords[index...].joined()
      if let symbol = symbols.existing(first), lookUp(symbol, in: receiver) != nil, isKnown(second) {
        return
          "a missing period? `\(first)` and `\(second)` would be two messages; line \(line + 1) may end before `\(second)`"
      }
    }
    return ""
  }

  /// `s area` and on the next line `s foo`: the second `s` was read as a message.
  private func missingPeriodBeforeVariable(_ selector: Symbol, _ frame: Frame) -> String {
    guard symbols.argumentCount(selector) == 0,
      globals[selector] != nil || frame.code.variableNames.contains(symbols[selector])
    else { return "" }
    let source = frame.code.source
    let offset = Int(frame.code.places[frame.next - 1])
    let line = source.line(at: offset)
    let before = source.bytes[source.range(ofLine: line).lowerBound..<offset]
    guard line > 0, before.allSatisfy({ $0 == 32 || $0 == 9 }) else { return "" }
    return "a missing period? `\(symbols[selector])` is a variable; line \(line) may end before it"
  }

  private func isKnown(_ selector: String) -> Bool {
    guard let symbol = symbols.existing(selector) else { return false }
    return objects.contains { $0.methods[symbol] != nil }
  }
}
