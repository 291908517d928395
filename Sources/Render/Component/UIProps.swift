/// What a component is given from above.
public protocol UIPropsProtocol: ReflectedStringConvertible {
    /// The props of a component that was given none.
    init()
}

/// The base class of props.
open class UIProps: UIPropsProtocol {
    /// The props of a component that was given none.
    public required init() {}
}

/// The props of components that are given nothing.
public final class UINilProps: UIPropsProtocol {
    /// Nothing.
    public init() {}

    /// Nothing.
    public static var `nil`: UINilProps { UINilProps() }
}
