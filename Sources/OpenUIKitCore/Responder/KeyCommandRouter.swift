/// Finds the command for a key combination.
///
/// Commands are searched from the responder that would receive the key press up to the application. Within a responder,
/// an exactly matching combination takes precedence over one that is only its equivalent on this platform. Text input
/// takes precedence over commands without `wantsPriorityOverSystemBehavior`. Commands of components, which are
/// available in their whole window, follow after those of find interactions and of the clipboard. Commands of the program's menus and of development
/// tools are searched last.
/// Views and controllers behind a modal presentation are skipped.
@MainActor struct KeyCommandRouter {
    let responder: UIResponder

    /// Performs the command for a key and returns it, or `nil` if there is none.
    func perform(_ key: UIKey) -> UIKeyCommand? {
        let isTaken = responder.handlesKeyBeforeCommands(key)
        for (owner, command) in candidates(for: key) where command.wantsPriorityOverSystemBehavior || !isTaken {
            if command.perform(from: owner) { return command }
        }
        return nil
    }

    /// The letters that commands use together with the Alt key alone.
    var lettersWithAlt: Set<Character> {
        var commands = UIMenuSystem.main.keyCommands + UIMenuSystem.main.toolCommands
        _ = responder.firstInChain { owner in
            commands += owner.keyCommands ?? []
            return false
        }
        for view in window?.commandViews ?? [] { commands += view.keyCommands ?? [] }
        let inputs = commands.filter { $0.modifierFlags == .alternate }.compactMap { $0.input?.lowercased() }
        return Set(inputs.filter { $0.count == 1 }.compactMap(\.first))
    }

    private var window: UIWindow? { responder as? UIWindow ?? responder.responderWindow }

    private func candidates(for key: UIKey) -> [(owner: UIResponder, command: UIKeyCommand)] {
        let modality = window?.modality
        var found: [(owner: UIResponder, command: UIKeyCommand)] = []
        func add(_ owner: UIResponder) {
            guard modality?.blocks(owner) != true else { return }
            found += commands(of: owner, for: key).map { (owner, $0) }
        }
        _ = responder.firstInChain { owner in
            add(owner)
            return false
        }
        found += matching(FindCommands.all + ClipboardCommands.all, key).map { (responder, $0) }
        for view in window?.commandViews ?? [] where !responder.reaches(view) {
            view.prepareForEvent()
            add(view)
        }
        let ofMenus = UIMenuSystem.main.keyCommands + UIMenuSystem.main.toolCommands
        found += matching(ofMenus, key).map { (responder, $0) }
        return found.filter(\.command.wantsPriorityOverSystemBehavior)
            + found.filter { !$0.command.wantsPriorityOverSystemBehavior }
    }

    private func commands(of owner: UIResponder, for key: UIKey) -> [UIKeyCommand] {
        guard let commands = owner.keyCommands, !commands.isEmpty else { return [] }
        return matching(commands, key)
    }

    private func matching(_ commands: [UIKeyCommand], _ key: UIKey) -> [UIKeyCommand] {
        let exact = commands.filter { $0.matches(key, .exact) }
        return exact + commands.filter { $0.matches(key, .platform) && !$0.matches(key, .exact) }
    }
}
