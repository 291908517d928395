/// Finds the command that a key combination stands for.
///
/// Commands are looked for from the responder that would get the key up to the application; within one responder a
/// combination that is named exactly counts before one that only means the same on this platform. Text input comes
/// before commands unless they ask for priority. Commands of components, which count in their whole window, come last.
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
        _ = responder.firstInChain { owner in
            found += commands(of: owner, for: key).map { (owner, $0) }
            return false
        }
        for view in responder.responderWindow?.commandViews ?? [] where !responder.reaches(view) {
            found += commands(of: view, for: key).map { (view, $0) }
        }
        return found.filter(\.command.wantsPriorityOverSystemBehavior)
            + found.filter { !$0.command.wantsPriorityOverSystemBehavior }
    }

    private func commands(of owner: UIResponder, for key: UIKey) -> [UIKeyCommand] {
        guard let commands = owner.keyCommands, !commands.isEmpty else { return [] }
        let exact = commands.filter { $0.matches(key, .exact) }
        return exact + commands.filter { $0.matches(key, .platform) && !$0.matches(key, .exact) }
    }
}
