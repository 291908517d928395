#if INSPECTOR

internal import ComponentFlow

/// Places labels beside the rectangles that they describe, so that none covers another one.
///
/// Labels are placed one after another: each at the first of its places that lies within the bounds and does not intersect a
/// label that was placed before. If all are taken, it is made as narrow as its rectangle; if that does not help either, it is
/// left out.
struct LabelPlacement {
    /// The smallest width to which a label is narrowed, in points.
    private static let minimumWidth: CGFloat = 24
    private static let rowHeight: CGFloat = 16

    private let bounds: CGRect
    /// The placed labels in each row of ``rowHeight`` that they touch.
    private var rows: [Int: [CGRect]] = [:]

    /// Creates a placement of labels within bounds, in points.
    init(in bounds: CGRect) {
        self.bounds = bounds
    }

    /// Returns the frame of a label, or `nil` if there is no place for it.
    ///
    /// - Parameters:
    ///   - size: The natural size of the label.
    ///   - rect: The rectangle that the label describes.
    /// - Complexity: Proportional to the number of labels in the rows of the places.
    mutating func place(_ size: CGSize, at rect: CGRect) -> CGRect? {
        guard let place = Self.places(of: size, at: rect, in: bounds).first(where: isFree) else { return nil }
        for row in Self.rows(of: place) { rows[row, default: []].append(place) }
        return place
    }

    private func isFree(_ place: CGRect) -> Bool {
        Self.rows(of: place).allSatisfy { row in
            rows[row].map { !$0.contains { $0.overlaps(place) } } ?? true
        }
    }

    private static func rows(of place: CGRect) -> ClosedRange<Int> {
        Int((place.minY / rowHeight).rounded(.down))...Int((place.maxY / rowHeight).rounded(.down))
    }

    /// Returns the places of a label within bounds, the best one first; none if its rectangle is outside of the bounds.
    static func places(of size: CGSize, at rect: CGRect, in bounds: CGRect) -> [CGRect] {
        guard rect.isFinite, rect.overlaps(bounds) else { return [] }
        let narrow = CGSize(width: max(rect.width, minimumWidth), height: size.height)
        let sizes = narrow.width < size.width ? [size, narrow] : [size]
        return sizes.filter { $0.width <= bounds.width && $0.height <= bounds.height }.flatMap { size in
            corners(of: size, at: rect).map { corner in
                CGRect(
                    x: min(max(corner.x, bounds.minX), bounds.maxX - size.width),
                    y: min(max(corner.y, bounds.minY), bounds.maxY - size.height),
                    width: size.width, height: size.height)
            }
        }
    }

    /// The corners of the rectangle: inside at the top and at the bottom, then above and below it.
    ///
    /// A label that fits is on the right first, because most texts begin on the left.
    private static func corners(of size: CGSize, at rect: CGRect) -> [CGPoint] {
        let (left, right) = (rect.minX, rect.maxX - size.width)
        let columns = size.width < rect.width ? [right, left] : [left, right]
        let rows = [rect.minY, rect.maxY - size.height, rect.minY - size.height, rect.maxY]
        return rows.flatMap { y in columns.map { CGPoint(x: $0, y: y) } }
    }
}

#endif
