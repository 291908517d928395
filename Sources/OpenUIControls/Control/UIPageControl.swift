@_spi(Subclassing) import OpenUIKitCore

/// A row of dots, one for each page, in which the dot of the current page is emphasized.
///
/// A tap before or after the center goes back or forward by one page, and dragging along the dots selects the page
/// under the touch. Both send ``UIControl/Event/valueChanged``; setting the page in code does not.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// When the dots have a background.
    public enum BackgroundStyle: Int, Sendable {
        /// A background while the user drags along the dots.
        case automatic = 0
        /// Always a background.
        case prominent = 1
        /// Never a background.
        case minimal = 2
    }

    /// The kinds of interaction with the control.
    public enum InteractionState: Int, Sendable {
        /// No interaction.
        case none = 0
        case discrete = 1
        /// Dragging along the dots.
        case continuous = 2
    }

    /// The direction in which the pages follow each other.
    public enum Direction: Int, Sendable {
        /// The direction of text.
        case natural = 0
        case leftToRight = 1
        case rightToLeft = 2
        case topToBottom = 3
        case bottomToTop = 4
    }

    private static let dot: CGFloat = 7
    private static let pitch: CGFloat = 16
    private static let thickness: CGFloat = 26
    /// The distance in points after which a touch becomes a continuous interaction.
    private static let slop: CGFloat = 6

    private final let dots = Dots()
    private final var storedPage = 0
    private final var images: [Int: UIImage] = [:]
    private final var currentImages: [Int: UIImage] = [:]
    private final var touchStart: CGPoint?

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UIPageControl.self,
        adding: [
            AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
            AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
            AppearanceProperty(\UIPageControl.backgroundStyle),
        ], to: UIControl.appearanceProperties)

    /// Creates a control without pages.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control without pages; `coder` is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        dots.control = self
        dots.isUserInteractionEnabled = false
        dots.contentMode = .redraw
        addSubview(dots)
        update()
    }

    // MARK: Pages

    /// The number of pages; by default 0.
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

    /// The index of the current page.
    ///
    /// Indices out of range are clamped.
    open var currentPage: Int {
        get { storedPage }
        set {
            let page = min(max(newValue, 0), max(numberOfPages - 1, 0))
            guard page != storedPage else { return }
            storedPage = page
            update()
        }
    }

    /// Whether the control is hidden while there is at most one page.
    ///
    /// A control that is hidden this way takes up no space and receives no touches; `isHidden` is not changed. The
    /// default is `false`.
    open var hidesForSinglePage = false {
        didSet {
            guard oldValue != hidesForSinglePage else { return }
            invalidateIntrinsicContentSize()
            update()
        }
    }
    /// Whether dragging along the dots changes the page.
    ///
    /// The default is `true`.
    open var allowsContinuousInteraction = true
    /// The interaction in progress.
    public private(set) final var interactionState = InteractionState.none { didSet { update() } }

    // MARK: Appearance

    /// The direction in which the pages follow each other; by default that of text.
    open var direction = Direction.natural {
        didSet {
            guard oldValue != direction else { return }
            invalidateIntrinsicContentSize()
            update()
        }
    }
    /// When the dots have a background.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { update() } }
    /// The color of the dots; `nil` stands for the system's default.
    open var pageIndicatorTintColor: UIColor? { didSet { update() } }
    /// The color of the current page's dot; `nil` stands for the system's default.
    open var currentPageIndicatorTintColor: UIColor? { didSet { update() } }
    /// The image that is shown instead of the dots.
    open var preferredIndicatorImage: UIImage? { didSet { update() } }
    /// The image that is shown instead of the current page's dot; `nil` stands for that of the other pages.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { update() } }

    /// Returns the image that is shown instead of the dot of a page.
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

    /// Sets the image that is shown instead of the dot of a page, or restores the dot with `nil`.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard (0..<numberOfPages).contains(page) else { return }
        images[page] = image
        update()
    }

    /// Returns the image of a page, of which those for the current page take precedence there.
    fileprivate final func image(ofPage page: Int, isCurrent: Bool) -> UIImage? {
        guard isCurrent else { return images[page] ?? preferredIndicatorImage }
        return currentImages[page] ?? images[page] ?? preferredCurrentPageIndicatorImage ?? preferredIndicatorImage
    }

    /// Returns the image that is shown instead of the dot of a page while that is the current one.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

    /// Sets the image that is shown instead of the dot of a page while that is the current one.
    ///
    /// `nil` stands for the image of the page or, if it has none, for ``preferredCurrentPageIndicatorImage``.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        guard (0..<numberOfPages).contains(page) else { return }
        currentImages[page] = image
        update()
    }

    /// Returns the size of the control for a number of pages.
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

    private var isHiddenForSinglePage: Bool { hidesForSinglePage && numberOfPages <= 1 }

    private func update() {
        dots.isHidden = isHiddenForSinglePage
        accessibilityDidChange(.content)
        dots.alpha = isEnabled ? 1 : 0.4
        dots.setNeedsDisplay()
    }

    @_spi(Subclassing) public override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    /// Positions the dots.
    open override func layoutSubviews() {
        super.layoutSubviews()
        dots.frame = bounds
    }

    /// Returns the size for the current number of pages, or zero while the control is hidden for a single page.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    /// The size for the current number of pages, or zero while the control is hidden for a single page.
    open override var intrinsicContentSize: CGSize {
        isHiddenForSinglePage ? .zero : size(forNumberOfPages: numberOfPages)
    }

    // MARK: Positions

    /// The pages whose dots are visible: as many as fit, around the current page.
    private var shownPages: Range<Int> {
        let length = isVertical ? bounds.height : bounds.width
        let visibleCount = max(Int(min(length / Self.pitch, 10_000)) - 1, 1)
        guard numberOfPages > visibleCount else { return 0..<numberOfPages }
        let first = min(max(storedPage - visibleCount / 2, 0), numberOfPages - visibleCount)
        return first..<(first + visibleCount)
    }

    /// Returns the center of a page's dot.
    private func center(of page: Int, in shown: Range<Int>) -> CGPoint {
        let place = (CGFloat(page - shown.lowerBound) - CGFloat(shown.count - 1) / 2) * Self.pitch
        let offset = isReversed ? -place : place
        return isVertical
            ? CGPoint(x: bounds.midX, y: bounds.midY + offset) : CGPoint(x: bounds.midX + offset, y: bounds.midY)
    }

    private func page(at point: CGPoint) -> Int {
        let shown = shownPages
        return shown.min {
            center(of: $0, in: shown).distance(to: point) < center(of: $1, in: shown).distance(to: point)
        } ?? 0
    }

    // MARK: Touches and keyboard

    /// Returns `false` while the control is hidden for a single page.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        !isHiddenForSinglePage && super.point(inside: point, with: event)
    }

    /// Stores where the touch began.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event), numberOfPages > 0 else { return false }
        touchStart = touch.location(in: self)
        interactionState = .discrete
        return true
    }

    /// Selects the page under the touch once the interaction is continuous.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        if interactionState == .discrete, allowsContinuousInteraction, let touchStart,
            location.distance(to: touchStart) > Self.slop
        {
            interactionState = .continuous
        }
        if interactionState == .continuous { changePageByUser(to: page(at: location)) }
        return super.continueTracking(touch, with: event)
    }

    /// Goes back or forward by one page after a tap.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let wasTap = interactionState == .discrete && isTouchInside
        interactionState = .none
        guard wasTap, let location = touch?.location(in: self) else { return }
        let isAfter = isVertical ? location.y >= bounds.midY : location.x >= bounds.midX
        changePageByUser(to: storedPage + (isAfter != isReversed ? 1 : -1))
    }

    /// Ends the interaction.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        interactionState = .none
    }

    final func changePageByUser(to page: Int) {
        let old = storedPage
        currentPage = page
        if storedPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Accessibility

    @_spi(Subclassing) public override var defaultAccessibilityValue: String? {
        builtInText(.BuiltIn.controlPageOf(min(storedPage + 1, numberOfPages), numberOfPages))
    }

    @_spi(Subclassing) public override var defaultAccessibilityTraits: UIAccessibilityTraits { .adjustable }

    /// Goes to the next page.
    open override func accessibilityIncrement() { if isEnabled { changePageByUser(to: storedPage + 1) } }

    /// Goes to the previous page.
    open override func accessibilityDecrement() { if isEnabled { changePageByUser(to: storedPage - 1) } }

    @_spi(Subclassing) public override var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        let size = self.size(forNumberOfPages: shownPages.count)
        let rect = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        return (rect.intersection(bounds), Self.thickness / 2)
    }

    /// `true` if the control is enabled and has more than one page.
    open override var canBecomeFocused: Bool { isEnabled && numberOfPages > 1 }

    /// Goes back or forward by one page for arrow keys.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !isEnabled || !presses.contains(where: handle) { super.pressesBegan(presses, with: event) }
    }

    @_spi(Subclassing) public override func pressRepeated(_ press: UIPress) {
        if !handle(press) { super.pressRepeated(press) }
    }

    private func handle(_ press: UIPress) -> Bool {
        let forwards = isReversed ? -1 : 1
        switch press.key?.keyCode {
        case .keyboardRightArrow where !isVertical, .keyboardDownArrow where isVertical:
            changePageByUser(to: storedPage + forwards)
        case .keyboardLeftArrow where !isVertical, .keyboardUpArrow where isVertical:
            changePageByUser(to: storedPage - forwards)
        default: return false
        }
        return true
    }
}

