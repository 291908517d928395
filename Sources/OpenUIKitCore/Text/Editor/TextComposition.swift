/// The composition of an input method, and the text that it replaces.
struct TextComposition {
    /// The range of the composition in the text.
    var range: NSRange
    /// The replaced text.
    var removed: TextSlice
    /// The selection before the composition.
    let before: TextSelection
    /// The attributes of the text after the composition is committed.
    let attributes: TextAttributes
}

/// Composition with input methods.
extension TextEditor {
    /// Replaces the marked text or the selection and marks the new text, after consulting the client.
    ///
    /// - Parameters:
    ///   - text: The marked text; if `nil` or empty, the composition is removed.
    ///   - selectedRange: The new selection, relative to the start of the text.
    package func setMarkedText(_ text: String?, selectedRange: NSRange) {
        setMarkedText(text.map { NSAttributedString(string: $0) }, selectedRange: selectedRange)
    }

    /// Replaces the marked text or the selection with attributed text and marks it, after consulting the client.
    ///
    /// Its attributes are added to those that the text has after it is committed.
    package func setMarkedText(_ text: NSAttributedString?, selectedRange: NSRange) {
        guard isEditable else { return }
        let string = allowed(text?.string ?? "")
        guard composition != nil || !string.isEmpty else { return }
        let range = markedRange ?? selection.range
        guard mayChange(range, to: string) else { return }
        goalX = nil
        client?.textEditorWillChangeText(self)
        var composition = self.composition ?? beginComposition(at: range)
        change(range, with: marked(text, string, composition.attributes))
        composition.range.length = string.utf16.count
        self.composition = composition
        setSelection(selection(selectedRange, in: composition.range))
        typingAttributes = composition.attributes.values
        if string.isEmpty { endComposition() }
        notifyClientOfChange()
    }

    private func beginComposition(at range: NSRange) -> TextComposition {
        TextComposition(
            range: range, removed: storage.slice(range), before: selection,
            attributes: TextAttributes(typingAttributes))
    }

    private func selection(_ range: NSRange, in marked: NSRange) -> TextSelection {
        let start = min(max(range.location, 0), marked.length)
        let end = min(max(range.length, 0), marked.length - start) + start
        return TextSelection(anchor: marked.location + start, head: marked.location + end)
    }

    /// Returns the marked text with the attributes of the surrounding text and those of the marked text style.
    private func marked(
        _ text: NSAttributedString?, _ string: String, _ attributes: TextAttributes
    ) -> TextSlice {
        let style = client?.markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
        var slice = TextSlice(string, attributes: attributes)
        if let text, text.string == string { slice = TextSlice(text) }
        for index in slice.runs.indices {
            let own = slice.runs[index].attributes.values
            var values = attributes.values
            values.merge(own.isEmpty || own.count == attributes.values.count ? style : own) { $1 }
            slice.runs[index].attributes = TextAttributes(values)
        }
        return slice
    }

    /// Unmarks the marked text, which makes it permanent.
    package func unmarkText() {
        guard let composition else { return }
        setAttributes(composition.attributes.values, in: composition.range)
        endComposition()
        typingAttributes = composition.attributes.values
    }

    /// Replaces the marked text with committed text.
    ///
    /// If the client rejects the change, the text before the composition is restored.
    func commit(_ slice: TextSlice) {
        guard let composition else { return }
        let isAllowed = mayChange(composition.range, to: slice.string)
        guard self.composition != nil else { return }
        client?.textEditorWillChangeText(self)
        change(composition.range, with: isAllowed ? slice : composition.removed)
        self.composition?.range.length = isAllowed ? slice.length : composition.removed.length
        setSelection(
            isAllowed ? TextSelection(caret: composition.range.location + slice.length) : composition.before)
        if isAllowed { endComposition() } else { self.composition = nil }
        notifyClientOfChange()
    }

    /// Ends the composition and registers its result as a single undo step.
    private func endComposition() {
        guard let composition else { return }
        self.composition = nil
        let inserted = storage.slice(composition.range)
        guard inserted.length > 0 || composition.removed.length > 0 else { return }
        register(
            TextUndoStep(
                .typing, at: composition.range.location, removed: composition.removed, inserted: inserted,
                before: composition.before, after: selection))
    }

    /// Deletes text immediately before or after the marked text; returns `false` if the range is not adjacent to it.
    @discardableResult
    func deleteAdjacentToComposition(_ range: NSRange) -> Bool {
        guard var composition, range.length > 0,
            NSMaxRange(range) == composition.range.location || range.location == NSMaxRange(composition.range)
        else { return false }
        client?.textEditorWillChangeText(self)
        let taken = storage.slice(range)
        var selected = selection
        change(range, with: TextSlice(""))
        if range.location < composition.range.location {
            composition.removed.prepend(taken)
            composition.range.location -= range.length
            selected.anchor -= range.length
            selected.head -= range.length
        } else {
            composition.removed.append(taken)
        }
        self.composition = composition
        setSelection(selected)
        typingAttributes = composition.attributes.values
        notifyClientOfChange()
        return true
    }
}
