/// A layer that emits, animates and paints particles.
///
/// The particles are a function of the layer's time, its properties and its `seed`: they do not depend on the frame rate,
/// and pausing, slowing down or shifting the time of the layer or a superlayer affects them like animations. A change of
/// a property affects particles that are emitted from then on.
///
/// As in Core Animation, particles are emitted since the beginning of the layer's time. Set `beginTime` to
/// `convertTime(CACurrentMediaTime(), from: nil)` of the superlayer to begin with none.
///
/// ```swift
/// let cell = CAEmitterCell()
/// cell.contents = image.cgImage
/// (cell.birthRate, cell.lifetime) = (20, 3)
/// (cell.velocity, cell.emissionRange) = (80, 2 * .pi)
/// let emitter = CAEmitterLayer()
/// emitter.emitterPosition = CGPoint(x: 100, y: 100)
/// emitter.emitterCells = [cell]
/// ```
///
/// A layer paints at most 10,000 particles, the most recent ones of each cell; a diagnostic reports that. The window
/// prepares no frames while there are no particles. A frame costs the computation and painting of all particles.
open class CAEmitterLayer: CALayer {
    /// Creates a layer without cells.
    public required init() {
        super.init()
        modelValues.emitter = EmitterValues()
        ensureExtras().emission = Emission()
        FrameLayers.add(self)
    }

    /// Creates a copy of a layer's values for `presentation()`, which shows the same particles.
    public required init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAEmitterLayer else { return }
        cells = layer.cells
        ensureExtras().emission = layer.extras?.emission
    }

    /// Always returns `nil`: archiving is not supported.
    public required init?(coder: NSCoder) {
        nil
    }

    private var cells: [CAEmitterCell]?

    /// The cells whose particles are emitted; copied when they are set.
    open var emitterCells: [CAEmitterCell]? {
        get { cells }
        set {
            cells = newValue
            updateCells()
        }
    }

    private func updateCells() {
        change(\.emitter.cells, to: (cells ?? []).map { $0.snapshot() }, "emitterCells", .content)
    }

    // MARK: Shape

    /// The center of the shape in the layer's coordinates.
    open var emitterPosition: CGPoint {
        get { modelValues.emitter.position }
        set {
            guard accepts(newValue, "emitterPosition") else { return }
            change(\.emitter.position, to: newValue, "emitterPosition", .content)
        }
    }

    /// The z coordinate of the center of the shape, in points.
    open var emitterZPosition: CGFloat {
        get { modelValues.emitter.zPosition }
        set {
            guard accepts(newValue, "emitterZPosition") else { return }
            change(\.emitter.zPosition, to: newValue, "emitterZPosition", .content)
        }
    }

    /// The size of the shape; round shapes use the width as their radius.
    open var emitterSize: CGSize {
        get { modelValues.emitter.size }
        set {
            guard accepts(newValue, "emitterSize") else { return }
            change(\.emitter.size, to: newValue, "emitterSize", .content)
        }
    }

    /// The depth of the shape, in points.
    open var emitterDepth: CGFloat {
        get { modelValues.emitter.depth }
        set {
            guard accepts(newValue, "emitterDepth") else { return }
            change(\.emitter.depth, to: newValue, "emitterDepth", .content)
        }
    }

    /// The shape in which particles are created.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { modelValues.emitter.shape }
        set { change(\.emitter.shape, to: newValue, "emitterShape", .content) }
    }

    /// The part of the shape in which particles are created.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { modelValues.emitter.mode }
        set { change(\.emitter.mode, to: newValue, "emitterMode", .content) }
    }

    // MARK: Painting

    /// The order and the composition of the particles.
    open var renderMode: CAEmitterLayerRenderMode {
        get { modelValues.emitter.renderMode }
        set { change(\.emitter.renderMode, to: newValue, "renderMode", .content) }
    }

    /// Whether particles in front of or behind the layer's plane are seen in the perspective of the superlayer; otherwise
    /// they are projected perpendicularly onto the plane.
    open var preservesDepth: Bool {
        get { modelValues.emitter.preservesDepth }
        set { change(\.emitter.preservesDepth, to: newValue, "preservesDepth", .content) }
    }

    // MARK: Multipliers

    /// A factor of the birth rates of all cells.
    open var birthRate: Float {
        get { modelValues.emitter.birthRate }
        set { changeFactor(\.emitter.birthRate, to: newValue, "birthRate") }
    }

    /// A factor of the lifetimes of all particles.
    open var lifetime: Float {
        get { modelValues.emitter.lifetime }
        set { changeFactor(\.emitter.lifetime, to: newValue, "lifetime") }
    }

    /// A factor of the initial speeds of all particles.
    open var velocity: Float {
        get { modelValues.emitter.velocity }
        set { changeFactor(\.emitter.velocity, to: newValue, "velocity") }
    }

    /// A factor of the scales of all particles.
    open var scale: Float {
        get { modelValues.emitter.scale }
        set { changeFactor(\.emitter.scale, to: newValue, "scale") }
    }

    /// A factor of the rotations of all particles.
    open var spin: Float {
        get { modelValues.emitter.spin }
        set { changeFactor(\.emitter.spin, to: newValue, "spin") }
    }

    /// The seed of the random numbers, initially 0: layers with equal properties and seeds show equal particles at the
    /// same time.
    open var seed: UInt32 {
        get { modelValues.emitter.seed }
        set { change(\.emitter.seed, to: newValue, "seed", .content) }
    }

    private func changeFactor(_ path: WritableKeyPath<LayerValues, Float>, to factor: Float, _ key: String) {
        if accepts(CGFloat(factor), key) { change(path, to: factor, key, .content) }
    }

    /// The properties without a gradual change are not animated implicitly.
    open override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "emitterCells" || event == "seed" ? NSNull() : super.defaultAction(forKey: event)
    }
}

