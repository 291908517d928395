// The rows as assistive technologies see them: by their positions among all rows, with or without views.

extension LazyList.View {
    /// The number of rows without views that are kept for assistive technologies.
    private static var requestLimit: Int { 16 }

    /// The number of rows, without headers and footers.
    var rowCount: Int { content.sections.reduce(0) { $0 + $1.count } }

    /// Returns the row with a view, or `nil` if the view is none of a row.
    func row(with view: UIView) -> Row? {
        rows.values.first { $0.host.view === view && $0.isRow && $0.entry < content.count }
    }

    /// Returns the position of an entry among all rows, or `nil` if it is a header or a footer.
    func position(ofEntry entry: Int) -> Int? {
        guard case (let section, .row(let index)) = content.place(of: entry) else { return nil }
        return content.sections[..<section].reduce(index) { $0 + $1.count }
    }

    /// Returns the entry of the row at a position among all rows, or `nil` if there is none.
    func entry(ofRow position: Int) -> Int? {
        var rest = position
        for (section, counted) in content.sections.enumerated() where rest >= 0 {
            if rest < counted.count {
                return content.entries(of: section).lowerBound + (counted.header == nil ? 0 : 1) + rest
            }
            rest -= counted.count
        }
        return nil
    }

    /// The positions of the selected rows, in ascending order.
    var selectedPositions: [Int] {
        content.entries(of: selectedRows) { [cursor] in cursor.selectedEntries[$0] ?? cursor.entry }.values
            .compactMap { position(ofEntry: $0) }.sorted()
    }

    /// Returns whether the row at a position among all rows is selected.
    func isRowSelected(at position: Int) -> Bool {
        entry(ofRow: position).flatMap { content.identity(of: $0) }.map(shownSelection.contains) ?? false
    }

    /// The row on which keys act: that at the cursor, or the first visible one while there is no cursor.
    var cursorRow: Row? {
        cursor.row.map { rows[.row($0)] } ?? visibleRows.first
    }

    /// Whether keys act on a row.
    func isCursor(_ row: Row) -> Bool {
        interaction?.cursorView.isFirstResponder == true && cursorRow === row
    }

    /// Whether the row at the cursor has a view, which presents the keyboard focus.
    var isCursorShown: Bool { cursorRow?.host.view != nil }

    /// Whether the row of a tree is expanded; `nil` if it cannot be.
    func expansion(of row: Row) -> Bool? {
        guard let outlineRows, row.entry < outlineRows.count else { return nil }
        let expansion = outlineRows.expansion(of: row.entry)
        return expansion.isPossible ? expansion.isExpanded : nil
    }

    /// The number of rows above a row in the tree, starting at 1; `nil` if the list shows no tree.
    func level(of row: Row) -> Int? {
        guard let outlineRows, row.entry < outlineRows.count else { return nil }
        return outlineRows.depth(of: row.entry) + 1
    }

    // MARK: - Requests

    /// Returns the view of a row, which is created without scrolling if there is none.
    func makeRow(at position: Int) -> UIView? {
        guard let entry = entry(ofRow: position) else { return nil }
        let key = content.key(of: entry)
        if let view = rows[key]?.host.view { return view }
        guard !isLayingOut, component != nil, let anchor = anchorForScrolling else { return nil }
        requestedEntries.removeAll { $0 == entry }
        requestedEntries = requestedEntries.suffix(Self.requestLimit - 1) + [entry]
        layOut(from: anchor)
        return rows[key]?.host.view
    }

    /// Selects or deselects a row; returns whether it has the state afterwards.
    func setRow(at position: Int, isSelected: Bool) -> Bool {
        prepareComponentsForEvent()
        guard let entry = entry(ofRow: position), let row = content.identity(of: entry),
            let selection = component?.rowSelection
        else { return false }
        let rows = selection.current()
        if rows.contains(row) != isSelected {
            if isSelected || selection.allowsSeveral {
                choose(entry, selection.allowsSeveral ? .toggle : .replace)
            } else {
                deselectAll()
            }
        }
        return selectedRows.contains(row) == isSelected
    }

    /// Selects all rows, or none; returns `false` if that is impossible.
    func setAllRows(isSelected: Bool) -> Bool {
        prepareComponentsForEvent()
        guard let selection = component?.rowSelection, !isSelected || selection.allowsSeveral else { return false }
        if isSelected { selectAll() } else { deselectAll() }
        return isSelected ? selectedRows.count == rowCount : selectedRows.isEmpty
    }

