/// A function that `CGPath.apply(info:function:)` calls with every element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

// Sendable: the elements are immutable, and `CGMutablePath`, the only subclass, protects its elements with a lock.
/// An immutable sequence of lines and curves.
///
/// Two paths are equal if they have the same elements. To build a path step by step, use `CGMutablePath`.
public class CGPath: Hashable, @unchecked Sendable {
    private let fixedElements: [PathElement]

    package init(elements: [PathElement] = []) {
        fixedElements = elements
    }

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: PathBuilder.rectangle(rect), transform: transform)
    }

    /// Creates a path of the ellipse inscribed in a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: PathBuilder.ellipse(in: rect), transform: transform)
    }

    /// Creates a path of a rectangle with rounded corners; radii are limited to half of the rectangle's sides.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(elements: PathBuilder.roundedRectangle(rect, radii: CornerRadii(corner)), transform: transform)
    }

    /// Creates a path of a rectangle with different corner radii; radii that are too large for a side are all reduced.
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

    /// The elements; all coordinates are finite, and the first element is a move.
    package var elements: [PathElement] {
        fixedElements
    }

    /// Returns the elements divided into subpaths, each of which starts with its move.
    package static func subpaths(of elements: [PathElement]) -> [[PathElement]] {
        PathBuilder.subpaths(of: elements)
    }

    /// The path without its open subpaths: those that are not closed and do not end at their start.
    package var withoutOpenSubpaths: CGPath {
        CGPath(elements: PathBuilder.subpaths(of: elements).filter(PathBuilder.isClosed).flatMap { $0 })
    }

    /// Whether the path has no elements.
    public var isEmpty: Bool {
        elements.isEmpty
    }

    /// The end of the path; the origin for an empty path.
    public var currentPoint: CGPoint {
        PathBuilder.currentPoint(of: elements) ?? .zero
    }

    /// Returns an immutable copy.
    public func copy() -> CGPath? {
        CGPath(elements: elements)
    }

    /// Returns the transformed path.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements, transform: transform)
    }

    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(elements: elements)
    }

    /// Returns a mutable, transformed copy.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        copy(using: transform).flatMap { $0.mutableCopy() }
    }

    /// Returns the transformed path.
    package func applying(_ transform: CGAffineTransform) -> CGPath {
        withUnsafePointer(to: transform) { CGPath(elements: elements, transform: $0) }
    }

    /// Calls a closure with every element, in order.
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

    /// Calls a function with every element, in order, passing `info` through to it.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Whether both paths have the same elements.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || lhs.elements == rhs.elements
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}
