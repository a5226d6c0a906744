/// Finds what a person probably meant by a misspelt name.
public enum Spelling {
  /// Names longer than this are not compared: the table of distances grows with the product of the lengths.
  private static let longestName = 64
  /// With more candidates than this, only the first ones are looked at.
  private static let mostCandidates = 2000

  /// The candidate nearest to `name`, if it is near enough to be a slip: at most one letter in three wrong, a swap of
  /// neighbours or a change of case counting once. Of equally near ones the first is taken.
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    guard name.count <= longestName else { return nil }
    let letters = Array(name)
    let folded = Array(name.lowercased())
    var best: String?
    var bestDistance = max(1, (letters.count + 1) / 3) + 1
    for candidate in candidates.prefix(mostCandidates) where candidate != name {
      let other = Array(candidate)
      guard abs(other.count - letters.count) < bestDistance, other.count <= longestName else { continue }
      let isCaseOnly = Array(candidate.lowercased()) == folded
      let distance = isCaseOnly ? 1 : distance(letters, other)
      // A name that shares nothing is no suggestion, however short it is.
      if distance < bestDistance && (isCaseOnly || distance < max(letters.count, other.count)) {
        best = candidate
        bestDistance = distance
      }
    }
    return best
  }

  /// `did you mean “name”?`, or nothing.
  public static func question(_ name: String, among candidates: some Sequence<String>) -> String {
    nearest(to: name, among: candidates).map { "did you mean `\($0)`?" } ?? ""
  }

  /// How many insertions, deletions, replacements and swaps of neighbours lead from one to the other
  /// (optimal string alignment; Damerau, "A technique for computer detection and correction of spelling errors", 1964).
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      for column in 0..<second.count {
        let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
