extension UIView {
    /// Whether touches can reach the view or anything inside it.
    private var takesTouches: Bool {
        flags.intersection([.userInteractionEnabled, .isAnimatedWithoutInteraction]) == .userInteractionEnabled
            && !isHidden && Float(alpha) >= 0.01
    }

    func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, point.isFinite, self.point(inside: point, with: event) else { return nil }
        for view in subviews.reversed() {
            if let found = view.hitTest(convert(point, to: view), with: event) { return found }
        }
        return self
    }

    /// The recognisers that see the touches in this view, in the order in which they were added.
    public final var gestureRecognizers: [UIGestureRecognizer]? {
        get { rareState?.gestureRecognizers.isEmpty == false ? rareState?.gestureRecognizers : nil }
        set { replaceGestureRecognizers(with: newValue ?? []) }
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        let state = ensureRareState()
        guard !state.gestureRecognizers.contains(where: { $0 === recognizer }) else { return }
        if recognizer.view !== self { recognizer.view?.removeGestureRecognizer(recognizer) }
        state.gestureRecognizers.append(recognizer)
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard let state = rareState, let index = state.gestureRecognizers.firstIndex(where: { $0 === recognizer })
        else {
            return
        }
        state.gestureRecognizers.remove(at: index)
        recognizer.cancelGesture()
        // A target may have put it back already, here or elsewhere.
        if recognizer.view === self, !state.gestureRecognizers.contains(where: { $0 === recognizer }) {
            recognizer.view = nil
        }
    }

    private func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
        for old in rareState?.gestureRecognizers ?? [] where !recognizers.contains(where: { $0 === old }) {
            removeGestureRecognizer(old)
        }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }
}
