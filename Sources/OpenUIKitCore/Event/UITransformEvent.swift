/// A pinch or rotation by two fingers on a touchpad.
@MainActor package final class UITransformEvent: UIEvent {
    package enum Phase: Sendable {
        case began
        case changed
        case ended
        case cancelled
    }

    package let phase: Phase
    /// The location of the pointer, in the window's coordinates.
    package let windowLocation: CGPoint
    /// The distance of the fingers relative to that at the last event.
    package let factor: CGFloat
    /// The rotation since the last event, in radians clockwise.
    package let angle: CGFloat

    init(
        phase: Phase, location: CGPoint, factor: CGFloat, angle: CGFloat, timestamp: TimeInterval,
        modifierFlags: UIKeyModifierFlags, window: UIWindow
    ) {
        self.phase = phase
        windowLocation = location
        self.factor = factor.isFinite && factor > 0 ? factor : 1
        self.angle = angle.isFinite ? angle : 0
        super.init(type: .transform, timestamp: timestamp, modifierFlags: modifierFlags, window: window)
    }
}
