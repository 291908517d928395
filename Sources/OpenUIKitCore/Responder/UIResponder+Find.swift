/// The actions of find interactions, in the responder that is their view.
extension UIResponder {
    var ownFindInteraction: (any FindActions)? {
        guard let view = self as? UIView else { return nil }
        return view.interactions.lazy.compactMap { $0 as? any FindActions }.first
    }

    /// Returns whether the view's find interaction performs an action.
    func canFind(with action: Selector) -> Bool {
        guard let interaction = ownFindInteraction else { return false }
        switch action {
        case .findAndReplace: return interaction.offersReplacement
        case .find, .findNext, .findPrevious, .useSelectionForFind: return true
        default: return false
        }
    }
}

/// The key combinations of the find actions, which are available where a responder performs the action.
@MainActor enum FindCommands {
    static let all: [UIKeyCommand] = [
        UIKeyCommand(input: "f", modifierFlags: .command, action: .find),
        UIKeyCommand(input: "h", modifierFlags: .command, action: .findAndReplace),
        UIKeyCommand(input: "g", modifierFlags: .command, action: .findNext),
        UIKeyCommand(input: "g", modifierFlags: [.command, .shift], action: .findPrevious),
        UIKeyCommand(input: UIKeyCommand.f3, modifierFlags: [], action: .findNext),
        UIKeyCommand(input: UIKeyCommand.f3, modifierFlags: .shift, action: .findPrevious),
    ]
}
