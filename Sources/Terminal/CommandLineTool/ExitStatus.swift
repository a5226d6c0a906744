/// What `tm` tells the shell; the numbers above 63 are those of BSD's `sysexits.h`.
public enum ExitStatus: Int32, Sendable {
  case yes = 0
  /// The answer is no: rejected, stuck, loops, a test failed.
  case no = 1
  /// A limit was reached.
  case undecided = 3
  case usage = 64
  case badFile = 65
  case unreadable = 66
  case cannotCreate = 73
  case cannotWrite = 74
  case interrupted = 130
  case terminated = 143

  /// The status of several runs: no if any is no, else undecided if any is.
  func combined(with other: ExitStatus) -> ExitStatus {
    let order: [ExitStatus] = [.yes, .undecided, .no]
    guard let mine = order.firstIndex(of: self), let theirs = order.firstIndex(of: other) else {
      return order.contains(self) ? other : self
    }
    return order[max(mine, theirs)]
  }
}
