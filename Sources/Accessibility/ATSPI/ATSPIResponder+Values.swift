internal import OpenDisplay

// The interfaces `Action`, `Value` and `Selection`.
extension ATSPIResponder {
    // MARK: Action

    func actionMethod(_ request: ATSPIRequest) -> [DBusValue]? {
        let actions = request.node.actions
        if request.member == "GetActions" {
            let values = actions.map { DBusValue.structure([.string($0.key), .string($0.name), .string("")]) }
            return [.array(values, of: "(sss)")]
        }
        let index = request.integer(0)
        let action = actions.indices.contains(index) ? actions[index] : nil
        switch request.member {
        case "GetName": return [.string(action?.key ?? "")]
        case "GetLocalizedName", "GetDescription": return [.string(action?.name ?? "")]
        case "GetKeyBinding": return [.string(index == 0 ? keyBinding(of: request.node) : "")]
        case "DoAction":
            return [.boolean(action.map { source?.perform($0.kind, on: request.node.id) ?? false } ?? false)]
        default: return nil
        }
    }

    /// The key of the first action, as GTK writes it: the letter, the keys from the menu bar on, and a combination.
    private func keyBinding(of node: AccessibilityNode) -> String {
        source?.mnemonic(of: node.id).map { "\($0);<Alt>\($0);" } ?? ""
    }

    // MARK: Value

    func valueProperty(_ request: ATSPIRequest, _ range: AccessibilityNode.Range) -> DBusValue? {
        switch request.member {
        case "MinimumValue": .double(range.minimum)
        case "MaximumValue": .double(range.maximum)
        case "MinimumIncrement": .double(range.step)
        case "CurrentValue": .double(range.value)
        case "Text": .string(request.node.value)
        default: nil
        }
    }

    // MARK: Selection

    func selectedChildren(of node: AccessibilityNode) -> [AccessibilityID] {
        node.children.filter { isSelected($0) }
    }

    func selectionMethod(_ request: ATSPIRequest) -> [DBusValue]? {
        let (children, index) = (request.node.children, request.integer(0))
        let child = children.indices.contains(index) ? children[index] : nil
        switch request.member {
        case "GetSelectedChild":
            let selected = selectedChildren(of: request.node)
            return [reference(to: selected.indices.contains(index) ? selected[index] : nil).value]
        case "IsChildSelected": return [.boolean(child.map { isSelected($0) } ?? false)]
        case "SelectChild": return [.boolean(child.map { setSelected(true, $0) } ?? false)]
        case "DeselectChild": return [.boolean(child.map { setSelected(false, $0) } ?? false)]
        case "DeselectSelectedChild":
            let selected = selectedChildren(of: request.node)
            return [.boolean(selected.indices.contains(index) && setSelected(false, selected[index]))]
        case "SelectAll": return [.boolean(setAllSelected(true, request.node))]
        case "ClearSelection": return [.boolean(setAllSelected(false, request.node))]
        default: return nil
        }
    }

    func isSelected(_ id: AccessibilityID) -> Bool {
        tree[id]?.states.contains(.selected) ?? false
    }

    /// Selects or deselects an item as the user does, by activating it; returns whether it has the state afterwards.
    private func setSelected(_ selects: Bool, _ id: AccessibilityID) -> Bool {
        guard isSelected(id) != selects else { return true }
        let list = tree.parent(of: id)
        if let list, let index = tree[id]?.placement?.index, source?.itemCounts(of: list) != nil {
            guard source?.setItem(index, isSelected: selects, of: list) == true else { return false }
        } else {
            guard source?.perform(.activate, on: id) == true else { return false }
        }
        source?.updateTree()
        return isSelected(id) == selects
    }

    private func setAllSelected(_ selects: Bool, _ node: AccessibilityNode) -> Bool {
        guard node.states.contains(.multiselectable) || !selects else { return false }
        if let source, source.itemCounts(of: node.id) != nil {
            return source.setAllItems(isSelected: selects, of: node.id)
        }
        return node.children.allSatisfy { setSelected(selects, $0) }
    }
}

extension AccessibilityAction {
    /// The name by which programs find the action, which is not localized.
    fileprivate var key: String {
        switch kind {
        case .activate: "click"
        case .increment: "increment"
        case .decrement: "decrement"
        case .escape: "escape"
        case .showMenu: "menu"
        case .custom, .search: name
        case .scroll(let direction): "scroll-\(direction.rawValue)"
        case .magicTap: "magic-tap"
        }
    }
}
