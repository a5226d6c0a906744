/// Finds out whether a block that is an object knows a variable of the method or block around it, or returns from it.
///
/// Then all variables of that frame lie in environments; else all lie in the frame.
struct CaptureSearch {
  /// For each block around: its names, and whether it is an object (or the method itself).
  private var scopes: [(names: [String], isFrame: Bool)] = []
  private let hasHome: Bool
  private var isFound = false

  private init(hasHome: Bool) { self.hasHome = hasHome }

  /// Whether blocks in a body know its variables. `hasHome`: `^` in them means this very body.
  static func isCaptured(_ body: Body, parameters: [Name], hasHome: Bool) -> Bool {
    var search = CaptureSearch(hasHome: hasHome)
    search.visit(body, parameters, isFrame: true)
    return search.isFound
  }

  private mutating func visit(_ body: Body, _ parameters: [Name], isFrame: Bool) {
    scopes.append(((parameters + body.temporaries).map { $0.text }, isFrame))
    for node in body.statements { visit(node) }
    scopes.removeLast()
  }

  private mutating func visit(_ block: BlockNode, isFrame: Bool) {
    visit(block.body, block.parameters, isFrame: isFrame)
  }

  /// How many frames lie within the one that is asked about.
  private var innerFrames: Int { scopes.reduce(-1) { $0 + ($1.isFrame ? 1 : 0) } }

  private mutating func see(_ name: Name) {
    var frames = 0
    for scope in scopes.reversed() {
      if scope.names.contains(name.text) {
        // It belongs to the frame that is asked about if all frames within have been passed.
        if frames > 0, frames == innerFrames { isFound = true }
        return
      }
      if scope.isFrame { frames += 1 }
    }
  }

  private mutating func visit(_ node: Node) {
    switch node {
    case .literal, .reserved: break
    case .variable(let name): see(name)
    case .assignment(let names, let value):
      visit(value)
      for name in names { see(name) }
    case .send(let receiver, let messages):
      for (index, message) in messages.enumerated() {
        let control = InlinedControl(message, receiver: index == 0 ? receiver : nil)
        if index == 0, control?.takesReceiver != true { visit(receiver) }
        if let control {
          if case .count(let limit, _) = control { visit(limit) }
          for block in control.blocks { visit(block, isFrame: false) }
        } else {
          for argument in message.arguments { visit(argument) }
        }
      }
    case .cascade(let receiver, let messages), .queued(let receiver, let messages, _):
      visit(receiver)
      for message in messages {
        for argument in message.arguments { visit(argument) }
      }
    case .block(let block): visit(block, isFrame: true)
    case .array(let nodes, _):
      for node in nodes { visit(node) }
    case .answer(let value, _):
      visit(value)
      if hasHome, innerFrames > 0 { isFound = true }
    }
  }
}

extension InlinedControl {
  /// Whether the block before the message is done in place too.
  var takesReceiver: Bool {
    switch self {
    case .loop, .repeat: true
    case .choice, .count, .times: false
    }
  }
}
