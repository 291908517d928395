extension LazyList.View {
    /// Scrolls an entry to a position in the view.
    ///
    /// - Returns: Whether there is such an entry.
    func scroll(to key: LazyListKey, at position: LazyListController.Position, animated: Bool) -> Bool {
        guard !isLayingOut, let entry = content.entry(of: key, near: madeEntries.lowerBound) else { return false }
        scroll(toEntry: entry, at: position, animated: animated)
        return true
    }

    /// Scrolls the entry at an index to a position in the view.
    func scroll(toEntry entry: Int, at position: LazyListController.Position, animated: Bool) {
        guard !isLayingOut else { return }
        setContentOffset(contentOffset, animated: false)
        if animated, window != nil {
            animateScroll(to: entry, at: position)
        } else {
            measureScreen(around: entry)
            layOut(from: anchor(to: entry, at: position), clamps: true)
        }
        reportVisibleRows()
    }

    /// Scrolls with animation, over rows that are measured first, so that the target offset is exact.
    private func animateScroll(to entry: Int, at position: LazyListController.Position) {
        let distance = top(of: entry) - contentOffset.y
        if abs(distance) > 2 * viewport.height {
            // Too far to measure all rows in between: start one screen before the target.
            layOut(
                from: LazyListAnchor(entry: entry, y: distance > 0 ? 2 * viewport.height : -viewport.height),
                clamps: true)
        }
        measure(min(entry, madeEntries.lowerBound)..<max(entry, madeEntries.upperBound))
        measureScreen(around: entry)
        layOut(from: anchorForScrolling)
        let target = top(of: entry) - anchor(to: entry, at: position).y
        setContentOffset(
            CGPoint(x: 0, y: min(max(target, offsets.lowerBound), offsets.upperBound)), animated: true)
    }

    /// Measures the entries that can be visible together with an entry.
    private func measureScreen(around entry: Int) {
        let spacing = component?.spacing ?? 0
        var (lower, upper) = (entry, entry)
        var (above, below) = (CGFloat.zero, CGFloat.zero)
        while upper < content.count, below < viewport.height, upper - entry < Int(viewport.height) {
            measure(upper..<upper + 1)
            below += heights[upper] + spacing
            upper += 1
        }
        while lower > 0, above < viewport.height, entry - lower < Int(viewport.height) {
            lower -= 1
            measure(lower..<lower + 1)
            above += heights[lower] + spacing
        }
    }

    /// Returns the anchor for an entry at a position in the view.
    private func anchor(to entry: Int, at position: LazyListController.Position) -> LazyListAnchor {
        let inset = adjustedContentInset
        let height = heights[entry]
        let top = inset.top + headerHeight(over: entry)
        let bottom = viewport.height - inset.bottom
        switch position {
        case .top: return LazyListAnchor(entry: entry, y: top)
        case .center: return LazyListAnchor(entry: entry, y: ((top + bottom - height) / 2).rounded())
        case .bottom: return LazyListAnchor(entry: entry, y: bottom - height)
        }
    }

    /// Returns the height of the header that is pinned when an entry is at the top edge.
    func headerHeight(over entry: Int) -> CGFloat {
        let place = content.place(of: entry)
        guard component?.pinsHeaders == true, place.kind != .header, content.sections[place.section].header != nil
        else {
            return 0
        }
        let header = content.entries(of: place.section).lowerBound
        measure(header..<header + 1)
        return heights[header]
    }

    /// Returns the height of the footer that is pinned when an entry is at the bottom edge.
    func footerHeight(over entry: Int) -> CGFloat {
        let place = content.place(of: entry)
        guard component?.pinsFooters == true, place.kind != .footer, content.sections[place.section].footer != nil
        else {
            return 0
        }
        return heights[content.entries(of: place.section).upperBound - 1]
    }

    // MARK: - Notifications

    /// Calls the closures for visible rows and for the end of the list if they changed or were reached.
    func reportVisibleRows() {
        guard let component else { return }
        if madeEntries.upperBound == content.count, content.count > 0, reportedEndCount != content.count {
            reportedEndCount = content.count
            prepareComponentsForEvent()
            self.component?.reachedEnd?()
        }
        guard component.visibleRowsChanged != nil, let first = visibleRows.first, let last = visibleRows.last,
            let firstRow = visibleRow(first), let lastRow = visibleRow(last)
        else { return }
        let visible = LazyListVisibleRows(first: firstRow, last: lastRow)
        guard visible != reportedRows else { return }
        reportedRows = visible
        prepareComponentsForEvent()
        self.component?.visibleRowsChanged?(visible)
    }

    private func visibleRow(_ row: Row) -> LazyListVisibleRows.Row? {
        let (section, kind) = content.place(of: row.entry)
        guard case .row(let index) = kind else { return nil }
        return LazyListVisibleRows.Row(
            section: section, index: index, id: content.sections[section].idOfRow(index).hashable)
    }
}
