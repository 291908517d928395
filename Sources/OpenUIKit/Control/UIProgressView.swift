/// A bar that shows how much of something is done.
@MainActor open class UIProgressView: UIView {
    /// The kinds of bars.
    public enum Style: Int, Sendable {
        /// 4 points high.
        case `default` = 0
        /// 2.5 points high, for tool bars.
        case bar = 1
    }

    /// Seconds.
    private static let observationInterval: TimeInterval = 0.1

    private final let track = UIView()
    private final let filled = UIView()
    private final var storedProgress: Float = 0
    private final var observation: ClockTimer?

    /// Makes a bar with nothing done.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Makes a bar of a kind.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    private func setUp() {
        isUserInteractionEnabled = false
        addSubview(track)
        track.addSubview(filled)
        track.clipsToBounds = true
        isAccessibilityElement = true
        updateColors()
        updateAccessibility()
    }

    /// The kind of bar.
    open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }

    /// How much is done, from 0 to 1.
    ///
    /// Numbers outside are brought inside, NaN is ignored.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// Work whose progress the bar shows as it goes on; nil, as at first, for none.
    ///
    /// While it is not finished and the bar is in a window, the work is asked ten times a second: here nobody tells of
    /// its steps. Setting ``progress`` yourself meanwhile makes no sense.
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

    /// Follows ``observedProgress`` while it is in a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if observedProgress != nil { observe() }
    }

    /// Shows how much is done.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard !progress.isNaN else { return }
        let progress = min(max(progress, 0), 1)
        guard progress != storedProgress else { return }
        storedProgress = progress
        updateAccessibility()
        guard animated, window != nil else { return layoutSubviews() }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction]
        ) { self.layoutSubviews() }
    }

    private func updateAccessibility() {
        accessibilityValue = "\(Int((storedProgress * 100).rounded()))%"
    }

    /// The colour of what is done; nil means the tint colour.
    open var progressTintColor: UIColor? { didSet { updateColors() } }
    /// The colour of what is left.
    open var trackTintColor: UIColor? { didSet { updateColors() } }

    private func updateColors() {
        filled.backgroundColor = progressTintColor ?? tintColor
        track.backgroundColor = trackTintColor ?? .systemFill
    }

    /// Takes the new colour for what is done.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    /// Takes the tint of its new place.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        updateColors()
    }

    private var barHeight: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }

    /// Places the bar.
    open override func layoutSubviews() {
        track.frame = CGRect(x: 0, y: (bounds.height - barHeight) / 2, width: bounds.width, height: barHeight)
        track.layer.cornerRadius = barHeight / 2
        let length = bounds.width * CGFloat(storedProgress)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        filled.frame = CGRect(x: isReversed ? bounds.width - length : 0, y: 0, width: length, height: barHeight)
        filled.layer.cornerRadius = barHeight / 2
    }

    /// As wide as it may be, and as high as its kind.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }
    /// As high as its kind.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: barHeight) }
}
