/// The control of a ``SearchField``.
final class SearchFieldView: UISearchTextField, UISearchTextFieldDelegate, TextEditingView {
    private var component: SearchField?
    private(set) weak var editing: TextEditingState?
    /// The specified tokens that are displayed.
    private var shownTokens: [SearchFieldToken] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        addAction(UIAction { [weak self] _ in self?.contentWasEdited() }, for: .editingChanged)
        addAction(UIAction { [weak self] _ in self?.handleFocusChange(true) }, for: .editingDidBegin)
        addAction(UIAction { [weak self] _ in self?.handleFocusChange(false) }, for: .editingDidEnd)
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: Updates

    func update(component: SearchField, state: TextEditingState) {
        let old = self.component
        self.component = component
        editing = state
        placeholder = component.placeholder ?? LocalizedString.BuiltIn.search.textInComponent
        isEnabled = !InheritedValues.isDisabled
        if old?.suggestions ?? [] != component.suggestions { showSuggestions(component.suggestions) }
        guard old != component else { return }
        show(component.text)
        show(component.tokens)
    }

    /// Shows the specified tokens.
    func show(_ tokens: [SearchFieldToken]) {
        guard tokens != shownTokens || self.tokens.count != tokens.count else { return }
        shownTokens = tokens
        self.tokens = tokens.map { token in
            let shown = UISearchToken(icon: token.image, text: token.text)
            shown.representedObject = token.id
            return shown
        }
    }

    private func showSuggestions(_ suggestions: [SearchSuggestion]) {
        searchSuggestions = suggestions.enumerated().map { index, suggestion in
            let item = UISearchSuggestionItem(localizedSuggestion: suggestion.text, iconImage: suggestion.image)
            item.representedObject = index
            return item
        }
    }

    // MARK: Editing

    var listeners: TextEditingCallbacks? {
        component.map { TextEditingCallbacks(textUpdated: $0.textUpdated) }
    }

    /// Reports another text, or the tokens that remain when the user has deleted some.
    private func contentWasEdited() {
        let remaining = Set(tokens.compactMap { $0.representedObject as? AnyHashable })
        guard remaining.count < shownTokens.count else { return handleTextChange() }
        prepareComponentsForEvent()
        UpdateScheduler.shared.controlWasEdited(self)
        ComponentState.batch {
            synchronizeState()
            component?.keepTokens(remaining)
            if let component, displayedText != component.text { component.textUpdated(displayedText) }
        }
        // Shows tokens again whose deletion was not accepted.
        if let component { show(component.tokens) }
    }

    /// Stores the selection in the component's state.
    func textFieldDidChangeSelection(_ textField: UITextField) {
        handleSelectionChange()
    }

    /// Performs the effect of the suggestion that the user has chosen.
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
        prepareComponentsForEvent()
        guard let component, let index = suggestion.representedObject as? Int,
            component.suggestions.indices.contains(index)
        else { return }
        UpdateScheduler.shared.controlWasEdited(self)
        ComponentState.batch { component.choose(component.suggestions[index]) }
    }
}
