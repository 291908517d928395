internal import OpenDisplay

/// A presentation controller that shows a view controller as a popover with an arrow pointing to its source.
///
/// With a compact horizontal size class it adapts to a sheet, unless the delegate's `adaptivePresentationStyle(for:)`
/// returns ``UIModalPresentationStyle/none``. The popover's size is the controller's
/// ``UIViewController/preferredContentSize``. Users dismiss it by tapping outside or with Escape.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    private static let usualSize = CGSize(width: 320, height: 480)
    /// The distance of a popover without an arrow to its source, in points.
    private static let gap: CGFloat = 4

    /// The view to which the popover is anchored.
    open weak var sourceView: UIView? { didSet { container?.setNeedsLayout() } }
    /// The rectangle to which the popover is anchored, in the source view's coordinates; null is the entire view.
    open var sourceRect = CGRect.null { didSet { container?.setNeedsLayout() } }
    /// The bar button item to which the popover is anchored.
    open var barButtonItem: UIBarButtonItem? { didSet { container?.setNeedsLayout() } }
    /// The source to which the popover is anchored: a view or a bar button item.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { container?.setNeedsLayout() } }
    /// The direction of the arrow, or ``UIPopoverArrowDirection/unknown`` before the presentation.
    public private(set) final var arrowDirection = UIPopoverArrowDirection.unknown
    /// Whether the popover may overlap its source if there is not enough space beside it.
    ///
    /// The default is `false`; the popover is then made smaller instead.
    open var canOverlapSourceViewRect = false { didSet { container?.setNeedsLayout() } }
    /// The views behind the popover that continue to receive touches.
    open var passthroughViews: [UIView]?
    /// The color of the popover and its arrow; `nil` uses the system color.
    open var backgroundColor: UIColor? { didSet { frameView.fill = backgroundColor } }
    /// The minimum distance to the window's edges; the default is 10 points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { container?.setNeedsLayout() }
    }
    /// The sheet presentation controller used with a compact horizontal size class.
    public private(set) final lazy var adaptiveSheetPresentationController: UISheetPresentationController =
        UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)

    private final let frameView = PopoverFrameView()
    private final let backdrop = DimmingView()
    // Last used by the deinitializer.
    private final nonisolated(unsafe) var keyboardObserver: (any NSObjectProtocol)?
    /// Whether the desktop has closed the popup that displayed the popover, as some do when another window is activated; the
    /// popover is then inside the window until that has the keyboard focus again.
    private final var isRefusedByDesktop = false

    /// Creates a presentation controller.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        effectiveStyle = .popover
    }

    deinit {
        if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
    }

    /// The default returns `pageSheet`.
    open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

    package override func adapted(to style: UIModalPresentationStyle) -> UIPresentationController? {
        guard style == .pageSheet || style == .formSheet || style == .automatic else { return nil }
        adaptiveSheetPresentationController.effectiveStyle = style == .automatic ? .pageSheet : style
        return adaptiveSheetPresentationController
    }

    // MARK: Layout

    /// The source's rectangle in the container's coordinates; `nil` if the source is not in the window.
    private var anchor: CGRect? {
        guard let container else { return nil }
        if let item = barButtonItem { return item.view.map { $0.convert($0.bounds, to: container) } }
        guard let sourceView, sourceView.window === container.window else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
    }

    /// The requested size without the arrow.
    private var contentSize: CGSize {
        let preferred = presentedViewController.preferredContentSize
        return CGSize(
            width: preferred.width > 0 ? preferred.width : Self.usualSize.width,
            height: preferred.height > 0 ? preferred.height : Self.usualSize.height)
    }

    private var placement: PopoverPlacement {
        let covered = container?.safeAreaInsets ?? .zero
        let margins = popoverLayoutMargins
        let area = (container?.bounds ?? .zero).inset(by: covered).inset(by: margins)
        return PopoverPlacement(
            of: contentSize, beside: anchor, in: area, permitted: permittedArrowDirections,
            mayOverlap: canOverlapSourceViewRect)
    }

    /// The frame of the popover including its arrow.
    open override var frameOfPresentedViewInContainerView: CGRect { placement.frame }

    /// The popover's frame view, which contains the presented controller's view.
    open override var presentedView: UIView? {
        if let view = presentedViewController.viewIfLoaded, view.superview !== frameView.content {
            frameView.take(view)
        }
        return frameView
    }

    /// Places the popover inside the window if that has enough space on the screen, otherwise where the desktop has it.
    package override func placePresentedView() {
        let placement = self.placement
        if placement.isReduced || isCoveredOrBeyondScreen(placement), showBeyondWindow() { return }
        container?.hostWindow?.popups.close(frameView)
        place(placement)
    }

    /// Returns whether a popup would be in front of the popover, or the edge of the screen would cut it off.
    private func isCoveredOrBeyondScreen(_ placement: PopoverPlacement) -> Bool {
        guard let container, let window = container.hostWindow else { return false }
        let frame = container.convert(placement.frame, to: nil)
        return window.popups.cover(frame, besides: frameView) || window.popups.isBeyondScreen(frame)
    }

    private func place(at frame: CGRect, _ edge: SurfacePopup.Edge, beside anchor: CGRect, showsArrow: Bool) {
        place(PopoverPlacement(at: frame, isVertical: edge.isVertical, beside: anchor), showsArrow: showsArrow)
    }

    private func place(_ placement: PopoverPlacement, showsArrow: Bool = true) {
        arrowDirection = placement.direction
        frameView.arrow = showsArrow ? placement.arrow : nil
        frameView.place(in: placement.frame)
        frameView.layoutIfNeeded()
    }

    /// Shows the popover in front of the window, where it can extend beyond the window's edges.
    ///
    /// The desktop may use the opposite side, even if that is not permitted. If the desktop would show it in front of
    /// another window that has the keyboard focus, as on X11, the popover is inside its window, and also while a presentation
    /// such as an alert is in front of it, which the window displays. Where popups are opaque rectangles, it has no arrow,
    /// whose sides would show the shadow and the color of the popover.
    ///
    /// - Returns: Whether the desktop can show it.
    private func showBeyondWindow() -> Bool {
        guard let container, let window = container.hostWindow, !isRefusedByDesktop, !container.isBehindPresentation,
            !window.popups.wouldCoverActiveWindow, let limit = window.popups.limit, let anchor,
            let edge = permittedArrowDirections.edge
        else { return false }
        var size = contentSize
        let showsArrow = window.popups.areTranslucent
        let (gap, arrow) = showsArrow ? (0, PopoverPlacement.arrowLength) : (Self.gap, 0)
        if edge.isVertical {
            size.height += arrow
        } else {
            size.width += arrow
        }
        size = size.limited(to: limit)
        let source = anchor.insetBy(dx: edge.isVertical ? 0 : -gap, dy: edge.isVertical ? -gap : 0)
        place(at: edge.frame(of: size, beside: source, .center), edge, beside: source, showsArrow: showsArrow)
        window.popups.show(
            frameView, size: size, beside: container.convert(source, to: nil), at: edge, .center,
            margin: PanelShadow.popover.extent, backing: frameView.fillColor,
            onMove: { [weak self] in self?.place(at: $0, edge, beside: source, showsArrow: showsArrow) }
        ) { [weak self] in
            self?.popupWasClosedByDesktop()
        }
        return true
    }

    private func popupWasClosedByDesktop() {
        isRefusedByDesktop = true
        container?.setNeedsLayout()
    }

    private func keyboardInputDidChange() {
        if container?.hostWindow?.hasKeyboard == true { isRefusedByDesktop = false }
        container?.setNeedsLayout()
    }

    // MARK: Transitions

    package override func prepareToPresent() {
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        guard anchor == nil else { return }
        Diagnostics.report(
            Diagnostic(
                rule: "popover.no-source",
                message: "A popover has no source in its window; it is shown in the center.",
                subject: String(describing: type(of: presentedViewController)),
                hint: "Set sourceView or barButtonItem of its popoverPresentationController before presenting."))
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container else { return }
        backdrop.backgroundColor = nil
        backdrop.frame = container.bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.tapped = { [weak self] in self?.dismissByUser() }
        container.insertSubview(backdrop, at: 0)
        keyboardObserver = NotificationCenter.default.addObserver(
            forName: UIWindow.keyboardInputDidChangeNotification, object: container.hostWindow, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.keyboardInputDidChange() }
        }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        guard completed else { return }
        backdrop.removeFromSuperview()
        container?.hostWindow?.popups.close(frameView)
    }

    @_spi(Subclassing) public override var dimsPresenterTint: Bool { true }

    package override func passesThroughTouch(at point: CGPoint) -> Bool {
        guard let container, let passthroughViews else { return false }
        return passthroughViews.contains { view in
            view.window === container.window && view.bounds.contains(container.convert(point, to: view))
        }
    }

    @_spi(Subclassing) public override func makeAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning
    {
        DissolveTransition(isDismissal: isDismissal, scale: isDismissal ? 1 : 0.94, duration: isDismissal ? 0.25 : 0.2)
    }

    @_spi(Subclassing) public override func escape() -> Bool {
        dismissByUser()
        return true
    }
}

