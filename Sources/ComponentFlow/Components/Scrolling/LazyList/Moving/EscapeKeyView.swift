/// An invisible view by which the Escape key cancels a drag, wherever the keyboard focus is.
final class EscapeKeyView: UIView {
    private let command: UIKeyCommand

    init(_ cancel: @escaping @MainActor () -> Void) {
        command = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: []) { _ in cancel() }
        command.wantsPriorityOverSystemBehavior = true
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    /// Returns `nil`: component views do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    override var keyCommands: [UIKeyCommand]? { [command] }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { registerKeyCommandsWithWindow() }
    }
}
