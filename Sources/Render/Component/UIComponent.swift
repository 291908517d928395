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

    private var isRendering = false
    private var isRenderSuspended = false
    private var sizeObserver: CanvasObserver?

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
        canvasView = view
        renderSize = { [weak view] in
            guard let size = view?.bounds.size else { return .zero }
            let isBound = options.contains(.useBoundsAsCanvasSize)
            return CGSize(
                width: isBound && !options.contains(.flexibleWidth) ? size.width : .infinity,
                height: isBound && !options.contains(.flexibleHeight) ? size.height : .infinity)
        }
        sizeObserver?.removeFromSuperview()
        sizeObserver = nil
        guard options.contains(.renderOnCanvasSizeChange) else { return }
        sizeObserver = CanvasObserver(canvas: view) { [weak self] in self?.setNeedsRender() }
    }

    /// Describes the component again, and makes its views equal to that.
    ///
    /// On a component inside another one this renders the outermost one. Without a canvas it does nothing; while the
    /// context suspends rendering it is put off.
    public func setNeedsRender(options: [UIComponentRenderOption] = []) {
        if let parent { return parent.setNeedsRender(options: options) }
        guard let canvasView, let context = context as? UIContext else { return }
        guard !context.isRenderingSuspended else {
            isRenderSuspended = true
            return
        }
        guard !isRendering else { return reportRenderDuringRender() }
        isRendering = true
        defer { isRendering = false }
        root = asNode()
        reconcile(in: canvasView, options)
        context.didRenderRootComponent(self)
    }

    private func reconcile(in canvas: UIView, _ options: [UIComponentRenderOption]) {
        guard case .animateLayoutChanges(let animator)? = options.first else {
            lastReport = root.reconcile(in: canvas, size: renderSize(), options: [])
            return
        }
        animator.addAnimations { [weak self] in
            guard let self else { return }
            lastReport = root.reconcile(in: canvas, size: renderSize(), options: [])
        }
        animator.startAnimation()
    }

    private func reportRenderDuringRender() {
        diagnose(
            "render.render-during-render", "setNeedsRender() was called while the component was being rendered.",
            subject: "\(type(of: self))\(key.map { " \"\($0)\"" } ?? "")",
            hint: "Change the state in reaction to an event instead, not in render(context:) or in a node's closure.")
    }

    /// Renders now if that was put off while rendering was suspended.
    public func resumeFromSuspendedRenderingIfNecessary() {
        guard isRenderSuspended else { return }
        isRenderSuspended = false
        setNeedsRender()
    }

    /// What the component looks like, for a node around it.
    public func asNode() -> any UINodeProtocol {
        guard let context = context as? UIContext else { return UINilNode.nil }
        let node = render(context: context)
        node.associatedComponent = self
        return node
    }

    // MARK: Children

    /// A key for something inside this component, which differs from those of other components.
    public func childKey(_ postfix: String) -> String {
        "\(key ?? "\(type(of: self))")-\(postfix)"
    }

    /// A component inside this one: with a key always the same one, without a key a new one.
    public func childComponent<C: UIContextComponent>(
        _ type: C.Type, key: String? = nil, props: C.PropsType = C.PropsType()
    ) -> C {
        guard let context else { preconditionFailure("a component was used after the context it came from was freed") }
        guard let key else { return context.transientComponent(type, props: props, parent: self) }
        return context.component(type, key: key, props: props, parent: self)
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

    /// Takes the views away and lets go of everything.
    open func dispose() {
        if let canvasView { UINilNode.nil.reconcile(in: canvasView) }
        sizeObserver?.removeFromSuperview()
        sizeObserver = nil
        canvasView = nil
        root = UINilNode.nil
    }
}

/// A component that remembers nothing.
public typealias UIStatelessComponent<P: UIPropsProtocol> = UIComponent<UINilState, P>
/// A component that is given nothing.
public typealias UIProplessComponent<S: UIStateProtocol> = UIComponent<S, UINilProps>
/// A component that remembers nothing and is given nothing.
public typealias UIPureComponent = UIComponent<UINilState, UINilProps>
