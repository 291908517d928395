@_spi(Subclassing) import OpenUIKitCore

/// A bar that shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The styles of bars.
    public enum Style: Int, Sendable {
        /// 4 points high.
        case `default` = 0
        /// 2.5 points high, for toolbars.
        case bar = 1
    }

    /// The interval in seconds at which the observed progress is polled.
    private static let observationInterval: TimeInterval = 0.1

    private final let track = UIImageView()
    private final let filled = UIImageView()
    private final var storedProgress: Float = 0
    private final var observation: ClockTimer?

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UIProgressView.self,
        adding: [
            AppearanceProperty(\UIProgressView.progressTintColor),
            AppearanceProperty(\UIProgressView.trackTintColor),
            AppearanceProperty(\UIProgressView.progressImage),
            AppearanceProperty(\UIProgressView.trackImage),
        ], to: UIView.appearanceProperties)

    /// Creates a bar with a progress of 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a bar with a progress of 0; `coder` is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Creates a bar of the given style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    private func setUp() {
        isUserInteractionEnabled = false
        addSubview(track)
        track.addSubview(filled)
        track.clipsToBounds = true
        updateColors()
    }

    /// The style of the bar, which determines its height.
    open var progressViewStyle = Style.default {
        didSet {
            guard oldValue != progressViewStyle else { return }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The completed fraction, from 0 to 1.
    ///
    /// Values out of range are clamped; NaN is ignored.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// The progress object that the bar displays; by default `nil`.
    ///
    /// While the task is unfinished and the bar is in a window, the object is polled ten times a second, because
    /// `Progress` does not support key-value observing on Linux. Do not set ``progress`` at the same time.
    open var observedProgress: Progress? {
        didSet {
            guard oldValue !== observedProgress else { return }
            if let observedProgress { setProgress(Float(observedProgress.fractionCompleted), animated: false) }
            observe()
        }
    }

    private func observe() {
        observation?.invalidate()
        observation = nil
        guard let observedProgress, window != nil else { return }
        setProgress(Float(observedProgress.fractionCompleted), animated: true)
        guard !observedProgress.isFinished, !observedProgress.isCancelled else { return }
        observation = ClockTimer.schedule(after: Self.observationInterval) { [weak self] in self?.observe() }
    }

    /// Starts observing ``observedProgress`` when the bar enters a window, and stops when it leaves.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if observedProgress != nil { observe() }
    }

    /// Sets the completed fraction, optionally with an animation.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else { return }
        let progress = min(max(progress, 0), 1)
        guard progress != storedProgress else { return }
        storedProgress = progress
        accessibilityDidChange(.content)
        guard animated, window != nil else { return layoutSubviews() }
        UIView.animate(
            withDuration: 0.25, delay: 0,
            options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction, .avoidsMotion]
        ) { self.layoutSubviews() }
    }

    @_spi(Subclassing) public override var isAccessibilityElementByDefault: Bool { true }
    @_spi(Subclassing) public override var defaultAccessibilityLabel: String? { builtInText(.BuiltIn.controlProgress) }
    @_spi(Subclassing) public override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
    @_spi(Subclassing) open override var defaultAccessibilityValue: String? {
        percentText(Double(storedProgress))
    }

    /// The color of the completed part; `nil` stands for the tint color.
    open var progressTintColor: UIColor? { didSet { updateColors() } }
    /// The color of the remaining part; `nil` stands for the system's default.
    open var trackTintColor: UIColor? { didSet { updateColors() } }

    /// The image of the completed part, which is resized to it and replaces its color.
    open var progressImage: UIImage? { didSet { imagesDidChange() } }
    /// The image of the bar below the completed part, which is resized to it and replaces its color.
    open var trackImage: UIImage? { didSet { imagesDidChange() } }

    private func imagesDidChange() {
        (filled.image, track.image) = (progressImage, trackImage)
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        filled.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
        track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
        (filled.tintColor, track.tintColor) = (progressTintColor, trackTintColor)
    }

    /// Applies the new tint color to the completed part.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    /// Applies the tint color inherited from the new superview.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        updateColors()
    }

    private var barHeight: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

    /// Positions the bar.
    open override func layoutSubviews() {
        track.frame = CGRect(x: 0, y: (bounds.height - barHeight) / 2, width: bounds.width, height: barHeight)
        track.layer.cornerRadius = trackImage == nil ? barHeight / 2 : 0
        let length = bounds.width * CGFloat(storedProgress)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        filled.frame = CGRect(x: isReversed ? bounds.width - length : 0, y: 0, width: length, height: barHeight)
        filled.layer.cornerRadius = progressImage == nil ? barHeight / 2 : 0
    }

    /// Returns the given width and the height of the bar's style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }
    /// The height of the bar's style, without an intrinsic width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }
}
