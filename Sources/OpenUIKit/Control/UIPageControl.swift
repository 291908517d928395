/// A row of dots, one for each page, of which the current one stands out.
///
/// A tap before or after the middle goes a page back or on, and a finger that moves along the dots goes from page to page;
/// it then sends ``UIControl/Event/valueChanged``. Code that sets the page is not told.
@MainActor open class UIPageControl: UIControl {
    /// How much the dots stand out from what is behind them.
    public enum BackgroundStyle: Int, Sendable {
        /// A ground while a finger moves along the dots.
        case automatic = 0
        /// Always a ground.
        case prominent = 1
        /// Never a ground.
        case minimal = 2
    }

    /// What the control is used for at the moment.
    public enum InteractionState: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A tap.
        case discrete = 1
        /// A finger moves along the dots.
        case continuous = 2
    }

    /// Which way the dots run.
    public enum Direction: Int, Sendable {
        /// As lines of text do.
        case natural = 0
        /// From left to right.
        case leftToRight = 1
        /// From right to left.
        case rightToLeft = 2
        /// Downwards.
        case topToBottom = 3
        /// Upwards.
        case bottomToTop = 4
    }

    private static let dot: CGFloat = 7
    private static let pitch: CGFloat = 16
    private static let thickness: CGFloat = 26
    /// How far a finger goes before it leads from page to page.
    private static let slop: CGFloat = 6

    private final let dots = Dots()
    private final var storedPage = 0
    private final var images: [Int: UIImage] = [:]
    private final var touchStart: CGPoint?

    /// Makes a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a control; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        dots.control = self
        dots.isUserInteractionEnabled = false
        dots.contentMode = .redraw
        addSubview(dots)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        update()
    }

    // MARK: Pages

    /// How many pages there are; 0 at first.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages < 0 { numberOfPages = 0 }
            guard oldValue != numberOfPages else { return }
            images = images.filter { $0.key < numberOfPages }
            storedPage = min(storedPage, max(numberOfPages - 1, 0))
            invalidateIntrinsicContentSize()
            update()
        }
    }

    /// The number of the current page, counted from 0.
    ///
    /// Numbers outside are brought inside.
    open var currentPage: Int {
        get { storedPage }
        set {
            let page = min(max(newValue, 0), max(numberOfPages - 1, 0))
            guard page != storedPage else { return }
            storedPage = page
            update()
        }
    }

    /// Whether the control is hidden while there is one page, or none.
    ///
    /// False at first.
    open var hidesForSinglePage = false { didSet { update() } }
    /// Whether a finger that moves along the dots goes from page to page.
    ///
    /// True at first.
    open var allowsContinuousInteraction = true
    /// What the control is used for at the moment.
    public private(set) final var interactionState = InteractionState.none { didSet { update() } }

    // MARK: Look

    /// Which way the dots run; as lines of text do, at first.
    open var direction = Direction.natural {
        didSet {
            guard oldValue != direction else { return }
            invalidateIntrinsicContentSize()
            update()
        }
    }
    /// How much the dots stand out from what is behind them.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { update() } }
    /// The colour of the dots; nil means that of the system.
    open var pageIndicatorTintColor: UIColor? { didSet { update() } }
    /// The colour of the current page's dot; nil means that of the system.
    open var currentPageIndicatorTintColor: UIColor? { didSet { update() } }
    /// A picture in the place of the dots.
    open var preferredIndicatorImage: UIImage? { didSet { update() } }
    /// A picture in the place of the current page's dot; nil means that of the others.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { update() } }

    /// The picture in the place of one page's dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Shows a picture in the place of one page's dot; nil takes it away.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard (0..<numberOfPages).contains(page) else { return }
        images[page] = image
        update()
    }

    /// The room that dots of some pages take.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        guard pageCount > 0 else { return .zero }
        let length = CGFloat(pageCount) * Self.pitch + Self.pitch
        return isVertical
            ? CGSize(width: Self.thickness, height: length) : CGSize(width: length, height: Self.thickness)
    }

    private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    private var isReversed: Bool {
        switch direction {
        case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .rightToLeft, .bottomToTop: true
        case .leftToRight, .topToBottom: false
        }
    }

    private func update() {
        dots.isHidden = hidesForSinglePage && numberOfPages <= 1
        accessibilityValue = "page \(min(storedPage + 1, numberOfPages)) of \(numberOfPages)"
        dots.alpha = isEnabled ? 1 : 0.4
        dots.setNeedsDisplay()
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    /// Places the dots.
    open override func layoutSubviews() {
        super.layoutSubviews()
        dots.frame = bounds
    }

    /// The room for all dots.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
    /// The room for all dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    // MARK: Places

    /// The pages whose dots are seen: as many as there is room for, around the current one.
    private var shownPages: Range<Int> {
        let length = isVertical ? bounds.height : bounds.width
        let room = max(Int(min(length / Self.pitch, 10_000)) - 1, 1)
        guard numberOfPages > room else { return 0..<numberOfPages }
        let first = min(max(storedPage - room / 2, 0), numberOfPages - room)
        return first..<(first + room)
    }

    /// Where the middle of a page's dot is.
    private func center(of page: Int, in shown: Range<Int>) -> CGPoint {
        let place = (CGFloat(page - shown.lowerBound) - CGFloat(shown.count - 1) / 2) * Self.pitch
        let way = isReversed ? -place : place
        return isVertical
            ? CGPoint(x: bounds.midX, y: bounds.midY + way) : CGPoint(x: bounds.midX + way, y: bounds.midY)
    }

    private func page(at point: CGPoint) -> Int {
        let shown = shownPages
        return shown.min {
            center(of: $0, in: shown).distance(to: point) < center(of: $1, in: shown).distance(to: point)
        } ?? 0
    }

    // MARK: Touches and keys

    /// Notes where the finger is.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event), !dots.isHidden, numberOfPages > 0 else { return false }
        touchStart = touch.location(in: self)
        interactionState = .discrete
        return true
    }

    /// Goes to the page under the finger.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        if interactionState == .discrete, allowsContinuousInteraction, let touchStart,
            location.distance(to: touchStart) > Self.slop
        {
            interactionState = .continuous
        }
        if interactionState == .continuous { goByHand(to: page(at: location)) }
        return super.continueTracking(touch, with: event)
    }

    /// A tap goes a page back or on.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let wasTap = interactionState == .discrete && isTouchInside
        interactionState = .none
        guard wasTap, let location = touch?.location(in: self) else { return }
        let isAfter = isVertical ? location.y >= bounds.midY : location.x >= bounds.midX
        goByHand(to: storedPage + (isAfter != isReversed ? 1 : -1))
    }

    /// Lets go.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        interactionState = .none
    }

    private func goByHand(to page: Int) {
        let old = storedPage
        currentPage = page
        if storedPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        let size = self.size(forNumberOfPages: shownPages.count)
        let rect = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        return (rect.intersection(bounds), Self.thickness / 2)
    }

    /// Takes the focus while it is enabled and has pages.
    open override var canBecomeFocused: Bool { isEnabled && numberOfPages > 1 }

    /// Arrows go a page back or on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !isEnabled || !presses.contains(where: handle) { super.pressesBegan(presses, with: event) }
    }

    package override func pressRepeated(_ press: UIPress) {
        if !handle(press) { super.pressRepeated(press) }
    }

    private func handle(_ press: UIPress) -> Bool {
        let forwards = isReversed ? -1 : 1
        switch press.key?.keyCode {
        case .keyboardRightArrow where !isVertical, .keyboardDownArrow where isVertical:
            goByHand(to: storedPage + forwards)
        case .keyboardLeftArrow where !isVertical, .keyboardUpArrow where isVertical:
            goByHand(to: storedPage - forwards)
        default: return false
        }
        return true
    }
}

