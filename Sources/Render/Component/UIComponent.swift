/// A part of the interface: what it is given (props) and what it remembers (state) become a description of views.
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
/// Components are made by a ``UIContext``, never directly. A component with a key keeps its identity and its state.
@MainActor
open class UIComponent<S: UIStateProtocol, P: UIPropsProtocol>: NSObject, UIContextComponent {
    /// Identifies the component, and with it its state, in its context.
    public let key: String?
    /// What the component remembers.
    ///
    /// Changing it shows after ``setNeedsRender(options:)``.
    open var state: S
    /// What the component is given from above.
    open var props = P()
    /// Where the component came from.
    public private(set) weak var context: (any UIContextProtocol)?
    /// The component around this one.
    public private(set) weak var parent: (any UIComponentProtocol)?
    /// Is told about mounting and layout of all nodes of the component.
    public weak var delegate: (any UINodeDelegateProtocol)?
    /// Where the component is shown.
    public private(set) weak var canvasView: UIView?
    /// What the last render described.
    public private(set) var root: any UINodeProtocol = UINilNode.nil
    /// What the last render did to the views.
    public private(set) var lastReport = UIRenderReport()
    /// How much space there is; infinite extents are left to the content.
    public var renderSize: () -> CGSize = { .zero }

    /// Whether the views of the component are configured at the next render.
    ///
    /// If it is false, a render leaves the views of the component as they are, unless they are new.
    open var shouldUpdate: Bool { true }

    private var isRendering = false
    /// The renders that were asked for and not done yet.
    private var pending: PendingRender?
    private var observer: CanvasObserver?
    private let memory = RenderMemory()

    /// Called by a context only: see ``UIContext``.
    public required init(context: any UIContextProtocol, key: String? = nil) {
        self.context = context
        self.key = key
        state = context.state(S.self, key: key)
        super.init()
    }

    /// Says which component is around this one; called by a context.
    public func attach(to parent: (any UIComponentProtocol)?) {
        self.parent = parent
    }

    // MARK: Rendering

    /// Describes the component; subclasses override this.
    open func render(context: UIContext) -> any UINodeProtocol {
        UINilNode.nil
    }

    /// Shows the component in a view, from the next ``setNeedsRender(options:)`` on.
    public func setCanvas(view: UIView, options: [UIComponentCanvasOption] = UIComponentCanvasOption.defaults()) {
        if let canvasView, canvasView !== view { detachCanvas() }
        canvasView = view
        view.ensuredRecord.component = self
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

    private func ensuredObserver(of canvas: UIView) -> CanvasObserver {
        if let observer, observer.superview === canvas { return observer }
        let observer = CanvasObserver(canvas: canvas)
        self.observer = observer
        return observer
    }

    /// Describes the component again, and makes its views equal to that.
    ///
    /// On a component inside another one, without a canvas of its own, this renders the one that has a canvas. Without
    /// any canvas it does nothing; while the
    /// context suspends rendering it is put off. With ``UIComponentRenderOption/beforeNextFrame``, or where the context
    /// ``UIContext/rendersBeforeNextFrame``, it waits for the next layout pass of the canvas.
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

    /// Lays the component out again, with what the last render described.
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
        // Whoever is told may render again.
        isRendering = false
        context.didRender(self, options)
    }

    private func describe(in context: UIContext, canvasSize: CGSize) {
        memory.beginRender(canvasSize: canvasSize)
        context.beginRender(of: self, memory: memory)
        root = asNode()
        root.rendered.first?.holdWeakly(self)
        context.endRender(of: self)
    }

    private func reportRenderDuringRender() {
        diagnose(
            "render.render-during-render", "setNeedsRender() was called while the component was being rendered.",
            subject: "\(type(of: self))\(key.map { " \"\($0)\"" } ?? "")",
            hint: "Change the state in reaction to an event instead, not in render(context:) or in a node's closure.")
    }

    /// Renders now if that was put off while rendering was suspended.
    public func resumeFromSuspendedRenderingIfNecessary() {
        renderPending()
    }

    /// What the component looks like, for a node around it.
    public func asNode() -> any UINodeProtocol {
        guard let context = context as? UIContext else { return UINilNode.nil }
        context.noteDescription(of: self)
        let node = render(context: context)
        node.associatedComponent = self
        return node
    }

    /// What the component remembers.
    public var anyState: any UIStateProtocol { state }
    /// What the component is given from above.
    public var anyProp: any UIPropsProtocol { props }

    // MARK: Children

    /// A key for something inside this component, which differs from those of other components.
    public func childKey(_ postfix: String) -> String {
        "\(key ?? "\(type(of: self))")-\(postfix)"
    }

    /// A component inside this one: with a key always the same one, without a key a new one.
    public func childComponent<C: UIContextComponent>(
        _ type: C.Type, key: String? = nil, props: C.PropsType = C.PropsType()
    ) -> C {
        let context = context ?? contextInstead()
        guard let key else { return context.transientComponent(type, props: props, parent: self) }
        return context.component(type, key: key, props: props, parent: self)
    }

    /// A context that makes one component, because the one that this component came from is gone.
    private func contextInstead() -> any UIContextProtocol {
        diagnose(
            "render.context-gone", "A component was used after the context it came from was freed.",
            subject: "\(type(of: self))", hint: "Keep the context as long as its components are in use.")
        return UIContext()
    }

    /// A key for a component of a class inside this one, and for one of several by its number.
    public func childKey<C>(_ type: C.Type, _ index: Int = -1) -> String {
        childKey(index < 0 ? "\(type)" : "\(type)-\(index)")
    }

    // MARK: Life

    /// A view of the component was made.
    open func nodeDidMount(_ node: any UINodeProtocol, view: UIView) {
        delegate?.nodeDidMount(node, view: view)
    }

    /// A view of the component will be laid out.
    open func nodeWillLayout(_ node: any UINodeProtocol, view: UIView) {
        delegate?.nodeWillLayout(node, view: view)
    }

    /// A view of the component was laid out.
    open func nodeDidLayout(_ node: any UINodeProtocol, view: UIView) {
        delegate?.nodeDidLayout(node, view: view)
    }

    /// Does not show the component in its canvas any more; its views stay there for whoever is shown next.
    public func detachCanvas() {
        observer?.removeFromSuperview()
        observer = nil
        pending = nil
        memory.forget()
        if let record = canvasView?.viewRecord, record.component === self { record.component = nil }
        canvasView = nil
    }

    /// Takes the views away and lets go of everything.
    open func dispose() {
        if let canvasView { UINilNode.nil.reconcile(in: canvasView) }
        detachCanvas()
        root = UINilNode.nil
    }
}

/// A component that remembers nothing.
public typealias UIStatelessComponent<P: UIPropsProtocol> = UIComponent<UINilState, P>
/// A component that is given nothing.
public typealias UIProplessComponent<S: UIStateProtocol> = UIComponent<S, UINilProps>
/// A component that remembers nothing and is given nothing.
public typealias UIPureComponent = UIComponent<UINilState, UINilProps>
