internal import OpenDisplay

// The signals for changes of the tree.
extension ATSPIResponder {
    func signals(for event: AccessibilityEvent) -> [ATSPISignal] {
        switch event {
        case .childAdded(let child, let index, let parent): return added(child, at: index, to: parent)
        case .childRemoved(let child, let index, let parent): return removed(child, at: index, from: parent)
        case .changed(let property, let id): return changed(property, of: id)
        case .stateChanged(let state, let isOn, let id): return stateChanged(state, isOn, of: id)
        case .textRemoved(let text, let offset, let id): return [textChanged("delete", text, offset, id)]
        case .textInserted(let text, let offset, let id): return [textChanged("insert", text, offset, id)]
        case .caretMoved(let offset, let id): return [.event(.object, "TextCaretMoved", of: id, "", offset)]
        case .textSelectionChanged(let id): return [.event(.object, "TextSelectionChanged", of: id)]
        case .textAttributesChanged(let id): return [.event(.object, "TextAttributesChanged", of: id)]
        case .selectionChanged(let id): return [.event(.object, "SelectionChanged", of: id)]
        case .activeDescendantChanged(let child, let index, let id):
            return [.event(.object, "ActiveDescendantChanged", of: id, "", index, 0, reference(to: child).value)]
        case .boundsChanged(let frame, let id):
            return [.event(.object, "BoundsChanged", of: id, "", 0, 0, .structure(numbers(of: frame)))]
        case .visibleDataChanged(let id): return [.event(.object, "VisibleDataChanged", of: id)]
        case .tableChanged(let change, let id): return [tableChanged(change, id)]
        case .announced(let text, let id, let notification):
            return [
                .event(.object, "Announcement", of: id, "", Self.polite, 0, .string(text)),
                .event(.object, "StateChanged", of: notification, "showing", 1),
            ]
        }
    }

    /// `ATSPI_LIVE_POLITE`: the announcement does not interrupt speech.
    private static let polite = 1

    private func added(_ child: AccessibilityID, at index: Int, to parent: AccessibilityID) -> [ATSPISignal] {
        let nodes = subtree(child, at: index)
        var signals = nodes.compactMap { node in
            cacheEntry(of: node.id, at: node.index).map { ATSPISignal.cache("AddAccessible", $0) }
        }
        signals.append(
            .event(.object, "ChildrenChanged", of: parent, "add", index, 0, reference(to: child).value))
        if parent == .application { signals.append(windowEvent("Create", child)) }
        return signals + nodes.flatMap { initialStates(of: $0.id) }
    }

    /// Returns a node and its descendants from the top down, each with its index, without recursion.
    private func subtree(_ id: AccessibilityID, at index: Int) -> [(id: AccessibilityID, index: Int)] {
        var (waiting, found) = ([(id: id, index: index)], [(id: AccessibilityID, index: Int)]())
        while let next = waiting.popLast() {
            guard let node = tree[next.id] else { continue }
            found.append(next)
            waiting += node.children.enumerated().reversed().map { ($0.element, $0.offset) }
        }
        return found
    }

    /// Returns the events about the states of a new node that screen readers speak: an alert or a tool tip that is shown, and the
    /// keyboard focus, which is in a dialog when it appears, and in the elements behind it when it has gone.
    private func initialStates(of id: AccessibilityID) -> [ATSPISignal] {
        guard let node = tree[id] else { return [] }
        var names: [String] = []
        if node.role == .alert || node.role == .toolTip { names.append("showing") }
        if node.states.contains(.focused) { names.append("focused") }
        return names.map { .event(.object, "StateChanged", of: id, $0, 1) }
    }

    private func removed(_ child: AccessibilityID, at index: Int, from parent: AccessibilityID) -> [ATSPISignal] {
        let reference = reference(to: child).value
        var signals = [
            ATSPISignal.event(.object, "ChildrenChanged", of: parent, "remove", index, 0, reference),
            .cache("RemoveAccessible", reference),
        ]
        if parent == .application { signals.append(windowEvent("Destroy", child)) }
        // Before the removal, after which clients do not know the object.
        if tree[child]?.role == .toolTip {
            signals.insert(.event(.object, "StateChanged", of: child, "showing", 0), at: 0)
        }
        return signals
    }

    private func changed(_ property: AccessibilityEvent.Property, of id: AccessibilityID) -> [ATSPISignal] {
        guard let node = tree[id] else { return [] }
        let (name, value): (String, DBusValue) =
            switch property {
            case .name: ("accessible-name", .string(node.name))
            case .help: ("accessible-description", .string(description(of: node)))
            case .parent: ("accessible-parent", parent(of: id).value)
            case .role: ("accessible-role", .uint32(node.presentedRole.atspi.number))
            case .value where node.range == nil: ("accessible-description", .string(description(of: node)))
            case .value: ("accessible-value", .double(node.range?.value ?? 0))
            }
        return [.event(.object, "PropertyChange", of: id, name, 0, 0, value)]
    }

    private func stateChanged(_ state: AccessibilityStates, _ isOn: Bool, of id: AccessibilityID) -> [ATSPISignal] {
        var names = AccessibilityStates.atspi.filter { $0.state == state }.map(\.name)
        let role = tree[id]?.role
        // Screen readers would speak "pressed" once for each of two states.
        if role == .toggleButton, state == .checked { names = ["pressed"] }
        var signals = names.map { ATSPISignal.event(.object, "StateChanged", of: id, $0, isOn ? 1 : 0) }
        if role == .window, state == .active {
            signals.insert(windowEvent(isOn ? "Activate" : "Deactivate", id), at: 0)
        }
        if role == .button, state == .selected {
            signals += changed(.role, of: id)
            signals.append(.event(.object, "StateChanged", of: id, "pressed", isOn ? 1 : 0))
        }
        return signals
    }

    private func windowEvent(_ member: String, _ id: AccessibilityID) -> ATSPISignal {
        .event(.window, member, of: id, "", 0, 0, .string(tree[id]?.name ?? ""))
    }

    private func textChanged(_ detail: String, _ text: String, _ offset: Int, _ id: AccessibilityID) -> ATSPISignal {
        .event(.object, "TextChanged", of: id, detail, offset, text.unicodeScalars.count, .string(text))
    }

    private func tableChanged(_ change: AccessibilityTableChange, _ id: AccessibilityID) -> ATSPISignal {
        switch change {
        case .rowsRemoved(let rows): .event(.object, "RowDeleted", of: id, "", rows.lowerBound, rows.count)
        case .rowsInserted(let rows): .event(.object, "RowInserted", of: id, "", rows.lowerBound, rows.count)
        case .rowsReordered: .event(.object, "RowReordered", of: id)
        case .columnsReordered: .event(.object, "ColumnReordered", of: id)
        }
    }
}
