package import Accessibility
@_spi(Subclassing) import OpenUIKitCore

/// The panel of a list of completions, which creates rows only for the visible values.
@MainActor package final class CompletionPanel: UIView, UIScrollViewDelegate, PopupPanel {
    private static let padding: CGFloat = 5
    /// The height of the panel in rows, after which it scrolls.
    private static let visibleRows: CGFloat = 8.5
    private static let widestRow: CGFloat = 420
    /// The number of values whose widths determine that of the panel.
    private static let measuredItems = 50

    var choose: (Int) -> Void = { _ in }
    /// Called with the index of the value under the pointer.
    var point: (Int?) -> Void = { _ in }
    private let outline = PanelOutline()
    private var scrollView: UIScrollView { outline.scrollView }
    private var items: [CompletionItem] = []
    private var rows: [Int: CompletionRow] = [:]
    private var unusedRows: [CompletionRow] = []
    private var selectedIndex: Int?
    /// Where the pointer has moved to, in the coordinates of the panel.
    private var pointerLocation: CGPoint?
    /// Whether the panel scrolls itself.
    private var isRevealing = false
    /// Whether a value is selected because the user has scrolled it to where the pointer is.
    private var isUserScrolling = false
    private var metrics = CompletionRow.Metrics()

    package var isOpaqueRectangle: Bool {
        get { outline.isOpaqueRectangle }
        set { outline.isOpaqueRectangle = newValue }
    }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        outline.add(to: self)
        scrollView.delegate = self
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] in self?.pressed($0) }
        addGestureRecognizer(tap)
        let hover = UIHoverGestureRecognizer()
        hover.addHandler { [weak self] in self?.pointerMoved($0) }
        addGestureRecognizer(hover)
        observeInterfaceStyle()
        resolveColors(with: traitCollection)
    }

    package required init?(coder: NSCoder) {
        nil
    }

    // MARK: Content

    func show(_ items: [CompletionItem]) {
        self.items = items
        selectedIndex = nil
        metrics = CompletionRow.Metrics(items, traits: traitCollection)
        for index in rows.keys { removeRow(index) }
        isRevealing = true
        scrollView.contentOffset = .zero
        isRevealing = false
        accessibilityDidChange(.structure)
        setNeedsLayout()
    }

    func select(_ index: Int?) {
        if let selectedIndex { rows[selectedIndex]?.isSelected = false }
        selectedIndex = index
        guard let index else { return }
        layoutIfNeeded()
        if !isUserScrolling {
            isRevealing = true
            scrollView.scrollRectToVisible(rowFrame(index).insetBy(dx: 0, dy: -Self.padding), animated: false)
            isRevealing = false
        }
        showVisibleRows()
        rows[index]?.isSelected = true
    }

    private func pressed(_ tap: UIGestureRecognizer) {
        guard tap.state == .ended, let index = index(at: tap.location(in: scrollView)) else { return }
        choose(index)
    }

    private func pointerMoved(_ hover: UIGestureRecognizer) {
        pointerLocation = hover.state == .ended ? nil : hover.location(in: self)
        guard hover.state != .ended, let index = index(at: hover.location(in: scrollView)) else { return }
        point(index)
    }

    private func index(at point: CGPoint) -> Int? {
        let row = ((point.y - Self.padding) / metrics.height).rounded(.down)
        guard row >= 0, row < CGFloat(items.count) else { return nil }
        return Int(row)
    }

    // MARK: Rows

    private func rowFrame(_ index: Int) -> CGRect {
        CGRect(
            x: Self.padding, y: Self.padding + CGFloat(index) * metrics.height,
            width: max(bounds.width - 2 * Self.padding, 0), height: metrics.height)
    }

    private var visibleIndices: Range<Int> {
        let first = Int(max((scrollView.contentOffset.y - Self.padding) / metrics.height, 0))
        let end = (scrollView.contentOffset.y + bounds.height - Self.padding) / metrics.height
        let last = min(Int(max(end.rounded(.up), 0)), items.count)
        return min(first, last)..<last
    }

    private func showVisibleRows() {
        let visible = visibleIndices
        for index in rows.keys where !visible.contains(index) { removeRow(index) }
        for index in visible {
            let row = rows[index] ?? makeRow(index)
            row.frame = rowFrame(index)
        }
    }

    private func makeRow(_ index: Int) -> CompletionRow {
        let row = unusedRows.popLast() ?? CompletionRow()
        rows[index] = row
        scrollView.addSubview(row)
        row.show(items[index], metrics, at: AccessibilityNode.Placement(index: index, count: items.count))
        row.isSelected = index == selectedIndex
        row.activate = { [weak self] in self?.choose(index) }
        return row
    }

    private func removeRow(_ index: Int) {
        guard let row = rows.removeValue(forKey: index) else { return }
        row.removeFromSuperview()
        unusedRows.append(row)
    }

    package func scrollViewDidScroll(_ scrollView: UIScrollView) {
        showVisibleRows()
        guard !isRevealing, let pointerLocation, let index = index(at: convert(pointerLocation, to: scrollView))
        else { return }
        isUserScrolling = true
        point(index)
        isUserScrolling = false
    }

    // MARK: Layout

    var fittingSize: CGSize {
        let widest = items.prefix(Self.measuredItems).map { CompletionRow.width(of: $0, metrics) }.max() ?? 0
        let visible = min(CGFloat(items.count), Self.visibleRows)
        return CGSize(
            width: min(widest, Self.widestRow) + 2 * Self.padding,
            height: (visible * metrics.height).rounded() + 2 * Self.padding)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        outline.layOut()
        scrollView.contentSize = CGSize(
            width: bounds.width, height: CGFloat(items.count) * metrics.height + 2 * Self.padding)
        showVisibleRows()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let old = previousTraitCollection?.preferredContentSizeCategory
        guard old != nil, old != traitCollection.preferredContentSizeCategory else { return }
        let selected = selectedIndex
        show(items)
        select(selected)
        superview?.setNeedsLayout()
    }

    @_spi(Subclassing) public override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        outline.resolveColors(with: traits)
    }
}

extension CompletionPanel: AccessibilityDescribing {
    package var isAccessibilityContainer: Bool { true }

    package func describe(_ node: inout AccessibilityNode) {
        node.role = .list
    }
}
