/// An element of a path, in the path's coordinate space.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close

    /// The control points and the end, in order; empty for `close`.
    package var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let control, let end): [control, end]
        case .curve(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }

    package var isFinite: Bool {
        switch self {
        case .move(let end), .line(let end): end.isFinite
        case .quad(let control, let end): control.isFinite && end.isFinite
        case .curve(let control1, let control2, let end): control1.isFinite && control2.isFinite && end.isFinite
        case .close: true
        }
    }

    package func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let end): .move(end.applying(transform))
        case .line(let end): .line(end.applying(transform))
        case .quad(let control, let end):
            .quad(control: control.applying(transform), end: end.applying(transform))
        case .curve(let control1, let control2, let end):
            .curve(
                control1: control1.applying(transform), control2: control2.applying(transform),
                end: end.applying(transform))
        case .close: .close
        }
    }
}

/// The type of a path's element.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a new subpath; one point.
    case moveToPoint = 0
    /// A straight line; one point.
    case addLineToPoint = 1
    /// A quadratic Bézier curve; two points.
    case addQuadCurveToPoint = 2
    /// A cubic Bézier curve; three points.
    case addCurveToPoint = 3
    /// A straight line back to the start of the subpath; no point.
    case closeSubpath = 4
}

/// An element of a path, valid during the call of the closure that receives it.
public struct CGPathElement {
    public var type: CGPathElementType
    /// The control points and the end; the type determines their number.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

extension PathElement {
    var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}

/// The rule that determines the interior of a path.
public enum CGPathFillRule: Int, Sendable {
    /// Points whose winding number is not zero.
    case winding
    /// Points from which a ray crosses the path an odd number of times.
    case evenOdd
}

/// The operations for painting a path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills with the winding rule.
    case fill
    /// Fills with the even-odd rule.
    case eoFill
    case stroke
    /// Fills with the winding rule, then strokes.
    case fillStroke
    /// Fills with the even-odd rule, then strokes.
    case eoFillStroke
}
