/// A controller that shows one component.
///
///     final class CounterViewController: UIComponentViewController<CounterComponent> {
///         override func buildRootComponent() -> CounterComponent {
///             context.component(CounterComponent.self, key: rootKey)
///         }
///     }
///
/// The component is rendered when the view has its size, and whenever that changes.
@MainActor open class UIComponentViewController<C: UIContextComponent>: UIBaseViewController {
    /// The component, from the first time on that the view is loaded.
    public private(set) var component: C!

    /// Makes the component.
    ///
    /// The one with the ``UIBaseViewController/rootKey`` and without props, unless a subclass makes it.
    open func buildRootComponent() -> C {
        context.component(C.self, key: rootKey)
    }

    /// How the component uses the canvas: it has the size of it.
    open var canvasOptions: [UIComponentCanvasOption] { [.useBoundsAsCanvasSize] }

    /// Makes the component.
    open override func viewDidLoad() {
        super.viewDidLoad()
        component = buildRootComponent()
        component.setCanvas(view: canvasView, options: canvasOptions)
    }

    /// Renders the component.
    open override func render(options: [UIComponentRenderOption] = []) {
        component?.setNeedsRender(options: options)
    }
}

/// A controller that shows one component and scrolls over it where it is higher than the screen.
@MainActor open class UIScrollableComponentViewController<C: UIContextComponent>: UIComponentViewController<C> {
    /// The canvas, as a scroll view.
    public var scrollView: UIScrollView? { canvasView as? UIScrollView }

    /// Makes a scroll view.
    open override func buildCanvasView() -> UIView {
        UIScrollView()
    }

    /// The component is as wide as the canvas, and as high as it wants.
    open override var canvasOptions: [UIComponentCanvasOption] { UIComponentCanvasOption.defaults() }

    /// Makes the content as high as the component.
    open override func didRender(_ component: any UIComponentProtocol) {
        super.didRender(component)
        guard let scrollView, component === self.component else { return }
        let size = CGSize(width: scrollView.bounds.width, height: component.renderedSize.height)
        if scrollView.contentSize != size { scrollView.contentSize = size }
    }
}
