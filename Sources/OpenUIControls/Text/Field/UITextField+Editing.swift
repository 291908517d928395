/// Changes of the text, and their notifications.
extension UITextField: TextEditorClient, TextEditorOwner {
    package var isMultiline: Bool { false }
    package var isTextEditable: Bool { isEnabled }

    package func textEditor(
        _ editor: TextEditor, shouldChange range: NSRange, replacement text: String
    ) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    package func textEditorDidChangeText(_ editor: TextEditor) {
        notifiedInputDelegate?.textDidChange(self)
        sendActions(for: .editingChanged)
        post(Self.textDidChangeNotification)
    }

    /// Called before the change of the text is reported; updates the display for both.
    package func textEditorDidChangeSelection(_ editor: TextEditor) {
        if clearsOnInsertion, editor.selection.range != NSRange(location: 0, length: editor.storage.length) {
            clearsOnInsertion = false
        }
        spellChecker?.selectionDidChange()
        contentDidChange()
        notifiedInputDelegate?.selectionDidChange(self)
        delegate?.textFieldDidChangeSelection(self)
    }

    package func textEditorDidReceiveReturn(_ editor: TextEditor) {
        submit()
    }

    // MARK: Content

    var effectiveFont: UIFont { baseTextAttributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 17) }

    /// Replaces the text programmatically.
    func setContent(_ text: TextSlice) {
        var content = text
        for index in content.runs.indices {
            let values = content.runs[index].attributes.values
            content.runs[index].attributes = TextAttributes(defaultTextAttributes.merging(values) { $1 })
        }
        inputDelegate?.textWillChange(self)
        editor.setText(content)
        contentDidChange()
        inputDelegate?.textDidChange(self)
    }

    /// Applies changed default attributes to the entire text.
    func defaultsDidChange(_ attributes: [NSAttributedString.Key: Any]) {
        editor.storage.addAttributes(attributes, range: NSRange(location: 0, length: editor.storage.length))
        editor.typingAttributes.merge(attributes) { $1 }
        contentDidChange()
        updateColors()
    }

    func placeholderDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Updates the display of the text, for example because ``hasText`` changed.
    package func contentDidChange() {
        placeholderLabel.isHidden = hasText
        accessibilityDidChange(.content)
        showLine()
        lineView.select(editor.selectedUnits, head: editor.selection.head)
        showSpelling()
        showCaret()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Text longer than this is laid out partially, in UTF-16 units.
    private static let longText = 4096
    private static let step = 1024

    /// The range that is laid out: the entire text, or for very long text the surroundings of the caret.
    ///
    /// If the field is not being edited, this is the start of the text.
    var displayedRange: Range<Int> {
        let buffer = editor.storage.buffer
        guard buffer.length > Self.longText else { return 0..<buffer.length }
        // Quantized, so that few caret movements change the range.
        let step = (isFirstResponder ? editor.selection.head : 0) / Self.step
        let start = buffer.boundary(notAfter: max(step - 1, 0) * Self.step)
        return start..<buffer.boundary(notBefore: min((step + 2) * Self.step, buffer.length))
    }

    /// Displays the text, or a part of it.
    private func showLine() {
        let (buffer, part) = (editor.storage.buffer, displayedRange)
        let places = Places(buffer.text(in: part), from: part.lowerBound, shownAs: isSecureTextEntry ? "•" : nil)
        lineView.show(
            TextLineView.Line(
                content: isSecureTextEntry ? secureContent(places) : shownContent(part), units: places.units,
                bytes: places.bytes, length: buffer.length, font: effectiveFont, alignment: textAlignment,
                isEdited: isFirstResponder, minimumScale: minimumScale))
    }

    private var minimumScale: CGFloat {
        guard adjustsFontSizeToFitWidth, effectiveFont.pointSize > 0, minimumFontSize.isFinite else { return 1 }
        return min(max(minimumFontSize / effectiveFont.pointSize, 0.05), 1)
    }

    private var lineParagraph: TextParagraph {
        var paragraph = TextParagraph(lineBreakMode: .byClipping)
        switch editor.storage.length > 0 ? editor.writingDirection(at: 0) : .natural {
        case .rightToLeft: paragraph.writingDirection = .rightToLeft
        case .leftToRight, .natural: break
        }
        return paragraph
    }

    private func secureContent(_ places: Places) -> TextContent {
        TextContent(
            String(repeating: "•", count: places.units.count - 1), font: effectiveFont.face,
            paragraph: TextParagraph(lineBreakMode: .byClipping))
    }

    /// Returns the text without paragraph attributes; its color is left open where it is the field's text color.
    private func shownContent(_ part: Range<Int>) -> TextContent {
        var slice = editor.storage.slice(NSRange(part))
        if isPlain { return TextContent(slice.string, font: effectiveFont.face, paragraph: lineParagraph) }
        for index in slice.runs.indices {
            var values = slice.runs[index].attributes.values
            values[.paragraphStyle] = nil
            if TextAttributes.isEqual(values[.foregroundColor], textColor) { values[.foregroundColor] = nil }
            slice.runs[index].attributes = TextAttributes(values)
        }
        return traitCollection.withCurrent {
            slice.textContent(defaultFont: effectiveFont, defaultColor: nil, paragraph: lineParagraph)
        }
    }

    /// Whether all text has the field's default attributes.
    var isPlain: Bool {
        let runs = editor.storage.runs
        return runs.count == 0 || runs.count == 1 && isOwn(runs.attributes(0).values)
    }

    private func isOwn(_ values: [NSAttributedString.Key: Any]) -> Bool {
        values.allSatisfy { key, value in
            switch key {
            case .font: (value as? UIFont) == effectiveFont
            case .foregroundColor: TextAttributes.isEqual(value, textColor)
            case .paragraphStyle: true
            default: false
            }
        }
    }

    /// Updates the visibility of the caret and restarts its blinking.
    func showCaret() {
        lineView.updateCaret(isShown: isFirstResponder && window != nil)
    }

    // MARK: Beginning and end of editing

    func editingDidBegin() {
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { editor.clear() }
        if clearsOnInsertion { selectAll(nil) }
        updateSpellChecking(isEdited: true)
        contentDidChange()
        updateColors()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(Self.textDidBeginEditingNotification)
    }

    func editingDidEnd() {
        editor.unmarkText()
        editor.endSelecting()
        updateSpellChecking(isEdited: false)
        contentDidChange()
        updateColors()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
        post(Self.textDidEndEditingNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Handles the Return key.
    ///
    /// Sends `editingDidEndOnExit` and `primaryActionTriggered`. As in UIKit, the field resigns first responder if the
    /// former has actions. If neither event has actions, the default button of the window is pressed.
    func submit() {
        if enablesReturnKeyAutomatically, !hasText { return }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let awaited = allControlEvents
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if awaited.contains(.editingDidEndOnExit) {
            resignFirstResponder()
        } else if !awaited.contains(.primaryActionTriggered) {
            _ = hostWindow?.pressControl(.primary)
        }
    }

    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        clearContent()
    }

    // MARK: Commands and selection rectangles

    /// Returns whether an editing command is currently available, or `nil` for other commands.
    func canEdit(_ action: Selector) -> Bool? {
        switch action {
        case .cut, .delete: editor.canCopy && isEnabled
        case .copy: editor.canCopy
        case .paste: isEnabled && (UIPasteboard.general.hasStrings || acceptsPasteboard)
        case .pasteAndMatchStyle: isEnabled && UIPasteboard.general.hasStrings
        case .select: hasText && editor.selection.isEmpty
        case .selectAll: hasText && editor.selection.range.length < editor.storage.length
        default: nil
        }
    }

    /// Returns the parts of the line that a range covers, in the field's coordinates.
    func rects(for range: NSRange) -> [TextSelectionPart] {
        layoutIfNeeded()
        return lineView.selectionRects(for: range).map { part in
            var part = part
            part.rect = convert(part.rect, from: lineView)
            return part
        }
    }
}

/// The character boundaries of a range of text: in UTF-16 units of the text, and in bytes of the displayed text.
private struct Places {
    private(set) var units: [Int]
    private(set) var bytes = [0]

    init(_ string: String, from start: Int, shownAs sign: Character?) {
        var (unit, byte) = (start, 0)
        units = [start]
        for character in string {
            unit += character.utf16.count
            byte += sign?.utf8.count ?? character.utf8.count
            units.append(unit)
            bytes.append(byte)
        }
    }
}
