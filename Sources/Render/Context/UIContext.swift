/// Makes components, and keeps what they remember: usually owned by a view controller.
///
/// A component that was made with a key is the same one whenever it is asked for again. Its state is kept under the key as
/// well, until ``flushObsoleteState(validKeys:)`` or ``dispose()``.
@MainActor
public final class UIContext: UIContextProtocol {
    private var components: [String: any UIComponentProtocol] = [:]
    private var states: [String: any UIStateProtocol] = [:]
    private var delegates: [WeakDelegate] = []
    /// How many times rendering was suspended and not resumed yet.
    private var suspensions = 0

    /// A context without components.
    public init() {}

    var isRenderingSuspended: Bool { suspensions > 0 }

    // MARK: Components

    /// The component of a class with a key: always the same one, with new props.
    ///
    /// If another class was used with the key before, that is reported, and a new component takes its place.
    public func component<C: UIContextComponent>(
        _ type: C.Type, key: String, props: C.PropsType = C.PropsType(), parent: (any UIComponentProtocol)? = nil
    ) -> C {
        let component = known(type, key: key) ?? C(context: self, key: key)
        components[key] = component
        component.props = props
        component.attach(to: parent)
        return component
    }

    /// The only component of its class.
    public func component<C: UIContextComponent>(
        _ type: C.Type, props: C.PropsType = C.PropsType(), parent: (any UIComponentProtocol)? = nil
    ) -> C {
        component(type, key: "\(type)", props: props, parent: parent)
    }

    private func known<C: UIContextComponent>(_ type: C.Type, key: String) -> C? {
        guard let known = components[key] else { return nil }
        if let component = known as? C { return component }
        diagnose(
            "render.key-of-other-class", "The key \"\(key)\" belongs to a component of another class.",
            subject: "\(Swift.type(of: known)) and \(type)", hint: "Give the two components different keys.")
        return nil
    }

    /// A new component without identity, for components that remember nothing.
    public func transientComponent<C: UIContextComponent>(
        _ type: C.Type, props: C.PropsType = C.PropsType(), parent: (any UIComponentProtocol)? = nil
    ) -> C {
        let component = C(context: self, key: nil)
        component.props = props
        component.attach(to: parent)
        return component
    }

    // MARK: State

    /// The state of a class with a key: always the same one.
    ///
    /// Without a key it is a new one, which is reported unless it is ``UINilState``, because it would be lost at the next
    /// render.
    public func state<S: UIStateProtocol>(_ type: S.Type, key: String?) -> S {
        guard let key else {
            if type != UINilState.self { reportMissingKey(type) }
            return S()
        }
        if let known = states[key] as? S { return known }
        let state = S()
        states[key] = state
        return state
    }

    private func reportMissingKey(_ type: Any.Type) {
        diagnose(
            "render.missing-key", "A component with state was made without a key, so its state is lost.",
            subject: "\(type)",
            hint: "Use component(_:key:props:parent:) instead of transientComponent(_:props:parent:).")
    }

    /// Forgets the components and states whose keys are not in the set.
    public func flushObsoleteState(validKeys: Set<String>) {
        states = states.filter { validKeys.contains($0.key) }
        components = components.filter { validKeys.contains($0.key) }
    }

    // MARK: Rendering

    /// Puts off all renders until ``resumeComponentRendering()``.
    ///
    /// Calls nest.
    public func suspendComponentRendering() {
        suspensions += 1
    }

    /// Does the renders that were put off, each component once.
    public func resumeComponentRendering() {
        guard suspensions > 0 else { return }
        suspensions -= 1
        guard suspensions == 0 else { return }
        for component in components.values {
            component.resumeFromSuspendedRenderingIfNecessary()
        }
    }

    func didRenderRootComponent(_ component: any UIComponentProtocol) {
        delegates.removeAll { $0.delegate == nil }
        for entry in delegates {
            entry.delegate?.didRender(component)
        }
    }

    /// Tells an object about renders from now on, without keeping it alive.
    public func registerDelegate(_ delegate: any UIContextDelegate) {
        unregister(delegate)
        delegates.append(WeakDelegate(delegate: delegate))
    }

    /// Tells an object nothing any more.
    public func unregister(_ delegate: any UIContextDelegate) {
        delegates.removeAll { $0.delegate == nil || $0.delegate === delegate }
    }

    /// Takes all views away and forgets all components and states.
    public func dispose() {
        let all = components.values
        components = [:]
        states = [:]
        all.forEach { $0.dispose() }
    }
}

private struct WeakDelegate {
    weak var delegate: (any UIContextDelegate)?
}
