/// A suggestion that the search field of a ``Searchable`` lists while the user types.
///
/// It is created with `searchCompletion(_:)`:
///
/// ```swift
/// Text("Sweet cherry").searchCompletion("Prunus avium")
/// ```
public struct SearchSuggestion: Equatable {
    /// The effect of choosing a suggestion.
    enum Completion {
        /// Replaces the text of the field.
        case text(String)
        /// Adds a token instead of the text.
        case token(id: AnyHashable, value: Any)
    }

    let text: String
    let image: UIImage?
    let completion: Completion

    init(label: any Component, completion: Completion) {
        text = label.labelText?.textInComponent ?? ""
        image = label.labelImage
        self.completion = completion
    }

    /// Returns whether both are displayed alike, and have equal texts or tokens with equal identifiers.
    public static func == (lhs: SearchSuggestion, rhs: SearchSuggestion) -> Bool {
        lhs.text == rhs.text && lhs.image == rhs.image && lhs.completion.identity == rhs.completion.identity
    }
}

extension SearchSuggestion.Completion {
    /// The text that replaces that of the field; `nil` for a token.
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    fileprivate var identity: AnyHashable {
        switch self {
        case .text(let text): AnyHashable(text)
        case .token(let id, _): id
        }
    }
}

extension Component {
    /// Returns a suggestion of a search that is shown with the text and the image of the component, and that replaces the text in
    /// the search field.
    ///
    /// See ``Searchable/searchSuggestions(_:)``.
    public func searchCompletion(_ completion: String) -> SearchSuggestion {
        SearchSuggestion(label: self, completion: .text(completion))
    }

    /// Returns a suggestion of a search that is shown with the text and the image of the component, and that replaces the text in
    /// the search field with a token.
    ///
    /// The token must be of the type of the tokens of ``Component/searchable(text:tokens:prompt:token:)``; others have
    /// no effect.
    public func searchCompletion<Token: Identifiable>(_ token: Token) -> SearchSuggestion {
        SearchSuggestion(label: self, completion: .token(id: AnyHashable(token.id), value: token))
    }
}

/// A result builder that creates the suggestions of a search.
@resultBuilder
public enum SearchSuggestionBuilder {
    /// Adds a suggestion.
    public static func buildExpression(_ suggestion: SearchSuggestion) -> [SearchSuggestion] { [suggestion] }
    /// Adds several suggestions.
    public static func buildExpression(_ suggestions: [SearchSuggestion]) -> [SearchSuggestion] { suggestions }
    /// Combines consecutive statements.
    public static func buildBlock(_ parts: [SearchSuggestion]...) -> [SearchSuggestion] { parts.flatMap { $0 } }
    /// Adds the suggestions of an `if` without `else`.
    public static func buildOptional(_ suggestions: [SearchSuggestion]?) -> [SearchSuggestion] { suggestions ?? [] }
    /// Adds the suggestions of the first branch of an `if` or `switch`.
    public static func buildEither(first suggestions: [SearchSuggestion]) -> [SearchSuggestion] { suggestions }
    /// Adds the suggestions of the second branch.
    public static func buildEither(second suggestions: [SearchSuggestion]) -> [SearchSuggestion] { suggestions }
    /// Combines the iterations of a `for` loop.
    public static func buildArray(_ parts: [[SearchSuggestion]]) -> [SearchSuggestion] { parts.flatMap { $0 } }
    /// Adds the suggestions of an availability check.
    public static func buildLimitedAvailability(_ suggestions: [SearchSuggestion]) -> [SearchSuggestion] { suggestions }
}
