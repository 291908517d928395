/// A view that shows a part of a content which is larger than itself.
///
/// The content's place is the origin of the view's ``bounds``. Fingers drag and push it, the wheel and the touchpad move
/// it, and code sets ``contentOffset``; whatever it was, the delegate hears of it and ``layoutSubviews()`` runs before
/// the next frame. What moves by itself follows closed formulas on the clock of `CACurrentMediaTime()`, so the place at
/// a time does not depend on how many frames were shown.
///
/// A new offset that code sets while the content moves by itself moves the way that is left along with it, which is what
/// endless lists and corrections of estimated sizes need. ``setContentOffset(_:animated:)`` ends the movement.
///
/// Where the delegate names a view for it, and ``maximumZoomScale`` is above ``minimumZoomScale``, two fingers on the
/// screen or the touchpad zoom, and so does the wheel with Control.
@MainActor open class UIScrollView: UIView {
    /// How fast a push decays: the part of the speed that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part that is left, between 0 and 1.
        public let rawValue: CGFloat

        /// Makes a rate from the part that is left.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A long way.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A short way.
        public static let fast = DecelerationRate(rawValue: 0.99)

        /// By how many powers of e the speed falls in a second.
        var perSecond: CGFloat {
            -1000 * log(min(max(rawValue.isNaN ? 0.998 : rawValue, 0.01), 0.9999))
        }
    }

    /// When the safe area adds to the content's inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Above and below, and at the sides if the content scrolls sideways.
        case automatic = 0
        /// In the directions in which the content scrolls.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// Always.
        case always = 3
    }

    /// When scrolling puts the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none = 0
        /// When a drag begins.
        case onDrag = 1
        /// With the finger; here, where keyboards do not move, when a drag begins.
        case interactive = 2
        /// When a drag begins, with what belongs to the keyboard.
        case onDragWithAccessory = 3
        /// With the finger, with what belongs to the keyboard.
        case interactiveWithAccessory = 4
    }

    /// The colour of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// What suits the light or dark style.
        case `default` = 0
        /// Black.
        case black = 1
        /// White.
        case white = 2
    }

    /// Is told what happens, and decides where pushes end.
    // Disfavoured, so that subclasses can have a delegate of a narrower type, as in UIKit: see `UITextView.delegate`.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

    /// Whether fingers, wheel and touchpad scroll.
    ///
    /// True at first.
    open var isScrollEnabled = true {
        didSet { scrollPan.isEnabled = isScrollEnabled }
    }

    /// Whether content can be pulled over its edges and swings back.
    ///
    /// True at first.
    open var bounces = true
    /// Whether it can also be pulled upwards and downwards if it has nothing to scroll there.
    ///
    /// False at first.
    open var alwaysBounceVertical = false
    /// Whether it can also be pulled sideways if it has nothing to scroll there.
    ///
    /// False at first.
    open var alwaysBounceHorizontal = false
    /// Whether a drag that begins along one axis stays on it.
    ///
    /// False at first.
    open var isDirectionalLockEnabled = false
    /// Whether the content comes to rest at multiples of the view's size.
    ///
    /// False at first.
    open var isPagingEnabled = false
    /// Whether the Home key scrolls to the top, as a tap on the status bar does where there is one.
    ///
    /// True at first.
    open var scrollsToTop = true
    /// Whether arrows, Page Up, Page Down, Space, Home and End scroll, if nobody inside wants them.
    ///
    /// True at first.
    open var allowsKeyboardScrolling = true
    /// How fast pushes decay.
    ///
    /// ``DecelerationRate-swift.struct/normal`` at first.
    open var decelerationRate = DecelerationRate.normal
    /// Whether content hears of touches only when it is clear that they are no drag.
    ///
    /// True at first.
    open var delaysContentTouches = true
    /// Whether a drag may take touches away from content that knows of them.
    ///
    /// True at first.
    open var canCancelContentTouches = true
    /// When scrolling ends the editing of a text, which puts the keyboard away where it is on the screen.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether the vertical indicator appears.
    ///
    /// True at first.
    open var showsVerticalScrollIndicator = true { didSet { indicators.update() } }
    /// Whether the horizontal indicator appears.
    ///
    /// True at first.
    open var showsHorizontalScrollIndicator = true { didSet { indicators.update() } }
    /// The colour of the indicators.
    open var indicatorStyle = IndicatorStyle.default { didSet { indicators.updateColor() } }
    /// The distances of the vertical indicator from the edges, beside those of the adjusted inset.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update() } }
    /// The distances of the horizontal indicator from the edges, beside those of the adjusted inset.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update() } }
    /// The distances of both indicators from the edges.
    public final var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Lets users refresh the content by pulling it down.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlDidChange(from: oldValue) }
    }

    /// The controller whose bar follows the content's start.
    final weak var barOwner: UINavigationController?
    final let scrollPan = ScrollPanGestureRecognizer(target: nil, action: nil)
    final lazy var indicators = ScrollIndicators(scrollView: self)
    final var drag: ScrollDrag?
    final var motion: ScrollMotion?
    final var motionLink: CADisplayLink?
    final var zoomer: ScrollZoomer?
    /// The Home key was pressed and the content is on its way.
    final var isScrollingToTop = false
    /// A finger stopped what was moving, and may let it go again where it could not rest.
    final var hasCaughtMotion = false
    /// The view itself is moving the content, as opposed to code that uses it.
    final var isMovingContent = false
    private final var storedContentSize = CGSize.zero
    private final var storedContentInset = UIEdgeInsets.zero
    /// What layout and delegate know; see ``geometryMayHaveChanged()``.
    final var knownGeometry = ScrollGeometry()

    /// Whether a finger is on the content, dragging or not.
    public internal(set) final var isTracking = false
    /// Whether a finger drags the content.
    public internal(set) final var isDragging = false
    /// Whether the content moves by itself after a drag.
    public internal(set) final var isDecelerating = false

    /// Makes a scroll view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    /// Makes a scroll view; there are no archives to decode from here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
    }

    private func setUpScrolling() {
        clipsToBounds = true
        addGestureRecognizer(scrollPan)
        scrollPan.addHandler { [weak self] _ in self?.panDidChange() }
    }

    deinit {
        guard let link = motionLink else { return }
        if MainThread.isCurrent {
            MainActor.assumeIsolated { link.invalidate() }
        } else {
            DispatchQueue.main.async { link.invalidate() }
        }
    }

    /// The recogniser of drags.
    public final var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    // MARK: Content

    /// The point of the content that is at the view's top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Moves to an offset, at once or within 0.3 seconds; what was moving ends.
    ///
    /// The delegate hears of the end of an animation, if there was one to make.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        changeOffset(to: contentOffset, animated: animated)
    }

    /// Scrolls as little as necessary to show a rectangle of the content.
    ///
    /// Of one that is larger than the view, as much as fits, from its start.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        reveal(rect, animated: animated)
    }

    /// Ends what moves by itself, where it is.
    open func stopScrollingAndZooming() {
        endMotion()
        zoomer?.stop()
    }

    // MARK: Zooming

    /// The smallest scale; 1 at first.
    open var minimumZoomScale: CGFloat {
        get { zoomer?.minimum ?? 1 }
        set { setZoomLimit(\.minimum, newValue) }
    }

    /// The largest scale; 1 at first.
    open var maximumZoomScale: CGFloat {
        get { zoomer?.maximum ?? 1 }
        set { setZoomLimit(\.maximum, newValue) }
    }

    private func setZoomLimit(_ limit: ReferenceWritableKeyPath<ScrollZoomer, CGFloat>, _ value: CGFloat) {
        guard value.isFinite, value > 0 else { return reportInvalid("zoom scale", value) }
        guard zoomer != nil || value != 1 else { return }
        ensureZoomer()[keyPath: limit] = value
        zoomLimitsDidChange()
    }

    /// Whether fingers can zoom over the limits, and the content swings back.
    ///
    /// True at first.
    open var bouncesZoom: Bool {
        get { zoomer?.bounces ?? true }
        set { if newValue != bouncesZoom { ensureZoomer().bounces = newValue } }
    }

    /// The scale at which the content is shown.
    open var zoomScale: CGFloat {
        get { zoomer?.scale ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms about the middle of the view, at once or within 0.3 seconds.
    ///
    /// The scale is kept within the limits.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        ensureZoomer().zoom(to: scale, about: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
    }

    /// Shows a rectangle, in the coordinates of the view that is zoomed, as large as fits within the limits.
    open func zoom(to rect: CGRect, animated: Bool) {
        ensureZoomer().show(rect, animated: animated)
    }

    /// Takes over the size that the content has by zooming, while the offset is brought in line with it.
    final func takeContentSize(_ size: CGSize) {
        guard size.isFinite, size != storedContentSize else { return }
        storedContentSize = size
        knownGeometry = geometry
        indicators.update()
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        indicators.flash()
    }

    /// The size of the content, in points.
    ///
    /// Negative sides count as zero; sizes that are not finite are refused with a diagnostic.
    open var contentSize: CGSize {
        get { storedContentSize }
        set {
            guard newValue.isFinite else { return reportInvalid("contentSize", newValue) }
            let size = CGSize(width: max(newValue.width, 0), height: max(newValue.height, 0))
            guard size != storedContentSize else { return }
            storedContentSize = size
            geometryMayHaveChanged()
        }
    }

    /// Room around the content, in points.
    open var contentInset: UIEdgeInsets {
        get { storedContentInset }
        set {
            guard newValue.isFinite else { return reportInvalid("contentInset", newValue) }
            guard newValue != storedContentInset else { return }
            storedContentInset = newValue
            geometryMayHaveChanged()
        }
    }

    /// When the safe area adds to ``contentInset``.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if oldValue != contentInsetAdjustmentBehavior { geometryMayHaveChanged() } }
    }

    /// The room around the content that counts: ``contentInset`` and what the safe area adds.
    public final var adjustedContentInset: UIEdgeInsets { computedContentInset }

    /// Called after ``adjustedContentInset`` changed.
    open func adjustedContentInsetDidChange() {}

    private func reportInvalid(_ property: String, _ value: Any) {
        Diagnostics.report(
            Diagnostic(
                rule: "scroll-view.invalid-geometry",
                message: "The \(property) \(value) has a number that is NaN or infinite; the old one is kept.",
                subject: diagnosticPath, hint: "Look for a division by zero, or a size that was measured without limit."
            ))
    }

    // MARK: Touches

    /// Whether a view of the content may have touches that began in it.
    ///
    /// True unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }

    /// Whether a drag may take the touches away from a view of the content that knows of them.
    ///
    /// By default from all but controls.
    open func touchesShouldCancel(in view: UIView) -> Bool {
        !(view is UIControl)
    }

    /// The view at a point; content that moves by itself is stopped by a touch, and hears nothing of it.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return isDecelerating && event?.type == .touches ? self : hit
    }

    /// Whether a gesture may begin; a drag may if the content lets its touches go.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let zoomer, gestureRecognizer === zoomer.pinch { return zoomer.canZoom }
        guard gestureRecognizer === scrollPan else { return true }
        return isScrollEnabled && scrollPan.contentLetsGo
    }

    package override func scrollOccurred(_ event: UIScrollEvent) {
        if wheelZoomed(event) { return }
        guard let rest = wheelScrolled(event) else { return }
        super.scrollOccurred(rest)
    }

    /// Scrolls, if the key asks for it and there is more to see; otherwise hands the key on.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key.map(scroll(with:)) ?? false }) { return }
        super.pressesBegan(presses, with: event)
    }

    package override func pressRepeated(_ press: UIPress) {
        if press.key.map(scroll(with:)) != true { super.pressRepeated(press) }
    }

    /// Where the content comes to rest after a drag, before the delegate is asked: where it was going to.
    ///
    /// - Parameter velocity: In points per millisecond.
    func restingPlace(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    // MARK: View

    /// The part of the content that is shown.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            originDidChange(from: old)
        }
    }

    /// Lays out, after the offset was brought in line with a new size, and the indicators with the offset.
    open override func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer else { return super.layoutSublayers(of: layer) }
        geometryMayHaveChanged()
        super.layoutSublayers(of: layer)
        indicators.update()
    }

    /// The content scrolls out of what covers the edges, so the views in it need not keep clear there.
    override var safeAreaInsetsForSubviews: UIEdgeInsets {
        let (own, safe) = (contentInset, safeAreaInsets)
        var adjusted = adjustedContentInset
        adjusted.top -= refreshControl?.room ?? 0
        return UIEdgeInsets(
            top: adjusted.top == own.top ? safe.top : 0, left: adjusted.left == own.left ? safe.left : 0,
            bottom: adjusted.bottom == own.bottom ? safe.bottom : 0,
            right: adjusted.right == own.right ? safe.right : 0)
    }

    /// Brings the adjusted inset in line.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        geometryMayHaveChanged()
    }

    /// Ends what moves by itself: outside of a window there are no frames.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { leaveWindow() }
    }

    override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        indicators.updateColor()
    }
}

extension UIEdgeInsets {
    /// No distance is NaN or infinite.
    var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
