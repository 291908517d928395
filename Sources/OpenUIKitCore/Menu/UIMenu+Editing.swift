extension UIMenu {
    /// Creates a menu with the edit commands in sections; commands that no responder implements are disabled.
    package static func editMenu(for responder: UIResponder) -> UIMenu {
        let commands = editElements(in: responder.builtInLanguage)
        let undo = UIMenu(options: .displayInline, children: undoElements(for: responder))
        return UIMenu(children: [
            undo, UIMenu(options: .displayInline, children: Array(commands.dropLast())),
            UIMenu(options: .displayInline, children: commands.suffix(1)),
        ])
    }

    /// Returns the commands cut, copy, paste, delete and select all, with titles in a language.
    static func editElements(in language: Language) -> [UIMenuElement] {
        func text(_ string: LocalizedString) -> String { string.text(in: language) }
        return [
            UIKeyCommand(title: text(.BuiltIn.editCut), action: .cut, input: "x", modifierFlags: .command),
            UIKeyCommand(title: text(.BuiltIn.editCopy), action: .copy, input: "c", modifierFlags: .command),
            UIKeyCommand(title: text(.BuiltIn.editPaste), action: .paste, input: "v", modifierFlags: .command),
            UICommand(title: text(.BuiltIn.delete), action: .delete),
            UIKeyCommand(title: text(.BuiltIn.editSelectAll), action: .selectAll, input: "a", modifierFlags: .command),
        ]
    }

    private static func undoElements(for responder: UIResponder) -> [UIMenuElement] {
        guard let manager = responder.undoManager else { return [] }
        let language = responder.builtInLanguage
        return [
            UIKeyCommand(
                title: manager.undoMenuItemTitle(in: language), input: "z", modifierFlags: .command,
                attributes: manager.canUndo ? [] : .disabled
            ) { _ in manager.undo() },
            UIKeyCommand(
                title: manager.redoMenuItemTitle(in: language), input: "z", modifierFlags: [.command, .shift],
                attributes: manager.canRedo ? [] : .disabled
            ) { _ in manager.redo() },
        ]
    }
}
