/// The cylinder on which the rows of a wheel are placed, seen from the side.
///
/// A distance along the surface is a distance of scrolling: the row at the content offset faces the user.
struct WheelGeometry: Equatable {
    /// The angle, in radians, beyond which rows are so narrow that they are not displayed.
    private static let limit: CGFloat = 1.5
    /// The opacity of the rows that are not selected.
    private static let restOpacity: CGFloat = 0.7
    /// The cosine of the angle from which rows fade out, because they are too narrow to be read.
    private static let fadingCosine: CGFloat = 0.3

    /// The height of the wheel, in points.
    var height: CGFloat
    /// The height of a row, in points.
    var rowHeight: CGFloat

    private var radius: CGFloat { max(height / 2, 1) }

    /// Returns the angle of a row, in radians; 0 faces the user, positive angles are below.
    func angle(ofRow row: Int, offset: CGFloat) -> CGFloat { (CGFloat(row) * rowHeight - offset) / radius }

    /// Returns the distance of a row's center from the center of the wheel, in points.
    func position(at angle: CGFloat) -> CGFloat { radius * sin(angle) }

    /// Returns the transform of a row at an angle.
    func transform(at angle: CGFloat) -> CATransform3D {
        var perspective = CATransform3D.identity
        perspective.m34 = -1 / max(4 * height, 400)
        let moved = CATransform3DTranslate(perspective, 0, 0, radius * (cos(angle) - 1))
        return CATransform3DRotate(moved, -angle, 1, 0, 0)
    }

    /// Returns the opacity of a row at an angle, which is 1 in the middle and 0 where the row is seen from the side.
    func opacity(at angle: CGFloat) -> CGFloat {
        let distance = min(abs(angle) * radius / max(rowHeight, 1), 1)
        return min(max(cos(angle) / Self.fadingCosine, 0), 1) * (1 - (1 - Self.restOpacity) * distance)
    }

    func visibleRows(at offset: CGFloat, count: Int) -> Range<Int> {
        guard count > 0, rowHeight > 0 else { return 0..<0 }
        let reach = Self.limit * radius
        let first = index((offset - reach) / rowHeight, count: count, .up)
        let last = index((offset + reach) / rowHeight, count: count, .down)
        return first..<max(last + 1, first)
    }

    /// Returns the row that is nearest to the middle at an offset.
    func nearestRow(at offset: CGFloat, count: Int) -> Int {
        rowHeight > 0 ? index(offset / rowHeight, count: count, .toNearestOrAwayFromZero) : 0
    }

    /// Returns the row that is displayed at a distance from the center of the wheel.
    func row(atDistance distance: CGFloat, offset: CGFloat, count: Int) -> Int {
        let angle = asin(min(max(distance / radius, -1), 1))
        return nearestRow(at: offset + angle * radius, count: count)
    }

    private func index(_ place: CGFloat, count: Int, _ rule: FloatingPointRoundingRule) -> Int {
        let last = max(count - 1, 0)
        guard place.isFinite else { return 0 }
        return Int(min(max(place.rounded(rule), 0), CGFloat(min(last, 1 << 52))))
    }
}