/// The methods by which a popover presentation controller notifies its delegate.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before a popover is presented; configure its source here at the latest.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Whether the user may dismiss a popover, as in earlier versions of UIKit.
    ///
    /// Called if the delegate does not implement `presentationControllerShouldDismiss(_:)`.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Called after the user has dismissed a popover, as in earlier versions of UIKit.
    ///
    /// Called if the delegate does not implement `presentationControllerDidDismiss(_:)`.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}

    /// Returns `true`.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }

    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}

    /// Returns the result of `popoverPresentationControllerShouldDismissPopover(_:)` for a popover.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        guard let popover = presentationController as? UIPopoverPresentationController else { return true }
        return popoverPresentationControllerShouldDismissPopover(popover)
    }

    /// Calls `popoverPresentationControllerDidDismissPopover(_:)` for a popover.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        guard let popover = presentationController as? UIPopoverPresentationController else { return }
        popoverPresentationControllerDidDismissPopover(popover)
    }
}

/// An object to which a popover can be anchored: a view or a bar button item.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// The view that displays the item in its bar: the item itself, or the button of the menu that contains it.
    final var view: UIView? {
        [customView, displayedView].lazy.compactMap { $0 }.first { $0.window != nil }
    }
}

/// The direction of a popover's arrow; ``up`` means that the popover is below its source.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Points up; the popover is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Points down; the popover is above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// Points left; the popover is to the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// Points right; the popover is to the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// A direction that has not been determined yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)

    /// The first side of the source on which a popover may be, or `nil` without any.
    fileprivate var edge: SurfacePopup.Edge? {
        let edges: [(UIPopoverArrowDirection, SurfacePopup.Edge)] = [
            (.up, .bottom), (.down, .top), (.left, .right), (.right, .left),
        ]
        return edges.first { contains($0.0) }?.1
    }
}
