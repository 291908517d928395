/// A unit of the interface that turns its inputs (props) and its state into a description of views.
///
///     final class Counter: UIComponent<CounterState, UINilProps> {
///         override func render(context: UIContext) -> any UINodeProtocol {
///             UINode<UILabel> { [state] spec in spec.set(\.text, "\(state.count)") }
///         }
///     }
///
///     let counter = context.component(Counter.self, key: "counter")
///     counter.setCanvas(view: view)
///     counter.setNeedsRender()
///
/// A ``UIContext`` creates components; client code never initializes them directly. A component with a key keeps its
/// identity and its state across renders.
@preconcurrency @MainActor
open class UIComponent<S: UIStateProtocol, P: UIPropsProtocol>: NSObject, UIContextComponent {
    /// The key that identifies the component and its state in the context.
    public let key: String?
    /// The data that the component keeps between renders.
    ///
    /// A change becomes visible with the next ``setNeedsRender(options:)``.
    open var state: S
    /// The inputs that the parent passes to the component.
    open var props = P()
    /// The context that created the component.
    public private(set) weak var context: (any UIContextProtocol)?
    /// The enclosing component, or `nil` for a root component.
    public private(set) weak var parent: (any UIComponentProtocol)?
    /// The object that receives the mount and layout callbacks of all the component's nodes.
    public weak var delegate: (any UINodeDelegateProtocol)?
    /// The view that displays the component.
    public private(set) weak var canvasView: UIView?
    /// The node tree that the last render produced.
    public private(set) var root: any UINodeProtocol = UINilNode.nil
    /// The view changes that the last render made.
    public private(set) var lastReport = UIRenderReport()
    /// Returns the available size, in points; an infinite dimension is sized by the content.
    public var renderSize: () -> CGSize = { .zero }

    /// A Boolean value that indicates whether the next render configures the component's views.
    ///
    /// If it is `false`, a render leaves existing views unchanged and configures only new ones.
    open var shouldUpdate: Bool { true }

    private var isRendering = false
    /// The renders that have been requested but not yet performed, merged into one.
    private var pending: PendingRender?
    private var observer: CanvasObserver?
    private let memory = RenderMemoizer()
    /// Creates the children after the component's context was deallocated.
    private var replacementContext: UIContext?

    /// Creates a component; only a ``UIContext`` calls this initializer.
    public required init(context: any UIContextProtocol, key: String? = nil) {
        self.context = context
        self.key = key
        state = context.state(S.self, key: key)
        super.init()
    }

    /// Sets the enclosing component; only a context calls this method.
    public func attach(to parent: (any UIComponentProtocol)?) {
        self.parent = parent
    }

    // MARK: Rendering

    /// Returns the description of the component; subclasses override this method.
    ///
    /// The default calls the method with a context of any type, which a subclass can override instead.
    open func render(context: UIContext) -> any UINodeProtocol {
        render(context: context as any UIContextProtocol)
    }

    /// Returns the description of the component, created with a context of any type.
    open func render(context: any UIContextProtocol) -> any UINodeProtocol {
        UINilNode.nil
    }

    /// Displays the component in a view, starting with the next ``setNeedsRender(options:)``.
    public func setCanvas(view: UIView, options: [UIComponentCanvasOption] = UIComponentCanvasOption.defaults()) {
        if let canvasView, canvasView !== view { detachCanvas() }
        canvasView = view
        let record = view.ensuredRecord
        record.component = self
        for former in record.traitRegistrations { view.unregisterForTraitChanges(former) }
        record.traitRegistrations = layoutRegistrations(for: view)
        renderSize = { [weak view] in
            guard let size = view?.bounds.size else { return .zero }
            let isBound = options.contains(.useBoundsAsCanvasSize)
            return CGSize(
                width: isBound && !options.contains(.flexibleWidth) ? size.width : .infinity,
                height: isBound && !options.contains(.flexibleHeight) ? size.height : .infinity)
        }
        observer?.removeFromSuperview()
        observer = nil
        guard options.contains(.renderOnCanvasSizeChange) else { return }
        ensuredObserver(of: view).observeSize { [weak self] in self?.setNeedsRender() }
    }

