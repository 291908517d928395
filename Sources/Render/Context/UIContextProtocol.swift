/// Makes components, and keeps what they remember.
@MainActor
public protocol UIContextProtocol: AnyObject {
    /// The component with a key: always the same one, with new props.
    func component<C: UIContextComponent>(
        _ type: C.Type, key: String, props: C.PropsType, parent: (any UIComponentProtocol)?
    ) -> C
    /// A new component without identity.
    func transientComponent<C: UIContextComponent>(
        _ type: C.Type, props: C.PropsType, parent: (any UIComponentProtocol)?
    ) -> C
    /// The state with a key: always the same one; without a key a new one.
    func state<S: UIStateProtocol>(_ type: S.Type, key: String?) -> S
    /// Puts off all renders until ``resumeComponentRendering()``.
    func suspendComponentRendering()
    /// Does the renders that were put off.
    func resumeComponentRendering()
}

/// Is told about the renders of a context.
@MainActor
public protocol UIContextDelegate: AnyObject {
    /// A component that is inside no other one was rendered.
    func didRender(_ component: any UIComponentProtocol)
    /// A component that is inside no other one was rendered, with options.
    func setNeedRenderInvoked(
        on context: any UIContextProtocol, component: any UIComponentProtocol, options: [UIComponentRenderOption])
}

extension UIContextDelegate {
    /// Does nothing.
    public func didRender(_ component: any UIComponentProtocol) {}
    /// Does nothing.
    public func setNeedRenderInvoked(
        on context: any UIContextProtocol, component: any UIComponentProtocol, options: [UIComponentRenderOption]
    ) {}
}
