import OpenUIKitCore

/// The view of a tab bar controller, whose key commands are available in the whole window.
@MainActor package final class TabContainerView: UIView {
    weak var controller: UITabBarController?

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        window?.addKeyCommands(of: self)
    }

    package override var keyCommands: [UIKeyCommand]? {
        let pages = [
            command(.BuiltIn.tabNext, UIKeyCommand.inputPageDown, .control, 1),
            command(.BuiltIn.tabPrevious, UIKeyCommand.inputPageUp, .control, -1),
        ]
        // In a text view Tab inserts a tab, and Control-Tab moves the focus.
        guard !(window?.focus.item is UITextView) else { return pages }
        return pages + [
            command(.BuiltIn.tabNext, "\t", .control, 1), command(.BuiltIn.tabPrevious, "\t", [.control, .shift], -1),
        ]
    }

    private func command(
        _ title: LocalizedString, _ input: String, _ modifiers: UIKeyModifierFlags, _ step: Int
    ) -> UIKeyCommand {
        let command = UIKeyCommand(title: builtInText(title), input: input, modifierFlags: modifiers) { [weak self] _ in
            self?.controller?.selectNeighbor(step)
        }
        // Also while text is edited, where the keys would move the focus or scroll.
        command.wantsPriorityOverSystemBehavior = true
        return command
    }
}
