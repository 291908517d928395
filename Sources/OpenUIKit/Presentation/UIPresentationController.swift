/// Presents one controller in front of another: it owns the views around the presented one, and says where that goes.
///
/// Subclasses come from a ``UIViewControllerTransitioningDelegate``, for the style ``UIModalPresentationStyle/custom``.
@MainActor open class UIPresentationController: NSObject, UIContentContainer {
    private final weak var presented: UIViewController?
    final weak var presenter: UIViewController?
    final var container: PresentationContainerView?
    final var transition: ControllerTransition?
    /// Waits for an animator of somebody else's.
    final var waiting: [() -> Void] = []
    /// Where the presenter's view belongs that the presentation covers; animators may put it elsewhere meanwhile.
    final var home: RemovedView?
    /// The same, while the view is out of the window.
    final var removedView: RemovedView?
    /// Who had the keyboard before.
    private(set) final weak var formerResponder: UIResponder?
    final var styleInForce = UIModalPresentationStyle.fullScreen
    /// The style that a narrow window gave it; none if it has its own.
    final var adaptedStyle = UIModalPresentationStyle.none

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
    /// The style in a narrow window where the delegate says nothing; ``UIModalPresentationStyle/none`` keeps the style.
    ///
    /// Only popovers change at first: they become sheets.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// The style in a room; ``UIModalPresentationStyle/none`` keeps the style.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        if let delegate {
            return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        }
        return traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
    }
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
    /// The size that the presented controller would like.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

    /// Called when the presented controller would like another size: it is placed again.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// The size that the presented controller is given: all of it, unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the window gets another size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called before the traits of the window's room change.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
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

    /// Whether a touch outside of the presented view goes to what is behind.
    func passesTouch(at point: CGPoint) -> Bool { passesTouches }

    /// The presentation that takes over in a narrow window.
    func adapted(to style: UIModalPresentationStyle) -> UIPresentationController? { nil }

    /// Called before anything is made for it.
    func prepareToPresent() {}

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

        @MainActor func putBackIfMoved() {
            if view.superview !== superview { putBack() }
        }

        @MainActor func putBack() {
            if superview is UIWindow { view.place(in: superview.bounds) }
            superview.insertSubview(view, at: index)
        }
    }
}

/// Is asked about the style of a presentation, and told what users do to it.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// The style for a narrow window; ``UIModalPresentationStyle/none`` keeps the style.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style for a room; ``UIModalPresentationStyle/none`` keeps the style.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// What is presented in the place of the controller, with the style of a narrow window; nil for the controller.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// The presentation that takes over in a narrow window can be set up.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    /// It begins, with a style of a narrow window, or with ``UIModalPresentationStyle/none`` for its own.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
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
    /// The style that the presentation has for it.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle
    }
    /// What ``adaptivePresentationStyle(for:)`` says, where there is little room from side to side.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
    }
    /// The controller.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
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
        if presentation?.transition?.isForeignUnderWay != true { presentation?.placePresentedView() }
        presentation?.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        let isOutside = hit === self || hit is DimmingView
        return isOutside && presentation?.passesTouch(at: point) == true ? nil : hit
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
