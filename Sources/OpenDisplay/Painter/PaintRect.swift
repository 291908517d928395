internal import OpenCoreGraphics

/// A rectangle stored as its edges, for the painter's many unions and intersections.
///
/// In contrast to `CGRect`, it has a true empty value, and none of its operations normalizes, allocates or calls other
/// modules.
struct PaintRect: Equatable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    /// The empty rectangle, which is the neutral element of unions.
    static let empty = PaintRect(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

    /// The area that GSK can address.
    static let everything = PaintRect(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9)

    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// Converts a rectangle; one that is not finite becomes empty.
    init(_ rect: CGRect) {
        guard rect.isFinite, rect.size.width > 0, rect.size.height > 0 else {
            self = .empty
            return
        }
        minX = rect.origin.x
        minY = rect.origin.y
        maxX = rect.origin.x + rect.size.width
        maxY = rect.origin.y + rect.size.height
    }

    var isEmpty: Bool {
        !(minX < maxX && minY < maxY)
    }

    var width: Double { maxX - minX }
    var height: Double { maxY - minY }

    func contains(_ other: PaintRect) -> Bool {
        other.isEmpty || minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    func intersects(_ other: PaintRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    func intersection(_ other: PaintRect) -> PaintRect {
        PaintRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }

    mutating func formUnion(_ other: PaintRect) {
        guard !other.isEmpty else { return }
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }

    /// Returns the part of the rectangle inside limits, or the rectangle itself without any.
    func limited(to limits: PaintRect?) -> PaintRect {
        limits.map { intersection($0) } ?? self
    }

    /// Returns the rectangle with its edges moved inwards; negative distances enlarge it.
    func inset(by dx: Double, _ dy: Double) -> PaintRect {
        isEmpty ? .empty : PaintRect(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
    }

    /// Returns the rectangle translated.
    func offset(by dx: Double, _ dy: Double) -> PaintRect {
        isEmpty ? .empty : PaintRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
    }

    /// Returns the bounding box of the transformed rectangle.
    func applying(_ transform: CGAffineTransform) -> PaintRect {
        guard !isEmpty else { return .empty }
        let horizontal = Self.range(minX, maxX, minY, maxY, transform.a, transform.c, transform.tx)
        let vertical = Self.range(minX, maxX, minY, maxY, transform.b, transform.d, transform.ty)
        return PaintRect(minX: horizontal.0, minY: vertical.0, maxX: horizontal.1, maxY: vertical.1)
    }

    /// Returns the range of `p * x + q * y + offset` over the rectangle.
    private static func range(
        _ minX: Double, _ maxX: Double, _ minY: Double, _ maxY: Double, _ p: Double, _ q: Double, _ offset: Double
    ) -> (Double, Double) {
        let low = (p >= 0 ? p * minX : p * maxX) + (q >= 0 ? q * minY : q * maxY)
        let high = (p >= 0 ? p * maxX : p * minX) + (q >= 0 ? q * maxY : q * minY)
        return (low + offset, high + offset)
    }
}

extension CGRect {
    /// Returns the part of the rectangle inside limits, or the rectangle itself without any.
    func limited(to limits: PaintRect?) -> CGRect {
        limits.map { CGRect(PaintRect(self).intersection($0)) } ?? self
    }

    /// Converts a rectangle; an empty one becomes zero.
    init(_ rect: PaintRect) {
        self = rect.isEmpty ? .zero : CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
