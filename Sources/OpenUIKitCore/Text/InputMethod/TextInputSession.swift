internal import OpenDisplay

/// Connects a first responder that accepts text to the input method of its window.
///
/// A session exists as long as the responder is the first responder. All changes by the input method use
/// ``UITextInput``, so that third-party views are supported like the framework's own; a view that only conforms to
/// ``UIKeyInput`` receives committed text. Other changes (by a click, a key or client code) are reported to the input
/// method and end its composition: the marked text is kept, as by ``UITextInput/unmarkText()``.
@MainActor final class TextInputSession {
    /// The length of the text on either side of the caret that is passed to input methods, in UTF-16 units.
    static let reach = 500

    private(set) weak var responder: UIResponder?
    private weak var window: UIWindow?
    private weak var keyInput: (any UIKeyInput)?
    private weak var textInput: (any UITextInput)?
    /// Whether the input method is currently changing the text.
    private var isWriting = false

    /// Returns `nil` if the responder does not accept text.
    init?(_ responder: UIResponder, in window: UIWindow) {
        guard let keyInput = responder as? any UIKeyInput else { return nil }
        self.responder = responder
        self.window = window
        self.keyInput = keyInput
        textInput = responder as? any UITextInput
    }

    /// Called when the responder becomes first responder.
    func begin() {
        textInput?.inputDelegate = self
        // Text that is not editable can still be selected.
        if (textInput as? any TextEditorClient)?.isTextEditable != false { window?.surface?.textInputClient = self }
    }

    /// Called when the responder resigns first responder; the marked text is kept.
    func end() {
        if textInput?.inputDelegate === self { textInput?.inputDelegate = nil }
        if textInput?.markedTextRange != nil { textInput?.unmarkText() }
        if let surface = window?.surface, surface.textInputClient === self { surface.textInputClient = nil }
    }

    /// Called after each frame, because the caret may have moved through layout or scrolling.
    func caretMayHaveMoved() {
        guard let surface = window?.surface, surface.textInputClient === self else { return }
        surface.textInputDidChange()
    }

    /// Performs a change that the input method requests.
    private func write(_ change: WindowInput, _ body: () -> Void) {
        guard let window else { return write(body) }
        window.receive(change) { write(body) }
    }

    private func write(_ body: () -> Void) {
        (keyInput as? UIResponder)?.prepareForEvent()
        let wasWriting = isWriting
        isWriting = true
        body()
        isWriting = wasWriting
    }
}

// MARK: - Requests of the input method

extension TextInputSession: TextInputClient {
    func setMarkedText(_ text: String, selectedRange: NSRange, attributes: [PreeditAttribute]) {
        guard let input = textInput else { return }
        write(.markedText(text, selectedRange: selectedRange, attributes: attributes)) {
            if text.isEmpty {
                removeMarkedText(of: input)
            } else if attributes.isEmpty {
                input.setMarkedText(text, selectedRange: selectedRange)
            } else {
                input.setAttributedMarkedText(attributed(text, attributes), selectedRange: selectedRange)
            }
        }
    }

    func commit(_ text: String) {
        write(.committedText(text)) { keyInput?.insertText(text) }
    }

    private func removeMarkedText(of input: any UITextInput) {
        guard input.markedTextRange != nil else { return }
        input.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        input.unmarkText()
    }

