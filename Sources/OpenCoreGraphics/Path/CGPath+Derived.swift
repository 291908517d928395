extension CGPath {
    /// The outline of a line along the path; fill it with the winding rule.
    ///
    /// - Parameters:
    ///   - lineWidth: In the path's units; a width that is not positive gives an empty path.
    ///   - miterLimit: The longest miter, as a multiple of the width, before a corner is cut off.
    ///   - transform: Moves the outline afterwards.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard lineWidth > 0, lineWidth.isFinite else { return CGPath() }
        let stroker = PathStroker(
            radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit.isFinite ? miterLimit : 10)
        return CGPath(elements: stroker.outline(of: elements)).applying(transform)
    }

    /// The path cut into dashes.
    ///
    /// - Parameters:
    ///   - phase: How far into the pattern the first dash begins.
    ///   - lengths: Dash, gap, dash, gap… in the path's units, over and over; an odd number of them is taken twice. A
    ///     pattern that is negative, not finite or has no length gives the whole path.
    ///   - transform: Moves the dashes afterwards.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard let pattern = DashPattern(lengths, phase: phase) else { return applying(transform) }
        let dashes = PathMeasure(elements).subpaths.flatMap { subpath in
            pattern.dashes(upTo: subpath.length).flatMap { subpath.elements(from: $0.lowerBound, to: $0.upperBound) }
        }
        let path = CGPath(elements: dashes)
        return transform.isIdentity ? path : path.applying(transform)
    }

    /// The part between two fractions of the path's length, measured through all its subpaths.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        guard start > 0 || end < 1 else { return self }
        guard start < end else { return CGPath() }
        let measure = PathMeasure(elements)
        let length = measure.length
        return CGPath(elements: measure.elements(from: max(start, 0) * length, to: min(end, 1) * length))
    }

    /// A rectangle whose corners begin to turn gradually, as `CALayerCornerCurve.continuous` says.
    package convenience init(continuousRoundedRect rect: CGRect, radii: CornerRadii) {
        self.init(elements: PathBuilder.continuousRectangle(rect, radii: radii))
    }
}

/// Dashes and gaps, over and over.
struct DashPattern {
    private let lengths: [CGFloat]
    private let phase: CGFloat
    private let total: CGFloat
    /// More dashes than this are no longer dashes; the pattern is refused.
    private static let maximumCount: CGFloat = 100_000

    /// Nil for a pattern that would not end.
    init?(_ lengths: [CGFloat], phase: CGFloat) {
        guard !lengths.isEmpty, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
        self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        total = self.lengths.reduce(0, +)
        guard total > 0 else { return nil }
        let start = phase.isFinite ? phase.truncatingRemainder(dividingBy: total) : 0
        self.phase = start < 0 ? start + total : start
    }

    /// The dashes on a line of a length.
    func dashes(upTo length: CGFloat) -> [Range<CGFloat>] {
        guard length > 0 else { return [] }
        guard length / total * CGFloat(lengths.count) < Self.maximumCount else { return [0..<length] }
        var result: [Range<CGFloat>] = []
        var (position, index) = (-phase, 0)
        while position < length {
            let end = position + lengths[index]
            if index % 2 == 0, end > 0, max(position, 0) < min(end, length) {
                result.append(max(position, 0)..<min(end, length))
            }
            position = end
            index = (index + 1) % lengths.count
        }
        return result
    }
}
