/// Indentation, and the keys that leave the editor.
extension CodeEditor.View {
    private var indentation: CodeIndentation { component?.indentation ?? .spaces(4) }

    // MARK: Keys

    /// Replaces the commands of Tab and Return.
    func override(_ command: TextCommand) -> Bool? {
        switch command {
        case .insertTab where isEditable:
            guard !movesFocusWithTab else { return false }
            indent()
            return true
        case .insertNewline where isEditable:
            insertNewline()
            return true
        default: return nil
        }
    }

    private var movesFocusWithTab: Bool { tabMovesFocus || nextTabMovesFocus }

    /// The commands of Shift-Tab and Control-M.
    var codeCommands: [UIKeyCommand] {
        guard isEditable else { return [] }
        let toggle = UIKeyCommand(input: "m", modifierFlags: .control) { [weak self] _ in self?.toggleTab() }
        guard !movesFocusWithTab else { return [toggle] }
        return [toggle, UIKeyCommand(input: "\t", modifierFlags: .shift) { [weak self] _ in self?.outdent() }]
    }

    /// Lets Tab move the focus after Escape, and no more after another key.
    func keyWasHandled(_ key: UIKey) {
        switch key.keyCode {
        case .keyboardEscape: nextTabMovesFocus = isEditable && isFirstResponder
        case .keyboardLeftShift, .keyboardRightShift: break
        default: nextTabMovesFocus = false
        }
    }

    private func toggleTab() {
        tabMovesFocus.toggle()
        let text = builtIn(tabMovesFocus ? .BuiltIn.codeTabMovesFocus : .BuiltIn.codeTabIndents)
        UIAccessibility.post(notification: .announcement, argument: text)
    }

    // MARK: Indentation

    /// Inserts a line break and the indentation of the line.
    private func insertNewline() {
        let start = editor.selection.range.location
        editor.insertText("\n" + CodeIndentation.start(of: text(inLineBefore: start)))
    }

    /// Indents the selected lines, or inserts the characters up to the next level if a line or less is selected.
    private func indent() {
        let lines = selectedLines
        guard lines.count == 1 else { return replace(lines, with: indentation.indented) }
        editor.insertText(indentation.insertion(after: text(inLineBefore: editor.selection.range.location)))
    }

    /// Removes a level from the selected lines.
    func outdent() {
        replace(selectedLines, with: indentation.outdented)
    }

    /// Returns the text from the start of a line to an offset.
    private func text(inLineBefore offset: Int) -> Substring {
        let line = textStorage.paragraphIndex(at: offset)
        let text = textStorage.paragraphText(line)
        let length = offset - textStorage.paragraphRange(line).location
        return text[..<text.utf16.index(text.startIndex, offsetBy: length, limitedBy: text.endIndex).orEnd(of: text)]
    }

    /// The lines that the selection contains a part of; a line at whose start it ends is not one of several lines.
    private var selectedLines: Range<Int> {
        let range = editor.selection.range
        let (first, last) = (
            textStorage.paragraphIndex(at: range.location), textStorage.paragraphIndex(at: NSMaxRange(range))
        )
        let endsBefore = last > first && textStorage.paragraphRange(last).location == NSMaxRange(range)
        return first..<(endsBefore ? last : last + 1)
    }

    /// Replaces lines as one undo step, and keeps the same characters selected.
    private func replace(_ lines: Range<Int>, with changed: (String) -> String) {
        let start = textStorage.paragraphRange(lines.lowerBound).location
        let end = NSMaxRange(textStorage.paragraphRange(lines.upperBound - 1))
        let old = editor.selection
        var (result, anchor, head, place) = ("", old.anchor, old.head, start)
        for line in lines {
            let text = textStorage.paragraphText(line)
            let new = changed(text)
            let growth = new.utf16.count - text.utf16.count
            anchor += Self.movement(of: old.anchor, lineStart: place, growth: growth)
            head += Self.movement(of: old.head, lineStart: place, growth: growth)
            place += text.utf16.count
            result += new
        }
        guard result.utf16.count != end - start else { return }
        editor.replace(NSRange(start..<end), with: result)
        editor.select(TextSelection(anchor: anchor, head: head))
    }

    /// Returns the distance by which an offset moves if a line grows or shrinks at its start.
    private static func movement(of offset: Int, lineStart: Int, growth: Int) -> Int {
        guard offset > lineStart else { return 0 }
        return growth > 0 ? growth : max(growth, lineStart - offset)
    }
}

extension Optional<String.Index> {
    /// Returns the index, or the end of a text for `nil`.
    fileprivate func orEnd(of text: String) -> String.Index { self ?? text.endIndex }
}
