/// Manages the presentation of a view controller: the views around the presented view, and its frame.
///
/// A ``UIViewControllerTransitioningDelegate`` provides subclasses for the style ``UIModalPresentationStyle/custom``.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
    private final weak var presented: UIViewController?
    final weak var presenter: UIViewController?
    package final var container: PresentationContainerView?
    package final var transition: ControllerTransition?
    /// Operations deferred until a running custom animator has finished.
    final var waiting: [() -> Void] = []
    /// The original position of the presenter's view while the presentation covers it; animators may move the view
    /// meanwhile.
    final var home: RemovedView?
    /// The same position, while the view is removed from the window.
    final var removedView: RemovedView?
    /// The first responder before the presentation.
    private(set) final weak var previousFirstResponder: UIResponder?
    /// The view that had the keyboard focus before the presentation.
    private final weak var previousFocus: UIView?
    /// Whether the outline of the keyboard focus was shown before the presentation.
    private final var tookShownFocus = false
    package final var effectiveStyle = UIModalPresentationStyle.fullScreen
    /// The style to which the presentation was adapted, or `none` if it uses its original style.
    final var adaptedStyle = UIModalPresentationStyle.none

    /// The object that adapts the presentation and is notified of user-initiated dismissals.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Creates a presentation controller.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    public final var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// The presenting view controller; before the presentation begins, the presented one.
    public final var presentingViewController: UIViewController { presenter ?? presentedViewController }
    /// The view in which the presentation takes place; `nil` before it begins and after it ends.
    public final var containerView: UIView? { container }
    public final var presentationStyle: UIModalPresentationStyle { effectiveStyle }
    /// The style for a compact horizontal size class if the delegate does not specify one.
    ///
    /// The default returns ``UIModalPresentationStyle/none``, which keeps the style; popovers adapt to sheets.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// Returns the style for a trait collection; ``UIModalPresentationStyle/none`` keeps the style.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        if let delegate {
            return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        }
        return traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
    }
    /// The view that is animated; the default returns the presented controller's view.
    open var presentedView: UIView? { presented?.view }

    /// The frame of the presented view in the container's coordinates; the default returns the container's bounds.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
    /// Whether the presentation covers the entire window.
    ///
    /// The default returns `true`.
    @available(*, deprecated, message: "Has no effect on Linux.")
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter's view is removed from the window during the presentation and its controller disappears.
    ///
    /// The default returns `true` for ``UIModalPresentationStyle/fullScreen``.
    open var shouldRemovePresentersView: Bool { effectiveStyle == .fullScreen }

    /// Called before the presentation; override it to add custom views to the container.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// The preferred size of the presented controller.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

    /// Called when the preferred size of the presented controller changes; the default invalidates the layout.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// Returns the size for the presented controller; the default returns the parent's size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the size of the window changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called before the traits of the window change.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Called before the container performs layout.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container performed layout.
    open func containerViewDidLayoutSubviews() {}

    // MARK: For the system's presentations

    /// Creates the animator to use if the client does not provide one.
    @_spi(Subclassing) open func makeAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        fades
            ? DissolveTransition(isDismissal: isDismissal) : CoverTransition(isDismissal: isDismissal)
    }

    /// Whether the presented view fades instead of moving, by its own style or because the user prefers that.
    package final var fades: Bool {
        transitionStyle == .crossDissolve || UIAccessibility.prefersCrossFadeTransitions
    }

    /// The style of the presented controller, or of the presentation context if that provides it.
    private var transitionStyle: UIModalTransitionStyle {
        let (style, context) = (presentedViewController.modalPresentationStyle, presentingViewController)
        let isInContext = style == .currentContext || style == .overCurrentContext
        let isProvided = context.definesPresentationContext && context.providesPresentationContextTransitionStyle
        return isInContext && isProvided ? context.modalTransitionStyle : presentedViewController.modalTransitionStyle
    }

    /// Handles the Escape key and returns whether it was handled.
    @_spi(Subclassing) open func escape() -> Bool { false }

    /// Whether touches outside the presented view are passed to the content behind it.
    var passesTouches: Bool { false }

    /// Returns whether a touch outside the presented view is passed to the content behind it.
    func passesThroughTouch(at point: CGPoint) -> Bool { passesTouches }

    /// Whether the tint color of the presenter is dimmed.
    @_spi(Subclassing) open var dimsPresenterTint: Bool { false }

    /// Dims the presenter's tint color if the presentation requires it.
    final func updatePresenterTint() {
        guard container != nil, !presentedViewController.move.dismissed else { return }
        presenter?.viewIfLoaded?.setBehindPresentation(dimsPresenterTint)
    }

    /// Returns the presentation controller to use for an adapted style.
    func adapted(to style: UIModalPresentationStyle) -> UIPresentationController? { nil }

    /// Called before the transition is created.
    func prepareToPresent() {}

    /// Sets the frame of the presented view.
    func placePresentedView() {
        guard let presentedView, effectiveStyle != .custom else { return }
        presentedView.place(in: frameOfPresentedViewInContainerView)
    }

    /// Handles a dismissal by the user, provided that it is permitted.
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

    /// The view to which the keyboard focus moves when the presentation transition has ended, if it was shown before.
    @_spi(Subclassing) open var initialFocus: UIView? {
        presentedViewController.chosenFocusStop ?? presentedView?.firstFocusStop
    }

    /// Moves the keyboard focus into the presented view for users who have moved it by keys before, unless the controller
    /// has chosen a first responder.
    final func moveFocusIntoPresentedView() {
        guard tookShownFocus, let window = container?.hostWindow, window.firstResponder == nil,
            window.focus.item == nil, let view = initialFocus
        else { return }
        window.focus.move(to: view, heading: [])
    }

    final func saveFirstResponder(_ window: UIWindow) {
        previousFocus = window.focus.item
        tookShownFocus = window.focus.isShown
        previousFirstResponder = window.inputViews.resignForPresentation()
        if let item = window.focus.item { window.focus.leave(item) }
    }

    final func restoreFirstResponder() {
        guard let window = previousFirstResponder?.responderWindow ?? previousFocus?.hostWindow,
            window.firstResponder == nil
        else { return }
        previousFirstResponder?.becomeFirstResponder()
        if window.focus.item?.isReachable != true, let previousFocus { window.focus.restore(previousFocus) }
    }

    /// A view that was removed from the window temporarily, and its original position.
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

        @MainActor func restoreIfMoved() {
            if view.superview !== superview { putBack() }
        }

        @MainActor func putBack() {
            if let window = superview as? UIWindow { view.place(in: window.contentFrame) }
            superview.insertSubview(view, at: index)
        }
    }
}

