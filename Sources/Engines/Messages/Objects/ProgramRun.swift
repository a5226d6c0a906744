import Diagnostics

/// A program at work: its statements in order, then whoever still has messages.
package struct ProgramRun<Interpreter: MessageWorld>: Sendable {
  package enum Event: Sendable {
    /// There is more to do.
    case working
    /// A statement has ended: its number, and how.
    case statement(Int, StatementEnding<Interpreter.Answer>)
    /// Nothing is left to do.
    case quiet
  }

  package var world: Interpreter
  private let tree: SyntaxTree
  private var next = 0
  private var isInStatement = false
  /// Whether a statement that fails ends the program; tests go on.
  package var stopsAtFailure = true

  package init(_ tree: SyntaxTree, in world: Interpreter) {
    self.tree = tree
    self.world = world
  }

  /// Does at most so many steps.
  package mutating func advance(_ budget: Int) -> Event {
    if !isInStatement {
      guard next < tree.statements.count else {
        world.endMain()
        switch world.run(budget) {
        case .budgetSpent, .statementEnded: return .working
        case .quiet: return .quiet
        }
      }
      world.begin(tree.statements[next], of: tree.source)
      isInStatement = true
    }
    switch world.run(budget) {
    case .budgetSpent: return .working
    case .statementEnded: break
    case .quiet: world.failMain("the world is quiet, and main still waits: " + world.stuckTurns.joined(separator: "; "))
    }
    isInStatement = false
    defer { next += 1 }
    let ending = world.ending
    if case .failed = ending, stopsAtFailure { next = tree.statements.count }
    return .statement(next, ending)
  }
}
