/// A node of the layer tree, with geometry, appearance, contents and sublayers.
///
/// Properties hold *model* values, as last set. While animations run, the values shown differ; `presentation()` returns
/// them. Setting a property costs tens of nanoseconds: setting an equal value returns immediately; otherwise the value
/// is stored and the layer is marked for the next frame. A layer that is in a tree and does not belong to a view
/// animates its changes implicitly.
///
/// The coordinate system has its origin in the top-left corner with y growing downward, in points. Values that are not
/// finite are rejected with a diagnostic and leave the property unchanged.
///
/// Layers are isolated to the main actor and must be released on the main thread.
@preconcurrency @MainActor open class CALayer: NSObject {
    // Exclusivity checks are disabled for the stored properties, because they took half the time of a setter. No
    // property is ever passed `inout` to code that calls back into the layer.

    /// The model values.
    ///
    /// Isolated to the main actor in practice; unchecked because hit tests read the values of many layers.
    @exclusivity(unchecked) nonisolated(unsafe) package internal(set) final var modelValues = LayerValues()
    /// The animations and the values that result from them; `nil` if no animation was ever added.
    @exclusivity(unchecked) final var animations: LayerAnimations?
    @exclusivity(unchecked) final var extras: LayerExtras?
    @exclusivity(unchecked) final var children: [CALayer] = []
    /// The superlayer, or the layer that this layer masks.
    ///
    /// Unowned, because every hot path walks up the tree. The reference never dangles: a layer clears it in all its
    /// children when it is deallocated, and children are read only on the main thread, where layers are deallocated.
    @exclusivity(unchecked) nonisolated(unsafe) final var parentReference: Unmanaged<CALayer>?
    /// Isolated to the main actor in practice; unchecked because loops read the flags without an isolation check per
    /// access.
    @exclusivity(unchecked) nonisolated(unsafe) final var flags: LayerFlags = []
    /// The aspects of the layer that need to be rendered again; cleared by the renderer.
    ///
    /// `markRenderDirty` propagates marks to the root.
    package nonisolated final var renderDirty: RenderDirty {
        get { storedRenderDirty }
        set { storedRenderDirty = newValue }
    }
    /// The renderer's cache for the layer.
    package final var renderCache: AnyObject? {
        get { storedRenderCache }
        set { storedRenderCache = newValue }
    }
    // Separate storage, because other modules would otherwise perform exclusivity checks.
    @exclusivity(unchecked) nonisolated(unsafe) private final var storedRenderDirty = RenderDirty.all
    /// The value of `LayerTree.commitCount` when the layer was added to its superlayer or became the root of a tree.
    ///
    /// Read without an isolation check while walking up the tree. At this position it takes no additional memory.
    @exclusivity(unchecked) nonisolated(unsafe) final var attachmentCommit: UInt32 = 0
    @exclusivity(unchecked) private final var storedRenderCache: AnyObject?

    /// The view that the layer belongs to, which is the layer's initial delegate.
    ///
    /// Not a weak reference: that would give every view a side table, which makes each retain and release of the view
    /// several times as expensive. The reference never dangles, because a view clears it at the start of its
    /// deallocation.
    package nonisolated final var owner: (any LayerOwner)? {
        get { storedOwner }
        set { storedOwner = newValue }
    }
    @exclusivity(unchecked) nonisolated(unsafe) private final unowned(unsafe) var storedOwner: (any LayerOwner)?
    private final weak var otherDelegate: (any CALayerDelegate)?

