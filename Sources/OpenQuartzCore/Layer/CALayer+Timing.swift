/// The timing of a layer, which applies to all animations of the layer and its sublayers.
extension CALayer: @preconcurrency CAMediaTiming {
    /// Whether any layer has ever set its timing; until then the traversal of ancestors in every frame is skipped.
    private static var anyLayerHasTiming = false

    /// The timing properties of the layer.
    final var mediaTiming: MediaTiming {
        get { extras?.timing ?? MediaTiming() }
        set {
            ensureExtras().timing = newValue
            Self.anyLayerHasTiming = true
            tree?.timingChanged(of: self)
            for replica in existingReplicas { replica.updateTiming() }
        }
    }

    /// The time at which the layer's time begins, in the superlayer's time.
    public var beginTime: CFTimeInterval {
        get { mediaTiming.beginTime }
        set { if accepts(CGFloat(newValue), "beginTime") { mediaTiming.beginTime = newValue } }
    }

    /// Not used by layers.
    public var duration: CFTimeInterval {
        get { mediaTiming.duration }
        set { mediaTiming.duration = newValue }
    }

    /// The rate at which the layer's time passes relative to the superlayer; 0 pauses all animations in the subtree.
    public var speed: Float {
        get { mediaTiming.speed }
        set { if accepts(CGFloat(newValue), "speed") { mediaTiming.speed = newValue } }
    }

    /// The layer's time at `beginTime`.
    public var timeOffset: CFTimeInterval {
        get { mediaTiming.timeOffset }
        set { if accepts(CGFloat(newValue), "timeOffset") { mediaTiming.timeOffset = newValue } }
    }

    /// Not used by layers.
    public var repeatCount: Float {
        get { mediaTiming.repeatCount }
        set { mediaTiming.repeatCount = newValue }
    }

    /// Not used by layers.
    public var repeatDuration: CFTimeInterval {
        get { mediaTiming.repeatDuration }
        set { mediaTiming.repeatDuration = newValue }
    }

    /// Not used by layers.
    public var autoreverses: Bool {
        get { mediaTiming.autoreverses }
        set { mediaTiming.autoreverses = newValue }
    }

    /// Not used by layers.
    public var fillMode: CAMediaTimingFillMode {
        get { mediaTiming.fillMode }
        set { mediaTiming.fillMode = newValue }
    }

    /// Converts a time from another layer's time to this layer's; `nil` is `CACurrentMediaTime()`.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.mediaTime(at: t) ?? t)
    }

    /// Converts a time from this layer's time to another layer's; `nil` is `CACurrentMediaTime()`.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = mediaTime(at: t)
        return l?.localTime(at: time) ?? time
    }

    /// Whether the time of the layer, or of an ancestor, does not pass.
    final var isPaused: Bool {
        var next: CALayer? = self
        while let layer = next {
            if layer.extras?.timing.speed == 0 { return true }
            next = layer.parent
        }
        return false
    }

    /// Converts a clock time to the layer's time.
    final func localTime(at mediaTime: CFTimeInterval) -> CFTimeInterval {
        guard CALayer.anyLayerHasTiming else { return mediaTime }
        return timingsUpwards.reversed().reduce(mediaTime) { $1.localTime(at: $0) }
    }

    /// The timings of the layer and its ancestors, where set.
    private var timingsUpwards: [MediaTiming] {
        var timings: [MediaTiming] = []
        var next: CALayer? = self
        while let layer = next {
            if let extras = layer.extras { timings.append(extras.timing) }
            next = layer.parent
        }
        return timings
    }

    /// Converts a time of the layer to the clock time.
    final func mediaTime(at localTime: CFTimeInterval) -> CFTimeInterval {
        guard CALayer.anyLayerHasTiming else { return localTime }
        return timingsUpwards.reduce(localTime) { $1.parentTime(at: $0) }
    }
}
