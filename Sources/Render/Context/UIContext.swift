/// Creates components and stores their state; usually owned by a view controller.
///
/// Requests with the same key return the same component. Its state is stored under the same key until
/// ``flushObsoleteState(validKeys:)`` or ``dispose()``.
@preconcurrency @MainActor
open class UIContext: UIContextProtocol {
    private var entries: [String: ComponentEntry] = [:]
    private var states: [String: any UIStateProtocol] = [:]
    private var coordinators: [String: CoordinatorEntry] = [:]
    private var delegates: [WeakDelegate] = []
    /// The number of suspensions that have not been resumed.
    private var suspensions = 0
    /// The render in progress.
    private var currentPass: RenderPass?
    private var lastPass: UInt = 0
    /// The number of the component that was registered last.
    private var lastNumber: UInt = 0
    /// The number of requests for components, states and coordinators and of component descriptions so far.
    private(set) var requestCount: UInt = 0
    /// The memoized nodes of the component that is being rendered.
    var memory: RenderMemoizer? { currentPass?.memory }

    /// A Boolean value that indicates whether renders wait for the next layout pass of their canvas, so that several
    /// renders are coalesced.
    ///
    /// The default is `false`: a render takes place immediately.
    public var rendersBeforeNextFrame = false
    /// An animator for all layout changes, as with ``UIComponentRenderOption/animateLayoutChanges(animator:)``.
    ///
    /// A finished animator cannot be reused; assign a new one before the next change.
    public var layoutAnimator: UIViewPropertyAnimator?
    /// The size of the view that displays the components, in points, as set by the view controller.
    public var canvasSize = CGSize.zero
    /// The parent context: for the context of a table's cells, the one that renders the table.
    public weak var parentContext: UIContext?

    /// Creates an empty context.
    public init() {}

    /// Creates the context of the components in a list's cells, which do not use the layout animator of the parent.
    convenience init(parent: UIContext) {
        self.init()
        parentContext = parent
    }

    var isRenderingSuspended: Bool { suspensions > 0 }

    // MARK: Components

    /// Returns the component of a class with a key and updates its props; requests with the same key return the same
    /// component.
    ///
    /// If the key belongs to a component of another class, the context reports a diagnostic and replaces that
    /// component.
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

    /// Returns the component whose key is the name of its class.
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

    /// Returns a new component without a key, for components without state.
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

