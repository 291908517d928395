extension ComponentTransition {
    /// How a child appears.
    @MainActor
    public final class Appear {
        private let action: @MainActor (UIView, ComponentTransition) -> Void

        /// Appears in your own way: the closure gets the view, in its place already, and the transition of the pass.
        public init(_ action: @escaping @MainActor (_ view: UIView, _ transition: ComponentTransition) -> Void) {
            self.action = action
        }

        func callAsFunction(view: UIView, transition: ComponentTransition) {
            action(view, transition)
        }

        private static let plain = Appear { _, _ in }
        private static let scaling = Appear { grow($0, $1) }
        private static let fading = Appear { $1.animateAlpha(view: $0, from: 0, to: $0.alpha) }
        private static let scalingAndFading = Appear { view, transition in
            grow(view, transition)
            transition.animateAlpha(view: view, from: 0, to: view.alpha)
        }

        private static func grow(_ view: UIView, _ transition: ComponentTransition) {
            transition.animateScale(view: view, from: 0.01, to: TransitionProperty<CGFloat>.scale.get(view.layer))
        }

        /// Grows, fades in, or both.
        public static func `default`(scale: Bool = false, alpha: Bool = false) -> Appear {
            switch (scale, alpha) {
            case (false, false): plain
            case (true, false): scaling
            case (false, true): fading
            case (true, true): scalingAndFading
            }
        }
    }

    /// How a child disappears.
    ///
    /// Its view stays in its place until the closure's `completion` is called.
    @MainActor
    public final class Disappear {
        private let action: @MainActor (UIView, ComponentTransition, @escaping @MainActor () -> Void) -> Void

        /// Disappears in your own way.
        ///
        /// Call `completion` exactly once, at the end.
        public init(
            _ action:
                @escaping @MainActor (
                    _ view: UIView, _ transition: ComponentTransition, _ completion: @escaping @MainActor () -> Void
                ) -> Void
        ) {
            self.action = action
        }

        func callAsFunction(
            view: UIView, transition: ComponentTransition, completion: @escaping @MainActor () -> Void
        ) {
            action(view, transition, completion)
        }

        private static let plain = Disappear { $2() }
        private static let scaling = Disappear { view, transition, completion in
            transition.setScale(view: view, scale: 0.01) { _ in completion() }
        }
        private static let fading = Disappear { view, transition, completion in
            transition.setAlpha(view: view, alpha: 0) { _ in completion() }
        }
        private static let scalingAndFading = Disappear { view, transition, completion in
            transition.setScale(view: view, scale: 0.01)
            transition.setAlpha(view: view, alpha: 0) { _ in completion() }
        }

        /// Shrinks, fades out, or both.
        public static func `default`(scale: Bool = false, alpha: Bool = false) -> Disappear {
            switch (scale, alpha) {
            case (false, false): plain
            case (true, false): scaling
            case (false, true): fading
            case (true, true): scalingAndFading
            }
        }
    }

    /// How a child appears from the place of a guide.
    @MainActor
    public final class AppearWithGuide {
        private let action: @MainActor (UIView, CGPoint, ComponentTransition) -> Void

        /// Appears in your own way: the closure gets the view, in its place already, the guide's place in the parent's
        /// view, in points, and the transition of the pass.
        public init(
            _ action: @escaping @MainActor (_ view: UIView, _ guide: CGPoint, _ transition: ComponentTransition) -> Void
        ) {
            self.action = action
        }

        func callAsFunction(view: UIView, guide: CGPoint, transition: ComponentTransition) {
            action(view, guide, transition)
        }

        /// Comes from the guide, and grows, fades in, or both on the way.
        public static func `default`(scale: Bool = false, alpha: Bool = false) -> AppearWithGuide {
            let appear = Appear.default(scale: scale, alpha: alpha)
            return AppearWithGuide { view, guide, transition in
                appear(view: view, transition: transition)
                let way = CGPoint(x: guide.x - view.layer.position.x, y: guide.y - view.layer.position.y)
                transition.animatePosition(view: view, from: way, to: .zero, additive: true)
            }
        }
    }

    /// How a child disappears to the place of a guide.
    ///
    /// Its view stays in the parent's until the closure's `completion` is called.
    @MainActor
    public final class DisappearWithGuide {
        /// Why the closure is called.
        public enum Stage: Sendable {
            /// The child begins to disappear.
            case begin
            /// The guide has moved while the child was disappearing.
            case update
        }

        /// Runs one stage of the disappearance.
        public typealias Action =
            @MainActor (
                _ stage: Stage, _ view: UIView, _ guide: CGPoint, _ transition: ComponentTransition,
                _ completion: @escaping @MainActor () -> Void
            ) -> Void

        private let action: Action

        /// Disappears in your own way.
        ///
        /// Call `completion` exactly once, at the end, of whichever stage is the last.
        public init(_ action: @escaping Action) {
            self.action = action
        }

        func callAsFunction(
            stage: Stage, view: UIView, guide: CGPoint, transition: ComponentTransition,
            completion: @escaping @MainActor () -> Void
        ) {
            action(stage, view, guide, transition, completion)
        }

        /// Goes to the guide, and fades out on the way if `alpha` is true.
        public static func `default`(alpha: Bool = true) -> DisappearWithGuide {
            DisappearWithGuide { stage, view, guide, transition, completion in
                if stage == .begin, alpha { transition.setAlpha(view: view, alpha: 0) }
                // The movement that an update of the guide replaces ends with `false`: the newer one will end it all.
                transition.setPosition(view: view, position: guide) { if $0 { completion() } }
            }
        }
    }

    /// How a child's view is given its place.
    @MainActor
    public final class Update {
        private let action: @MainActor (UIView, CGRect, ComponentTransition) -> Void

        /// Places the view in your own way: the closure gets the frame it should have, in the parent's space.
        public init(
            _ action: @escaping @MainActor (_ view: UIView, _ frame: CGRect, _ transition: ComponentTransition) -> Void
        ) {
            self.action = action
        }

        func callAsFunction(view: UIView, frame: CGRect, transition: ComponentTransition) {
            action(view, frame, transition)
        }

        /// Sets the frame.
        public static let `default` = Update { view, frame, transition in
            transition.setFrame(view: view, frame: frame)
        }
    }
}
