extension UIWindow {
    /// Whether keyboard input is sent to this window: `false` while another program is active.
    package final var hasKeyboard: Bool { surface?.isActive ?? false }

    /// Posted after ``becomeKey()``, with the window as its object.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after ``resignKey()``, with the window as its object.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
    /// Posted after the window has become visible, with the window as its object.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted after the window was hidden, with the window as its object.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")
    /// Posted when the window starts or stops receiving keyboard input, including from and to other programs.
    package nonisolated static let keyboardInputDidChangeNotification = Notification.Name("ComponentFlowWindowKeyboard")

    // MARK: Keyboard

    /// Replaces the text input session after the first responder has changed, or when the window is blocked.
    final func updateTextInputSession() {
        textInputSession?.end()
        textInputSession = isBlocked ? nil : firstResponder.flatMap { TextInputSession($0, in: self) }
        textInputSession?.begin()
    }

    /// Inserts the text of a key press into a first responder that accepts text and did not handle the press.
    ///
    /// The framework's own text views handle keys themselves; this is for third-party views. As in UIKit, no text is
    /// inserted into a view that handles a press without forwarding it.
    final func write(_ press: UIPress) -> Bool {
        guard let input = firstResponder as? any UIKeyInput, !(input is any TextEditorClient),
            press.responder === firstResponder, let key = press.key,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return false }
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: input.deleteBackward()
        case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
        default:
            let isWriting = key.characters.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
            guard isWriting, !key.characters.isEmpty, !key.characters.hasPrefix("UIKeyInput") else { return false }
            input.insertText(key.characters)
        }
        return true
    }

    /// Makes a view's key commands available wherever the focus is, as long as the view is visible in the window.
    package final func addKeyCommands(of view: UIView) {
        commandOwners.removeAll { $0.view == nil || $0.view === view }
        commandOwners.append(CommandOwner(view: view))
    }

    /// The views whose key commands are available in the whole window, most recently added first.
    final var commandViews: [UIView] {
        commandOwners.reversed().compactMap(\.view).filter { $0.hostWindow === self && $0.isVisibleInWindow }
    }

    // MARK: Focused controls

    /// The root of the views that can be focused: that of the presented controller, if there is one, otherwise the
    /// window.
    package final var focusRoot: UIView {
        rootViewController?.deepestPresented.view ?? self
    }

    /// Presses the visible control with a role; returns `false` if there is none.
    package final func pressControl(_ role: KeyboardRole) -> Bool {
        focusRoot.firstControl(role)?.accessibilityActivate() ?? false
    }

    // MARK: Pointer input

    /// Handles a side button of the mouse: the innermost ``HistoryNavigating`` responder at the location goes back or forward.
    ///
    /// Controllers behind a presented controller are not considered.
    ///
    /// - Returns: Whether a responder has navigated; otherwise the press is delivered to the view as that of any other button.
    func navigate(_ direction: HistoryDirection, at location: CGPoint) -> Bool {
        guard menus.keyResponder == nil else { return false }
        var hasNavigated = false
        _ = hitTest(location, with: nil)?.firstInChain { responder in
            if let responder = responder as? any HistoryNavigating {
                hasNavigated = direction == .back ? responder.goBack() : responder.goForward()
            }
            return hasNavigated || (responder as? UIViewController)?.storedPresenting != nil
        }
        return hasNavigated
    }
}

/// A view whose key commands are available in its whole window.
struct CommandOwner {
    weak var view: UIView?
}
