/// A movement of the cursor in a list.
enum LazyListMove {
    case previous
    case next
    case previousPage
    case nextPage
    case first
    case last
}

extension LazyList.View: SelectableList {
    // MARK: - Pointer

    /// Selects the row at a point of the content, and activates it if it is clicked twice; a point above or below all
    /// entries deselects.
    func choose(at point: CGPoint, modifiers: UIKeyModifierFlags) {
        prepareComponentsForEvent()
        if isBeyondEntries(point) {
            if modifiers.isDisjoint(with: [.control, .command, .shift]) { deselectAll() }
            return
        }
        guard let row = row(at: point), case .row(let id) = row.key else { return }
        interaction?.cursorView.becomeFirstResponder()
        choose(row.entry, LazyListSelectionChange(modifiers))
        if cursor.isDoubleClick(on: id, at: CACurrentMediaTime()) { component?.activated?(id) }
    }

    /// Selects the row at a point of the content, unless it is among the selected ones.
    func chooseForMenu(at point: CGPoint) {
        prepareComponentsForEvent()
        guard let row = row(at: point), case .row(let id) = row.key, !selectedRows.contains(id) else { return }
        choose(row.entry, .replace)
    }

    /// The visible entries cover the visible area, except above the first and below the last one.
    private func isBeyondEntries(_ point: CGPoint) -> Bool {
        let area = rows.values.reduce(CGRect.null) { $0.union($1.frame) }
        return !area.isNull && !(area.minY..<area.maxY).contains(point.y)
    }

    func row(at point: CGPoint) -> Row? {
        let isCovered = rows.values.contains { !$0.isRow && $0.frame.contains(point) }
        return isCovered ? nil : rows.values.first { $0.isRow && $0.frame.minY <= point.y && point.y < $0.frame.maxY }
    }

    // MARK: - Keys

    var listActions: LazyListActions {
        var actions: LazyListActions = []
        if component?.rowSelection?.allowsSeveral == true { actions.insert(.selectSeveral) }
        if component?.activated != nil { actions.insert(.activate) }
        if component?.deleted != nil { actions.insert(.delete) }
        if component?.moved != nil { actions.insert(.move) }
        if outlineRows != nil { actions.insert(.expand) }
        return actions
    }

    func moveCursor(_ move: LazyListMove, extending: Bool) {
        prepareComponentsForEvent()
        let start = cursorStart
        guard let target = target(of: move, from: start) else { return }
        if move == .previous, target == start, !extending, movesFocusToSearchField() { return }
        choose(target, extending ? .extend : .replace)
        revealCursor()
    }

    /// Scrolls the row at the cursor to the nearest edge if it is not visible completely.
    func revealCursor() {
        guard let row = cursor.row, let entry = content.entry(of: .row(row), near: cursor.entry) else { return }
        reveal(entry)
        showSelection()
    }

    func activateSelection() {
        prepareComponentsForEvent()
        guard let row = cursor.row, selectedRows.contains(row) else {
            if let row = selectedRows.first { component?.activated?(row) }
            return
        }
        component?.activated?(row)
    }

    func deleteSelection() {
        prepareComponentsForEvent()
        let rows = selectedRowsInOrder
        if !rows.isEmpty { component?.deleted?(rows) }
    }

    /// Deletes a row; returns `false` if that is impossible.
    func deleteRow(_ row: ComponentIdentity) -> Bool {
        prepareComponentsForEvent()
        guard content.entry(of: .row(row), near: cursor.entry) != nil, let deleted = component?.deleted else {
            return false
        }
        deleted([row])
        return true
    }

    func moveSelection(_ step: Int) {
        prepareComponentsForEvent()
        let rows = selectedRowsInOrder
        let entries = rows.compactMap { content.entry(of: .row($0), near: cursor.entry) }
        guard let first = entries.first, let last = entries.last,
            content.place(of: first).section == content.place(of: last).section,
            move(rows, from: first...last, step)
        else { return }
        revealCursor()
    }

    /// Moves rows by one row within their section; returns `false` if they are already at its end.
    func move(_ rows: [ComponentIdentity], from entries: ClosedRange<Int>, _ step: Int) -> Bool {
        let edge = step < 0 ? entries.lowerBound : entries.upperBound
        guard let passed = rowInSection(of: edge, step), let moved = component?.moved else { return false }
        let target = step < 0 ? passed : rowInSection(of: passed, 1)
        moved(rows, target.flatMap { content.identity(of: $0) })
        // The list is updated, so that the rows can be shown in their new places.
        PendingUpdates.shared.flush()
        return true
    }

