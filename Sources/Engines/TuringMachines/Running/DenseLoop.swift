/// The fast loop over a dense table: one tape, no checks but the one for a stop.
///
/// A plain loop waits for its own store: the symbol just moved to is loaded from the place computed from the entry that the
/// symbol before it led to. Here both neighbours are loaded *before* the entry is known, so the chain from step to step is
/// only "symbol → entry → choose a neighbour". The caller guarantees that `count` steps cannot leave the window.
enum DenseLoop {
  /// Where a run stands: an index into the cells, and the state as its first entry in the table.
  struct Place {
    var index: Int
    var base: UInt32
  }

  /// Executes up to `count` rows and returns how many; fewer only if an entry says stop.
  static func run(
    _ table: DenseTable, _ tape: inout Tape, _ place: inout Place, count: Int
  ) -> Int {
    // Two copies of one loop: a table in which every row moves needs no check for the head that stays.
    table.hasStayingRows
      ? runStaying(table, &tape, &place, count: count)
      : runMoving(table, &tape, &place, count: count)
  }

  @inline(never)
  private static func runMoving(
    _ table: DenseTable, _ tape: inout Tape, _ place: inout Place, count: Int
  ) -> Int {
    run(table, &tape, &place, count: count, mayStay: false)
  }

  @inline(never)
  private static func runStaying(
    _ table: DenseTable, _ tape: inout Tape, _ place: inout Place, count: Int
  ) -> Int {
    run(table, &tape, &place, count: count, mayStay: true)
  }

  @inline(__always)
  private static func run(
    _ table: DenseTable, _ tape: inout Tape, _ place: inout Place, count: Int, mayStay: Bool
  ) -> Int {
    unsafe table.entries.withUnsafeBufferPointer { entries in
      unsafe tape.cells.withUnsafeMutableBufferPointer { cells in
        guard let entries = entries.baseAddress, let start = cells.baseAddress else { return 0 }
        var head = unsafe start + place.index
        var base = UInt(place.base)
        var symbol = unsafe UInt(head.pointee)
        var left = count
        while left > 0 {
          let toLeft = unsafe UInt(head[-1])
          let toRight = unsafe UInt(head[1])
          let entry = unsafe entries[Int(bitPattern: base &+ symbol)]
          if entry == DenseTable.stop { break }
          let written = UInt16(truncatingIfNeeded: entry &>> 32)
          unsafe head.pointee = written
          let move = Int(truncatingIfNeeded: Int64(bitPattern: entry) &>> 62)
          // Written with a mask: a plain choice becomes one load that waits for the entry.
          let isLeft = UInt(bitPattern: move &>> 1)
          symbol = toRight ^ ((toLeft ^ toRight) & isLeft)
          if mayStay {
            let stays = UInt(bitPattern: (move & 1) &- 1)
            symbol ^= (symbol ^ UInt(written)) & stays
          }
          unsafe head += move
          base = UInt(truncatingIfNeeded: entry & 0xFFFF_FFFF)
          left &-= 1
        }
        place.index = unsafe head - start
        place.base = UInt32(truncatingIfNeeded: base)
        return count - left
      }
    }
  }

  /// The indices that the head has been at since a reference point.
  struct Reach {
    var low: Int
    var high: Int
  }

  /// Like `run`, but keeps `reach` and stops, after at least one row, as soon as the state and the symbol under
  /// the head are `base` and `symbol` again.
  @inline(never)
  static func runUntil(
    base wantedBase: UInt32, symbol wantedSymbol: UInt16, _ table: DenseTable, _ tape: inout Tape,
    _ place: inout Place, _ reach: inout Reach, count: Int
  ) -> Int {
    unsafe table.entries.withUnsafeBufferPointer { entries in
      unsafe tape.cells.withUnsafeMutableBufferPointer { cells in
        var index = place.index
        var base = UInt(place.base)
        let wantedBase = UInt(wantedBase)
        // An unvisited cell and a blank are the same symbol.
        let wantedSymbol = max(wantedSymbol, 1)
        var low = reach.low
        var high = reach.high
        var done = 0
        while done < count {
          let entry = unsafe entries[Int(bitPattern: base) &+ Int(cells[index])]
          if entry == DenseTable.stop { break }
          unsafe cells[index] = UInt16(truncatingIfNeeded: entry &>> 32)
          index &+= Int(truncatingIfNeeded: Int64(bitPattern: entry) &>> 62)
          base = UInt(truncatingIfNeeded: entry & 0xFFFF_FFFF)
          low = min(low, index)
          high = max(high, index)
          done &+= 1
          if base == wantedBase, unsafe max(cells[index], 1) == wantedSymbol { break }
        }
        place.index = index
        place.base = UInt32(truncatingIfNeeded: base)
        reach = Reach(low: low, high: high)
        return done
      }
    }
  }
}
