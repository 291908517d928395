extension CGPath {
    /// Returns the outline of the path's stroke, to be filled with the winding rule.
    ///
    /// `lineWidth` is in the path's units; with a width that is not positive, the result is empty. `miterLimit` is the
    /// largest ratio of a miter's length to the line width; beyond it, the join is a bevel. `transform` is applied to
    /// the outline.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard lineWidth > 0, lineWidth.isFinite else { return CGPath() }
        let stroker = PathStroker(
            radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit.isFinite ? miterLimit : 10)
        return CGPath(elements: stroker.outline(of: elements)).applying(transform)
    }

    /// Returns the path divided into dashes.
    ///
    /// - Parameters:
    ///   - phase: The distance into the pattern at which the first dash starts.
    ///   - lengths: Alternating lengths of dashes and gaps in the path's units, repeated; an odd number of lengths is
    ///     doubled. If a length is negative or not finite, or all are zero, the result is the whole path.
    ///   - transform: Applied to the dashes.
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

    /// Returns the part between two fractions of the path's length, measured across all subpaths.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        guard start > 0 || end < 1 else { return self }
        guard start < end else { return CGPath() }
        let measure = PathMeasure(elements)
        let length = measure.length
        return CGPath(elements: measure.elements(from: max(start, 0) * length, to: min(end, 1) * length))
    }

    /// Creates a rectangle with the corners of `CALayerCornerCurve.continuous`, whose curvature changes gradually.
    package convenience init(continuousRoundedRect rect: CGRect, radii: CornerRadii) {
        self.init(elements: PathBuilder.continuousRectangle(rect, radii: radii))
    }
}

/// A repeating pattern of dashes and gaps.
struct DashPattern {
    private let lengths: [CGFloat]
    private let phase: CGFloat
    private let total: CGFloat
    /// The largest number of pattern elements on a line; a line that would need more is drawn solid.
    private static let maximumCount: CGFloat = 100_000

    /// Returns nil for an invalid pattern: one with no positive length, or with a length that is negative or not
    /// finite.
    init?(_ lengths: [CGFloat], phase: CGFloat) {
        guard !lengths.isEmpty, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
        self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        total = self.lengths.reduce(0, +)
        guard total > 0 else { return nil }
        let start = phase.isFinite ? phase.truncatingRemainder(dividingBy: total) : 0
        self.phase = start < 0 ? start + total : start
    }

    /// Returns the dashes on a line of the given length.
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
