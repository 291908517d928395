/// Presents a controller as a sheet over what is there, which is dimmed.
///
/// Where there is little room from side to side the sheet comes up from the lower edge, otherwise it stands in the middle.
/// Users dismiss it by pulling it down, by a tap beside it, and with Escape.
@MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @MainActor public final class Detent: NSObject {
        /// Names a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Makes an identifier of a name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Makes an identifier of a name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// Half of the room.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All of the room.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// What a height is worked out from.
        @MainActor public protocol ResolutionContext: AnyObject {
            /// The traits of the container.
            var containerTraitCollection: UITraitCollection { get }
            /// The greatest height that there is room for.
            var maximumDetentValue: CGFloat { get }
        }

        /// Names the detent.
        public let identifier: Identifier
        private let height: @MainActor (any ResolutionContext) -> CGFloat?

        private init(_ identifier: Identifier, _ height: @escaping @MainActor (any ResolutionContext) -> CGFloat?) {
            self.identifier = identifier
            self.height = height
            super.init()
        }

        /// Half of the room.
        public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        /// All of the room.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height of your own, in points; nil from the resolver leaves the detent out.
        public class func custom(
            identifier: Identifier? = nil, resolver: @escaping @MainActor (any ResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("custom"), resolver)
        }

        /// The height in points; nil if the detent does not count.
        public func resolvedValue(in context: any ResolutionContext) -> CGFloat? { height(context) }
    }

    private final class Context: Detent.ResolutionContext {
        let containerTraitCollection: UITraitCollection
        let maximumDetentValue: CGFloat

        init(_ traits: UITraitCollection, _ maximum: CGFloat) {
            containerTraitCollection = traits
            maximumDetentValue = maximum
        }
    }

    private static let gap: CGFloat = 20
    private static let sideGap: CGFloat = 44
    private static let pageWidth: CGFloat = 704
    private static let formSize = CGSize(width: 540, height: 620)
    /// Below this width sheets come from the lower edge.
    private static let narrow: CGFloat = 640

    final let shell = SheetShell()
    final let dimming = DimmingView()
    final lazy var drag = SheetDrag(sheet: self)

    /// Makes a presentation of a controller.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        styleInForce = .pageSheet
    }

    // MARK: Heights

    /// The heights at which the sheet rests, in any order; the largest at first.
    open var detents: [Detent] = [.large()] { didSet { detentsDidChange() } }
    /// The detent at which it rests; nil means the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if oldValue != selectedDetentIdentifier { detentsDidChange() } }
    }
    /// The largest detent at which what is behind is neither dimmed nor out of reach; nil means none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { updateDimming() } }
    /// Whether a small bar at the top shows that the sheet can be pulled.
    ///
    /// False at first.
    open var prefersGrabberVisible = false { didSet { shell.showsGrabber = prefersGrabberVisible } }
    /// The radius of the corners, in points; nil means the system's.
    open var preferredCornerRadius: CGFloat? { didSet { container?.setNeedsLayout() } }
    /// Whether scrolling in the sheet first makes it larger; stored, scrolling scrolls.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet comes from the lower edge where the window is low; stored.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether its width then follows ``UIViewController/preferredContentSize``; stored.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

    /// Changes the sheet's properties with an animation.
    open func animateChanges(_ changes: () -> Void) {
        UIView.animate(
            springDuration: 0.4, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                changes()
                container?.layoutIfNeeded()
            })
    }

    /// Asks custom detents for their heights again.
    open func invalidateDetents() {
        detentsDidChange()
    }

    private func detentsDidChange() {
        container?.setNeedsLayout()
        updateDimming()
    }

    /// The detents with their heights, from the smallest to the largest.
    final var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
        let maximum = maximumHeight
        let context = Context(container?.traitCollection ?? presentedViewController.traitCollection, maximum)
        return detents.compactMap { detent in
            guard let height = detent.resolvedValue(in: context), height.isFinite else { return nil }
            return (detent.identifier, min(max(height, 0), maximum))
        }.sorted { $0.height < $1.height }
    }

    private var selectedHeight: CGFloat {
        let heights = self.heights
        return heights.first { $0.identifier == selectedDetentIdentifier }?.height ?? heights.first?.height
            ?? maximumHeight
    }

    // MARK: Place

    /// Whether the sheet comes up from the lower edge.
    final var isEdgeAttached: Bool { (container?.bounds.width ?? 0) < Self.narrow }

    private var wantedSize: CGSize {
        let wish = presentedViewController.preferredContentSize
        if wish.width > 0, wish.height > 0, styleInForce != .pageSheet { return wish }
        if styleInForce == .pageSheet { return CGSize(width: Self.pageWidth, height: .greatestFiniteMagnitude) }
        return Self.formSize
    }

    private var maximumHeight: CGFloat {
        guard let container else { return 0 }
        let room = container.bounds.height - container.safeAreaInsets.top
        if isEdgeAttached { return max(room - Self.gap, 0) }
        return max(min(wantedSize.height, room - 2 * Self.gap), 0)
    }

    /// Where the sheet is: at the lower edge, or in the middle.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        let bounds = container.bounds
        let height = selectedHeight
        if isEdgeAttached { return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height) }
        let width = max(min(wantedSize.width, bounds.width - 2 * Self.sideGap), 0)
        return CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(), width: width,
            height: height)
    }

    /// The sheet around the presented controller's view.
    open override var presentedView: UIView? {
        if let view = presentedViewController.viewIfLoaded, view.superview !== shell.content { shell.take(view) }
        return shell
    }

    open override var shouldRemovePresentersView: Bool { false }

    // MARK: Life

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container else { return }
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.tapped = { [weak self] in self?.dismissByUser() }
        container.insertSubview(dimming, at: 0)
        shell.showsGrabber = prefersGrabberVisible
        drag.attach()
        dimming.alpha = 0
        transition?.animate(alongsideTransition: { [weak self] _ in self?.updateDimming() }, completion: nil)
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        transition?.animate(alongsideTransition: { [weak self] _ in self?.dimming.alpha = 0 }, completion: nil)
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { dimming.removeFromSuperview() } else { updateDimming() }
    }

    private func updateDimming() {
        guard container != nil else { return }
        dimming.alpha = passesTouches ? 0 : 1
    }

    /// What is behind is reached at the small detents.
    override var passesTouches: Bool {
        guard let largestUndimmedDetentIdentifier else { return false }
        let heights = self.heights
        guard let limit = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier })?.height else {
            return false
        }
        return selectedHeight <= limit
    }

    override func placePresentedView() {
        shell.radius = preferredCornerRadius ?? 12
        shell.isEdgeAttached = isEdgeAttached
        shell.place(in: frameOfPresentedViewInContainerView)
        shell.layoutIfNeeded()
    }

    override func makeAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        presentedViewController.modalTransitionStyle == .crossDissolve
            ? DissolveTransition(isDismissal: isDismissal) : CoverTransition(isDismissal: isDismissal)
    }

    override func escape() -> Bool {
        dismissByUser()
        return true
    }

    /// Rests at another detent, because users pulled the sheet there.
    final func select(_ identifier: Detent.Identifier) {
        let didChange = identifier != selectedDetentIdentifier
        animateChanges { selectedDetentIdentifier = identifier }
        if didChange {
            (delegate as? any UISheetPresentationControllerDelegate)?
                .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        }
    }
}

/// Is told what users do to a sheet.
@MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Users pulled the sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
