// The keys of a token field while tokens are selected, or while the caret is before the text.
extension TokenFieldView {
    /// Performs the effect of a key on the tokens; returns `false` if the key edits the text or moves the focus.
    func handles(_ key: UIKey) -> Bool {
        guard isEnabled, markedTextRange == nil else { return false }
        if dragged != nil, !key.isModifier {
            cancelDragging()
            return true
        }
        let isPlain = key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
        if key.keyCode == .keyboardTab { return isPlain && commitTextForTab() }
        if selection != nil, let step = movement(of: key) {
            moveSelectedTokens(by: step)
            return true
        }
        if let command = TextEditor.command(for: key, multiline: false) { return performs(command) }
        if selection != nil, key.insertsText { removeSelectedTokens() }
        return false
    }

    /// Returns the number of places by which Alt with an arrow key moves the selected tokens.
    private func movement(of key: UIKey) -> Int? {
        guard key.modifierFlags.intersection([.shift, .control, .alternate, .command]) == .alternate else { return nil }
        let forward = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        switch key.keyCode {
        case .keyboardLeftArrow: return -forward
        case .keyboardRightArrow: return forward
        default: return nil
        }
    }

    private func performs(_ command: TextCommand) -> Bool {
        switch command {
        case .move(let movement): return moveSelection(movement, isExtending: false)
        case .select(let movement): return moveSelection(movement, isExtending: true)
        case .delete(.backward): return deleteTokenBackward()
        case .selectAll: return selectAllTokens()
        case .paste:
            pasteTokens()
            return true
        default: return selection != nil && performsForSelection(command)
        }
    }

    private func performsForSelection(_ command: TextCommand) -> Bool {
        switch command {
        case .delete(.forward): removeSelectedTokens()
        case .copy: copySelectedTokens()
        case .cut: cut(nil as Any?)
        case .selectNone: select(nil)
        default: return false
        }
        return true
    }

    /// The commands while the list is closed.
    var commandsOfClosedList: [UIKeyCommand] {
        var commands: [UIKeyCommand] = []
        if content?.hasSuggestions == true {
            commands += [UIKeyModifierFlags(), .alternate].map { modifiers in
                UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: modifiers) { [weak self] _ in
                    self?.openList()
                }
            }
        }
        if selection != nil {
            commands.append(UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.endSelection() })
        }
        return commands
    }

    // MARK: Selection

    private func moveSelection(_ movement: TextMovement, isExtending: Bool) -> Bool {
        guard !shownTokens.isEmpty, isCaretAtStart else { return false }
        let forward = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        switch movement {
        case .left, .wordLeft: return moveSelection(by: -forward, isExtending: isExtending)
        case .right, .wordRight: return moveSelection(by: forward, isExtending: isExtending)
        case .lineStart, .documentStart: return moveSelection(by: -shownTokens.count, isExtending: isExtending)
        case .lineEnd, .documentEnd: select(nil)
        default: break
        }
        return false
    }

    /// Cancels a drag of tokens, or ends the selection.
    private func endSelection() {
        if dragged == nil { select(nil) } else { cancelDragging() }
    }

    /// Moves the selection among the tokens, or to the text after them; returns `false` if the caret moves in the text.
    private func moveSelection(by step: Int, isExtending: Bool) -> Bool {
        guard selection != nil || step < 0 else { return false }
        let count = shownTokens.count
        if let selection {
            move(to: selection.moved(by: step, count: count, isExtending: isExtending))
        } else {
            move(to: TokenSelection(max(count + step, 0)))
        }
        return true
    }

    /// Selects tokens, and reports them to assistive technologies, as the focus stays in the field.
    private func move(to selection: TokenSelection?) {
        list.close()
        select(selection)
        if selection == nil { return reportFocusToAssistiveTechnologies() }
        UIAccessibility.post(notification: .announcement, argument: TokenText.list(selectedTitles))
    }

    /// Selects all tokens if there is no text, or if tokens are selected.
    private func selectAllTokens() -> Bool {
        guard !shownTokens.isEmpty, selection != nil || displayedText.isEmpty else { return false }
        move(to: TokenSelection(anchor: 0, head: shownTokens.count - 1))
        return true
    }

    // MARK: Edits

    /// Deletes the selected tokens, or selects the last one; returns `false` if the caret is in the text.
    func deleteTokenBackward() -> Bool {
        guard !shownTokens.isEmpty, isCaretAtStart else { return false }
        if selection == nil { move(to: TokenSelection(shownTokens.count - 1)) } else { removeSelectedTokens() }
        return true
    }

    func copySelectedTokens() {
        UIPasteboard.general.string = TokenText.list(selectedTitles)
    }
}

extension UIKey {
    fileprivate var isModifier: Bool {
        switch keyCode {
        case .keyboardLeftShift, .keyboardRightShift, .keyboardLeftControl, .keyboardRightControl, .keyboardLeftAlt,
            .keyboardRightAlt, .keyboardLeftGUI, .keyboardRightGUI:
            true
        default: false
        }
    }

    /// Whether the key types text that replaces a selection.
    fileprivate var insertsText: Bool {
        modifierFlags.isDisjoint(with: [.control, .alternate, .command]) && !characters.isEmpty
            && !characters.hasPrefix("UIKeyInput")
            && characters.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
}
