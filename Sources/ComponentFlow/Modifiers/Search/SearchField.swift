/// The search field of a ``Searchable``, which is UIKit's.
struct SearchField: ControlledComponent {
    let text: String
    /// The text while the field is empty; `nil` is that of the framework.
    let placeholder: String?
    let tokens: [SearchFieldToken]
    var suggestions: [SearchSuggestion] = []
    @Behavior var textUpdated: (String) -> Void
    @Behavior var addToken: (Any) -> Void
    @Behavior var keepTokens: (Set<AnyHashable>) -> Void

    init(text: Binding<String>, placeholder: String?, tokens: SearchTokens?) {
        self.text = text.wrappedValue
        self.placeholder = placeholder
        self.tokens = tokens?.shown ?? []
        _textUpdated = Behavior(wrappedValue: text.setFromControl)
        _addToken = Behavior(wrappedValue: tokens?.add ?? { _ in })
        _keepTokens = Behavior(wrappedValue: tokens?.keep ?? { _ in })
    }

    /// Whether there is a text or a token.
    var hasQuery: Bool { !text.isEmpty || !tokens.isEmpty }

    func makeView() -> SearchFieldView {
        SearchFieldView(frame: .zero)
    }

    func makeState() -> TextEditingState {
        TextEditingState()
    }

    func update(
        view: SearchFieldView, availableSize: CGSize, state: TextEditingState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, state: state)
        return view.size(in: availableSize)
    }

    func wasSpecifiedAgain(for view: SearchFieldView) {
        view.show(text)
        view.show(tokens)
    }

    /// Removes the text and all tokens.
    func clear() {
        if !text.isEmpty { textUpdated("") }
        if !tokens.isEmpty { keepTokens([]) }
    }

    /// Performs the effect of a suggestion.
    func choose(_ suggestion: SearchSuggestion) {
        switch suggestion.completion {
        case .text(let text): textUpdated(text)
        case .token(_, let value):
            textUpdated("")
            addToken(value)
        }
    }
}
