/// The style of the ends of an open line.
public enum CGLineCap: Int32, Sendable {
    /// The line ends at its last point.
    case butt
    /// A half circle extends the line beyond its last point.
    case round
    /// Half a square extends the line beyond its last point.
    case square
}

/// The style of the joins between line segments.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, up to the miter limit.
    case miter
    /// A rounded corner.
    case round
    /// A bevelled corner.
    case bevel
}

/// The quality with which scaled images are drawn.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The same as `medium`.
    case `default` = 0
    /// The nearest pixel, with hard edges.
    case none = 1
    /// Bilinear interpolation of the four nearest pixels.
    case low = 2
    /// An average of all source pixels that a destination pixel covers.
    case high = 3
    /// The same as `high`, unless the image is hardly reduced.
    case medium = 4
}

/// The function that combines new pixels, the source, with existing ones, the destination.
///
/// Apple's mode `plusDarker` is absent, because Cairo has no equivalent.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
    /// The source over the destination.
    case normal = 0
    /// Source and destination multiplied: darker.
    case multiply
    /// The inverse of both inverses multiplied: lighter.
    case screen
    /// Multiplied where the destination is dark, screened where it is light.
    case overlay
    /// The darker of both components.
    case darken
    /// The lighter of both components.
    case lighten
    /// The destination brightened to reflect the source.
    case colorDodge
    /// The destination darkened to reflect the source.
    case colorBurn
    /// Darkened or lightened softly, depending on the source.
    case softLight
    /// Multiplied where the source is dark, screened where it is light.
    case hardLight
    /// The absolute difference of the components.
    case difference
    /// Similar to `difference`, with lower contrast.
    case exclusion
    /// The hue of the source.
    case hue
    /// The saturation of the source.
    case saturation
    /// The hue and the saturation of the source.
    case color
    /// The luminosity of the source.
    case luminosity
    /// Transparent.
    case clear
    /// The source replaces the destination.
    case copy
    /// The source where the destination is opaque.
    case sourceIn
    /// The source where the destination is transparent.
    case sourceOut
    /// The source over the destination, only where the destination is opaque.
    case sourceAtop
    /// The destination over the source.
    case destinationOver
    /// The destination where the source is opaque.
    case destinationIn
    /// The destination where the source is transparent.
    case destinationOut
    /// The destination over the source, only where the source is opaque.
    case destinationAtop
    /// Source and destination, each where the other is transparent.
    case xor
    /// The sum of source and destination.
    case plusLighter = 27
}