    /// Repeats the layout when a canvas has another layout direction or text size, also if it was rendered before it
    /// entered the hierarchy.
    private func layoutRegistrations(for canvas: UIView) -> [any UITraitChangeRegistration] {
        let direction = canvas.registerForTraitChanges([UITraitLayoutDirection.self]) {
            [weak self] (canvas: UIView, _) in
            self?.layOutAgain(in: canvas, options: [])
        }
        // The views in the canvas adopt the fonts of the new size after this notification.
        let textSize = canvas.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
            [weak self] (canvas: UIView, _) in
            canvas.invalidateContentSizes()
            self?.layOutAgain(in: canvas, options: [.beforeNextFrame])
        }
        return [direction, textSize]
    }

    private func layOutAgain(in canvas: UIView, options: [UIComponentRenderOption]) {
        // A pending render lays out with the new traits, too.
        guard canvas === canvasView, pending == nil, !isRendering else { return }
        setNeedsRender(options: options + [.layoutOnly, .preventTableUpdates])
    }

    private func ensuredObserver(of canvas: UIView) -> CanvasObserver {
        if let observer, observer.superview === canvas { return observer }
        let observer = CanvasObserver(canvas: canvas)
        self.observer = observer
        return observer
    }

    /// Renders the component and reconciles its views with the new description.
    ///
    /// A nested component without a canvas of its own forwards the call to its parent. Without any canvas the call has
    /// no effect. While the context suspends rendering, the render is deferred. With
    /// ``UIComponentRenderOption/beforeNextFrame``, or if ``UIContext/rendersBeforeNextFrame`` is `true`, the render
    /// takes place in the canvas's next layout pass.
    public func setNeedsRender(options: [UIComponentRenderOption] = []) {
        if canvasView == nil, let parent { return parent.setNeedsRender(options: options) }
        guard let canvasView, let context = context as? UIContext else { return }
        guard !isRendering else { return reportRenderDuringRender() }
        if context.isRenderingSuspended {
            pending = pending ?? PendingRender()
            pending?.merge(options)
        } else if options.waits || context.rendersBeforeNextFrame {
            pending = pending ?? PendingRender()
            pending?.merge(options)
            ensuredObserver(of: canvasView).request { [weak self] in self?.renderPending() }
        } else {
            pending?.merge(options)
            let options = pending?.merged ?? options
            pending = nil
            render(in: canvasView, context, options)
        }
    }

    /// Repeats the layout without rendering again.
    public func setNeedsLayout() {
        setNeedsRender(options: [.layoutOnly])
    }

    private func renderPending() {
        guard let pending, let canvasView, let context = context as? UIContext, !context.isRenderingSuspended else {
            return
        }
        self.pending = nil
        render(in: canvasView, context, pending.merged)
    }

    private func render(in canvas: UIView, _ context: UIContext, _ options: [UIComponentRenderOption]) {
        isRendering = true
        let animator = options.animator ?? context.layoutAnimator
        if options.isLayoutOnly {
            var reconciler = Reconciler(container: canvas, size: renderSize(), options: [], animator: animator)
            lastReport = reconciler.runLayout()
        } else {
            describe(in: context, canvasSize: Reconciler.canvasSize(of: canvas, renderSize()))
            var reconciler = Reconciler(
                container: canvas, size: renderSize(), options: [.releaseClosures], animator: animator)
            lastReport = reconciler.run(root.rendered)
            memory.endRender()
        }
        // Observers of the render may render again, so the flag is reset before they are notified.
        isRendering = false
        context.didRender(self, options)
    }

    private func describe(in context: UIContext, canvasSize: CGSize) {
        memory.beginRender(canvasSize: canvasSize)
        context.beginRender(of: self, memory: memory)
        root = asNode()
        root.rendered.first?.releaseOwnership(of: self)
        context.endRender(of: self)
    }

    /// Returns the size of the component's description in another canvas, without displaying it.
    ///
    /// The component's own canvas, views and pending render are unaffected, and no observers are notified.
    ///
    /// - Parameters:
    ///   - canvasSize: The size of the other canvas, in points.
    ///   - available: The available size, in points; an infinite dimension is sized by the content.
    func measuredSize(canvasSize: CGSize, available: CGSize) -> CGSize {
        guard let context = context as? UIContext else { return .zero }
        guard !isRendering else {
            reportRenderDuringRender()
            return .zero
        }
        isRendering = true
        defer { isRendering = false }
        let canvas = UIView(frame: CGRect(origin: .zero, size: canvasSize))
        // The memoized nodes belong to the displayed views.
        let memory = RenderMemoizer()
        memory.beginRender(canvasSize: Reconciler.canvasSize(of: canvas, available))
        context.beginRender(of: self, memory: memory)
        let description = asNode()
        description.rendered.first?.releaseOwnership(of: self)
        context.endRender(of: self)
        var reconciler = Reconciler(
            container: canvas, size: available, options: [.preventDelegateCallbacks, .releaseClosures])
        _ = reconciler.run(description.rendered)
        return withExtendedLifetime(canvas) { description.rendered.renderedSize }
    }

    private func reportRenderDuringRender() {
        diagnose(
            "render.render-during-render", "setNeedsRender() was called while the component was being rendered.",
            subject: "\(type(of: self))\(key.map { " \"\($0)\"" } ?? "")",
            hint:
                "Change the state in response to an event, not in render(context:) or in a node's closure."
        )
    }

    /// Performs the render that was deferred while rendering was suspended, if there is one.
    public func resumeFromSuspendedRenderingIfNecessary() {
        renderPending()
    }

    /// Returns the component's description as a node to insert into another node.
    public func asNode() -> any UINodeProtocol {
        guard let context = context as? UIContext else { return UINilNode.nil }
        context.recordDescription(of: self)
        let node = render(context: context)
        node.associatedComponent = self
        return node
    }

    /// The component's state, without its concrete type.
    public var anyState: any UIStateProtocol { state }
    /// The component's props, without their concrete type.
    public var anyProp: any UIPropsProtocol { props }

    // MARK: Children

    /// Returns a key for a child of this component that is distinct from the keys of other components' children.
    public func childKey(_ postfix: String) -> String {
        "\(key ?? "\(type(of: self))")-\(postfix)"
    }

    /// Returns a child component: the same instance on every call with the same key, or a new instance without a key.
    public func childComponent<C: UIContextComponent>(
        _ type: C.Type, key: String? = nil, props: C.PropsType = C.PropsType()
    ) -> C {
        let context = context ?? fallbackContext()
        guard let key else { return context.transientComponent(type, props: props, parent: self) }
        return context.component(type, key: key, props: props, parent: self)
    }

    /// Returns a context that the component retains and that replaces its own after that was deallocated.
    private func fallbackContext() -> any UIContextProtocol {
        diagnose(
            "render.context-gone", "A component was used after its context was deallocated.",
            subject: "\(type(of: self))", hint: "Retain the context as long as its components are in use.")
        let fallback = replacementContext ?? UIContext()
        replacementContext = fallback
        return fallback
    }

    /// Returns a key for a child component of a class, with an index that distinguishes several of them.
    public func childKey<C>(_ type: C.Type, _ index: Int = -1) -> String {
        childKey(index < 0 ? "\(type)" : "\(type)-\(index)")
    }

    // MARK: Life cycle

    /// Called after a view of the component was created and inserted.
    open func nodeDidMount(_ node: any UINodeProtocol, view: UIView) {
        delegate?.nodeDidMount(node, view: view)
    }

    /// Called before a view of the component is laid out.
    open func nodeWillLayout(_ node: any UINodeProtocol, view: UIView) {
        delegate?.nodeWillLayout(node, view: view)
    }

    /// Called after a view of the component was laid out.
    open func nodeDidLayout(_ node: any UINodeProtocol, view: UIView) {
        delegate?.nodeDidLayout(node, view: view)
    }

    /// Detaches the component from its canvas; the views remain there for the next component to reuse.
    public func detachCanvas() {
        observer?.removeFromSuperview()
        observer = nil
        pending = nil
        memory.forget()
        if let record = canvasView?.viewRecord, record.component === self { record.component = nil }
        canvasView = nil
    }

    /// Removes the component's views and releases its resources.
    open func dispose() {
        if let canvasView { UINilNode.nil.reconcile(in: canvasView) }
        detachCanvas()
        root = UINilNode.nil
    }
}

/// A component without state.
public typealias UIStatelessComponent<P: UIPropsProtocol> = UIComponent<UINilState, P>
/// A component without props.
public typealias UIProplessComponent<S: UIStateProtocol> = UIComponent<S, UINilProps>
/// A component without state and props.
public typealias UIPureComponent = UIComponent<UINilState, UINilProps>