extension UIPageControl {
    /// Draws the visible dots.
    fileprivate final class Dots: UIView {
        weak var control: UIPageControl?

        override func draw(_ rect: CGRect) {
            guard let control, control.numberOfPages > 0 else { return }
            let shown = control.shownPages
            drawBackground(control, shown)
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

        private func drawBackground(_ control: UIPageControl, _ shown: Range<Int>) {
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
            guard let image = control.image(ofPage: page, isCurrent: isCurrent) else {
                let side = UIPageControl.dot * scale
                return drawDot(
                    CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side), color,
                    isFilled: isCurrent || !UIAccessibility.shouldDifferentiateWithoutColor)
            }
            let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
            image.withTintColor(color, renderingMode: .alwaysTemplate).draw(
                in: CGRect(
                    x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            )
        }

        /// Draws a disc, or a ring in the color of texts.
        private func drawDot(_ rect: CGRect, _ color: UIColor, isFilled: Bool) {
            guard !isFilled else {
                color.setFill()
                return UIBezierPath(ovalIn: rect).fill()
            }
            UIColor.label.setStroke()
            let ring = UIBezierPath(ovalIn: rect.insetBy(dx: 0.75, dy: 0.75))
            ring.lineWidth = 1.5
            ring.stroke()
        }

        /// Draws rings instead of discs if the user prefers more contrast.
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            setNeedsDisplay()
        }
    }
}
