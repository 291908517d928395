/// A button that opens a menu.
///
/// ```swift
/// Menu("Sort") {
///     Button("By title") { order = .title }
///     Button("By year") { order = .year }
/// }
/// ```
///
/// A press opens the menu below the label; the keyboard opens it when the button is focused, and moves in it. In a
/// ``MenuBuilder`` it is a submenu.
public struct Menu<ChildEnvironment>: ContainerComponent {
    /// The environment that the label expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The minimum size of a menu with a title, in points.
    private static var minimumTitleSize: CGSize { CGSize(width: 44, height: 44) }
    private static var disabledOpacity: CGFloat { 0.4 }

    let label: AnyComponent<ChildEnvironment>
    /// The title of a submenu.
    let title: String
    let items: [MenuItem]
    /// Whether the menu can be opened.
    public let isEnabled: Bool
    private let minimumSize: CGSize

    /// Creates a menu with a label.
    ///
    /// - Parameters:
    ///   - isEnabled: Whether the menu can be opened.
    ///   - items: A builder of the entries.
    ///   - label: A closure that describes the label.
    public init<Label: Component>(
        isEnabled: Bool = true, @MenuBuilder items: () -> [MenuItem], label: () -> Label
    ) where Label.EnvironmentType == ChildEnvironment {
        let label = label()
        self.init(
            AnyComponent(label), title: label.labelText?.textInComponent ?? "", items: items(), isEnabled: isEnabled,
            minimumSize: .zero)
    }

    private init(
        _ label: AnyComponent<ChildEnvironment>, title: String, items: [MenuItem], isEnabled: Bool, minimumSize: CGSize
    ) {
        self.label = label
        self.title = title
        self.items = items
        self.isEnabled = isEnabled
        self.minimumSize = minimumSize
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Updates the label and the menu.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        view.show(items, title: title, isEnabled: reacts)
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }

    /// Whether neither the menu nor a component around it is disabled.
    @MainActor private var reacts: Bool {
        isEnabled && !InheritedValues.isDisabled
    }

    /// Updates the label and places it in the center.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        children.layOutLabel(
            label.box, opacity: reacts ? nil : Self.disabledOpacity, minimumSize: minimumSize,
            environment: environment, availableSize: availableSize, transition: transition)
    }
}

extension Menu where ChildEnvironment == Empty {
    /// Creates a menu with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isEnabled: Whether the menu can be opened.
    ///   - items: A builder of the entries.
    public init(_ title: String, isEnabled: Bool = true, @MenuBuilder items: () -> [MenuItem]) {
        self.init(
            AnyComponent(Text(title: title)), title: title, items: items(),
            isEnabled: isEnabled, minimumSize: Self.minimumTitleSize)
    }
}

extension Menu {
    /// The button of a ``Menu``.
    public final class View: UIButton {
        private var items: [MenuItem] = []

        fileprivate func show(_ items: [MenuItem], title: String, isEnabled: Bool) {
            let isChanged = menu == nil || items != self.items
            self.items = items
            self.isEnabled = isEnabled
            showsMenuAsPrimaryAction = true
            accessibilityLabel = title.isEmpty ? nil : title
            guard isChanged else { return }
            menu = UIMenu(children: items.elements { [weak self] in self?.perform($0, at: $1) })
        }

        /// Performs the action of an entry, or its current action if only closures changed while the menu was open.
        private func perform(_ item: MenuItem, at index: Int) {
            prepareComponentsForEvent()
            items.current(item, at: index).action()
        }
    }
}
