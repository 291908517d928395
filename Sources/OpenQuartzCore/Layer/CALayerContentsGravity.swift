/// The placement of a layer's contents within its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Centered, not scaled.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Centered at the top edge, not scaled.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Centered at the bottom edge, not scaled.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Centered at the left edge, not scaled.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Centered at the right edge, not scaled.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// Aligned with the top-left corner, not scaled.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// Aligned with the top-right corner, not scaled.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// Aligned with the bottom-left corner, not scaled.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// Aligned with the bottom-right corner, not scaled.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Scaled to fill the bounds, ignoring the aspect ratio.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit within the bounds, preserving the aspect ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to cover the bounds, preserving the aspect ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The filter used to sample contents when they are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nearest-neighbor sampling.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Bilinear interpolation of the nearest four pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Trilinear interpolation between mipmap levels.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
