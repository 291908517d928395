import ComponentFlow

/// A leaf of a colour whose state adds to its width.
struct RandomLeaf: Component {
    typealias EnvironmentType = RandomTheme

    final class State: ComponentState {
        var extra: CGFloat = 0
    }

    final class View: UIView {
        var state: State?
    }

    let color: Int
    let size: CGSize

    static let colors: [UIColor] = [.red, .green, .blue, .gray]

    func makeView() -> View {
        View(frame: .zero)
    }

    func makeState() -> State {
        State()
    }

    func update(
        view: View, availableSize: CGSize, state: State, environment: Environment<RandomTheme>,
        transition: ComponentTransition
    ) -> CGSize {
        view.state = state
        transition.setBackgroundColor(view: view, color: Self.colors[color])
        return CGSize(width: min(size.width + state.extra, availableSize.width), height: size.height)
    }
}

/// A leaf that is as wide as the theme says.
struct RandomThemedLeaf: Component {
    typealias EnvironmentType = RandomTheme

    let height: CGFloat

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<RandomTheme>,
        transition: ComponentTransition
    ) -> CGSize {
        let width = CGFloat(environment[RandomTheme.self].width)
        transition.setBackgroundColor(view: view, color: width > 5 ? .orange : .purple)
        return CGSize(width: width, height: height)
    }
}

/// Lays children out in a row, styled by the bits of a number.
struct RandomStyled: CombinedComponent {
    typealias EnvironmentType = RandomTheme

    let style: Int
    let items: [AnyComponentWithIdentity<RandomTheme>]

    static var body: Body {
        let children = ChildMap(environment: RandomTheme.self, keyedBy: AnyHashable.self)
        return { context in
            let style = context.component.style
            var x: CGFloat = 0
            var height: CGFloat = 0
            for item in context.component.items {
                var child = children[item.id].update(
                    component: item.component, environment: { context.environment[RandomTheme.self] },
                    availableSize: context.availableSize, transition: context.transition)
                let size = child.size
                child = child.position(CGPoint(x: x + size.width / 2, y: size.height / 2))
                if style & 1 != 0 { child = child.scale(0.5) }
                if style & 2 != 0 { child = child.opacity(0.5) }
                if style & 4 != 0 { child = child.cornerRadius(2).clipsToBounds(true) }
                if style & 8 != 0 { child = child.shadow(ComponentShadow(opacity: 0.5, radius: 2)) }
                if style & 16 != 0 {
                    child = child.appear(.default(scale: true, alpha: true)).disappear(.default(alpha: true))
                }
                context.add(child)
                x += size.width
                height = max(height, size.height)
            }
            return CGSize(width: x, height: height)
        }
    }
}

/// A tree that begins anew inside a component without environment.
struct RandomIsland: Component {
    let tree: RandomTree

    final class View: UIView {
        let content = ComponentView<RandomTheme>()
    }

    func makeView() -> View {
        View(frame: .zero)
    }

    func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        let size = view.content.update(
            transition: transition, component: tree.component, environment: { RandomTheme(width: 4) },
            containerSize: availableSize)
        if let content = view.content.view {
            if content.superview !== view { view.addSubview(content) }
            transition.setFrame(view: content, frame: CGRect(origin: .zero, size: size))
        }
        return size
    }
}
