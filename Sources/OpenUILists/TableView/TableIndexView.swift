/// The section index at the side of a table view; a touch on a title scrolls to its section.
@MainActor package final class TableIndexView: UIView {
    /// The width of the index, in points.
    static let usualWidth: CGFloat = 15
    private static let lineHeight: CGFloat = 14
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

    /// The titles that the data source provided.
    let titles: [String]
    private unowned let table: UITableView
    private var labels: [UILabel] = []
    /// The indexes of the visible titles.
    private var shown: [Int] = []
    private var current: Int?
    private var isTracking = false

    init(_ titles: [String], _ table: UITableView) {
        (self.titles, self.table) = (titles, table)
        super.init(frame: .zero)
        isMultipleTouchEnabled = false
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.minimumPressDuration = 0
        press.addHandler { [weak self] in self?.handlePress($0) }
        addGestureRecognizer(press)
        updateIndexColors(from: table)
    }

    package required init?(coder: NSCoder) { nil }

    func updateIndexColors(from table: UITableView) {
        let tracking = table.sectionIndexTrackingBackgroundColor ?? table.sectionIndexBackgroundColor
        backgroundColor = isTracking ? tracking : table.sectionIndexBackgroundColor
        for label in labels { label.textColor = table.sectionIndexColor ?? .link }
    }

    // MARK: Layout

    /// Lays out the titles; if there is not enough space for all of them, some are replaced by dots.
    package override func layoutSubviews() {
        super.layoutSubviews()
        let available = Int(bounds.height / Self.lineHeight, within: 1...10_000)
        let texts = chosen(available)
        while labels.count > texts.count { labels.removeLast().removeFromSuperview() }
        while labels.count < texts.count {
            let label = UILabel()
            label.font = Self.font
            label.textAlignment = .center
            label.textColor = table.sectionIndexColor ?? .link
            addSubview(label)
            labels.append(label)
        }
        let top = (bounds.height - CGFloat(texts.count) * Self.lineHeight) / 2
        for (index, label) in labels.enumerated() {
            label.text = texts[index]
            label.frame = CGRect(
                x: 0, y: top + CGFloat(index) * Self.lineHeight, width: bounds.width, height: Self.lineHeight)
        }
    }

    private func chosen(_ available: Int) -> [String] {
        guard titles.count > available, available >= 3 else { return Array(titles.prefix(available)) }
        let count = (available + 1) / 2
        var texts: [String] = []
        for index in 0..<count {
            if index > 0 { texts.append("•") }
            texts.append(titles[index * (titles.count - 1) / max(1, count - 1)])
        }
        return texts
    }

    // MARK: Touches

    private func handlePress(_ press: UIGestureRecognizer) {
        isTracking = press.state == .began || press.state == .changed
        updateIndexColors(from: table)
        guard isTracking, !titles.isEmpty else { return current = nil }
        let height = CGFloat(labels.count) * Self.lineHeight
        let part = (press.location(in: self).y - (bounds.height - height) / 2) / max(1, height)
        guard part.isFinite else { return }
        let title = Int(part * CGFloat(titles.count), within: 0...titles.count - 1)
        guard title != current else { return }
        current = title
        table.scrollToSection(titles[title], title)
    }
}

extension UITableView {
    /// The width by which the index reduces the rows.
    var sectionIndexInset: CGFloat { index == nil ? 0 : max(0, TableIndexView.usualWidth - groupInsets.right) }

    /// Requests the titles once after the data changed.
    func updateIndex() {
        guard !state.hasIndex, !core.isBusy else { return }
        state.hasIndex = true
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        let isWanted = !titles.isEmpty && core.counts.total >= sectionIndexMinimumDisplayRowCount
        guard isWanted || index != nil, titles != index?.titles ?? [] || !isWanted else { return }
        index?.removeFromSuperview()
        index = isWanted ? TableIndexView(titles, self) : nil
        if let index { addSubview(index) }
        for cell in visibleItems { cell.setNeedsLayout() }
        core.measureToken += 1
    }

    /// Keeps the index at its position in the visible area while the content scrolls.
    func placeIndex() {
        guard let index else { return }
        let shown = bounds.inset(by: adjustedContentInset)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = TableIndexView.usualWidth
        let frame = CGRect(
            x: isMirrored ? shown.minX : shown.maxX - width, y: shown.minY, width: width, height: shown.height)
        if index.frame != frame { index.frame = frame }
        if subviews.last !== index { bringSubviewToFront(index) }
    }

    func scrollToSection(_ title: String, _ number: Int) {
        guard let dataSource else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: number)
        prepareLayoutIfPossible()
        guard layout.sections.indices.contains(section) else { return }
        endMotion()
        for _ in 0..<4 {
            let y = layout.y(layout.header(section)) - adjustedContentInset.top
            let target = geometry.clamp(CGPoint(x: contentOffset.x, y: y))
            if target == contentOffset { break }
            setContentOffset(target, animated: false)
            layoutIfNeeded()
        }
    }
}
