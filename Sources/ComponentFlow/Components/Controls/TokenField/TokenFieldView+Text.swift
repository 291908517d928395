// The text of a token field, which becomes tokens, and the suggestions for it.
extension TokenFieldView: UITextFieldDelegate {
    func textDidChange() {
        prepareComponentsForEvent()
        synchronizeState()
        showOffers(for: displayedText)
    }

    private func showText(_ text: String) {
        guard text != displayedText else { return }
        displayedText = text
        synchronizeState()
    }

    /// Turns the text into tokens, except for the parts that cannot be added.
    ///
    /// - Returns: The parts that remain in the text; `nil` if there is no text.
    private func commitText() -> [String]? {
        let parts = TokenText.parts(of: displayedText)
        guard !parts.isEmpty, markedTextRange == nil else { return nil }
        return add(parts, before: "")
    }

    /// Adds tokens for the parts of a text, and shows the parts that cannot be added before the rest of the text.
    ///
    /// - Returns: The parts that cannot be added.
    private func add(_ parts: [String], before rest: String) -> [String] {
        list.close()
        let rejected = add(parts)
        showText(TokenText.list((rejected + [rest]).filter { !$0.isEmpty }))
        return rejected
    }

    /// Selects the text, which contains parts that cannot be added, and reports these to assistive technologies.
    private func report(_ rejected: [String]) {
        guard !rejected.isEmpty else { return }
        selectAll(nil)
        announce(.BuiltIn.tokenRejected(TokenText.list(rejected)))
    }

    // MARK: Keys

    /// Turns the text before a typed comma into tokens.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard TokenText.containsSeparator(string) else { return true }
        let text = (displayedText as NSString).replacingCharacters(in: range, with: string)
        let (parts, rest) = TokenText.finishedParts(of: text)
        report(add(parts, before: rest))
        return false
    }

    /// Turns the text into tokens; without a text, performs the action of a modifier around the field, or activates the
    /// default button.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        prepareComponentsForEvent()
        if let rejected = commitText() {
            report(rejected)
            return false
        }
        list.close()
        guard let submit = enclosingSubmit?.action else { return true }
        submit()
        return false
    }

    /// Turns the text into tokens for the Tab key; returns `false` if there is no text that can be added.
    func commitTextForTab() -> Bool {
        let count = shownTokens.count
        return commitText() != nil && shownTokens.count > count
    }

    func editingHasEnded() {
        list.close()
        select(nil)
        // An update that removes or disables the field must not change the tokens.
        if UpdateScheduler.runningNode == nil { _ = commitText() }
        handleFocusChange(false)
    }

    /// Inserts the content of the pasteboard, which another process may deliver later.
    func pasteTokens() {
        UIPasteboard.general.loadString { [weak self] text in
            if let text, !text.isEmpty { self?.insertPasted(text) }
        }
    }

    /// Adds a token for each part of a pasted list, or inserts a text that is none.
    private func insertPasted(_ text: String) {
        guard isEnabled else { return }
        removeSelectedTokens()
        guard TokenText.containsSeparator(text) else { return insertText(text) }
        report(add(TokenText.parts(of: text), before: displayedText))
    }

    // MARK: Caret

    /// Stores the selection in the component's state; a caret that moves into the text ends the selection of tokens.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        if selection != nil, !isCaretAtStart { select(nil) }
        handleSelectionChange()
    }

    var isCaretAtStart: Bool {
        guard let range = selectedTextRange, markedTextRange == nil else { return false }
        return range.isEmpty && compare(range.start, to: beginningOfDocument) == .orderedSame
    }

    // MARK: Suggestions

    func makeList() -> CompletionList {
        let list = CompletionList(below: self)
        list.onChoose = { [weak self] in self?.choose($0) }
        list.onOpenChange = { [weak self] _ in self?.accessibilityDidChange(.content) }
        return list
    }

    private func showOffers(for text: String) {
        let hasText = !text.trimmingCharacters(in: .whitespaces).isEmpty
        show(offers: hasText ? content?.offers(for: text) ?? [] : [])
    }

    private func show(offers: [TokenFieldItem]) {
        self.offers = offers
        list.name = accessibilityLabel
        list.items = offers.map { CompletionItem($0.title) }
        if isEditing { list.open() }
    }

    /// Shows what is suggested without a text.
    func openList() {
        prepareComponentsForEvent()
        guard isEnabled, let content, content.hasSuggestions else { return }
        select(nil)
        show(offers: content.offers(for: displayedText))
    }

    private func choose(_ index: Int) {
        prepareComponentsForEvent()
        if offers.indices.contains(index), isEnabled, add([offers[index]]) { showText("") }
    }
}

extension TokenFieldView: CompletionListing {
    package var hasCompletionList: Bool { content?.hasSuggestions ?? false }
    package var isCompletionListOpen: Bool { list.isOpen }
}
