/// Closes the groups that undo managers open automatically at the end of the event in which they were opened.
@MainActor package enum UndoEventGrouping {
    private static var managers: [UndoManager] = []

    /// Registers a manager that has opened a group; outside of events the group is closed when the main actor is idle.
    static func opened(_ manager: UndoManager) {
        managers.append(manager)
        if managers.count == 1 { Task { @MainActor in end() } }
    }

    /// Closes the open groups after a window has handled an event.
    package static func end() {
        guard !managers.isEmpty else { return }
        let ending = managers
        managers.removeAll()
        for manager in ending { manager.endEvent() }
    }
}
