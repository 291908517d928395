internal import OpenDisplay

/// A rectangle on screen: it shows a layer, holds other views and reacts to input.
///
/// A view is a thin object over its ``layer``: position, size, colour and opacity live there and nowhere else. What few
/// views need (gesture recognisers, accessibility, margins) is kept in a box that is made when first used.
///
/// Use views on the main actor only. A view may be *released* anywhere.
@MainActor open class UIView: UIResponder, LayerOwner, UITraitEnvironment {
    /// The layer that shows the view.
    ///
    /// Of the class ``layerClass``, for the view's whole life.
    public nonisolated let layer: CALayer

    // As in `CALayer`, these are not checked for overlapping access at run time: none of them is ever lent to code that
    // calls back into the view.

    /// The views inside this one, from the back to the front.
    @exclusivity(unchecked) public internal(set) final var subviews: [UIView] = []
    /// What the component framework knows about the view: a node, which owns the view and clears this when it goes.
    @exclusivity(unchecked) nonisolated(unsafe) package final unowned(unsafe) var componentContext: AnyObject?
    /// Cleared by the superview when it goes, so it never dangles; a weak reference would cost a side table per view.
    @exclusivity(unchecked) nonisolated(unsafe) final var parentReference: Unmanaged<UIView>?
    /// Belongs to the main actor, and is looked at in loops that do not ask for it each time.
    @exclusivity(unchecked) nonisolated(unsafe) final var flags: Flags = .initial
    /// Used while the superview brings its subviews into an order, and otherwise negative.
    @exclusivity(unchecked) final var orderIndex: Int32 = -1
    @exclusivity(unchecked) final var autoresizing: AutoresizingMask = []
    @exclusivity(unchecked) final var storedBackgroundColor: UIColor?
    @exclusivity(unchecked) nonisolated(unsafe) final var rareState: RareState?

    // MARK: Life

    /// The class of the view's layer.
    ///
    /// Override it to show a special layer.
    open class var layerClass: CALayer.Type { CALayer.self }

    /// Makes a view with the given frame in its future superview.
    public init(frame: CGRect) {
        layer = Self.layerClass.init()
        super.init()
        setUp(frame: frame)
    }

    /// Makes a view.
    ///
    /// There are no archives to decode from here; the result is an empty view.
    public required init?(coder: NSCoder) {
        layer = Self.layerClass.init()
        super.init()
        setUp(frame: .zero)
    }

    /// Makes a view with the frame zero.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Sends what layers report to where views report; done once, with the first view.
    private static let joinsLayerDiagnostics: Void = {
        LayerRenderer.install()
        LayerDiagnostics.handler = { found in
            Diagnostics.report(
                Diagnostic(rule: "layer", message: found.message, subject: found.location, hint: found.hint))
        }
    }()

    private func setUp(frame: CGRect) {
        _ = Self.joinsLayerDiagnostics
        layer.owner = self
        layer.suppressesImplicitActions = true
        if frame != .zero { self.frame = frame }
        // A label's own drawing is only for subclasses of it.
        if MethodOverride.draw.isPresent(in: self), !MethodOverride.draw.isThat(of: UILabel.self, in: self) {
            flags.insert(.draws)
            layer.setNeedsDisplay()
        }
        if MethodOverride.hitTest.isPresent(in: self) || MethodOverride.pointInside.isPresent(in: self) {
            flags.insert(.decidesHits)
        }
        if MethodOverride.updateConstraints.isPresent(in: self) { flags.insert(.needsUpdateConstraints) }
        if MethodOverride.willMoveToWindow.isPresent(in: self) || MethodOverride.didMoveToWindow.isPresent(in: self) {
            hear(.hearsOfWindows)
        }
    }

    deinit {
        var orphans = subviews
        subviews = []
        layer.owner = nil
        if let rareState { rareState.ownerDied(Unmanaged.passUnretained(self)) }
        if MainThread.isCurrent {
            guard !orphans.isEmpty else { return }
            // A layer that goes with the view releases its sublayers itself.
            let dying = layer.isHeldOnce ? layer : nil
            MainActor.assumeIsolated {
                for view in orphans { view.superviewDied(layer: dying) }
                // Before the subviews, so that each of their layers is held only by its view.
                dying?.abandonSublayers()
            }
            NestedRelease.release(&orphans)
        } else {
            let orphans = orphans
            // Layers have to be let go on the main thread, but nobody may find this view any more.
            for view in orphans { view.parentReference = nil }
            let layer = self.layer
            DispatchQueue.main.async {
                for view in orphans { view.superviewDied(layer: nil) }
                withExtendedLifetime(layer) {}
            }
        }
    }

