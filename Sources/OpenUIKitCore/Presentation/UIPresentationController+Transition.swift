/// The presentation and dismissal transitions, with the order of their notifications.
extension UIPresentationController {
    /// Presents the controller.
    func begin(from source: UIViewController, in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        let (presented, presenter) = (presentedViewController, presentingViewController)
        let container = makeContainer(in: window)
        let covers = shouldRemovePresentersView
        home = covers ? RemovedView(presenter.viewIfLoaded) : nil
        presented.move.presented = true
        prepareToPresent()
        let transition = makeTransition(in: container, source: source, animated: animated, isDismissal: false)
        saveFirstResponder(window)
        if covers { presenter.beginDisappearing(animated) }
        presented.beginAppearing(animated)
        guard self.transition === transition else { return }
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: adaptedStyle, transitionCoordinator: transition)
        presentationTransitionWillBegin()
        updatePresenterTint()
        container.layoutIfNeeded()
        placePresentedView()
        transition.toView = presentedView
        transition.fromView = covers ? presenter.viewIfLoaded : nil
        transition.toFrame = frameOfPresentedViewInContainerView
        transition.fromFrame = presenter.viewIfLoaded?.frame ?? .zero
        if transition.animator is any SystemTransitioning, let presentedView {
            if effectiveStyle == .custom { presentedView.place(in: frameOfPresentedViewInContainerView) }
            container.addSubview(presentedView)
            UIView.performWithoutAnimation { container.layoutIfNeeded() }
        }
        transition.start { [weak self] isCompleted in
            self?.presentationEnded(transition, covers: covers, isCompleted, animated, completion)
        }
        window.contentUnderPointerDidChange()
    }

    private func presentationEnded(
        _ transition: ControllerTransition, covers: Bool, _ isCompleted: Bool, _ animated: Bool,
        _ completion: (() -> Void)?
    ) {
        if self.transition === transition { self.transition = nil }
        let (presented, presenter) = (presentedViewController, presentingViewController)
        guard isCompleted else { return presentationCancelled(covers: covers, animated) }
        if let view = presentedView, view.superview == nil { container?.addSubview(view) }
        container?.setNeedsLayout()
        removePresenterView()
        container?.window?.contentUnderPointerDidChange()
        presented.endAppearing(animated)
        if covers { presenter.endDisappearing(animated) }
        presented.move.presented = false
        presented.activeTransition = nil
        presentationTransitionDidEnd(true)
        moveFocusIntoPresentedView()
        completion?()
        runWaiting()
    }

    private func presentationCancelled(covers: Bool, _ animated: Bool) {
        let (presented, presenter) = (presentedViewController, presentingViewController)
        presented.beginDisappearing(animated)
        if covers { presenter.beginAppearing(animated) }
        home?.restoreIfMoved()
        presentedView?.removeFromSuperview()
        presented.endDisappearing(animated)
        if covers { presenter.endAppearing(animated) }
        presented.move = UIViewController.Move()
        presented.activeTransition = nil
        presentationTransitionDidEnd(false)
        let next = takeWaiting()
        cleanUp()
        for step in next { step() }
    }

    /// Dismisses the controller.
    func end(animated: Bool, completion: (() -> Void)?) {
        guard let container else { return completion?() ?? () }
        let (presented, presenter) = (presentedViewController, presentingViewController)
        let covers = shouldRemovePresentersView
        let animated = animated && container.window != nil
        presented.move.dismissed = true
        let transition = makeTransition(in: container, source: presenter, animated: animated, isDismissal: true)
        if container.window?.firstResponder.map({ ($0 as? UIView)?.isDescendant(of: container) ?? true }) == true {
            container.endEditing(true)
        }
        presented.beginDisappearing(animated)
        if covers { presenter.beginAppearing(animated) }
        removedView?.putBack()
        removedView = nil
        dismissalTransitionWillBegin()
        presenter.viewIfLoaded?.setBehindPresentation(false)
        transition.fromView = presentedView
        transition.toView = covers ? presenter.viewIfLoaded : nil
        transition.fromFrame = presentedView?.frame ?? .zero
        transition.toFrame = presenter.viewIfLoaded?.frame ?? .zero
        transition.start { [self] isCompleted in
            dismissalEnded(transition, covers: covers, isCompleted, animated, completion)
        }
    }

    private func dismissalEnded(
        _ transition: ControllerTransition, covers: Bool, _ isCompleted: Bool, _ animated: Bool,
        _ completion: (() -> Void)?
    ) {
        if self.transition === transition { self.transition = nil }
        let (presented, presenter) = (presentedViewController, presentingViewController)
        guard isCompleted else { return dismissalCancelled(covers: covers, animated) }
        home?.restoreIfMoved()
        presentedView?.removeFromSuperview()
        presentedView?.transform = .identity
        if covers { presenter.endAppearing(animated) }
        presented.endDisappearing(animated)
        presented.move = UIViewController.Move()
        presented.activeTransition = nil
        dismissalTransitionDidEnd(true)
        restoreFirstResponder()
        let next = takeWaiting()
        cleanUp()
        completion?()
        for step in next { step() }
    }

    private func dismissalCancelled(covers: Bool, _ animated: Bool) {
        let (presented, presenter) = (presentedViewController, presentingViewController)
        if covers { presenter.beginDisappearing(animated) }
        presented.beginAppearing(animated)
        removePresenterView()
        presented.endAppearing(animated)
        if covers { presenter.endDisappearing(animated) }
        presented.move = UIViewController.Move()
        dismissalTransitionDidEnd(false)
        updatePresenterTint()
        runWaiting()
    }

    /// Removes the presenter's view from the window while it is covered.
    private func removePresenterView() {
        guard let home else { return }
        removedView = home
        presenter?.viewHost = home.superview
        home.view.removeFromSuperview()
    }

    private func runWaiting() {
        for step in takeWaiting() { step() }
    }

    /// Removes and returns the deferred operations; ``cleanUp()`` releases this controller, so they are taken before.
    private func takeWaiting() -> [() -> Void] {
        defer { waiting = [] }
        return waiting
    }

    private func cleanUp() {
        let presented = presentedViewController
        presenter?.viewIfLoaded?.setBehindPresentation(false)
        let (window, host) = (container?.window, container?.superview)
        container?.removeFromSuperview()
        container = nil
        host.map { PresentationContainerView.placePopovers(in: $0) }
        window?.contentUnderPointerDidChange()
        home = nil
        if presenter?.storedPresented === presented { presenter?.storedPresented = nil }
        presented.storedPresenting = nil
        presented.storedPresentation = nil
    }

    // MARK: Helpers

    private func makeContainer(in window: UIWindow) -> PresentationContainerView {
        let isInContext = effectiveStyle == .currentContext || effectiveStyle == .overCurrentContext
        let host: UIView = isInContext ? presenter?.viewIfLoaded ?? window : window
        let container = PresentationContainerView(frame: host.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentation = self
        self.container = container
        host.addSubview(container)
        PresentationContainerView.placePopovers(in: host)
        return container
    }

    private func makeTransition(
        in container: UIView, source: UIViewController, animated: Bool, isDismissal: Bool
    ) -> ControllerTransition {
        let (presented, presenter) = (presentedViewController, presentingViewController)
        let brought = presented.transitioningDelegate
        let own =
            animated
            ? isDismissal
                ? brought?.animationController(forDismissed: presented)
                : brought?.animationController(forPresented: presented, presenting: presenter, source: source) : nil
        let transition = ControllerTransition(
            from: isDismissal ? presented : presenter, to: isDismissal ? presenter : presented, in: container,
            animated: animated, animator: own ?? makeAnimator(isDismissal: isDismissal), style: effectiveStyle)
        if let own {
            transition.interaction =
                isDismissal
                ? brought?.interactionControllerForDismissal(using: own)
                : brought?.interactionControllerForPresentation(using: own)
        }
        self.transition = transition
        presented.activeTransition = transition
        presenter.activeTransition = transition
        return transition
    }
}

