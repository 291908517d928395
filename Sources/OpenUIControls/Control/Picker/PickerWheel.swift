@_spi(Subclassing) import OpenUIKitCore

/// The rows of a wheel of a ``UIPickerView``, which scroll on a cylinder and come to rest at a row.
@MainActor final class PickerWheel: UIScrollView {
    /// The time after the last event of a touchpad after which the wheel moves to the nearest row, in seconds.
    private static let restingDelay: TimeInterval = 0.15

    /// The limit of the number of rows, whose positions are exact up to it.
    private static let mostRows = 1 << 40

    /// Returns the view of a row, possibly the given one that displayed another row.
    var makeRow: (Int, UIView?) -> UIView? = { _, _ in nil }
    /// Called when the user has moved the wheel to another row.
    var didSelect: (Int) -> Void = { _ in }

    private(set) var rowCount = 0
    /// The row in the middle, or the one to which the wheel is turning; -1 if there are no rows.
    private(set) var selectedRow = -1
    private var shape = WheelGeometry(height: 0, rowHeight: 32)
    private var rows: [Int: UIView] = [:]
    private var spare: [UIView] = []
    private var restTimer: ClockTimer?

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        decelerationRate = DecelerationRate(rawValue: 0.995)
        allowsKeyboardScrolling = false
        scrollsToTop = false
        alwaysBounceVertical = true
        delegate = self
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] tap in
            if let self { tapped(at: tap.location(in: self)) }
        }
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    /// The column has the keyboard focus instead.
    override var canBecomeFocused: Bool { false }
    override var isFocusPane: Bool { false }

    // MARK: Rows

    /// Discards the rows and selects the row nearest to the one that was selected.
    func reload(count: Int, rowHeight: CGFloat) {
        rowCount = min(max(count, 0), Self.mostRows)
        shape.rowHeight = rowHeight
        selectedRow = rowCount == 0 ? -1 : min(max(selectedRow, 0), rowCount - 1)
        for view in rows.values { view.removeFromSuperview() }
        rows = [:]
        spare = []
        updateContent()
        setNeedsLayout()
    }

    /// The view of a row, or `nil` while it is not visible.
    func view(forRow row: Int) -> UIView? { rows[row] }

    private func updateContent() {
        endMotion()
        let length = CGFloat(max(rowCount - 1, 0)) * shape.rowHeight
        contentSize = CGSize(width: bounds.width, height: bounds.height + length)
        contentOffset = CGPoint(x: 0, y: offset(of: selectedRow))
    }

    private func offset(of row: Int) -> CGFloat { CGFloat(max(row, 0)) * shape.rowHeight }

    /// Places the visible rows.
    override func layoutSubviews() {
        super.layoutSubviews()
        if shape.height != bounds.height || contentSize.width != bounds.width {
            shape.height = bounds.height
            updateContent()
        }
        let visible = shape.visibleRows(at: contentOffset.y, count: rowCount)
        for (row, view) in rows where !visible.contains(row) {
            rows[row] = nil
            view.removeFromSuperview()
            spare.append(view)
        }
        for row in visible {
            if let view = rows[row] ?? insertedView(forRow: row) { place(view, row) }
        }
    }

    /// Makes the view of a row and inserts it so that the subviews are in the order of the rows.
    private func insertedView(forRow row: Int) -> UIView? {
        guard let view = makeRow(row, spare.popLast()) else { return nil }
        insertSubview(view, at: rows.keys.count { $0 < row })
        rows[row] = view
        return view
    }

    private func place(_ view: UIView, _ row: Int) {
        let angle = shape.angle(ofRow: row, offset: contentOffset.y)
        view.transform3D = .identity
        view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: shape.rowHeight)
        view.center = CGPoint(x: bounds.midX, y: bounds.midY + shape.position(at: angle))
        view.transform3D = shape.transform(at: angle)
        view.alpha = shape.opacity(at: angle)
    }

    // MARK: Selection

    /// Turns the wheel to a row, which must exist.
    func select(_ row: Int, animated: Bool) {
        selectedRow = row
        layoutIfNeeded()
        setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: animated)
    }

    /// Turns the wheel to the row that is nearest to an index, and reports it if it was not selected.
    func selectByUser(_ row: Int) {
        guard rowCount > 0 else { return }
        let row = min(max(row, 0), rowCount - 1)
        let isNew = row != selectedRow
        select(row, animated: true)
        if isNew { didSelect(row) }
    }

    private func tapped(at point: CGPoint) {
        let distance = point.y - bounds.midY
        selectByUser(shape.row(atDistance: distance, offset: contentOffset.y, count: rowCount))
    }

    // MARK: Scrolling

    /// A wheel of a mouse goes to the next row; a touchpad moves the rows freely until it rests.
    override func scrollOccurred(_ event: UIScrollEvent) {
        let row = selectedRow + (event.delta.dy > 0 ? 1 : -1)
        guard !event.isPrecise, event.delta.dy != 0, !isDragging, isScrollEnabled, (0..<rowCount).contains(row) else {
            super.scrollOccurred(event)
            if event.isPrecise { scheduleRest() }
            return
        }
        selectByUser(row)
    }

    private func scheduleRest() {
        restTimer?.invalidate()
        restTimer = ClockTimer.schedule(after: Self.restingDelay) { [weak self] in self?.rest() }
    }

    /// Turns to the row nearest to the middle, unless the wheel is moving.
    private func rest() {
        guard !isDragging, motion == nil, rowCount > 0 else { return }
        selectByUser(shape.nearestRow(at: contentOffset.y, count: rowCount))
    }

    /// Lets the wheel end at a row.
    override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: offset(of: shape.nearestRow(at: proposed.y, count: rowCount)))
    }

    /// Turns to a row if the touch stopped the wheel between two rows.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        rest()
    }
}

extension PickerWheel: UIScrollViewDelegate {
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { rest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        rest()
    }
}
