/// How a change is shown: at once, or moving along a curve.
///
/// Passed down the tree explicitly, from the cause of a change to every view it reaches.
///
/// ```swift
/// state.updated(transition: .spring(duration: 0.4))
/// …
/// transition.setFrame(view: view, frame: frame)    // inside an update: moves, or jumps, as the cause wanted
/// ```
///
/// An animated `set…` starts from where the eye sees the view, also in the middle of another animation; one that is not
/// animated ends the animation that was running on the property. A `completion` is called exactly once: with `true` when
/// the end was reached, with `false` when something else took the property over.
public struct ComponentTransition {
    /// Whether a change moves, for how long and along which curve.
    public enum Animation: Equatable, Sendable {
        /// The course of a movement.
        public enum Curve: Equatable, Sendable {
            /// Starts and ends slowly.
            case easeInOut
            /// A critically damped spring: fast at first, with a long gentle end.
            case spring
            /// Steady.
            case linear
            /// A cubic Bézier from (0, 0) to (1, 1) with these two control points.
            case custom(Float, Float, Float, Float)
            /// A spring of mass 1 that may swing; the duration is the spring's own.
            case bounce(stiffness: CGFloat, damping: CGFloat)

            /// The course of a sheet that slides in.
            public static var slide: Curve {
                .custom(0.33, 0.52, 0.25, 0.99)
            }
        }

        /// At once.
        case none
        /// Along a curve, for a duration in seconds.
        case curve(duration: Double, curve: Curve)

        /// Whether the change is shown at once.
        public var isImmediate: Bool {
            self == .none
        }
    }

    /// Whether and how the change moves.
    public var animation: Animation
    private var userData: UserData?

    /// The values a transition carries, the newest first.
    private final class UserData {
        let value: Any
        let older: UserData?

        init(_ value: Any, older: UserData?) {
            self.value = value
            self.older = older
        }
    }

    /// Whether it is immediate and carries nothing.
    var isPlain: Bool {
        guard case .none = animation else { return false }
        return userData == nil
    }

    /// Makes a transition.
    public init(animation: Animation) {
        self.animation = animation
    }

    /// At once.
    public static var immediate: ComponentTransition {
        ComponentTransition(animation: .none)
    }

    /// Starts and ends slowly.
    ///
    /// - Parameter duration: In seconds.
    public static func easeInOut(duration: Double) -> ComponentTransition {
        ComponentTransition(animation: .curve(duration: duration, curve: .easeInOut))
    }

    /// A critically damped spring.
    ///
    /// - Parameter duration: In seconds.
    public static func spring(duration: Double) -> ComponentTransition {
        ComponentTransition(animation: .curve(duration: duration, curve: .spring))
    }

    /// Steady.
    ///
    /// - Parameter duration: In seconds.
    public static func linear(duration: Double) -> ComponentTransition {
        ComponentTransition(animation: .curve(duration: duration, curve: .linear))
    }

    /// The same transition with another animation.
    public func withAnimation(_ animation: Animation) -> ComponentTransition {
        var result = self
        result.animation = animation
        return result
    }

    /// The same transition with another animation, unless this one is immediate: that stays so.
    public func withAnimationIfAnimated(_ animation: Animation) -> ComponentTransition {
        self.animation.isImmediate ? self : withAnimation(animation)
    }

    /// The same transition carrying one more value for whoever asks for its type.
    public func withUserData(_ value: Any) -> ComponentTransition {
        var result = self
        result.userData = UserData(value, older: userData)
        return result
    }

    /// The value of a type that was added last.
    public func userData<T>(_ type: T.Type) -> T? {
        var next = userData
        while let data = next {
            if let value = data.value as? T { return value }
            next = data.older
        }
        return nil
    }
}
