/// What keys and menus do.
extension TextEditor {
    /// Does what a key stands for, or writes what it writes; false leaves it to whoever is next.
    package func handle(_ key: UIKey) -> Bool {
        if let command = Self.command(for: key, multiline: isMultiline) { return perform(command) }
        let modifiers: UIKeyModifierFlags = [.control, .alternate, .command]
        guard isEditable, key.modifierFlags.isDisjoint(with: modifiers), !key.characters.hasPrefix("UIKeyInput")
        else { return false }
        let isWriting = key.characters.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        guard !key.characters.isEmpty, isWriting else { return false }
        insertText(key.characters)
        return true
    }

    /// Whether a key is wanted: it writes, or means something in every text.
    package func takes(_ key: UIKey) -> Bool {
        if Self.command(for: key, multiline: isMultiline) != nil { return true }
        let isEscape = key.keyCode == .keyboardEscape || key.keyCode == .keyboardTab
        return !isEscape && key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
            && !key.characters.hasPrefix("UIKeyInput")
    }

    /// Performs a command; returns false if it means nothing here.
    @discardableResult
    package func perform(_ command: TextCommand) -> Bool {
        switch command {
        case .move(let movement): move(movement, extending: false)
        case .select(let movement): move(movement, extending: true)
        case .selectAll: select(TextSelection(anchor: 0, head: storage.length))
        case .selectNone: select(TextSelection(caret: selection.head))
        case .copy: copySelection()
        case .delete, .cut, .paste, .undo, .redo, .insertNewline, .insertTab: return performEdit(command)
        }
        return true
    }

    private func performEdit(_ command: TextCommand) -> Bool {
        guard isEditable else { return false }
        switch command {
        case .delete(let movement): delete(movement)
        case .cut: cutSelection()
        case .paste: paste()
        case .undo: undo()
        case .redo: redo()
        case .insertTab: insertText("\t")
        case .insertNewline where isMultiline: insertText("\n")
        case .insertNewline: client?.textEditorDidReceiveReturn(self)
        default: return false
        }
        return true
    }

    // MARK: Clipboard

    /// Whether what is selected may leave.
    package var canCopy: Bool { !isSecure && !selection.isEmpty }

    /// Puts what is selected on the pasteboard; nothing of a secret.
    package func copySelection() {
        guard canCopy else { return }
        TextClipboard.put(storage.slice(selection.range))
    }

    /// Puts what is selected on the pasteboard and deletes it; nothing of a secret.
    package func cutSelection() {
        guard canCopy, isEditable else { return }
        copySelection()
        if composition != nil { unmarkText() }
        edit(selection.range, with: TextSlice(""), kind: .other)
    }

    /// Writes what is on the pasteboard, with its attributes where the client wants them.
    package func paste(withAttributes: Bool = true) {
        guard isEditable else { return }
        if composition != nil { unmarkText() }
        if withAttributes, client?.allowsEditingTextAttributes == true, let text = TextClipboard.attributedText {
            return insert(text)
        }
        // What other programs copied comes later.
        UIPasteboard.general.loadString { [weak self] text in
            if let text, !text.isEmpty { self?.insertPasted(text) }
        }
    }

    /// Writes a text that was made elsewhere, as a step of its own.
    func insertPasted(_ text: String) {
        guard isEditable else { return }
        if composition != nil { unmarkText() }
        let slice = TextSlice(allowed(text), attributes: TextAttributes(typingAttributes))
        edit(selection.range, with: slice, kind: .other)
    }
}

/// The pasteboard, which remembers the attributes of text that was copied in this program.
@MainActor private enum TextClipboard {
    private static var copied: TextSlice?

    private static var changeCount = 0

    static var attributedText: NSAttributedString? {
        UIPasteboard.general.changeCount == changeCount ? copied?.attributed : nil
    }

    static func put(_ slice: TextSlice) {
        copied = slice
        UIPasteboard.general.string = slice.string
        changeCount = UIPasteboard.general.changeCount
    }
}
