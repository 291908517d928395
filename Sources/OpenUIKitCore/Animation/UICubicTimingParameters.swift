/// The timing of an animator defined by a cubic Bézier curve.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, NSCopying, Sendable {
    let function: CAMediaTimingFunction
    /// The predefined curve, or `easeInOut` if the parameters were created from control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point; x lies in 0…1.
    public let controlPoint1: CGPoint
    /// The second control point; x lies in 0…1.
    public let controlPoint2: CGPoint
    /// `builtin` for predefined curves, otherwise `cubic`.
    public let timingCurveType: UITimingCurveType
    /// This object.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always `nil`.
    public var springTimingParameters: UISpringTimingParameters? { nil }

    private init(_ function: CAMediaTimingFunction, curve: UIView.AnimationCurve?) {
        self.function = function
        animationCurve = curve ?? .easeInOut
        timingCurveType = curve == nil ? .cubic : .builtin
        controlPoint1 = function.controlPoint(1)
        controlPoint2 = function.controlPoint(2)
        super.init()
    }

    /// Creates the default timing of view animations, which eases in and out.
    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    /// Creates timing parameters for a predefined curve.
    public convenience init(animationCurve curve: UIView.AnimationCurve) {
        let name: CAMediaTimingFunctionName =
            switch curve {
            case .easeInOut: .easeInEaseOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        self.init(CAMediaTimingFunction(name: name), curve: curve)
    }

    /// Creates timing parameters from the control points of a cubic Bézier curve from (0, 0) to (1, 1).
    public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        self.init(
            CAMediaTimingFunction(controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y)),
            curve: nil)
    }

    /// Returns this object, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any {
        self
    }
}

extension CAMediaTimingFunction {
    fileprivate func controlPoint(_ index: Int) -> CGPoint {
        var values: (Float, Float) = (0, 0)
        withUnsafeMutableBytes(of: &values) { bytes in
            guard let first = bytes.bindMemory(to: Float.self).baseAddress else { return }
            getControlPoint(at: index, values: first)
        }
        return CGPoint(x: CGFloat(values.0), y: CGFloat(values.1))
    }
}
