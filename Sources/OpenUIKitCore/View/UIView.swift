/// A rectangular area on screen that displays a layer, contains subviews and handles input.
///
/// A view is a thin object over its ``layer``: position, size, color and opacity are stored only there. Properties
/// that few views need (gesture recognizers, accessibility, margins) are stored in an object that is created on first
/// use.
///
/// Use views on the main actor only. A view may be *released* on any thread.
@preconcurrency @MainActor open class UIView: UIResponder, LayerOwner, UITraitEnvironment, UILargeContentViewerItem {
    /// The layer that displays the view.
    ///
    /// The layer is an instance of ``layerClass`` and never changes.
    public nonisolated let layer: CALayer

    // As in `CALayer`, these are not checked for overlapping access at run time: none of them is ever passed `inout` to
    // code that calls back into the view.

    /// The subviews, from back to front.
    @exclusivity(unchecked) public internal(set) final var subviews: [UIView] = []
    /// The component framework's state for the view: a node, which owns the view and clears this reference when it is
    /// deallocated.
    @exclusivity(unchecked) nonisolated(unsafe) package final unowned(unsafe) var componentContext: AnyObject?
    /// Cleared by the superview when it is deallocated, so it never dangles; a weak reference would cost a side table
    /// per view.
    @exclusivity(unchecked) nonisolated(unsafe) final var parentReference: Unmanaged<UIView>?
    /// Isolated to the main actor by convention; unsafe so that loops can read it without an isolation check each time.
    @exclusivity(unchecked) package nonisolated(unsafe) final var flags: Flags = .initial
    /// The view's index in the new order while the superview reorders its subviews, otherwise negative.
    @exclusivity(unchecked) final var orderIndex: Int32 = -1
    @exclusivity(unchecked) final var autoresizing: AutoresizingMask = []
    @exclusivity(unchecked) final var storedBackgroundColor: UIColor?
    @exclusivity(unchecked) package nonisolated(unsafe) final var rareState: RareState?

    // MARK: Lifecycle

    /// The class of the view's layer.
    ///
    /// Override it to use a subclass of `CALayer`. Any other class is reported, and a `CALayer` is used instead.
    open class var layerClass: AnyClass { CALayer.self }

    private static func makeLayer() -> CALayer {
        let type: AnyClass = layerClass
        // A dynamic cast takes longer than the comparison, which suffices for nearly all views.
        if ObjectIdentifier(type) == ObjectIdentifier(CALayer.self) { return CALayer() }
        if let type = type as? CALayer.Type { return type.init() }
        Diagnostics.report(
            Diagnostic(
                rule: "view.invalid-layer-class",
                message: "The layer class of a view is \(type), which is not a layer class; CALayer is used instead.",
                subject: "\(Self.self)", hint: "Return CALayer or a subclass of it from layerClass."))
        return CALayer()
    }

