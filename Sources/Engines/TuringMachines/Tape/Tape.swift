/// A tape and the head on it: infinite to the right, and to the left unless it is one-way, blank where nobody has been.
///
/// The part that exists in memory is a window of cells that grows as the head nears its edge:
///
/// ```
///   position      -3  -2  -1   0   1   2   3
///   cells          0   0   1   4   4   2   0        0 = never visited, else symbol number + 1
///                          └─ extent ──┘
/// ```
///
/// "Never visited" is a value of its own. It costs nothing while running (the table has a column for it that
/// equals the blank's), every executed row turns it into a symbol, and so the visited cells can be found
/// afterwards by looking, without counting at every step.
public struct Tape: Sendable {
  /// The window; `UInt16` leaves room for every alphabet and keeps a tape of 2^30 cells in 2 GB.
  var cells: [UInt16]
  /// The index in `cells` of position 0.
  private(set) var origin: Int
  /// The position of the head; 0 is where the input begins.
  public internal(set) var head: Int
  /// The ends of the stretch of visited cells as of the last `updateExtent`.
  private var low: Int
  private var high: Int

  static let unvisited: UInt16 = 0

  /// The cell value of a symbol.
  static func cell(_ symbol: Symbol) -> UInt16 { symbol.index + 1 }
  /// The symbol on a cell; an unvisited cell is blank.
  static func symbol(_ cell: UInt16) -> Symbol { Symbol(index: cell == 0 ? 0 : cell - 1) }

  /// A tape with `word` from position 0 on and the head on position `head`; O(word + distance of the head).
  public init(_ word: Word, head: Int = 0) {
    low = min(0, head)
    high = max(word.count - 1, head, 0)
    let margin = 16
    origin = margin - low
    cells = Array(repeating: Self.unvisited, count: high - low + 1 + 2 * margin)
    for position in low...high { cells[origin + position] = Self.cell(.blank) }
    for (position, symbol) in word.enumerated() { cells[origin + position] = Self.cell(symbol) }
    self.head = head
  }

  /// A tape whose cells from `low` on are `visited`, as `visitedCells` gave them.
  init(visited: [UInt16], low: Int, head: Int) {
    precondition(!visited.isEmpty, "a head stands somewhere")
    cells = visited
    origin = -low
    self.low = low
    high = low + visited.count - 1
    self.head = head
  }

  /// The positions that have been visited or held the input, the head's own included.
  ///
  /// O(cells newly visited since the last `updateExtent`).
  public var extent: ClosedRange<Int> {
    var low = low
    var high = high
    while isVisited(low - 1) { low -= 1 }
    while isVisited(high + 1) { high += 1 }
    return min(low, head)...max(high, head)
  }

  /// Whether the head stands outside the extent as of the last `updateExtent`.
  var isBeyondExtent: Bool { head < low || head > high }

  /// Remembers the extent, so that later questions need not look for it again.
  mutating func updateExtent() {
    let extent = extent
    low = extent.lowerBound
    high = extent.upperBound
  }

  public subscript(position: Int) -> Symbol {
    let index = origin + position
    return cells.indices.contains(index) ? Self.symbol(cells[index]) : .blank
  }

  /// The symbol under the head.
  public var read: Symbol { self[head] }

  /// Writes `symbol` under the head.
  public mutating func write(_ symbol: Symbol) {
    if !cells.indices.contains(origin + head) { grow(by: 16) }
    cells[origin + head] = Self.cell(symbol)
  }

  /// Writes `symbol` on any cell, which then counts as visited, as do the cells between it and the others.
  public mutating func set(_ symbol: Symbol, at position: Int) {
    let head = head
    moveHead(to: position)
    write(symbol)
    moveHead(to: head)
  }

  /// Puts the head on any cell, which then counts as visited, as do the cells between it and the others.
  public mutating func moveHead(to position: Int) {
    updateExtent()
    let wanted = min(low, position)...max(high, position)
    let left = max(0, -(origin + wanted.lowerBound) + 16)
    let right = max(0, origin + wanted.upperBound - cells.count + 17)
    if left > 0 || right > 0 { grow(left: left, right: right) }
    for cell in wanted where !isVisited(cell) { cells[origin + cell] = Self.cell(.blank) }
    (low, high) = (wanted.lowerBound, wanted.upperBound)
    head = position
  }

  /// Replaces each cell value by the one that `translation` has for it.
  mutating func translate(_ translation: [UInt16]) {
    for index in cells.indices { cells[index] = translation[Int(cells[index])] }
  }

  /// The positions from the first to the last cell that is not blank, or nil for an empty tape; O(visited cells).
  public var nonblankRange: ClosedRange<Int>? {
    let extent = extent
    guard let first = extent.first(where: { !self[$0].isBlank }),
      let last = extent.last(where: { !self[$0].isBlank })
    else { return nil }
    return first...last
  }

  /// How many cells are not blank; O(visited cells).
  public var nonblankCount: Int {
    cells.reduce(0) { $0 + ($1 > Self.cell(.blank) ? 1 : 0) }
  }

  /// What stands on the tape from its first to its last non-blank cell: the output.
  public var word: Word {
    nonblankRange.map { range in range.map { self[$0] } } ?? []
  }

  private func isVisited(_ position: Int) -> Bool {
    let index = origin + position
    return cells.indices.contains(index) && cells[index] != Self.unvisited
  }

  /// How many cells of the window lie on each side of the head.
  var room: (left: Int, right: Int) {
    (origin + head, cells.count - 1 - origin - head)
  }

  /// Adds `left` and `right` cells to the window's ends; O(window).
  mutating func grow(left: Int, right: Int) {
    var grown: [UInt16] = []
    grown.reserveCapacity(left + cells.count + right)
    grown.append(contentsOf: repeatElement(Self.unvisited, count: left))
    grown.append(contentsOf: cells)
    grown.append(contentsOf: repeatElement(Self.unvisited, count: right))
    cells = grown
    origin += left
  }

  private mutating func grow(by margin: Int) {
    let (left, right) = room
    grow(left: max(0, margin - left), right: max(0, margin - right))
  }

  /// The raw values of the cells in `range`, unvisited ones outside the window included.
  func visitedCells(_ range: ClosedRange<Int>) -> [UInt16] {
    let indices = (origin + range.lowerBound)...(origin + range.upperBound)
    if cells.indices.contains(indices.lowerBound), cells.indices.contains(indices.upperBound) {
      return Array(cells[indices])
    }
    return indices.map { cells.indices.contains($0) ? cells[$0] : Self.unvisited }
  }
}
