/// An upper bound of the points at which a layer can be hit, in the superlayer's coordinates.
package struct HitArea: Sendable {
    private var minX: CGFloat
    private var minY: CGFloat
    private var maxX: CGFloat
    private var maxY: CGFloat

    /// The area that contains every point.
    package static let everywhere = HitArea(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
    /// The area that contains no point; the neutral element of unions.
    package static let nowhere = HitArea(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

    package init(minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// Returns whether the area contains a point; points that are not numbers count as contained.
    package func contains(_ point: CGPoint) -> Bool {
        !(point.x < minX || point.x > maxX || point.y < minY || point.y > maxY)
    }

    mutating func formUnion(_ other: HitArea) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }
}

extension CALayer {
    /// Whether the owner is notified when the area of a sublayer may have changed.
    package final var tracksSublayerAreas: Bool {
        get { flags.contains(.tracksSublayerAreas) }
        set { setFlag(.tracksSublayerAreas, newValue) }
    }

    /// Returns the area of the superlayer outside of which ``hitPoint(from:in:)`` returns `nil`, provided that the
    /// superlayer does not transform its sublayers.
    package final func hitArea(in superlayer: CALayer) -> HitArea {
        guard !modelValues.hasTransform, parent === superlayer else { return .everywhere }
        let (bounds, position, anchor) = (modelValues.bounds, modelValues.position, modelValues.anchorPoint)
        guard
            let x = Self.hitRange(
                from: bounds.origin.x, length: bounds.size.width, position: position.x, anchor: anchor.x),
            let y = Self.hitRange(
                from: bounds.origin.y, length: bounds.size.height, position: position.y, anchor: anchor.y)
        else { return .everywhere }
        return HitArea(minX: x.min, minY: y.min, maxX: x.max, maxY: y.max)
    }

    /// Returns the range of an area along an axis, or `nil` for negative and for unrepresentable lengths.
    private static func hitRange(
        from origin: CGFloat, length: CGFloat, position: CGFloat, anchor: CGFloat
    ) -> (min: CGFloat, max: CGFloat)? {
        guard length >= 0 else { return nil }
        let before = anchor * length
        // A hit test adds the same numbers in another order; the sum of its rounding errors is below this.
        let slack = (abs(position) + abs(origin) + abs(before) + length) * 1e-12
        guard slack.isFinite else { return nil }
        return (position - before - slack, position - before + length + slack)
    }
}
