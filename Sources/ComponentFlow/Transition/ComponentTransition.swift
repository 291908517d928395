/// A description of how a change is shown: immediately, or with an animation.
///
/// A transition is passed explicitly down the tree, from the cause of a change to every view it affects.
///
/// ```swift
/// state.updated(transition: .spring(duration: 0.4))
/// …
/// transition.setFrame(view: view, frame: frame)    // in an update: animated if the transition is
/// ```
///
/// An animated `set…` call starts from the on-screen state, even if another animation is running; a call that is not
/// animated removes the running animation of the property. A `completion` closure is called exactly once: with `true`
/// when the animation reached its end, or with `false` when it was interrupted.
public struct ComponentTransition {
    /// The duration and curve of a change.
    public enum Animation: Equatable, Sendable {
        /// The curve of an animation.
        public enum Curve: Equatable, Sendable {
            /// An ease-in ease-out curve.
            case easeInOut
            /// A critically damped spring: fast initially, with a long, gentle end.
            case spring
            /// A constant speed.
            case linear
            /// A cubic Bézier curve from (0, 0) to (1, 1) with these two control points.
            case custom(Float, Float, Float, Float)
            /// A spring with mass 1 that may oscillate; its settling duration replaces the specified duration.
            case bounce(stiffness: CGFloat, damping: CGFloat)

            /// The curve of a sheet that slides in.
            public static var slide: Curve {
                .custom(0.33, 0.52, 0.25, 0.99)
            }
        }

        /// No animation.
        case none
        /// An animation with a duration in seconds and a curve.
        case curve(duration: Double, curve: Curve)

        /// Whether the change is shown without animation.
        ///
        /// This is also the case for a duration that is not a positive finite number.
        public var isImmediate: Bool {
            guard case .curve(let duration, _) = self else { return true }
            return !(duration > 0 && duration.isFinite)
        }
    }

    /// The animation of the change.
    public var animation: Animation
    private var userData: UserData?

    /// A linked list of the attached values, the most recent first.
    private final class UserData {
        let value: Any
        let older: UserData?

        init(_ value: Any, older: UserData?) {
            self.value = value
            self.older = older
        }
    }

    /// Whether properties that already have their new value keep their animations.
    private(set) var keepsAnimations = false

    /// The transition of an update that changes only closures, and therefore must not affect what is displayed.
    static var refreshing: ComponentTransition {
        var transition = ComponentTransition.immediate
        transition.keepsAnimations = true
        return transition
    }

    /// Whether the transition is immediate and has no user data.
    var isPlain: Bool {
        animation.isImmediate && userData == nil && !keepsAnimations
    }

    /// Returns whether both have the same animation and the same user data.
    func isIdentical(to other: ComponentTransition) -> Bool {
        animation == other.animation && userData === other.userData && keepsAnimations == other.keepsAnimations
    }

    /// Creates a transition.
    public init(animation: Animation) {
        self.animation = animation
    }

    /// A transition without animation.
    public static var immediate: ComponentTransition {
        ComponentTransition(animation: .none)
    }

    /// Returns a transition with an ease-in ease-out curve.
    ///
    /// - Parameter duration: The duration in seconds.
    public static func easeInOut(duration: Double) -> ComponentTransition {
        ComponentTransition(animation: .curve(duration: duration, curve: .easeInOut))
    }

    /// Returns a transition with a critically damped spring.
    ///
    /// - Parameter duration: The duration in seconds.
    public static func spring(duration: Double) -> ComponentTransition {
        ComponentTransition(animation: .curve(duration: duration, curve: .spring))
    }

    /// Returns a transition with a constant speed.
    ///
    /// - Parameter duration: The duration in seconds.
    public static func linear(duration: Double) -> ComponentTransition {
        ComponentTransition(animation: .curve(duration: duration, curve: .linear))
    }

    /// Returns the transition with another animation.
    public func withAnimation(_ animation: Animation) -> ComponentTransition {
        var result = self
        result.animation = animation
        return result
    }

    /// Returns the transition with another animation, or unchanged if it is immediate.
    public func withAnimationIfAnimated(_ animation: Animation) -> ComponentTransition {
        self.animation.isImmediate ? self : withAnimation(animation)
    }

    /// Returns the transition with an additional value, which can be retrieved by its type.
    public func withUserData(_ value: Any) -> ComponentTransition {
        var result = self
        result.userData = UserData(value, older: userData)
        return result
    }

    /// Returns the most recently added value of a type.
    public func userData<T>(_ type: T.Type) -> T? {
        var next = userData
        while let data = next {
            if let value = data.value as? T { return value }
            next = data.older
        }
        return nil
    }
}
