/// A text field whose text becomes tokens, such as the tags of a note or the recipients of a message.
///
/// ```swift
/// TokenField("Add a tag", tokens: $tags)
///     .suggestions(["Family", "Travel", "Work"])
///     .validation { tag in tag.count < 20 }
/// ```
///
/// Return, a comma and Tab turn the typed text into a token, and so does the end of editing; a pasted list with commas or
/// line breaks becomes several. A text that is not valid, or whose token is already there, stays in the field.
///
/// The Backspace key before the text selects the last token, and a second one deletes it. Arrow keys move among the tokens,
/// with the Shift key they select several, which are deleted, copied and cut like text. A click selects a token, and shows
/// its delete button, as the pointer does. The pointer drags selected tokens to another place, and Alt with Left and Right moves
/// them. The tokens take as many lines as they need.
///
/// Suggestions are listed below the field while the user types, and with the Down key, as in a ``ComboBox``. Tokens of a type
/// other than `String` are shown by their title:
///
/// ```swift
/// TokenField("To", tokens: $recipients, title: \.name)
///     .suggestions { text in contacts.matching(text) }
/// ```
///
/// The field takes the proposed width, and shows the specified tokens: if the closure does not change them, the typed text
/// stays. Closures are behavior and not part of `==`.
public struct TokenField<Token: Hashable>: Component {
    /// The name of the field for assistive technologies, which it shows while it is empty.
    public let placeholder: String
    /// The tokens in their order.
    public let tokens: [Token]
    /// Whether a token may be added that equals another one.
    public let allowsDuplicates: Bool
    /// Whether the user can change the tokens.
    public let isEnabled: Bool
    /// The closure that returns the text of a token.
    public let title: (Token) -> String
    /// The closure that returns the token for a typed text, or `nil` if there is none.
    public let token: (String) -> Token?
    /// The closure called with the tokens when the user changes them.
    public let tokensUpdated: ([Token]) -> Void

    private let titles: [String]
    private var suggested: TokenSuggestions<Token>
    private var isValid: (Token) -> Bool = { _ in true }

    /// Creates a token field.
    ///
    /// - Parameters:
    ///   - placeholder: The name of the field, which it shows while it is empty.
    ///   - tokens: The tokens in their order.
    ///   - allowsDuplicates: Whether a token may be added that equals another one.
    ///   - isEnabled: Whether the user can change the tokens.
    ///   - title: Returns the text of a token.
    ///   - token: Returns the token for a typed text that is not the title of a suggestion, or `nil` to keep the text in
    ///     the field. By default only suggestions can be added.
    ///   - tokensUpdated: Called with the tokens when the user changes them.
    public init(
        _ placeholder: String, tokens: [Token], allowsDuplicates: Bool = false, isEnabled: Bool = true,
        title: @escaping (Token) -> String, token: @escaping (String) -> Token? = { _ in nil },
        tokensUpdated: @escaping ([Token]) -> Void
    ) {
        self.placeholder = placeholder
        self.tokens = tokens
        self.allowsDuplicates = allowsDuplicates
        self.isEnabled = isEnabled
        self.title = title
        self.token = token
        self.tokensUpdated = tokensUpdated
        titles = tokens.map(title)
        suggested = TokenSuggestions([], title: title)
    }

    /// Returns the field with tokens that are suggested if their titles contain the typed text.
    public func suggestions(_ tokens: [Token]) -> TokenField {
        with { $0.suggested = TokenSuggestions(tokens, title: title) }
    }

    /// Returns the field with a closure that returns the suggestions for the typed text, which is empty after the Down key.
    public func suggestions(_ tokens: @escaping (String) -> [Token]) -> TokenField {
        with { $0.suggested = TokenSuggestions(title: title, tokens) }
    }

    /// Returns the field with a closure that returns whether a token may be added.
    public func validation(_ isValid: @escaping (Token) -> Bool) -> TokenField {
        with { $0.isValid = isValid }
    }

    /// Returns whether both have equal properties; suggestions and closures are ignored.
    public static func == (lhs: TokenField, rhs: TokenField) -> Bool {
        lhs.placeholder == rhs.placeholder && lhs.tokens == rhs.tokens && lhs.titles == rhs.titles
            && lhs.allowsDuplicates == rhs.allowsDuplicates && lhs.isEnabled == rhs.isEnabled
            && lhs.suggested.isEmpty == rhs.suggested.isEmpty
    }

    public func makeView() -> TokenFieldView {
        TokenFieldView(frame: .zero)
    }

    public func makeState() -> TextEditingState {
        TextEditingState()
    }

    /// Shows the tokens.
    public func update(
        view: TokenFieldView, availableSize: CGSize, state: TextEditingState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(content, state: state)
        return view.size(in: availableSize)
    }

    private var content: TokenFieldContent {
        TokenFieldContent(
            placeholder: placeholder,
            items: zip(tokens, titles).map { TokenFieldItem(token: $0, title: $1) },
            allowsDuplicates: allowsDuplicates, isEnabled: isEnabled, hasSuggestions: !suggested.isEmpty,
            makeItem: { text in (suggested.token(titled: text) ?? token(text)).map(item) },
            isValid: { item in (item.token.base as? Token).map(isValid) ?? false },
            suggestions: { text in suggested.tokens(for: text).map(item) },
            itemsUpdated: { items in tokensUpdated(items.compactMap { $0.token.base as? Token }) })
    }

    private func item(_ token: Token) -> TokenFieldItem {
        TokenFieldItem(token: token, title: title(token))
    }
}

extension TokenField {
    /// Creates a token field for a binding.
    ///
    /// - Parameters:
    ///   - placeholder: The name of the field, which it shows while it is empty.
    ///   - tokens: The binding that is set when the user changes the tokens.
    ///   - allowsDuplicates: Whether a token may be added that equals another one.
    ///   - isEnabled: Whether the user can change the tokens.
    ///   - title: Returns the text of a token.
    ///   - token: Returns the token for a typed text that is not the title of a suggestion, or `nil` to keep the text in
    ///     the field. By default only suggestions can be added.
    public init(
        _ placeholder: String, tokens: Binding<[Token]>, allowsDuplicates: Bool = false, isEnabled: Bool = true,
        title: @escaping (Token) -> String, token: @escaping (String) -> Token? = { _ in nil }
    ) {
        self.init(
            placeholder, tokens: tokens.wrappedValue, allowsDuplicates: allowsDuplicates, isEnabled: isEnabled,
            title: title, token: token, tokensUpdated: tokens.setFromControl)
    }
}

extension TokenField where Token == String {
    /// Creates a token field for texts.
    public init(
        _ placeholder: String, tokens: [String], allowsDuplicates: Bool = false, isEnabled: Bool = true,
        tokensUpdated: @escaping ([String]) -> Void
    ) {
        self.init(
            placeholder, tokens: tokens, allowsDuplicates: allowsDuplicates, isEnabled: isEnabled, title: { $0 },
            token: { $0 }, tokensUpdated: tokensUpdated)
    }

    /// Creates a token field for a binding to texts.
    public init(
        _ placeholder: String, tokens: Binding<[String]>, allowsDuplicates: Bool = false, isEnabled: Bool = true
    ) {
        self.init(
            placeholder, tokens: tokens, allowsDuplicates: allowsDuplicates, isEnabled: isEnabled, title: { $0 },
            token: { $0 })
    }
}