    /// Returns the state of a class with a key; requests with the same key return the same state.
    ///
    /// Without a key it returns a new state and reports a diagnostic, because the state would be lost with the next
    /// render. ``UINilState`` is exempt from the diagnostic.
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
            "render.missing-key", "A component with state was created without a key, so its state is lost.",
            subject: "\(type)",
            hint: "Use component(_:key:props:parent:) instead of transientComponent(_:props:parent:).")
    }

    // MARK: Coordinators

    /// Returns the coordinator of a class with a key; requests with the same key return the same coordinator.
    ///
    /// It belongs to the component that is being rendered, and is released when a render of that component no longer
    /// requests it.
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

    // MARK: Storage

    /// Disposes of the components whose keys are not in the set, and discards their states.
    ///
    /// Coordinators whose keys are not in the set are discarded as well, unless they belong to a component that remains.
    public func flushObsoleteState(validKeys: Set<String>) {
        for (key, entry) in entries where !validKeys.contains(key) {
            entries[key] = nil
            entry.component.dispose()
        }
        states = states.filter { validKeys.contains($0.key) }
        coordinators = coordinators.filter { key, entry in
            guard !validKeys.contains(key) else { return true }
            guard let owner = entry.owner else { return false }
            return owner.key.map(validKeys.contains) ?? true
        }
    }

    /// Disposes of the component with a key and of the components it requested, and discards their states.
    func discard(key: String) {
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
        var entry = entries[key] ?? makeEntry(component)
        entry.component = component
        if let currentPass, currentPass.root !== component {
            if entry.pass != currentPass.number { currentPass.memory.keys.append(key) }
            entry.owner = currentPass.root
            entry.pass = currentPass.number
        }
        entries[key] = entry
    }

    private func makeEntry(_ component: any UIComponentProtocol) -> ComponentEntry {
        lastNumber += 1
        return ComponentEntry(component: component, number: lastNumber)
    }

    /// The registered components in the order of their first requests, in which several of them are rendered.
    private var orderedEntries: [ComponentEntry] {
        entries.values.sorted { $0.number < $1.number }
    }

    /// Begins the render of a root component.
    func beginRender(of component: any UIComponentProtocol, memory: RenderMemoizer) {
        lastPass += 1
        currentPass = RenderPass(
            number: lastPass, root: component, memory: memory, outer: currentPass.map { Box($0) })
    }

    /// Disposes of the components and coordinators that the component's previous render requested and this one did not.
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

    /// Records that a component is described, and reports a diagnostic if it is described twice in one render.
    func recordDescription(of component: any UIComponentProtocol) {
        requestCount += 1
        guard let key = component.key, let number = currentPass?.number else { return }
        guard entries[key]?.describedPass == number else {
            entries[key]?.describedPass = number
            return
        }
        diagnose(
            "render.duplicate-component", "The component with the key \"\(key)\" is used in two places.",
            subject: "\(type(of: component))",
            hint: "Give each of the two a unique key; currently they share one state.")
    }

    // MARK: Rendering

    /// Defers all renders until ``resumeComponentRendering()``.
    ///
    /// Calls can be nested.
    public func suspendComponentRendering() {
        suspensions += 1
    }

    /// Performs the deferred renders, once per component.
    public func resumeComponentRendering() {
        guard suspensions > 0 else { return }
        suspensions -= 1
        guard suspensions == 0 else { return }
        for entry in orderedEntries { entry.component.resumeFromSuspendedRenderingIfNecessary() }
    }

    /// Defers the renders that the closure requests, and performs each of them once afterwards.
    public func batch(_ changes: () -> Void) {
        suspendComponentRendering()
        defer { resumeComponentRendering() }
        changes()
    }

    /// Notifies the delegates that a root component was rendered.
    func didRender(_ component: any UIComponentProtocol, _ options: [UIComponentRenderOption]) {
        delegates.removeAll { $0.delegate == nil }
        for entry in delegates { entry.delegate?.didRender(component) }
        for entry in delegates {
            entry.delegate?.setNeedRenderInvoked(on: self, component: component, options: options)
        }
        if options.propagates { parentContext?.renderAll() }
    }

    /// Renders all root components that have a canvas.
    public func renderAll() {
        for entry in orderedEntries where entry.component.parent == nil && entry.component.canvasView != nil {
            entry.component.setNeedsRender()
        }
    }

    /// Adds a delegate, which the context references weakly.
    public func registerDelegate(_ delegate: any UIContextDelegate) {
        unregister(delegate)
        delegates.append(WeakDelegate(delegate: delegate))
    }

    /// Removes a delegate.
    public func unregister(_ delegate: any UIContextDelegate) {
        delegates.removeAll { $0.delegate == nil || $0.delegate === delegate }
    }

    /// Disposes of all components, and discards all states and coordinators.
    public func dispose() {
        let all = orderedEntries
        entries = [:]
        states = [:]
        coordinators = [:]
        all.forEach { $0.component.dispose() }
    }
}

/// A component registered under a key, and the renders that used it.
@MainActor
private struct ComponentEntry {
    var component: any UIComponentProtocol
    /// The position in the order of registration.
    let number: UInt
    /// The root component whose render requested the component last.
    weak var owner: (any UIComponentProtocol)?
    /// The number of the render that requested the component last.
    var pass: UInt = 0
    /// The number of the render that described the component last.
    var describedPass: UInt = 0
}

@MainActor
private struct CoordinatorEntry {
    let coordinator: Coordinator
    weak var owner: (any UIComponentProtocol)?
    let pass: UInt
}

/// A render of a root component, possibly nested in the render of another one.
@MainActor
private struct RenderPass {
    let number: UInt
    let root: any UIComponentProtocol
    let memory: RenderMemoizer
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
