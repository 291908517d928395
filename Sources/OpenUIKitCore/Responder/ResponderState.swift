/// The properties that few responders have, allocated on first use.
@MainActor final class ResponderState {
    var pasteConfiguration: UIPasteConfiguration?
    var userActivity: NSUserActivity?
    /// The interaction by which a view accepts the drops that its paste configuration allows.
    private(set) lazy var pasteDrop = PasteDrop()
}

extension UIResponder {
    /// Returns the state, which is created if it does not exist.
    final func ensureResponderState() -> ResponderState {
        if let responderState { return responderState }
        let state = ResponderState()
        responderState = state
        return state
    }
}
