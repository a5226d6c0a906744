/// How frames are left: in order, in a hurry, and what happens on the way. The rules are those of `PlainWorld+Leaving`.
///
/// What is special about leaving a frame is a *marker*: nil, or a vector that begins with its kind. Frames are named by where they begin.
extension MessageMachine {
  /// The first field of a marker, and what the others are.
  enum Marker {
    /// The block that `on:do:` protects; classes; handler.
    static let protected = 0
    /// A block that is run when the frame is left.
    static let ensured = 1
    /// The same, unless the frame has an answer.
    static let curtailed = 2
    /// An exception; the protected frame; the frame that signalled.
    static let handling = 3
    /// An exception; the frame that signalled.
    static let unhandled = 4
    /// The frame that stays; then what a *sequel* has.
    static let leaving = 5
  }

  /// What happens when all frames above one have been left: a kind and up to three words.
  struct Sequel {
    enum Kind: Int {
      /// The frame that stays goes on with this answer.
      case answer
      /// `on:do:` begins again: block, classes, handler.
      case protect
      /// The turn fails, of this failure.
      case fail
    }

    let kind: Kind
    var words = (TaggedWord.nil, TaggedWord.nil, TaggedWord.nil)

    static func answer(_ value: TaggedWord) -> Sequel { Sequel(kind: .answer, words: (value, .nil, .nil)) }
  }

  func vector(_ words: TaggedWord...) -> TaggedWord { memory.makeVector(words) }

  var marker: TaggedWord {
    get { unsafe stack[fields + FrameField.marker] }
    set { unsafe stack[fields + FrameField.marker] = newValue }
  }

  /// Takes the running frame away, with all that lies on it, its receiver too.
  private func removeFrame() {
    let fields = self.fields
    unsafe (frame, place, code, top) = (
      Int(stack[fields].integer), Int(stack[fields + 1].integer), stack[fields + 2].code, frame
    )
    depth -= 1
  }

  /// The running frame has an answer.
  func leave(with value: TaggedWord) {
    let marker = self.marker
    removeFrame()
    guard marker.isReference else { return give(value) }
    func field(_ index: Int) -> TaggedWord { memory[marker, index] }
    switch Int(field(0).integer) {
    case Marker.ensured: leave(running: field(1), to: frame, then: .answer(value))
    case Marker.handling: leave(to: caller(of: Int(field(2).integer)), then: .answer(value))
    case Marker.unhandled: leave(to: Int(field(2).integer), then: .answer(value))
    case Marker.leaving:
      let kind = Sequel.Kind(rawValue: Int(field(2).integer)) ?? .answer
      leave(to: Int(field(1).integer), then: Sequel(kind: kind, words: (field(3), field(4), field(5))))
    default: give(value)
    }
  }

  /// The running frame goes on with a value; without one the turn has ended.
  private func give(_ value: TaggedWord) {
    if frame < 0 { answer = value } else { push(value) }
  }

  /// Leaves all frames above `kept`, from the top down; `ensure:` blocks on the way run first.
  func leave(to kept: Int, then sequel: Sequel) {
    while frame > kept {
      let marker = self.marker
      removeFrame()
      guard marker.isReference else { continue }
      let kind = Int(memory[marker, 0].integer)
      if kind == Marker.ensured || kind == Marker.curtailed {
        return leave(running: memory[marker, 1], to: kept, then: sequel)
      }
    }
    switch sequel.kind {
    case .answer: give(sequel.words.0)
    case .protect: protect(sequel.words.0, sequel.words.1, sequel.words.2)
    case .fail: endTurn(failed: sequel.words.0)
    }
  }

  /// Runs the block of an `ensure:`, then goes on leaving.
  private func leave(running block: TaggedWord, to kept: Int, then sequel: Sequel) {
    guard parameterCount(ofBlock: block) == 0 else { return leave(to: kept, then: sequel) }
    makeRoom(for: 1)
    push(block)
    let marker = vector(
      TaggedWord(Marker.leaving), TaggedWord(kept), TaggedWord(sequel.kind.rawValue), sequel.words.0, sequel.words.1,
      sequel.words.2)
    enter(block: block, count: 0, marker: marker)
  }

  /// Nothing if it is no block.
  func parameterCount(ofBlock block: TaggedWord) -> Int? {
    guard block.isReference, memory.kind(block) == .block else { return nil }
    return unsafe codes.entries[Int(memory[block, BlockField.code].code)].parameterCount
  }

  /// `on:do:`: runs a block, with a handler for what is signalled meanwhile.
  func protect(_ block: TaggedWord, _ classes: TaggedWord, _ handler: TaggedWord) {
    guard parameterCount(ofBlock: block) == 0 else { return push(.nil) }
    makeRoom(for: 1)
    push(block)
    enter(block: block, count: 0, marker: vector(TaggedWord(Marker.protected), block, classes, handler))
  }

  // MARK: Frames below

  /// The frame below a running one; -1 if there is none.
  func caller(of wanted: Int) -> Int {
    var found = -1
    walk { frame, fields in
      guard frame == wanted else { return true }
      found = unsafe Int(stack[fields].integer)
      return false
    }
    return found
  }

  /// All running frames from the top down, with where their six words begin, until `visit` answers false.
  func walk(_ visit: (_ frame: Int, _ fields: Int) -> Bool) {
    walkCode { frame, fields, _, _ in visit(frame, fields) }
  }

  /// The same with each frame's code, and where it goes on.
  func walkCode(_ visit: (_ frame: Int, _ fields: Int, _ code: Int32, _ place: Int) -> Bool) {
    var (frame, code, place) = (self.frame, self.code, self.place)
    while frame >= 0 {
      let fields = unsafe frame + 1 + codes.entries[Int(code)].localCount
      guard visit(frame, fields, code, place) else { return }
      unsafe (frame, code, place) = (
        Int(stack[fields].integer), stack[fields + FrameField.callerCode].code,
        Int(stack[fields + FrameField.callerPlace].integer)
      )
    }
  }
}
