/// The outline of a ``Shape``: what path it has in a size.
public struct ShapeOutline: Equatable, Sendable {
    private enum Kind: Hashable, Sendable {
        case fixed(CGPath)
        case rectangle
        case roundedRectangle(CGFloat)
        case capsule
        case ellipse
        case polygon(Int)
        case made(file: String, line: UInt, column: UInt, id: Key)
    }

    // Sendable: `path(id:_:)` takes ids that are, and nothing changes them.
    private struct Key: Hashable, @unchecked Sendable {
        var id: AnyHashable
    }

    private let kind: Kind
    private var make: (@Sendable (CGSize) -> CGPath)?

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// Whether both are the same outline; two of `path(id:_:)` are if they stand in the same place and have the same id.
    public static func == (lhs: ShapeOutline, rhs: ShapeOutline) -> Bool {
        lhs.kind == rhs.kind
    }

    /// The whole size.
    public static let rectangle = ShapeOutline(.rectangle)
    /// The whole size, with half circles for its shorter sides.
    public static let capsule = ShapeOutline(.capsule)
    /// The ellipse that touches the four sides.
    public static let ellipse = ShapeOutline(.ellipse)

    /// The whole size, with round corners; the radius is in points.
    public static func roundedRectangle(cornerRadius: CGFloat) -> ShapeOutline {
        ShapeOutline(.roundedRectangle(cornerRadius))
    }

    /// A regular polygon with a corner at the top, in the middle of the size; at least three sides.
    public static func polygon(sides: Int) -> ShapeOutline {
        ShapeOutline(.polygon(min(max(sides, 3), 10_000)))
    }

    /// A path in points, whatever the size.
    public static func path(_ path: CGPath) -> ShapeOutline {
        ShapeOutline(.fixed(path.copy() ?? CGPath(rect: .zero, transform: nil)))
    }

    /// A path that a closure makes for a size.
    ///
    /// Closures cannot be compared: outlines that are made in the same place of the program count as equal, unless their
    /// ids differ. Let the id hold whatever the closure depends on.
    ///
    /// - Parameters:
    ///   - id: Stands for the values that the closure uses.
    ///   - make: Makes the path; called when the shape or its size changes.
    public static func path(
        id: some Hashable & Sendable, file: String = #fileID, line: UInt = #line, column: UInt = #column,
        _ make: @escaping @Sendable (CGSize) -> CGPath
    ) -> ShapeOutline {
        var outline = ShapeOutline(.made(file: file, line: line, column: column, id: Key(id: id)))
        outline.make = make
        return outline
    }

    /// A path that a closure makes for a size; the closure depends on nothing else.
    ///
    /// - Parameter make: Makes the path; called when the shape or its size changes.
    public static func path(
        file: String = #fileID, line: UInt = #line, column: UInt = #column,
        _ make: @escaping @Sendable (CGSize) -> CGPath
    ) -> ShapeOutline {
        path(id: 0, file: file, line: line, column: column, make)
    }

    /// The path in a size; an empty one in a size that is not finite.
    public func path(in size: CGSize) -> CGPath {
        let rect = CGRect(origin: .zero, size: size)
        guard size.width.isFinite, size.height.isFinite else { return CGMutablePath() }
        switch kind {
        case .fixed(let path): return path
        case .rectangle: return CGPath(rect: rect, transform: nil)
        case .roundedRectangle(let radius): return Self.corners(rect, radius)
        case .capsule: return Self.corners(rect, min(size.width, size.height) / 2)
        case .ellipse: return CGPath(ellipseIn: rect, transform: nil)
        case .polygon(let sides): return Self.polygon(sides, in: rect)
        case .made: return make?(size) ?? CGMutablePath()
        }
    }

    private static func corners(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
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
