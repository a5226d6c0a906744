import Diagnostics

/// The lines of standard input, each as soon as it is there.
struct InputLines {
  private let console: any Console
  private var pending: [UInt8] = []
  /// Where in `pending` the next line begins, and up to where it has been searched.
  private var start = 0
  private var searched = 0
  private var isAtEnd = false
  /// The number of the line that was returned last, from 1.
  private(set) var number = 0

  init(console: any Console) {
    self.console = console
  }

  /// The next line without its line end, or nil at the end of input.
  mutating func next() throws(CommandFailure) -> [UInt8]? {
    while true {
      if let end = pending[searched...].firstIndex(of: ASCII.lineFeed) {
        defer { (start, searched) = (end + 1, end + 1) }
        return line(upTo: end)
      }
      searched = pending.count
      if isAtEnd {
        defer { (start, searched) = (pending.count, pending.count) }
        return start < pending.count ? line(upTo: pending.count) : nil
      }
      pending.removeFirst(start)
      searched -= start
      start = 0
      if pending.count > FileReading.largestSize {
        throw CommandFailure(message: "line \(number + 1) is longer than 1 GiB", status: .badFile)
      }
      do throws(InputFailure) {
        let piece = try console.readInput()
        isAtEnd = piece.isEmpty
        pending.append(contentsOf: piece)
      } catch {
        throw CommandFailure(
          message: "cannot read standard input: \(error.reason)", status: .unreadable)
      }
    }
  }

  private mutating func line(upTo end: Int) -> [UInt8] {
    number += 1
    var line = pending[start..<end]
    if line.last == ASCII.carriageReturn { line.removeLast() }
    if number == 1, line.starts(with: ASCII.byteOrderMark) { line.removeFirst(3) }
    return Array(line)
  }
}