/// The methods by which a delegate adapts a presentation and is notified of user-initiated dismissals.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns the style for a compact horizontal size class; ``UIModalPresentationStyle/none`` keeps the style.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the style for a trait collection; ``UIModalPresentationStyle/none`` keeps the style.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Returns the view controller to present with an adapted style; `nil` presents the original one.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Called to configure the presentation controller of an adapted style.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    /// Called before the presentation begins, with the adapted style, or ``UIModalPresentationStyle/none`` if
    /// unchanged.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Returns whether the user may dismiss the presentation; the default returns `true`.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before the user dismisses the presentation.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called after the user dismissed the presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called after the user attempted to dismiss the presentation but could not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The default returns the presentation controller's `adaptivePresentationStyle`.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle
    }
    /// The default returns ``adaptivePresentationStyle(for:)`` for a compact horizontal size class, otherwise `none`.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
    }
    /// The default returns `nil`.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// The container view of a presentation, which receives all touches and the keys not handled by the presented
/// controller.
@MainActor package final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?

    /// The presenter, which receives events that the presented controller does not handle.
    package override var next: UIResponder? { presentation?.presenter ?? superview }

    /// Whether a presentation that is not a popover is in front of this one.
    var isBehindPresentation: Bool {
        let siblings = superview?.subviews ?? []
        guard let index = siblings.firstIndex(where: { $0 === self }) else { return false }
        return siblings[(index + 1)...].contains {
            ($0 as? PresentationContainerView)?.presentation.map { !($0 is UIPopoverPresentationController) } == true
        }
    }

    /// Lets the popovers of a view be placed again, after a presentation has appeared in the view or was removed from it.
    static func placePopovers(in view: UIView) {
        for case let container as PresentationContainerView in view.subviews
        where container.presentation is UIPopoverPresentationController {
            container.setNeedsLayout()
        }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.containerViewWillLayoutSubviews()
        if presentation?.transition?.isCustomAnimationRunning != true { presentation?.placePresentedView() }
        presentation?.containerViewDidLayoutSubviews()
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        let isOutside = hit === self || hit is DimmingView
        return isOutside && presentation?.passesThroughTouch(at: point) == true ? nil : hit
    }

    package override func accessibilityPerformEscape() -> Bool {
        presentation?.escape() ?? false
    }

    package override var isAccessibilityModalByDefault: Bool { presentation?.passesTouches != true }
}
