/// The properties of a `CAEmitterCell` as a value, with those of its own cells.
struct EmitterCellValues: Equatable, Sendable {
    var name: String?
    var isEnabled = true
    var timing = MediaTiming()
    /// Particles per second.
    var birthRate: Float = 0
    /// In seconds.
    var lifetime: Float = 0
    var lifetimeRange: Float = 0
    /// In radians.
    var emissionLatitude: CGFloat = 0
    var emissionLongitude: CGFloat = 0
    var emissionRange: CGFloat = 0
    /// In points per second.
    var velocity: CGFloat = 0
    var velocityRange: CGFloat = 0
    /// In points per second squared.
    var xAcceleration: CGFloat = 0
    var yAcceleration: CGFloat = 0
    var zAcceleration: CGFloat = 0
    var scale: CGFloat = 1
    var scaleRange: CGFloat = 0
    /// Per second.
    var scaleSpeed: CGFloat = 0
    /// In radians per second.
    var spin: CGFloat = 0
    var spinRange: CGFloat = 0
    var color: CGColor? = .white
    var redRange: Float = 0
    var greenRange: Float = 0
    var blueRange: Float = 0
    var alphaRange: Float = 0
    /// Per second.
    var redSpeed: Float = 0
    var greenSpeed: Float = 0
    var blueSpeed: Float = 0
    var alphaSpeed: Float = 0
    var contents: CGImage?
    /// In unit coordinates of the contents.
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsScale: CGFloat = 1
    var cells: [EmitterCellValues] = []
}

/// The properties of a `CAEmitterLayer`, with those of its cells.
package struct EmitterValues: Equatable, Sendable {
    var birthRate: Float = 1
    var lifetime: Float = 1
    var velocity: Float = 1
    var scale: Float = 1
    var spin: Float = 1
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var size = CGSize.zero
    var depth: CGFloat = 0
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume
    var renderMode = CAEmitterLayerRenderMode.unordered
    var seed: UInt32 = 0
    var preservesDepth = false
    var cells: [EmitterCellValues] = []
}

extension EmitterCellValues {
    /// The seconds that the cell emits particles in its own time.
    var emissionDuration: CFTimeInterval {
        guard timing.duration > 0 || timing.repeatDuration > 0 else { return .infinity }
        return timing.activeDuration
    }

    /// The longest lifetime of a particle, in seconds of the cell's time, without the multiplier of the layer.
    var longestLifetime: CFTimeInterval {
        max(CFTimeInterval(lifetime) + abs(CFTimeInterval(lifetimeRange)) / 2, 0)
    }

    /// Whether the cell can emit anything, apart from multipliers.
    var isUsable: Bool {
        isEnabled && timing.speed > 0 && birthRate > 0 && birthRate.isFinite && longestLifetime > 0
            && longestLifetime.isFinite
    }

    /// The longest time from a particle's birth until all particles that it emits are gone, in seconds of the time in
    /// which the cell's own `timing` is specified.
    func reach(lifetimeFactor: CFTimeInterval) -> CFTimeInterval {
        guard isUsable else { return 0 }
        let inside = cells.reduce(0) { max($0, $1.reach(lifetimeFactor: lifetimeFactor)) }
        return (longestLifetime * lifetimeFactor + inside) / CFTimeInterval(timing.speed)
    }
}

extension LayerValues {
    /// Whether the layer is a `CAEmitterLayer`.
    package var isEmitter: Bool { hasRareValues && rare.emitter != nil }

    /// The properties of an emitter layer; defaults for other layers.
    ///
    /// Setting them makes the layer one.
    package var emitter: EmitterValues {
        get { rare.emitter?.value ?? EmitterValues() }
        set { rare.emitter = ValueBox(newValue) }
    }
}
