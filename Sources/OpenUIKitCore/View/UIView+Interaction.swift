extension UIView {
    // MARK: Gesture recognizers

    /// The gesture recognizers attached to the view, in the order in which they were added.
    public final var gestureRecognizers: [UIGestureRecognizer]? {
        get { rareState?.gestureRecognizers.isEmpty == false ? rareState?.gestureRecognizers : nil }
        set { replaceGestureRecognizers(with: newValue ?? []) }
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        let state = ensureRareState()
        guard state.gestureRecognizers.place(of: recognizer) == nil else { return }
        if let other = recognizer.view, other !== self { other.removeGestureRecognizer(recognizer) }
        state.gestureRecognizers.append(recognizer)
        recognizer.view = self
        accessibleElementDidChange()
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard let state = rareState, let index = state.gestureRecognizers.place(of: recognizer) else { return }
        state.gestureRecognizers.remove(at: index)
        accessibleElementDidChange()
        recognizer.cancelGesture()
        // A target may already have attached the recognizer again, to this or to another view.
        if recognizer.view === self, state.gestureRecognizers.place(of: recognizer) == nil {
            recognizer.view = nil
        }
    }

    private func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
        for old in rareState?.gestureRecognizers ?? [] where !recognizers.contains(where: { $0 === old }) {
            removeGestureRecognizer(old)
        }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }

    // MARK: Interactions

    /// The view's interactions, in the order in which they were added.
    public final var interactions: [any UIInteraction] {
        get { rareState?.interactions ?? [] }
        set {
            for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction, removing it from its previous view.
    public final func addInteraction(_ interaction: any UIInteraction) {
        guard !interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        ensureRareState().interactions.append(interaction)
        interaction.didMove(to: self)
    }

    public final func removeInteraction(_ interaction: any UIInteraction) {
        guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        ensureRareState().interactions.remove(at: index)
        interaction.didMove(to: nil)
    }
}
