/// Makes components, and keeps what they remember: usually owned by a view controller.
///
/// A component that was made with a key is the same one whenever it is asked for again. Its state is kept under the key as
/// well, until ``flushObsoleteState(validKeys:)`` or ``dispose()``.
@MainActor
open class UIContext: UIContextProtocol {
    private var entries: [String: ComponentEntry] = [:]
    private var states: [String: any UIStateProtocol] = [:]
    private var coordinators: [String: CoordinatorEntry] = [:]
    private var delegates: [WeakDelegate] = []
    /// How many times rendering was suspended and not resumed yet.
    private var suspensions = 0
    /// The render that goes on just now.
    private var currentPass: RenderPass?
    private var lastPass: UInt = 0
    /// How often a component, a state or a coordinator was asked for, or a component described.
    private(set) var requestCount: UInt = 0
    /// The nodes that the component which is rendered just now has described before.
    var memory: RenderMemory? { currentPass?.memory }

    /// Whether renders wait for the next layout pass of their canvas, so that several in one turn become one.
    ///
    /// False at first: a render is done when it is asked for.
    public var rendersBeforeNextFrame = false
    /// Animates all changes of layout, as with ``UIComponentRenderOption/animateLayoutChanges(animator:)``.
    ///
    /// An animator that is over is of no use any more; give the context another one for the next change.
    public var layoutAnimator: UIViewPropertyAnimator?
    /// The size of the view in which components are shown, as far as somebody told it; controllers do.
    public var canvasSize = CGSize.zero
    /// The context around this one: that of the table whose cells are rendered in this one.
    public weak var parentContext: UIContext?

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
        requestCount += 1
        let component = known(type, key: key) ?? C(context: self, key: key)
        component.props = props
        component.attach(to: parent)
        note(component, key: key)
        return component
    }

    /// The only component of its class.
    public func component<C: UIContextComponent>(
        _ type: C.Type, props: C.PropsType = C.PropsType(), parent: (any UIComponentProtocol)? = nil
    ) -> C {
        component(type, key: "\(type)", props: props, parent: parent)
    }

    private func known<C: UIContextComponent>(_ type: C.Type, key: String) -> C? {
        guard let known = entries[key]?.component else { return nil }
        if let component = known as? C { return component }
        known.dispose()
        states[key] = nil
        diagnose(
            "render.key-of-other-class", "The key \"\(key)\" belongs to a component of another class.",
            subject: "\(Swift.type(of: known)) and \(type)", hint: "Give the two components different keys.")
        return nil
    }

    /// A new component without identity, for components that remember nothing.
    public func transientComponent<C: UIContextComponent>(
        _ type: C.Type, props: C.PropsType = C.PropsType(), parent: (any UIComponentProtocol)? = nil
    ) -> C {
        requestCount += 1
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
        requestCount += 1
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

    // MARK: Coordinators

    /// The coordinator of a class with a key: always the same one.
    ///
    /// It belongs to the component that is being rendered, and lives as long as renders of that ask for it.
    public func coordinator<C: Coordinator>(_ type: C.Type, key: String? = nil) -> C {
        requestCount += 1
        let key = key ?? "\(type)"
        let coordinator = coordinators[key]?.coordinator as? C ?? C()
        let owner = currentPass?.root ?? coordinators[key]?.owner
        coordinator.owner = owner
        coordinators[key] = CoordinatorEntry(
            coordinator: coordinator, owner: owner, pass: currentPass?.number ?? coordinators[key]?.pass ?? 0)
        return coordinator
    }

    // MARK: What is kept

    /// Forgets the components and states whose keys are not in the set.
    public func flushObsoleteState(validKeys: Set<String>) {
        for (key, entry) in entries where !validKeys.contains(key) {
            entries[key] = nil
            entry.component.dispose()
        }
        states = states.filter { validKeys.contains($0.key) }
        coordinators = coordinators.filter { validKeys.contains($0.key) }
    }

    /// Disposes of the component with a key, of those that it asked for, and of their states.
    public func discard(key: String) {
        states[key] = nil
        coordinators[key] = nil
        guard let entry = entries.removeValue(forKey: key) else { return }
        for (inner, other) in entries where other.owner === entry.component {
            entries[inner] = nil
            states[inner] = nil
            other.component.dispose()
        }
        coordinators = coordinators.filter { $0.value.owner !== entry.component }
        entry.component.dispose()
    }

    private func note(_ component: any UIComponentProtocol, key: String) {
        var entry = entries[key] ?? ComponentEntry(component: component)
        entry.component = component
        if let currentPass, currentPass.root !== component {
            if entry.pass != currentPass.number { currentPass.memory.keys.append(key) }
            entry.owner = currentPass.root
            entry.pass = currentPass.number
        }
        entries[key] = entry
    }

    /// Says that an outermost component is described from now on.
    func beginRender(of component: any UIComponentProtocol, memory: RenderMemory) {
        lastPass += 1
        currentPass = RenderPass(
            number: lastPass, root: component, memory: memory, outer: currentPass.map { Box($0) })
    }

    /// Disposes of what the last render of the component asked for, and this one did not.
    func endRender(of component: any UIComponentProtocol) {
        guard let pass = currentPass else { return }
        currentPass = pass.outer?.value
        for key in pass.memory.obsoleteKeys {
            guard let entry = entries[key], entry.owner === component, entry.pass != pass.number else { continue }
            entries[key] = nil
            states[key] = nil
            entry.component.dispose()
        }
        for (key, entry) in coordinators where entry.owner === component && entry.pass != pass.number {
            coordinators[key] = nil
        }
    }

    /// Notes that a component is described, and reports if that happens twice in one render.
    func noteDescription(of component: any UIComponentProtocol) {
        requestCount += 1
        guard let key = component.key, let number = currentPass?.number else { return }
        guard entries[key]?.describedPass == number else {
            entries[key]?.describedPass = number
            return
        }
        diagnose(
            "render.duplicate-component", "The component with the key \"\(key)\" stands in two places.",
            subject: "\(type(of: component))", hint: "Give each of them its own key; they share one state now.")
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
        for entry in entries.values { entry.component.resumeFromSuspendedRenderingIfNecessary() }
    }

    /// Renders what changes meanwhile once, afterwards.
    public func batch(_ changes: () -> Void) {
        suspendComponentRendering()
        defer { resumeComponentRendering() }
        changes()
    }

    /// Tells the delegates that an outermost component was rendered.
    public func didRenderRootComponent(_ component: any UIComponentProtocol) {
        delegates.removeAll { $0.delegate == nil }
        for entry in delegates { entry.delegate?.didRender(component) }
    }

    func didRender(_ component: any UIComponentProtocol, _ options: [UIComponentRenderOption]) {
        didRenderRootComponent(component)
        for entry in delegates {
            entry.delegate?.setNeedRenderInvoked(on: self, component: component, options: options)
        }
        if options.propagates { parentContext?.renderAll() }
    }

    /// Renders all outermost components.
    public func renderAll() {
        for entry in entries.values where entry.component.parent == nil && entry.component.canvasView != nil {
            entry.component.setNeedsRender()
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
        let all = entries.values
        entries = [:]
        states = [:]
        coordinators = [:]
        all.forEach { $0.component.dispose() }
    }
}

/// What a context knows about a component with a key.
@MainActor
private struct ComponentEntry {
    var component: any UIComponentProtocol
    /// The outermost component that asked for it while it was rendered.
    weak var owner: (any UIComponentProtocol)?
    /// The render in which that asked for it last.
    var pass: UInt = 0
    /// The render in which it was described last.
    var describedPass: UInt = 0
}

@MainActor
private struct CoordinatorEntry {
    let coordinator: Coordinator
    weak var owner: (any UIComponentProtocol)?
    let pass: UInt
}

/// A render of an outermost component, perhaps inside that of another one.
@MainActor
private struct RenderPass {
    let number: UInt
    let root: any UIComponentProtocol
    let memory: RenderMemory
    let outer: Box<RenderPass>?
}

private final class Box<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

private struct WeakDelegate {
    weak var delegate: (any UIContextDelegate)?
}
