/// A distance that animations bring back to zero.
///
/// The distance is the position of a hidden layer, so that it has every curve that animations have. Distances that are
/// added during an animation start from the value on screen, without a jump of the velocity.
@MainActor
final class AnimatedDistance {
    private let layer = CALayer()

    /// Creates a distance that is zero, with the time of a layer.
    init(in host: CALayer) {
        layer.isHidden = true
        host.addSublayer(layer)
    }

    /// Ends the use of the distance.
    func remove() {
        layer.removeFromSuperlayer()
    }

    /// The distance in the frame that is being prepared.
    var value: CGPoint { layer.geometryInFrame.position }

    /// Adds a distance, which the transition brings back to zero; an immediate one ends those that were added before.
    func add(_ distance: CGPoint, transition: ComponentTransition) {
        guard !transition.animation.isImmediate else { return layer.removeAllAnimations() }
        guard distance != .zero else { return }
        transition.animatePosition(layer: layer, from: distance, to: .zero, additive: true)
    }
}
