/// A view controller that displays a component.
///
///     final class CounterViewController: UIComponentViewController<CounterComponent> {
///         override func buildRootComponent() -> CounterComponent {
///             context.component(CounterComponent.self, key: rootKey)
///         }
///     }
///
/// The component is rendered when the view first has a size, and whenever the size changes.
@preconcurrency @MainActor open class UIComponentViewController<C: UIContextComponent>: UIBaseViewController {
    /// The component; `nil` until the view is loaded.
    public private(set) var component: C!

    /// Returns the component to display.
    ///
    /// The default returns the component with the ``UIBaseViewController/rootKey`` and default props.
    open func buildRootComponent() -> C {
        context.component(C.self, key: rootKey)
    }

    /// The options with which the component uses the canvas; by default the component has the canvas's size.
    open var canvasOptions: [UIComponentCanvasOption] { [.useBoundsAsCanvasSize] }

    /// Creates the component and assigns its canvas.
    open override func viewDidLoad() {
        super.viewDidLoad()
        component = buildRootComponent()
        component.setCanvas(view: canvasView, options: canvasOptions)
    }

    open override func render(options: [UIComponentRenderOption] = []) {
        component?.setNeedsRender(options: options)
    }
}

/// A view controller that displays a component in a scroll view.
@preconcurrency @MainActor
open class UIScrollableComponentViewController<C: UIContextComponent>: UIComponentViewController<C> {
    /// The canvas view as a scroll view.
    public var scrollView: UIScrollView? { canvasView as? UIScrollView }

    /// Creates a scroll view.
    open override func buildCanvasView() -> UIView {
        UIScrollView()
    }

    /// The component is as wide as the canvas, and as tall as its content.
    open override var canvasOptions: [UIComponentCanvasOption] { UIComponentCanvasOption.defaults() }

    /// Updates the scroll view's content size to the component's height.
    open override func didRender(_ component: any UIComponentProtocol) {
        super.didRender(component)
        guard let scrollView, component === self.component else { return }
        let size = CGSize(width: scrollView.bounds.width, height: component.renderedSize.height)
        if scrollView.contentSize != size { scrollView.contentSize = size }
    }
}
