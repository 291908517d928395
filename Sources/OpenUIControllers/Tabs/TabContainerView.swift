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
            command("Next Tab", UIKeyCommand.inputPageDown, .control, 1),
            command("Previous Tab", UIKeyCommand.inputPageUp, .control, -1),
        ]
        // In a text view Tab inserts a tab, and Control-Tab moves the focus.
        guard !(window?.focus.item is UITextView) else { return pages }
        return pages + [
            command("Next Tab", "\t", .control, 1), command("Previous Tab", "\t", [.control, .shift], -1),
        ]
    }

    private func command(_ title: String, _ input: String, _ modifiers: UIKeyModifierFlags, _ step: Int) -> UIKeyCommand
    {
        let command = UIKeyCommand(title: title, input: input, modifierFlags: modifiers) { [weak self] _ in
            self?.controller?.selectNeighbor(step)
        }
        // Also while text is edited, where the keys would move the focus or scroll.
        command.wantsPriorityOverSystemBehavior = true
        return command
    }
}
