extension UIMenu {
    /// Creates a menu with the edit commands in sections; commands that no responder implements are disabled.
    static func editMenu(for responder: UIResponder) -> UIMenu {
        let commands = editElements(for: responder)
        let undo = UIMenu(options: .displayInline, children: undoElements(for: responder))
        return UIMenu(children: [
            undo, UIMenu(options: .displayInline, children: Array(commands.dropLast())),
            UIMenu(options: .displayInline, children: commands.suffix(1)),
        ])
    }

    /// Returns the commands cut, copy, paste, delete and select all.
    static func editElements(for responder: UIResponder) -> [UIMenuElement] {
        [
            UIKeyCommand(title: "Cut", action: .cut, input: "x", modifierFlags: .command),
            UIKeyCommand(title: "Copy", action: .copy, input: "c", modifierFlags: .command),
            UIKeyCommand(title: "Paste", action: .paste, input: "v", modifierFlags: .command),
            UICommand(title: "Delete", action: .delete),
            UIKeyCommand(title: "Select All", action: .selectAll, input: "a", modifierFlags: .command),
        ]
    }

    private static func undoElements(for responder: UIResponder) -> [UIMenuElement] {
        guard let manager = responder.undoManager else { return [] }
        return [
            UIKeyCommand(
                title: manager.undoMenuItemTitle, input: "z", modifierFlags: .command,
                attributes: manager.canUndo ? [] : .disabled
            ) { _ in manager.undo() },
            UIKeyCommand(
                title: manager.redoMenuItemTitle, input: "z", modifierFlags: [.command, .shift],
                attributes: manager.canRedo ? [] : .disabled
            ) { _ in manager.redo() },
        ]
    }
}
