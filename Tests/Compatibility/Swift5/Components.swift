import ComponentFlow

// Components as applications in Swift 5 mode write them, without annotations of isolation.

/// A component that is a class, with a view that keeps component and state.
final class CounterComponent: Component {
    typealias EnvironmentType = Empty

    let title: String
    let action: () -> Void

    init(title: String, action: @escaping () -> Void) {
        self.title = title
        self.action = action
    }

    static func == (lhs: CounterComponent, rhs: CounterComponent) -> Bool {
        lhs.title == rhs.title
    }

    final class State: ComponentState {
        var count = 0

        override init() {
            super.init()
        }
    }

    final class View: UIView {
        private let label = UILabel()
        private var component: CounterComponent?
        private weak var state: State?

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: View.press))
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }

        func press() {
            state?.count += 1
            component?.action()
            state?.updated(transition: .immediate)
        }

        var text: String? { label.text }

        func update(
            component: CounterComponent, availableSize: CGSize, state: State, transition: ComponentTransition
        ) -> CGSize {
            self.component = component
            self.state = state
            label.text = "\(component.title): \(state.count)"
            let size = label.sizeThatFits(availableSize)
            transition.setFrame(view: label, frame: CGRect(origin: .zero, size: size))
            return size
        }
    }

    func makeView() -> View {
        View(frame: .zero)
    }

    func makeState() -> State {
        State()
    }

    func update(
        view: View, availableSize: CGSize, state: State, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, availableSize: availableSize, state: state, transition: transition)
    }
}

/// A component that consists of others.
struct LabelledCounter: CombinedComponent {
    let title: String

    static var body: Body {
        let title = Child(Text.self)
        let counter = Child(CounterComponent.self)
        return { context in
            let title = title.update(
                component: Text(text: context.component.title, font: .systemFont(ofSize: 15), color: .label),
                availableSize: context.availableSize, transition: context.transition)
            let counter = counter.update(
                component: CounterComponent(title: "Count", action: {}), availableSize: context.availableSize,
                transition: context.transition)
            context.add(title.position(CGPoint(x: title.size.width / 2, y: title.size.height / 2)))
            context.add(
                counter.position(CGPoint(x: counter.size.width / 2, y: title.size.height + counter.size.height / 2)))
            return CGSize(
                width: max(title.size.width, counter.size.width), height: title.size.height + counter.size.height)
        }
    }
}

/// Measures a component without isolation.
final class ComponentMeasurer {
    private let host = ComponentHostView<Empty>()

    func size(of title: String, in width: CGFloat) -> CGSize {
        host.update(
            transition: .immediate, component: AnyComponent(LabelledCounter(title: title)),
            containerSize: CGSize(width: width, height: .infinity))
    }
}
