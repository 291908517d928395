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
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        ensureRareState().gestureRecognizers.append(recognizer)
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard let state = rareState, let index = state.gestureRecognizers.firstIndex(where: { $0 === recognizer })
        else {
            return
        }
        recognizer.cancelGesture()
        state.gestureRecognizers.remove(at: index)
        recognizer.view = nil
    }

    private func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
        for old in rareState?.gestureRecognizers ?? [] where !recognizers.contains(where: { $0 === old }) {
            removeGestureRecognizer(old)
        }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }
}
