/// A view that displays a part of content that is larger than the view.
///
/// The content offset is the origin of the view's ``bounds``. Touches drag the content, the mouse wheel and the
/// touchpad scroll it, and client code sets ``contentOffset``; in all cases the delegate is notified and
/// ``UIView/layoutSubviews()`` runs before the next frame. Motions are closed-form functions of the time of
/// `CACurrentMediaTime()`, so that the offset at a given time does not depend on the number of displayed frames.
///
/// If client code sets an offset during a motion, the rest of the motion is shifted accordingly, which infinite lists
/// and corrections of estimated sizes require. ``setContentOffset(_:animated:)`` ends the motion.
///
/// If the delegate provides a view for zooming and ``maximumZoomScale`` is greater than ``minimumZoomScale``, pinch
/// gestures on the screen or the touchpad zoom, and so does the mouse wheel with Control.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// The rate of deceleration: the fraction of the velocity that remains after one millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The remaining fraction, between 0 and 1.
        public let rawValue: CGFloat

        /// Creates a rate from the remaining fraction.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The default rate, with a long distance.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A fast deceleration, with a short distance.
        public static let fast = DecelerationRate(rawValue: 0.99)

        /// The exponent of e by which the velocity decreases per second.
        var perSecond: CGFloat {
            -1000 * log(min(max(rawValue.isNaN ? 0.998 : rawValue, 0.01), 0.9999))
        }
    }

    /// The behavior that determines when the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// The safe area is added vertically, and horizontally if the content scrolls horizontally.
        case automatic = 0
        /// The safe area is added along the axes in which the content scrolls.
        case scrollableAxes = 1
        /// The safe area is never added.
        case never = 2
        /// The safe area is always added.
        case always = 3
    }

    /// The behavior that determines when scrolling dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Scrolling does not dismiss the keyboard.
        case none = 0
        /// The start of a drag dismisses the keyboard.
        case onDrag = 1
        /// The same as ``onDrag``, because there is no keyboard that could follow the touch.
        case interactive = 2
        /// The same as ``onDrag``.
        case onDragWithAccessory = 3
        /// The same as ``onDrag``.
        case interactiveWithAccessory = 4
    }

    /// The color of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// A color that is visible in the current light or dark style.
        case `default` = 0
        case black = 1
        case white = 2
    }

    /// The delegate, which receives scroll events and may adjust the deceleration target.
    // Disfavored, so that subclasses can declare a delegate of a narrower type, as in UIKit: see `UITextView.delegate`.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

    /// Whether touches, mouse wheel and touchpad scroll the content, initially `true`.
    open var isScrollEnabled = true {
        didSet {
            scrollPan.isEnabled = isScrollEnabled
            if isScrollEnabled != oldValue { accessibilityDidChange(.content) }
        }
    }

    /// Whether content can be dragged past its edges and bounces back, initially `true`.
    open var bounces = true
    /// Whether content bounces past the upper and the lower edge if ``bounces`` is `true`, initially `true`.
    open var bouncesVertically = true
    /// Whether content bounces past the left and the right edge if ``bounces`` is `true`, initially `true`.
    open var bouncesHorizontally = true
    /// Whether vertical dragging bounces even if there is nothing to scroll vertically, initially `false`.
    open var alwaysBounceVertical = false
    /// Whether horizontal dragging bounces even if there is nothing to scroll horizontally, initially `false`.
    open var alwaysBounceHorizontal = false
    /// Whether a drag that starts along one axis is locked to it, initially `false`.
    open var isDirectionalLockEnabled = false
    /// Whether scrolling ends at multiples of the view's size, initially `false`.
    open var isPagingEnabled = false
    /// Whether the Home key scrolls to the top, like a tap on the status bar in UIKit, initially `true`.
    open var scrollsToTop = true
    /// Whether arrow keys, Page Up, Page Down, Space, Home and End scroll unless a view inside handles them, initially
    /// `true`.
    open var allowsKeyboardScrolling = true
    /// The rate of deceleration after a drag, initially ``DecelerationRate-swift.struct/normal``.
    open var decelerationRate = DecelerationRate.normal
    /// Whether the content receives touches only after it is clear that they are not a drag, initially `true`.
    open var delaysContentTouches = true
    /// Whether a drag can cancel touches that the content has received, initially `true`.
    open var canCancelContentTouches = true
    /// The behavior that determines when scrolling ends text editing and thus dismisses the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether the vertical scroll indicator is displayed, initially `true`.
    open var showsVerticalScrollIndicator = true { didSet { indicators.update() } }
    /// Whether the horizontal scroll indicator is displayed, initially `true`.
    open var showsHorizontalScrollIndicator = true { didSet { indicators.update() } }
    /// The color of the scroll indicators.
    open var indicatorStyle = IndicatorStyle.default { didSet { indicators.updateColor() } }
    /// Whether the indicators are inset by the adjusted content inset, initially `true`.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.update() } }
    /// The insets of the vertical indicator, in addition to the adjusted content inset.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update() } }
    /// The insets of the horizontal indicator, in addition to the adjusted content inset.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators.update() } }
    /// The insets of both indicators; zero if they differ.
    public final var scrollIndicatorInsets: UIEdgeInsets {
        get {
            verticalScrollIndicatorInsets == horizontalScrollIndicatorInsets ? verticalScrollIndicatorInsets : .zero
        }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// The control that refreshes the content when the user pulls it down.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlDidChange(from: oldValue) }
    }

    /// The find navigator at the top of the visible part, below which the content begins.
    package final weak var findNavigator: (any FindNavigator)? { didSet { findNavigatorHeightDidChange() } }

    /// The container controller whose bars follow the scroll position.
    package final weak var barOwner: (any ScrollObserver)?
    final let scrollPan = ScrollPanGestureRecognizer(target: nil, action: nil)
    final lazy var indicators = ScrollIndicators(scrollView: self)
    final var drag: ScrollDrag?
    package final var motion: ScrollMotion?
    final var motionLink: CADisplayLink?
    final var zoomer: ScrollZoomer?
    /// Whether the Home key started the current animation.
    final var isScrollingToTop = false
    /// Whether a touch stopped a motion, which resumes with a bounce if the content is past an edge.
    final var didTouchStopMotion = false
    /// Whether the view itself moves the content, as opposed to client code.
    final var isMovingContent = false
    private final var storedContentSize = CGSize.zero
    private final var storedContentInset = UIEdgeInsets.zero
    /// The geometry that layout and delegate were last notified of; see ``geometryMayHaveChanged()``.
    final var knownGeometry = ScrollGeometry()
    /// Whether the content begins at its right edge, as mirrored content does: the distance from it is kept when sizes change.
    final var beginsAtRight = false
    /// Whether the next page of content that only scrolls horizontally is at the left.
    package final var pagesToLeft = false

    /// Whether a touch is on the content, whether it drags or not.
    public internal(set) final var isTracking = false
    /// Whether the user is dragging the content.
    public internal(set) final var isDragging = false
    /// Whether the content is decelerating after a drag.
    public internal(set) final var isDecelerating = false

    @_spi(Subclassing) open override class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UIScrollView.self,
        adding: [
            AppearanceProperty(\UIScrollView.bounces),
            AppearanceProperty(\UIScrollView.indicatorStyle),
            AppearanceProperty(\UIScrollView.keyboardDismissMode),
            AppearanceProperty(\UIScrollView.showsVerticalScrollIndicator),
            AppearanceProperty(\UIScrollView.showsHorizontalScrollIndicator),
        ], to: UIView.appearanceProperties)

    /// Creates an empty scroll view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    /// Creates a scroll view; archives are not supported, so nothing is decoded.
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
        onMainThread { link.invalidate() }
    }

    /// The gesture recognizer for drags.
    public final var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    // MARK: Content

    /// The point of the content at the top left corner of the view.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Scrolls to an offset immediately or within 0.3 seconds and ends any other motion.
    ///
    /// The delegate is notified at the end of an animation; there is none if the offset does not change.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        changeOffset(to: contentOffset, animated: animated)
    }

    /// Scrolls by the smallest distance that makes a rectangle of the content visible.
    ///
    /// If the rectangle is larger than the view, its start is made visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        reveal(rect, animated: animated)
    }

    /// Stops scrolling and zooming at the current state.
    open func stopScrollingAndZooming() {
        endMotion()
        zoomer?.stop()
    }

    // MARK: Zooming

    /// The minimum scale, initially 1.
    open var minimumZoomScale: CGFloat {
        get { zoomer?.minimum ?? 1 }
        set { setZoomLimit(\.minimum, newValue) }
    }

    /// The maximum scale, initially 1.
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

    /// Whether pinch gestures can exceed the scale limits and bounce back, initially `true`.
    open var bouncesZoom: Bool {
        get { zoomer?.bounces ?? true }
        set { if newValue != bouncesZoom { ensureZoomer().bounces = newValue } }
    }

    /// The current scale of the content.
    open var zoomScale: CGFloat {
        get { zoomer?.scale ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms about the center of the view, immediately or within 0.3 seconds.
    ///
    /// The scale is clamped to the limits.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        ensureZoomer().zoom(to: scale, about: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
    }

    /// Zooms to the largest scale within the limits at which a rectangle in the coordinates of the zoomed view fits.
    open func zoom(to rect: CGRect, animated: Bool) {
        ensureZoomer().show(rect, animated: animated)
    }

    /// Sets the content size that results from zooming without adapting the offset.
    final func setZoomedContentSize(_ size: CGSize) {
        guard size.isFinite, size != storedContentSize else { return }
        storedContentSize = size
        let old = knownGeometry
        knownGeometry = geometry
        indicators.update()
        barOwner?.contentGeometryDidChange(self)
        if old.scrollableAxes != knownGeometry.scrollableAxes { accessibilityDidChange(.content) }
    }

    /// Shows the indicators for a moment if a closure changes the offset.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        let old = contentOffset
        changes()
        if contentOffset != old { flashScrollIndicators() }
    }

    /// Shows the scroll indicators briefly.
    open func flashScrollIndicators() {
        indicators.flash()
    }

    /// The seconds until visible scroll indicators fade out; `nil` if they are hidden, or stay visible.
    package final var remainingTimeOfIndicators: TimeInterval? {
        indicators.remainingTime
    }

    /// Shows the scroll indicators for a number of seconds.
    package final func showIndicators(for seconds: TimeInterval) {
        indicators.show(for: seconds)
    }

    /// The size of the content, in points.
    ///
    /// Negative dimensions are replaced by 0; sizes that are not finite are rejected with a diagnostic.
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

    /// The insets around the content, in points.
    open var contentInset: UIEdgeInsets {
        get { storedContentInset }
        set {
            guard newValue.isFinite else { return reportInvalid("contentInset", newValue) }
            guard newValue != storedContentInset else { return }
            storedContentInset = newValue
            geometryMayHaveChanged()
        }
    }

    /// The behavior that determines when the safe area is added to ``contentInset``.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if oldValue != contentInsetAdjustmentBehavior { geometryMayHaveChanged() } }
    }

    /// The effective insets around the content: ``contentInset``, the safe area, and the space for the refresh control and the
    /// find navigator.
    public final var adjustedContentInset: UIEdgeInsets { computedContentInset }

    /// Called after ``adjustedContentInset`` changed.
    open func adjustedContentInsetDidChange() {}

    private func reportInvalid(_ property: String, _ value: Any) {
        Diagnostics.report(
            Diagnostic(
                rule: "scroll-view.invalid-geometry",
                message: "The \(property) \(value) is NaN or infinite; the previous value is kept.",
                subject: diagnosticPath,
                hint: "Check for a division by zero, or a size that was computed from an unlimited available size."
            ))
    }

    // MARK: Touches

    /// Whether a view in the content receives touches that began in it; the default returns `true`.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        true
    }

    /// Whether a drag can cancel touches that a view in the content has received; the default returns `false` for
    /// controls.
    open func touchesShouldCancel(in view: UIView) -> Bool {
        !(view is UIControl)
    }

    /// Returns the view at a point; during deceleration a touch hits the scroll view itself, which stops scrolling.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return isDecelerating && event?.type == .touches ? self : hit
    }

    /// Whether a gesture can begin; a drag requires that the touches of the content can be cancelled.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let zoomer, gestureRecognizer === zoomer.pinch { return zoomer.canZoom }
        guard gestureRecognizer === scrollPan else { return true }
        return isScrollEnabled && scrollPan.allowsTouchCancellation
    }

    @_spi(Subclassing) open override func scrollOccurred(_ event: UIScrollEvent) {
        if wheelZoomed(event) { return }
        guard let rest = wheelScrolled(event) else { return }
        super.scrollOccurred(rest)
    }

    /// Scrolls if the key is a scroll key and there is more content in its direction; otherwise forwards the press.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key.map(handle) ?? false }) { return }
        super.pressesBegan(presses, with: event)
    }

    @_spi(Subclassing) open override func pressRepeated(_ press: UIPress) {
        if press.key.map(handle) != true { super.pressRepeated(press) }
    }

    private func handle(_ key: UIKey) -> Bool { moveFocusToRow(with: key) || scroll(with: key) }

    /// Returns the offset at which scrolling ends after a drag, before the delegate adjusts it.
    ///
    /// The default returns the proposed offset.
    ///
    /// - Parameter velocity: The velocity in points per millisecond.
    @_spi(Subclassing) open func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    // MARK: View

    /// The visible rectangle of the content.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            originDidChange(from: old)
        }
    }

    /// Updates the offset for a new size, lays out the subviews and updates the indicators.
    open override func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer else { return super.layoutSublayers(of: layer) }
        geometryMayHaveChanged()
        super.layoutSublayers(of: layer)
        findNavigator?.place()
        indicators.update()
    }

    /// The safe area of the content, which excludes the edges that the adjusted content inset accounts for.
    package override var safeAreaInsetsForSubviews: UIEdgeInsets {
        let (own, safe) = (contentInset, safeAreaInsets)
        var adjusted = adjustedContentInset
        adjusted.top -= (refreshControl?.reservedHeight ?? 0) + findNavigatorHeight
        return UIEdgeInsets(
            top: adjusted.top == own.top ? safe.top : 0, left: adjusted.left == own.left ? safe.left : 0,
            bottom: adjusted.bottom == own.bottom ? safe.bottom : 0,
            right: adjusted.right == own.right ? safe.right : 0)
    }

    /// Updates the adjusted content inset.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        geometryMayHaveChanged()
    }

    /// Ends motions before the view leaves its window, because there are no frames outside of a window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { completeMotionsImmediately() }
    }

    @_spi(Subclassing) open override var isFocusPane: Bool { true }

    /// Whether the view is part of a control, list or dialog, which is presented to assistive technologies instead of an area
    /// that can be scrolled.
    package final var isPartOfAccessibilityContainer = false

    /// Whether the view is presented to assistive technologies because its content can be scrolled.
    final var isAccessibilityScrollArea: Bool {
        guard isScrollEnabled, !isPartOfAccessibilityContainer else { return false }
        let axes = knownGeometry.scrollableAxes
        return axes.vertical || axes.horizontal
    }

    /// Scrolls by a page; returns `false` if there is no more content in the direction.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        scrollByPage(direction)
    }

    @_spi(Subclassing) public override func offeredScrollDirections(
        _ traits: UIAccessibilityTraits
    ) -> [UIAccessibilityScrollDirection] {
        guard isScrollEnabled else { return [] }
        let axes = knownGeometry.scrollableAxes
        return (axes.vertical ? [.up, .down] : []) + (axes.horizontal ? [.left, .right] : [])
    }

    @_spi(Subclassing) open override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        indicators.updateColor()
    }
}

extension UIEdgeInsets {
    /// Whether all insets are finite.
    package var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
