package import Accessibility

// Lists as assistive technologies see them: with the number of all items, not only of the visible ones.

extension ListCore {
    /// Returns the position of a cell among the items of all sections, or `nil` if the cell is not in the list.
    func placement(of cell: UIView) -> AccessibilityNode.Placement? {
        guard let position = item(around: cell)?.element.position, let index = counts.index(of: position) else {
            return nil
        }
        return AccessibilityNode.Placement(index: index, count: counts.total)
    }

    /// Describes the visible cells again, because their positions may have changed.
    func updateAccessibility() {
        guard AccessibilityTreeBuilder.shared != nil else { return }
        for item in visible.values { item.view.accessibilityDidChange(.content) }
    }
}

extension UITableViewCell: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { isItemWithControls }

    package func describe(_ node: inout AccessibilityNode) {
        describe(&node, as: owner)
    }
}

extension UICollectionViewCell: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { isItemWithControls }

    package func describe(_ node: inout AccessibilityNode) {
        describe(&node, as: owner)
        guard let entry = outlineEntry else { return }
        node.level = entry.level + 1
        guard entry.hasChildren else { return }
        node.states.insert(.expandable)
        if entry.isExpanded { node.states.insert(.expanded) }
    }
}

extension ListCell {
    /// Whether the cell is an item of a list that contains elements for interaction only, which are presented inside of it.
    fileprivate var isItemWithControls: Bool {
        owner != nil && joinedAccessibilityLabel == nil && accessibilityLabelOfContents != nil
    }

    /// Describes the cell as an item of a list.
    fileprivate func describe(_ node: inout AccessibilityNode, as owner: ListCore?) {
        guard let owner else { return }
        node.role = owner.host.listRole == .table ? .row : .listItem
        if node.name.isEmpty { node.name = accessibilityLabelOfContents ?? "" }
        if owner.client.isSelectionAllowed { node.states.insert(.selectable) }
        node.placement = owner.placement(of: self)
    }
}

extension UITableView: AccessibilityDescribing, AccessibilityItems, ListAccessibility {
    package var isAccessibilityContainer: Bool { true }

    package func describe(_ node: inout AccessibilityNode) {
        node.role = listRole
        node.states.insert(.vertical)
        if allowsMultipleSelection { node.states.insert(.multiselectable) }
    }

    func scrollToCenter(_ path: IndexPath) {
        scrollToRow(at: path, at: .middle, animated: false)
    }
}

extension UICollectionView: AccessibilityDescribing, AccessibilityItems, ListAccessibility {
    package var isAccessibilityContainer: Bool { true }

    package func describe(_ node: inout AccessibilityNode) {
        node.role = listRole
        if allowsMultipleSelection { node.states.insert(.multiselectable) }
    }

    func scrollToCenter(_ path: IndexPath) {
        scrollToItem(at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
    }
}

/// A list whose items assistive technologies select, and request before they are visible.
@MainActor protocol ListAccessibility: UIScrollView {
    var core: ListCore { get }
    var allowsMultipleSelection: Bool { get }
    func scrollToCenter(_ path: IndexPath)
}

extension ListAccessibility {
    package var selectedAccessibilityItems: [Int] { core.selectedAccessibilityItems }
    package var accessibilityItemCount: Int { core.counts.total }
    package var selectedAccessibilityItemCount: Int { core.selection.positions.count }
    package var selectsSeveralAccessibilityItems: Bool { allowsMultipleSelection }

    package func isAccessibilityItemSelected(_ index: Int) -> Bool {
        core.counts.position(at: index).map { core.selection.contains($0) } ?? false
    }

    package func setAccessibilityItem(_ index: Int, isSelected: Bool) -> Bool {
        core.setAccessibilityItem(index, isSelected: isSelected)
    }

    package func setAllAccessibilityItems(isSelected: Bool) -> Bool {
        core.setAllAccessibilityItems(isSelected: isSelected)
    }

    /// Scrolls to the item, because only visible items have cells.
    package func makeAccessibilityItem(_ index: Int) -> UIView? {
        guard let position = core.counts.position(at: index) else { return nil }
        if core.cell(at: position) == nil {
            scrollToCenter(IndexPath(item: position.item, section: position.section))
            layoutIfNeeded()
        }
        return core.cell(at: position)
    }
}

extension UIScrollView {
    /// A table if the program describes the list as one, otherwise a list.
    fileprivate var listRole: AccessibilityRole {
        accessibilityContainerType == .dataTable && self is any UIAccessibilityContainerDataTable ? .table : .list
    }
}

// The selection by positions among the items of all sections.
extension ListCore {
    var selectedAccessibilityItems: [Int] {
        selection.positions.compactMap { counts.index(of: $0) }.sorted()
    }

    /// Selects or deselects an item as a tap does; returns whether it has the state afterwards.
    func setAccessibilityItem(_ index: Int, isSelected: Bool) -> Bool {
        guard let position = counts.position(at: index) else { return false }
        guard selection.contains(position) != isSelected else { return true }
        // A tap on the only selected item of a list does not deselect it.
        if isSelected || client.isMultipleSelectionAllowed {
            userSelect(position)
        } else {
            deselect(position, animated: false)
            client.didDeselect(position)
        }
        return selection.contains(position) == isSelected
    }

    func setAllAccessibilityItems(isSelected: Bool) -> Bool {
        guard !isSelected || client.isMultipleSelectionAllowed else { return false }
        let (start, count) = (epoch, counts.total)
        guard isSelected else {
            for index in selectedAccessibilityItems where start == epoch {
                _ = setAccessibilityItem(index, isSelected: false)
            }
            return selection.positions.isEmpty
        }
        for index in 0..<count where start == epoch { _ = setAccessibilityItem(index, isSelected: true) }
        return selection.positions.count == count
    }

    /// Reports the rows of a table that an update removes and inserts.
    func reportAccessibilityRows(_ update: ListUpdate, to new: ListCounts) {
        guard AccessibilityTreeBuilder.shared != nil, host.listRole == .table else { return }
        for rows in counts.ranges(of: update.deleted).reversed() {
            host.accessibilityTableDidChange(.rowsRemoved(rows))
        }
        for rows in new.ranges(of: update.inserted) { host.accessibilityTableDidChange(.rowsInserted(rows)) }
        if !update.moved.isEmpty { host.accessibilityTableDidChange(.rowsReordered) }
    }
}

extension ListCounts {
    /// Returns the index of a position among the items of all sections, or `nil` if there is no such item.
    func index(of position: ListPosition) -> Int? {
        contains(position) ? items[..<position.section].reduce(position.item, +) : nil
    }

    /// Returns the position of an item among those of all sections, or `nil` if there is no such item.
    func position(at index: Int) -> ListPosition? {
        var rest = index
        for (section, count) in items.enumerated() where rest >= 0 {
            if rest < count { return ListPosition(section, rest) }
            rest -= count
        }
        return nil
    }

    /// Returns the adjacent items among positions as ranges in ascending order.
    fileprivate func ranges(of positions: [ListPosition]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for index in positions.compactMap({ index(of: $0) }).sorted() {
            if let last = ranges.last, last.upperBound == index {
                ranges[ranges.count - 1] = last.lowerBound..<index + 1
            } else {
                ranges.append(index..<index + 1)
            }
        }
        return ranges
    }
}