extension UIPageControl {
    /// The dots that are seen, drawn.
    fileprivate final class Dots: UIView {
        weak var control: UIPageControl?

        override func draw(_ rect: CGRect) {
            guard let control, control.numberOfPages > 0 else { return }
            let shown = control.shownPages
            drawGround(control, shown)
            for page in shown {
                let isEdge = page == shown.lowerBound && page > 0
                let isFarEdge = page == shown.upperBound - 1 && page < control.numberOfPages - 1
                let isCurrent = page == control.storedPage
                let color =
                    isCurrent
                    ? control.currentPageIndicatorTintColor ?? .label
                    : control.pageIndicatorTintColor ?? .tertiaryLabel
                draw(
                    control, page, at: control.center(of: page, in: shown), color,
                    scale: !isCurrent && (isEdge || isFarEdge) ? 0.6 : 1)
            }
        }

        private func drawGround(_ control: UIPageControl, _ shown: Range<Int>) {
            let isLed = control.backgroundStyle == .automatic && control.interactionState == .continuous
            guard control.backgroundStyle == .prominent || isLed else { return }
            UIColor.tertiarySystemFill.setFill()
            let (rect, radius) = control.focusShape
            UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
        }

        private func draw(
            _ control: UIPageControl, _ page: Int, at center: CGPoint, _ color: UIColor, scale: CGFloat
        ) {
            let isCurrent = page == control.storedPage
            let own = isCurrent ? control.preferredCurrentPageIndicatorImage : nil
            guard let image = control.images[page] ?? own ?? control.preferredIndicatorImage else {
                color.setFill()
                let side = UIPageControl.dot * scale
                return UIBezierPath(
                    ovalIn: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
                ).fill()
            }
            let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
            image.withTintColor(color, renderingMode: .alwaysTemplate).draw(
                in: CGRect(
                    x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            )
        }
    }
}
