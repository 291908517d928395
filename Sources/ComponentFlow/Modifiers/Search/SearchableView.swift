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
    private lazy var escape = UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.cancel() }
    private lazy var enterList = UIKeyCommand(input: UIKeyCommand.inputDownArrow) { [weak self] _ in
        self?.firstSelectableList?.focusSelection()
    }

    /// The key commands of the field, and the one that moves the focus into it.
    public override var keyCommands: [UIKeyCommand]? {
        guard let field, field.isFirstResponder else { return [find] }
        var commands = [find]
        if field.hasText || showsScopes { commands.append(escape) }
        if firstSelectableList != nil { commands.append(enterList) }
        return commands
    }

    /// Makes the command that moves the focus into the field available in the whole window.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { registerKeyCommandsWithWindow() }
    }

    /// Shows the scopes, or hides them if the focus has moved elsewhere.
    ///
    /// They stay while nothing has the focus, which is also so for a moment while it moves from the field to them.
    public override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        guard let focused = context.nextFocusedView else { return }
        focusDidChange?([field, scopes].contains { view in view.map { focused.isDescendant(of: $0) } ?? false })
    }

    /// Clears the field, or ends the search if it is empty.
    private func cancel() {
        prepareComponentsForEvent()
        guard let field, !field.hasText else { return clear() }
        field.resignFirstResponder()
        focusDidChange?(false)
    }

    func focusSearchField() -> Bool {
        guard let field, field.becomeFirstResponder() else { return false }
        field.selectAll(nil)
        return true
    }
}
