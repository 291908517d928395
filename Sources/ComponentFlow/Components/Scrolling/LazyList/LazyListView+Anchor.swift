extension LazyList.View {
    /// A row that may stay where it is while the rows around it change.
    struct Anchored {
        let key: LazyListKey
        let oldEntry: Int
        let y: CGFloat
    }

    /// The rows that are seen, from top to bottom; nil while the list stands at its start, which then stays.
    var anchorForUpdate: [Anchored]? {
        guard !isAtStart else { return nil }
        return seenRows.map { Anchored(key: $0.key, oldEntry: $0.entry, y: top(of: $0.entry) - contentOffset.y) }
    }

    /// The rows that are seen, at least in part, from top to bottom.
    var seenRows: [Row] {
        let inset = adjustedContentInset
        let top = contentOffset.y + inset.top
        let bottom = contentOffset.y + viewport.height - inset.bottom
        return rows.values
            .filter { $0.isRow && self.top(of: $0.entry) + $0.size.height > top && self.top(of: $0.entry) < bottom }
            .sorted { $0.entry < $1.entry }
    }

    /// The first of some rows that the new sections still have, where it is there.
    func anchor(
        for anchored: [Anchored], isSame: Bool, in component: LazyList<ChildEnvironment>
    ) -> (anchor: LazyListAnchor, oldEntry: Int)? {
        if isSame {
            return anchored.first.map { (LazyListAnchor(entry: $0.oldEntry, y: $0.y), $0.oldEntry) }
        }
        let new = LazyListContent(component.sections)
        // Near by first for all of them; only then is the whole list searched for the first one.
        for row in anchored {
            if let entry = new.entry(of: row.key, near: row.oldEntry, limit: 256) {
                return (LazyListAnchor(entry: entry, y: row.y), row.oldEntry)
            }
        }
        guard let first = anchored.first, let entry = new.entry(of: first.key, near: first.oldEntry) else { return nil }
        return (LazyListAnchor(entry: entry, y: first.y), first.oldEntry)
    }

    /// The entry at an offset, where it is; nil for a list without entries.
    func anchor(at offset: CGFloat) -> LazyListAnchor? {
        guard content.count > 0 else { return nil }
        let entry = heights.row(at: offset + adjustedContentInset.top, spacing: component?.spacing ?? 0)
        return LazyListAnchor(entry: entry, y: top(of: entry) - offset)
    }

    /// A row that is seen and has been measured, or else the entry at the offset.
    var anchorForScrolling: LazyListAnchor? {
        guard let row = seenRows.first, madeEntries.contains(row.entry) else { return anchor(at: contentOffset.y) }
        return LazyListAnchor(entry: row.entry, y: top(of: row.entry) - contentOffset.y)
    }
}
