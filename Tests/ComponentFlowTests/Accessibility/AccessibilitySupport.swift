import Accessibility
import ComponentFlow
import ComponentFlowTesting

/// Performs what assistive technologies request of the elements of a stage.
@MainActor
struct AssistiveTechnology {
    private let stage: Stage

    init(on stage: Stage) {
        self.stage = stage
    }

    /// Performs an action on the first element with a name; returns `false` if that is impossible.
    func perform(_ action: AccessibilityAction.Kind, on name: String) -> Bool {
        defer { AccessibilityTreeBuilder.deactivate() }
        let builder = AccessibilityTreeBuilder.activate()
        builder.updateTree()
        guard let id = builder.tree.identifiers.first(where: { builder.tree[$0]?.name == name }) else { return false }
        let isDone = builder.perform(action, on: id)
        stage.advance(by: 1.0 / 60)
        return isDone
    }
}
