/// What `saveGState` keeps, besides the clip, which Cairo keeps.
struct GraphicsState {
    /// A soft-edged clip: what is drawn goes to a group that is masked when the state ends.
    struct PendingMask {
        /// The `cairo_pattern_t` whose alpha is the mask, owned by the state.
        var pattern: OpaquePointer
    }

    struct Shadow {
        /// In the base space, in points.
        var offset: CGSize
        /// Twice the Gaussian's standard deviation, in points of the base space.
        var blur: CGFloat
        var color: CGColor
    }

    struct Dash: Equatable {
        var phase: CGFloat = 0
        var lengths: [CGFloat] = []
    }

    /// From user space to the device.
    var ctm: CGAffineTransform
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dash = Dash()
    var interpolationQuality = CGInterpolationQuality.default
    var shouldAntialias = true
    var shadow: Shadow?
    /// Those set since the state was saved, oldest first.
    var masks: [PendingMask] = []
    /// Whether the state began with a transparency layer.
    var isTransparencyLayer = false
}
