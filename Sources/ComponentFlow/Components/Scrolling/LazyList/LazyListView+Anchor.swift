extension LazyList.View {
    /// A row that may keep its position while the rows around it change.
    struct Anchored {
        let key: LazyListKey
        let oldEntry: Int
        let y: CGFloat
    }

    /// The visible rows, from top to bottom, or `nil` if the list is scrolled to its start, which then keeps its
    /// position.
    var anchorForUpdate: [Anchored]? {
        guard !isAtStart else { return nil }
        return visibleRows.map { Anchored(key: $0.key, oldEntry: $0.entry, y: top(of: $0.entry) - contentOffset.y) }
    }

    /// The rows that are at least partly visible, from top to bottom.
    var visibleRows: [Row] {
        let inset = adjustedContentInset
        let top = contentOffset.y + inset.top
        let bottom = contentOffset.y + viewport.height - inset.bottom
        return rows.values
            .filter { $0.isRow && self.top(of: $0.entry) + $0.size.height > top && self.top(of: $0.entry) < bottom }
            .sorted { $0.entry < $1.entry }
    }

    /// Returns the first of the given rows that the new sections still contain, with its current position.
    func anchor(
        for anchored: [Anchored], isSame: Bool, in component: LazyList<ChildEnvironment>
    ) -> (anchor: LazyListAnchor, oldEntry: Int)? {
        if isSame {
            return anchored.first.map { (LazyListAnchor(entry: $0.oldEntry, y: $0.y), $0.oldEntry) }
        }
        let new = LazyListContent(component.sections)
        // The neighborhood is searched for each of the rows first; only then is the whole list searched for the first
        // one.
        for row in anchored {
            if let entry = new.entry(of: row.key, near: row.oldEntry, limit: 256) {
                return (LazyListAnchor(entry: entry, y: row.y), row.oldEntry)
            }
        }
        guard let first = anchored.first, let entry = new.entry(of: first.key, near: first.oldEntry) else { return nil }
        return (LazyListAnchor(entry: entry, y: first.y), first.oldEntry)
    }

    /// Returns the entry at an offset, with its position, or `nil` for a list without entries.
    func anchor(at offset: CGFloat) -> LazyListAnchor? {
        guard content.count > 0 else { return nil }
        let entry = heights.row(at: offset + adjustedContentInset.top, spacing: component?.spacing ?? 0)
        return LazyListAnchor(entry: entry, y: top(of: entry) - offset)
    }

    /// A measured visible row, or else the entry at the current offset.
    var anchorForScrolling: LazyListAnchor? {
        guard let row = visibleRows.first, madeEntries.contains(row.entry) else { return anchor(at: contentOffset.y) }
        return LazyListAnchor(entry: row.entry, y: top(of: row.entry) - contentOffset.y)
    }
}
