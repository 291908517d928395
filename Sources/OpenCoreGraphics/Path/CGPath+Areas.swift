// Combinations of the areas that paths fill. Curves of the results are straight lines, at most a hundredth of a unit away from them.
extension CGPath {
    /// Returns the outline of the area without overlaps, as closed subpaths that both fill rules fill alike.
    ///
    /// Curves become straight lines. The outer outlines are clockwise on the screen.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: CGPath(), rule) { own, _ in own }.path
    }

    /// Returns the outline of the points that are in this path, in the other one, or in both.
    ///
    /// Curves become straight lines.
    ///
    /// - Complexity: O(*n*²) in the number of these lines, as for all combinations of areas.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 || $1 }.path
    }

    /// Returns the outline of the points that are in both paths.
    ///
    /// Curves become straight lines.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && $1 }.path
    }

    /// Returns the outline of the points that are in this path and not in the other one.
    ///
    /// Curves become straight lines.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && !$1 }.path
    }

    /// Returns the outline of the points that are in exactly one of the paths.
    ///
    /// Curves become straight lines.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 != $1 }.path
    }

    /// Returns whether some points are in both paths.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        guard boundingBox.intersects(other.boundingBox) else { return false }
        return !intersection(other, using: rule).isEmpty
    }

    /// Returns the separate parts of the area, each with its holes.
    ///
    /// Curves become straight lines.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        combined(with: CGPath(), rule) { own, _ in own }.components
    }

    private func combined(
        with other: CGPath, _ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool
    ) -> PathOutlines {
        PathOutlines(PathArrangement(self, other)) { isInside(rule.fills($0[0]), rule.fills($0[1])) }
    }

    // MARK: Lines

    /// Returns the parts of this path's lines that are in the area of the other path, including its outline.
    ///
    /// Open subpaths are not closed. Curves become straight lines.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(inside: true, other, rule)
    }

    /// Returns the parts of this path's lines that are not in the area of the other path.
    ///
    /// Open subpaths are not closed. Curves become straight lines.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        lines(inside: false, other, rule)
    }

    private func lines(inside: Bool, _ other: CGPath, _ rule: CGPathFillRule) -> CGPath {
        let arrangement = PathArrangement(self, other, isFilled: false)
        let area = arrangement.pieces(ofPath: 1)
        let outline = Set(area.map(\.segment))
        var (elements, last): ([PathElement], GridPoint?) = ([], nil)
        for segment in arrangement.segments[0] {
            let isInside =
                outline.contains(segment.canonical)
                || rule.fills(PathArrangement.windings(before: segment, among: area)[1])
            guard isInside == inside else { continue }
            if last != segment.start { elements.append(.move(arrangement.point(segment.start))) }
            elements.append(.line(arrangement.point(segment.end)))
            last = segment.end
        }
        return CGPath(elements: elements)
    }

    /// Returns the path with its curves replaced by straight lines.
    ///
    /// - Parameter threshold: The largest distance from a curve, in the path's units.
    public func flattened(threshold: CGFloat) -> CGPath {
        let usable = threshold.isFinite && threshold > 0 ? threshold : PathFlattener.tolerance
        var elements: [PathElement] = []
        for line in polylines(tolerance: usable) {
            for (index, point) in line.points.enumerated() { elements.append(index == 0 ? .move(point) : .line(point)) }
            if line.isClosed { elements.append(.close) }
        }
        return CGPath(elements: elements)
    }
}

extension CGPathFillRule {
    /// Whether a winding number is that of filled points.
    fileprivate func fills(_ winding: Int) -> Bool {
        self == .winding ? winding != 0 : !winding.isMultiple(of: 2)
    }
}
