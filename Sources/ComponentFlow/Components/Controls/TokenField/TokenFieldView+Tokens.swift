// The tokens of a token field, and changes of them by the user.
extension TokenFieldView {
    /// Shows tokens, and keeps the views of those that were shown before.
    func show(_ items: [TokenFieldItem]) {
        dragged = nil
        var unused = Dictionary(grouping: shownTokens, by: \.item.token).mapValues { $0.map(\.view) }
        shownTokens = items.map { item in
            guard unused[item.token]?.isEmpty == false, let view = unused[item.token]?.removeFirst() else {
                return (item, makeTokenView(item))
            }
            view.text = item.title
            return (item, view)
        }
        for view in unused.values.joined() { view.removeFromSuperview() }
        fitTokens()
        select(nil)
        accessibilityDidChange(.structure)
        setNeedsLayout()
    }

    private func makeTokenView(_ item: TokenFieldItem) -> TokenView {
        let view = TokenView(text: item.title, font: tokenFont, color: tintColor)
        view.select = { [weak self, weak view] isExtending in
            if let view { self?.tokenWasSelected(view, isExtending: isExtending) }
        }
        view.delete = { [weak self, weak view] in
            if let view { self?.removeToken(view) }
        }
        addDrag(to: view)
        addSubview(view)
        return view
    }

    func index(of view: TokenView) -> Int? {
        shownTokens.firstIndex { $0.view === view }
    }

    private func removeToken(_ view: TokenView) {
        cancelDragging()
        if let index = index(of: view) { removeTokens(index...index) }
    }

    // MARK: Selection

    /// Selects a token that the user has clicked.
    private func tokenWasSelected(_ view: TokenView, isExtending: Bool) {
        guard becomeFirstResponder(), let index = index(of: view) else { return }
        list.close()
        select(isExtending ? selection?.extended(to: index) ?? TokenSelection(index) : TokenSelection(index))
    }

    /// Selects tokens, or none.
    func select(_ selection: TokenSelection?) {
        self.selection = selection
        for (index, token) in shownTokens.enumerated() {
            token.view.isSelected = selection?.range.contains(index) ?? false
        }
        if selection != nil, !isCaretAtStart { moveCaretToStart() }
    }

    private func moveCaretToStart() {
        selectedTextRange = textRange(from: beginningOfDocument, to: beginningOfDocument)
    }

    /// The titles of the selected tokens.
    var selectedTitles: [String] {
        selection.map { shownTokens[$0.range].map(\.item.title) } ?? []
    }

    // MARK: Changes

    /// Adds tokens for texts, and returns those that cannot be added.
    func add(_ texts: [String]) -> [String] {
        prepareComponentsForEvent()
        guard let content, isEnabled else { return texts }
        let (items, rejected) = content.newItems(for: texts)
        guard !items.isEmpty else { return rejected }
        return add(items) ? rejected : texts
    }

    /// Adds tokens; returns `false` if the parent rejects the change.
    func add(_ items: [TokenFieldItem]) -> Bool {
        guard let content, request(content.items + items) else { return false }
        announce(.BuiltIn.tokenAdded(TokenText.list(items.map(\.title))))
        return true
    }

    private func removeTokens(_ range: ClosedRange<Int>) {
        prepareComponentsForEvent()
        guard let content, isEnabled, range.upperBound < content.items.count else { return }
        var items = content.items
        let titles = items[range].map(\.title)
        items.removeSubrange(range)
        if request(items) { announce(.BuiltIn.tokenRemoved(TokenText.list(titles))) }
    }

    func removeSelectedTokens() {
        cancelDragging()
        if let selection { removeTokens(selection.range) }
    }

    /// Requests tokens; returns `false` if the parent rejects the change.
    func request(_ items: [TokenFieldItem]) -> Bool {
        let old = content?.items
        content?.itemsUpdated(items)
        PendingUpdates.shared.flush()
        return content?.items != old
    }

    func announce(_ text: LocalizedString) {
        UIAccessibility.post(notification: .announcement, argument: builtInText(text))
    }
}
