/// The nodes that assistive technologies see, from the application down to the elements of its windows.
///
/// The caller sets and removes nodes; the tree compares them with the previous ones and reports the differences. It
/// does not depend on where the nodes come from.
@MainActor package final class AccessibilityTree {
    @exclusivity(unchecked) private var nodes: [AccessibilityID: AccessibilityNode] = [:]
    @exclusivity(unchecked) private var parents: [AccessibilityID: AccessibilityID] = [:]

    private var announcement: AccessibilityID?
    private var announcements: UInt64 = 0

    /// Called for each difference, after the tree has changed.
    package var onEvent: (AccessibilityEvent) -> Void = { _ in }

    /// Creates a tree that consists of the application.
    ///
    /// - Parameter name: The name of the application.
    package init(name: String) {
        var root = AccessibilityNode(id: .application, role: .application)
        root.name = name
        nodes[.application] = root
    }

    package subscript(id: AccessibilityID) -> AccessibilityNode? { nodes[id] }

    /// The number of nodes, with the application.
    package var count: Int { nodes.count }

    /// The identifiers of all nodes, in ascending order.
    package var identifiers: [AccessibilityID] { nodes.keys.sorted() }

    package func parent(of id: AccessibilityID) -> AccessibilityID? { parents[id] }

    /// Returns the position of a node among its siblings, or `nil` for the application and unknown nodes.
    package func index(of id: AccessibilityID) -> Int? {
        parents[id].flatMap { nodes[$0]?.children.firstIndex(of: id) }
    }

    /// Adds a node, or replaces the one with the same identifier.
    ///
    /// Children must be added before their parent names them.
    package func set(_ node: consuming AccessibilityNode) {
        let (id, children) = (node.id, node.children)
        guard let old = nodes.updateValue(node, forKey: id) else {
            for child in children { parents[child] = id }
            return
        }
        guard let node = nodes[id], old != node else { return }
        reportDescription(from: old, to: node)
        if old.children != node.children { replaceChildren(of: node, old.children) }
    }

    /// Removes a node and its descendants, except those that other nodes have taken over.
    ///
    /// - Returns: The removed nodes.
    @discardableResult
    package func remove(_ id: AccessibilityID) -> [AccessibilityID] {
        guard id != .application else { return [] }
        var (waiting, removed) = ([id], [AccessibilityID]())
        while let next = waiting.popLast() {
            guard let node = nodes.removeValue(forKey: next) else { continue }
            waiting += node.children.filter { parents[$0] == next }
            parents[next] = nil
            removed.append(next)
        }
        return removed
    }

    /// Reports an event that is not a difference between nodes.
    package func report(_ event: AccessibilityEvent) {
        onEvent(event)
    }

    /// Reports a text that is to be spoken.
    ///
    /// The text is also the name of a node that exists until the next announcement, and is no child of another one, because
    /// screen readers before Orca 45 speak the notifications that appear, and not the texts of events.
    package func announce(_ text: String, by id: AccessibilityID) {
        if let announcement { remove(announcement) }
        announcements += 1
        var node = AccessibilityNode(id: AccessibilityID(UInt64.max - announcements), role: .notification)
        node.name = text
        nodes[node.id] = node
        parents[node.id] = id
        announcement = node.id
        onEvent(.announced(text, by: id, notification: node.id))
    }

    /// Returns whether a node is another one or its descendant.
    package func contains(_ id: AccessibilityID, in ancestor: AccessibilityID) -> Bool {
        var (waiting, visited) = ([ancestor], Set<AccessibilityID>())
        while let next = waiting.popLast() {
            if next == id { return true }
            if visited.insert(next).inserted { waiting += nodes[next]?.children ?? [] }
        }
        return false
    }

    // MARK: Differences

    private func reportDescription(from old: AccessibilityNode, to new: AccessibilityNode) {
        if old.role != new.role { onEvent(.changed(.role, of: new.id)) }
        if old.name != new.name { onEvent(.changed(.name, of: new.id)) }
        if old.help != new.help { onEvent(.changed(.help, of: new.id)) }
        reportText(from: old, to: new)
        reportStates(from: old, to: new)
        if old.value != new.value || old.range?.value != new.range?.value { onEvent(.changed(.value, of: new.id)) }
    }

    private func reportStates(from old: AccessibilityNode, to new: AccessibilityNode) {
        guard old.states != new.states else { return }
        for state in old.states.symmetricDifference(new.states).elements {
            onEvent(.stateChanged(state, isOn: new.states.contains(state), of: new.id))
            if state == .selected, let parent = parents[new.id] { onEvent(.selectionChanged(of: parent)) }
        }
    }

    private func reportText(from old: AccessibilityNode, to new: AccessibilityNode) {
        guard let oldText = old.text, let newText = new.text, oldText != newText else { return }
        if let edit = AccessibilityTextEdit(from: oldText.string, to: newText.string) {
            if !edit.removed.isEmpty { onEvent(.textRemoved(edit.removed, at: edit.start, of: new.id)) }
            if !edit.inserted.isEmpty { onEvent(.textInserted(edit.inserted, at: edit.start, of: new.id)) }
        }
        if oldText.caret != newText.caret { onEvent(.caretMoved(newText.caret, of: new.id)) }
        if oldText.selection != newText.selection, !(oldText.selection.isEmpty && newText.selection.isEmpty) {
            onEvent(.textSelectionChanged(of: new.id))
        }
    }

    /// Reports removed children from the end, then added ones from the start, so that every index is that of the list
    /// at the time of the event; a child that has moved is removed and added.
    private func replaceChildren(of node: AccessibilityNode, _ old: [AccessibilityID]) {
        let difference = node.children.difference(from: old)
        for case .remove(_, let child, _) in difference where parents[child] == node.id { parents[child] = nil }
        for child in node.children { parents[child] = node.id }
        for change in difference {
            switch change {
            case .remove(let index, let child, _): onEvent(.childRemoved(child, at: index, from: node.id))
            case .insert(let index, let child, _): onEvent(.childAdded(child, at: index, to: node.id))
            }
        }
    }
}