    /// Selects a row, and activates it if the list has an action for that.
    func activateRow(at position: Int) -> Bool {
        prepareComponentsForEvent()
        guard let entry = entry(ofRow: position), let row = content.identity(of: entry), isSelectionEnabled else {
            return false
        }
        choose(entry, .replace)
        component?.activated?(row)
        return true
    }

    // MARK: - Changes

    /// Reports that the selection and the keyboard focus of the rows may have changed.
    func reportSelectionToAssistiveTechnologies() {
        guard UIView.isPresentedToAssistiveTechnologies else { return }
        accessibilityPositionsDidChange(of: rows.values.filter(\.isRow).compactMap(\.host.view))
    }
}

extension LazyList.View: AccessibilityListing {
    package func accessibilityRow(of view: UIView) -> AccessibilityRow? {
        guard let row = row(with: view), let index = position(ofEntry: row.entry) else { return nil }
        var presented = AccessibilityRow(
            isPartOfTable ? .table : outlineRows == nil ? .list : .tree, index: index, count: rowCount)
        presented.isSelectable = isSelectionEnabled
        presented.hasActions = component?.moved != nil || component?.deleted != nil
        presented.isSelected = row.highlight != nil
        presented.isFocused = isCursor(row)
        presented.isExpanded = expansion(of: row)
        presented.level = level(of: row)
        return presented
    }

    /// A row is as wide as the list, in which a click selects it, although its content may be smaller.
    package func accessibilityFrame(ofRow view: UIView) -> CGRect {
        CGRect(
            x: view.frame.minX, y: view.frame.minY, width: max(rowWidth, view.frame.width), height: view.frame.height)
    }

    package func pinnedInsets(over view: UIView) -> UIEdgeInsets {
        guard let row = row(with: view) else { return .zero }
        return UIEdgeInsets(
            top: headerHeight(over: row.entry), left: 0, bottom: footerHeight(over: row.entry), right: 0)
    }

    package var isAccessibilityTree: Bool { outlineRows != nil }

    package func accessibilityParentRow(of index: Int) -> Int? {
        guard let outlineRows, 0..<outlineRows.count ~= index else { return nil }
        return outlineRows.parent(of: index)
    }

    package var selectedAccessibilityItems: [Int] { selectedPositions }
    package var accessibilityItemCount: Int { rowCount }
    package var selectedAccessibilityItemCount: Int { shownSelection.count }
    package func isAccessibilityItemSelected(_ index: Int) -> Bool { isRowSelected(at: index) }
    package var selectsSeveralAccessibilityItems: Bool { component?.rowSelection?.allowsSeveral == true }

    package func setAccessibilityItem(_ index: Int, isSelected: Bool) -> Bool {
        setRow(at: index, isSelected: isSelected)
    }

    package func setAllAccessibilityItems(isSelected: Bool) -> Bool { setAllRows(isSelected: isSelected) }
    package func makeAccessibilityItem(_ index: Int) -> UIView? { makeRow(at: index) }
    package func activateAccessibilityRow(_ index: Int) -> Bool { activateRow(at: index) }

    package func accessibilityActions(ofRow view: UIView) -> [UIAccessibilityCustomAction] {
        guard let component, let row = row(with: view), case .row(let id) = row.key else { return [] }
        var actions: [UIAccessibilityCustomAction] = []
        for step in component.moved == nil ? [] : moves(of: row) {
            actions.append(
                action(step < 0 ? .BuiltIn.listMoveUp : .BuiltIn.listMoveDown) { $0.moveRow(id, step) })
        }
        if component.deleted != nil, view.outermostSwipeActions?.isReplaced != true {
            actions.append(action(.BuiltIn.delete) { $0.deleteRow(id) })
        }
        return actions
    }

    private func action(
        _ name: LocalizedString, _ perform: @escaping @MainActor (LazyList.View) -> Bool
    ) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: name.text(in: traitCollection.language)) { [weak self] _ in
            self.map(perform) ?? false
        }
    }
}

extension RowAlignment {
    /// The rows of the old list that are not in the new one, in ascending order.
    var removed: [Range<Int>] {
        gaps(runs.map(\.old), count: oldCount)
    }

    /// The rows of the new list that are not in the old one, in ascending order.
    var inserted: [Range<Int>] {
        gaps(runs.map(\.new), count: newCount)
    }

    private func gaps(_ ranges: [Range<Int>], count: Int) -> [Range<Int>] {
        let starts = [0] + ranges.map(\.upperBound)
        let ends = ranges.map(\.lowerBound) + [count]
        return zip(starts, ends).filter { $0 < $1 }.map { $0..<$1 }
    }
}
