/// How people change the text.
extension TextEditor {
    /// Writes a text in the place of what is composed or selected, after asking the client.
    package func insertText(_ text: String) {
        let attributes = composition?.attributes ?? TextAttributes(typingAttributes)
        insert(TextSlice(allowed(text), attributes: attributes), kind: .typing)
    }

    /// Writes an attributed text in the place of what is composed or selected, after asking the client.
    package func insert(_ text: NSAttributedString) {
        let line = allowed(text.string)
        // What has to be changed to fit in loses its attributes.
        guard line == text.string else { return insertText(line) }
        insert(TextSlice(text), kind: .other)
    }

    private func insert(_ slice: TextSlice, kind: TextUndoStep.Kind) {
        guard isEditable else { return }
        if composition != nil { return commit(slice) }
        edit(selection.range, with: slice, kind: kind)
    }

    /// Deletes what is selected, or the character before the caret.
    package func deleteBackward() {
        delete(.backward)
    }

    /// Deletes what is selected, or up to where the caret would move.
    func delete(_ movement: TextMovement) {
        guard isEditable else { return }
        if composition != nil { unmarkText() }
        if !selection.isEmpty {
            edit(selection.range, with: TextSlice(""), kind: .other)
            return
        }
        let end = destination(of: movement, from: selection.head, affinity: selection.affinity).offset
        let range = min(selection.head, end)..<max(selection.head, end)
        let kind: TextUndoStep.Kind =
            switch movement {
            case .backward: .deletingBackward
            case .forward: .deletingForward
            default: .other
            }
        edit(NSRange(range), with: TextSlice(""), kind: kind)
    }

    /// Puts a text in the place of a part without asking the client, as `UITextInput` does.
    ///
    /// Ends inside of a Unicode scalar move out of it. The caret goes behind the text. What is composed stays marked only
    /// if text right beside it is deleted, as input methods do.
    package func replace(_ range: NSRange, with text: String) {
        let range = wholeScalars(range)
        if text.isEmpty, deleteBesideComposition(range) { return }
        if composition != nil { unmarkText() }
        let source = max(range.location - (range.length > 0 ? 0 : 1), 0)
        let attributes =
            source < storage.length
            ? storage.attributes(at: source, effectiveRange: nil) : typingAttributes
        let slice = TextSlice(allowed(text), attributes: TextAttributes(attributes))
        edit(range, with: slice, kind: .other, asking: false)
    }

    /// Deletes all, after nobody was asked: what a clear button does.
    package func clear() {
        if composition != nil { unmarkText() }
        edit(NSRange(location: 0, length: storage.length), with: TextSlice(""), kind: .other, asking: false)
    }

    // MARK: The one way

    /// Replaces a part as people do; returns false if the client does not want it.
    @discardableResult
    func edit(
        _ range: NSRange, with slice: TextSlice, kind: TextUndoStep.Kind, asking: Bool = true
    ) -> Bool {
        guard range.length > 0 || !slice.string.isEmpty else { return true }
        if asking { guard mayChange(range, to: slice.string) else { return false } }
        goalX = nil
        let before = selection
        client?.textEditorWillChangeText(self)
        let removed = storage.slice(range)
        change(range, with: slice)
        setSelection(TextSelection(caret: range.location + slice.length))
        register(
            TextUndoStep(
                kind, at: range.location, removed: removed, inserted: slice, before: before, after: selection))
        tellChange()
        return true
    }

    /// Whether the client agrees; what it changes itself meanwhile counts as a no.
    func mayChange(_ range: NSRange, to text: String) -> Bool {
        let old = generation
        guard client?.textEditor(self, shouldChange: range, replacement: text) != false else { return false }
        return generation == old
    }

    /// Tells the client of a change of the text and of the selection.
    func tellChange() {
        client?.textEditorDidChangeSelection(self)
        client?.textEditorDidChangeText(self)
    }

    /// Moves ends inside of a surrogate pair out of it.
    private func wholeScalars(_ range: NSRange) -> NSRange {
        let range = storage.clamped(range)
        let start = buffer.place(at: range.lowerBound).unit
        let end = buffer.place(at: range.upperBound).unit
        return NSRange(start..<max(end < range.upperBound ? end + 2 : end, start))
    }

    // MARK: What may be written

    /// The text as it may be written here: on one line, line breaks become spaces and other control characters go.
    func allowed(_ text: String) -> String {
        isMultiline ? text : Self.oneLine(text)
    }

    /// Line breaks become spaces, other control characters go.
    package static func oneLine(_ text: String) -> String {
        let hasControls = text.unicodeScalars.contains { $0.properties.generalCategory == .control || $0.isLineBreak }
        guard hasControls else { return text }
        let joined = text.replacingOccurrences(of: "\r\n", with: "\n")
        return String(
            String.UnicodeScalarView(
                joined.unicodeScalars.compactMap { scalar in
                    if scalar.isLineBreak || scalar == "\t" { return " " }
                    return scalar.properties.generalCategory == .control ? nil : scalar
                }))
    }
}

extension Unicode.Scalar {
    fileprivate var isLineBreak: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
