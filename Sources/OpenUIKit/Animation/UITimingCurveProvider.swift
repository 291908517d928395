/// Of what kind the pace of an animator is.
public enum UITimingCurveType: Int, Sendable {
    /// One of the named curves.
    case builtin = 0
    /// A cubic curve of its own.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A spring whose time passes as a cubic curve says.
    case composed = 3
}

/// What gives an animator its pace: ``UICubicTimingParameters``, ``UISpringTimingParameters``, or a type that combines
/// both.
public protocol UITimingCurveProvider: AnyObject {
    /// Which of the parameters count.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve, if it has one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, if it has one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// What follows from the parameters that are there.
    public var timingCurveType: UITimingCurveType {
        switch (cubicTimingParameters, springTimingParameters) {
        case (.some, .some): .composed
        case (nil, .some): .spring
        case (.some, nil): .cubic
        case (nil, nil): .builtin
        }
    }
}
