/// The radii of the corners of a view; see ``UIView/cornerConfiguration``.
public struct UICornerConfiguration: Hashable, Sendable {
    /// The radii of the four corners; `nil` is zero.
    struct Corners: Hashable {
        var topLeft: UICornerRadius?
        var topRight: UICornerRadius?
        var bottomLeft: UICornerRadius?
        var bottomRight: UICornerRadius?
    }

    enum Shape: Hashable {
        case capsule(maximum: CGFloat?)
        case corners(Corners)
    }

    let shape: Shape

    /// Returns a configuration whose radius is half of the shorter side.
    ///
    /// - Parameter maximumRadius: The largest radius; `nil` for no limit.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
    }

    /// Returns a configuration with the same radius for all corners.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(
            topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
    }

    /// Returns a configuration with a radius for each corner; `nil` is zero.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            shape: .corners(
                Corners(
                    topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
                    bottomRight: bottomRightRadius)))
    }

    /// Returns a configuration with the same resolved radius for all corners.
    ///
    /// Where the radii would differ, because the distances from the corners of the container do, all have the largest one.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(radius: radius).uniform([.allCorners])
    }

    /// Returns a configuration with a radius for the corners at the left edge, and one for those at the right edge.
    public static func uniformEdges(
        leftRadius: UICornerRadius?, rightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
            bottomRightRadius: rightRadius
        ).uniform([[.topLeft, .bottomLeft], [.topRight, .bottomRight]])
    }

    /// Returns a configuration with a radius for the corners at the top edge, and one for those at the bottom edge.
    public static func uniformEdges(
        topRadius: UICornerRadius?, bottomRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
            bottomRightRadius: bottomRadius
        ).uniform([[.topLeft, .topRight], [.bottomLeft, .bottomRight]])
    }

    /// Returns a configuration with one radius for the corners at the top edge.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomLeftRadius,
            bottomRightRadius: bottomRightRadius
        ).uniform([[.topLeft, .topRight]])
    }

    /// Returns a configuration with one radius for the corners at the bottom edge.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius?, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: bottomRadius,
            bottomRightRadius: bottomRadius
        ).uniform([[.bottomLeft, .bottomRight]])
    }

    /// Returns a configuration with one radius for the corners at the left edge.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius?, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: leftRadius, topRightRadius: topRightRadius, bottomLeftRadius: leftRadius,
            bottomRightRadius: bottomRightRadius
        ).uniform([[.topLeft, .bottomLeft]])
    }

    /// Returns a configuration with one radius for the corners at the right edge.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius?, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topLeftRadius, topRightRadius: rightRadius, bottomLeftRadius: bottomLeftRadius,
            bottomRightRadius: rightRadius
        ).uniform([[.topRight, .bottomRight]])
    }

    /// The groups of corners that have the largest of their radii.
    private(set) var uniformGroups: [UIRectCorner] = []

    private func uniform(_ groups: [UIRectCorner]) -> UICornerConfiguration {
        var copy = self
        copy.uniformGroups = groups
        return copy
    }

    init(shape: Shape) {
        self.shape = shape
    }
}
