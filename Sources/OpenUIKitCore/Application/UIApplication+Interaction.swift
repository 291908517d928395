extension UIApplication {
    /// Ignores touches and the pointer until ``endIgnoringInteractionEvents()`` is called as often; keys are still handled.
    public final func beginIgnoringInteractionEvents() {
        interactionFilter.depth += 1
    }

    /// Ends what ``beginIgnoringInteractionEvents()`` has begun.
    public final func endIgnoringInteractionEvents() {
        interactionFilter.depth = max(interactionFilter.depth - 1, 0)
    }

    /// Whether touches and the pointer are ignored.
    public final var isIgnoringInteractionEvents: Bool { interactionFilter.depth > 0 }
}
