import ComponentFlow

extension UIView {
    /// The texts of the labels in the subtree, from back to front.
    var shownTexts: [String] {
        let own = (self as? UILabel)?.text.map { [$0] } ?? []
        return own + subviews.flatMap(\.shownTexts)
    }
}

/// A component that records whether it is updated with an animation.
struct AnimationProbe: Component {
    let value: Int
    @Behavior var log: UpdateLog

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        log.note(transition.animation.isImmediate ? "immediate" : "animated")
        return CGSize(width: 10, height: 10)
    }
}

/// Shows a number, which it increments when it is tapped.
struct Tally: CompositeComponent {
    var step = 1
    @Local var count = 0
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        log.note("tally")
        return Button("\(count)") { count += step }
    }
}

/// Shows the value of a binding, and increments it when it is tapped.
struct BoundTally: CompositeComponent {
    @Binding var count: Int
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        log.note("bound")
        return Button("\(count)") { count += 1 }
    }
}

/// Owns a value that it does not read itself.
struct Owner: CompositeComponent {
    @Local var count = 0
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        log.note("owner")
        return BoundTally(count: $count, log: log)
    }
}

/// A binding that a component leaves for a test; compared by identity.
final class HeldBinding: Equatable {
    var binding = Binding.constant(0)

    static func == (lhs: HeldBinding, rhs: HeldBinding) -> Bool { lhs === rhs }
}
