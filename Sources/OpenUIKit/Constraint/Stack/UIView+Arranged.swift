extension UIView {
    /// Hides or shows a view in a stack: in an animation block it is seen until the stack has closed over it.
    final func hideArranged(_ hides: Bool) {
        guard hides != isHidden else { return }
        if !hides {
            flags.remove(.hidesAfterAnimation)
            layer.isHidden = false
            ImagePlayer.wakeSleepers()
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
