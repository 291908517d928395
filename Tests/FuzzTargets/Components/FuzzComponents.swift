import ComponentFlow

/// The environment value of random trees.
struct FuzzTheme: Equatable {
    var width: Int
}

/// A view with a state that can be copied to a fresh render, because a state belongs to its view.
@MainActor
protocol FuzzStateView: UIView {
    /// The value of the state.
    var remembered: Int { get }
    func remember(_ value: Int, transition: ComponentTransition)
}

/// A component state with a number.
final class FuzzState: ComponentState {
    var value = 0

    func set(_ value: Int, transition: ComponentTransition) {
        self.value = value
        updated(transition: transition)
    }
}

/// The view of a component with a `FuzzState`.
final class FuzzNumberView: UIView, FuzzStateView {
    var state: FuzzState?

    var remembered: Int { state?.value ?? 0 }

    func remember(_ value: Int, transition: ComponentTransition) {
        state?.set(value, transition: transition)
    }
}

/// A colored leaf whose state adds to its width.
struct FuzzStateLeaf: Component {
    let color: UIColor
    let size: CGSize
    /// Whether the leaf shrinks to the available width.
    let isCompressible: Bool

    func makeView() -> FuzzNumberView { FuzzNumberView(frame: .zero) }
    func makeState() -> FuzzState { FuzzState() }

    func update(
        view: FuzzNumberView, availableSize: CGSize, state: FuzzState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.state = state
        transition.setBackgroundColor(view: view, color: color)
        let width = size.width + CGFloat(state.value)
        return CGSize(width: isCompressible ? min(width, availableSize.width) : width, height: size.height)
    }
}

/// A leaf whose width is part of the theme.
struct FuzzThemedLeaf: Component {
    typealias EnvironmentType = FuzzTheme

    let height: CGFloat

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<FuzzTheme>,
        transition: ComponentTransition
    ) -> CGSize {
        let width = CGFloat(environment[FuzzTheme.self].width)
        transition.setBackgroundColor(view: view, color: width > 5 ? .systemOrange : .purple)
        return CGSize(width: width, height: height)
    }
}

/// A leaf that sets view properties that parents and modifiers set as well.
struct FuzzLookLeaf: Component {
    /// A bit mask of the properties to set.
    let look: Int
    let strength: Int

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        let amount = CGFloat(strength + 1)
        transition.setBackgroundColor(view: view, color: .systemTeal)
        transition.setAlpha(view: view, alpha: look & 1 != 0 ? 1 / (amount + 1) : 1)
        transition.setCornerRadius(layer: view.layer, cornerRadius: look & 2 != 0 ? amount : 0)
        transition.setScale(view: view, scale: look & 4 != 0 ? 1 + amount / 8 : 1)
        view.clipsToBounds = look & 1 != 0
        transition.setShadow(
            layer: view.layer, shadow: look & 2 != 0 ? ComponentShadow(opacity: 0.5, radius: amount) : nil)
        return CGSize(width: 12, height: 8 + amount)
    }
}

/// A leaf that reaches its width in steps: each update requests the next one.
struct FuzzStepwiseLeaf: Component {
    let goal: Int

    func makeState() -> FuzzState { FuzzState() }

    func update(
        view: UIView, availableSize: CGSize, state: FuzzState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        if state.value != goal {
            state.set(state.value + (goal > state.value ? 1 : -1), transition: transition)
        }
        transition.setBackgroundColor(view: view, color: .systemPink)
        return CGSize(width: 4 + 3 * state.value, height: 7)
    }
}

/// A button that counts its taps and grows with the count.
struct FuzzCounter<ChildEnvironment>: CombinedComponent {
    typealias EnvironmentType = ChildEnvironment

    let content: AnyComponent<ChildEnvironment>
    let step: Int

    func makeView() -> FuzzNumberView { FuzzNumberView(frame: .zero) }
    func makeState() -> FuzzState { FuzzState() }

    static var body: Body {
        let button = Child(Button.self)
        let content = Child(environment: ChildEnvironment.self)
        return { context in
            context.view?.state = context.state
            let (state, component) = (context.state, context.component)
            let label = Rectangle(color: .systemIndigo, width: CGFloat(6 + 4 * state.value), height: 10)
            let button = button.update(
                component: Button(content: AnyComponent(label)) {
                    state.set((state.value + component.step) % 5, transition: .easeInOut(duration: 0.2))
                },
                environment: {}, availableSize: context.availableSize, transition: context.transition)
            let content = content.update(
                component: component.content, environment: { context.environment },
                availableSize: context.availableSize, transition: context.transition)
            context.add(button)
            context.add(
                content.position(
                    CGPoint(x: button.size.width + content.size.width / 2, y: content.size.height / 2)))
            return CGSize(
                width: button.size.width + content.size.width, height: max(button.size.height, content.size.height))
        }
    }
}

/// Provides another theme to its content.
struct FuzzOverride: CombinedComponent {
    typealias EnvironmentType = FuzzTheme

    let content: AnyComponent<FuzzTheme>
    let width: Int

    static var body: Body {
        let content = Child(environment: FuzzTheme.self)
        return { context in
            let component = context.component
            let content = content.update(
                component: component.content, environment: { FuzzTheme(width: component.width) },
                availableSize: context.availableSize, transition: context.transition)
            context.add(content)
            return content.size
        }
    }
}

/// A nested tree in a component without environment.
struct FuzzIsland: Component {
    let content: AnyComponent<FuzzTheme>
    let width: Int

