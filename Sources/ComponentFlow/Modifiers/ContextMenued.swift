/// Opens a menu on a component.
///
/// ```swift
/// Row(note: note).contextMenu {
///     [
///         UIAction(title: "Duplicate") { _ in state.duplicate(note) },
///         UIAction(title: "Delete", attributes: .destructive) { _ in state.delete(note) },
///     ]
/// }
/// ```
///
/// It opens where people click with the second button, touch long, or press the Menu key. What it offers is behaviour: it
/// does not count when components are compared, and is asked for when the menu opens.
public struct ContextMenued<ChildEnvironment>: Wrapper {
    /// What the content expects from its surroundings.
    public typealias EnvironmentType = ChildEnvironment

    /// What the menu opens on.
    public let content: AnyComponent<ChildEnvironment>
    @Behavior var elements: @MainActor () -> [UIMenuElement]

    init(content: AnyComponent<ChildEnvironment>, elements: @escaping @MainActor () -> [UIMenuElement]) {
        self.content = content
        self.elements = elements
    }

    /// Keeps what opens the menu.
    public final class State: ComponentState {
        private var opener: ContextMenuOpener?

        @MainActor fileprivate func offer(_ elements: @escaping @MainActor () -> [UIMenuElement], on view: UIView) {
            let opener = opener ?? ContextMenuOpener(on: view)
            opener.elements = elements
            self.opener = opener
        }
    }

    /// Makes the state.
    public func makeState() -> State {
        State()
    }

    /// Places the content.
    public static var body: Body {
        let wrapped = makeBody()
        return { context in
            if let view = context.view { context.state.offer(context.component.elements, on: view) }
            return wrapped(context)
        }
    }

    /// Takes the newest menu.
    public func refreshBehavior(view: UIView, state: State) {
        state.offer(elements, on: view)
    }
}

/// Makes the menu of a view when it opens.
@MainActor private final class ContextMenuOpener: UIContextMenuInteractionDelegate {
    var elements: @MainActor () -> [UIMenuElement] = { [] }

    init(on view: UIView) {
        view.addInteraction(UIContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let elements = elements()
        return elements.isEmpty ? nil : UIContextMenuConfiguration { _ in UIMenu(children: elements) }
    }
}

extension Component {
    /// The component with a menu, which opens where people click with the second button, touch long, or press the Menu key.
    ///
    /// - Parameter elements: What the menu offers, asked for when it opens; nothing opens none.
    public func contextMenu(
        _ elements: @escaping @MainActor () -> [UIMenuElement]
    ) -> ContextMenued<EnvironmentType> {
        ContextMenued(content: AnyComponent(self), elements: elements)
    }
}
