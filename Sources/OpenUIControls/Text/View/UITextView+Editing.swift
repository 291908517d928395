/// Changes of the text, and their notifications.
extension UITextView: TextEditorClient, TextEditorOwner {
    package var isMultiline: Bool { true }
    package var isTextEditable: Bool { isEditable }

    /// The largest number of lines by which a page is moved, for views that are higher than any display.
    private static var mostLinesPerPage: Int { 100_000 }

    package var linesPerPage: Int {
        let line = (font ?? ParagraphSource.defaultFont).lineHeight
        let height = bounds.inset(by: adjustedContentInset).height
        return Int(height / max(line, 1) - 1, within: 1...Self.mostLinesPerPage)
    }

    package var defaultTextAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: ParagraphSource.defaultFont]
        attributes.merge(baseTextAttributes) { $1 }
        if textAlignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            attributes[.paragraphStyle] = style
        }
        return attributes
    }

    package func textEditor(_ editor: TextEditor, shouldChange range: NSRange, replacement text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    package func textEditorDidChangeText(_ editor: TextEditor) {
        caretDidMove()
        notifiedInputDelegate?.textDidChange(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    package func textEditorDidChangeSelection(_ editor: TextEditor) {
        if clearsOnInsertion, editor.selection.range != NSRange(location: 0, length: textStorage.length) {
            clearsOnInsertion = false
        }
        spellChecker?.selectionDidChange()
        caretDidMove()
        accessibilityDidChange(.content)
        notifiedInputDelegate?.selectionDidChange(self)
        delegate?.textViewDidChangeSelection(self)
    }

    // MARK: Content

    func setContent(_ text: TextSlice) {
        inputDelegate?.textWillChange(self)
        editor.setText(text)
        if textStorage.length == 0 { editor.typingAttributes = defaultTextAttributes }
        // As in UIKit, setting the text programmatically does not scroll.
        revealsCaret = false
        layoutDidChange()
        accessibilityDidChange(.content)
        inputDelegate?.textDidChange(self)
    }

    /// Sets an attribute of the entire text and of text that is inserted next.
    func setOwn(_ key: NSAttributedString.Key, _ value: Any?, shown: Any?) {
        baseTextAttributes[key] = value
        let all = NSRange(location: 0, length: textStorage.length)
        if let shown {
            textStorage.addAttribute(key, value: shown, range: all)
        } else {
            textStorage.removeAttribute(key, range: all)
        }
        editor.typingAttributes[key] = shown
        layoutDidChange()
    }

    func alignmentDidChange() {
        let storage = textStorage
        let all = NSRange(location: 0, length: storage.length)
        let alignment = textAlignment
        func aligned(_ value: Any?) -> NSParagraphStyle {
            let style = NSMutableParagraphStyle()
            if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
            style.alignment = alignment
            return style
        }
        storage.beginEditing()
        storage.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
            storage.addAttribute(.paragraphStyle, value: aligned(value), range: range)
        }
        storage.enumerateAttribute(.followingParagraphStyle, in: all) { value, range, _ in
            if value != nil { storage.addAttribute(.followingParagraphStyle, value: aligned(value), range: range) }
        }
        storage.endEditing()
        editor.typingAttributes[.paragraphStyle] = aligned(editor.typingAttributes[.paragraphStyle])
        layoutDidChange()
    }

    func updateLinkDetection() {
        layoutManager.detectsLinks = !isEditable && dataDetectorTypes.contains(.link)
    }

    func editabilityDidChange() {
        updateLinkDetection()
        if !isEditable, !isSelectable, isFirstResponder { resignFirstResponder() }
        if isEditable, isFirstResponder { beginEditingSession() } else { endEditingSession() }
        showCaret()
        setNeedsLayout()
        accessibilityDidChange(.content)
    }

    // MARK: Caret

    /// Updates the visibility of the caret and restarts its blinking.
    func showCaret() {
        if isFirstResponder, isEditable, window != nil { blink.restart() } else { blink.stop() }
    }

    private func caretDidMove() {
        if isFirstResponder {
            showCaret()
            revealsCaret = !pointer.isSelecting
        }
        setNeedsLayout()
    }

    // MARK: Beginning and end of editing

    func editingDidBegin() {
        if clearsOnInsertion { selectAll(nil) }
        showCaret()
        if showsInactiveSelection { updateColors() }
        setNeedsLayout()
        if isEditable { beginEditingSession() }
    }

    private func beginEditingSession() {
        guard !isInEditingSession else { return }
        isInEditingSession = true
        updateSpellChecking(isEdited: true)
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    }

    /// Also runs when an editable text view becomes read-only, so that each beginning has its end.
    private func endEditingSession() {
        guard isInEditingSession else { return }
        isInEditingSession = false
        updateSpellChecking(isEdited: false)
        editor.unmarkText()
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }

    func editingDidEnd() {
        editor.unmarkText()
        editor.endSelecting()
        pointer = TextPointer()
        stopAutoscroll()
        showCaret()
        if showsInactiveSelection { updateColors() }
        setNeedsLayout()
        endEditingSession()
    }

    // MARK: Keys

    /// Returns whether the view handles a key.
    ///
    /// If the text is not editable, keys that only move the caret scroll the view instead.
    func wants(_ key: UIKey) -> Bool {
        guard isFirstResponder else { return false }
        if isEditable { return true }
        guard isSelectable else { return false }
        switch TextEditor.command(for: key, multiline: true) {
        case .copy, .selectAll, .selectNone: return true
        case .select: return !editor.selection.isEmpty
        default: return false
        }
    }

    func handle(_ key: UIKey) -> Bool {
        wants(key) && (handleFormatKey(key) || handleListKey(key) || editor.handle(key))
    }

    /// Returns whether an editing command is currently available, or `nil` for other commands.
    func canEdit(_ action: Selector) -> Bool? {
        switch action {
        case .cut, .delete: editor.canCopy && isEditable
        case .copy: editor.canCopy && isSelectable
        case .paste: isEditable && (UIPasteboard.general.hasStrings || acceptsPasteboard)
        case .pasteAndMatchStyle: isEditable && UIPasteboard.general.hasStrings
        case .select: isSelectable && hasText && editor.selection.isEmpty
        case .selectAll: isSelectable && hasText && editor.selection.range.length < textStorage.length
        case .toggleBoldface, .toggleItalics, .toggleUnderline, .increaseSize, .decreaseSize: canFormat
        default: nil
        }
    }
}
