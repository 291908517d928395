/// What a component remembers between renders.
public protocol UIStateProtocol: AnyObject, ReflectedStringConvertible {
    /// The state with which a component begins.
    init()
}

/// The base class of states.
open class UIState: UIStateProtocol {
    /// The state with which a component begins.
    public required init() {}
}

/// The state of components that remember nothing.
public final class UINilState: UIStateProtocol {
    /// Nothing.
    public init() {}

    /// Nothing.
    public static var `nil`: UINilState { UINilState() }
}
