/// Key bindings.
extension TextEditor {
    /// Returns the command that a key is bound to, or `nil` for keys that insert text or have no effect.
    ///
    /// The key bindings are those of GTK's text views. Fields of one line leave the Up and Down keys to others, for
    /// example to a list of suggestions.
    package static func command(for key: UIKey, multiline: Bool) -> TextCommand? {
        let modifiers = key.modifierFlags.intersection([.control, .shift, .alternate, .command])
        guard modifiers.isDisjoint(with: [.alternate, .command]) else { return nil }
        let (shift, control) = (modifiers.contains(.shift), modifiers.contains(.control))
        if let movement = movement(for: key.keyCode, control: control, multiline: multiline) {
            return shift ? .select(movement) : .move(movement)
        }
        return deletion(key.keyCode, control: control, shift: shift)
            ?? clipboard(key.keyCode, control: control, shift: shift)
            ?? insertion(key.keyCode, control: control, shift: shift, multiline: multiline)
    }

    private static func movement(
        for key: UIKeyboardHIDUsage, control: Bool, multiline: Bool
    ) -> TextMovement? {
        switch key {
        case .keyboardLeftArrow: control ? .wordLeft : .left
        case .keyboardRightArrow: control ? .wordRight : .right
        case .keyboardUpArrow: !multiline ? nil : control ? .paragraphStart : .up
        case .keyboardDownArrow: !multiline ? nil : control ? .paragraphEnd : .down
        case .keyboardHome: control ? .documentStart : .lineStart
        case .keyboardEnd: control ? .documentEnd : .lineEnd
        case .keyboardPageUp: multiline && !control ? .pageUp : nil
        case .keyboardPageDown: multiline && !control ? .pageDown : nil
        default: nil
        }
    }

    private static func deletion(_ key: UIKeyboardHIDUsage, control: Bool, shift: Bool) -> TextCommand? {
        switch (key, control, shift) {
        case (.keyboardDeleteOrBackspace, false, _): .delete(.backward)
        case (.keyboardDeleteOrBackspace, true, false): .delete(.wordBackward)
        case (.keyboardDeleteOrBackspace, true, true): .delete(.paragraphStart)
        case (.keyboardDeleteForward, false, false): .delete(.forward)
        case (.keyboardDeleteForward, false, true): .cut
        case (.keyboardDeleteForward, true, false): .delete(.wordForward)
        case (.keyboardDeleteForward, true, true): .delete(.paragraphEnd)
        default: nil
        }
    }

    private static func clipboard(_ key: UIKeyboardHIDUsage, control: Bool, shift: Bool) -> TextCommand? {
        switch (key, control, shift) {
        case (.keyboardInsert, true, false): .copy
        case (.keyboardInsert, false, true): .paste
        case (.keyboardA, true, false), (.keyboardSlash, true, false): .selectAll
        case (.keyboardA, true, true), (.keyboardBackslash, true, false): .selectNone
        case (.keyboardC, true, false): .copy
        case (.keyboardX, true, false): .cut
        case (.keyboardV, true, _): .paste
        case (.keyboardZ, true, false): .undo
        case (.keyboardZ, true, true), (.keyboardY, true, false): .redo
        default: nil
        }
    }

    private static func insertion(
        _ key: UIKeyboardHIDUsage, control: Bool, shift: Bool, multiline: Bool
    ) -> TextCommand? {
        switch key {
        case .keyboardReturnOrEnter, .keypadEnter: control && multiline ? nil : .insertNewline
        // With Shift or Control, the key moves the focus.
        case .keyboardTab: multiline && !control && !shift ? .insertTab : nil
        default: nil
        }
    }
}
