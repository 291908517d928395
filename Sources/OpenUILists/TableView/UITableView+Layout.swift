extension UITableView {
    /// The default heights of rows and headers that were not measured, in points.
    private static let usualRow: CGFloat = 44
    private static let usualHeader: CGFloat = 28
    /// Half of the space between groups without titles; the footer and the header contribute one half each.
    private static let gap: CGFloat = 17.5
    private static let firstGap: CGFloat = 35
    private static let headerPadding: CGFloat = 22

    /// Returns the inset of text from the edges of a table view.
    package static func sideInset(of width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

    /// Invalidates all heights after exact or estimated ones changed.
    func heightsDidChange() {
        state.invalidateHeights()
        state.keepsHeights = false
        core.measureToken += 1
        setNeedsLayout()
    }

    /// Updates the views for queries that require up-to-date views.
    func reloadIfNeeded() {
        guard core.needsReload, !core.isBusy, !bounds.isEmpty else { return }
        layoutIfNeeded()
    }

    func prepareLayoutIfPossible() {
        guard !core.isBusy, !core.isPreparing else { return }
        if core.needsReload { return reloadIfNeeded() }
        prepareLayout()
    }

    // MARK: Preparation

    /// Updates the layout and the content size.
    ///
    /// 1. Discard heights that were measured for another width.
    /// 2. Request stale heights again. If they are stale afterwards, client code invalidated them meanwhile; the layout
    ///    that this requested continues.
    /// 3. Determine the exact heights of visible rows, as far as the delegate provides them.
    /// 4. Update the content size and the header and footer of the table view.
    func prepareLayout() {
        core.preparing { updateLayout() }
    }

    private func updateLayout() {
        adaptToWidth()
        if state.isStale { rebuildLayout() }
        guard !state.isStale else { return }
        layout.top = tableHeaderView?.frame.height ?? 0
        for _ in 0..<8 where !requestVisibleHeights() { break }
        updateTableContentSize()
        placeTableHeaderAndFooter()
    }

    /// Notes that client code changed the width while heights are measured: some of them are those of the old width, and
    /// others those of the new one.
    func widthDidChange() {
        guard core.isPreparing || core.isBusy else { return }
        state.hasMixedWidths = true
    }

    private func adaptToWidth() {
        guard state.width != bounds.width || state.hasMixedWidths else { return }
        state.hasMixedWidths = false
        let anchor = state.width > 0 ? self.anchor : nil
        state.width = bounds.width
        guard !state.hasFixedRows, !state.isStale else { return }
        heightsDidChange()
        rebuildLayout()
        updateTableContentSize()
        guard let anchor, layout.contains(anchor.position) else { return }
        let y = layout.y(layout.entry(anchor.position)) + anchor.distance
        contentOffset.y = geometry.clamp(CGPoint(x: 0, y: y)).y
    }

    /// The first visible row and its distance above the top of the view, or `nil` at the very top.
    private var anchor: (position: ListPosition, distance: CGFloat)? {
        guard contentOffset.y > -adjustedContentInset.top else { return nil }
        for entry in layout.entries(from: bounds.minY, to: bounds.maxY) {
            let (section, kind) = layout.place(of: entry)
            if case .row(let row) = kind { return (ListPosition(section, row), contentOffset.y - layout.y(entry)) }
        }
        return nil
    }

    /// Creates the layout with new heights.
    ///
    /// Requests call client code. If it invalidates the heights, possibly in an update that creates the layout in the
    /// meantime, what was requested before is discarded.
    private func rebuildLayout() {
        let counts = core.counts
        state.beginRequestingHeights()
        missing = []
        let start = state.invalidations
        let old = layout
        // Client code that lays out the table must not find the rows of the previous data.
        replaceLayout(old, counts: counts, estimate: old.heights.estimate)
        let estimate = rowEstimate(counts)
        guard start == state.invalidations else { return }
        if estimate != old.heights.estimate { replaceLayout(old, counts: counts, estimate: estimate) }
        state.mapping = nil
        state.keepsHeights = true
        detectHeaderAndFooterViews()
        guard start == state.invalidations else { return }
        setHeadersAndFooters()
        guard start == state.invalidations, !state.hasFixedRows else { return }
        requestEstimates()
    }

    private func replaceLayout(_ old: TableLayout, counts: ListCounts, estimate: CGFloat) {
        layout = TableLayout(counts: counts, estimate: estimate)
        layout.top = old.top
        if state.keepsHeights { layout.keepHeights(of: old, state.mapping) }
    }

    /// Detects whether the delegate provides views; a view that it creates here is kept in the reuse pool.
    private func detectHeaderAndFooterViews() {
        guard let delegate, !layout.sections.isEmpty else { return }
        let views = [
            delegate.tableView(self, viewForHeaderInSection: 0), delegate.tableView(self, viewForFooterInSection: 0),
        ]
        for case let view as UITableViewHeaderFooterView in views {
            guard view.superview == nil, let identifier = view.reuseIdentifier else { continue }
            supplementaryPool.put(view, for: .init(identifier: identifier))
        }
    }

    /// Returns the estimated height of rows, which is their exact height if all rows have the same one.
    private func rowEstimate(_ counts: ListCounts) -> CGFloat {
        if let section = counts.items.firstIndex(where: { $0 > 0 }), let delegate {
            let path = IndexPath(row: 0, section: section)
            _ = delegate.tableView(self, heightForRowAt: path)
        } else {
            missing.insert(.rowHeights)
        }
        state.hasFixedRows = missing.contains(.rowHeights) && rowHeight > 0
        if state.hasFixedRows { return rowHeight }
        return estimatedRowHeight > 0 ? estimatedRowHeight : rowHeight > 0 ? rowHeight : Self.usualRow
    }

    /// Requests estimates for all rows from a delegate that provides them, or exact heights if estimates are disabled.
    private func requestEstimates() {
        guard let delegate, let section = layout.sections.firstIndex(where: { $0.rows > 0 }) else { return }
        let isExact = estimatedRowHeight == 0 && !missing.contains(.rowHeights)
        if !isExact {
            _ = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
            guard !missing.contains(.rowEstimates) else { return }
        }
        let start = state.invalidations
        var new = layout
        new.isExact = isExact
        new.setMany { new in
            for (section, info) in new.sections.enumerated() {
                for row in 0..<info.rows {
                    guard start == state.invalidations else { return }
                    let position = ListPosition(section, row)
                    guard isExact || !new.measured.contains(position) else { continue }
                    let height =
                        isExact
                        ? delegate.tableView(self, heightForRowAt: IndexPath(position))
                        : delegate.tableView(self, estimatedHeightForRowAt: IndexPath(position))
                    if height >= 0 { new.setHeight(height, of: new.entry(position)) }
                }
            }
        }
        if start == state.invalidations { layout = new }
    }

    /// Requests the heights of visible rows from the delegate and returns whether any height changed.
    private func requestVisibleHeights() -> Bool {
        guard !state.hasFixedRows, let delegate, !missing.contains(.rowHeights), !bounds.isEmpty else { return false }
        var changed = false
        let start = state.invalidations
        for entry in layout.entries(from: bounds.minY, to: bounds.maxY) {
            let (section, kind) = layout.place(of: entry)
            guard case .row(let row) = kind, case let position = ListPosition(section, row), !layout.isKnown(position)
            else { continue }
            let height = delegate.tableView(self, heightForRowAt: IndexPath(position))
            guard start == state.invalidations else { return !state.isStale }
            guard height >= 0, height.isFinite else { continue }
            layout.noteKnown(position)
            if setHeight(height, of: entry) { changed = true }
            // A corrected content offset calls client code, too.
            guard start == state.invalidations else { return !state.isStale }
        }
        return changed
    }

    /// Sets the height of an entry; if the entry starts above the visible area, visible rows keep their position.
    ///
    /// - Returns: Whether the height changed.
    func setHeight(_ height: CGFloat, of entry: Int) -> Bool {
        guard entry < layout.heights.count else { return false }
        let old = layout.heights[entry]
        guard old != height, height.isFinite, height >= 0 else { return false }
        let isAbove = layout.y(entry) < contentOffset.y && contentOffset.y > -adjustedContentInset.top
        layout.setHeight(height, of: entry)
        guard isAbove else { return true }
        let offset = CGPoint(x: contentOffset.x, y: contentOffset.y + height - old)
        // The content size is updated first, so that the offset is not clamped.
        if height > old { updateTableContentSize() }
        contentOffset = offset
        return true
    }

    private func updateTableContentSize() {
        let footer = tableFooterView?.frame.height ?? 0
        contentSize = CGSize(width: bounds.width, height: layout.bottom + footer)
    }

    private func placeTableHeaderAndFooter() {
        func place(_ view: UIView?, _ y: CGFloat) {
            guard let view else { return }
            let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
            if view.frame != frame { view.frame = frame }
        }
        place(tableHeaderView, 0)
        place(tableFooterView, layout.bottom)
    }

    // MARK: Headers and footers

    private func setHeadersAndFooters() {
        let padding = style != .plain ? 0 : sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : Self.headerPadding
        let start = state.invalidations
        func set(_ new: inout TableLayout) {
            for section in new.sections.indices {
                guard start == state.invalidations else { return }
                let (header, headerHeight) = headerOrFooter(section, isHeader: true)
                let (footer, footerHeight) = headerOrFooter(section, isHeader: false)
                new.setHeader(header, headerHeight, padding: padding, of: section)
                new.setFooter(footer, footerHeight, of: section)
            }
        }
        var new = layout
        // Setting all at once stores the height of every row, which pays off for many short sections but not for a long
        // one.
        if new.sections.count > 50 { new.setMany(set) } else { set(&new) }
        if start == state.invalidations { layout = new }
    }

    /// Returns the content of a header or footer, and its exact or estimated height.
    private func headerOrFooter(_ section: Int, isHeader: Bool) -> (TableHeaderFooterContent, CGFloat) {
        let given = specifiedHeight(section, isHeader)
        let hasTitle = title(section, isHeader)?.isEmpty == false
        let mayHaveView = delegate != nil && !missing.contains(isHeader ? .headerViews : .footerViews)
        if let given { return (mayHaveView ? .view : hasTitle ? .title : .gap, given) }
        if mayHaveView, let delegate {
            let estimate =
                isHeader
                ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
                : delegate.tableView(self, estimatedHeightForFooterInSection: section)
            return (.view, estimate > 0 && estimate.isFinite ? estimate : Self.usualHeader)
        }
        if hasTitle, let text = title(section, isHeader) { return (.title, titleHeight(text, isHeader)) }
        return emptyHeaderOrFooter(section, isHeader)
    }

    /// Returns the content and height of a header or footer without a view and a title.
    func emptyHeaderOrFooter(_ section: Int, _ isHeader: Bool) -> (TableHeaderFooterContent, CGFloat) {
        if style == .plain { return (.none, 0) }
        return (.gap, isHeader && section == 0 ? Self.firstGap : Self.gap)
    }

    /// Returns the height that the delegate or a property specifies, or `nil` for an automatic height.
    func specifiedHeight(_ section: Int, _ isHeader: Bool) -> CGFloat? {
        var height = isHeader ? sectionHeaderHeight : sectionFooterHeight
        if let delegate, !missing.contains(isHeader ? .headerHeights : .footerHeights) {
            height =
                isHeader
                ? delegate.tableView(self, heightForHeaderInSection: section)
                : delegate.tableView(self, heightForFooterInSection: section)
        }
        guard height.isFinite, height >= 0 else { return nil }
        // In grouped styles 0 means the default space, as in UIKit.
        return style != .plain && height == 0 ? nil : height
    }

    func title(_ section: Int, _ isHeader: Bool) -> String? {
        guard let dataSource, !missing.contains(isHeader ? .headerTitles : .footerTitles) else { return nil }
        return isHeader
            ? dataSource.tableView(self, titleForHeaderInSection: section)
            : dataSource.tableView(self, titleForFooterInSection: section)
    }

    private func titleHeight(_ text: String, _ isHeader: Bool) -> CGFloat {
        let view = state.sizingView
        view.tableView = self
        view.role = TableSupplementary(style: style, isHeader: isHeader)
        view.bounds.size.width = bounds.width
        view.textLabel?.text = isHeader && style != .plain ? text.uppercased() : text
        return ListFitting.height(of: view, width: bounds.width).rounded(.up)
    }

    func headerFrame(_ section: Int, pinned: Bool) -> CGRect {
        let info = layout.sections[section]
        let entry = layout.header(section)
        let height = layout.heights[entry] - info.padding
        var y = shownY(entry) + info.padding
        if pinned, style == .plain {
            let shown = bounds.minY + adjustedContentInset.top
            y = max(y, min(shown, layout.y(layout.footer(section)) - height))
        }
        return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }

    func footerFrame(_ section: Int, pinned: Bool) -> CGRect {
        let entry = layout.footer(section)
        let height = layout.heights[entry]
        var y = shownY(entry)
        if pinned, style == .plain {
            let shown = bounds.maxY - adjustedContentInset.bottom - height
            y = min(y, max(shown, layout.y(layout.header(section) + 1)))
        }
        return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }

    func pinnedInsets(over position: ListPosition) -> UIEdgeInsets {
        guard style == .plain, layout.sections.indices.contains(position.section) else { return .zero }
        let info = layout.sections[position.section]
        var insets = UIEdgeInsets.zero
        if info.header != .none { insets.top = headerFrame(position.section, pinned: false).height }
        if info.footer != .none { insets.bottom = footerFrame(position.section, pinned: false).height }
        return insets
    }

    // MARK: Rows

    /// The safe area at the sides, in which content is not placed.
    var contentSafeArea: UIEdgeInsets {
        guard insetsContentViewsToSafeArea else { return .zero }
        let safe = safeAreaInsetsForSubviews
        return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
    }

    /// Returns the inset of text from the edges of a cell, header or footer, or from the safe area.
    func sideInset(of width: CGFloat) -> CGFloat {
        style == .insetGrouped ? Self.sideInset(of: width) : readableInset(of: width)
    }

    private func readableInset(of width: CGFloat) -> CGFloat {
        let usual = Self.sideInset(of: width)
        guard cellLayoutMarginsFollowReadableWidth else { return usual }
        let available = width - contentSafeArea.left - contentSafeArea.right
        return max(usual, ((available - UILayoutGuide.readableWidth) / 2).rounded(.down))
    }

    /// The insets of groups with rounded corners at the sides.
    var groupInsets: UIEdgeInsets {
        guard style == .insetGrouped else { return .zero }
        let (inset, safe) = (readableInset(of: bounds.width), contentSafeArea)
        return UIEdgeInsets(top: 0, left: inset + safe.left, bottom: 0, right: inset + safe.right)
    }

    func rowFrame(_ entry: Int) -> CGRect {
        let insets = groupInsets
        return CGRect(
            x: insets.left, y: shownY(entry), width: max(0, bounds.width - insets.left - insets.right),
            height: layout.heights[entry])
    }

    func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
        layout.entries(from: low, to: high).compactMap { entry in
            let (section, kind) = layout.place(of: entry)
            guard case .row(let row) = kind, layout.y(entry) + layout.heights[entry] > low else { return nil }
            return IndexPath(row: row, section: section)
        }
    }

    // MARK: Scrolling

    /// Scrolls to a row.
    ///
    /// Rows near the target are measured on arrival, which may move the target: without animation this is corrected
    /// immediately.
    func scroll(to path: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        prepareLayoutIfPossible()
        let position = ListPosition(path)
        guard core.counts.contains(position) else {
            return core.report(
                "table-view.unknown-row",
                "There is no row \(path.row) in section \(path.section) to scroll to; the call has no effect.",
                hint: "Scroll after the data is loaded, and to an existing index path.")
        }
        guard layout.contains(position) else { return }
        if animated {
            setContentOffset(offset(showing: position, at: scrollPosition), animated: true)
            state.goal = (position, scrollPosition)
            return
        }
        for _ in 0..<4 {
            // Scrolling and layout call client code, which may have removed the row.
            prepareLayoutIfPossible()
            guard core.counts.contains(position), layout.contains(position) else { return }
            let target = offset(showing: position, at: scrollPosition)
            if target == contentOffset, !core.needsReload { break }
            setContentOffset(target, animated: false)
            layoutIfNeeded()
        }
    }

    /// Redirects the animation to the current position of its target row, which moves when rows are measured on the
    /// way.
    func updateScrollTarget() {
        guard let goal = state.goal else { return }
        guard !isTracking, core.counts.contains(goal.position), layout.contains(goal.position),
            goal.scrollPosition != .none
        else { return state.goal = nil }
        let target = offset(showing: goal.position, at: goal.scrollPosition)
        if motion?.kind == .animation { return redirectAnimation(to: target) }
        state.goal = nil
        // Rows that became visible with the last step may have moved the target again.
        if motion == nil, contentOffset != target { contentOffset = target }
    }

    private func offset(showing position: ListPosition, at scrollPosition: ScrollPosition) -> CGPoint {
        let frame = rowFrame(layout.entry(position))
        var inset = adjustedContentInset
        // A pinned header would cover the row.
        inset.top += pinnedInsets(over: position).top
        let shown = bounds.inset(by: inset)
        var y = contentOffset.y
        switch scrollPosition {
        case .top: y += frame.minY - shown.minY
        case .middle: y += frame.midY - shown.midY
        case .bottom: y += frame.maxY - shown.maxY
        case .none:
            if frame.minY < shown.minY || frame.height > shown.height {
                y += frame.minY - shown.minY
            } else if frame.maxY > shown.maxY {
                y += frame.maxY - shown.maxY
            }
        }
        return geometry.clamp(CGPoint(x: contentOffset.x, y: y))
    }
}
