/// What an object of the fast machine is; it says how its words are read.
package enum ObjectKind: UInt8, CaseIterable, Sendable {
  /// Nothing but an object; its fields are its first slots.
  case plain
  case array
  /// What objects with the same link, slots and methods have in common.
  case shape
  /// Fields that no program sees: names of slots, tables, what an object keeps besides.
  case vector
  /// The variables of a frame that blocks know.
  case environment
  case block
  case method
  case promise
  case `class`
  /// The prototype of a class's instances; its first field is the class.
  case prototype
  /// A turn that waits: its stack.
  case turn
  /// Its only field is where its code points are, so that it can grow.
  case string
  /// The number of code points, then the code points, two in a word, and room for more.
  case points
  /// The number of bytes, then the bytes.
  case bytes
  /// An integer's sign and number of limbs, then the limbs.
  case large
  /// A float that does not fit a word.
  case float

  /// Whether the fields are words; else they are bits.
  package var hasWords: Bool { rawValue < ObjectKind.points.rawValue }
}
