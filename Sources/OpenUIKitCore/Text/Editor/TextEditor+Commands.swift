/// Key events and editing commands.
extension TextEditor {
    /// Performs the command of a key or inserts its characters; returns `false` if the key is not handled.
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

    /// Returns whether the editor handles a key: it inserts text, or is bound to an editing command.
    package func handles(_ key: UIKey) -> Bool {
        if Self.command(for: key, multiline: isMultiline) != nil { return true }
        let isEscape = key.keyCode == .keyboardEscape || key.keyCode == .keyboardTab
        return !isEscape && key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
            && !key.characters.isEmpty && !key.characters.hasPrefix("UIKeyInput")
    }

    /// Performs a command; returns `false` if it is not available.
    @discardableResult
    package func perform(_ command: TextCommand) -> Bool {
        if let isAvailable = commandOverride?(command) { return isAvailable }
        switch command {
        case .move(let movement): move(movement, extending: false)
        case .select(let movement): move(movement, extending: true)
        case .selectAll: select(TextSelection(anchor: 0, head: storage.length))
        case .selectNone: select(TextSelection(caret: selection.head))
        case .copy: requestClipboard(command)
        case .delete, .cut, .paste, .undo, .redo, .insertNewline, .insertTab: return performEdit(command)
        }
        return true
    }

    private func performEdit(_ command: TextCommand) -> Bool {
        guard isEditable else { return false }
        switch command {
        case .delete(let movement): delete(movement)
        case .cut, .paste: requestClipboard(command)
        case .undo: undo()
        case .redo: redo()
        case .insertTab where changeListLevels(by: 1): break
        case .insertTab: insertText("\t")
        case .insertNewline where isMultiline && outdentEmptyListItem(): break
        case .insertNewline where isMultiline:
            guard storage.length > 0 || client?.enablesReturnKeyAutomatically != true else { return true }
            insertText("\n")
        case .insertNewline: client?.textEditorDidReceiveReturn(self)
        default: return false
        }
        return true
    }

    // MARK: Clipboard

    private func requestClipboard(_ command: TextCommand) {
        guard let client else { return performClipboard(command) }
        client.textEditor(self, performClipboard: command)
    }

    /// Performs the command cut, copy or paste itself.
    func performClipboard(_ command: TextCommand) {
        switch command {
        case .cut: cutSelection()
        case .copy: copySelection()
        default: paste()
        }
    }

    /// Whether there is a selection that may be copied.
    package var canCopy: Bool { !isSecure && !selection.isEmpty }

    /// Copies the selection to the pasteboard, unless text entry is secure.
    package func copySelection() {
        guard canCopy else { return }
        TextClipboard.put(
            storage.slice(selection.range), keepsFormat: client?.allowsEditingTextAttributes == true)
    }

    /// Copies the selection to the pasteboard and deletes it, unless text entry is secure.
    package func cutSelection() {
        guard canCopy, isEditable else { return }
        copySelection()
        if composition != nil { unmarkText() }
        edit(smartDeletion(of: selection.range), with: TextSlice(""), kind: .other)
    }

    /// Inserts the contents of the pasteboard, with its attributes if the client allows them.
    package func paste(withAttributes: Bool = true) {
        guard isEditable else { return }
        if composition != nil { unmarkText() }
        guard withAttributes, client?.allowsEditingTextAttributes == true else { return pasteString() }
        TextClipboard.loadText(over: typingAttributes) { [weak self] text in
            guard let self, isEditable else { return }
            if let text { insert(smartInsertion(of: text)) } else { pasteString() }
        }
    }

    private func pasteString() {
        // Text copied by another process is delivered asynchronously.
        UIPasteboard.general.loadString { [weak self] text in
            if let text, !text.isEmpty { self?.insertPasted(text) }
        }
    }

    /// Inserts the first text among items, in place of the selection.
    package func paste(_ itemProviders: [NSItemProvider]) {
        let provider = itemProviders.first { $0.canLoadObject(ofClass: String.self) }
        _ = provider?.loadObject(ofClass: String.self) { [weak self] text, _ in
            if let text, !text.isEmpty { self?.insertPasted(text) }
        }
    }

    /// Inserts text from elsewhere as a separate undo step.
    func insertPasted(_ text: String) {
        guard isEditable else { return }
        if composition != nil { unmarkText() }
        let slice = TextSlice(smartInsertion(of: allowed(text)), attributes: TextAttributes(typingAttributes))
        edit(selection.range, with: slice, kind: .other)
    }
}
