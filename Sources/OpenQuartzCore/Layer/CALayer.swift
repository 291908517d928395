/// A node of the layer tree: a rectangle with a place, an appearance, contents and sublayers.
///
/// Properties hold the *model*: what was set last. While animations run, what is shown differs; `presentation()` tells.
/// Setting a property costs tens of nanoseconds: equal values return at once, otherwise the value is stored and the layer
/// marked for the next frame. A layer in a tree that belongs to no view animates its changes implicitly.
///
/// Coordinates have their origin in the top left corner, y grows downwards, in points. Values that are not finite numbers
/// are refused with a diagnostic, and nothing changes.
///
/// Layers live on the main actor and have to be released there.
@MainActor open class CALayer: NSObject {
    // The stored properties are not checked for overlapping access at run time, which took half the time of a setter. None
    // of them is ever lent to code that calls back into the layer.

    /// The values that were set.
    @exclusivity(unchecked) package internal(set) final var modelValues = LayerValues()
    /// The running animations and what they make of the model; nil if none was ever added.
    @exclusivity(unchecked) final var animations: LayerAnimations?
    @exclusivity(unchecked) final var extras: LayerExtras?
    @exclusivity(unchecked) final var children: [CALayer] = []
    /// The superlayer, or the layer that this one masks.
    ///
    /// Not counted, because walks up the tree are on every hot path. It never dangles: a layer that dies clears it in all
    /// its children, and children are only read on the main thread, where layers die.
    @exclusivity(unchecked) nonisolated(unsafe) final var parentReference: Unmanaged<CALayer>?
    /// Like the marks below it belongs to the main actor, and is looked at in loops that do not ask for it each time.
    @exclusivity(unchecked) nonisolated(unsafe) final var flags: LayerFlags = []
    /// What the painter has to look at again; the painter clears it.
    ///
    /// Marks reach the root by `markRenderDirty`.
    package nonisolated final var renderDirty: RenderDirty {
        get { storedRenderDirty }
        set { storedRenderDirty = newValue }
    }
    /// Belongs to the painter.
    package final var renderCache: AnyObject? {
        get { storedRenderCache }
        set { storedRenderCache = newValue }
    }
    // Stored apart, because other modules would check their accesses all the same.
    @exclusivity(unchecked) nonisolated(unsafe) private final var storedRenderDirty = RenderDirty.all
    @exclusivity(unchecked) private final var storedRenderCache: AnyObject?

    /// The view that the layer shows, which is its delegate at first.
    ///
    /// Not a weak reference: that would give every view a side table, by way of which each retain and release of the view
    /// takes several times as long. It never dangles: a view clears it as soon as it begins to go.
    package nonisolated final var owner: (any LayerOwner)? {
        get { storedOwner }
        set { storedOwner = newValue }
    }
    @exclusivity(unchecked) nonisolated(unsafe) private final unowned(unsafe) var storedOwner: (any LayerOwner)?
    private final weak var otherDelegate: (any CALayerDelegate)?

