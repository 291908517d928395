/// A component with a context menu.
///
/// ```swift
/// Row(note: note).contextMenu {
///     Button("Duplicate") { state.duplicate(note) }
///     Divider()
///     Button("Delete", role: .destructive) { state.delete(note) }
/// }
/// ```
///
/// The menu opens on a secondary click, a long press, the Menu key, or an action of assistive technologies. Its entries
/// are behavior: they are not considered when components are compared, and they are requested when the menu opens.
public struct ContextMenued<ChildEnvironment>: Wrapper {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The component to which the menu belongs.
    public let content: AnyComponent<ChildEnvironment>
    @Behavior var items: @MainActor () -> [MenuItem]

    init(content: AnyComponent<ChildEnvironment>, items: @escaping @MainActor () -> [MenuItem]) {
        self.content = content
        self.items = items
    }

    /// The state, which retains the delegate of the interaction.
    public final class State: ComponentState {
        private var opener: ContextMenuDelegate?

        @MainActor fileprivate func offer(_ items: @escaping @MainActor () -> [MenuItem], on view: UIView) {
            let opener = opener ?? ContextMenuDelegate(on: view, isSupplement: false)
            opener.items = items
            self.opener = opener
        }
    }

    public func makeState() -> State {
        State()
    }

    /// Updates the content and places it.
    public func update(
        view: UIView, availableSize: CGSize, state: State, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        state.offer(items, on: view)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }
}

extension Component {
    /// Returns the component with a context menu, which opens on a secondary click, a long press, or the Menu key.
    ///
    /// - Parameter items: A builder of the entries, called when the menu opens; no menu opens if there are none.
    public func contextMenu(
        @MenuBuilder _ items: @escaping @MainActor () -> [MenuItem]
    ) -> ContextMenued<EnvironmentType> {
        ContextMenued(content: AnyComponent(self), items: items)
    }
}
