/// An activity indicator made of spokes that rotate while a task is in progress.
///
/// The indicator advances by one spoke ten times a second instead of with every frame: a window that shows one does a
/// sixth of the work of an animation, and looks the same as in UIKit.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The sizes of an indicator.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
        /// 37 points, white by default.
        case whiteLarge = 0
        /// 20 points, white by default.
        case white = 1
        /// 20 points, gray by default.
        case gray = 2

        var length: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

        /// The color of an indicator for which no color and no tint color is set.
        var color: UIColor {
            switch self {
            case .medium, .large: .secondaryLabel
            case .whiteLarge, .white: .white
            case .gray: .gray
            }
        }
    }

    private static let spokeCount = 8
    private static let step: TimeInterval = 0.1

    private final var spokes: [CALayer] = []
    private final var phase = 0
    private final var timer: ClockTimer?
    private final var shownColor: UIColor?

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UIActivityIndicatorView.self,
        adding: [
            AppearanceProperty(
                get: { (indicator: UIActivityIndicatorView) in indicator.shownColor }, set: { $0.color = $1 })
        ], to: UIView.appearanceProperties)

    /// Creates an indicator with the given style.
    ///
    /// It is stopped and hidden until ``startAnimating()``.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
        setUp()
    }

    /// Creates an indicator of medium size.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    /// Creates an indicator of medium size; `coder` is ignored.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isHidden = true
        for _ in 0..<UIActivityIndicatorView.spokeCount {
            let spoke = CALayer()
            spoke.suppressesImplicitActions = true
            layer.addSublayer(spoke)
            spokes.append(spoke)
        }
        observeInterfaceStyle()
        updateColors()
        updateSpokes()
    }

    /// The size of the indicator.
    open var style: Style {
        didSet {
            guard oldValue != style else { return }
            invalidateIntrinsicContentSize()
            updateColors()
            setNeedsLayout()
        }
    }

    /// The color; if it is `nil`, the tint color if that was set for this view, otherwise that of the
    /// ``style``, by default a gray that suits the interface style.
    open var color: UIColor! {
        get { shownColor ?? rareState?.tintColor ?? style.color }
        set {
            shownColor = newValue
            updateColors()
        }
    }

    /// Whether the indicator is hidden while it is stopped.
    ///
    /// The default is `true`. A change hides or shows a stopped indicator; `isHidden` of a rotating one is not changed.
    open var hidesWhenStopped = true {
        didSet { if oldValue != hidesWhenStopped, !isAnimating { isHidden = hidesWhenStopped } }
    }

    /// Whether the indicator is rotating.
    public private(set) final var isAnimating = false {
        didSet { if oldValue != isAnimating { accessibilityDidChange(.content) } }
    }

    @_spi(Subclassing) public override var isAccessibilityElementByDefault: Bool { true }
    @_spi(Subclassing) public override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
    @_spi(Subclassing) public override var defaultAccessibilityLabel: String? {
        builtInText(isAnimating ? .BuiltIn.controlInProgress : .BuiltIn.controlProgressHalted)
    }

    /// Shows the indicator and starts the rotation.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
        turn()
    }

    /// Stops the rotation, and hides the indicator if ``hidesWhenStopped`` is true.
    open func stopAnimating() {
        isAnimating = false
        timer?.invalidate()
        timer = nil
        if hidesWhenStopped { isHidden = true }
    }

    /// Stops the timer while the indicator is outside of a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { timer?.invalidate() }
        turn()
    }

    private func turn() {
        guard isAnimating, window != nil, timer?.isPending != true else { return }
        timer = ClockTimer.schedule(after: UIActivityIndicatorView.step) { [weak self] in
            guard let self, isAnimating else { return }
            phase = (phase + 1) % UIActivityIndicatorView.spokeCount
            updateSpokes()
            turn()
        }
    }

    /// Makes the leading spoke opaque and fades those behind it.
    private func updateSpokes() {
        let count = UIActivityIndicatorView.spokeCount
        for (index, spoke) in spokes.enumerated() {
            let age = (phase - index + count) % count
            spoke.opacity = max(1 - Float(age) * 0.13, 0.2)
        }
    }

    /// Applies the indicator's own tint color, if it has one.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private func updateColors() {
        let color = self.color.resolvedColor(with: traitCollection).cgColor
        for spoke in spokes { spoke.backgroundColor = color }
    }

    @_spi(Subclassing) public override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        updateColors()
    }

    /// Positions the spokes around the center.
    open override func layoutSubviews() {
        let length = style.length
        let size = CGSize(width: length * 0.115, height: length * 0.28)
        let radius = length / 2 - size.height / 2
        for (index, spoke) in spokes.enumerated() {
            let angle = CGFloat(index) / CGFloat(UIActivityIndicatorView.spokeCount) * 2 * .pi
            spoke.bounds = CGRect(origin: .zero, size: size)
            spoke.cornerRadius = size.width / 2
            spoke.position = CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
            spoke.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
        }
    }

    /// Returns the size of the indicator's style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    @_spi(Subclassing) public override var defaultContentPriorities: ContentPriorities { .hugged }

    /// The size of the indicator's style.
    open override var intrinsicContentSize: CGSize { CGSize(width: style.length, height: style.length) }
}
