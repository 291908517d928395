/// Creates components and stores their state.
@preconcurrency @MainActor
public protocol UIContextProtocol: AnyObject {
    /// Returns the component with a key and updates its props; requests with the same key return the same component.
    func component<C: UIContextComponent>(
        _ type: C.Type, key: String, props: C.PropsType, parent: (any UIComponentProtocol)?
    ) -> C
    /// Returns a new component without a key.
    func transientComponent<C: UIContextComponent>(
        _ type: C.Type, props: C.PropsType, parent: (any UIComponentProtocol)?
    ) -> C
    /// Returns the state with a key, or a new state without a key.
    func state<S: UIStateProtocol>(_ type: S.Type, key: String?) -> S
    /// Defers all renders until ``resumeComponentRendering()``.
    func suspendComponentRendering()
    /// Performs the deferred renders.
    func resumeComponentRendering()
}

/// Receives notifications about the renders of a context.
@preconcurrency @MainActor
public protocol UIContextDelegate: AnyObject {
    /// Called after a root component was rendered.
    func didRender(_ component: any UIComponentProtocol)
    /// Called after a root component was rendered.
    func setNeedRenderInvoked(on context: any UIContextProtocol, component: any UIComponentProtocol)
    /// Called after a root component was rendered, with the options of the render.
    ///
    /// The default calls the method without options.
    func setNeedRenderInvoked(
        on context: any UIContextProtocol, component: any UIComponentProtocol, options: [UIComponentRenderOption])
}

extension UIContextDelegate {
    public func didRender(_ component: any UIComponentProtocol) {}
    public func setNeedRenderInvoked(on context: any UIContextProtocol, component: any UIComponentProtocol) {}
    public func setNeedRenderInvoked(
        on context: any UIContextProtocol, component: any UIComponentProtocol, options: [UIComponentRenderOption]
    ) {
        setNeedRenderInvoked(on: context, component: component)
    }
}
