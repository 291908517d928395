package import Accessibility

// Lists as assistive technologies see them: with the number of all items, not only of the visible ones.

extension ListCore {
    /// Returns the position of a cell among the items of all sections, or `nil` if the cell is not in the list.
    func placement(of cell: UIView) -> AccessibilityNode.Placement? {
        guard let position = item(around: cell)?.element.position, counts.contains(position) else { return nil }
        let before = counts.items[..<position.section].reduce(0, +)
        return AccessibilityNode.Placement(index: before + position.item, count: counts.total)
    }

    /// Describes the visible cells again, because their positions may have changed.
    func updateAccessibility() {
        guard AccessibilityTreeBuilder.shared != nil else { return }
        for item in visible.values { item.view.accessibilityDidChange(.content) }
    }
}

extension UITableViewCell: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        describe(&node, as: owner)
    }
}

extension UICollectionViewCell: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        describe(&node, as: owner)
    }
}

extension ListCell {
    /// Describes the cell as an item of a list.
    fileprivate func describe(_ node: inout AccessibilityNode, as owner: ListCore?) {
        guard let owner else { return }
        node.role = .listItem
        node.states.insert(.selectable)
        node.placement = owner.placement(of: self)
    }
}

extension UITableView: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { true }

    package func describe(_ node: inout AccessibilityNode) {
        node.role = .list
        node.states.insert(.vertical)
        if allowsMultipleSelection { node.states.insert(.multiselectable) }
    }
}

extension UICollectionView: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { true }

    package func describe(_ node: inout AccessibilityNode) {
        node.role = .list
        if allowsMultipleSelection { node.states.insert(.multiselectable) }
    }
}
