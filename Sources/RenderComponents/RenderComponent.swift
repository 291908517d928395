public import ComponentFlow
public import Render

/// A Render component as a ComponentFlow component.
///
///     VStack {
///         Text(text: "Counted by Render:")
///         RenderComponent(CounterComponent.self, for: color) { CounterProps(color: $0) }
///     }
///
/// It is as wide as it is offered and as high as its content, unless the canvas options say otherwise. When the Render
/// component renders by itself and takes another size, what is around it is laid out again. Its context lives as long as
/// the view.
public struct RenderComponent<C: UIContextComponent, Value: Equatable>: Component {
    /// What the props are made of; a change of it renders the component.
    public let value: Value
    /// How the component uses the size it is offered.
    public let options: [UIComponentCanvasOption]
    @Behavior private var makeProps: @MainActor (Value) -> C.PropsType

    /// A Render component that is given props.
    ///
    /// - Parameters:
    ///   - type: The class of the component.
    ///   - value: What the props are made of.
    ///   - options: How the component uses the size it is offered.
    ///   - makeProps: Makes the props.
    public init(
        _ type: C.Type, for value: Value, options: [UIComponentCanvasOption] = UIComponentCanvasOption.defaults(),
        makeProps: @escaping @MainActor (Value) -> C.PropsType
    ) {
        self.value = value
        self.options = options
        _makeProps = Behavior(wrappedValue: makeProps)
    }

    /// The context of the component, and the size it took last.
    public final class State: ComponentState, UIContextDelegate {
        let context = UIContext()
        var size: CGSize?

        /// Tells ComponentFlow when the component took another size by itself.
        public func didRender(_ component: any UIComponentProtocol) {
            guard let size, component.renderedSize != size else { return }
            updated()
        }
    }

    /// Makes the state.
    public func makeState() -> State {
        State()
    }

    /// Renders the component in the size that is offered.
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
    /// A Render component that is given nothing.
    public init(_ type: C.Type, options: [UIComponentCanvasOption] = UIComponentCanvasOption.defaults()) {
        self.init(type, for: false, options: options) { _ in C.PropsType() }
    }
}
