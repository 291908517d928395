/// What keys do.
extension UITextField {
    /// Does what a key stands for; false leaves it to whoever is next.
    func handle(_ key: UIKey) -> Bool {
        let modifiers = key.modifierFlags
        let isExtending = modifiers.contains(.shift)
        let isWordwise = modifiers.contains(.control)
        switch key.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter: submit()
        case .keyboardDeleteOrBackspace: delete(towardsStart: true, wordwise: isWordwise)
        case .keyboardDeleteForward: delete(towardsStart: false, wordwise: isWordwise)
        case .keyboardLeftArrow: moveSideways(-1, isWordwise, isExtending)
        case .keyboardRightArrow: moveSideways(1, isWordwise, isExtending)
        case .keyboardHome, .keyboardUpArrow: move(to: 0, isExtending)
        case .keyboardEnd, .keyboardDownArrow: move(to: content.count, isExtending)
        case .keyboardTab, .keyboardEscape: return false
        default: return modifiers.isDisjoint(with: [.control, .command]) ? type(key) : performCommand(key)
        }
        return true
    }

    /// Whether the key writes something, or does what it does in every text field.
    func takesKey(_ key: UIKey) -> Bool {
        switch key.keyCode {
        case .keyboardTab, .keyboardEscape: return false
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardDeleteOrBackspace, .keyboardDeleteForward,
            .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd, .keyboardUpArrow,
            .keyboardDownArrow:
            return true
        default: return key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) || isCommand(key)
        }
    }

    private func isCommand(_ key: UIKey) -> Bool {
        let commands: [UIKeyboardHIDUsage] = [.keyboardA, .keyboardC, .keyboardX, .keyboardV]
        return key.modifierFlags == .control && commands.contains(key.keyCode)
    }

    private func type(_ key: UIKey) -> Bool {
        guard !key.modifierFlags.contains(.alternate), !key.characters.hasPrefix("UIKeyInput") else { return false }
        let isWriting = key.characters.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        guard !key.characters.isEmpty, isWriting else { return false }
        insertText(key.characters)
        return true
    }

    private func performCommand(_ key: UIKey) -> Bool {
        guard key.modifierFlags.isDisjoint(with: [.alternate, .shift]) else { return false }
        switch key.keyCode {
        case .keyboardA: selectAll(nil)
        case .keyboardC: copy(nil)
        case .keyboardX: cut(nil)
        case .keyboardV: paste(nil)
        default: return false
        }
        return true
    }

    private func delete(towardsStart: Bool, wordwise: Bool) {
        guard content.selection.isEmpty else { return edit(content.selection, with: "") }
        let head = content.head
        let other = place(from: head, towardsStart ? -1 : 1, wordwise)
        edit(min(head, other)..<max(head, other), with: "")
    }

    /// To the left or to the right as the eye sees it, by a character or a word.
    private func moveSideways(_ direction: Int, _ wordwise: Bool, _ isExtending: Bool) {
        let step = lineView.isRightToLeft ? -direction : direction
        if !isExtending, !wordwise, !content.selection.isEmpty {
            return move(to: step < 0 ? content.selection.lowerBound : content.selection.upperBound, false)
        }
        move(to: place(from: content.head, step, wordwise), isExtending)
    }

    private func place(from place: Int, _ step: Int, _ wordwise: Bool) -> Int {
        guard wordwise else { return min(max(place + step, 0), content.count) }
        // Dots give away nothing of the words they stand for.
        if isSecureTextEntry { return step < 0 ? 0 : content.count }
        return step < 0 ? content.wordStart(before: place) : content.wordEnd(after: place)
    }

    private func move(to place: Int, _ isExtending: Bool) {
        select(from: isExtending ? content.anchor : place, to: place)
    }
}
