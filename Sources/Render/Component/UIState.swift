/// The data that a component keeps between renders.
public protocol UIStateProtocol: AnyObject, CustomStringConvertible {
    /// Creates the initial state.
    init()
}

/// A base class for states.
open class UIState: UIStateProtocol {
    /// Creates the initial state.
    public required init() {}
}

/// The state of components without state.
public final class UINilState: UIStateProtocol {
    public init() {}

    /// A new, empty instance.
    public static var `nil`: UINilState { UINilState() }
}
