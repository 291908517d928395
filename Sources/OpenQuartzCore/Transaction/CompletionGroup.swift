/// A counter of the animations that a transaction's completion block waits for.
@MainActor final class CompletionGroup {
    var block: (() -> Void)?
    private let parent: CompletionGroup?
    /// The number of animations and nested groups still running; an open transaction counts as one.
    private var pending = 1

    init(parent: CompletionGroup?) {
        self.parent = parent
        parent?.enter()
    }

    func enter() {
        pending += 1
    }

    func leave() {
        pending -= 1
        guard pending == 0 else { return }
        let block = self.block
        self.block = nil
        block?()
        parent?.leave()
    }
}
