/// Finds the command that a key combination stands for.
///
/// Commands are looked for from the responder that would get the key up to the application; within one responder a
/// combination that is named exactly counts before one that only means the same on this platform. Text input comes
/// before commands unless they ask for priority.
@MainActor struct KeyCommandRouter {
    let responder: UIResponder

    /// Carries out the command of a key; nil if there is none.
    func perform(_ key: UIKey) -> UIKeyCommand? {
        let isTaken = responder.takesKeyBeforeCommands(key)
        for (owner, command) in candidates(for: key) where command.wantsPriorityOverSystemBehavior || !isTaken {
            if command.perform(from: owner) { return command }
        }
        return nil
    }

    private func candidates(for key: UIKey) -> [(owner: UIResponder, command: UIKeyCommand)] {
        var found: [(owner: UIResponder, command: UIKeyCommand)] = []
        var current: UIResponder? = responder
        while let owner = current {
            if let commands = owner.keyCommands, !commands.isEmpty {
                let exact = commands.filter { $0.matches(key, .exact) }
                let others = commands.filter { $0.matches(key, .platform) && !$0.matches(key, .exact) }
                found += (exact + others).map { (owner, $0) }
            }
            current = owner.next
        }
        return found.filter(\.command.wantsPriorityOverSystemBehavior)
            + found.filter { !$0.command.wantsPriorityOverSystemBehavior }
    }
}
