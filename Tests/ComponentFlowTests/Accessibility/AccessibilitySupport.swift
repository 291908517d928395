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
        let builder = AccessibilityTreeBuilder.activate(for: stage.window)
        builder.updateTree()
        guard let window = builder.id(of: stage.window), let id = identifier(of: name, in: window, builder.tree) else {
            return false
        }
        let isDone = builder.perform(action, on: id)
        stage.advance(by: 1.0 / 60)
        return isDone
    }

    private func identifier(of name: String, in id: AccessibilityID, _ tree: AccessibilityTree) -> AccessibilityID? {
        if tree[id]?.name == name { return id }
        return (tree[id]?.children ?? []).lazy.compactMap { identifier(of: name, in: $0, tree) }.first
    }
}
