extension ComponentTransition {
    /// An animation that inserts a child.
    @preconcurrency @MainActor
    public final class Appear {
        private let action: @MainActor (UIView, ComponentTransition) -> Void
        /// Whether the closure has no effect with an immediate transition.
        private let onlyAnimates: Bool

        /// Creates a custom insertion animation.
        ///
        /// - Parameter action: A closure that receives the view, which is already in its final position, and the
        ///   transition of the pass.
        public init(_ action: @escaping @MainActor (_ view: UIView, _ transition: ComponentTransition) -> Void) {
            self.action = action
            onlyAnimates = false
        }

        private init(animating action: @escaping @MainActor (UIView, ComponentTransition) -> Void) {
            self.action = action
            onlyAnimates = true
        }

        func callAsFunction(view: UIView, transition: ComponentTransition) {
            if onlyAnimates, transition.animation.isImmediate { return }
            action(view, transition)
        }

        private static let plain = Appear(animating: { _, _ in })
        private static let scaling = Appear(animating: { view, transition in
            if ComponentTransition.reducesMotion { return fading(view: view, transition: transition) }
            grow(view, transition)
        })
        private static let fading = Appear(animating: { $1.animateAlpha(view: $0, from: 0, to: $0.alpha) })
        private static let scalingAndFading = Appear(animating: { view, transition in
            grow(view, transition)
            transition.animateAlpha(view: view, from: 0, to: view.alpha)
        })

        private static func grow(_ view: UIView, _ transition: ComponentTransition) {
            transition.animateScale(view: view, from: 0.01, to: TransitionProperty<CGFloat>.scale.get(view.layer))
        }

        /// Returns an animation that scales up, fades in, or both.
        public static func `default`(scale: Bool = false, alpha: Bool = false) -> Appear {
            switch (scale, alpha) {
            case (false, false): plain
            case (true, false): scaling
            case (false, true): fading
            case (true, true): scalingAndFading
            }
        }
    }

    /// An animation that removes a child.
    ///
    /// The view stays in the hierarchy until the closure's `completion` is called.
    @preconcurrency @MainActor
    public final class Disappear {
        private let action: @MainActor (UIView, ComponentTransition, @escaping @MainActor () -> Void) -> Void

        /// Creates a custom removal animation.
        ///
        /// - Parameter action: A closure that must call `completion` exactly once, at the end.
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
            if ComponentTransition.reducesMotion {
                return fading(view: view, transition: transition, completion: completion)
            }
            transition.setScale(view: view, scale: 0.01) { _ in completion() }
        }
        private static let fading = Disappear { view, transition, completion in
            transition.setAlpha(view: view, alpha: 0) { _ in completion() }
        }
        private static let scalingAndFading = Disappear { view, transition, completion in
            // A view that does not shrink in front of the user fades at its size.
            if !ComponentTransition.reducesMotion { transition.setScale(view: view, scale: 0.01) }
            transition.setAlpha(view: view, alpha: 0) { _ in completion() }
        }

        /// Returns an animation that scales down, fades out, or both.
        public static func `default`(scale: Bool = false, alpha: Bool = false) -> Disappear {
            switch (scale, alpha) {
            case (false, false): plain
            case (true, false): scaling
            case (false, true): fading
            case (true, true): scalingAndFading
            }
        }
    }

    /// An animation that inserts a child starting at the position of a guide.
    @preconcurrency @MainActor
    public final class AppearWithGuide {
        private let action: @MainActor (UIView, CGPoint, ComponentTransition) -> Void

        /// Creates a custom insertion animation that starts at a guide.
        ///
        /// - Parameter action: A closure that receives the view, which is already in its final position, the guide's
        ///   position in the parent's view, in points, and the transition of the pass.
        public init(
            _ action: @escaping @MainActor (_ view: UIView, _ guide: CGPoint, _ transition: ComponentTransition) -> Void
        ) {
            self.action = action
        }

        func callAsFunction(view: UIView, guide: CGPoint, transition: ComponentTransition) {
            action(view, guide, transition)
        }

        /// Returns an animation that moves the child from the guide and scales up, fades in, or both.
        public static func `default`(scale: Bool = false, alpha: Bool = false) -> AppearWithGuide {
            let appear = Appear.default(scale: scale, alpha: alpha)
            return AppearWithGuide { view, guide, transition in
                appear(view: view, transition: transition)
                let offset = CGPoint(x: guide.x - view.layer.position.x, y: guide.y - view.layer.position.y)
                transition.animatePosition(view: view, from: offset, to: .zero, additive: true)
            }
        }
    }

    /// An animation that removes a child, ending at the position of a guide.
    ///
    /// The view stays in the hierarchy until the closure's `completion` is called.
    @preconcurrency @MainActor
    public final class DisappearWithGuide {
        /// The reason why the closure is called.
        public enum Stage: Sendable {
            /// The removal animation begins.
            case begin
            /// The guide moved while the removal animation was running.
            case update
        }

        /// A closure that performs one stage of the removal animation.
        public typealias Action =
            @MainActor (
                _ stage: Stage, _ view: UIView, _ guide: CGPoint, _ transition: ComponentTransition,
                _ completion: @escaping @MainActor () -> Void
            ) -> Void

        /// A closure that performs one stage and reports its end: `false` if its animation was interrupted.
        private typealias ReportingAction =
            @MainActor (
                _ stage: Stage, _ view: UIView, _ guide: CGPoint, _ transition: ComponentTransition,
                _ completion: @escaping @MainActor (Bool) -> Void
            ) -> Void

        private let action: ReportingAction

        /// Creates a custom removal animation that ends at a guide.
        ///
        /// - Parameter action: A closure that is called once per stage. `completion` must be called exactly once, at
        ///   the end of the last stage, also if its animations are interrupted because the view leaves the window.
        public init(_ action: @escaping Action) {
            self.action = { stage, view, guide, transition, completion in
                action(stage, view, guide, transition) { completion(true) }
            }
        }

        private init(reporting action: @escaping ReportingAction) {
            self.action = action
        }

        /// Performs a stage.
        ///
        /// - Parameter completion: A closure called at the end. It receives `false` if the animation was interrupted,
        ///   by a later stage or because the view left the window.
        func callAsFunction(
            stage: Stage, view: UIView, guide: CGPoint, transition: ComponentTransition,
            completion: @escaping @MainActor (Bool) -> Void
        ) {
            action(stage, view, guide, transition, completion)
        }

        /// Returns an animation that moves the child to the guide and also fades it out if `alpha` is `true`.
        public static func `default`(alpha: Bool = true) -> DisappearWithGuide {
            DisappearWithGuide(reporting: { stage, view, guide, transition, completion in
                if ComponentTransition.reducesMotion, alpha {
                    // Later stages do not interrupt the fade, which ends the removal.
                    if stage == .begin { transition.setAlpha(view: view, alpha: 0) { _ in completion(true) } }
                    return
                }
                if stage == .begin, alpha { transition.setAlpha(view: view, alpha: 0) }
                transition.setPosition(view: view, position: guide) { completion($0) }
            })
        }
    }

    /// A custom way to place a child's view.
    @preconcurrency @MainActor
    public final class Update {
        private let action: @MainActor (UIView, CGRect, ComponentTransition) -> Void

        /// Creates a custom placement.
        ///
        /// - Parameter action: A closure that receives the view's intended frame, in the coordinate system of the
        ///   parent's view.
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