// MARK: - Key paths of cells

extension CAEmitterLayer {
    /// Returns the cell with the name in a key path such as `"emitterCells.spark.birthRate"`, and the key.
    private func cell(atKeyPath keyPath: String) -> (cell: CAEmitterCell, key: String)? {
        let parts = keyPath.split(separator: ".").map(String.init)
        guard parts.count == 3, parts[0] == "emitterCells", CAEmitterCell.hasValue(forKey: parts[2]) else { return nil }
        return cells?.first { $0.name == parts[1] }.map { ($0, parts[2]) }
    }

    /// Returns the value of a cell's property, or `nil` if there is none.
    func cellValue(forKeyPath keyPath: String) -> Any? {
        cell(atKeyPath: keyPath).flatMap { $0.cell.value(forKey: $0.key) }
    }

    /// Sets a property of a cell.
    ///
    /// - Returns: Whether there is such a cell and such a property.
    func setCellValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
        guard let place = cell(atKeyPath: keyPath) else { return false }
        place.cell.setValue(value, forKey: place.key)
        updateCells()
        return true
    }
}

// MARK: - Frames

extension CAEmitterLayer: FrameLayer {
    func update(at mediaTime: CFTimeInterval) {
        guard let emission = extras?.emission else { return }
        let values = presented
        let projection = ParticleProjection(values, in: values.emitter.preservesDepth ? parent?.presented : nil)
        let changed = emission.update(values.emitter, projection: projection, at: localTime(at: mediaTime)) {
            LayerDiagnostics.report(
                "only \(Emission.maximumCount) particles of an emitter layer are shown", at: self,
                hint: "Reduce the birth rate or the lifetime of its cells.")
        }
        if changed { markRenderDirty(.content) }
    }

    func record(at mediaTime: CFTimeInterval) {
        extras?.emission?.record(presented.emitter, at: localTime(at: mediaTime))
    }

    func nextChange(after mediaTime: CFTimeInterval) -> CFTimeInterval? {
        guard !isPaused, let change = extras?.emission?.nextChange(after: localTime(at: mediaTime)) else { return nil }
        return max(self.mediaTime(at: change), mediaTime)
    }
}
