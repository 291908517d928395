/// What `CGPath.apply(info:function:)` calls with every step.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

// Sendable: the steps never change here, and `CGMutablePath`, the only subclass, keeps its steps behind a lock.
/// An immutable outline of lines and curves.
///
/// Two paths are equal if they have the same steps. `CGMutablePath` is the kind one builds.
public class CGPath: Hashable, @unchecked Sendable {
    private let fixedElements: [PathElement]

    package init(elements: [PathElement] = []) {
        fixedElements = elements
    }

    /// Makes a path of one rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: PathBuilder.rectangle(rect), transform: transform)
    }

    /// Makes a path of the ellipse that touches the four sides of a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: PathBuilder.ellipse(in: rect), transform: transform)
    }

    /// Makes a path of a rectangle with rounded corners; radii beyond half the rectangle's sides are cut down to them.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(elements: PathBuilder.roundedRectangle(rect, radii: CornerRadii(corner)), transform: transform)
    }

    /// Makes a path of a rectangle with corners of different radii; radii too large for a side shrink together.
    package convenience init(roundedRect rect: CGRect, radii: CornerRadii) {
        self.init(elements: PathBuilder.roundedRectangle(rect, radii: radii))
    }

    private convenience init(elements: [PathElement], transform: UnsafePointer<CGAffineTransform>?) {
        guard let transform else {
            self.init(elements: elements)
            return
        }
        var steps: [PathElement] = []
        PathBuilder.append(elements, to: &steps, transform: transform.pointee)
        self.init(elements: steps)
    }

    /// The steps; all their coordinates are finite, and the first one is a move.
    package var elements: [PathElement] {
        fixedElements
    }

    /// The steps in subpaths, each of which begins with its move.
    package static func subpaths(of elements: [PathElement]) -> [[PathElement]] {
        PathBuilder.subpaths(of: elements)
    }

    /// The path without the subpaths that end somewhere else than they began and are not closed.
    package var withoutOpenSubpaths: CGPath {
        CGPath(elements: PathBuilder.subpaths(of: elements).filter(PathBuilder.isClosed).flatMap { $0 })
    }

    /// Whether the path has no steps.
    public var isEmpty: Bool {
        elements.isEmpty
    }

    /// Where the next step would start; the origin for an empty path.
    public var currentPoint: CGPoint {
        PathBuilder.currentPoint(of: elements) ?? .zero
    }

    /// A path that will not change any more.
    public func copy() -> CGPath? {
        CGPath(elements: elements)
    }

    /// The path with every point moved by a transform.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements, transform: transform)
    }

    /// A path with the same steps that can be added to.
    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(elements: elements)
    }

    /// A path that can be added to, with every point moved by a transform.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        copy(using: transform).flatMap { $0.mutableCopy() }
    }

    /// The path with every point moved by a transform.
    package func applying(_ transform: CGAffineTransform) -> CGPath {
        withUnsafePointer(to: transform) { CGPath(elements: elements, transform: $0) }
    }

    /// Calls a block with every step, in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            var points = element.points
            points.withUnsafeMutableBufferPointer { buffer in
                withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { spare in
                    guard let base = buffer.baseAddress ?? spare.baseAddress else { return }
                    var step = CGPathElement(type: element.type, points: base)
                    block(&step)
                }
            }
        }
    }

    /// Calls a function with every step, in order, and with a pointer of the caller's.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Whether both paths have the same steps.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || lhs.elements == rhs.elements
    }

    /// Feeds the steps to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}
