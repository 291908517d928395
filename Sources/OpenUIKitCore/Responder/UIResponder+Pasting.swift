extension UIResponder: UIPasteConfigurationSupporting {}

/// Pasting into responders with a ``UIResponder/pasteConfiguration``.
extension UIResponder {
    /// Whether the responder accepts the items on the general pasteboard.
    package final var acceptsPasteboard: Bool {
        pasteConfiguration != nil && canPaste(UIPasteboard.general.itemProviders)
    }

    /// Pastes the items on the general pasteboard; returns `false` if the responder does not accept them.
    @discardableResult
    package final func pasteItems() -> Bool {
        guard acceptsPasteboard else { return false }
        paste(itemProviders: UIPasteboard.general.itemProviders)
        return true
    }
}

/// The key combinations of the clipboard, which are available where a responder performs the action.
@MainActor enum ClipboardCommands {
    static let all: [UIKeyCommand] = [
        UIKeyCommand(input: "x", modifierFlags: .command, action: .cut),
        UIKeyCommand(input: "c", modifierFlags: .command, action: .copy),
        UIKeyCommand(input: "v", modifierFlags: .command, action: .paste),
        UIKeyCommand(input: "a", modifierFlags: .command, action: .selectAll),
    ]
}
