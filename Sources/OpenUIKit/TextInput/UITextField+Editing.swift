/// How the text changes, and what is told of it.
extension UITextField {
    /// Line breaks become spaces, other control characters go.
    static func oneLine(_ text: String) -> String {
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

    /// Replaces a part as people do: the delegate is asked, targets are told.
    func edit(_ range: Range<Int>, with text: String) {
        let text = UITextField.oneLine(text)
        guard !range.isEmpty || !text.isEmpty else { return }
        let start = content.utf16Offset(of: range.lowerBound)
        let end = content.utf16Offset(of: range.upperBound)
        let allowed = delegate?.textField(
            self, shouldChangeCharactersIn: NSRange(location: start, length: end - start), replacementString: text)
        guard allowed ?? true else { return }
        content.replace(range, with: text)
        contentDidChange()
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
    }

    func select(from anchor: Int, to head: Int) {
        let old = content
        content.select(from: anchor, to: head)
        guard content != old else { return showCaret() }
        selectionDidChange()
        delegate?.textFieldDidChangeSelection(self)
    }

    func contentDidChange() {
        placeholderLabel.isHidden = content.count > 0
        accessibilityValue = isSecureTextEntry ? nil : content.text
        showLine()
        selectionDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showLine() {
        let shown = isSecureTextEntry ? Array(repeating: Character("•"), count: content.count) : content.characters
        var bytes = [0]
        bytes.reserveCapacity(shown.count + 1)
        for character in shown { bytes.append(bytes[bytes.count - 1] + character.utf8.count) }
        lineView.show(
            TextLineView.Line(
                text: String(shown), bytes: bytes, font: font ?? UIFont.systemFont(ofSize: 17),
                alignment: textAlignment, isEdited: isFirstResponder))
    }

    private func selectionDidChange() {
        lineView.select(content.selection, head: content.head)
        showCaret()
    }

    private func showCaret() {
        lineView.updateCaret(isShown: isFirstResponder && window != nil)
    }

    // MARK: Beginning and end

    func editingDidBegin() {
        if clearsOnBeginEditing, content.count > 0 { edit(0..<content.count, with: "") }
        contentDidChange()
        updateColors()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
    }

    func editingDidEnd() {
        touchSelection = nil
        contentDidChange()
        updateColors()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
    }

    /// Return: whoever waits for it is told, and then the field gives the keyboard away, as in UIKit.
    func submit() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let isAwaited = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if isAwaited { resignFirstResponder() }
    }

    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        content = EditableText()
        contentDidChange()
        sendActions(for: .editingChanged)
    }

    // MARK: Places

    var selectedRange: UITextRange {
        get {
            .of(
                NSRange(
                    content.utf16Offset(
                        of: content.selection.lowerBound)..<content.utf16Offset(of: content.selection.upperBound)))
        }
        set {
            select(
                from: content.place(atUTF16: newValue.start.offset), to: content.place(atUTF16: newValue.end.offset))
        }
    }

    /// The place so many UTF-16 units away; nil if that is outside of the text.
    public final func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (place, overflows) = position.offset.addingReportingOverflow(offset)
        return !overflows && (0...endOfDocument.offset).contains(place) ? .at(place) : nil
    }

    /// How many UTF-16 units lie between two places.
    public final func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }

    /// The part between two places.
    public final func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        .of(
            NSRange(
                location: min(fromPosition.offset, toPosition.offset),
                length: abs(toPosition.offset - fromPosition.offset)))
    }

    /// The text of a part.
    public final func text(in range: UITextRange) -> String? {
        let places = content.place(atUTF16: range.start.offset)..<content.place(atUTF16: range.end.offset)
        return String(content.characters[places])
    }

    /// Replaces a part without asking the delegate.
    public final func replace(_ range: UITextRange, withText text: String) {
        let places = content.place(atUTF16: range.start.offset)..<content.place(atUTF16: range.end.offset)
        content.replace(places, with: UITextField.oneLine(text))
        contentDidChange()
        sendActions(for: .editingChanged)
    }

    /// The caret's rectangle at a place, in the field's coordinates.
    public final func caretRect(for position: UITextPosition) -> CGRect {
        layoutIfNeeded()
        return convert(lineView.caretRect(at: content.place(atUTF16: position.offset)), from: lineView)
    }

    /// The place nearest to a point in the field's coordinates.
    public final func closestPosition(to point: CGPoint) -> UITextPosition? {
        layoutIfNeeded()
        return UITextPosition.at(content.utf16Offset(of: lineView.place(at: convert(point, to: lineView))))
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