    /// The object that provides layout, drawing and actions for the layer.
    ///
    /// The layer does not retain its delegate.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? otherDelegate }
        set {
            guard newValue == nil || newValue !== owner else { return }
            owner = nil
            otherDelegate = newValue
        }
    }

    /// Creates a layer with zero size at the origin.
    public required override init() {
        super.init()
    }

    /// Creates a copy of a layer's values for `presentation()`.
    ///
    /// Subclasses override this initializer to copy their own properties.
    public required init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        modelValues = layer.modelValues
        flags = layer.flags.intersection(.needsDisplayOnBoundsChange)
        copyExtras(of: layer)
    }

    /// Always returns `nil`: archiving is not supported.
    public required init?(coder: NSCoder) {
        nil
    }

    deinit {
        for child in children { child.parentReference = nil }
        NestedRelease.release(&children)
        guard let extras, extras.holdsLayers else { return }
        var layers = extras.takeLayers()
        NestedRelease.release(&layers)
    }

    /// Releases the sublayers of a layer that is about to be deallocated.
    package final func releaseSublayers() {
        for child in children { child.parentReference = nil }
        NestedRelease.release(&children)
    }

    // MARK: Resizing

    /// Notifies the sublayers of a new size by calling ``resize(withOldSuperlayerSize:)``.
    ///
    /// Called when the size of the bounds has changed, before layout.
    open func resizeSublayers(withOldSize size: CGSize) {
        // Most layers, such as those of views, are not of a subclass, and the method is called for every new size.
        guard flags.contains(.sublayersMayResize) else { return }
        for child in children { child.resize(withOldSuperlayerSize: size) }
    }

    /// Called when the size of the superlayer's bounds has changed; the default implementation does nothing, because layers
    /// have no autoresizing masks.
    open func resize(withOldSuperlayerSize size: CGSize) {}

    // MARK: Geometry

    /// The size of the layer, and the point of its coordinate space in the top-left corner.
    open var bounds: CGRect {
        get { modelValues.bounds }
        set { changeBounds(newValue) }
    }

    /// The position of the anchor point, in the superlayer's coordinates.
    open var position: CGPoint {
        get { modelValues.position }
        set { if accepts(newValue, "position") { change(\.position, to: newValue, "position", .geometry) } }
    }

    /// The layer's rectangle in the superlayer's coordinates.
    ///
    /// If a transform is set, this is the bounding box of the layer.
    open var frame: CGRect {
        get { frame(of: modelValues) }
        set { changeFrame(newValue) }
    }

    /// The point, in unit coordinates of the bounds, that is placed at `position` and about which the transform
    /// applies.
    open var anchorPoint: CGPoint {
        get { modelValues.anchorPoint }
        set { if accepts(newValue, "anchorPoint") { change(\.anchorPoint, to: newValue, "anchorPoint", .geometry) } }
    }

    /// The z coordinate of the anchor point, in points.
    open var anchorPointZ: CGFloat {
        get { modelValues.anchorPointZ }
        set { if accepts(newValue, "anchorPointZ") { change(\.anchorPointZ, to: newValue, "anchorPointZ", .geometry) } }
    }

    /// The position of the layer along the z axis; siblings with equal z positions keep their order in the list.
    open var zPosition: CGFloat {
        get { modelValues.zPosition }
        set { changeZPosition(newValue) }
    }

    /// The transform applied to the layer about its anchor point.
    open var transform: CATransform3D {
        get { modelValues.transform }
        set { if accepts(newValue, "transform") { change(\.transform, to: newValue, "transform", .geometry) } }
    }

    /// The transform applied to all sublayers about this layer's anchor point, typically for perspective.
    open var sublayerTransform: CATransform3D {
        get { modelValues.sublayerTransform }
        set {
            guard accepts(newValue, "sublayerTransform") else { return }
            change(\.sublayerTransform, to: newValue, "sublayerTransform", .content)
        }
    }

    // MARK: Appearance

    /// The opacity of the layer and its sublayers, 0…1.
    open var opacity: Float {
        get { modelValues.opacity }
        set { if accepts(CGFloat(newValue), "opacity") { change(\.opacity, to: newValue, "opacity", .geometry) } }
    }

    open var isHidden: Bool {
        get { modelValues.isHidden }
        set {
            guard newValue != modelValues.isHidden else { return }
            change(\.isHidden, to: newValue, "hidden", .geometry)
            runOrderAction(isVisible: !newValue)
        }
    }

    /// Whether sublayers are clipped to the bounds, including rounded corners.
    open var masksToBounds: Bool {
        get { modelValues.masksToBounds }
        set { change(\.masksToBounds, to: newValue, "masksToBounds", .content) }
    }

    /// The background color, drawn behind the contents.
    open var backgroundColor: CGColor? {
        get { modelValues.backgroundColor }
        set {
            // The shadow depends on whether the background is opaque.
            let keepsReach = newValue?.alpha == modelValues.backgroundColor?.alpha && newValue?.alpha ?? 0 > 0
            change(\.backgroundColor, to: newValue, "backgroundColor", keepsReach ? .colors : .content)
        }
    }

    /// The radius of the rounded corners of the background, border and clip, in points.
    open var cornerRadius: CGFloat {
        get { modelValues.cornerRadius }
        set { if accepts(newValue, "cornerRadius") { change(\.cornerRadius, to: newValue, "cornerRadius", .content) } }
    }

    /// The image shown by the layer, a `CGImage` or `nil`.
    ///
    /// Other types are rejected with a diagnostic.
    open var contents: Any? {
        get { modelValues.contents }
        set { changeContents(newValue) }
    }

    /// The number of pixels of the contents per point.
    open var contentsScale: CGFloat {
        get { modelValues.contentsScale }
        set {
            guard accepts(newValue, "contentsScale") else { return }
            change(\.contentsScale, to: newValue, "contentsScale", .content)
        }
    }

    // MARK: Tree

    /// The sublayers from back to front, or `nil` if there are none.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set { replaceSublayers(newValue ?? []) }
    }

    /// The layer that contains this layer.
    public var superlayer: CALayer? {
        guard let parent, parent.extras?.mask !== self else { return nil }
        return parent
    }

    /// Adds a sublayer in front of all others.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: .max)
    }

    /// Inserts a sublayer at an index; an index beyond the end appends it.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Removes the layer from its superlayer.
    ///
    /// Running animations end in the next frame as not finished.
    open func removeFromSuperlayer() {
        detach()
    }

    // MARK: Layout and display

    /// Schedules `layoutSublayers()` before the next frame.
    open func setNeedsLayout() {
        markNeedsLayout()
    }

    /// Performs pending layout immediately, starting from the topmost ancestor that needs it.
    open func layoutIfNeeded() {
        layoutNowIfNeeded()
    }

    /// Returns the preferred size of the layer; the default returns the current size.
    open func preferredFrameSize() -> CGSize {
        bounds.size
    }

    /// Lays out the sublayers.
    ///
    /// The default implementation calls the delegate.
    open func layoutSublayers() {
        // Checks the owner first: the delegate is nearly always a view.
        if let owner { owner.layoutSublayers(of: self) } else { delegate?.layoutSublayers(of: self) }
    }

    /// Schedules `display()` before the next frame.
    open func setNeedsDisplay() {
        markNeedsDisplay()
    }

    /// Schedules `display()` before the next frame; the entire layer is drawn again.
    open func setNeedsDisplay(_ r: CGRect) {
        if !r.isEmpty { setNeedsDisplay() }
    }

    /// Performs pending display immediately.
    open func displayIfNeeded() {
        guard flags.contains(.needsDisplay) else { return }
        flags.remove(.needsDisplay)
        display()
    }

    /// Provides `contents`.
    ///
    /// The default implementation calls the delegate, or draws with `draw(in:)` if there is none.
    open func display() {
        if let delegate { delegate.display(self) } else { displayByDrawing() }
    }

    /// Draws the contents in the layer's coordinates.
    ///
    /// The default implementation calls the delegate.
    open func draw(in ctx: CGContext) {
        if let delegate { delegate.draw(self, in: ctx) } else { drewNothing = true }
    }

    /// Returns the initial value of an animatable property, or of a client-defined key.
    ///
    /// A subclass overrides the method for its own keys: `value(forKey:)` returns the value as long as none was set.
    open class func defaultValue(forKey key: String) -> Any? {
        guard LayerProperty.exists(key) else { return nil }
        let layer = self.init()
        return LayerProperty.named(key, of: layer)?.value(layer.modelValues)
    }

    /// Returns whether a change of a property requires drawing the contents again.
    open class func needsDisplay(forKey key: String) -> Bool {
        false
    }

    // MARK: Actions and animations

    /// Returns the action for a property change.
    ///
    /// The search order is the delegate, `actions`, `style`, and `defaultAction(forKey:)`.
    open func action(forKey event: String) -> (any CAAction)? {
        searchAction(forKey: event)
    }

    /// Returns the default action of the class for a key.
    open class func defaultAction(forKey event: String) -> (any CAAction)? {
        nil
    }

    /// Adds a copy of an animation, replacing any animation with the same key.
    ///
    /// The animation starts when the transaction is committed.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        start(anim, forKey: key)
    }

    /// Removes an animation; its delegate is notified that it did not finish.
    open func removeAnimation(forKey key: String) {
        stopAnimations { $0.key == key }
    }

    /// Removes all animations; their delegates are notified that they did not finish.
    open func removeAllAnimations() {
        stopAnimations { _ in true }
    }

    /// Returns a copy of the layer with the values currently shown.
    open func presentation() -> Self? {
        makePresentation()
    }

    // MARK: Hit testing

    /// Returns the frontmost layer at a point, or `nil` if there is none.
    ///
    /// - Parameter p: A point in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        frontmostLayer(at: p)
    }

    /// Returns whether a point in the layer's coordinates lies within its bounds.
    open func contains(_ p: CGPoint) -> Bool {
        modelValues.bounds.contains(p)
    }
}
