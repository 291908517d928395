/// A layer's own pace, which all animations on it and below it follow.
extension CALayer: @preconcurrency CAMediaTiming {
    /// Whether a layer ever set its own pace; until then nobody walks up the tree for it in every frame.
    private static var anyLayerHasTiming = false

    private var timing: MediaTiming {
        get { extras?.timing ?? MediaTiming() }
        set {
            makeExtras().timing = newValue
            Self.anyLayerHasTiming = true
            tree?.timingChanged()
        }
    }

    /// When the layer's time begins, in the superlayer's time.
    public var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { if accepts(CGFloat(newValue), "beginTime") { timing.beginTime = newValue } }
    }

    /// Not used by layers.
    public var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    /// The layer's seconds per second of the superlayer; 0 stops all animations below.
    public var speed: Float {
        get { timing.speed }
        set { if accepts(CGFloat(newValue), "speed") { timing.speed = newValue } }
    }

    /// The layer's time at `beginTime`.
    public var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { if accepts(CGFloat(newValue), "timeOffset") { timing.timeOffset = newValue } }
    }

    /// Not used by layers.
    public var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    /// Not used by layers.
    public var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    /// Not used by layers.
    public var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    /// Not used by layers.
    public var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// A time of another layer in this layer's time; nil stands for `CACurrentMediaTime()`.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.mediaTime(at: t) ?? t)
    }

    /// A time of this layer in another layer's time; nil stands for `CACurrentMediaTime()`.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = mediaTime(at: t)
        return l?.localTime(at: time) ?? time
    }

    /// The layer's time at a time of the clock.
    final func localTime(at mediaTime: CFTimeInterval) -> CFTimeInterval {
        guard CALayer.anyLayerHasTiming else { return mediaTime }
        return timingsUpwards.reversed().reduce(mediaTime) { $1.localTime(at: $0) }
    }

    /// The paces of the layer and its ancestors that have one of their own.
    private var timingsUpwards: [MediaTiming] {
        var timings: [MediaTiming] = []
        var next: CALayer? = self
        while let layer = next {
            if let extras = layer.extras { timings.append(extras.timing) }
            next = layer.parent
        }
        return timings
    }

    /// The clock's time at a time of the layer.
    final func mediaTime(at localTime: CFTimeInterval) -> CFTimeInterval {
        guard CALayer.anyLayerHasTiming else { return localTime }
        return timingsUpwards.reduce(localTime) { $1.parentTime(at: $0) }
    }
}
