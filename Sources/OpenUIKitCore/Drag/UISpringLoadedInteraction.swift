/// The state of a drag over a view that it activates.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: AnyObject {
    /// The view under the drag.
    var targetView: UIView? { get }
    /// Returns the location of the pointer in a view's coordinates.
    func location(in view: UIView?) -> CGPoint
}

/// An interaction that activates a view when a drag rests over it.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The view to which the interaction was added.
    public private(set) final weak var view: UIView?
    private final let activate:
        @MainActor (_ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction.
    ///
    /// - Parameter activationHandler: Called when a drag has rested over the view.
    public init(
        activationHandler:
            @escaping @MainActor (
                _ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext
            ) -> Void
    ) {
        activate = activationHandler
        super.init()
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }

    final func perform(_ context: any UISpringLoadedInteractionContext) {
        activate(self, context)
    }
}

/// Activates spring-loaded views while a drag rests over them.
@MainActor final class SpringLoader {
    /// The seconds for which a drag rests.
    private static let delay: TimeInterval = 0.8

    private weak var interaction: UISpringLoadedInteraction?
    private var timer: ClockTimer?

    private final class Context: UISpringLoadedInteractionContext {
        weak var targetView: UIView?
        private let windowLocation: CGPoint

        init(_ view: UIView?, _ location: CGPoint) {
            (targetView, windowLocation) = (view, location)
        }

        func location(in view: UIView?) -> CGPoint {
            view?.convert(windowLocation, from: nil) ?? windowLocation
        }
    }

    /// Follows a drag; `hit` is the view under it.
    func move(over hit: UIView?, _ session: ActiveDropSession) {
        let found = Self.interaction(at: hit)
        guard found !== interaction || found == nil else { return }
        stop()
        guard let found else { return }
        interaction = found
        timer = ClockTimer.schedule(after: Self.delay) { [weak found, weak session] in
            guard let found, let session, found.view?.hostWindow != nil else { return }
            found.perform(Context(found.view, session.windowLocation))
        }
    }

    func stop() {
        timer?.invalidate()
        (timer, interaction) = (nil, nil)
    }

    private static func interaction(at hit: UIView?) -> UISpringLoadedInteraction? {
        var view = hit
        while let candidate = view {
            for case let interaction as UISpringLoadedInteraction in candidate.interactions { return interaction }
            view = candidate.superview
        }
        return nil
    }
}

/// An object that can be activated by a drag that rests over it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: AnyObject {
    /// Whether a drag that rests over the object activates it.
    var isSpringLoaded: Bool { get set }
}
