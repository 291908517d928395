/// The inputs that a parent passes to a component.
public protocol UIPropsProtocol: CustomStringConvertible {
    /// Creates the default props.
    init()
}

/// A base class for props.
open class UIProps: UIPropsProtocol {
    /// Creates the default props.
    public required init() {}
}

/// The props of components without inputs.
public final class UINilProps: UIPropsProtocol {
    public init() {}

    /// A new, empty instance.
    public static var `nil`: UINilProps { UINilProps() }
}
