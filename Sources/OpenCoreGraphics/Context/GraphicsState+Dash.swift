extension GraphicsState.Dash {
    /// More dashes than this cannot be told from a solid line, and would take Cairo for ever.
    private static let maximumCount: CGFloat = 100_000

    /// The pattern, or none (a solid line) where it is none: negative lengths, or none above 0, would put Cairo out of
    /// order, and dashes too small for a path would keep it busy.
    ///
    /// - Parameters:
    ///   - elements: the path, in device space.
    ///   - scale: device pixels per unit of the pattern.
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

    /// The length through all control points, which is at least that of the path.
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
