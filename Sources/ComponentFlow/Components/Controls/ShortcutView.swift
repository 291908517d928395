/// An empty view that makes the keyboard shortcut of a control available in its window.
///
/// A view of its own, because a class that observes its window is notified of each move of its ancestors, and few controls
/// have a shortcut.
final class ShortcutView: UIView {
    private let command: UIKeyCommand

    init(_ shortcut: KeyboardShortcut, action: @escaping @MainActor () -> Void) {
        command = UIKeyCommand(input: shortcut.key.input, modifierFlags: shortcut.modifiers) { _ in action() }
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    /// Returns `nil`: component views do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    /// The command of the shortcut, unless the control is disabled.
    override var keyCommands: [UIKeyCommand]? {
        (superview as? UIControl)?.isEnabled == false ? nil : [command]
    }

    /// Makes the shortcut available wherever the keyboard focus is in the window.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { registerKeyCommandsWithWindow() }
    }
}