    /// Returns the text with the underlines of the input method, and with the tint color behind its highlighted part.
    private func attributed(_ text: String, _ attributes: [PreeditAttribute]) -> NSAttributedString {
        let result = NSMutableAttributedString(string: text)
        for attribute in attributes {
            guard attribute.range.location >= 0, NSMaxRange(attribute.range) <= result.length else { continue }
            switch attribute.style {
            case .underline:
                result.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: attribute.range)
            case .thickUnderline:
                result.addAttribute(.underlineStyle, value: NSUnderlineStyle.thick.rawValue, range: attribute.range)
            case .errorUnderline:
                let style = NSUnderlineStyle.thick.rawValue
                result.addAttributes(
                    [.underlineStyle: style, .underlineColor: UIColor.systemRed], range: attribute.range)
            case .highlight:
                let tint = textInput?.textInputView.tintColor ?? .systemBlue
                result.addAttribute(.backgroundColor, value: tint.withAlphaComponent(0.25), range: attribute.range)
            }
        }
        return result
    }

    // MARK: Surrounding text

    func surroundingText() -> SurroundingText? {
        guard let surroundings = surroundings() else { return nil }
        let start = surroundings.before.utf16.count
        return SurroundingText(
            text: surroundings.before + surroundings.selected + surroundings.after,
            cursor: start + surroundings.selected.utf16.count, anchor: start)
    }

    func deleteSurrounding(offset: Int, count: Int) -> Bool {
        guard let input = textInput, let surroundings = surroundings() else { return false }
        let units = surroundings.units(from: offset, count: count)
        guard units.length > 0, let range = surroundings.range(of: units, in: input) else { return false }
        write(.deletion(offset: offset, count: count)) { input.replace(range, withText: "") }
        return true
    }

    /// Returns the text on both sides of the selection, without the marked text, which the input method already has.
    private func surroundings() -> Surroundings? {
        guard let input = textInput, !input.isSecureTextEntry,
            let middle = input.markedTextRange ?? input.selectedTextRange
        else { return nil }
        let isComposing = input.markedTextRange != nil
        let start = input.position(from: middle.start, offset: -Self.reach) ?? input.beginningOfDocument
        let end = input.position(from: middle.end, offset: Self.reach) ?? input.endOfDocument
        let isLong = input.offset(from: middle.start, to: middle.end) > 2 * Self.reach
        func text(_ from: UITextPosition, _ to: UITextPosition) -> String {
            input.textRange(from: from, to: to).flatMap { input.text(in: $0) } ?? ""
        }
        return Surroundings(
            before: isLong ? "" : text(start, middle.start), after: text(middle.end, end),
            selected: isComposing || isLong ? "" : text(middle.start, middle.end),
            start: isLong ? middle.end : start, middle: middle, isComposing: isComposing)
    }

    private struct Surroundings {
        var before: String
        var after: String
        var selected: String
        /// The start of `before`.
        var start: UITextPosition
        /// The selection or the marked text.
        var middle: UITextRange
        var isComposing: Bool

        /// Converts a range in Unicode scalars relative to the caret to UTF-16 units of the entire text.
        func units(from offset: Int, count: Int) -> NSRange {
            let scalars = Array((before + selected + after).unicodeScalars)
            let caret = (before + selected).unicodeScalars.count
            // A range that extends beyond one end of the text is not extended at the other end.
            func place(_ offset: Int) -> Int { min(max(caret + offset, 0), scalars.count) }
            let (first, last) = (place(offset), place(offset + max(count, 0)))
            func width(_ part: ArraySlice<Unicode.Scalar>) -> Int { part.reduce(0) { $0 + UTF16.width($1) } }
            return NSRange(location: width(scalars[..<first]), length: width(scalars[first..<last]))
        }

        /// Returns the range in the input; skips the marked text between `before` and `after`.
        @MainActor func range(of units: NSRange, in input: any UITextInput) -> UITextRange? {
            let gap = isComposing ? input.offset(from: middle.start, to: middle.end) : 0
            func position(_ offset: Int, isEnd: Bool) -> UITextPosition? {
                let border = before.utf16.count
                let isBehind = isEnd ? offset > border : offset >= border
                return input.position(from: start, offset: offset + (isBehind ? gap : 0))
            }
            guard let from = position(units.location, isEnd: false), let to = position(NSMaxRange(units), isEnd: true)
            else { return nil }
            return input.textRange(from: from, to: to)
        }
    }

    // MARK: Caret and content type

    var caretRect: CGRect {
        guard let input = textInput, let position = input.selectedTextRange?.end else {
            let view = responder as? UIView
            return view.map { $0.convert($0.bounds, to: nil) } ?? .zero
        }
        return input.textInputView.convert(input.caretRect(for: position), to: nil)
    }

    var showsMarkedText: Bool { textInput != nil }

    var contentKind: TextInputKind {
        keyInput.map(TextInputKind.init) ?? TextInputKind()
    }
}

// MARK: - Other changes

extension TextInputSession: UITextInputDelegate {
    package func selectionWillChange(_ textInput: (any UITextInput)?) {}

    package func selectionDidChange(_ textInput: (any UITextInput)?) {
        changed()
        if let textInput { PrimaryClipboard.update(from: textInput) }
    }

    package func textWillChange(_ textInput: (any UITextInput)?) {}

    package func textDidChange(_ textInput: (any UITextInput)?) {
        changed()
    }

    private func changed() {
        guard !isWriting else { return }
        // Keeps the marked text, unless the view has already ended the composition.
        if let input = textInput, input.markedTextRange != nil { write { input.unmarkText() } }
        window?.surface?.resetTextInput()
    }
}
