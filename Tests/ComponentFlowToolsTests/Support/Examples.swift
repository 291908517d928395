import ComponentFlow
import Observation

/// A leaf with a title, whose width grows when it is touched.
struct Leaf: Component {
    final class State: ComponentState {
        var extraWidth: CGFloat = 0
    }

    final class View: UIView {
        var state: State?

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            state?.extraWidth += 5
            state?.updated()
        }
    }

    let title: String

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
        view.state = state
        return CGSize(width: 20 + state.extraWidth, height: 10)
    }
}

/// Two leaves below each other, the second of which never changes.
struct Pair: CombinedComponent {
    let title: String

    static var body: Body {
        let first = Child(Leaf.self)
        let second = Child(Leaf.self)
        return { context in
            let first = first.update(
                component: Leaf(title: context.component.title), availableSize: context.availableSize,
                transition: context.transition)
            let second = second.update(
                component: Leaf(title: "fixed"), availableSize: context.availableSize, transition: context.transition)
            context.add(first.position(CGPoint(x: first.size.width / 2, y: 5)))
            context.add(second.position(CGPoint(x: second.size.width / 2, y: 15)))
            return CGSize(width: max(first.size.width, second.size.width), height: 20)
        }
    }
}

/// A leaf with a color.
struct Colored: Component {
    let name: String
    let color: UIColor

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        transition.setBackgroundColor(view: view, color: color)
        return CGSize(width: 20, height: 10)
    }
}

/// An environment value.
struct Theme: Equatable {
    var level = 0
}

/// A leaf that reads an environment value.
struct Themed: Component {
    typealias EnvironmentType = Theme

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Theme>,
        transition: ComponentTransition
    ) -> CGSize {
        CGSize(width: 10 + environment[Theme.self].level, height: 10)
    }
}

/// A component with a local value that a button changes.
struct Counter: CompositeComponent {
    @Local var count = 3

    var content: some Component<Empty> {
        Button("Count \(count)") { count += 1 }.frame(width: 100, height: 40)
    }
}

/// A model with a title.
@MainActor @Observable
final class TitleModel {
    var title = "first"
}

/// A component that reads a model.
struct TitleLine: CompositeComponent {
    @Bindable var model: TitleModel

    var content: some Component<Empty> {
        Text(model.title)
    }
}