    /// Returns the row next to another one in the same section.
    func rowInSection(of entry: Int, _ step: Int) -> Int? {
        guard let next = content.row(from: entry + step, step: step),
            content.place(of: next).section == content.place(of: entry).section
        else { return nil }
        return next
    }

    /// Selects the next row whose text begins with what was typed, and returns whether the list has texts.
    func select(typing characters: String, at time: TimeInterval) -> Bool {
        prepareComponentsForEvent()
        guard component?.searchText != nil, content.count > 0 else { return false }
        // A space is typed within a text only; otherwise it scrolls.
        if characters == " ", !cursor.isTyping(at: time) { return false }
        let (text, isNext) = cursor.type(characters, at: time)
        let start = cursorStart.map { isNext ? $0 + 1 : $0 } ?? 0
        for step in 0..<content.count {
            let entry = (start + step) % content.count
            guard let row = content.identity(of: entry), let found = component?.searchText?(row),
                found.lowercased().hasPrefix(text.lowercased())
            else { continue }
            choose(entry, .replace)
            revealCursor()
            break
        }
        return true
    }

    func focusSelection() {
        guard let view = interaction?.cursorView, view.becomeFirstResponder() else { return }
        if let start = cursorStart {
            choose(start, .replace)
            revealCursor()
        } else {
            moveCursor(.next, extending: false)
        }
    }

    /// Returns the context menu of the row at the cursor.
    func menuForCursor() -> UIContextMenuConfiguration? {
        prepareComponentsForEvent()
        guard let row = cursor.row, let view = rows[.row(row)]?.host.view else { return nil }
        return view.contextMenu(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    }

    var cursorLabel: String? {
        guard let row = cursor.row, let texts = rows[.row(row)]?.host.view?.labelTexts else { return nil }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    var isCursorSelected: Bool {
        cursor.row.map { shownSelection.contains($0) } ?? false
    }

    func selectionFocusDidChange() {
        if !isLayingOut { showSelection() }
    }

    var isSelectionEnabled: Bool {
        component?.rowSelection != nil
    }

    // MARK: - Movements

    private func target(of move: LazyListMove, from start: Int?) -> Int? {
        let (first, last) = (content.row(from: 0, step: 1), content.row(from: content.count - 1, step: -1))
        guard let start else {
            // The row that took the place of a removed one.
            return move == .next && cursor.row != nil
                ? content.row(from: cursor.entry, step: 1) ?? last
                : move == .previous || move == .last ? last : first
        }
        switch move {
        case .first: return first
        case .last: return last
        case .next: return content.row(from: start + 1, step: 1) ?? start
        case .previous: return content.row(from: start - 1, step: -1) ?? start
        case .nextPage: return content.row(from: max(page(from: start, 1), start + 1), step: 1) ?? last
        case .previousPage: return content.row(from: min(page(from: start, -1), start - 1), step: -1) ?? first
        }
    }

    /// Returns the entry one page away from another one.
    private func page(from start: Int, _ direction: CGFloat) -> Int {
        let inset = adjustedContentInset
        let length = max(viewport.height - inset.top - inset.bottom - headerHeight(over: start) - heights[start], 1)
        return heights.row(at: top(of: start) + direction * length, spacing: component?.spacing ?? 0)
    }

    private func reveal(_ entry: Int) {
        guard viewport.height > 0 else { return }
        let upper = adjustedContentInset.top + headerHeight(over: entry)
        let lower = viewport.height - adjustedContentInset.bottom
        let y = top(of: entry) - contentOffset.y
        let isAbove = entry < madeEntries.lowerBound || y < upper
        let isBelow = entry >= madeEntries.upperBound || y + heights[entry] > lower
        guard isAbove || isBelow else { return }
        // The beginning of a row that is higher than the list is more important than its end.
        scroll(toEntry: entry, at: isAbove || heights[entry] > lower - upper ? .top : .bottom, animated: false)
    }

    private func movesFocusToSearchField() -> Bool {
        var view: UIView? = self
        while let current = view {
            if let search = current as? any SearchFocusing { return search.focusSearchField() }
            view = current.superview
        }
        return false
    }
}