    /// Creates a view with the given frame in the coordinates of its future superview.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        super.init()
        setUp(frame: frame)
    }

    /// Creates an empty view.
    ///
    /// There are no archives to decode from on Linux; `coder` is ignored.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        super.init()
        setUp(frame: .zero)
    }

    /// Creates a view with a frame of zero.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Forwards the diagnostics of layers to those of views; evaluated once, with the first view.
    private static let installLayerDiagnostics: Void = {
        LayerDiagnostics.handler = { found in
            Diagnostics.report(
                Diagnostic(rule: "layer", message: found.message, subject: found.location, hint: found.hint))
        }
    }()

    private func setUp(frame: CGRect) {
        _ = Self.installLayerDiagnostics
        layer.owner = self
        layer.suppressesImplicitActions = true
        layer.isOpaque = true
        if frame != .zero { self.frame = frame }
        // The drawing of `UILabel` itself does not count as an override, only that of its subclasses.
        if MethodOverride.draw.isPresent(in: self), !MethodOverride.draw.isImplementation(of: UILabel.self, in: self) {
            flags.insert(.draws)
            layer.setNeedsDisplay()
        }
        if MethodOverride.hitTest.isPresent(in: self) || MethodOverride.pointInside.isPresent(in: self) {
            flags.insert(.overridesHitTesting)
        }
        prepareProperties()
        if MethodOverride.updateConstraints.isPresent(in: self) { flags.insert(.needsUpdateConstraints) }
        if MethodOverride.willMoveToWindow.isPresent(in: self) || MethodOverride.didMoveToWindow.isPresent(in: self) {
            observeWindow(for: .overridesWindowCallbacks)
        }
    }

    deinit {
        var orphans = subviews
        subviews = []
        layer.owner = nil
        if let rareState { rareState.ownerWillDeallocate(Unmanaged.passUnretained(self)) }
        if MainThread.isCurrent {
            guard !orphans.isEmpty else { return }
            // A layer that is deallocated with the view releases its sublayers itself.
            let deallocated = layer.hasSingleReference ? layer : nil
            MainActor.assumeIsolated {
                for view in orphans { view.superviewWillDeallocate(layer: deallocated) }
                // Before the subviews are released, so that each of their layers is retained only by its view.
                deallocated?.releaseSublayers()
            }
            NestedRelease.release(&orphans)
        } else {
            let orphans = orphans
            // Layers must be released on the main thread, but this view must be unreachable from now on.
            for view in orphans { view.parentReference = nil }
            let layer = self.layer
            DispatchQueue.main.async {
                for view in orphans { view.superviewWillDeallocate(layer: nil) }
                withExtendedLifetime(layer) {}
            }
        }
    }

    /// - Parameter layer: The superview's layer if it is deallocated as well, in which case its sublayers need not be
    ///   removed.
    private func superviewWillDeallocate(layer: CALayer?) {
        parent = nil
        if layer == nil || self.layer.superlayer !== layer { self.layer.removeFromSuperlayer() }
    }

    // MARK: Layer text

    /// The text of a label, or `nil` for other views.
    package var deferredLayerText: TextContents? { nil }
    package var maximumTextOverhang: CGFloat { 0 }

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates, in points.
    ///
    /// With a ``transform``, this is the bounding box of the transformed view, and setting it is not useful. A frame
    /// with a NaN or infinite component is rejected with a diagnostic.
    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }

    /// The view's rectangle in its own coordinates, in points.
    ///
    /// Changing the origin scrolls the content.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }

    /// Called immediately after the size of ``bounds`` changed, unless client code changed the layer itself.
    @_spi(Subclassing) open func boundsSizeDidChange(from oldSize: CGSize) {}

    /// The position of the view's anchor point in the superview's coordinates: by default the center of the frame.
    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }

    /// The transform that scales, rotates or translates the view about its anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The three-dimensional counterpart of ``transform``.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point, in unit coordinates of the bounds, that ``center`` positions and about which ``transform`` is
    /// applied.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// The number of device pixels per point for the view's own drawing.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { if newValue.isFinite, newValue > 0 { layer.contentsScale = newValue } }
    }

    // MARK: Appearance

    /// The opacity of the view and its subtree, from 0 to 1.
    ///
    /// A view with an alpha below 0.01 receives no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            layer.opacity = newValue.isNaN ? 1 : Float(min(max(newValue, 0), 1))
            if AccessibilityTreeBuilder.shared != nil { parent?.accessibilityDidChange(.structure) }
        }
    }

    /// Whether the view and its subtree are hidden.
    open var isHidden: Bool {
        get { layer.isHidden || flags.contains(.hidesAfterAnimation) }
        set {
            if flags.contains(.arranged) { return hideArranged(newValue) }
            layer.isHidden = newValue
            if AccessibilityTreeBuilder.shared != nil { parent?.accessibilityDidChange(.structure) }
            if !newValue { ShownViewObservers.notify() }
        }
    }

    /// Whether the view promises to fill its bounds with opaque content.
    ///
    /// The default is `true`, but `false` for labels. What the view does not draw is transparent in either case.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    /// Whether the area to be drawn is cleared before ``draw(_:)``, which is always the case.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var clearsContextBeforeDrawing: Bool {
        get { true }
        set {}
    }

    /// The identifier with which UIKit restores the view's state.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var restorationIdentifier: String? {
        get { nil }
        set {}
    }

    /// The color behind the view's content.
    ///
    /// A dynamic color follows the view's traits.
    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set { setBackgroundColor(newValue) }
    }

    /// The color for interactive and template content, inherited from the superview.
    ///
    /// At the root it is the accent color of the desktop, or system blue.
    ///
    /// - Complexity: Reading it is O(depth), because it visits the ancestors up to the root. A view whose content depends
    ///   on it should read it once in ``tintColorDidChange()``.
    open var tintColor: UIColor! {
        get { resolvedTintColor }
        set { setTintColor(newValue) }
    }

    /// Called when ``UIView/tintColor`` of the view or of an ancestor from which it inherits has changed.
    open func tintColorDidChange() {}

    /// Whether the view's content and its subviews are clipped to the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// A view whose alpha channel masks this view, with a frame in this view's coordinates.
    ///
    /// The view is removed from its superview. It is retained until another mask is set.
    open var mask: UIView? {
        get { shownMask }
        set { setMask(newValue) }
    }

    /// How the view's own content adapts when the bounds change.
    open var contentMode: ContentMode {
        get { rareState?.contentMode ?? .scaleToFill }
        set { setContentMode(newValue) }
    }

    /// The values that appearance proxies can set for the instances of the class.
    @_spi(Subclassing) open class var appearanceProperties: AppearanceProperties { customizableProperties }

    private static let customizableProperties = AppearanceProperties(
        of: UIView.self,
        adding: [
            AppearanceProperty(get: { (view: UIView) in view.rareState?.tintColor }, set: { $0.tintColor = $1 }),
            AppearanceProperty(\UIView.ownBackgroundColor),
        ])

    /// The background color that was set for the view; `nil` restores the color of its class.
    @_spi(Subclassing) open var ownBackgroundColor: UIColor? {
        get { backgroundColor }
        set { backgroundColor = newValue }
    }

    /// Lets the bar item that the view displays adopt the values of appearance proxies.
    @_spi(Subclassing) open func adoptAppearanceOfItem() {}

    // MARK: Interaction

    /// Whether the view and its subtree receive touches.
    ///
    /// The default is `true`, but `false` for labels and image views.
    open var isUserInteractionEnabled: Bool {
        get { flags.contains(.userInteractionEnabled) }
        set { flags.set(.userInteractionEnabled, to: newValue) }
    }

    /// Whether the view receives more than one touch at a time.
    ///
    /// The default is `false`.
    open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.multipleTouchEnabled) }
        set { flags.set(.multipleTouchEnabled, to: newValue) }
    }

    /// Whether other views of the window receive no touches while this view has one.
    ///
    /// The default is `false`.
    open var isExclusiveTouch: Bool {
        get { flags.contains(.exclusiveTouch) }
        set { flags.set(.exclusiveTouch, to: newValue) }
    }

    /// Returns the deepest, frontmost view in the subtree that contains the point and accepts touches, or `nil`.
    ///
    /// Views that are hidden, have an alpha below 0.01 or disable user interaction are skipped together with their
    /// subtrees. `point` is in this view's coordinates.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        defaultHitTest(point, with: event)
    }

    /// Returns whether the point, in the view's coordinates, is inside the view: by default, inside its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// Returns whether a gesture recognizer may begin recognizing its gesture.
    ///
    /// Called for the touched view and its superviews up to the recognizer's view. The default returns `true`.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    /// Attaches a recognizer, which then receives the touches in this view and its subtree.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    /// Detaches a recognizer and cancels its gesture if one is in progress.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    // MARK: Hierarchy

    public final var superview: UIView? { parent }

    /// The window that contains the view.
    ///
    /// - Complexity: O(depth), as the window is found through the ancestors.
    open var window: UIWindow? { hostWindow }

    /// Adds a view in front of the other subviews and of all sublayers, removing it from its previous superview.
    ///
    /// Adding a view to itself or to one of its descendants is rejected with a diagnostic.
    open func addSubview(_ view: UIView) {
        insert(view, at: subviews.count, layer: .front)
    }

    /// Inserts a view at an index of ``subviews``; an index outside the list is clamped.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Inserts a view directly in front of `siblingSubview`.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, relativeTo: siblingSubview, offset: 1)
    }

    /// Inserts a view directly behind `siblingSubview`.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, relativeTo: siblingSubview, offset: 0)
    }

    /// Exchanges the positions of two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchange(index1, index2)
    }

    /// Moves a subview in front of its siblings and of all sublayers.
    open func bringSubviewToFront(_ view: UIView) {
        if view.parent === self { insert(view, at: subviews.count, layer: .front) }
    }

    /// Moves a subview behind its siblings and behind all sublayers.
    open func sendSubviewToBack(_ view: UIView) {
        if view.parent === self { insert(view, at: 0, layer: .back) }
    }

    /// Removes the view from its superview.
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

    /// Positions the subviews.
    ///
    /// The default implementation positions the subviews that have constraints. Override it for manual layout. Do not
    /// call it directly; call ``setNeedsLayout()``.
    open func layoutSubviews() {
        if flags.contains(.constrainsSubviews) { placeConstrainedSubviews() }
    }

    /// Schedules ``layoutSubviews()`` before the next frame.
    open func setNeedsLayout() {
        layer.setNeedsLayout()
    }

    /// Performs the pending layout of the view and its subtree immediately.
    open func layoutIfNeeded() {
        if !flags.isDisjoint(with: .constraintFlags) { prepareConstraints() }
        layer.layoutIfNeeded()
    }

    /// Schedules ``updateProperties()`` before the next layout.
    open func setNeedsUpdateProperties() {
        markNeedsUpdateProperties()
    }

    /// Sets the properties of the view and its subviews from the view's data, before layout.
    ///
    /// Called before the first layout, after ``setNeedsUpdateProperties()``, and when an observable object changes that the method
    /// has read. The default does nothing.
    open func updateProperties() {}

    /// Performs the pending updates of properties of the view, its subtree and their controllers.
    open func updatePropertiesIfNeeded() {
        updatePropertiesOfSubtree()
    }

    /// Does nothing, because changes of traits take effect immediately.
    open func updateTraitsIfNeeded() {}

    /// Returns the size that best fits the content within the given size.
    ///
    /// The default returns the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    /// Resizes the view to ``sizeThatFits(_:)``, keeping the frame's origin.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// The natural size of the content, with ``noIntrinsicMetric`` for a dimension without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Invalidates ``intrinsicContentSize``, so that layout that depends on it is repeated.
    open func invalidateIntrinsicContentSize() {
        intrinsicContentSizeDidChange()
        parent?.setNeedsLayout()
        parent?.intrinsicContentSizeDidChange(of: self)
    }

    /// Called after the intrinsic content size of a subview was invalidated.
    @_spi(Subclassing) open func intrinsicContentSizeDidChange(of subview: UIView) {}

    /// Called after changed constraints in a subview, which does not share them with this view, were solved.
    @_spi(Subclassing) open func constraintsDidChange(in subview: UIView) {}

    // MARK: Constraints

    /// Whether views of the class depend on constraints.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether ``updateConstraints()`` will be called before the next layout.
    open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }

    /// Schedules ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() {
        markNeedsUpdateConstraints()
    }

    /// Performs the pending constraint updates of the view and its subtree, descendants first.
    open func updateConstraintsIfNeeded() {
        updateConstraintsIfNeededInSubtree()
    }

    /// Updates the view's constraints.
    ///
    /// Override it to change many constraints at once; call `super` last.
    open func updateConstraints() {}

    /// Returns the priority with which the view resists being larger than its intrinsic content size.
    ///
    /// The default is 250 for most views and 750 for views of a fixed size, such as switches.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.hugging[axis]
    }

    /// Sets the priority with which the view resists being larger than its intrinsic content size.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        changeContentPriorities { $0.hugging[axis] = priority.clamped }
    }

    /// Returns the priority with which the view resists being smaller than its intrinsic content size.
    ///
    /// The default is 750 for most views.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.compression[axis]
    }

    /// Sets the priority with which the view resists being smaller than its intrinsic content size.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        changeContentPriorities { $0.compression[axis] = priority.clamped }
    }

    /// The insets from the frame to the alignment rectangle, which constraints use.
    ///
    /// The default is zero. Override it in views with ornaments around their content, such as an image that includes a
    /// shadow.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the alignment rectangle, which constraints use, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// Returns the frame for an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }

    /// The view whose first baseline constraints use as this view's: by default the view itself.
    open var forFirstBaselineLayout: UIView { self }

    /// The view whose last baseline constraints use as this view's: by default the view itself.
    open var forLastBaselineLayout: UIView { self }

    /// Returns the size that satisfies the view's constraints and is closest to the target.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size that satisfies the view's constraints and is closest to the target, weighted by the priorities.
    ///
    /// A required horizontal and a low vertical priority give the view's height at the target's width.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The hugging and compression resistance priorities of views of the class unless they are set explicitly.
    @_spi(Subclassing) open var defaultContentPriorities: ContentPriorities { ContentPriorities() }

    /// The font whose line height determines the standard distance between baselines.
    @_spi(Subclassing) open var baselineFont: UIFont? { nil }

    /// Returns the position of the first or last baseline: a fraction of the height plus an offset in points.
    @_spi(Subclassing) open func baselinePosition(last: Bool) -> (fraction: CGFloat, offset: CGFloat) {
        (last ? 1 : 0, 0)
    }

    /// Whether the height of the content depends on the width that constraints determine.
    @_spi(Subclassing) open var wrapsContent: Bool { false }

    /// The width that constraints determined for wrapping content, or `nil` if it is undetermined.
    ///
    /// With a width, ``intrinsicContentSize`` is the size of the content at that width.
    @_spi(Subclassing) open var layoutWidth: CGFloat? {
        get { nil }
        set {}
    }

    /// The margins for content inside the view, in points.
    ///
    /// The default is 8 on every side; for the root view of a controller, the system minimum margins at the sides and 0
    /// at the top and bottom. The returned value includes the safe area (``insetsLayoutMarginsFromSafeArea``) and the
    /// superview's margins if they are preserved (``preservesSuperviewLayoutMargins``).
    open var layoutMargins: UIEdgeInsets {
        get { effectiveLayoutMargins }
        set { setMargins(.absolute(newValue)) }
    }

    /// The margins in terms of leading and trailing edges, which follow the layout direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, effectiveUserInterfaceLayoutDirection) }
        set { setMargins(.directional(newValue)) }
    }

    /// Called when ``layoutMargins`` changed.
    open func layoutMarginsDidChange() {}

    /// The insets of the area that bars or the additional insets of controllers cover.
    open var safeAreaInsets: UIEdgeInsets { reportedSafeAreaInsets }

    /// Called when ``safeAreaInsets`` changed.
    open func safeAreaInsetsDidChange() {}

    /// The safe area insets that apply to the subviews.
    var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

    /// Whether the content is flipped in right-to-left layouts.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { rareState?.semanticContentAttribute ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            ensureRareState().semanticContentAttribute = newValue
            layoutDirectionDidChange()
            setNeedsLayout()
        }
    }

    // MARK: Focus

    /// Whether the Tab key can move the focus to the view.
    ///
    /// `true` for views that can become first responder, for those that respond to taps, so that everything that can be
    /// reached by touch can be reached by keyboard, and for adjustable elements, whose value the arrow keys change.
    open var canBecomeFocused: Bool {
        canBecomeFirstResponder || respondsToTaps || isAdjustableByKeys
    }

    /// The effect that shows that the view has focus: an outline by default, `nil` for none.
    open var focusEffect: UIFocusEffect? {
        get { rareState?.focusEffect ?? .effect() }
        set { ensureRareState().focusEffect = .some(newValue) }
    }

    /// Whether users move to the view with F6, as to a part of the window: it is a landmark or the view of a controller.
    @_spi(Subclassing) open var isFocusPane: Bool {
        flags.contains(.hasController) || accessibilityContainerType == .landmark
    }

    /// The shape of the focus outline, in the view's coordinates.
    @_spi(Subclassing) open var focusShape: (rect: CGRect, cornerRadius: CGFloat) {
        (bounds, layer.cornerRadius)
    }

    /// Whether the focus outline covers the edge of its shape, where the view has a border, instead of surrounding it.
    @_spi(Subclassing) open var hasFocusBorder: Bool { false }

    /// The direction in which subviews beside each other are read and reached by Tab; overridden by views that do not arrange
    /// them in the layout direction.
    @_spi(Subclassing) open var readingDirection: UIUserInterfaceLayoutDirection {
        effectiveUserInterfaceLayoutDirection
    }

    /// The point at which a menu opens that was not requested by a pointer; overridden by views with a caret.
    @_spi(Subclassing) open var contextMenuAnchor: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

    /// Returns the style of the pointer at a point of the view, or `nil` for that of the superview.
    @_spi(Subclassing) open func pointerStyle(at point: CGPoint) -> UIPointerStyle? { nil }

    /// Returns whether the described focus update is allowed; called for the view that loses focus, the one that gains it, and their
    /// ancestors.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// The environments to which the focus moves when it moves to the view, by preference; the default is empty.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

    @_spi(Subclassing) open override func focusShouldUpdate(in context: UIFocusUpdateContext) -> Bool {
        shouldUpdateFocus(in: context)
    }

    /// Called when the view or a descendant has gained or lost focus.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    @_spi(Subclassing) open override func focusDidUpdate(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        didUpdateFocus(in: context, with: coordinator)
    }

    /// Performs the action of a tap for Space and Return while the view has focus, and the adjustable action of a
    /// component for arrow keys.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if flags.contains(.focused) {
            if presses.contains(where: \.activates), accessibilityActivate() { return }
            if let press = presses.first, adjust(for: press) { return }
        }
        super.pressesBegan(presses, with: event)
    }

    @_spi(Subclassing) open override func pressRepeated(_ press: UIPress) {
        if flags.contains(.focused), adjust(for: press) { return }
        super.pressRepeated(press)
    }

    // MARK: Accessibility

    /// Performs the action of a tap for users without a pointer; returns `false` if there is none.
    open override func accessibilityActivate() -> Bool {
        tapByKeyboard()
    }

    /// Returns whether the view has the keyboard focus, which screen readers on Linux follow.
    ///
    /// While a menu is open, its selected row has the focus instead.
    open override func accessibilityElementIsFocused() -> Bool { isFocused && hostWindow?.menus.isOpen != true }

    /// Whether the large content viewer shows the view; the default is `false`.
    open var showsLargeContentViewer: Bool {
        get { rareAccessibility?.largeContent.isShown ?? false }
        set { setRareAccessibility(\.largeContent.isShown, to: newValue, changing: .content) }
    }

    /// The text in the large content viewer; by default the accessibility label.
    open var largeContentTitle: String? {
        get { rareAccessibility?.largeContent.title ?? accessibilityLabel }
        set { setRareAccessibility(\.largeContent.title, to: newValue, changing: .content) }
    }

    /// The image in the large content viewer; the default is `nil`.
    open var largeContentImage: UIImage? {
        get { rareAccessibility?.largeContent.image }
        set { setRareAccessibility(\.largeContent.image, to: newValue, changing: .content) }
    }

    /// Whether the large content viewer enlarges the image; the default is `false`.
    open var scalesLargeContentImage: Bool {
        get { rareAccessibility?.largeContent.scalesImage ?? false }
        set { setRareAccessibility(\.largeContent.scalesImage, to: newValue, changing: .content) }
    }

    /// The insets of the image in the large content viewer, in points; the default is zero.
    open var largeContentImageInsets: UIEdgeInsets {
        get { rareAccessibility?.largeContent.imageInsets ?? .zero }
        set { setRareAccessibility(\.largeContent.imageInsets, to: newValue, changing: .content) }
    }

    @_spi(Subclassing) open override var defaultAccessibilityFrame: CGRect { convert(bounds, to: nil) }

    /// Whether the view is a `SpokenTextView`, which may present elements for the links in its text.
    @_spi(Subclassing) open var presentsTextLinks: Bool { false }

    override var accessibilitySettings: AccessibilitySettings? {
        get { rareState?.accessibility }
        set { ensureRareState().accessibility = newValue }
    }

    override var responderState: ResponderState? {
        get { rareState?.responder }
        set { ensureRareState().responder = newValue }
    }

    // MARK: Dynamics

    /// The outline with which a dynamic animator lets the view collide, initially a rectangle.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The outline if `collisionBoundsType` is `path`, relative to the view's center.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: Drawing

    /// Draws the view's content into the current context (`UIGraphicsGetCurrentContext()`).
    ///
    /// Coordinates are those of the view. Views that do not override this method have no bitmap and incur no cost.
    open func draw(_ rect: CGRect) {}

    /// Schedules ``draw(_:)`` before the next frame.
    open func setNeedsDisplay() {
        if flags.contains(.draws) { layer.setNeedsDisplay() }
    }

    /// Schedules ``draw(_:)`` before the next frame.
    ///
    /// The entire view is drawn again, regardless of `rect`.
    open func setNeedsDisplay(_ rect: CGRect) {
        setNeedsDisplay()
    }

    // MARK: Traits

    /// The traits that apply to the view.
    open var traitCollection: UITraitCollection { readTraits() }

    /// Called after the view's traits have changed; dynamic colors have already been resolved again.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called when the language of the traits has changed, in which the framework presents the view.
    @_spi(Subclassing) open func languageDidChange() {
        accessibilityDidChange(.content)
    }

    /// Resolves dynamic colors again and updates the layer.
    ///
    /// Called by the framework only.
    @_spi(Subclassing) open func resolveColors(with traits: UITraitCollection) {
        if let color = storedBackgroundColor { layer.backgroundColor = color.resolvedColor(with: traits).cgColor }
    }

    /// Called after ``contentMode`` changed.
    func contentModeDidChange() {}

    // MARK: Responder

    /// The view's controller if it has one, otherwise its superview.
    open override var next: UIResponder? {
        controller ?? parent
    }

    package override var responderWindow: UIWindow? { hostWindow }

    /// Passes a scroll event to the view's pan recognizer if that accepts scrolling, otherwise to the next responder.
    @_spi(Subclassing) open override func scrollOccurred(_ event: UIScrollEvent) {
        let pans = rareState?.gestureRecognizers.lazy.compactMap { $0 as? UIPanGestureRecognizer }
        if let pan = pans?.first(where: { $0.takes(event) }) { return pan.scroll(event) }
        super.scrollOccurred(event)
    }

    // MARK: Layer delegate

    /// Draws the view into its layer's contents.
    open func display(_ layer: CALayer) {
        displayContents(of: layer)
    }

    /// Draws the view into a given context, for example for `layer.render(in:)`.
    open func draw(_ layer: CALayer, in context: CGContext) {
        drawContents(in: context)
    }

    /// Draws a part of the view in the current context to print it; the default draws the view as it is displayed.
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layoutIfNeeded()
        layer.render(in: context)
    }

    open func viewPrintFormatter() -> UIViewPrintFormatter {
        UIViewPrintFormatter(view: self)
    }

    /// Called before the layer is displayed.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Lays out the view when its layer requests layout.
    open func layoutSublayers(of layer: CALayer) {
        performLayout()
    }

    /// Returns the animation for a change of a layer property: none outside of an animation block.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        animationAction(for: layer, forKey: event)
    }
}
