// Desktop computers have no actuators for haptic feedback, so the generators compile and have no effect.

/// An object that creates haptic feedback, which desktop computers do not have.
@available(*, deprecated, message: "Has no effect on Linux.")
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    /// Prepares the actuator.
    open func prepare() {}
}

/// Haptic feedback for a collision of two elements.
@available(*, deprecated, message: "Has no effect on Linux.")
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The size and rigidity of the elements.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    public override convenience init() {
        self.init(style: .medium)
    }

    /// Creates a generator for elements of a kind.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// Creates the feedback.
    open func impactOccurred() {}

    /// Creates the feedback with an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Haptic feedback for a changed selection.
@available(*, deprecated, message: "Has no effect on Linux.")
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Creates the feedback.
    open func selectionChanged() {}
}

/// Haptic feedback for the result of an operation.
@available(*, deprecated, message: "Has no effect on Linux.")
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of an operation.
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    /// Creates the feedback.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
