/// One step of a path, in the path's coordinate space.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close

    /// The control points and the end, in order; none for `close`.
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

/// The kind of a path's step.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a new subpath; one point.
    case moveToPoint = 0
    /// A straight line; one point.
    case addLineToPoint = 1
    /// A curve with one control point; two points.
    case addQuadCurveToPoint = 2
    /// A curve with two control points; three points.
    case addCurveToPoint = 3
    /// A straight line back to the start of the subpath; no point.
    case closeSubpath = 4
}

/// One step of a path, valid while the block that receives it runs.
public struct CGPathElement {
    /// The kind of the step.
    public var type: CGPathElementType
    /// The control points and the end, as many as the kind says.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Makes a step.
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

/// Which points lie inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Points that the path goes around, in sum.
    case winding
    /// Points from which a ray crosses the path an odd number of times.
    case evenOdd
}

/// What a path is painted with.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fill, winding rule.
    case fill
    /// Fill, even-odd rule.
    case eoFill
    /// Line only.
    case stroke
    /// Fill by the winding rule, then the line.
    case fillStroke
    /// Fill by the even-odd rule, then the line.
    case eoFillStroke
}
