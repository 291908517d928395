// The rows of a list that shows a tree.

extension LazyList.View {
    /// The transition with which rows appear and disappear when their parent is expanded or collapsed.
    private static var outlineTransition: ComponentTransition { .easeInOut(duration: 0.2) }

    /// Returns the list with the rows of its tree, if it has one.
    func resolvingOutline(of component: LazyList<ChildEnvironment>) -> LazyList<ChildEnvironment> {
        guard let outline = component.outline else {
            outlineRows = nil
            return component
        }
        let rows = outline.rows(outlineRows)
        outlineRows = rows
        let section = LazyListSection<ChildEnvironment>(
            rowsIdentity: rows.identity, count: rows.count, idOfRow: { rows.id(of: $0) },
            row: { [weak self] row in
                let id = rows.id(of: row)
                return outline.describe(rows, row) { self?.toggleExpansion(of: id) } ?? AnyComponent(VStack([]))
            })
        return component.with { $0.sections = [section] }
    }

    /// Expands or collapses the row with an id.
    func toggleExpansion(of id: ComponentIdentity) {
        prepareComponentsForEvent()
        guard let entry = content.entry(of: .row(id), near: rows[.row(id)]?.entry ?? madeEntries.lowerBound) else {
            return
        }
        toggleExpansion(ofRow: entry)
    }

    private func toggleExpansion(ofRow row: Int) {
        guard let outline = component?.outline, let rows = outlineRows, row < rows.count else { return }
        let located = rows.locating(row)
        outlineRows = located
        let changed = withTransition(Self.outlineTransition) { outline.toggle(located, row) }
        guard let changed else { return }
        outlineRows = changed
        componentState?.updated(transition: Self.outlineTransition)
    }

    var isCursorExpanded: Bool? {
        guard let outlineRows, let row = cursorStart, row < outlineRows.count else { return nil }
        let expansion = outlineRows.expansion(of: row)
        return expansion.isPossible ? expansion.isExpanded : nil
    }

    func moveInOutline(toRight: Bool) {
        prepareComponentsForEvent()
        guard let outlineRows, let row = cursorStart, row < outlineRows.count else { return }
        let isForward = toRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let expansion = outlineRows.expansion(of: row)
        switch (isForward, expansion.isExpanded) {
        case (true, true): moveCursor(toChildOf: row, in: outlineRows)
        case (true, false): if expansion.isPossible { toggleExpansion(ofRow: row) }
        case (false, true): toggleExpansion(ofRow: row)
        case (false, false): if let parent = outlineRows.parent(of: row) { moveCursor(to: parent) }
        }
    }

    private func moveCursor(toChildOf row: Int, in rows: any OutlineRows) {
        if row + 1 < rows.count, rows.parent(of: row + 1) == row { moveCursor(to: row + 1) }
    }

    private func moveCursor(to row: Int) {
        choose(row, .replace)
        revealCursor()
    }
}
