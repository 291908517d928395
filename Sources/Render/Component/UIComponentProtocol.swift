/// A component of any state and props.
@MainActor
public protocol UIComponentProtocol: UINodeDelegateProtocol {
    /// Identifies the component, and with it its state, in its context.
    var key: String? { get }
    /// The component around this one.
    var parent: (any UIComponentProtocol)? { get }
    /// What the last render described.
    var root: any UINodeProtocol { get }
    /// Where the component is shown.
    var canvasView: UIView? { get }
    /// What the last render did to the views.
    var lastReport: UIRenderReport { get }

    /// Describes the component again, and makes its views equal to that.
    func setNeedsRender(options: [UIComponentRenderOption])
    /// What the component looks like, for a node around it.
    func asNode() -> any UINodeProtocol
    /// Renders now if that was put off while rendering was suspended.
    func resumeFromSuspendedRenderingIfNecessary()
    /// Takes the views away and lets go of everything.
    func dispose()
}

/// A component that a context can make.
@MainActor
public protocol UIContextComponent: UIComponentProtocol {
    /// The class of the props.
    associatedtype PropsType: UIPropsProtocol
    /// What the component is given from above.
    var props: PropsType { get set }
    /// Called by a context only.
    init(context: any UIContextProtocol, key: String?)
    /// Says which component is around this one.
    func attach(to parent: (any UIComponentProtocol)?)
}
