/// Spokes that go round while something takes its time.
///
/// It turns ten times a second by a spoke rather than with every frame: a window with an indicator does a sixth of the
/// work that an animation would make, and looks the same as in UIKit.
@MainActor open class UIActivityIndicatorView: UIView {
    /// The sizes.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101

        var length: CGFloat { self == .large ? 37 : 20 }
    }

    private static let spokeCount = 8
    private static let step: TimeInterval = 0.1

    private final var spokes: [CALayer] = []
    private final var phase = 0
    private final var timer: ClockTimer?
    private final var shownColor: UIColor?

    /// Makes an indicator of a size.
    ///
    /// It stands still and is hidden until ``startAnimating()``.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
        setUp()
    }

    /// Makes an indicator of medium size.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    /// Makes an indicator of medium size; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isHidden = true
        isAccessibilityElement = true
        for _ in 0..<UIActivityIndicatorView.spokeCount {
            let spoke = CALayer()
            spoke.suppressesImplicitActions = true
            layer.addSublayer(spoke)
            spokes.append(spoke)
        }
        followStyle()
        updateColors()
        updateSpokes()
    }

    /// The size.
    open var style: Style {
        didSet {
            guard oldValue != style else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The colour; nil means the tint that was set here, if one was, otherwise a grey that suits the style.
    open var color: UIColor! {
        get { shownColor ?? rareState?.tintColor ?? .secondaryLabel }
        set {
            shownColor = newValue
            updateColors()
        }
    }

    /// Whether it is hidden while it stands still.
    ///
    /// True at first.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    /// Whether it turns.
    public private(set) final var isAnimating = false

    /// Shows the indicator and lets it turn.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        if hidesWhenStopped { isHidden = false }
        turn()
    }

    /// Lets it stand still, and hides it unless told otherwise.
    open func stopAnimating() {
        isAnimating = false
        timer?.invalidate()
        timer = nil
        if hidesWhenStopped { isHidden = true }
    }

    /// Outside of a window nothing turns.
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

    /// The spoke that leads is opaque, those behind it fade.
    private func updateSpokes() {
        let count = UIActivityIndicatorView.spokeCount
        for (index, spoke) in spokes.enumerated() {
            let age = (phase - index + count) % count
            spoke.opacity = max(1 - Float(age) * 0.13, 0.2)
        }
    }

    /// Takes a tint of its own.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    private func updateColors() {
        let color = self.color.resolvedColor(with: traitCollection).cgColor
        for spoke in spokes { spoke.backgroundColor = color }
    }

    override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        updateColors()
    }

    /// Places the spokes around the middle.
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

    /// The size of its style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var defaultContentPriorities: ContentPriorities { .hugged }

    /// The size of its style.
    open override var intrinsicContentSize: CGSize { CGSize(width: style.length, height: style.length) }
}
