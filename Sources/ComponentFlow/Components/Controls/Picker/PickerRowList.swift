/// The control of a ``Picker`` with the style ``PickerStyle/inline``: one row for each option.
///
/// The rows are a single stop of the keyboard focus, in which arrow keys move the selection.
final class PickerRowList: UIView, PickerContent {
    var didSelect: (Int) -> Void = { _ in }
    private var rows: [PickerRow] = []
    private var selectedIndex: Int?

    func show(_ description: PickerDescription, animated: Bool) {
        accessibilityLabel = description.title
        selectedIndex = description.selectedIndex
        while rows.count > description.titles.count { rows.removeLast().removeFromSuperview() }
        while rows.count < description.titles.count { addRow() }
        for (index, row) in rows.enumerated() {
            row.title = description.titles[index]
            row.isSelected = index == selectedIndex
            row.isFocusStop = index == selectedIndex ?? 0
            row.isEnabled = description.isEnabled
        }
        setNeedsLayout()
    }

    private func addRow() {
        let (row, index) = (PickerRow(frame: .zero), rows.count)
        row.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
        rows.append(row)
        addSubview(row)
    }

    private func choose(_ index: Int) {
        guard rows.indices.contains(index), rows[index].isEnabled else { return }
        if index != selectedIndex { didSelect(index) }
        if containsFocus, let selectedIndex { rows[selectedIndex].takeFocus() }
    }

    func size(in available: CGSize) -> CGSize {
        let sizes = rows.map { $0.sizeThatFits(available) }
        let width = sizes.map(\.width).max() ?? 0
        return CGSize(
            width: available.width.isFinite ? available.width : width, height: sizes.reduce(0) { $0 + $1.height })
    }

    /// Places the rows below each other.
    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            let height = row.sizeThatFits(bounds.size).height
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
    }

    /// Moves the selection for arrow keys, Home and End.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardUpArrow: choose(max((selectedIndex ?? rows.count) - 1, 0))
        case .keyboardDownArrow: choose(min((selectedIndex ?? -1) + 1, rows.count - 1))
        case .keyboardHome: choose(0)
        case .keyboardEnd: choose(rows.count - 1)
        default: super.pressesBegan(presses, with: event)
        }
    }
}

/// A row of an inline ``Picker``: a title, and a check mark if it is selected.
final class PickerRow: UIControl {
    private static let margin: CGFloat = 16
    /// The width and the height of the check mark, and the size of its symbol, for the default text size, in points.
    private static let (markSide, symbolSize): (CGFloat, CGFloat) = (16, 12)
    private static let minimumHeight: CGFloat = 44
    private static let disabledAlpha: CGFloat = 0.4

    private let label = UILabel()
    private let check = UIImageView(image: UIImage(systemName: "checkmark"))
    /// Whether the row is the one to which the keyboard focus moves.
    var isFocusStop = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        check.isHidden = true
        fitMark()
        addSubview(label)
        addSubview(check)
    }

    required init?(coder: NSCoder) { nil }

    var title: String {
        get { label.text ?? "" }
        set {
            label.text = newValue
            accessibilityLabel = newValue
        }
    }

    /// Shows the check mark in the text size of the row.
    private func fitMark() {
        check.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: scaledForTextSize(Self.symbolSize), weight: .semibold)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.hasDifferentTextSize(comparedTo: previousTraitCollection) else { return }
        fitMark()
        setNeedsLayout()
    }

    override var isSelected: Bool { didSet { check.isHidden = !isSelected } }
    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil } }
    override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : Self.disabledAlpha } }
    override var canBecomeFocused: Bool { isFocusStop && super.canBecomeFocused }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return CGSize(
            width: text.width + 3 * Self.margin + scaledForTextSize(Self.markSide),
            height: max(Self.minimumHeight, ceil(text.height) + 20))
    }

    /// Places the title at the leading edge and the check mark at the trailing edge.
    override func layoutSubviews() {
        super.layoutSubviews()
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (margin, mark) = (Self.margin, scaledForTextSize(Self.markSide))
        let width = max(bounds.width - 3 * margin - mark, 0)
        label.frame = CGRect(
            x: isReversed ? 2 * margin + mark : margin, y: 0, width: width, height: bounds.height)
        label.textAlignment = isReversed ? .right : .left
        check.frame = CGRect(
            x: isReversed ? margin : bounds.width - margin - mark, y: (bounds.height - mark) / 2, width: mark,
            height: mark)
    }
}
