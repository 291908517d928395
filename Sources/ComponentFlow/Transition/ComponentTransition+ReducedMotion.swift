// If animations are turned off in the settings of the desktop, views do not move, scale or rotate; they still fade and
// change their colors.

@MainActor
extension ComponentTransition {
    /// Whether the user prefers that views do not move.
    static var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

    /// The properties whose animation is a motion.
    private static let movingKeyPaths: Set<String> = [
        "position", "anchorPoint", "zPosition", "bounds", "bounds.origin", "bounds.size", "transform",
        "transform.scale", "transform.rotation.z", "transform.translation", "sublayerTransform",
    ]

    /// Returns the animation of a property, or `nil` if its change is shown immediately.
    func makeAnimation(keyPath: String, motion: Animation.Motion = .curve) -> CABasicAnimation? {
        if animation.isImmediate || Self.reducesMotion && Self.movingKeyPaths.contains(keyPath) { return nil }
        return animation.makeAnimation(keyPath: keyPath, motion: motion)
    }
}
