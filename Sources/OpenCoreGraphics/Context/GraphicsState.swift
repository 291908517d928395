/// The state that `saveGState` saves, except the clip, which Cairo saves.
struct GraphicsState {
    /// A mask that clips with partial alpha: drawing goes to a group, which is masked when the state ends.
    struct PendingMask {
        /// The `cairo_pattern_t` whose alpha is the mask, owned by the state.
        var pattern: OpaquePointer
    }

    struct Shadow {
        /// In points of the base space.
        var offset: CGSize
        /// Twice the standard deviation of the Gaussian, in points of the base space.
        var blur: CGFloat
        var color: CGColor
    }

    struct Dash: Equatable {
        var phase: CGFloat = 0
        var lengths: [CGFloat] = []
    }

    /// The transform from user space to device space.
    var ctm: CGAffineTransform
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    /// The spaces of the components that the next calls for colors pass.
    var fillColorSpace = CGColorSpace.deviceGray
    var strokeColorSpace = CGColorSpace.deviceGray
    /// The translation of patterns, in points of the base space.
    var patternPhase = CGSize.zero
    var font: CGFont?
    var fontSize: CGFloat = 0
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dash = Dash()
    var interpolationQuality = CGInterpolationQuality.default
    var shouldAntialias = true
    var textDrawingMode = CGTextDrawingMode.fill
    var shadow: Shadow?
    /// The masks added since the state was saved, oldest first.
    var masks: [PendingMask] = []
    /// Whether the state began with a transparency layer.
    var isTransparencyLayer = false

    /// Sets the fill color, and the space of the components of the next one.
    mutating func fill(with color: CGColor) {
        fillColor = color
        fillColorSpace = color.colorSpace ?? .deviceGray
    }

    /// Sets the stroke color, and the space of the components of the next one.
    mutating func stroke(with color: CGColor) {
        strokeColor = color
        strokeColorSpace = color.colorSpace ?? .deviceGray
    }
}
