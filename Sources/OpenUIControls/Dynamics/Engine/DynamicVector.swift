/// A position, velocity or force in the plane.
struct DynamicVector: Equatable {
    var x: Double
    var y: Double

    static let zero = DynamicVector(0, 0)

    init(_ x: Double, _ y: Double) {
        (self.x, self.y) = (x, y)
    }

    init(_ point: CGPoint) {
        self.init(Double(point.x), Double(point.y))
    }

    init(_ vector: CGVector) {
        self.init(Double(vector.dx), Double(vector.dy))
    }

    init(_ offset: UIOffset) {
        self.init(Double(offset.horizontal), Double(offset.vertical))
    }

    /// The unit vector with an angle in radians, clockwise from the x axis.
    init(angle: Double) {
        self.init(cos(angle), sin(angle))
    }

    var point: CGPoint { CGPoint(x: x, y: y) }
    var length: Double { (x * x + y * y).squareRoot() }
    var squaredLength: Double { x * x + y * y }
    var isFinite: Bool { x.isFinite && y.isFinite }
    /// The vector rotated by 90° clockwise on the screen.
    var perpendicular: DynamicVector { DynamicVector(-y, x) }

    /// The vector of length 1 in the same direction, or zero.
    var normalized: DynamicVector {
        let length = length
        return length > 0 ? self * (1 / length) : .zero
    }

    func dot(_ other: DynamicVector) -> Double { x * other.x + y * other.y }
    func cross(_ other: DynamicVector) -> Double { x * other.y - y * other.x }

    func rotated(by angle: Double) -> DynamicVector {
        let (c, s) = (cos(angle), sin(angle))
        return DynamicVector(x * c - y * s, x * s + y * c)
    }

    static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.x + rhs.x, lhs.y + rhs.y) }
    static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.x - rhs.x, lhs.y - rhs.y) }
    static func * (lhs: Self, rhs: Double) -> Self { Self(lhs.x * rhs, lhs.y * rhs) }
    static prefix func - (value: Self) -> Self { Self(-value.x, -value.y) }
    static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
}
