/// A component, independent of the types of its state and props.
@preconcurrency @MainActor
public protocol UIComponentProtocol: UINodeDelegateProtocol {
    /// The key that identifies the component and its state in the context.
    var key: String? { get }
    /// The enclosing component, or `nil` for a root component.
    var parent: (any UIComponentProtocol)? { get }
    /// The node tree that the last render produced.
    var root: any UINodeProtocol { get }
    /// The view that displays the component.
    var canvasView: UIView? { get }
    /// Returns the available size, in points; an infinite dimension is sized by the content.
    var renderSize: () -> CGSize { get set }
    /// A Boolean value that indicates whether the next render configures the component's views.
    var shouldUpdate: Bool { get }
    /// The data that the component keeps between renders.
    var anyState: any UIStateProtocol { get }
    /// The inputs that the parent passes to the component.
    var anyProp: any UIPropsProtocol { get }
    /// The view changes that the last render made.
    var lastReport: UIRenderReport { get }

    /// Displays the component in a view, starting with the next render.
    func setCanvas(view: UIView, options: [UIComponentCanvasOption])
    /// Detaches the component from its canvas; the views remain there for the next component to reuse.
    func detachCanvas()
    /// Renders the component and reconciles its views with the new description.
    func setNeedsRender(options: [UIComponentRenderOption])
    /// Returns the component's description as a node to insert into another node.
    func asNode() -> any UINodeProtocol
    /// Performs the render that was deferred while rendering was suspended, if there is one.
    func resumeFromSuspendedRenderingIfNecessary()
    /// Removes the component's views and releases its resources.
    func dispose()
}

extension UIComponentProtocol {
    /// The default is `true`: the next render configures the component's views.
    public var shouldUpdate: Bool { true }

    /// Renders the component with the default options.
    public func setNeedsRender() {
        setNeedsRender(options: [])
    }

    /// The size of the bounding box of the last render's root views, in points, including their margins.
    public var renderedSize: CGSize { root.rendered.renderedSize }
}

extension [NodeCore] {
    /// The size of the bounding box of the nodes' views in their container, in points, including their margins.
    @MainActor var renderedSize: CGSize {
        var size = CGSize.zero
        for view in compactMap(\.renderedView) {
            let margins = view.yoga.rootMargins
            size.width = Swift.max(size.width, view.center.x + view.bounds.width / 2 + margins.right)
            size.height = Swift.max(size.height, view.center.y + view.bounds.height / 2 + margins.bottom)
        }
        return size
    }
}

/// A component that a context can create.
@preconcurrency @MainActor
public protocol UIContextComponent: UIComponentProtocol {
    associatedtype PropsType: UIPropsProtocol
    /// The inputs that the parent passes to the component.
    var props: PropsType { get set }
    /// Creates a component; only a context calls this initializer.
    init(context: any UIContextProtocol, key: String?)
    /// Sets the enclosing component.
    func attach(to parent: (any UIComponentProtocol)?)
}
