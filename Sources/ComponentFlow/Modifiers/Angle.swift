/// An angle in degrees or radians.
public struct Angle: Hashable, Sendable {
    /// The angle in radians.
    public var radians: CGFloat

    /// Creates an angle in radians.
    public init(radians: CGFloat) {
        self.radians = radians
    }

    /// The angle in degrees.
    public var degrees: CGFloat {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Returns an angle in degrees.
    public static func degrees(_ degrees: CGFloat) -> Angle {
        Angle(radians: degrees * .pi / 180)
    }

    /// Returns an angle in radians.
    public static func radians(_ radians: CGFloat) -> Angle {
        Angle(radians: radians)
    }
}

extension Component {
    /// Returns the component rotated clockwise around its center, without affecting layout.
    ///
    /// ```swift
    /// Image(systemName: "chevron.right").rotationEffect(.degrees(isExpanded ? 90 : 0))
    /// ```
    ///
    /// The same as ``rotation(_:)``, which takes radians.
    public func rotationEffect(_ angle: Angle) -> Modified<EnvironmentType> {
        rotation(angle.radians)
    }

    /// Returns the component scaled around its center, without affecting layout.
    ///
    /// The same as ``scale(_:)``.
    public func scaleEffect(_ scale: CGFloat) -> Modified<EnvironmentType> {
        self.scale(scale)
    }
}
