/// Presents one controller in front of another: it owns the views around the presented one, and says where that goes.
///
/// Subclasses come from a ``UIViewControllerTransitioningDelegate``, for the style ``UIModalPresentationStyle/custom``.
@MainActor open class UIPresentationController: NSObject {
    private final weak var presented: UIViewController?
    final weak var presenter: UIViewController?
    final var container: PresentationContainerView?
    final var transition: ControllerTransition?
    /// Waits for an animator of somebody else's.
    final var waiting: [() -> Void] = []
    /// Where the presenter's view was, while it is out of the window.
    final var removedView: RemovedView?
    /// Who had the keyboard before.
    private(set) final weak var formerResponder: UIResponder?
    final var styleInForce = UIModalPresentationStyle.fullScreen

    /// Is asked and told about what users do to the presentation.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Makes a presentation of a controller.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    /// The controller in front.
    public final var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// The controller behind; before the presentation began, the one in front.
    public final var presentingViewController: UIViewController { presenter ?? presentedViewController }
    /// Where the presentation goes on; nil before it begins and after it ends.
    public final var containerView: UIView? { container }
    /// How the controller is presented.
    public final var presentationStyle: UIModalPresentationStyle { styleInForce }
    /// The way in which the presentation adapts to its room: it does not, so ``UIModalPresentationStyle/none``.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// The view that is moved: the presented controller's, unless overridden.
    open var presentedView: UIView? { presented?.view }

    /// Where the presented view is to be, in the container's coordinates: all of it, unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
    /// Whether the whole window is used.
    ///
    /// True unless overridden.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter's view leaves the window meanwhile, and its controller disappears.
    ///
    /// True for ``UIModalPresentationStyle/fullScreen`` unless overridden.
    open var shouldRemovePresentersView: Bool { styleInForce == .fullScreen }

    /// Called before the presentation: add views of your own to the container here.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the way back.
    open func dismissalTransitionWillBegin() {}
    /// Called after the way back.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the container lays out.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container laid out.
    open func containerViewDidLayoutSubviews() {}

    // MARK: For presentations of ours

    /// What animates it where nobody brings an animator.
    func makeAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        presentedViewController.modalTransitionStyle == .crossDissolve
            ? DissolveTransition(isDismissal: isDismissal) : CoverTransition(isDismissal: isDismissal)
    }

    /// Escape was pressed; true if it is dealt with.
    func escape() -> Bool { false }

    /// Whether touches outside of the presented view go to what is behind.
    var passesTouches: Bool { false }

    /// The view of the presented controller is kept where it is to be.
    func placePresentedView() {
        guard let presentedView, styleInForce != .custom else { return }
        presentedView.place(in: frameOfPresentedViewInContainerView)
    }

    /// Users want it gone: asks whether it may go, and lets it.
    func dismissByUser() {
        let controller = presentedViewController
        guard !controller.move.dismissed, controller.storedPresented == nil else { return }
        if controller.isModalInPresentation || delegate?.presentationControllerShouldDismiss(self) == false {
            return delegate?.presentationControllerDidAttemptToDismiss(self) ?? ()
        }
        delegate?.presentationControllerWillDismiss(self)
        controller.storedPresenting?.dismiss(animated: true) { [self] in
            delegate?.presentationControllerDidDismiss(self)
        }
    }

    final func noteResponder(_ window: UIWindow) {
        formerResponder = window.firstResponder
        window.endEditing(true)
        if let item = window.focus.item { window.focus.leave(item) }
    }

    final func giveResponderBack() {
        guard let formerResponder, let window = formerResponder.responderWindow, window.firstResponder == nil else {
            return
        }
        formerResponder.becomeFirstResponder()
    }

    /// A view that left the window for a while, and the place it goes back to.
    struct RemovedView {
        let view: UIView
        let superview: UIView
        let index: Int

        @MainActor init?(_ view: UIView?) {
            guard let view, let superview = view.superview else { return nil }
            self.view = view
            self.superview = superview
            index = superview.subviews.firstIndex { $0 === view } ?? 0
        }

        @MainActor func putBack() {
            if superview is UIWindow { view.place(in: superview.bounds) }
            superview.insertSubview(view, at: index)
        }
    }
}

/// Is asked and told about what users do to a presentation.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// The style for a room; ``UIModalPresentationStyle/none`` keeps the style.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Whether users may dismiss it; by default they may.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Users are about to dismiss it.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Users dismissed it.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Users tried to dismiss it and could not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The style is kept.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    /// Yes.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// The room of one presentation: it takes all touches, and the keys that the presented controller does not want.
@MainActor final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?

    /// The controller behind: what the presented one does not handle goes there.
    override var next: UIResponder? { presentation?.presenter ?? superview }

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.containerViewWillLayoutSubviews()
        presentation?.placePresentedView()
        presentation?.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && presentation?.passesTouches == true ? nil : hit
    }

    override func accessibilityPerformEscape() -> Bool {
        presentation?.escape() ?? false
    }
}

extension UIView {
    /// Gives the view a place that its transform does not change.
    final func place(in rect: CGRect) {
        let anchor = layer.anchorPoint
        if bounds.size != rect.size { bounds.size = rect.size }
        center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    }
}
