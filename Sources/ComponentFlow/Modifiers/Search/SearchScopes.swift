/// Constants that specify when the scopes of a search are shown.
public enum SearchScopeActivation: Sendable {
    /// While the search is active: from the time at which the search field gets the keyboard focus until another control gets it or
    /// Escape is pressed in the empty field, and while there is a text or a token.
    case automatic
    /// While the search is active, as with ``automatic``.
    case onSearchPresentation
    /// While there is a text or a token.
    case onTextEntry
}

/// The scopes of a ``Searchable``, and when they are shown.
struct SearchScopes: Equatable {
    let picker: AnyComponent<Empty>
    let activation: SearchScopeActivation

    func isShown(hasQuery: Bool, isFocused: Bool) -> Bool {
        switch activation {
        case .automatic, .onSearchPresentation: hasQuery || isFocused
        case .onTextEntry: hasQuery
        }
    }
}

extension Searchable {
    /// Returns the component with a choice between scopes below the search field, while the search is active.
    ///
    /// ```swift
    /// LazyList(library.matches, id: \.id) { BookRow(book: $0) }
    ///     .searchable(text: $library.query)
    ///     .searchScopes($library.scope) {
    ///         Text("Titles").tag(Scope.titles)
    ///         Text("Authors").tag(Scope.authors)
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - scope: The binding that is set when the user selects a scope.
    ///   - activation: Constants that specify when the scopes are shown.
    ///   - scopes: The scopes: texts or labels with a tag.
    public func searchScopes<Scope: Hashable>(
        _ scope: Binding<Scope>, activation: SearchScopeActivation = .automatic,
        @PickerOptionBuilder<Scope> scopes: () -> [PickerOption<Scope>]
    ) -> Searchable {
        let picker = Picker(LocalizedString.BuiltIn.searchScope.textInComponent, selection: scope, options: scopes)
        return with {
            $0.scopes = SearchScopes(picker: AnyComponent(picker.pickerStyle(.segmented)), activation: activation)
        }
    }
}
