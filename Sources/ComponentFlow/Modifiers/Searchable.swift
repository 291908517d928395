/// A component with a search field above it.
///
/// ```swift
/// LazyList(library.matches, id: \.id, selection: $library.selected) { BookRow(book: $0) }
///     .searchable(text: $library.query, prompt: "Search books")
/// ```
///
/// The field is a `UISearchTextField`. Control-F moves the keyboard focus into the field from anywhere in the window, Escape
/// clears the text, and the Down key moves into the first list with a selection below the field. From its first row the
/// Up key moves back.
public struct Searchable<ChildEnvironment>: ContainerComponent {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The distance between the field and the edges, in points.
    private static var margin: CGFloat { 8 }

    /// The component below the field.
    public let content: AnyComponent<ChildEnvironment>
    private let field: SearchField
    @Behavior private var clear: () -> Void

    init(content: AnyComponent<ChildEnvironment>, text: Binding<String>, prompt: String?) {
        self.content = content
        field = SearchField(text: text, placeholder: prompt)
        _clear = Behavior(wrappedValue: { text.setFromControl("") })
    }

    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Updates the field and the content, and places the content below the field.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        view.clear = clear
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }

    func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let margin = Self.margin
        let field = children.update(
            .searchField, BoxContent(box: TypedComponentBox(self.field)), environment: environment,
            availableSize: CGSize(width: max(availableSize.width - 2 * margin, 0), height: availableSize.height),
            transition: transition)
        let top = field.size.height + 2 * margin
        let content = children.updateContent(
            self.content.box, environment: environment,
            availableSize: CGSize(width: availableSize.width, height: max(availableSize.height - top, 0)),
            transition: transition)
        let width = max(field.size.width + 2 * margin, content.size.width)
        (children.owner.view as? View)?.field = field.view as? UITextField
        children.add(field.position(CGPoint(x: width / 2, y: top / 2)))
        children.add(content.position(CGPoint(x: width / 2, y: top + content.size.height / 2)))
        return CGSize(width: width, height: top + content.size.height)
    }
}

extension Searchable {
    /// The view of a component with a search field.
    public final class View: UIView, SearchFocusing {
        fileprivate weak var field: UITextField?
        fileprivate var clear: () -> Void = {}

        private lazy var find = UIKeyCommand(input: "f", modifierFlags: .command) { [weak self] _ in
            _ = self?.focusSearchField()
        }
        private lazy var clearText = UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in
            self?.prepareComponentsForEvent()
            self?.clear()
        }
        private lazy var enterList = UIKeyCommand(input: UIKeyCommand.inputDownArrow) { [weak self] _ in
            self?.firstSelectableList?.focusSelection()
        }

        /// The key commands of the field, and the one that moves the focus into it.
        public override var keyCommands: [UIKeyCommand]? {
            guard let field, field.isFirstResponder else { return [find] }
            var commands = [find]
            if field.text?.isEmpty == false { commands.append(clearText) }
            if firstSelectableList != nil { commands.append(enterList) }
            return commands
        }

        /// Makes the command that moves the focus into the field available in the whole window.
        public override func didMoveToWindow() {
            super.didMoveToWindow()
            if window != nil { registerKeyCommandsWithWindow() }
        }

        func focusSearchField() -> Bool {
            guard let field, field.becomeFirstResponder() else { return false }
            field.selectAll(nil)
            return true
        }
    }
}

extension Component {
    /// Returns the component with a search field above it.
    ///
    /// See ``Searchable``.
    ///
    /// - Parameters:
    ///   - text: The text of the field.
    ///   - prompt: The text that is shown while the field is empty; `nil` stands for "Search" in the language of the
    ///     component.
    public func searchable(text: Binding<String>, prompt: String? = nil) -> Searchable<EnvironmentType> {
        Searchable(content: AnyComponent(self), text: text, prompt: prompt)
    }
}

extension ChildKey {
    /// The search field of a component.
    @MainActor static let searchField = ChildKey(declaration: 0, identity: .integer(2))
}
