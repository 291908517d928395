public import ComponentFlow
public import Render

/// A ComponentFlow component that shows a Render component.
///
///     VStack {
///         Text(text: "Counted by Render:")
///         RenderComponent(CounterComponent.self, for: color) { CounterProps(color: $0) }
///     }
///
/// By default it takes the proposed width and the height of its content; the canvas options can change this. When the
/// Render component renders by itself and its size changes, the surrounding components are laid out again. Its context
/// exists as long as the view.
public struct RenderComponent<C: UIContextComponent, Value: Equatable>: Component {
    /// The value from which the props are created; the component renders again when it changes.
    public let value: Value
    /// The options that determine how the component uses the proposed size.
    public let options: [UIComponentCanvasOption]
    @Behavior private var makeProps: @MainActor (Value) -> C.PropsType

    /// Creates a component that shows a Render component with props.
    ///
    /// - Parameters:
    ///   - type: The class of the Render component.
    ///   - value: The value from which the props are created.
    ///   - options: The options that determine how the component uses the proposed size.
    ///   - makeProps: A closure that creates the props.
    public init(
        _ type: C.Type, for value: Value, options: [UIComponentCanvasOption] = UIComponentCanvasOption.defaults(),
        makeProps: @escaping @MainActor (Value) -> C.PropsType
    ) {
        self.value = value
        self.options = options
        _makeProps = Behavior(wrappedValue: makeProps)
    }

    /// The state, which holds the component's context and its most recent size.
    public final class State: ComponentState, UIContextDelegate {
        let context = UIContext()
        var size: CGSize?

        /// Requests an update when the component changed its size by itself.
        public func didRender(_ component: any UIComponentProtocol) {
            guard let size, component.renderedSize != size else { return }
            updated()
        }
    }

    public func makeState() -> State {
        State()
    }

    /// Renders the component in the proposed size.
    public func update(
        view: UIView, availableSize: CGSize, state: State, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        let component = state.context.component(C.self, key: "root", props: makeProps(value))
        if component.canvasView !== view {
            component.setCanvas(view: view, options: options)
            state.context.registerDelegate(state)
        }
        component.renderSize = { [options] in
            CGSize(
                width: options.contains(.flexibleWidth) ? .infinity : availableSize.width,
                height: options.contains(.flexibleHeight) ? .infinity : availableSize.height)
        }
        state.context.canvasSize = availableSize
        state.size = nil
        component.setNeedsRender()
        let size = component.renderedSize
        state.size = size
        return size
    }
}

extension RenderComponent where Value == Bool {
    /// Creates a component that shows a Render component without props.
    public init(_ type: C.Type, options: [UIComponentCanvasOption] = UIComponentCanvasOption.defaults()) {
        self.init(type, for: false, options: options) { _ in C.PropsType() }
    }
}
