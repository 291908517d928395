// Desktop computers have no motion sensors, so motion effects compile and have no effect.

/// An effect that follows the motion of a device, which desktop computers do not measure.
@available(*, deprecated, message: "Has no effect on Linux.")
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
    public override init() {
        super.init()
    }

    /// Returns the values for the device's offset from the viewer.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A motion effect that changes a property between two values.
@available(*, deprecated, message: "Has no effect on Linux.")
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction of the motion.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis = 1
    }

    /// The key path of the property.
    public final let keyPath: String
    /// The direction of the motion.
    public final let type: EffectType
    /// The value at the minimum offset.
    open var minimumRelativeValue: Any?
    /// The value at the maximum offset.
    open var maximumRelativeValue: Any?

    /// Creates an effect for a property and a direction.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }
}

/// A group of motion effects.
@available(*, deprecated, message: "Has no effect on Linux.")
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group.
    open var motionEffects: [UIMotionEffect]?
}

extension UIView {
    /// The effects of the view, of which there are none.
    @available(*, deprecated, message: "Has no effect on Linux.")
    public final var motionEffects: [UIMotionEffect] {
        get { [] }
        set {}
    }

    @available(*, deprecated, message: "Has no effect on Linux.")
    public final func addMotionEffect(_ effect: UIMotionEffect) {}

    @available(*, deprecated, message: "Has no effect on Linux.")
    public final func removeMotionEffect(_ effect: UIMotionEffect) {}
}
