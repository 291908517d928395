/// The properties of the particles that a `CAEmitterLayer`, or a particle, emits.
///
/// Each property with a range is chosen at random for each particle, within half the range on both sides of its value.
/// An emitter layer copies its cells when they are set; later changes of a cell take effect when the cells are set
/// again, or with `setValue(_:forKeyPath:)` of the layer and a key path such as `"emitterCells.spark.birthRate"`.
///
/// The time of a cell begins at `beginTime` of the layer's time, or, if particles emit the cell, of the age of the particle.
/// Particles are emitted for `duration` seconds times `repeatCount`, or without end if the duration is 0.
open class CAEmitterCell: NSObject, CAMediaTiming {
    var values = EmitterCellValues()

    /// The cells that each particle emits during its life.
    open var emitterCells: [CAEmitterCell]?

    /// Creates a cell that emits nothing.
    public override init() {
        super.init()
    }

    /// Returns the values of the cell and of those that its particles emit.
    ///
    /// - Parameter depth: The number of levels to copy; a cell can contain itself.
    func snapshot(depth: Int = 6) -> EmitterCellValues {
        var snapshot = values
        if depth > 1 { snapshot.cells = (emitterCells ?? []).map { $0.snapshot(depth: depth - 1) } }
        return snapshot
    }

    /// The name of the cell in key paths.
    open var name: String? {
        get { values.name }
        set { values.name = newValue }
    }

    /// Whether the cell emits particles.
    open var isEnabled: Bool {
        get { values.isEnabled }
        set { values.isEnabled = newValue }
    }

    // MARK: Contents

    /// The image of the particles, a `CGImage` or `nil` for invisible particles; other types are ignored.
    open var contents: Any? {
        get { values.contents }
        set { values.contents = newValue as? CGImage }
    }

    /// The visible part of the contents, as a fraction of their size.
    open var contentsRect: CGRect {
        get { values.contentsRect }
        set { if newValue.isFinite { values.contentsRect = newValue } }
    }

