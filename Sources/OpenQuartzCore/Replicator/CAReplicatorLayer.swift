/// A layer that shows its sublayers several times, each copy with a transform, a color and a delay of its own.
///
/// The first of the `instanceCount` instances is the sublayers themselves. Each other instance is transformed by
/// `instanceTransform` relative to the previous one, about the center of the replicator layer, has the color that
/// results from the offsets, and shows the animations of the sublayers `instanceDelay` seconds after the previous one.
///
/// Instances are only painted: hit tests and conversions of coordinates know the sublayers alone. A change of a
/// sublayer takes effect in all instances and costs as much as the same change of each copy.
open class CAReplicatorLayer: CALayer {
    /// Creates a replicator layer with one instance.
    public required init() {
        super.init()
        modelValues.replicator = ReplicatorValues()
        prepareInstances()
    }

    /// Creates a copy of a layer's values for `presentation()`.
    public required init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CALayer, layer.flags.contains(.preservesDepth) { flags.insert(.preservesDepth) }
        prepareInstances()
    }

    /// Always returns `nil`: archiving is not supported.
    public required init?(coder: NSCoder) {
        nil
    }

    private func prepareInstances() {
        flags.insert(.paintsInstances)
        ensureExtras().instances = ReplicatorInstances(of: self)
        FrameLayers.add(self)
    }

    /// The number of instances, including the sublayers themselves; 0 shows nothing.
    ///
    /// At most 10,000 instances are shown, and fewer if they consist of more than 200,000 layers; a diagnostic reports that.
    open var instanceCount: Int {
        get { modelValues.replicator.instanceCount }
        set { change(\.replicator.instanceCount, to: newValue, "instanceCount", .content) }
    }

    /// Whether the sublayers keep their positions in 3D space instead of being flattened into the layer's plane.
    ///
    /// If so, the layer has no appearance of its own, as a ``CATransformLayer``.
    open var preservesDepth: Bool {
        get { flags.contains(.preservesDepth) }
        set { changePreservesDepth(newValue) }
    }

    /// The time by which the animations of each instance are later than those of the previous one, in seconds.
    open var instanceDelay: CFTimeInterval {
        get { CFTimeInterval(modelValues.replicator.instanceDelay) }
        set {
            guard accepts(CGFloat(newValue), "instanceDelay") else { return }
            change(\.replicator.instanceDelay, to: CGFloat(newValue), "instanceDelay", .content)
        }
    }

    /// The transform from each instance to the next one, about the center of the layer.
    open var instanceTransform: CATransform3D {
        get { modelValues.replicator.instanceTransform }
        set {
            guard accepts(newValue, "instanceTransform") else { return }
            change(\.replicator.instanceTransform, to: newValue, "instanceTransform", .content)
        }
    }

    /// The color by which the sublayers are multiplied, initially white.
    open var instanceColor: CGColor? {
        get { modelValues.replicator.instanceColor }
        set { change(\.replicator.instanceColor, to: newValue, "instanceColor", .content) }
    }

    /// The number added to the red component of the color from each instance to the next one.
    open var instanceRedOffset: Float {
        get { modelValues.replicator.redOffset }
        set { changeOffset(\.replicator.redOffset, to: newValue, "instanceRedOffset") }
    }

    /// The number added to the green component of the color from each instance to the next one.
    open var instanceGreenOffset: Float {
        get { modelValues.replicator.greenOffset }
        set { changeOffset(\.replicator.greenOffset, to: newValue, "instanceGreenOffset") }
    }

    /// The number added to the blue component of the color from each instance to the next one.
    open var instanceBlueOffset: Float {
        get { modelValues.replicator.blueOffset }
        set { changeOffset(\.replicator.blueOffset, to: newValue, "instanceBlueOffset") }
    }

    /// The number added to the alpha component of the color from each instance to the next one.
    open var instanceAlphaOffset: Float {
        get { modelValues.replicator.alphaOffset }
        set { changeOffset(\.replicator.alphaOffset, to: newValue, "instanceAlphaOffset") }
    }

    private func changeOffset(_ path: WritableKeyPath<LayerValues, Float>, to offset: Float, _ key: String) {
        if accepts(CGFloat(offset), key) { change(path, to: offset, key, .content) }
    }

    private func changePreservesDepth(_ preservesDepth: Bool) {
        guard preservesDepth != self.preservesDepth else { return }
        setFlag(.preservesDepth, preservesDepth)
        markRenderDirty(.all)
        guard let parent else { return }
        if preservesDepth { parent.flags.insert(.sublayersKeepDepth) }
        parent.markRenderDirty([.content, .sublayers])
    }
}

extension CAReplicatorLayer: FrameLayer {
    func update(at mediaTime: CFTimeInterval) {
        extras?.instances?.update()
    }

    func record(at mediaTime: CFTimeInterval) {}

    /// Instances change only together with their sublayers, and by animations of their own.
    func nextChange(after mediaTime: CFTimeInterval) -> CFTimeInterval? {
        nil
    }
}
