extension GraphicsState.Dash {
    /// More dashes than this are indistinguishable from a solid line, and Cairo would practically not finish drawing
    /// them.
    private static let maximumCount: CGFloat = 100_000

    /// Returns the pattern, or a solid line if the pattern is invalid or too fine.
    ///
    /// Negative lengths, or only zeros, would put Cairo into an error state; dashes that are too small for the path
    /// would take too long.
    ///
    /// - Parameters:
    ///   - elements: The path, in device space.
    ///   - scale: The number of device pixels per unit of the pattern.
    func usable(along elements: [PathElement], scale: CGFloat) -> Self {
        guard !lengths.isEmpty else { return self }
        let solid = Self()
        let total = lengths.reduce(0, +)
        guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), total > 0, phase.isFinite else { return solid }
        let count = Self.polygonLength(elements) / (total * scale) * CGFloat(lengths.count)
        guard count < Self.maximumCount else { return solid }
        var result = self
        result.phase = phase.truncatingRemainder(dividingBy: total * 2)
        return result
    }

    /// Returns the length of the polygon through all control points, an upper bound of the path's length.
    private static func polygonLength(_ elements: [PathElement]) -> CGFloat {
        var (start, current, length) = (CGPoint.zero, CGPoint.zero, CGFloat(0))
        for element in elements {
            if case .move(let point) = element {
                (start, current) = (point, point)
                continue
            }
            for point in element.type == .closeSubpath ? [start] : element.points {
                length += (point - current).length
                current = point
            }
        }
        return length
    }
}
