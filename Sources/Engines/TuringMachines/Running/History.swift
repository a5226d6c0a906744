/// What is kept of a run so that it can go back without limit: snapshots that thin out with age.
///
/// ```
///   0        S            S        S      S    S   S  S S SSS  now
///   └ always kept         gap ≤ distance from now / 64
/// ```
///
/// Going back to a step restores the latest snapshot before it and replays the rest, so a jump of n steps costs at most
/// about n/64 steps of running. A snapshot is cut into pages of 64 kB; pages that have not changed since the
/// snapshot before are shared with it. When all pages together exceed 64 MB plus twice the tape, snapshots that save the least
/// replay are dropped.
package struct History: Sendable {
  /// How many cells a page holds: 64 kB.
  static let pageSize = 32_768
  /// The fewest steps between two snapshots.
  static let leastGap: UInt64 = 65_536
  /// How much tape is kept, in bytes, beyond twice the tape of the moment.
  package static let allowance = 64 << 20

  /// A page's cells never change; being the same object is how two snapshots share it.
  private final class Page: Sendable {
    let cells: [UInt16]
    init(_ cells: [UInt16]) { self.cells = cells }
  }

  /// The visited cells of one tape, cut at multiples of the page size.
  private struct TapeImage: Sendable {
    let low: Int
    let head: Int
    /// The number of the first page: position 0 begins page 0.
    let firstPage: Int
    let pages: [Page]

    var tape: Tape { Tape(visited: pages.flatMap { $0.cells }, low: low, head: head) }

    func page(_ number: Int) -> Page? {
      pages.indices.contains(number - firstPage) ? pages[number - firstPage] : nil
    }
  }

  private struct Snapshot: Sendable {
    let step: UInt64
    let state: State
    let images: [TapeImage]

    var configuration: Configuration { Configuration(state: state, tapes: images.map { $0.tape }) }
  }

  private var snapshots: [Snapshot]
  /// How much tape this history may hold, in bytes, beyond twice the tape of the moment.
  private let allowance: Int
  /// The bytes of all pages, shared ones counted once.
  private(set) var byteCount: Int
  /// The step at which the next snapshot is due.
  private(set) var nextStep: UInt64

  /// Begins with a configuration, which is always kept.
  ///
  /// - Parameter earlier: a history with whose last snapshot pages can be shared; it counts those.
  init(
    first configuration: Configuration, at step: UInt64, sharingWith earlier: History? = nil,
    allowance: Int = Self.allowance
  ) {
    let last = earlier?.snapshots.last
    let images = configuration.tapes.indices.map { tape in
      Self.image(of: configuration.tapes[tape], after: last?.images[tape])
    }
    let snapshot = Snapshot(step: step, state: configuration.state, images: images)
    snapshots = [snapshot]
    self.allowance = allowance
    byteCount = Self.newBytes(snapshot, after: last)
    nextStep = step + Self.gap(configuration)
  }

  var count: Int { snapshots.count }

  /// Takes a snapshot if one is due; O(visited cells) then.
  mutating func record(_ step: UInt64, _ configuration: Configuration) {
    guard step >= nextStep, let last = snapshots.last, step > last.step else { return }
    let images = configuration.tapes.indices.map { tape in
      Self.image(of: configuration.tapes[tape], after: last.images[tape])
    }
    let snapshot = Snapshot(step: step, state: configuration.state, images: images)
    snapshots.append(snapshot)
    byteCount += Self.newBytes(snapshot, after: last)
    nextStep = step + Self.gap(configuration)
    thin(now: step, tapeBytes: configuration.tapes.reduce(0) { $0 + 2 * $1.extent.count })
  }

  /// The latest snapshot at or before `step`; or the first one.
  func latest(upTo step: UInt64) -> (step: UInt64, configuration: Configuration) {
    var low = 0
    var high = snapshots.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if snapshots[middle].step <= step { low = middle } else { high = middle }
    }
    return (snapshots[low].step, snapshots[low].configuration)
  }

  /// Large tapes get snapshots less often, so that taking them stays a small part of running.
  private static func gap(_ configuration: Configuration) -> UInt64 {
    let cells = configuration.tapes.reduce(0) { $0 + $1.extent.count }
    return max(leastGap, UInt64(cells) * 4)
  }

  /// Drops snapshots that are closer together than their age asks for, and then as many as memory asks for.
  private mutating func thin(now: UInt64, tapeBytes: Int) {
    var index = snapshots.count - 2
    while index >= 1 {
      let gap = snapshots[index + 1].step - snapshots[index - 1].step
      if gap <= (now - snapshots[index - 1].step) / 64 { remove(index) }
      index -= 1
    }
    reduce(to: allowance + 2 * tapeBytes, now: now)
  }

  /// Drops snapshots until the rest takes at most so many bytes, or only the first and the last are left.
  mutating func reduce(to bytes: Int, now: UInt64) {
    while byteCount > bytes, snapshots.count > 2 { remove(leastUseful(now: now)) }
  }

  /// Counts every page as its own, for when the history it shared with is gone.
  mutating func recount() {
    byteCount = 0
    for (index, snapshot) in snapshots.enumerated() {
      byteCount += Self.newBytes(snapshot, after: index == 0 ? nil : snapshots[index - 1])
    }
  }

  /// The snapshot without which the replay grows least, in proportion to the way back.
  private func leastUseful(now: UInt64) -> Int {
    var best = 1
    var bestCost = Double.infinity
    for index in 1..<snapshots.count - 1 {
      let before = snapshots[index - 1].step
      let cost = Double(snapshots[index + 1].step - before) / Double(now - before)
      if cost < bestCost {
        best = index
        bestCost = cost
      }
    }
    return best
  }

  private mutating func remove(_ index: Int) {
    let before = snapshots[index - 1]
    let after = snapshots[index + 1]
    byteCount -= Self.newBytes(snapshots[index], after: before)
    byteCount -= Self.newBytes(after, after: snapshots[index])
    byteCount += Self.newBytes(after, after: before)
    snapshots.remove(at: index)
  }

  private static func image(of tape: Tape, after earlier: TapeImage?) -> TapeImage {
    let extent = tape.extent
    let firstPage = extent.lowerBound.flooredQuotient(by: pageSize)
    let lastPage = extent.upperBound.flooredQuotient(by: pageSize)
    let pages = (firstPage...lastPage).map { number in
      let start = max(extent.lowerBound, number * pageSize)
      let end = min(extent.upperBound, (number + 1) * pageSize - 1)
      let cells = tape.visitedCells(start...end)
      if let page = earlier?.page(number), page.cells == cells { return page }
      return Page(cells)
    }
    return TapeImage(low: extent.lowerBound, head: tape.head, firstPage: firstPage, pages: pages)
  }

  /// The bytes of the pages that `snapshot` does not share with the one before it.
  private static func newBytes(_ snapshot: Snapshot, after earlier: Snapshot?) -> Int {
    var bytes = 0
    for (tape, image) in snapshot.images.enumerated() {
      for (index, page) in image.pages.enumerated()
      where earlier?.images[tape].page(image.firstPage + index) !== page {
        bytes += 2 * page.cells.count
      }
    }
    return bytes
  }
}

extension Int {
  fileprivate func flooredQuotient(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
