/// The view that has the keyboard focus of a list with selection, in the place of the row at the cursor.
///
/// The focus is shown around this view, and menus that are opened with a key appear there.
final class LazyListCursorView: UIView, UIContextMenuInteractionDelegate {
    private weak var list: (any SelectableList)?
    private var keyWindow: KeyWindowObserver?

    init(_ list: any SelectableList) {
        self.list = list
        super.init(frame: .zero)
        addInteraction(UIContextMenuInteraction(delegate: self))
    }

    /// Returns `nil`: component views do not support archiving.
    required init?(coder: NSCoder) {
        nil
    }

    /// Returns `nil`: the rows receive the touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        nil
    }

    // MARK: - Focus

    override var canBecomeFirstResponder: Bool { true }

    /// `false` while the list is empty, in which there is nothing to select.
    override var canBecomeFocused: Bool { super.canBecomeFocused && (list?.rowCount ?? 0) > 0 }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        let result = super.becomeFirstResponder()
        list?.selectionFocusDidChange()
        return result
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        let result = super.resignFirstResponder()
        list?.selectionFocusDidChange()
        return result
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        keyWindow = window.map { window in
            KeyWindowObserver(window) { [weak self] in self?.list?.selectionFocusDidChange() }
        }
    }

    // MARK: - Accessibility

    /// Stands for the row at the cursor while the list has the keyboard focus and the row is not visible.
    override var isAccessibilityElement: Bool {
        get { isFirstResponder && list?.isCursorShown == false }
        set {}
    }

    override var accessibilityLabel: String? {
        get { list?.cursorLabel }
        set {}
    }

    override var accessibilityValue: String? {
        get {
            guard let isExpanded = list?.isCursorExpanded else { return nil }
            let text: LocalizedString = isExpanded ? .BuiltIn.listExpanded : .BuiltIn.listCollapsed
            return text.text(in: traitCollection.language)
        }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { list?.isCursorSelected == true ? .selected : [] }
        set {}
    }

    // MARK: - Menu

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        list?.menuForCursor()
    }

    // MARK: - Keys

    override var keyCommands: [UIKeyCommand]? {
        guard let list else { return nil }
        return moves + actions(list.listActions)
    }

    private lazy var moves: [UIKeyCommand] = {
        let keys: [(String, LazyListMove)] = [
            (UIKeyCommand.inputUpArrow, .previous), (UIKeyCommand.inputDownArrow, .next),
            (UIKeyCommand.inputPageUp, .previousPage), (UIKeyCommand.inputPageDown, .nextPage),
            (UIKeyCommand.inputHome, .first), (UIKeyCommand.inputEnd, .last),
        ]
        return keys.flatMap { input, move in
            [
                command(input) { $0.moveCursor(move, extending: false) },
                command(input, .shift) { $0.moveCursor(move, extending: true) },
            ]
        }
    }()

    private func actions(_ actions: LazyListActions) -> [UIKeyCommand] {
        var commands: [UIKeyCommand] = []
        if actions.contains(.selectSeveral) { commands.append(command("a", .command) { $0.selectAll() }) }
        if actions.contains(.activate) { commands.append(command("\r") { $0.activateSelection() }) }
        if actions.contains(.delete) {
            commands.append(command(UIKeyCommand.inputDelete) { $0.deleteSelection() })
            commands.append(command("\u{8}") { $0.deleteSelection() })
        }
        if actions.contains(.move) {
            commands.append(command(UIKeyCommand.inputUpArrow, .alternate) { $0.moveSelection(-1) })
            commands.append(command(UIKeyCommand.inputDownArrow, .alternate) { $0.moveSelection(1) })
        }
        if actions.contains(.expand) {
            commands.append(command(UIKeyCommand.inputLeftArrow) { $0.moveInOutline(toRight: false) })
            commands.append(command(UIKeyCommand.inputRightArrow) { $0.moveInOutline(toRight: true) })
        }
        return commands
    }

    private func command(
        _ input: String, _ modifiers: UIKeyModifierFlags = [],
        _ action: @escaping @MainActor (any SelectableList) -> Void
    ) -> UIKeyCommand {
        UIKeyCommand(input: input, modifierFlags: modifiers) { [weak self] _ in
            if let list = self?.list { action(list) }
        }
    }

    /// Selects a row by the beginning of its text.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let press = presses.first, let key = press.key, key.isTyping,
            list?.select(typing: key.characters, at: press.timestamp) == true
        {
            return
        }
        super.pressesBegan(presses, with: event)
    }
}

extension UIKey {
    /// Whether the key types a visible character.
    fileprivate var isTyping: Bool {
        guard modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        let isVisible = characters.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        return !characters.isEmpty && isVisible && !characters.hasPrefix("UIKeyInput")
    }
}
