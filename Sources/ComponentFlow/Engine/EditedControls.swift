/// The controls whose value the user changed since a parent last specified it.
///
/// A parent rejects a change by specifying its value again, possibly long after the change. If that update reaches a
/// component around the control that is equal to the previous one, the component is only marked as stale, and the
/// control is not notified. Therefore the components around these controls are updated at the end of each pass.
///
/// An edit is reverted if the pass reports it, or updates a component around the control on request. The update of a
/// host alone does not specify the values of controls that are deep in its component.
@MainActor
struct EditedControls {
    private struct Entry {
        weak var view: UIView?
        /// Whether the current pass reports the change.
        var isReported = true
    }

    private var entries: [Entry] = []
    /// The components that the current pass updated on request.
    private var updated: Set<ObjectIdentifier> = []

    var isEmpty: Bool {
        entries.isEmpty
    }

    /// Adds a control; equal components around it are noticed from now on, although they may contain no closures.
    mutating func insert(_ view: UIView) {
        remove(view)
        entries.append(Entry(view: view))
        for view in sequence(first: view, next: \.superview) { view.mountedNode?.acceptEqualComponents() }
    }

    /// Removes a control, and those that no longer exist.
    mutating func remove(_ view: UIView) {
        entries.removeAll { $0.view == nil || $0.view === view }
    }

    /// Registers that a component is updated on request.
    mutating func willUpdate(_ node: MountedNode) {
        updated.insert(ObjectIdentifier(node))
    }

    /// Ends the pass, and returns the controls with whether edits are reverted by what the pass specified again.
    mutating func endPass() -> [(view: UIView, reverts: Bool)] {
        let controls = entries.compactMap { entry in
            entry.view.map { (view: $0, reverts: entry.isReported || isSurroundedByUpdate($0)) }
        }
        for index in entries.indices { entries[index].isReported = false }
        updated = []
        return controls
    }

    private func isSurroundedByUpdate(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).dropFirst().contains { view in
            view.mountedNode.map { updated.contains(ObjectIdentifier($0)) } ?? false
        }
    }
}
