/// Ends the groups that managers open by themselves when the event is over in which they did.
@MainActor enum UndoEvents {
    private static var managers: [UndoManager] = []

    /// A manager opened a group; without an event it ends when the main actor is free.
    static func opened(_ manager: UndoManager) {
        managers.append(manager)
        if managers.count == 1 { Task { @MainActor in end() } }
    }

    /// A window handled an event.
    static func end() {
        guard !managers.isEmpty else { return }
        let ending = managers
        managers.removeAll()
        for manager in ending { manager.endEvent() }
    }
}
