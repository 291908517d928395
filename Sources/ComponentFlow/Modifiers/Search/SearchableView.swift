/// The view of a component with a search field.
public final class SearchableView: UIView, SearchFocusing {
    weak var field: SearchFieldView?
    weak var scopes: UIView?
    var clear: () -> Void = {}
    var showsScopes = false
    /// Called when the search field or the scopes get the keyboard focus, or lose it.
    var focusDidChange: ((Bool) -> Void)?

    private lazy var find = UIKeyCommand(input: "f", modifierFlags: .command) { [weak self] _ in
        _ = self?.focusSearchField()
    }
    private lazy var clearField = UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in
        self?.prepareComponentsForEvent()
        self?.clear()
    }
    private lazy var enterList = UIKeyCommand(input: UIKeyCommand.inputDownArrow) { [weak self] _ in
        self?.firstSelectableList?.focusSelection()
    }

    /// The key commands of the field, and the one that moves the focus into it.
    public override var keyCommands: [UIKeyCommand]? {
        guard let field, field.isFirstResponder else { return [find] }
        var commands = [find]
        if field.hasText { commands.append(clearField) }
        if firstSelectableList != nil { commands.append(enterList) }
        return commands
    }

    /// Makes the command that moves the focus into the field available in the whole window.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { registerKeyCommandsWithWindow() }
    }

    /// Whether the field or the scopes have the keyboard focus.
    var isSearchFocused: Bool {
        guard let focused = window?.firstResponder as? UIView else { return false }
        return [field, scopes].contains { view in view.map { focused.isDescendant(of: $0) } ?? false }
    }

    /// Shows or hides the scopes.
    public override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    {
        super.didUpdateFocus(in: context, with: coordinator)
        focusDidChange?(isSearchFocused)
    }

    func focusSearchField() -> Bool {
        guard let field, field.becomeFirstResponder() else { return false }
        field.selectAll(nil)
        return true
    }
}
