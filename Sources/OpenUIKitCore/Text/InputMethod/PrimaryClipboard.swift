internal import OpenDisplay

/// The desktop's primary selection: selected text can be pasted with the middle button in every application.
///
/// The text is only read when it is pasted, so that selecting a megabyte is cheap. As in GTK, text views own the
/// primary selection while they have a selection.
@MainActor enum PrimaryClipboard {
    /// The view whose selection is offered.
    private static weak var owner: (any UITextInput)?
    private static var content: ClipboardContent?

    /// Called when the selection of a view changes.
    static func update(from input: any UITextInput) {
        let isSelected = input.selectedTextRange?.isEmpty == false && input.markedTextRange == nil
        if isSelected, !input.isSecureTextEntry { return offer(input) }
        guard owner === input, SystemClipboard.primary.ownContent === content else { return }
        owner = nil
        content = nil
        SystemClipboard.primary.setContent(nil)
    }

    private static func offer(_ input: any UITextInput) {
        if owner === input, let content, SystemClipboard.primary.ownContent === content { return }
        let offered = ClipboardContent { [weak input] in
            guard let input, !input.isSecureTextEntry else { return nil }
            return input.selectedTextRange.flatMap { input.text(in: $0) }
        }
        (owner, content) = (input, offered)
        SystemClipboard.primary.setContent(offered)
    }

    /// Reads the offered text, synchronously if this process owns it and asynchronously otherwise.
    private static func read(_ completion: @escaping @MainActor (String) -> Void) {
        SystemClipboard.primary.read(ClipboardContent.textTypes) { data in
            let text = data.map(PasteboardCoding.text) ?? ""
            if !text.isEmpty { completion(text) }
        }
    }

    /// Pastes into the view that accepts text at a location in a window.
    ///
    /// A click inside the view's selection replaces it, any other click moves the caret first.
    ///
    /// - Returns: `true` if there is such a view.
    static func paste(at location: CGPoint, in window: UIWindow) -> Bool {
        guard DisplaySettings.pastesWithMiddleButton, let input = input(at: location, in: window) else { return false }
        guard let responder = input as? UIResponder, responder.isFirstResponder || responder.becomeFirstResponder()
        else { return true }
        read { [weak input, weak window] text in
            guard let input, let window, (input as? UIResponder)?.isFirstResponder == true else { return }
            place(input, at: input.textInputView.convert(location, from: window))
            input.insertText(text)
        }
        return true
    }

    private static func place(_ input: any UITextInput, at point: CGPoint) {
        if input.markedTextRange != nil { input.unmarkText() }
        guard let position = input.closestPosition(to: point) else { return }
        if let selected = input.selectedTextRange, !selected.isEmpty,
            input.compare(selected.start, to: position) != .orderedDescending,
            input.compare(position, to: selected.end) != .orderedDescending
        {
            return
        }
        input.selectedTextRange = input.textRange(from: position, to: position)
    }

    private static func input(at location: CGPoint, in window: UIWindow) -> (any UITextInput)? {
        let found = window.hitTest(location, with: nil)?.firstInChain { !($0 is UIView) || $0 is any UITextInput }
        guard let found, let input = found as? any UITextInput, found is UIView else { return nil }
        let isEditable = (found as? any TextEditorClient)?.isTextEditable ?? true
        return isEditable && found.canBecomeFirstResponder ? input : nil
    }
}
