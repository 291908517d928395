internal import OpenDisplay

/// Joins a first responder that takes text to the input method of its window.
///
/// It lasts as long as the responder is the first one. What the input method does goes through ``UITextInput``, so that
/// views of others are written into like our own; a view that is only a ``UIKeyInput`` gets whole texts. The input method
/// is told of what happens by other means (a click, a key, code), which ends what it composes: the marked text stays, as
/// ``UITextInput/unmarkText()`` has it.
@MainActor final class TextInputSession {
    /// How far the text around the caret reaches that input methods can see, in UTF-16 units to either side.
    static let reach = 500

    private(set) weak var responder: UIResponder?
    private weak var window: UIWindow?
    private weak var keyInput: (any UIKeyInput)?
    private weak var textInput: (any UITextInput)?
    /// Whether the input method itself is changing the text.
    private var isWriting = false

    /// Nil unless the responder takes text.
    init?(_ responder: UIResponder, in window: UIWindow) {
        guard let keyInput = responder as? any UIKeyInput else { return nil }
        self.responder = responder
        self.window = window
        self.keyInput = keyInput
        textInput = responder as? any UITextInput
    }

    /// The responder is the first one now.
    func begin() {
        textInput?.inputDelegate = self
        // A text that can only be read can be selected all the same.
        if (textInput as? any TextEditorClient)?.isTextEditable != false { window?.surface?.textInputClient = self }
        window?.layerTree.onPrepared = { [weak self] in self?.placesMayHaveChanged() }
    }

    /// The responder is the first one no more: what is composed stays as it is.
    func end() {
        if textInput?.inputDelegate === self { textInput?.inputDelegate = nil }
        if textInput?.markedTextRange != nil { textInput?.unmarkText() }
        window?.layerTree.onPrepared = nil
        if let surface = window?.surface, surface.textInputClient === self { surface.textInputClient = nil }
    }

    /// After each frame: the caret may have moved, scrolled or been laid out anew.
    private func placesMayHaveChanged() {
        window?.surface?.textInputDidChange()
    }

    private func write(_ body: () -> Void) {
        let wasWriting = isWriting
        isWriting = true
        body()
        isWriting = wasWriting
    }
}

// MARK: - What the input method does

extension TextInputSession: TextInputClient {
    func setMarkedText(_ text: String, selectedRange: NSRange, attributes: [PreeditAttribute]) {
        guard let input = textInput else { return }
        write {
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
        write { keyInput?.insertText(text) }
    }

    private func removeMarkedText(of input: any UITextInput) {
        guard input.markedTextRange != nil else { return }
        input.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
        input.unmarkText()
    }

    /// The input method's lines, and the tint behind the part that candidates are offered for.
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

    // MARK: Surroundings

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
        write { input.replace(range, withText: "") }
        return true
    }

    /// The text on both sides of the selection, without what is composed, which the input method knows itself.
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
        /// Where `before` starts.
        var start: UITextPosition
        /// What is selected or composed.
        var middle: UITextRange
        var isComposing: Bool

        /// A part that is counted in Unicode scalars from the caret, in UTF-16 units of the whole.
        func units(from offset: Int, count: Int) -> NSRange {
            let scalars = Array((before + selected + after).unicodeScalars)
            let caret = (before + selected).unicodeScalars.count
            // What is asked for beyond the text is not made up for on the other side.
            func place(_ offset: Int) -> Int { min(max(caret + offset, 0), scalars.count) }
            let (first, last) = (place(offset), place(offset + max(count, 0)))
            func width(_ part: ArraySlice<Unicode.Scalar>) -> Int { part.reduce(0) { $0 + UTF16.width($1) } }
            return NSRange(location: width(scalars[..<first]), length: width(scalars[first..<last]))
        }

        /// What is composed lies between `before` and `after`, and is not counted.
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

    // MARK: Place and kind

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

// MARK: - What happens by other means

extension TextInputSession: UITextInputDelegate {
    func selectionWillChange(_ textInput: (any UITextInput)?) {}

    func selectionDidChange(_ textInput: (any UITextInput)?) {
        changed()
        if let textInput { PrimaryClipboard.update(from: textInput) }
    }

    func textWillChange(_ textInput: (any UITextInput)?) {}

    func textDidChange(_ textInput: (any UITextInput)?) {
        changed()
    }

    private func changed() {
        guard !isWriting else { return }
        // What is composed stays as it is; views that end it themselves have done so.
        if let input = textInput, input.markedTextRange != nil { write { input.unmarkText() } }
        window?.surface?.resetTextInput()
    }
}
