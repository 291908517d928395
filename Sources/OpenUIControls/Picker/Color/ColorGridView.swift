@_spi(Subclassing) import OpenUIKitCore

/// A grid of colors, of which one is selected by a tap, by dragging, or with the arrow keys.
@MainActor final class ColorGridView: UIControl {
    private static let height: CGFloat = 200
    private static let cornerRadius: CGFloat = 8

    private let marker = UIView()
    private var selected: (column: Int, row: Int)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        backgroundColor = nil
        layer.cornerRadius = Self.cornerRadius
        clipsToBounds = true
        builtInAccessibilityLabel = .BuiltIn.colorColorGrid
        marker.isUserInteractionEnabled = false
        marker.layer.borderWidth = 3
        marker.layer.borderColor = UIColor.white.cgColor
        marker.layer.cornerRadius = 3
        addSubview(marker)
    }

    required init?(coder: NSCoder) { nil }

    /// The selected color of the grid; `nil` if the color is not among them.
    var color: RGBColor? {
        get { selected.map { ColorPalette.color(column: $0.column, row: $0.row) } }
        set {
            selected = newValue.flatMap(Self.place)
            setNeedsLayout()
            accessibilityDidChange(.content)
        }
    }

    private static func place(of color: RGBColor) -> (column: Int, row: Int)? {
        for row in 0..<ColorPalette.rows {
            for column in 0..<ColorPalette.columns
            where ColorPalette.color(column: column, row: row).distance(to: color) < 0.01 {
                return (column, row)
            }
        }
        return nil
    }

    private var cell: CGSize {
        CGSize(width: bounds.width / CGFloat(ColorPalette.columns), height: bounds.height / CGFloat(ColorPalette.rows))
    }

    private func frame(column: Int, row: Int) -> CGRect {
        CGRect(
            x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: cell.width, height: cell.height)
    }

    override func draw(_ rect: CGRect) {
        for row in 0..<ColorPalette.rows {
            for column in 0..<ColorPalette.columns {
                ColorPalette.color(column: column, row: row).color.setFill()
                UIBezierPath(rect: frame(column: column, row: row)).fill()
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        marker.isHidden = selected == nil
        if let selected { marker.frame = frame(column: selected.column, row: selected.row) }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    // MARK: Input

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        select(at: touch.location(in: self))
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        select(at: touch.location(in: self))
        return super.continueTracking(touch, with: event)
    }

    private func select(at point: CGPoint) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let column = Int(min(max(point.x / cell.width, 0), CGFloat(ColorPalette.columns - 1)))
        let row = Int(min(max(point.y / cell.height, 0), CGFloat(ColorPalette.rows - 1)))
        select(column: column, row: row)
    }

    private func select(column: Int, row: Int) {
        let column = min(max(column, 0), ColorPalette.columns - 1)
        let row = min(max(row, 0), ColorPalette.rows - 1)
        if let selected, selected == (column, row) { return }
        selected = (column, row)
        setNeedsLayout()
        accessibilityDidChange(.content)
        sendActions(for: .valueChanged)
    }

    override var canBecomeFocused: Bool { isEnabled }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !presses.contains(where: handle) { super.pressesBegan(presses, with: event) }
    }

    override func pressRepeated(_ press: UIPress) {
        if !handle(press) { super.pressRepeated(press) }
    }

    private func handle(_ press: UIPress) -> Bool {
        let (column, row) = selected ?? (0, 0)
        switch press.key?.keyCode {
        case .keyboardLeftArrow: select(column: column - 1, row: row)
        case .keyboardRightArrow: select(column: column + 1, row: row)
        case .keyboardUpArrow: select(column: column, row: row - 1)
        case .keyboardDownArrow: select(column: column, row: row + 1)
        case .keyboardHome: select(column: 0, row: row)
        case .keyboardEnd: select(column: ColorPalette.columns - 1, row: row)
        default: return false
        }
        return true
    }

    // MARK: Accessibility

    @_spi(Subclassing) public override var defaultAccessibilityValue: String? { color?.hex }
    @_spi(Subclassing) public override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }

    override func accessibilityIncrement() { moveByReadingOrder(1) }
    override func accessibilityDecrement() { moveByReadingOrder(-1) }

    private func moveByReadingOrder(_ step: Int) {
        let index = selected.map { $0.row * ColorPalette.columns + $0.column } ?? -1
        let target = min(max(index + step, 0), ColorPalette.columns * ColorPalette.rows - 1)
        select(column: target % ColorPalette.columns, row: target / ColorPalette.columns)
    }
}
