/// How an open line ends.
public enum CGLineCap: Int32, Sendable {
    /// At its last point.
    case butt
    /// With a half circle beyond its last point.
    case round
    /// With half a square beyond its last point.
    case square
}

/// How a line turns a corner.
public enum CGLineJoin: Int32, Sendable {
    /// With a sharp corner, up to the miter limit.
    case miter
    /// With a part of a circle.
    case round
    /// With a corner cut off.
    case bevel
}

/// How smoothly scaled images are drawn.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As `medium`.
    case `default` = 0
    /// The nearest pixel: hard edges.
    case none = 1
    /// Mixed from the four nearest pixels.
    case low = 2
    /// Mixed from all pixels that fall into one.
    case high = 3
    /// As `high`, unless the image hardly shrinks.
    case medium = 4
}

/// How new pixels and those that are there give the result.
///
/// Modes not named here that Apple's systems have (`plusDarker`) have no counterpart in Cairo.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
    /// The new over the old.
    case normal = 0
    /// Both multiplied: darker.
    case multiply
    /// The inverse of both inverses multiplied: lighter.
    case screen
    /// Multiplied where the old is dark, screened where it is light.
    case overlay
    /// The darker part of both.
    case darken
    /// The lighter part of both.
    case lighten
    /// The old made lighter by the new.
    case colorDodge
    /// The old made darker by the new.
    case colorBurn
    /// A soft light from the new onto the old.
    case softLight
    /// Multiplied where the new is dark, screened where it is light.
    case hardLight
    /// How far the parts are from each other.
    case difference
    /// A softer `difference`.
    case exclusion
    /// The new's hue.
    case hue
    /// The new's saturation.
    case saturation
    /// The new's hue and saturation.
    case color
    /// The new's brightness.
    case luminosity
    /// Nothing is left.
    case clear
    /// The new instead of the old.
    case copy
    /// The new where the old is.
    case sourceIn
    /// The new where the old is not.
    case sourceOut
    /// The new over the old, only where the old is.
    case sourceAtop
    /// The old over the new.
    case destinationOver
    /// The old where the new is.
    case destinationIn
    /// The old where the new is not.
    case destinationOut
    /// The old over the new, only where the new is.
    case destinationAtop
    /// Each where the other is not.
    case xor
    /// Both added.
    case plusLighter = 27
}
