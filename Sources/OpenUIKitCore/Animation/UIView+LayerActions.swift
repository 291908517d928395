extension UIView {
    /// The properties that animation blocks animate; all others change immediately.
    private static let animatedKeys: Set<String> = [
        "position", "bounds", "opacity", "transform", "backgroundColor", "cornerRadius", "anchorPoint", "zPosition",
        "sublayerTransform", "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowRadius",
        "shadowOffset", "shadowPath", "layerTintColor", "contentsRect", "contentsCenter",
    ]

    /// The properties with additive animations, which record the old model value as their start.
    private static let additiveKeys: Set<String> = ["position", "bounds"]

    func animationAction(for layer: CALayer, forKey key: String) -> (any CAAction)? {
        guard ViewAnimation.isEnabled, let animation = ViewAnimation.current, Self.animatedKeys.contains(key) else {
            return NSNull()
        }
        let startsFromModel = Self.additiveKeys.contains(key) || !layer.hasAnimations
        let shown = startsFromModel ? layer : layer.presentation()
        return ViewAnimationAction(animation: animation, oldValue: shown?.value(forKeyPath: key))
    }

    /// Counts the animations during which the view does not receive touches.
    func trackNoninteractiveAnimation(began: Bool) {
        let state = ensureRareState()
        state.animationsWithoutInteraction += began ? 1 : -1
        flags.set(.isAnimatedWithoutInteraction, to: state.animationsWithoutInteraction > 0)
    }
}
