/// A distance in a compositional layout: fixed, or a share of the available space.
///
/// A number that is NaN or infinite is reported with a diagnostic and replaced by 0.
public final class NSCollectionLayoutSpacing: NSObject, NSCopying, Sendable {
    /// The distance, or the minimum of a flexible one, in points.
    public let spacing: CGFloat
    private let isFlexible: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        if !spacing.isFinite { Self.report(spacing) }
        self.spacing = spacing.isFinite ? spacing : 0
        self.isFlexible = isFlexible
        super.init()
    }

    /// Creates a fixed distance.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// Creates a distance with a minimum, which grows if space is available.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// Whether the distance is fixed.
    public var isFixedSpacing: Bool { !isFlexible }
    /// Whether the distance grows if space is available.
    public var isFlexibleSpacing: Bool { isFlexible }

    /// Returns the distance itself, which cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    private static func report(_ value: CGFloat) {
        Diagnostics.report(
            Diagnostic(
                rule: "collection-layout.invalid-spacing",
                message: "The spacing \(value) is NaN or infinite; 0 is used.", subject: "NSCollectionLayoutSpacing",
                hint: "Check for a division by zero."))
    }
}

/// The distances around an item or a group, which are outside of its size.
public final class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying, Sendable {
    /// The distance at the leading edge, or `nil` for none.
    public let leading: NSCollectionLayoutSpacing?
    /// The distance at the top, or `nil` for none.
    public let top: NSCollectionLayoutSpacing?
    /// The distance at the trailing edge, or `nil` for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// The distance at the bottom, or `nil` for none.
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    /// Returns the distances themselves, which cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A distance of a node of a layout.
struct LayoutGap {
    var points: CGFloat = 0
    var isFlexible = false

    init() {}

    init(_ spacing: NSCollectionLayoutSpacing?) {
        guard let spacing else { return }
        (points, isFlexible) = (spacing.spacing, spacing.isFlexibleSpacing)
    }

    /// Returns the distance if each flexible one grows by the given share.
    func points(share: CGFloat) -> CGFloat { isFlexible ? points + share : points }
}

/// The distances at both ends of a node along one axis.
struct LayoutGaps {
    var start: LayoutGap
    var end: LayoutGap

    /// The minimum sum of both.
    var points: CGFloat { start.points + end.points }
    /// The number of distances that can grow.
    var flexibleCount: Int { (start.isFlexible ? 1 : 0) + (end.isFlexible ? 1 : 0) }

    /// Returns the distance at the start of a node with the given length in the available length.
    func start(of length: CGFloat, in available: CGFloat) -> CGFloat {
        guard flexibleCount > 0 else { return start.points }
        return start.points(share: max(0, available - points - length) / CGFloat(flexibleCount))
    }
}
