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
        case .selectionChanged(let id): return [.event(.object, "SelectionChanged", of: id)]
        case .announced(let text, let id):
            return [.event(.object, "Announcement", of: id, "", Self.polite, 0, .string(text))]
        }
    }

    /// `ATSPI_LIVE_POLITE`: the announcement does not interrupt speech.
    private static let polite = 1

    private func added(_ child: AccessibilityID, at index: Int, to parent: AccessibilityID) -> [ATSPISignal] {
        var signals = cacheAdditions(child, at: index)
        signals.append(
            .event(.object, "ChildrenChanged", of: parent, "add", index, 0, reference(to: child).value))
        if parent == .application { signals.append(windowEvent("Create", child)) }
        return signals
    }

    /// Returns the entries of a node and its descendants, from the top down.
    private func cacheAdditions(_ id: AccessibilityID, at index: Int) -> [ATSPISignal] {
        guard let node = tree[id], let entry = cacheEntry(of: id, at: index) else { return [] }
        return [.cache("AddAccessible", entry)]
            + node.children.enumerated().flatMap { cacheAdditions($0.element, at: $0.offset) }
    }

    private func removed(_ child: AccessibilityID, at index: Int, from parent: AccessibilityID) -> [ATSPISignal] {
        let reference = reference(to: child).value
        var signals = [
            ATSPISignal.event(.object, "ChildrenChanged", of: parent, "remove", index, 0, reference),
            .cache("RemoveAccessible", reference),
        ]
        if parent == .application { signals.append(windowEvent("Destroy", child)) }
        return signals
    }

    private func changed(_ property: AccessibilityEvent.Property, of id: AccessibilityID) -> [ATSPISignal] {
        guard let node = tree[id] else { return [] }
        let (name, value): (String, DBusValue) =
            switch property {
            case .name: ("accessible-name", .string(node.name))
            case .help: ("accessible-description", .string(description(of: node)))
            case .role: ("accessible-role", .uint32(node.presentedRole.atspi.number))
            case .value where node.range == nil: ("accessible-description", .string(description(of: node)))
            case .value: ("accessible-value", .double(node.range?.value ?? 0))
            }
        return [.event(.object, "PropertyChange", of: id, name, 0, 0, value)]
    }

    private func stateChanged(_ state: AccessibilityStates, _ isOn: Bool, of id: AccessibilityID) -> [ATSPISignal] {
        var names = AccessibilityStates.atspi.filter { $0.state == state }.map(\.name)
        let role = tree[id]?.role
        if role == .toggleButton, state == .checked { names.append("pressed") }
        var signals = names.map { ATSPISignal.event(.object, "StateChanged", of: id, $0, isOn ? 1 : 0) }
        if role == .window, state == .active {
            signals.insert(windowEvent(isOn ? "Activate" : "Deactivate", id), at: 0)
        }
        if role == .button, state == .selected {
            signals += changed(.role, of: id)
            for name in ["checked", "pressed"] {
                signals.append(.event(.object, "StateChanged", of: id, name, isOn ? 1 : 0))
            }
        }
        return signals
    }

    private func windowEvent(_ member: String, _ id: AccessibilityID) -> ATSPISignal {
        .event(.window, member, of: id, "", 0, 0, .string(tree[id]?.name ?? ""))
    }

    private func textChanged(_ detail: String, _ text: String, _ offset: Int, _ id: AccessibilityID) -> ATSPISignal {
        .event(.object, "TextChanged", of: id, detail, offset, text.unicodeScalars.count, .string(text))
    }
}