    final class View: UIView {
        let content = ComponentView<FuzzTheme>()
    }

    /// Closures in the content are not compared, and a component that hosts another one itself cannot forward current
    /// closures.
    static func == (lhs: FuzzIsland, rhs: FuzzIsland) -> Bool { false }

    func makeView() -> View { View(frame: .zero) }

    func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        let size = view.content.update(
            transition: transition, component: content, environment: { FuzzTheme(width: width) },
            containerSize: availableSize)
        if let content = view.content.view {
            let isNew = content.superview !== view
            if isNew { view.addSubview(content) }
            (isNew ? .immediate : transition).setFrame(view: content, frame: CGRect(origin: .zero, size: size))
        }
        return size
    }
}

/// Lays out children in a row with all child properties that a parent can set.
struct FuzzRow<ChildEnvironment>: CombinedComponent {
    typealias EnvironmentType = ChildEnvironment

    /// A bit mask of the properties to set on each child.
    let style: Int
    /// A bit mask of further operations on the children.
    let extras: Int
    /// The order in which children are added, relative to the order of their updates.
    let order: Int
    /// The intensity of the style.
    let strength: Int
    let items: [AnyComponentWithIdentity<ChildEnvironment>]

    static var body: Body {
        let children = ChildMap(environment: ChildEnvironment.self, keyedBy: AnyHashable.self)
        let guide = Guide()
        return { context in
            let component = context.component
            var x: CGFloat = 0
            var height: CGFloat = 0
            var updated: [UpdatedChild] = []
            for item in component.items {
                let child = children[item.id].update(
                    component: item.component, environment: { context.environment },
                    availableSize: context.availableSize, transition: context.transition)
                let isMeasuredOnly = component.extras & 1 != 0 && item.id == component.items.last?.id
                updated.append(component.place(child, at: x, guide: guide).removed(isMeasuredOnly))
                if !isMeasuredOnly { x += child.size.width }
                height = max(height, child.size.height)
            }
            let end = CGPoint(x: x, y: 0)
            if component.extras & 2 != 0 {
                context.add(guide.update(position: end, transition: context.transition))
            }
            for child in component.ordered(updated) { context.add(child) }
            return CGSize(width: x, height: height)
        }
    }

    private func ordered(_ children: [UpdatedChild]) -> [UpdatedChild] {
        switch order {
        case 1: children.reversed()
        case 2 where children.count > 1: Array(children[1...]) + [children[0]]
        default: children
        }
    }

    @MainActor private func place(_ updated: UpdatedChild, at x: CGFloat, guide: Guide) -> UpdatedChild {
        let size = updated.size
        let amount = CGFloat(strength + 1)
        var child = updated.position(CGPoint(x: x + size.width / 2, y: size.height / 2))
        if style & 1 != 0 { child = child.scale(1 / (amount + 1)) }
        if style & 2 != 0 { child = child.opacity(1 / amount) }
        if style & 4 != 0 { child = child.cornerRadius(amount) }
        if style & 8 != 0 { child = child.clipsToBounds(strength % 2 == 0) }
        if style & 16 != 0 { child = child.shadow(ComponentShadow(opacity: 0.5, radius: amount)) }
        if extras & 2 != 0 {
            child = child.appear(.default(scale: true, alpha: true), guide: guide)
                .disappear(.default(alpha: true), guide: guide)
        }
        if extras & 4 != 0 { child = child.gesture(.tap {}) }
        if extras & 8 != 0 {
            child = child.update(
                ComponentTransition.Update { view, frame, transition in
                    transition.setBounds(view: view, bounds: CGRect(origin: view.bounds.origin, size: frame.size))
                    transition.setPosition(view: view, position: CGPoint(x: frame.midX + 2, y: frame.midY))
                })
        }
        return child
    }
}

/// Individually declared children, each of which can be visible or not.
struct FuzzSingles<ChildEnvironment>: CombinedComponent {
    typealias EnvironmentType = ChildEnvironment

    /// A bit mask of the visible children.
    let shown: Int
    let isReversed: Bool
    let items: [AnyComponentWithIdentity<ChildEnvironment>]

    static var body: Body {
        let children = (0..<5).map { _ in Child(environment: ChildEnvironment.self) }
        return { context in
            let component = context.component
            var y: CGFloat = 0
            var width: CGFloat = 0
            var updated: [UpdatedChild] = []
            for (index, item) in component.items.prefix(5).enumerated() where component.shown & 1 << index == 0 {
                let child = children[index].update(
                    component: item.component, environment: { context.environment },
                    availableSize: context.availableSize, transition: context.transition)
                let center = CGPoint(x: child.size.width / 2, y: y + child.size.height / 2)
                updated.append(child.position(center).appear(.default(alpha: true)).disappear(.default(scale: true)))
                y += child.size.height / 2
                width = max(width, child.size.width)
            }
            for child in component.isReversed ? updated.reversed() : updated { context.add(child) }
            return CGSize(width: width, height: y)
        }
    }
}

/// The view of a `ViewHost` in random trees, which sets properties that parents set as well.
final class FuzzHostedView: UIView {
    func show(_ value: Int) {
        backgroundColor = .brown
        alpha = value & 1 != 0 ? 0.5 : 1
        layer.cornerRadius = value & 2 != 0 ? 3 : 0
        transform = value & 4 != 0 ? CGAffineTransform(rotationAngle: 0.5) : .identity
    }
}
