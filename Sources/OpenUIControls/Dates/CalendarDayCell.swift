@_spi(Subclassing) import OpenUIKitCore

/// A day in the grid of a calendar.
@MainActor final class CalendarDayCell: UIView {
    /// How a day is displayed.
    struct Look: Equatable {
        var isToday = false
        var isSelected = false
        var isSelectable = true
    }

    private static let dimmedAlpha: CGFloat = 0.15
    private static let decorationHeight: CGFloat = 10

    let day: Date
    private let circle = UIView()
    private let label = UILabel()
    private var decoration: UIView?
    private let activate: (Date) -> Bool

    var look = Look() { didSet { if oldValue != look { updateLook() } } }

    init(day: Date, text: String, spokenText: String, font: UIFont, activate: @escaping (Date) -> Bool) {
        self.day = day
        self.activate = activate
        super.init(frame: .zero)
        accessibilityLabel = spokenText
        circle.isUserInteractionEnabled = false
        addSubview(circle)
        label.text = text
        label.font = font
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(label)
        updateLook()
    }

    required init?(coder: NSCoder) { nil }

    private func updateLook() {
        let isFilled = look.isSelected && look.isToday
        circle.isHidden = !look.isSelected
        circle.backgroundColor = isFilled ? legibleFillTintColor : tintColor.withAlphaComponent(Self.dimmedAlpha)
        label.textColor = isFilled ? .white : look.isSelected || look.isToday ? legibleTextTintColor : .label
        label.isEnabled = look.isSelectable
        accessibilityDidChange(.content)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook()
    }

    /// Shows a view below the number, or none.
    func show(decoration view: UIView?) {
        decoration?.removeFromSuperview()
        decoration = view
        if let view { addSubview(view) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height) - 2
        circle.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        circle.layer.cornerRadius = side / 2
        label.frame = bounds
        guard let decoration else { return }
        let size = decoration.sizeThatFits(bounds.size)
        let height = min(size.height, Self.decorationHeight)
        decoration.frame = CGRect(
            x: bounds.midX - min(size.width, bounds.width) / 2, y: bounds.maxY - height - 1,
            width: min(size.width, bounds.width), height: height)
    }

    // MARK: Accessibility

    @_spi(Subclassing) public override var isAccessibilityElementByDefault: Bool { true }

    @_spi(Subclassing) public override var defaultAccessibilityTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.button
        if look.isSelected { traits.insert(.selected) }
        if !look.isSelectable { traits.insert(.notEnabled) }
        return traits
    }

    private var grid: CalendarGridView? { superview as? CalendarGridView }

    /// Whether the day is the one that presents the focus of the grid.
    var isCursor: Bool { grid?.isCursor(at: day) == true }

    override func accessibilityElementIsFocused() -> Bool { isCursor && grid?.isFocused == true }

    override func accessibilityActivate() -> Bool { activate(day) }
}
