/// Presents a controller beside what it belongs to, with an arrow that points there.
///
/// Where there is little room from side to side it becomes a sheet, unless the delegate's
/// `adaptivePresentationStyle(for:)` says ``UIModalPresentationStyle/none``. Its size is the controller's
/// ``UIViewController/preferredContentSize``. Users dismiss it by a tap beside it, and with Escape.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
    private static let usualSize = CGSize(width: 320, height: 480)

    /// The view that it belongs to.
    open weak var sourceView: UIView? { didSet { container?.setNeedsLayout() } }
    /// The part of the view that it belongs to, in the view's coordinates; null means all of it.
    open var sourceRect = CGRect.null { didSet { container?.setNeedsLayout() } }
    /// The item that it belongs to.
    open var barButtonItem: UIBarButtonItem? { didSet { container?.setNeedsLayout() } }
    /// What it belongs to: a view or an item of a bar.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }
    /// Where the arrow may point.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { container?.setNeedsLayout() } }
    /// Where the arrow points; ``UIPopoverArrowDirection/unknown`` before it is presented.
    public private(set) final var arrowDirection = UIPopoverArrowDirection.unknown
    /// Whether it may cover what it belongs to where there is no room beside it.
    ///
    /// False at first: then it becomes smaller.
    open var canOverlapSourceViewRect = false { didSet { container?.setNeedsLayout() } }
    /// The views behind it that take touches meanwhile.
    open var passthroughViews: [UIView]?
    /// The colour of the popover with its arrow; nil means that of the system.
    open var backgroundColor: UIColor? { didSet { shell.fill = backgroundColor } }
    /// How far it stays away from the window's edges: 10 points at first.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { container?.setNeedsLayout() }
    }
    /// What presents the controller in a narrow window.
    public private(set) final lazy var adaptiveSheetPresentationController: UISheetPresentationController =
        UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)

    private final let shell = PopoverShell()
    private final let backdrop = DimmingView()

    /// Makes a presentation of a controller.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        styleInForce = .popover
    }

    /// A sheet.
    open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

    override func adapted(to style: UIModalPresentationStyle) -> UIPresentationController? {
        guard style == .pageSheet || style == .formSheet || style == .automatic else { return nil }
        adaptiveSheetPresentationController.styleInForce = style == .automatic ? .pageSheet : style
        return adaptiveSheetPresentationController
    }

    // MARK: Place

    /// What it belongs to, in the container's coordinates; nil if that is in no window.
    private var anchor: CGRect? {
        guard let container else { return nil }
        if let item = barButtonItem { return item.view.map { $0.convert($0.bounds, to: container) } }
        guard let sourceView, sourceView.window === container.window else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
    }

    private var placement: PopoverPlacement {
        let preferred = presentedViewController.preferredContentSize
        let size = CGSize(
            width: preferred.width > 0 ? preferred.width : Self.usualSize.width,
            height: preferred.height > 0 ? preferred.height : Self.usualSize.height)
        let covered = container?.safeAreaInsets ?? .zero
        let margins = popoverLayoutMargins
        let room = (container?.bounds ?? .zero).inset(by: covered).inset(by: margins)
        return PopoverPlacement(
            of: size, beside: anchor, in: room, permitted: permittedArrowDirections,
            mayOverlap: canOverlapSourceViewRect)
    }

    /// Beside what it belongs to, with the arrow.
    open override var frameOfPresentedViewInContainerView: CGRect { placement.frame }

    /// The popover around the presented controller's view.
    open override var presentedView: UIView? {
        if let view = presentedViewController.viewIfLoaded, view.superview !== shell.content { shell.take(view) }
        return shell
    }

    override func placePresentedView() {
        let placement = self.placement
        arrowDirection = placement.direction
        shell.arrow = placement.arrow
        shell.place(in: placement.frame)
        shell.layoutIfNeeded()
    }

    // MARK: Life

    override func prepareToPresent() {
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        guard anchor == nil else { return }
        Diagnostics.report(
            Diagnostic(
                rule: "popover.no-source",
                message: "A popover belongs to nothing that is in its window; it is shown in the middle.",
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
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { backdrop.removeFromSuperview() }
    }

    override func passesTouch(at point: CGPoint) -> Bool {
        guard let container, let passthroughViews else { return false }
        return passthroughViews.contains { view in
            view.window === container.window && view.bounds.contains(container.convert(point, to: view))
        }
    }

    override func makeAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        DissolveTransition(isDismissal: isDismissal, scale: isDismissal ? 1 : 0.94, duration: isDismissal ? 0.25 : 0.2)
    }

    override func escape() -> Bool {
        dismissByUser()
        return true
    }
}

/// Is told of popovers.
@MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// A popover is about to be presented: a last chance to say what it belongs to.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// What a popover can belong to: a view, or an item of a bar.
@MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// The view that shows the item in its bar.
    final var view: UIView? {
        if let customView { return customView.window == nil ? nil : customView }
        return (owner as? UIView)?.firstBarButton(of: self)
    }
}

extension UIView {
    fileprivate func firstBarButton(of item: UIBarButtonItem) -> UIView? {
        if let button = self as? BarButton { return button.item === item ? button : nil }
        for view in subviews {
            if let found = view.firstBarButton(of: item) { return found }
        }
        return nil
    }
}

/// Where the arrow of a popover points: ``up`` means that the popover stands below what it belongs to.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Up: the popover is below.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// Down: the popover is above.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// Left: the popover is at the right.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// Right: the popover is at the left.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Anywhere.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Not known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