    /// The number of pixels of the contents per point.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { if newValue.isFinite, newValue > 0 { values.contentsScale = newValue } }
    }

    // MARK: Emission

    /// The number of particles per second.
    open var birthRate: Float {
        get { values.birthRate }
        set { set(\.birthRate, newValue) }
    }

    /// The lifetime of a particle in seconds.
    open var lifetime: Float {
        get { values.lifetime }
        set { set(\.lifetime, newValue) }
    }

    /// The range of lifetimes in seconds.
    open var lifetimeRange: Float {
        get { values.lifetimeRange }
        set { set(\.lifetimeRange, newValue) }
    }

    /// The angle of the direction above the plane of the layer, towards the viewer, in radians.
    open var emissionLatitude: CGFloat {
        get { values.emissionLatitude }
        set { set(\.emissionLatitude, newValue) }
    }

    /// The angle of the direction in the plane of the layer, clockwise from the x axis in radians; for round shapes from
    /// the direction away from the center.
    open var emissionLongitude: CGFloat {
        get { values.emissionLongitude }
        set { set(\.emissionLongitude, newValue) }
    }

    /// The range of the longitude, in radians.
    open var emissionRange: CGFloat {
        get { values.emissionRange }
        set { set(\.emissionRange, newValue) }
    }

    // MARK: Motion

    /// The initial speed in points per second.
    open var velocity: CGFloat {
        get { values.velocity }
        set { set(\.velocity, newValue) }
    }

    /// The range of initial speeds in points per second.
    open var velocityRange: CGFloat {
        get { values.velocityRange }
        set { set(\.velocityRange, newValue) }
    }

    /// The acceleration in points per second squared.
    open var xAcceleration: CGFloat {
        get { values.xAcceleration }
        set { set(\.xAcceleration, newValue) }
    }

    /// The acceleration in points per second squared; downwards if positive.
    open var yAcceleration: CGFloat {
        get { values.yAcceleration }
        set { set(\.yAcceleration, newValue) }
    }

    /// The acceleration in points per second squared; towards the viewer if positive.
    open var zAcceleration: CGFloat {
        get { values.zAcceleration }
        set { set(\.zAcceleration, newValue) }
    }

    /// The initial scale of the contents.
    open var scale: CGFloat {
        get { values.scale }
        set { set(\.scale, newValue) }
    }

    /// The range of initial scales.
    open var scaleRange: CGFloat {
        get { values.scaleRange }
        set { set(\.scaleRange, newValue) }
    }

    /// The change of the scale per second.
    open var scaleSpeed: CGFloat {
        get { values.scaleSpeed }
        set { set(\.scaleSpeed, newValue) }
    }

    /// The rotation in radians per second.
    open var spin: CGFloat {
        get { values.spin }
        set { set(\.spin, newValue) }
    }

    /// The range of rotations in radians per second.
    open var spinRange: CGFloat {
        get { values.spinRange }
        set { set(\.spinRange, newValue) }
    }

    // MARK: Color

    /// The initial color, by which the contents are multiplied.
    open var color: CGColor? {
        get { values.color }
        set { values.color = newValue }
    }

    /// The range of the initial red component.
    open var redRange: Float {
        get { values.redRange }
        set { set(\.redRange, newValue) }
    }

    /// The range of the initial green component.
    open var greenRange: Float {
        get { values.greenRange }
        set { set(\.greenRange, newValue) }
    }

    /// The range of the initial blue component.
    open var blueRange: Float {
        get { values.blueRange }
        set { set(\.blueRange, newValue) }
    }

    /// The range of the initial alpha component.
    open var alphaRange: Float {
        get { values.alphaRange }
        set { set(\.alphaRange, newValue) }
    }

    /// The change of the red component per second.
    open var redSpeed: Float {
        get { values.redSpeed }
        set { set(\.redSpeed, newValue) }
    }

    /// The change of the green component per second.
    open var greenSpeed: Float {
        get { values.greenSpeed }
        set { set(\.greenSpeed, newValue) }
    }

    /// The change of the blue component per second.
    open var blueSpeed: Float {
        get { values.blueSpeed }
        set { set(\.blueSpeed, newValue) }
    }

    /// The change of the alpha component per second.
    open var alphaSpeed: Float {
        get { values.alphaSpeed }
        set { set(\.alphaSpeed, newValue) }
    }

    /// Sets a number; one that is not finite is ignored.
    private func set<Number: BinaryFloatingPoint>(
        _ path: WritableKeyPath<EmitterCellValues, Number>, _ value: Number
    ) {
        if value.isFinite { values[keyPath: path] = value }
    }

    // MARK: Timing

    open var beginTime: CFTimeInterval {
        get { values.timing.beginTime }
        set { values.timing.beginTime = newValue }
    }

    /// The duration of the emission in seconds; 0 has no end.
    open var duration: CFTimeInterval {
        get { values.timing.duration }
        set { values.timing.duration = newValue }
    }

    /// The rate at which the cell's time passes; 0 and negative rates emit nothing.
    open var speed: Float {
        get { values.timing.speed }
        set { values.timing.speed = newValue }
    }

    /// The cell's time at `beginTime`.
    open var timeOffset: CFTimeInterval {
        get { values.timing.timeOffset }
        set { values.timing.timeOffset = newValue }
    }

    open var repeatCount: Float {
        get { values.timing.repeatCount }
        set { values.timing.repeatCount = newValue }
    }

    open var repeatDuration: CFTimeInterval {
        get { values.timing.repeatDuration }
        set { values.timing.repeatDuration = newValue }
    }

    /// Doubles the duration of the emission.
    open var autoreverses: Bool {
        get { values.timing.autoreverses }
        set { values.timing.autoreverses = newValue }
    }

    /// Not used by cells.
    open var fillMode: CAMediaTimingFillMode {
        get { values.timing.fillMode }
        set { values.timing.fillMode = newValue }
    }
}

// MARK: - Key paths

extension CAEmitterCell {
    /// Returns the value of a property with a number or a color, or `nil` for an unknown key.
    public func value(forKey key: String) -> Any? {
        if let path = Self.floats[key] { return values[keyPath: path] }
        if let path = Self.numbers[key] { return values[keyPath: path] }
        return key == "color" ? values.color : nil
    }

    /// Sets a property with a number or a color; an unknown key or a value of another type has no effect.
    public func setValue(_ value: Any?, forKey key: String) {
        let number = value.flatMap { animationNumber($0) }
        if let path = Self.floats[key], let number {
            set(path, Float(number))
        } else if let path = Self.numbers[key], let number {
            set(path, CGFloat(number))
        } else if key == "color", let color = value.flatMap({ AnimatableColor(animationValue: $0) }) {
            values.color = color.color
        }
    }

    /// Returns whether the key is that of a property with a number or a color.
    static func hasValue(forKey key: String) -> Bool {
        floats[key] != nil || numbers[key] != nil || key == "color"
    }

    private static var floats: [String: WritableKeyPath<EmitterCellValues, Float>] {
        [
            "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange,
            "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
            "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
        ]
    }

    private static var numbers: [String: WritableKeyPath<EmitterCellValues, CGFloat>] {
        [
            "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
            "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
            "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration,
            "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
            "spinRange": \.spinRange, "contentsScale": \.contentsScale,
        ]
    }
}
