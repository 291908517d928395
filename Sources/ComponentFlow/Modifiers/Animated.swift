/// A component that is updated with a transition of its own when a value changes.
///
/// ```swift
/// Rectangle(color: .systemBlue, width: isOpen ? 200 : 100, height: 40)
///     .animation(.spring(duration: 0.3), value: isOpen)
/// ```
public struct Animated<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The component that is updated with the transition.
    public let content: AnyComponent<ChildEnvironment>
    /// The transition for changes of the value; `nil` shows them immediately.
    public let transition: ComponentTransition?
    /// The value whose changes are shown with the transition.
    private let value: AnyEquatable

    init(content: AnyComponent<ChildEnvironment>, transition: ComponentTransition?, value: AnyEquatable) {
        self.content = content
        self.transition = transition
        self.value = value
    }

    /// Returns whether content and value are equal; the transition has no effect before the value changes.
    public static func == (lhs: Animated, rhs: Animated) -> Bool {
        lhs.value == rhs.value && lhs.content == rhs.content
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Updates the content with the transition that applies to it.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        let isChanged = view.value.map { $0 != value } ?? false
        view.value = value
        let node = UpdateScheduler.runningNode
        if isChanged, let node {
            UpdateScheduler.shared.setSubtreeTransition(shownTransition(in: view), below: node)
        }
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment,
            transition: node?.subtreeTransition ?? transition)
    }

    /// Returns the transition of a change, with the animation that was specified for the view, if there is one.
    @MainActor private func shownTransition(in view: View) -> ComponentTransition {
        let described = transition ?? .immediate
        return view.editedAnimation.map { described.withAnimation($0) } ?? described
    }
}

extension Animated {
    /// The view of a component with a transition of its own.
    public final class View: UIView {
        /// The value of the last update.
        fileprivate var value: AnyEquatable?
        /// The animation that replaces that of the component, for development tools.
        package var editedAnimation: ComponentTransition.Animation?
    }
}

/// A component that stores the transition of its changes.
package protocol TransitionStoring {
    /// The transition; `nil` shows changes immediately.
    var transition: ComponentTransition? { get }
}

/// A view of a component that stores a transition.
@MainActor
package protocol AnimationEditing: UIView {
    /// The animation that replaces that of the component as long as the view exists; `nil` for none.
    var editedAnimation: ComponentTransition.Animation? { get set }
}

extension Animated: TransitionStoring {}

extension Animated.View: AnimationEditing {}

/// A value of any equatable type.
struct AnyEquatable: Equatable {
    private let base: any Equatable

    init(_ base: some Equatable) {
        self.base = base
    }

    /// Returns whether both values have the same type and are equal.
    static func == (lhs: AnyEquatable, rhs: AnyEquatable) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool {
            rhs.base as? Value == value
        }
        return isEqual(lhs.base)
    }
}

extension Component {
    /// Returns the component with a transition with which it is updated when a value differs from the one of the
    /// previous update.
    ///
    /// ```swift
    /// Text("\(count)").offset(x: isShifted ? 40 : 0).animation(.spring(duration: 0.3), value: isShifted)
    /// ```
    ///
    /// If the value has changed, all components in the modified one that are updated before the next frame have this
    /// transition, whatever the transition of the update around it; if it has not, they have that of the update. The
    /// position and the size of the component in its parent are changed with the same transition. Among nested
    /// modifiers with changed values, the innermost one applies. The first update is never animated.
    ///
    /// Modifiers that follow are not part of the modified component, so apply this one last.
    ///
    /// - Parameters:
    ///   - transition: The transition; `nil` shows the change immediately.
    ///   - value: The value.
    public func animation(_ transition: ComponentTransition?, value: some Equatable) -> Animated<EnvironmentType> {
        Animated(content: AnyComponent(self), transition: transition, value: AnyEquatable(value))
    }
}