    /// The object that lays out, draws and animates on the layer's behalf.
    ///
    /// The layer does not keep it alive.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? otherDelegate }
        set {
            guard newValue == nil || newValue !== owner else { return }
            owner = nil
            otherDelegate = newValue
        }
    }

    /// Makes a layer without size at the origin.
    public required override init() {
        super.init()
    }

    /// Makes a copy of a layer's values, for `presentation()`.
    ///
    /// Subclasses copy their own properties here.
    public required init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        modelValues = layer.modelValues
        flags = layer.flags.intersection(.needsDisplayOnBoundsChange)
        copyExtras(of: layer)
    }

    /// Layers are not archived; always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    deinit {
        for child in children { child.parentReference = nil }
        NestedRelease.release(&children)
        guard let extras, extras.mask != nil else { return }
        var masks = extras.takeMask()
        NestedRelease.release(&masks)
    }

    /// Releases the sublayers of a layer that is about to be released.
    package final func abandonSublayers() {
        for child in children { child.parentReference = nil }
        NestedRelease.release(&children)
    }

    // MARK: Geometry

    /// The layer's own coordinate space: its size, and which point lies in its top left corner.
    open var bounds: CGRect {
        get { modelValues.bounds }
        set { changeBounds(newValue) }
    }

    /// Where the anchor point lies, in the superlayer's coordinates.
    open var position: CGPoint {
        get { modelValues.position }
        set { if accepts(newValue, "position") { change(\.position, to: newValue, "position", .geometry) } }
    }

    /// The place in the superlayer.
    ///
    /// If a transform is set this is the smallest upright rectangle around the layer.
    open var frame: CGRect {
        get { frame(of: modelValues) }
        set { changeFrame(newValue) }
    }

    /// The point that sits at `position` and around which the transform turns, in fractions of the bounds.
    open var anchorPoint: CGPoint {
        get { modelValues.anchorPoint }
        set { if accepts(newValue, "anchorPoint") { change(\.anchorPoint, to: newValue, "anchorPoint", .geometry) } }
    }

    /// The height of the anchor point over the layer, in points.
    open var anchorPointZ: CGFloat {
        get { modelValues.anchorPointZ }
        set { if accepts(newValue, "anchorPointZ") { change(\.anchorPointZ, to: newValue, "anchorPointZ", .geometry) } }
    }

    /// How far in front of its siblings the layer lies; equal ones keep the order of the list.
    open var zPosition: CGFloat {
        get { modelValues.zPosition }
        set { changeZPosition(newValue) }
    }

    /// Turns, scales or moves the layer around its anchor point.
    open var transform: CATransform3D {
        get { modelValues.transform }
        set { if accepts(newValue, "transform") { change(\.transform, to: newValue, "transform", .geometry) } }
    }

    /// Applies to all sublayers, around this layer's anchor point; usually perspective.
    open var sublayerTransform: CATransform3D {
        get { modelValues.sublayerTransform }
        set {
            guard accepts(newValue, "sublayerTransform") else { return }
            change(\.sublayerTransform, to: newValue, "sublayerTransform", .content)
        }
    }

    // MARK: Appearance

    /// How opaque the layer and its sublayers are, 0…1.
    open var opacity: Float {
        get { modelValues.opacity }
        set { if accepts(CGFloat(newValue), "opacity") { change(\.opacity, to: newValue, "opacity", .geometry) } }
    }

    /// Whether the layer and its sublayers are left out.
    open var isHidden: Bool {
        get { modelValues.isHidden }
        set { change(\.isHidden, to: newValue, "hidden", .geometry) }
    }

    /// Whether sublayers are clipped to the bounds with their rounded corners.
    open var masksToBounds: Bool {
        get { modelValues.masksToBounds }
        set { change(\.masksToBounds, to: newValue, "masksToBounds", .content) }
    }

    /// The colour behind the contents.
    open var backgroundColor: CGColor? {
        get { modelValues.backgroundColor }
        set {
            // A shadow depends on whether the background covers everything.
            let keepsReach = newValue?.alpha == modelValues.backgroundColor?.alpha && newValue?.alpha ?? 0 > 0
            change(\.backgroundColor, to: newValue, "backgroundColor", keepsReach ? .colors : .content)
        }
    }

    /// The radius of the corners of background, border and clip, in points.
    open var cornerRadius: CGFloat {
        get { modelValues.cornerRadius }
        set { if accepts(newValue, "cornerRadius") { change(\.cornerRadius, to: newValue, "cornerRadius", .content) } }
    }

    /// A picture: a `CGImage` or nil.
    ///
    /// Anything else is refused with a diagnostic.
    open var contents: Any? {
        get { modelValues.contents }
        set { changeContents(newValue) }
    }

    /// Pixels of the contents per point.
    open var contentsScale: CGFloat {
        get { modelValues.contentsScale }
        set {
            guard accepts(newValue, "contentsScale") else { return }
            change(\.contentsScale, to: newValue, "contentsScale", .content)
        }
    }

    // MARK: Tree

    /// The layers in this one, from back to front; nil if there are none.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set { replaceSublayers(newValue ?? []) }
    }

    /// The layer that contains this one.
    public var superlayer: CALayer? {
        guard let parent, parent.extras?.mask !== self else { return nil }
        return parent
    }

    /// Adds a layer in front of all others.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: .max)
    }

    /// Inserts a layer at an index of the list; an index beyond its ends means the end.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Leaves the superlayer.
    ///
    /// Animations that run end unfinished at the next frame.
    open func removeFromSuperlayer() {
        detach()
    }

    // MARK: Layout and display

    /// Asks for `layoutSublayers()` before the next frame.
    open func setNeedsLayout() {
        markNeedsLayout()
    }

    /// Lays out now whatever waits for it, from the topmost ancestor that asked.
    open func layoutIfNeeded() {
        layoutNowIfNeeded()
    }

    /// The size that the layer would like to have: the size it has.
    open func preferredFrameSize() -> CGSize {
        bounds.size
    }

    /// Places the sublayers.
    ///
    /// The default asks the delegate.
    open func layoutSublayers() {
        // Nearly always a view, and not one that is looked for as a delegate first.
        if let owner { owner.layoutSublayers(of: self) } else { delegate?.layoutSublayers(of: self) }
    }

    /// Asks for `display()` before the next frame.
    open func setNeedsDisplay() {
        markNeedsDisplay()
    }

    /// Asks for `display()` before the next frame; the whole layer is drawn.
    open func setNeedsDisplay(_ r: CGRect) {
        if !r.isEmpty { setNeedsDisplay() }
    }

    /// Draws now if it was asked for.
    open func displayIfNeeded() {
        guard flags.contains(.needsDisplay) else { return }
        flags.remove(.needsDisplay)
        display()
    }

    /// Provides `contents`.
    ///
    /// The default asks the delegate, and otherwise draws with `draw(in:)`.
    open func display() {
        if let delegate { delegate.display(self) } else { displayByDrawing() }
    }

    /// Draws the contents, in the layer's coordinates.
    ///
    /// The default asks the delegate.
    open func draw(in ctx: CGContext) {
        if let delegate { delegate.draw(self, in: ctx) } else { drewNothing = true }
    }

    /// Whether a change of this property makes a new drawing necessary.
    open class func needsDisplay(forKey key: String) -> Bool {
        false
    }

    // MARK: Actions and animations

    /// What happens when a property changes: asks the delegate, then `actions`, `style` and `defaultAction(forKey:)`.
    open func action(forKey event: String) -> (any CAAction)? {
        searchAction(forKey: event)
    }

    /// The action of last resort of this class.
    open class func defaultAction(forKey event: String) -> (any CAAction)? {
        nil
    }

    /// Adds a copy of an animation.
    ///
    /// It starts when the transaction is committed; one that has the same key is removed.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        start(anim, forKey: key)
    }

    /// Removes an animation; its delegate hears that it did not finish.
    open func removeAnimation(forKey key: String) {
        stopAnimations { $0.key == key }
    }

    /// Removes all animations; their delegates hear that they did not finish.
    open func removeAllAnimations() {
        stopAnimations { _ in true }
    }

    /// A copy with the values that are shown at this moment.
    open func presentation() -> Self? {
        makePresentation()
    }

    // MARK: Hit testing

    /// The frontmost layer at a point, or nil.
    ///
    /// - Parameter p: in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        frontmostLayer(at: p)
    }

    /// Whether a point in the layer's coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool {
        modelValues.bounds.contains(p)
    }
}
