/// The appearance of a switch as a box with a check mark and a title.
@MainActor final class SwitchCheckbox: UIView {
    /// The width of the box, its distance from the title, and the corner radius, for the default text size, in points.
    private static let (side, spacing, radius): (CGFloat, CGFloat, CGFloat) = (18, 8, 4)

    private let box = UIView()
    private let check = CheckMark()
    private let label = UILabel()
    private var isOn = false
    private var color = UIColor.tintColor

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        box.addSubview(check)
        addSubview(box)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var title: String? {
        get { label.text }
        set { label.text = newValue }
    }

    /// Shows a state; a change is animated within an animation block.
    func show(isOn: Bool, isEnabled: Bool, color: UIColor) {
        (self.isOn, self.color) = (isOn, color)
        box.backgroundColor = isOn ? color : .clear
        check.alpha = isOn ? 1 : 0
        box.alpha = isEnabled ? 1 : 0.5
        label.textColor = isEnabled ? .label : .tertiaryLabel
        setNeedsLayout()
    }

    private var boxSide: CGFloat { scaledForTextSize(Self.side) }
    private var titleStart: CGFloat { boxSide + scaledForTextSize(Self.spacing) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard label.text?.isEmpty == false else { return CGSize(width: boxSide, height: boxSide) }
        let width = size.width > titleStart ? size.width - titleStart : .greatestFiniteMagnitude
        let text = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: titleStart + text.width, height: max(text.height, boxSide))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isReversed = (superview ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = boxSide
        box.frame = CGRect(
            x: isReversed ? bounds.width - side : 0, y: (bounds.height - side) / 2, width: side, height: side)
        box.layer.cornerRadius = Self.radius * side / Self.side
        box.layer.borderWidth = isOn ? 0 : 1.5
        box.layer.borderColor = UIColor.secondaryLabel.resolvedColor(with: traitCollection).cgColor
        let width = max(bounds.width - titleStart, 0)
        label.frame = CGRect(x: isReversed ? 0 : titleStart, y: 0, width: width, height: bounds.height)
        check.frame = box.bounds
    }

    /// The box in the view's coordinates, and its corner radius.
    var shape: (rect: CGRect, cornerRadius: CGFloat) { (box.frame, box.layer.cornerRadius) }
}

/// A check mark that fills its bounds.
@MainActor private final class CheckMark: UIView {
    /// The points of the mark, as fractions of the bounds.
    private static let points: [(x: CGFloat, y: CGFloat)] = [(0.24, 0.53), (0.43, 0.71), (0.77, 0.32)]

    override class var layerClass: AnyClass { CAShapeLayer.self }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let shape = layer as? CAShapeLayer else { return }
        let path = UIBezierPath()
        for (index, point) in Self.points.enumerated() {
            let place = CGPoint(x: point.x * bounds.width, y: point.y * bounds.height)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        shape.path = path.cgPath
        shape.fillColor = nil
        shape.strokeColor = UIColor.white.cgColor
        shape.lineWidth = bounds.width / 9
        (shape.lineCap, shape.lineJoin) = (.round, .round)
    }
}
