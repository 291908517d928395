/// The current action of a modifier, which components in its content perform.
///
/// A new action changes no inherited value, so that no component in the content is updated.
@MainActor
final class InheritedAction<Action>: Equatable {
    var action: Action?

    /// Returns whether both belong to the same component.
    nonisolated static func == (lhs: InheritedAction, rhs: InheritedAction) -> Bool {
        lhs === rhs
    }
}
