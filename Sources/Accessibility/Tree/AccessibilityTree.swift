/// The nodes that assistive technologies see, from the application down to the elements of its windows.
///
/// The caller sets and removes nodes; the tree compares them with the previous ones and reports the differences. It
/// does not depend on where the nodes come from.
@MainActor package final class AccessibilityTree {
    /// A node and its parent; an object, because a growing dictionary moves its values.
    private final class Entry {
        @exclusivity(unchecked) var node: AccessibilityNode
        @exclusivity(unchecked) var parent: AccessibilityID?
        /// The last parent of a node that has none now, until another one takes it over.
        var formerParent: AccessibilityID?

        init(_ node: consuming AccessibilityNode) {
            self.node = node
        }
    }

    @exclusivity(unchecked) private var entries: [AccessibilityID: Entry] = [:]

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
        entries[.application] = Entry(root)
    }

    package subscript(id: AccessibilityID) -> AccessibilityNode? { entries[id]?.node }

    /// The number of nodes, with the application.
    package var count: Int { entries.count }

    /// The identifiers of all nodes, in ascending order.
    package var identifiers: [AccessibilityID] { entries.keys.sorted() }

    /// Returns whether there is a node with an identifier.
    package func contains(_ id: AccessibilityID) -> Bool { entries[id] != nil }

    package func parent(of id: AccessibilityID) -> AccessibilityID? { entries[id]?.parent }

    /// Returns the position of a node among its siblings, or `nil` for the application and unknown nodes.
    package func index(of id: AccessibilityID) -> Int? {
        entry(around: id)?.node.children.firstIndex(of: id)
    }

    private func entry(around id: AccessibilityID) -> Entry? {
        guard let parent = entries[id]?.parent else { return nil }
        return entries[parent]
    }

    /// Adds a node, unless there is one with the identifier, after a closure has described it in its place.
    ///
    /// The closure adds the children before it names them.
    package func add(_ id: AccessibilityID, describe: (inout AccessibilityNode) -> Void) {
        let entry = Entry(AccessibilityNode(id: id, role: .group))
        describe(&entry.node)
        guard entries[id] == nil else { return }
        for child in entry.node.children { adopt(child, by: id) }
        entries[id] = entry
    }

    /// Adds a node, or replaces the one with the same identifier.
    ///
    /// Children must be added before their parent names them.
    package func set(_ node: consuming AccessibilityNode) {
        let id = node.id
        guard let entry = entries[id] else {
            for child in node.children { adopt(child, by: id) }
            entries[id] = Entry(node)
            return
        }
        let old = entry.node
        guard old != node else { return }
        entry.node = node
        reportDescription(from: old, to: entry.node)
        if old.children != entry.node.children { replaceChildren(of: entry.node, old.children) }
    }

    /// Removes a node and its descendants, except those that other nodes have taken over.
    ///
    /// - Returns: The removed nodes.
    @discardableResult
    package func remove(_ id: AccessibilityID) -> [AccessibilityID] {
        guard id != .application else { return [] }
        var (waiting, removed) = ([id], [AccessibilityID]())
        while let next = waiting.popLast() {
            guard let entry = entries.removeValue(forKey: next) else { continue }
            waiting += entry.node.children.filter { entries[$0]?.parent == next }
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
        let entry = Entry(node)
        entry.parent = id
        entries[node.id] = entry
        announcement = node.id
        onEvent(.announced(text, by: id, notification: node.id))
    }

    /// Returns whether a node is another one or its descendant.
    package func contains(_ id: AccessibilityID, in ancestor: AccessibilityID) -> Bool {
        var (waiting, visited) = ([ancestor], Set<AccessibilityID>())
        while let next = waiting.popLast() {
            if next == id { return true }
            if visited.insert(next).inserted { waiting += entries[next]?.node.children ?? [] }
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
            // Before the focus, for which screen readers would otherwise begin to speak and stop.
            if state == .focused, new.states.contains(.focused) { reportActiveDescendant(new.id) }
            onEvent(.stateChanged(state, isOn: new.states.contains(state), of: new.id))
            if state == .selected, let parent = entries[new.id]?.parent { onEvent(.selectionChanged(of: parent)) }
        }
    }

    private func reportActiveDescendant(_ id: AccessibilityID) {
        guard let list = entry(around: id)?.node, let index = list.children.firstIndex(of: id) else { return }
        switch list.role {
        case .list, .tree, .table, .treeTable: onEvent(.activeDescendantChanged(id, at: index, of: list.id))
        default: break
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
        if oldText.attributesVersion != newText.attributesVersion { onEvent(.textAttributesChanged(of: new.id)) }
    }

    /// Stores the parent of a child, and reports it if the child had another one.
    private func adopt(_ child: AccessibilityID, by parent: AccessibilityID) {
        guard let entry = entries[child], entry.parent != parent else { return }
        let former = entry.parent ?? entry.formerParent
        entry.parent = parent
        entry.formerParent = nil
        if let former, former != parent { onEvent(.changed(.parent, of: child)) }
    }

    /// Reports removed children from the end, then added ones from the start, so that every index is that of the list
    /// at the time of the event; a child that has moved is removed and added.
    private func replaceChildren(of node: AccessibilityNode, _ old: [AccessibilityID]) {
        let difference = node.children.difference(from: old)
        for case .remove(_, let child, _) in difference where entries[child]?.parent == node.id {
            entries[child]?.parent = nil
            entries[child]?.formerParent = node.id
        }
        for child in node.children { adopt(child, by: node.id) }
        for change in difference {
            switch change {
            case .remove(let index, let child, _): onEvent(.childRemoved(child, at: index, from: node.id))
            case .insert(let index, let child, _): onEvent(.childAdded(child, at: index, to: node.id))
            }
        }
    }
}
