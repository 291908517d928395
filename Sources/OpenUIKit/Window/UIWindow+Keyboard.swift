/// Who has the keyboard, and what it writes into.
extension UIWindow {
    /// Whether keys of the keyboard come to this window: false while another program has the keyboard.
    package final var hasKeyboard: Bool { surface?.isActive ?? false }

    /// Posted after ``becomeKey()``, with the window as its object.
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after ``resignKey()``, with the window as its object.
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
    /// Posted when the window was made visible, with the window as its object.
    public nonisolated static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    /// Posted when the window was hidden, with the window as its object.
    public nonisolated static let didBecomeHiddenNotification = Notification.Name(
        "UIWindowDidBecomeHiddenNotification")
    /// Posted when keys began or stopped to come to the window, whoever had them else.
    nonisolated static let keyboardNotification = Notification.Name("ComponentFlowWindowKeyboard")

    /// The first responder is another one.
    final func updateTextInputSession() {
        textInputSession?.end()
        textInputSession = firstResponder.flatMap { TextInputSession($0, in: self) }
        textInputSession?.begin()
    }

    /// Writes what a key stands for into a first responder that takes text and left the key alone.
    ///
    /// Views of UIKit's that edit text handle keys themselves; this is for views of others. As in UIKit a view that
    /// handles a press without passing it on is not written into.
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

    /// Lets a view's key commands count wherever the focus is, as long as the view is in the window.
    package final func addKeyCommands(of view: UIView) {
        commandOwners.removeAll { $0.view == nil || $0.view === view }
        commandOwners.append(CommandOwner(view: view))
    }

    /// The views whose commands count everywhere, the newest first.
    final var commandViews: [UIView] {
        commandOwners.reversed().compactMap(\.view).filter { $0.hostWindow === self && $0.isShownWithAncestors }
    }
}

/// A view whose key commands count in its whole window.
struct CommandOwner {
    weak var view: UIView?
}

extension UIView {
    fileprivate var isShownWithAncestors: Bool {
        var view: UIView? = self
        while let current = view {
            if current.isHidden { return false }
            view = current.superview
        }
        return true
    }
}
