/// A component with a search field above it.
///
/// ```swift
/// LazyList(library.matches, id: \.id, selection: $library.selected) { BookRow(book: $0) }
///     .searchable(text: $library.query, prompt: "Search books")
/// ```
///
/// The field is a `UISearchTextField`. Control-F moves the keyboard focus into the field from anywhere in the window, Escape
/// clears it, and the Down key moves into the first list with a selection below the field. From its first row the
/// Up key moves back.
///
/// The field can have tokens before the text, list suggestions, and have scopes below it:
///
/// ```swift
/// PhotoGrid(photos: album.matches)
///     .searchable(text: $album.query, tokens: $album.people) { person in
///         Label(person.name, systemImage: "person")
///     }
///     .searchScopes($album.scope) {
///         Text("Album").tag(Scope.album)
///         Text("Library").tag(Scope.library)
///     }
///     .searchSuggestions {
///         for person in album.suggestedPeople {
///             Label(person.name, systemImage: "person").searchCompletion(person)
///         }
///     }
/// ```
public struct Searchable<ChildEnvironment>: ContainerComponent {
    /// The environment that the content expects.
    public typealias EnvironmentType = ChildEnvironment

    /// The distance between the field and the edges, in points.
    private static var margin: CGFloat { 8 }

    /// The component below the field.
    public let content: AnyComponent<ChildEnvironment>
    private var field: SearchField
    var scopes: SearchScopes?

    init(content: AnyComponent<ChildEnvironment>, text: Binding<String>, prompt: String?, tokens: SearchTokens? = nil) {
        self.content = content
        field = SearchField(text: text, placeholder: prompt, tokens: tokens)
    }

    func with(_ change: (inout Searchable) -> Void) -> Searchable {
        var copy = self
        change(&copy)
        return copy
    }

    /// Returns the component with suggestions, which are listed below the search field while it is edited.
    ///
    /// ```swift
    /// .searchSuggestions {
    ///     for tree in trees.matches { Text(tree.name).searchCompletion(tree.botanicalName) }
    /// }
    /// ```
    ///
    /// The Down and Up keys move in the list, Return and a click choose a suggestion, Escape closes the list. A suggestion that
    /// would replace the text with an equal one is not listed.
    public func searchSuggestions(
        @SearchSuggestionBuilder _ suggestions: () -> [SearchSuggestion]
    ) -> Searchable {
        let suggestions = suggestions()
        return with { component in
            let text = component.field.text
            component.field.suggestions = suggestions.filter { $0.completion.text != text }
        }
    }

    public func makeView() -> SearchableView {
        SearchableView(frame: .zero)
    }

    /// The state: whether the search field or the scopes have the keyboard focus.
    public final class State: ComponentState {
        fileprivate var isFocused = false
    }

    public func makeState() -> State {
        State()
    }

    /// Updates the field, the scopes and the content, and places them one below the other.
    public func update(
        view: SearchableView, availableSize: CGSize, state: State, environment: Environment<ChildEnvironment>,
        transition: ComponentTransition
    ) -> CGSize {
        view.clear = field.clear
        view.focusDidChange =
            scopes == nil
            ? nil
            : { [weak state] isFocused in
                guard let state, state.isFocused != isFocused else { return }
                state.isFocused = isFocused
                state.updated()
            }
        view.showsScopes = scopes?.isShown(hasQuery: field.hasQuery, isFocused: state.isFocused) ?? false
        return updateChildren(
            in: view, availableSize: availableSize, environment: environment, transition: transition)
    }

    func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let (margin, view) = (Self.margin, children.owner.view as? SearchableView)
        let available = CGSize(width: max(availableSize.width - 2 * margin, 0), height: availableSize.height)
        let field = children.update(
            .searchField, BoxContent(box: TypedComponentBox(self.field)), environment: environment,
            availableSize: available, transition: transition)
        var (top, width) = (field.size.height + 2 * margin, field.size.width + 2 * margin)
        let scopes = scopes.flatMap { scopes in
            view?.showsScopes != true
                ? nil
                : children.update(
                    .searchScopes, BoxContent(box: scopes.picker.box), environment: environment,
                    availableSize: available,
                    transition: transition)
        }
        let scopesTop = top
        if let scopes {
            top += scopes.size.height + margin
            width = max(width, scopes.size.width + 2 * margin)
        }
        let content = children.updateContent(
            self.content.box, environment: environment,
            availableSize: CGSize(width: availableSize.width, height: max(availableSize.height - top, 0)),
            transition: transition)
        width = max(width, content.size.width)
        view?.field = field.view as? SearchFieldView
        view?.scopes = scopes?.view
        children.add(field.position(CGPoint(x: width / 2, y: margin + field.size.height / 2)))
        if let scopes { children.add(scopes.position(CGPoint(x: width / 2, y: scopesTop + scopes.size.height / 2))) }
        children.add(content.position(CGPoint(x: width / 2, y: top + content.size.height / 2)))
        return CGSize(width: width, height: top + content.size.height)
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

    /// Returns the component with a search field above it, which has tokens before the text.
    ///
    /// The user deletes tokens with the Backspace key, the first press of which selects the token. They are added by suggestions
    /// with `searchCompletion(_:)`, or by the program.
    ///
    /// - Parameters:
    ///   - text: The text of the field.
    ///   - tokens: The tokens in their order.
    ///   - prompt: The text that is shown while the field is empty; `nil` stands for "Search" in the language of the
    ///     component.
    ///   - token: Returns the label of a token, of which the text and the image are displayed.
    public func searchable<Token: Identifiable, Label: Component>(
        text: Binding<String>, tokens: Binding<[Token]>, prompt: String? = nil, token: (Token) -> Label
    ) -> Searchable<EnvironmentType> {
        Searchable(
            content: AnyComponent(self), text: text, prompt: prompt, tokens: SearchTokens(tokens, label: token))
    }
}

extension ChildKey {
    /// The search field of a component.
    @MainActor static let searchField = ChildKey(declaration: 0, identity: .integer(2))
    @MainActor static let searchScopes = ChildKey(declaration: 0, identity: .integer(3))
}
