/// A subpath that consists of straight lines.
package struct PathPolyline {
    /// The vertices, without consecutive duplicates.
    package let points: [CGPoint]
    package let isClosed: Bool
}

extension CGPath {
    /// Returns the subpaths approximated by straight lines.
    ///
    /// - Parameter tolerance: The largest distance from a curve, in points.
    package func polylines(tolerance: CGFloat) -> [PathPolyline] {
        PathFlattener.polylines(of: elements, tolerance: tolerance).map {
            PathPolyline(points: $0.points, isClosed: $0.isClosed)
        }
    }
}
