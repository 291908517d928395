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
        private static let scaling = Appear { $1.animateScale(view: $0, from: 0.01, to: 1) }
        private static let fading = Appear { $1.animateAlpha(view: $0, from: 0, to: $0.alpha) }
        private static let scalingAndFading = Appear { view, transition in
            transition.animateScale(view: view, from: 0.01, to: 1)
            transition.animateAlpha(view: view, from: 0, to: view.alpha)
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
    }
}