    /// - Parameter layer: The superview's layer, if it dies too: whoever is in there need not leave it.
    private func superviewDied(layer: CALayer?) {
        parent = nil
        if layer == nil || self.layer.superlayer !== layer { self.layer.removeFromSuperlayer() }
    }

    // MARK: The layer's text

    /// The text of a label; other views show none in this way.
    package var textOfLayer: TextContents? { nil }
    package var reachOfTextOfLayer: CGFloat { 0 }

    // MARK: Geometry

    /// The rectangle of the view in its superview's coordinates, in points.
    ///
    /// With a ``transform`` this is the smallest rectangle around the transformed view, and setting it is not useful.
    /// A frame with a NaN or infinite number is refused with a diagnostic.
    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }

    /// The rectangle of the view in its own coordinates, in points.
    ///
    /// Its origin scrolls the content.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }

    /// Where the view's anchor point is in the superview's coordinates: the middle of the frame, unless changed.
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }

    /// Scales, rotates or moves the view about its anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// Like ``transform``, in three dimensions.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of the view, in parts of its size, that ``center`` places and ``transform`` turns about.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Device pixels per point that the view's own drawing uses.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { if newValue.isFinite, newValue > 0 { layer.contentsScale = newValue } }
    }

    // MARK: Look

    /// How opaque the view and everything inside it is, from 0 to 1.
    ///
    /// Below 0.01 the view gets no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = newValue.isNaN ? 1 : Float(min(max(newValue, 0), 1)) }
    }

    /// Whether the view and everything inside it is left out.
    open var isHidden: Bool {
        get { layer.isHidden || flags.contains(.hidesAfterAnimation) }
        set {
            if flags.contains(.arranged) { return hideArranged(newValue) }
            layer.isHidden = newValue
            if !newValue { ImagePlayer.wakeSleepers() }
        }
    }

    /// A promise that the view fills its bounds with opaque content.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    /// The colour behind the view's content.
    ///
    /// A dynamic colour follows the view's traits.
    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set { setBackgroundColor(newValue) }
    }

    /// The colour for interactive and template content; inherited from the superview, at the top system blue.
    open var tintColor: UIColor! {
        get { resolvedTintColor }
        set { setTintColor(newValue) }
    }

    /// Called when ``tintColor`` changed, here or above.
    open func tintColorDidChange() {}

    /// Whether what is inside the view is cut off at its bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// How the view's own content follows its bounds.
    open var contentMode: ContentMode {
        get { rareState?.contentMode ?? .scaleToFill }
        set { setContentMode(newValue) }
    }

    // MARK: Interaction

    /// Whether the view and everything inside it gets touches.
    ///
    /// True at first, but false for labels and image views.
    open var isUserInteractionEnabled: Bool {
        get { flags.contains(.userInteractionEnabled) }
        set { flags.set(.userInteractionEnabled, to: newValue) }
    }

    /// Whether the view gets more than one touch at a time.
    ///
    /// False at first.
    open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.multipleTouchEnabled) }
        set { flags.set(.multipleTouchEnabled, to: newValue) }
    }

    /// Whether no other view of the window gets touches while this one has one.
    ///
    /// False at first.
    open var isExclusiveTouch: Bool {
        get { flags.contains(.exclusiveTouch) }
        set { flags.set(.exclusiveTouch, to: newValue) }
    }

    /// The deepest, foremost view that contains the point and takes touches, or nil.
    ///
    /// A view that is hidden, less than 0.01 opaque or closed to interaction is passed over with everything inside.
    /// `point` is in this view's coordinates.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        defaultHitTest(point, with: event)
    }

    /// Whether the point, in the view's coordinates, is inside the view: by default, inside its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// Whether the gesture recogniser may recognise its gesture.
    ///
    /// Asked of the touched view and its superviews up to the recogniser's view. True unless overridden.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    /// Adds a recogniser, which then sees the touches in this view and in the views inside it.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    /// Removes a recogniser; a gesture in progress is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    // MARK: Hierarchy

    /// The view that holds this one.
    public final var superview: UIView? { parent }

    /// The window that shows the view; found by asking the views around it, O(depth).
    open var window: UIWindow? { hostWindow }

    /// Adds a view in front of the other subviews, taking it from where it was.
    ///
    /// Adding a view to itself or to a view inside it is refused with a diagnostic.
    open func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    /// Adds a view at a place in ``subviews``; places outside the list mean its end or its start.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Adds a view directly in front of `siblingSubview`.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, relativeTo: siblingSubview, offset: 1)
    }

    /// Adds a view directly behind `siblingSubview`.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, relativeTo: siblingSubview, offset: 0)
    }

    /// Lets two subviews trade places.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchange(index1, index2)
    }

    /// Puts a subview in front of its siblings.
    open func bringSubviewToFront(_ view: UIView) {
        if view.parent === self { insert(view, at: subviews.count) }
    }

    /// Puts a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) {
        if view.parent === self { insert(view, at: 0) }
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() {
        leaveSuperview()
    }

    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the superview changed.
    open func didMoveToSuperview() {}

    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the window changed.
    open func didMoveToWindow() {}

    // MARK: Layout

    /// Places the subviews.
    ///
    /// At first it puts those where their constraints want them that have some. Override it to lay out by hand; call
    /// ``setNeedsLayout()`` rather than this.
    open func layoutSubviews() {
        if flags.contains(.constrainsSubviews) { placeConstrainedSubviews() }
    }

    /// Asks for ``layoutSubviews()`` before the next frame.
    open func setNeedsLayout() {
        layer.setNeedsLayout()
    }

    /// Lays out now what waits for it, here and inside.
    open func layoutIfNeeded() {
        if !flags.isDisjoint(with: .takesPartInConstraints) { prepareConstraints() }
        layer.layoutIfNeeded()
    }

    /// The size that suits the content best within the given one.
    ///
    /// By default the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    /// Takes the size of ``sizeThatFits(_:)``, keeping the frame's origin.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// The natural size of the content; ``noIntrinsicMetric`` where there is none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that ``intrinsicContentSize`` changed: what depends on it is laid out again.
    open func invalidateIntrinsicContentSize() {
        intrinsicContentSizeDidChange()
        parent?.setNeedsLayout()
    }

    // MARK: Constraints

    /// Whether views of the class need constraints.
    ///
    /// Override it to return true in classes that make their constraints in ``updateConstraints()``.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether ``updateConstraints()`` will be called before the next layout.
    open var needsUpdateConstraints: Bool { flags.contains(.needsUpdateConstraints) }

    /// Asks for ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() {
        markNeedsUpdateConstraints()
    }

    /// Updates the constraints that wait for it, here and inside, the innermost first.
    open func updateConstraintsIfNeeded() {
        settleConstraintUpdates()
    }

    /// Changes the view's constraints.
    ///
    /// Override it to change many constraints at once; call super last.
    open func updateConstraints() {}

    /// How far the rectangle that constraints align lies within the frame.
    ///
    /// Nothing at first. Override it in views with ornaments around their content, such as a shadow in a picture.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints align, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// The frame for a rectangle that constraints align.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }

    /// The view whose first line's baseline constraints take for this view's: the view itself at first.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last line's baseline constraints take for this view's: the view itself at first.
    open var forLastBaselineLayout: UIView { self }

    /// The size that suits the view's constraints and is nearest to the target.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that suits the view's constraints and is nearest to the target, which counts by the priorities.
    ///
    /// With a required horizontal priority and a low vertical one: how high the view is at that width.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// How strongly views of the class keep to their content, unless somebody sets it.
    var defaultContentPriorities: ContentPriorities { ContentPriorities() }

    /// The font whose lines decide the standard distance between baselines.
    var baselineFont: UIFont? { nil }

    /// Where the baseline of the first or last line is: at a part of the height, and so many points below.
    func baselinePlace(last: Bool) -> (fraction: CGFloat, offset: CGFloat) {
        (last ? 1 : 0, 0)
    }

    /// Whether the height of the content depends on the width that the layout finds.
    var wrapsContent: Bool { false }

    /// The width that the layout found for content that wraps; nil for any.
    ///
    /// ``intrinsicContentSize`` then is the size of the content at this width.
    var layoutWidth: CGFloat? {
        get { nil }
        set {}
    }

    /// The margins for content inside the view, in points.
    ///
    /// 8 on every side at first; for the view of a controller those that the system wants at the sides, and none above and
    /// below. What is read has the safe area added (``insetsLayoutMarginsFromSafeArea``) and those of the superview's
    /// margins that the view keeps to (``preservesSuperviewLayoutMargins``).
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setMargins(.absolute(newValue)) }
    }

    /// The same margins, where start and end follow the direction of the layout.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, effectiveUserInterfaceLayoutDirection) }
        set { setMargins(.directional(newValue)) }
    }

    /// Called when ``layoutMargins`` changed.
    open func layoutMarginsDidChange() {}

    /// How much of each edge is covered by what is around the view: bars, and what controllers add.
    open var safeAreaInsets: UIEdgeInsets { knownSafeAreaInsets }

    /// Called when ``safeAreaInsets`` changed.
    open func safeAreaInsetsDidChange() {}

    /// What the views inside still have to keep clear of.
    var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

    /// Whether the content flips with the layout's direction.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { rareState?.semanticContentAttribute ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            ensureRareState().semanticContentAttribute = newValue
            layoutDirectionDidChange()
        }
    }

    // MARK: Focus

    /// Whether Tab stops here.
    ///
    /// True for views that can be the first responder, and for those that can be tapped, so that a keyboard reaches
    /// everything that a finger reaches.
    open var canBecomeFocused: Bool {
        canBecomeFirstResponder || takesTaps
    }

    /// How the view shows that it has the focus: by an outline at first; nil for not at all.
    open var focusEffect: UIFocusEffect? {
        get { rareState?.focusEffect ?? .effect() }
        set { ensureRareState().focusEffect = .some(newValue) }
    }

    /// What the outline goes around, in the view's coordinates.
    var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds, layer.cornerRadius)
    }

    /// Where a menu opens that no pointer asked for; views with a caret say where that is.
    package var menuPoint: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

    /// Whether the focus may go as described; asked of the view that loses it and of the one that gets it.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called when the focus went from or to the view or one inside it.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    override func focusDidUpdate(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        didUpdateFocus(in: context, with: coordinator)
    }

    /// Does what a tap on the view does, for people who use no pointer; false if that is nothing.
    open func accessibilityActivate() -> Bool {
        tapByKeyboard()
    }

    /// Space and Return do what a tap does where the view has the focus.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if flags.contains(.focused), presses.contains(where: \.activates), accessibilityActivate() { return }
        super.pressesBegan(presses, with: event)
    }

    // MARK: Drawing

    /// Draws the view's content into the current context (`UIGraphicsGetCurrentContext()`).
    ///
    /// The coordinates are the view's. Views that do not override this have no bitmap and cost nothing here.
    open func draw(_ rect: CGRect) {}

    /// Asks for ``draw(_:)`` before the next frame.
    open func setNeedsDisplay() {
        if flags.contains(.draws) { layer.setNeedsDisplay() }
    }

    /// Asks for ``draw(_:)`` before the next frame.
    ///
    /// The whole view is drawn again.
    open func setNeedsDisplay(_ rect: CGRect) {
        setNeedsDisplay()
    }

    // MARK: Traits

    /// What the view's surroundings are like.
    open var traitCollection: UITraitCollection { computedTraits }

    /// Called after the view's traits changed; dynamic colours are already resolved again.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Gives colours that follow the style to the layer again.
    ///
    /// Called by the view's own machinery only.
    func resolveColors(with traits: UITraitCollection) {
        if let color = storedBackgroundColor { layer.backgroundColor = color.resolvedColor(with: traits).cgColor }
    }

    /// Called after ``contentMode`` changed.
    func contentModeDidChange() {}

    // MARK: Responder

    /// The view's controller if it has one, otherwise the superview.
    open override var next: UIResponder? {
        controller ?? parent
    }

    override var responderWindow: UIWindow? { hostWindow }

    /// A pan that follows scrolling takes it; otherwise it goes on to the views around.
    package override func scrollOccurred(_ event: UIScrollEvent) {
        let pans = rareState?.gestureRecognizers.lazy.compactMap { $0 as? UIPanGestureRecognizer }
        if let pan = pans?.first(where: { $0.takes(event) }) { return pan.scroll(event) }
        super.scrollOccurred(event)
    }

    // MARK: Layer delegate

    /// Draws the view into its layer's contents.
    open func display(_ layer: CALayer) {
        displayContents(of: layer)
    }

    /// Draws the view for somebody who brings a context, for example `layer.render(in:)`.
    open func draw(_ layer: CALayer, in context: CGContext) {
        drawContents(in: context)
    }

    /// Called before the layer is displayed.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Lays out the view when its layer asks for it.
    open func layoutSublayers(of layer: CALayer) {
        performLayout()
    }

    /// Says how a change of a layer's property is animated: not at all, unless inside an animation block.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        animationAction(for: layer, forKey: event)
    }
}
