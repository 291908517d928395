/// The outline of a ``Shape``, which provides a path for a size.
public struct ShapeOutline: Equatable, Sendable {
    private enum Kind: Hashable, Sendable {
        case fixed(CGPath)
        case rectangle
        case roundedRectangle(CGFloat)
        case capsule
        case circle
        case ellipse
        case polygon(Int)
        case made(file: String, line: UInt, column: UInt, id: Key)
    }

    // Unchecked, because `path(id:_:)` only accepts `Sendable` ids and nothing mutates them.
    private struct Key: Hashable, @unchecked Sendable {
        var id: AnyHashable
    }

    private let kind: Kind
    private var make: (@Sendable (CGSize) -> CGPath)?

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// Returns whether both are the same outline.
    ///
    /// Two outlines created by `path(id:_:)` are equal if they have the same source location and id.
    public static func == (lhs: ShapeOutline, rhs: ShapeOutline) -> Bool {
        lhs.kind == rhs.kind
    }

    /// A rectangle of the full size.
    public static let rectangle = ShapeOutline(.rectangle)
    /// A rectangle of the full size whose shorter sides are semicircles.
    public static let capsule = ShapeOutline(.capsule)
    /// The largest circle in the center.
    public static let circle = ShapeOutline(.circle)
    /// The inscribed ellipse.
    public static let ellipse = ShapeOutline(.ellipse)

    /// A rectangle of the full size with rounded corners; the radius is in points.
    public static func roundedRectangle(cornerRadius: CGFloat) -> ShapeOutline {
        ShapeOutline(.roundedRectangle(cornerRadius))
    }

    /// A centered regular polygon with a vertex at the top and at least three sides.
    public static func polygon(sides: Int) -> ShapeOutline {
        ShapeOutline(.polygon(min(max(sides, 3), 10_000)))
    }

    /// A path in points, independent of the size.
    public static func path(_ path: CGPath) -> ShapeOutline {
        ShapeOutline(.fixed(path.copy() ?? CGPath(rect: .zero, transform: nil)))
    }

    /// A path that a closure creates for a size.
    ///
    /// Closures cannot be compared: outlines created at the same source location are equal unless their ids differ.
    /// Include every value that the closure depends on in the id.
    ///
    /// `id` is the identity of the values that the closure uses. `make` is a closure that creates the path; called when
    /// the shape or its size changes.
    public static func path(
        id: some Hashable & Sendable, file: String = #fileID, line: UInt = #line, column: UInt = #column,
        _ make: @escaping @Sendable (CGSize) -> CGPath
    ) -> ShapeOutline {
        var outline = ShapeOutline(.made(file: file, line: line, column: column, id: Key(id: id)))
        outline.make = make
        return outline
    }

    /// A path that a closure creates for a size; the closure must not depend on anything else.
    ///
    /// `make` is a closure that creates the path; called when the shape or its size changes.
    public static func path(
        file: String = #fileID, line: UInt = #line, column: UInt = #column,
        _ make: @escaping @Sendable (CGSize) -> CGPath
    ) -> ShapeOutline {
        path(id: 0, file: file, line: line, column: column, make)
    }

    /// Returns the path for a size, or an empty path if the size is not finite.
    public func path(in size: CGSize) -> CGPath {
        let rect = CGRect(origin: .zero, size: size)
        guard size.width.isFinite, size.height.isFinite else { return CGMutablePath() }
        switch kind {
        case .fixed(let path): return path
        case .rectangle: return CGPath(rect: rect, transform: nil)
        case .roundedRectangle(let radius): return Self.corners(rect, radius)
        case .capsule: return Self.corners(rect, min(size.width, size.height) / 2)
        case .circle: return Self.circle(in: rect)
        case .ellipse: return CGPath(ellipseIn: rect, transform: nil)
        case .polygon(let sides): return Self.polygon(sides, in: rect)
        case .made: return make?(size) ?? CGMutablePath()
        }
    }

    private static func corners(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }

    private static func circle(in rect: CGRect) -> CGPath {
        let length = min(rect.width, rect.height)
        return CGPath(
            ellipseIn: CGRect(x: rect.midX - length / 2, y: rect.midY - length / 2, width: length, height: length),
            transform: nil)
    }

    private static func polygon(_ sides: Int, in rect: CGRect) -> CGPath {
        let radius = min(rect.width, rect.height) / 2
        let path = CGMutablePath()
        path.addLines(
            between: (0..<sides).map { index in
                let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(sides)
                return CGPoint(x: rect.midX + radius * sin(angle), y: rect.midY - radius * cos(angle))
            })
        path.closeSubpath()
        return path
    }
}
