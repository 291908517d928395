/// The kind of timing used by an animator.
public enum UITimingCurveType: Int, Sendable {
    /// A predefined curve.
    case builtin = 0
    /// A custom cubic curve.
    case cubic = 1
    case spring = 2
    /// A spring whose time is mapped through a cubic curve.
    case composed = 3
}

/// An object that defines the timing of an animator.
///
/// ``UICubicTimingParameters`` and ``UISpringTimingParameters`` conform to it; a custom type can combine both.
public protocol UITimingCurveProvider: AnyObject {
    /// The kind of timing, which determines the parameters to use.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve, or `nil` if there is none.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, or `nil` if there is none.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The kind of timing derived from the available parameters.
    public var timingCurveType: UITimingCurveType {
        switch (cubicTimingParameters, springTimingParameters) {
        case (.some, .some): .composed
        case (nil, .some): .spring
        case (.some, nil): .cubic
        case (nil, nil): .builtin
        }
    }
}