/// A transition that moves the presented view in from the bottom edge and out again.
@MainActor package final class CoverTransition: NSObject, SystemTransitioning {
    private let isDismissal: Bool

    package init(isDismissal: Bool) {
        self.isDismissal = isDismissal
    }

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.5
    }

    package func makeAnimator(using context: ControllerTransition) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: context), timingParameters: UISpringTimingParameters(dampingRatio: 1))
        guard let view = isDismissal ? context.fromView : context.toView else { return animator }
        let container = context.containerView
        let below = CGAffineTransform(
            translationX: 0, y: container.bounds.height - (view.center.y - view.bounds.height / 2))
        if !isDismissal { UIView.performWithoutAnimation { view.transform = below } }
        animator.addAnimations { [self] in view.transform = isDismissal ? below : .identity }
        return animator
    }
}

/// A transition that fades the presented view in and out.
@MainActor package final class DissolveTransition: NSObject, SystemTransitioning {
    private let isDismissal: Bool
    /// The initial scale of the presented view.
    private let scale: CGFloat
    private let duration: TimeInterval

    package init(isDismissal: Bool, scale: CGFloat = 1, duration: TimeInterval = 0.35) {
        self.isDismissal = isDismissal
        self.scale = UIAccessibility.isReduceMotionEnabled ? 1 : scale
        self.duration = duration
    }

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        duration
    }

    package func makeAnimator(using context: ControllerTransition) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeOut)
        guard let view = isDismissal ? context.fromView : context.toView else { return animator }
        let wasVisible = view.alpha
        if !isDismissal {
            UIView.performWithoutAnimation {
                view.alpha = 0
                view.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
        animator.addAnimations { [self] in
            view.alpha = isDismissal ? 0 : wasVisible
            view.transform = .identity
        }
        context.animate(alongsideTransition: nil) { _ in view.alpha = wasVisible }
        return animator
    }
}
