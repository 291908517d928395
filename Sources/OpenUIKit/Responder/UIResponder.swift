/// An object that can react to input and hand on what it does not handle.
///
/// Input travels along ``next``: from a view to its superview, from a controller's view to the controller, from the
/// window to the application and its delegate. Every default implementation here hands the event to ``next``.
@MainActor open class UIResponder: NSObject {
    /// Makes a responder.
    public override init() {
        super.init()
    }

    /// Who gets what this responder does not handle.
    open var next: UIResponder? { nil }

    /// Whether the responder may become the first one.
    ///
    /// False unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder may stop being the first one.
    ///
    /// True unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether key presses go to this responder first.
    open var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    /// Asks to become the responder that key presses go to first.
    ///
    /// Succeeds if the responder is in a window, agrees (``canBecomeFirstResponder``) and the present first responder
    /// gives way.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        window.firstResponder = self
        return true
    }

    /// Stops being the first responder; false if the responder refuses.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.firstResponder = nil
        return true
    }

    /// Who takes the responder's edits back: that of the next responder that has one, in the end the window's.
    open var undoManager: UndoManager? { handOn { $0.undoManager } ?? nil }

    /// Called when fingers or the pointer's button went down in the view.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        handOn { $0.touchesBegan(touches, with: event) }
    }

    /// Called when touches that began in the view moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        handOn { $0.touchesMoved(touches, with: event) }
    }

    /// Called when touches that began in the view were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        handOn { $0.touchesEnded(touches, with: event) }
    }

    /// Called when the touches were taken away, for example because a gesture was recognised.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        handOn { $0.touchesCancelled(touches, with: event) }
    }

    /// Called when keys went down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        handOn { $0.pressesBegan(presses, with: event) }
    }

    /// Called when a press changed its force.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        handOn { $0.pressesChanged(presses, with: event) }
    }

    /// Called when keys went up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        handOn { $0.pressesEnded(presses, with: event) }
    }

    /// Called when presses were taken away, for example because the window lost the keyboard.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        handOn { $0.pressesCancelled(presses, with: event) }
    }

    /// Called when the wheel or the touchpad scrolled over the view.
    ///
    /// Hands the event on; scroll views override it.
    package func scrollOccurred(_ event: UIScrollEvent) {
        handOn { $0.scrollOccurred(event) }
    }

    /// Called again and again while a key is held, as often as the user's settings say.
    ///
    /// Hands the press on; text fields override it.
    package func pressRepeated(_ press: UIPress) {
        handOn { $0.pressRepeated(press) }
    }

    /// People press Escape, or make the gesture for it: whoever can goes back, and says true.
    ///
    /// False unless overridden.
    open func accessibilityPerformEscape() -> Bool { false }

    /// The focus went from or to a view at or below this responder.
    func focusDidUpdate(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Commands

    /// The key combinations that mean something to the responder; see ``UIKeyCommand``.
    ///
    /// None unless overridden. They count while the responder is on the way from the first responder up.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Whether the responder carries out an action at present.
    ///
    /// True if its class has the method; the standard edit commands count as missing unless a class overrides them.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if let command = StandardEditCommand(action) { return command.isOverridden(in: self) }
        return action.fits(self)
    }

    /// The first responder from this one up that carries out an action; nil if none does.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        firstInChain { $0.canPerformAction(action, withSender: sender) }
    }

    /// Lets the responder change how a command looks in a menu, before that appears.
    ///
    /// Does nothing unless overridden.
    open func validate(_ command: UICommand) {}

    /// Whether the responder, which edits text, wants a key before any ``UIKeyCommand`` gets it.
    ///
    /// False unless overridden.
    package func takesKeyBeforeCommands(_ key: UIKey) -> Bool { false }

    /// Whether input that the responder does not handle comes to another one, or to itself.
    final func reaches(_ responder: UIResponder) -> Bool {
        firstInChain { $0 === responder } != nil
    }

    /// Puts what is selected on the pasteboard and deletes it.
    ///
    /// Does nothing unless overridden, like the other edit commands.
    open func cut(_ sender: Any?) {}
    /// Puts what is selected on the pasteboard.
    open func copy(_ sender: Any?) {}
    /// Puts the pasteboard's content in the place of what is selected.
    open func paste(_ sender: Any?) {}
    /// Pastes in the style of what is around.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Selects what is at the caret.
    open func select(_ sender: Any?) {}
    /// Selects everything.
    open func selectAll(_ sender: Any?) {}
    /// Deletes what is selected.
    open func delete(_ sender: Any?) {}

    /// The window whose first responder this object can be: a view's own, a controller's view's.
    var responderWindow: UIWindow? { nil }
}
