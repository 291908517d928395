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
    open var undoManager: UndoManager? { next?.undoManager }

    /// Called when fingers or the pointer's button went down in the view.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when touches that began in the view moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when touches that began in the view were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when the touches were taken away, for example because a gesture was recognised.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Called when keys went down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Called when a press changed its force.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when keys went up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when presses were taken away, for example because the window lost the keyboard.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Called when the wheel or the touchpad scrolled over the view.
    ///
    /// Hands the event on; scroll views override it.
    package func scrollOccurred(_ event: UIScrollEvent) {
        next?.scrollOccurred(event)
    }

    /// Called again and again while a key is held, as often as the user's settings say.
    ///
    /// Hands the press on; text fields override it.
    package func pressRepeated(_ press: UIPress) {
        next?.pressRepeated(press)
    }

    /// The window whose first responder this object can be: a view's own, a controller's view's.
    var responderWindow: UIWindow? { nil }
}
