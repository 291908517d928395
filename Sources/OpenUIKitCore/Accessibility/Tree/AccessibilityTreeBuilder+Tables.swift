package import Accessibility

// The cells of tables, and the selection of their rows.
extension AccessibilityTreeBuilder {
    private func table(_ id: AccessibilityID) -> (any UIAccessibilityContainerDataTable)? {
        object(id) as? any UIAccessibilityContainerDataTable
    }

    package func cell(row: Int, column: Int, of table: AccessibilityID) -> AccessibilityID? {
        guard let object = self.table(table),
            let cell = object.accessibilityDataTableCellElement(forRow: row, column: column)
        else { return nil }
        updateTree()
        return node(of: cell)
    }

    package func headers(row: Int, of table: AccessibilityID) -> [AccessibilityID] {
        self.table(table)?.accessibilityHeaderElements(forRow: row)?.compactMap { node(of: $0) } ?? []
    }

    package func headers(column: Int, of table: AccessibilityID) -> [AccessibilityID] {
        self.table(table)?.accessibilityHeaderElements(forColumn: column)?.compactMap { node(of: $0) } ?? []
    }

    package func headers(of id: AccessibilityID) -> [AccessibilityID] {
        let headers = object(id)?.accessibilityHeaderElements ?? []
        return headers.compactMap { ($0 as? AccessibleObject).flatMap { self.id(of: $0) } }
    }

    package func parentRow(of id: AccessibilityID) -> AccessibilityID? {
        guard let view = object(id) as? UIView, let list = view.superview as? any AccessibilityListing,
            let row = list.accessibilityRow(of: view), let parent = list.accessibilityParentRow(of: row.index),
            let made = list.makeAccessibilityItem(parent)
        else { return nil }
        updateTree()
        return self.id(of: made)
    }

    private func node(of cell: any UIAccessibilityContainerDataTableCell) -> AccessibilityID? {
        (cell as? AccessibleObject).flatMap { id(of: $0) }
    }

    // MARK: Selection

    private func items(_ id: AccessibilityID) -> (any AccessibilityItems)? {
        isCovered(id) ? nil : object(id)?.presentedItems
    }

    package func selectedItems(of id: AccessibilityID) -> [Int]? {
        items(id)?.selectedAccessibilityItems
    }

    package func itemCounts(of id: AccessibilityID) -> AccessibilityItemCounts? {
        items(id).map {
            AccessibilityItemCounts(all: $0.accessibilityItemCount, selected: $0.selectedAccessibilityItemCount)
        }
    }

    package func isItemSelected(_ index: Int, of id: AccessibilityID) -> Bool {
        items(id)?.isAccessibilityItemSelected(index) ?? false
    }

    package func setItem(_ index: Int, isSelected: Bool, of id: AccessibilityID) -> Bool {
        items(id)?.setAccessibilityItem(index, isSelected: isSelected) ?? false
    }

    package func setAllItems(isSelected: Bool, of id: AccessibilityID) -> Bool {
        items(id)?.setAllAccessibilityItems(isSelected: isSelected) ?? false
    }
}

extension AccessibleObject {
    /// Reports that rows or columns of a table were inserted, removed or moved.
    package final func accessibilityTableDidChange(_ change: AccessibilityTableChange) {
        AccessibilityTreeBuilder.shared?.tableDidChange(change, of: self)
    }
}
