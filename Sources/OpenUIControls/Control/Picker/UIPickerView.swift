/// One or more wheels, in each of which the user selects a row.
///
/// Users turn a wheel by dragging, with the mouse wheel and the touchpad, or by a tap on a row. The arrow keys go to the
/// next row and, sideways, to the next wheel; Page Up and Page Down go five rows, Home and End to the first and last row,
/// and typing the beginning of a title selects it. The delegate is notified as soon as a row is chosen, or when a drag
/// has come to rest.
///
/// Only rows that are visible have views, so a wheel can have any number of rows.
@preconcurrency @MainActor open class UIPickerView: UIView {
    private static let size = CGSize(width: 320, height: 216)
    /// The distance between wheels, and between the outer wheels and the edges, in points.
    private static let (gap, margin): (CGFloat, CGFloat) = (5, 9)
    private static let bandRadius: CGFloat = 8

    private final let band = UIView()
    private final var columns: [PickerColumn] = []
    private final var needsReload = true

    /// The provider of the numbers of components and rows.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
    /// The provider of the rows, which is notified of selections.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }

    /// Whether the selected row is marked, which is always the case.
    @available(*, deprecated, message: "Has no effect; the selected row is always marked.")
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    /// Creates a picker without wheels; an empty frame is given the natural size.
    public override init(frame: CGRect) {
        super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: Self.size) : frame)
        setUp()
    }

    /// Creates a picker without wheels; `coder` is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = Self.bandRadius
        band.isUserInteractionEnabled = false
        addSubview(band)
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (picker: UIPickerView, _) in
            picker.setNeedsReload()
        }
    }

    // MARK: Rows

    /// The number of wheels.
    public final var numberOfComponents: Int {
        reloadIfNeeded()
        return columns.count
    }

    /// Returns the number of rows of a wheel; 0 if there is no such wheel.
    open func numberOfRows(inComponent component: Int) -> Int { column(component)?.wheel.rowCount ?? 0 }

    /// Returns the size of the rows of a wheel, in points; zero if there is no such wheel.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard column(component) != nil else { return .zero }
        return CGSize(width: columnWidths[component], height: rowHeight(ofComponent: component))
    }

    /// Returns the view that displays a row, or `nil` if the row is not visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return column(component)?.wheel.view(forRow: row)
    }

    /// Requests the numbers of wheels and rows and all rows again.
    ///
    /// Selected rows stay selected as far as they exist.
    open func reloadAllComponents() { setNeedsReload() }

    /// Requests the number of rows and the rows of a wheel again.
    open func reloadComponent(_ component: Int) {
        guard !needsReload, let column = column(component) else { return }
        reload(column)
    }

    private func setNeedsReload() {
        needsReload = true
        accessibilityDidChange(.structure)
        setNeedsLayout()
    }

    private func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
        while columns.count > count { columns.removeLast().removeFromSuperview() }
        while columns.count < count {
            let column = PickerColumn(of: self, component: columns.count)
            columns.append(column)
            addSubview(column)
        }
        for column in columns { reload(column) }
    }

    private func reload(_ column: PickerColumn) {
        let count = dataSource?.pickerView(self, numberOfRowsInComponent: column.component) ?? 0
        column.wheel.reload(count: count, rowHeight: rowHeight(ofComponent: column.component))
        column.accessibilityDidChange(.content)
    }

    private func column(_ component: Int) -> PickerColumn? {
        reloadIfNeeded()
        return columns.indices.contains(component) ? columns[component] : nil
    }

    final func makeView(forRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView? {
        guard let delegate else { return standardView(forRow: row, forComponent: component, reusing: view) }
        return delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
    }

    /// Returns a label with the title of a row.
    final func standardView(forRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        let label = view as? UILabel ?? UILabel()
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.font = rowFont
        label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = title
        }
        return label
    }

    private var rowFont: UIFont { .preferredFont(forTextStyle: .title3, compatibleWith: traitCollection) }

    private func rowHeight(ofComponent component: Int) -> CGFloat {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        return height.isFinite && height > 0 ? max(height, 1) : max(32, (rowFont.lineHeight + 8).rounded())
    }

    /// Returns the text that stands for a row: its title, or the label of its view.
    final func spokenTitle(forRow row: Int, forComponent component: Int) -> String? {
        if let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) { return title }
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            return title.string
        }
        return makeView(forRow: row, forComponent: component, reusing: nil)?.accessibilityLabel
    }

    // MARK: Selection

    /// Selects a row; a row or component that does not exist is ignored.
    ///
    /// The delegate is not notified.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let column = column(component), (0..<column.wheel.rowCount).contains(row) else { return }
        column.wheel.select(row, animated: animated && window != nil)
        column.accessibilityDidChange(.content)
    }

    /// Returns the selected row of a wheel, or -1 if it has no rows.
    open func selectedRow(inComponent component: Int) -> Int { column(component)?.wheel.selectedRow ?? -1 }

    final func userDidSelect(_ row: Int, inComponent component: Int) {
        prepareForEvent()
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    // MARK: Layout

    final var bandHeight: CGFloat { columns.indices.map(rowHeight).max() ?? 32 }

    /// The widths of the wheels: those of the delegate, and equal shares of what remains for the others.
    private var columnWidths: [CGFloat] {
        let desired = columns.indices.map { index -> CGFloat in
            let width = delegate?.pickerView(self, widthForComponent: index) ?? 0
            return width.isFinite ? max(width, 0) : 0
        }
        let availableWidth = max(bounds.width - 2 * Self.margin - CGFloat(max(columns.count - 1, 0)) * Self.gap, 0)
        let fixed = desired.reduce(0, +)
        let flexible = desired.filter { $0 == 0 }.count
        if flexible > 0 {
            let share = max(availableWidth - fixed, 0) / CGFloat(flexible)
            return desired.map { $0 > 0 ? $0 : share }
        }
        return fixed > availableWidth ? desired.map { $0 * availableWidth / fixed } : desired
    }

    /// Places the wheels side by side, in the direction of text, around the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        reloadIfNeeded()
        let (widths, height) = (columnWidths, bandHeight)
        let total = widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0)) * Self.gap
        var x = bounds.midX - total / 2
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for column in isReversed ? columns.reversed() : columns {
            let width = widths[column.component]
            column.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width + Self.gap
        }
        band.isHidden = columns.isEmpty
        band.frame = CGRect(
            x: Self.margin, y: bounds.midY - height / 2, width: max(bounds.width - 2 * Self.margin, 0), height: height)
    }

    /// 320 by 216 points.
    open override var intrinsicContentSize: CGSize { Self.size }
    /// Returns 320 by 216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: Keyboard and accessibility

    /// Moves the focus to the wheel beside another one; returns `false` if there is none.
    final func moveFocus(from column: PickerColumn, toTheRight: Bool) -> Bool {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let next = column.component + (toTheRight != isReversed ? 1 : -1)
        guard columns.indices.contains(next) else { return false }
        return hostWindow?.focus.move(to: columns[next], heading: []) ?? false
    }

    final var accessibilityDelegate: (any UIPickerViewAccessibilityDelegate)? {
        delegate as? any UIPickerViewAccessibilityDelegate
    }
}
