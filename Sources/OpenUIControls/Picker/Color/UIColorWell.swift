@_spi(Subclassing) import OpenUIKitCore

/// A control that shows a color and opens a color picker when it is pressed.
///
/// It sends ``UIControl/Event/valueChanged`` when the user selects a color, not when code does.
@preconcurrency @MainActor open class UIColorWell: UIControl {
    private static let side: CGFloat = 32
    private static let ring: CGFloat = 3

    private final var storedColor: UIColor?
    private final var popover = ControlPopover()

    /// The title of the color picker and the name of the control for assistive technologies.
    open var title: String? { didSet { accessibilityDidChange(.content) } }

    /// Whether the user can change the opacity, initially `true`.
    open var supportsAlpha = true

    /// The selected color; `nil` for none.
    open var selectedColor: UIColor? {
        get { storedColor }
        set {
            storedColor = newValue
            setNeedsDisplay()
            accessibilityDidChange(.content)
        }
    }

    /// Creates a well without a color; an empty frame is given the natural size.
    public override init(frame: CGRect) {
        let natural = CGSize(width: Self.side, height: Self.side)
        super.init(frame: frame.isEmpty ? CGRect(origin: frame.origin, size: natural) : frame)
        setUp()
    }

    /// Creates a well without a color; `coder` is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentMode = .redraw
        backgroundColor = nil
        addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    }

    /// Opens a popover with a color picker.
    private func open() {
        let controller = UIColorPickerViewController()
        controller.title = title
        controller.supportsAlpha = supportsAlpha
        if let storedColor { controller.selectedColor = storedColor }
        controller.delegate = self
        popover.present(controller, from: self)
    }

    /// Closes the color picker when the well was removed.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        popover.dismiss(ifRemoved: self)
    }

    // MARK: Appearance

    /// Draws the color within a ring of all hues.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // The opacity of the view belongs to its owner.
        context.setAlpha(isEnabled ? (isHighlighted ? 0.6 : 1) : 0.4)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        drawRing()
        drawColor()
        context.endTransparencyLayer()
    }

    private func drawRing() {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - Self.ring / 2
        let steps = 36
        for step in 0..<steps {
            let (start, end) = (CGFloat(step) / CGFloat(steps), CGFloat(step + 1) / CGFloat(steps))
            let arc = UIBezierPath()
            arc.addArc(
                withCenter: center, radius: radius, startAngle: start * 2 * .pi, endAngle: end * 2 * .pi + 0.02,
                clockwise: true)
            arc.lineWidth = Self.ring
            UIColor(hue: start, saturation: 0.85, brightness: 1, alpha: 1).setStroke()
            arc.stroke()
        }
    }

    private func drawColor() {
        guard let storedColor else { return }
        storedColor.resolvedColor(with: traitCollection).setFill()
        let inner = min(bounds.width, bounds.height) / 2 - Self.ring * 2
        UIBezierPath(
            ovalIn: CGRect(x: bounds.midX - inner, y: bounds.midY - inner, width: 2 * inner, height: 2 * inner)
        ).fill()
    }

    @_spi(Subclassing) public override func stateDidChange() {
        super.stateDidChange()
        setNeedsDisplay()
    }

    /// 32 by 32 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    /// Returns 32 by 32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    @_spi(Subclassing) public override var defaultContentPriorities: ContentPriorities { .hugged }

    @_spi(Subclassing) public override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds, min(bounds.width, bounds.height) / 2)
    }

    // MARK: Accessibility

    @_spi(Subclassing) public override var defaultAccessibilityLabel: String? {
        title ?? builtInText(.BuiltIn.colorColor)
    }
    @_spi(Subclassing) public override var defaultAccessibilityValue: String? {
        storedColor.map { RGBColor($0).hex }
    }
    @_spi(Subclassing) public override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
}

extension UIColorWell: UIColorPickerViewControllerDelegate {
    /// Adopts the color that the user selects.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        selectedColor = color
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
