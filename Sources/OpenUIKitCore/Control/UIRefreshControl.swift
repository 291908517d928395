/// A control that lets users refresh the content of a scroll view by pulling it down.
///
/// Assign it to ``UIScrollView/refreshControl``. A pull beyond 80 points sends ``UIControl/Event/valueChanged``, and
/// the control stays visible until ``endRefreshing()``.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    private static let height: CGFloat = 60
    /// The distance by which the content has to be pulled, in points.
    private static let threshold: CGFloat = 80
    private static let duration: TimeInterval = 0.3

    private final let indicator = UIActivityIndicatorView(style: .medium)
    private final let label = UILabel()
    final weak var scrollView: UIScrollView?
    /// The height that the control reserves above the content, in points.
    private(set) final var reservedHeight: CGFloat = 0
    /// Whether the pull in progress has already triggered the control.
    private final var hasTriggered = false

    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
        setUp()
    }

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UIRefreshControl.self, adding: [AppearanceProperty(\UIRefreshControl.attributedTitle)],
        to: UIControl.appearanceProperties)

    /// Creates a control; `coder` is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        indicator.hidesWhenStopped = false
        indicator.isHidden = false
        label.followTextSize(with: .systemFont(ofSize: 12))
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        addSubview(indicator)
        addSubview(label)
        alpha = 0
    }

    @_spi(Subclassing) public override var defaultAccessibilityLabel: String? {
        attributedTitle?.string ?? builtInText(.BuiltIn.controlRefreshing)
    }
    @_spi(Subclassing) public override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }

    // MARK: State

    /// Whether a refresh is in progress.
    public private(set) final var isRefreshing = false

    /// The text below the indicator.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// Shows that a refresh is in progress, without a pull and without sending events.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        indicator.startAnimating()
        if scrollView?.isDragging != true { reserveHeight(Self.height) }
        scrollDidMove()
    }

    /// Ends the refresh and hides the control.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        indicator.stopAnimating()
        guard scrollView?.isDragging != true else { return }
        guard window != nil else { return reserveHeight(0) }
        UIView.animate(
            withDuration: Self.duration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState, .avoidsMotion],
            animations: { self.reserveHeight(0) }, completion: { _ in self.scrollDidMove() })
    }

    private func reserveHeight(_ reservedHeight: CGFloat) {
        guard reservedHeight != self.reservedHeight else { return }
        self.reservedHeight = reservedHeight
        scrollView?.geometryMayHaveChanged()
    }

    // MARK: Pulling

    /// The distance by which the content is pulled beyond its start, excluding the height that the control reserves.
    private var pull: CGFloat {
        guard let scrollView else { return 0 }
        return -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top - reservedHeight)
    }

    /// Follows the scroll position, and triggers a refresh if the content has been pulled far enough.
    final func scrollDidMove() {
        guard let scrollView else { return }
        let pull = pull
        placeAbove(scrollView, pull: max(pull, 0))
        alpha = isRefreshing ? 1 : min(max(pull / Self.threshold, 0), 1)
        if pull <= 0 { hasTriggered = false }
        guard scrollView.isDragging, isEnabled, !isRefreshing, !hasTriggered, pull >= Self.threshold else { return }
        hasTriggered = true
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    /// Updates the reserved height before the drag ends: the content rests below the control during a refresh.
    final func dragWillEnd() {
        hasTriggered = false
        reserveHeight(isRefreshing ? Self.height : 0)
    }

    private func placeAbove(_ scrollView: UIScrollView, pull: CGFloat) {
        let gap = max(pull, Self.height)
        let rect = CGRect(
            x: scrollView.bounds.minX, y: -(gap + Self.height) / 2, width: scrollView.bounds.width, height: Self.height)
        if frame != rect { frame = rect }
    }

    // MARK: Appearance

    /// Applies the tint color to the indicator.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        indicator.color = rareState?.tintColor
    }

    /// Positions the indicator and the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasText = label.text?.isEmpty == false
        let size = indicator.intrinsicContentSize
        indicator.frame = CGRect(
            x: bounds.midX - size.width / 2, y: hasText ? 8 : bounds.midY - size.height / 2, width: size.width,
            height: size.height)
        label.frame = CGRect(x: 0, y: 36, width: bounds.width, height: hasText ? 18 : 0)
    }

    /// Returns the given width and a height of 60 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}
