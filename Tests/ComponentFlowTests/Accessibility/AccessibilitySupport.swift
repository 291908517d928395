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
        withElement(name) { $0.perform(action, on: $1) } ?? false
    }

    /// Performs the action with a name on the first element with a name; returns `false` if that is impossible.
    func perform(named action: String, on name: String) -> Bool {
        withElement(name) { builder, id in
            let kind = builder.tree[id]?.actions.first { $0.name == action }?.kind
            return kind.map { builder.perform($0, on: id) } ?? false
        } ?? false
    }

    /// Moves the keyboard focus to the first element with a name; returns `false` if that is impossible.
    func focus(_ name: String) -> Bool {
        withElement(name) { $0.focus($1) } ?? false
    }

    /// The names of the actions of the first element with a name, without those that all elements of its kind have.
    func customActions(of name: String) -> [String]? {
        withElement(name) { builder, id in
            builder.tree[id]?.actions.filter { if case .custom = $0.kind { true } else { false } }.map(\.name) ?? []
        }
    }

    /// Calls a closure with the first element with a name, and advances by a frame; returns `nil` if there is none.
    private func withElement<Result>(
        _ name: String, _ body: (AccessibilityTreeBuilder, AccessibilityID) -> Result
    ) -> Result? {
        defer { AccessibilityTreeBuilder.deactivate() }
        let builder = AccessibilityTreeBuilder.activate(for: stage.window)
        builder.updateTree()
        guard let window = builder.id(of: stage.window), let id = identifier(of: name, in: window, builder.tree) else {
            return nil
        }
        let result = body(builder, id)
        stage.advance(by: 1.0 / 60)
        return result
    }

    private func identifier(of name: String, in id: AccessibilityID, _ tree: AccessibilityTree) -> AccessibilityID? {
        if tree[id]?.name == name { return id }
        return (tree[id]?.children ?? []).lazy.compactMap { identifier(of: name, in: $0, tree) }.first
    }
}
