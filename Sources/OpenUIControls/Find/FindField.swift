/// A field of the find navigator.
final class FindField: UITextField {
    /// Called for the Return key, with whether Shift is pressed.
    private let onReturn: (Bool) -> Void
    private lazy var returnCommands = [UIKeyModifierFlags(), .shift].map { modifiers in
        let command = UIKeyCommand(input: "\r", modifierFlags: modifiers) { [weak self] _ in
            self?.onReturn(modifiers == .shift)
        }
        command.wantsPriorityOverSystemBehavior = true
        return command
    }

    init(onReturn: @escaping (Bool) -> Void) {
        self.onReturn = onReturn
        super.init(frame: .zero)
        borderStyle = .roundedRect
        font = .preferredFont(forTextStyle: .subheadline)
        adjustsFontForContentSizeCategory = true
        autocapitalizationType = .none
        autocorrectionType = .no
        spellCheckingType = .no
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var keyCommands: [UIKeyCommand]? { returnCommands }

    /// Sets the text unless it is equal, which would move the caret.
    func show(_ text: String) {
        if self.text != text { self.text = text }
    }
}
