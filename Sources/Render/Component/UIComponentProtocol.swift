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
    /// How much space there is; infinite extents are left to the content.
    var renderSize: () -> CGSize { get set }
    /// Whether the views of the component are configured at the next render.
    var shouldUpdate: Bool { get }
    /// What the component remembers.
    var anyState: any UIStateProtocol { get }
    /// What the component is given from above.
    var anyProp: any UIPropsProtocol { get }
    /// What the last render did to the views.
    var lastReport: UIRenderReport { get }

    /// Shows the component in a view, from the next render on.
    func setCanvas(view: UIView, options: [UIComponentCanvasOption])
    /// Does not show the component in its canvas any more; its views stay there for whoever is shown next.
    func detachCanvas()
    /// Describes the component again, and makes its views equal to that.
    func setNeedsRender(options: [UIComponentRenderOption])
    /// What the component looks like, for a node around it.
    func asNode() -> any UINodeProtocol
    /// Renders now if that was put off while rendering was suspended.
    func resumeFromSuspendedRenderingIfNecessary()
    /// Takes the views away and lets go of everything.
    func dispose()
}

extension UIComponentProtocol {
    /// Whether the views of the component are configured at the next render: they are.
    public var shouldUpdate: Bool { true }

    /// Describes the component again, and makes its views equal to that.
    public func setNeedsRender() {
        setNeedsRender(options: [])
    }

    /// The size that the views of the last render take together, in points, with their margins.
    public var renderedSize: CGSize {
        var size = CGSize.zero
        for view in root.rendered.compactMap(\.renderedView) {
            let margins = view.yoga.rootMargins
            size.width = max(size.width, view.center.x + view.bounds.width / 2 + margins.right)
            size.height = max(size.height, view.center.y + view.bounds.height / 2 + margins.bottom)
        }
        return size
    }
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
