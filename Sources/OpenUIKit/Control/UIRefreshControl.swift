/// Lets users refresh what a scroll view shows by pulling it down.
///
/// Give it to ``UIScrollView/refreshControl``. A pull beyond 80 points sends ``UIControl/Event/valueChanged``, and the
/// control stays in view until ``endRefreshing()``.
@MainActor open class UIRefreshControl: UIControl {
    private static let height: CGFloat = 60
    /// How far the content has to be pulled, in points.
    private static let threshold: CGFloat = 80
    private static let duration: TimeInterval = 0.3

    private final let indicator = UIActivityIndicatorView(style: .medium)
    private final let label = UILabel()
    final weak var scrollView: UIScrollView?
    /// The room that the control takes above the content, in points.
    private(set) final var room: CGFloat = 0
    /// It was triggered by the pull that is under way.
    private final var hasTriggered = false

    /// Makes a control.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.height))
        setUp()
    }

    /// Makes a control; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        indicator.hidesWhenStopped = false
        indicator.isHidden = false
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        addSubview(indicator)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = "Refreshing"
        alpha = 0
    }

    // MARK: State

    /// Whether something is being refreshed.
    public private(set) final var isRefreshing = false

    /// A text below the indicator.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// Shows that something is being refreshed, without a pull; nobody is told.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        indicator.startAnimating()
        if scrollView?.isDragging != true { takeRoom(Self.height) }
        scrollDidMove()
    }

    /// The refreshing is over: the control goes.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        indicator.stopAnimating()
        guard scrollView?.isDragging != true else { return }
        guard window != nil else { return takeRoom(0) }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { self.takeRoom(0) }, completion: { _ in self.scrollDidMove() })
    }

    private func takeRoom(_ room: CGFloat) {
        guard room != self.room else { return }
        self.room = room
        scrollView?.geometryMayHaveChanged()
    }

    // MARK: Pulling

    /// How far the content is pulled beyond its start, without the room of the control.
    private var pull: CGFloat {
        guard let scrollView else { return 0 }
        return -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top - room)
    }

    /// The content is elsewhere: follows it, and is triggered by a pull that is long enough.
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

    /// The finger is about to be lifted: from now on the content rests below the control, or no longer does.
    final func dragWillEnd() {
        hasTriggered = false
        takeRoom(isRefreshing ? Self.height : 0)
    }

    private func placeAbove(_ scrollView: UIScrollView, pull: CGFloat) {
        let gap = max(pull, Self.height)
        let rect = CGRect(
            x: scrollView.bounds.minX, y: -(gap + Self.height) / 2, width: scrollView.bounds.width, height: Self.height)
        if frame != rect { frame = rect }
    }

    // MARK: Look

    /// The tint is the colour of the indicator.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        indicator.color = rareState?.tintColor
    }

    /// Places indicator and text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasText = label.text?.isEmpty == false
        let size = indicator.intrinsicContentSize
        indicator.frame = CGRect(
            x: bounds.midX - size.width / 2, y: hasText ? 8 : bounds.midY - size.height / 2, width: size.width,
            height: size.height)
        label.frame = CGRect(x: 0, y: 36, width: bounds.width, height: hasText ? 18 : 0)
    }

    /// As wide as it may be, and 60 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
}
