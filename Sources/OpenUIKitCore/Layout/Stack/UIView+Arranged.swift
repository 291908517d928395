extension UIView {
    /// Hides or shows an arranged view; in an animation block the view stays visible until the stack's animation ends.
    final func hideArranged(_ hides: Bool) {
        guard hides != isHidden else { return }
        if !hides {
            flags.remove(.hidesAfterAnimation)
            layer.isHidden = false
            ImagePlayer.resumePausedPlayers()
        } else if window != nil, UIView.areAnimationsEnabled, let animation = ViewAnimation.current {
            flags.insert(.hidesAfterAnimation)
            animation.addCompletion { [weak self] _ in self?.hideAfterAnimation() }
        } else {
            layer.isHidden = true
        }
        (parent as? UIStackView)?.arrangedVisibilityDidChange()
    }

    private func hideAfterAnimation() {
        guard flags.contains(.hidesAfterAnimation) else { return }
        flags.remove(.hidesAfterAnimation)
        layer.isHidden = true
    }
}
