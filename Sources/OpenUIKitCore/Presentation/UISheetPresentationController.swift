/// A presentation controller that shows a view controller as a sheet above dimmed content.
///
/// In narrow containers the sheet is attached to the bottom edge, otherwise it is centered. Users dismiss it by
/// dragging it down, tapping outside, or with Escape.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet can rest.
    @preconcurrency @MainActor public final class Detent: NSObject {
        /// Identifies a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            /// Creates an identifier from a name.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Creates an identifier from a name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// The detent at half of the maximum height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The detent at the maximum height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The information from which the height of a custom detent is computed.
        @preconcurrency @MainActor public protocol ResolutionContext: AnyObject {
            var containerTraitCollection: UITraitCollection { get }
            /// The maximum height of a sheet, in points.
            var maximumDetentValue: CGFloat { get }
        }

        public let identifier: Identifier
        private let height: @MainActor (any ResolutionContext) -> CGFloat?

        private init(_ identifier: Identifier, _ height: @escaping @MainActor (any ResolutionContext) -> CGFloat?) {
            self.identifier = identifier
            self.height = height
            super.init()
        }

        /// Creates a detent at half of the maximum height.
        public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        /// Creates a detent at the maximum height.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Creates a detent with a custom height in points; the detent is inactive while the resolver returns `nil`.
        public class func custom(
            identifier: Identifier? = nil, resolver: @escaping @MainActor (any ResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("custom"), resolver)
        }

        /// Returns the height in points, or `nil` if the detent is inactive.
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
    /// The width below which sheets are attached to the bottom edge.
    private static let narrow: CGFloat = 640

    final let frameView = SheetFrameView()
    final let dimming = DimmingView()
    final lazy var drag = SheetDragHandler(sheet: self)

    /// Creates a presentation controller.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        effectiveStyle = .pageSheet
    }

    // MARK: Detents

    /// The heights at which the sheet can rest, in any order; the default contains only the large detent.
    open var detents: [Detent] = [.large()] { didSet { detentsDidChange() } }
    /// The detent at which the sheet rests; `nil` is the smallest one.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if oldValue != selectedDetentIdentifier { detentsDidChange() } }
    }
    /// The largest detent at which the content behind the sheet is interactive and not dimmed; `nil` is none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { updateDimming() } }
    /// Whether a grabber is shown at the top of the sheet.
    ///
    /// The default is `false`.
    open var prefersGrabberVisible = false { didSet { frameView.showsGrabber = prefersGrabberVisible } }
    /// The corner radius in points; `nil` uses the system's default.
    open var preferredCornerRadius: CGFloat? { didSet { container?.setNeedsLayout() } }
    /// Whether an upward drag on content that is scrolled to its top expands the sheet instead of scrolling.
    ///
    /// The default is `true`.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet is attached to the bottom edge in a compact vertical size class.
    ///
    /// The default is `false`: there the sheet covers the whole window.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { if oldValue != prefersEdgeAttachedInCompactHeight { detentsDidChange() } }
    }
    /// Whether the width of an attached sheet follows ``UIViewController/preferredContentSize``.
    ///
    /// The default is `false`: an attached sheet is as wide as the window.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { if oldValue != widthFollowsPreferredContentSizeWhenEdgeAttached { container?.setNeedsLayout() } }
    }

    /// Changes properties of the sheet with an animation.
    open func animateChanges(_ changes: () -> Void) {
        UIView.animate(
            springDuration: 0.4, options: [.allowUserInteraction, .beginFromCurrentState, .avoidsMotion],
            animations: {
                changes()
                container?.layoutIfNeeded()
            })
    }

    /// Recomputes the heights of custom detents.
    open func invalidateDetents() {
        detentsDidChange()
    }

    private func detentsDidChange() {
        container?.setNeedsLayout()
        updateDimming()
    }

    /// The active detents with their heights, in ascending order.
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

    // MARK: Layout

    /// Whether the sheet is attached to the bottom edge.
    final var isEdgeAttached: Bool {
        if isCompactHeight { return prefersEdgeAttachedInCompactHeight }
        return (container?.bounds.width ?? 0) < Self.narrow
    }

    private var isCompactHeight: Bool { container?.traitCollection.verticalSizeClass == .compact }
    /// Whether the sheet covers the whole container.
    private var coversContainer: Bool { isCompactHeight && !isEdgeAttached }

    /// The width of a sheet that is attached to the bottom edge.
    private func attachedWidth(in bounds: CGRect) -> CGFloat {
        let preferred = presentedViewController.preferredContentSize.width
        let follows = widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
        return follows ? min(preferred, bounds.width) : bounds.width
    }

    private var desiredSize: CGSize {
        let preferred = presentedViewController.preferredContentSize
        if preferred.width > 0, preferred.height > 0, effectiveStyle != .pageSheet { return preferred }
        if effectiveStyle == .pageSheet { return CGSize(width: Self.pageWidth, height: .greatestFiniteMagnitude) }
        return Self.formSize
    }

    private var maximumHeight: CGFloat {
        guard let container else { return 0 }
        if coversContainer { return container.bounds.height }
        let availableHeight = container.bounds.height - container.safeAreaInsets.top
        if isEdgeAttached { return max(availableHeight - Self.gap, 0) }
        return max(min(desiredSize.height, availableHeight - 2 * Self.gap), 0)
    }

    /// The frame of the sheet: at the bottom edge, or centered.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        let bounds = container.bounds
        if coversContainer { return bounds }
        let height = selectedHeight
        if isEdgeAttached {
            let width = attachedWidth(in: bounds)
            return CGRect(
                x: ((bounds.width - width) / 2).rounded(), y: bounds.height - height, width: width, height: height)
        }
        let width = max(min(desiredSize.width, bounds.width - 2 * Self.sideGap), 0)
        return CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(), width: width,
            height: height)
    }

    /// The sheet's frame view, which contains the presented controller's view.
    open override var presentedView: UIView? {
        if let view = presentedViewController.viewIfLoaded, view.superview !== frameView.content {
            frameView.take(view)
        }
        return frameView
    }

    open override var shouldRemovePresentersView: Bool { false }

    // MARK: Transitions

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container else { return }
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.tapped = { [weak self] in self?.dismissByUser() }
        container.insertSubview(dimming, at: 0)
        frameView.showsGrabber = prefersGrabberVisible
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
        updatePresenterTint()
    }

    @_spi(Subclassing) public override var dimsPresenterTint: Bool { !passesTouches }

    /// Whether the content behind the sheet is interactive, as is the case up to `largestUndimmedDetentIdentifier`.
    package override var passesTouches: Bool {
        guard let largestUndimmedDetentIdentifier else { return false }
        let heights = self.heights
        guard let limit = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier })?.height else {
            return false
        }
        return selectedHeight <= limit
    }

    package override func placePresentedView() {
        frameView.radius = coversContainer ? 0 : preferredCornerRadius ?? 12
        frameView.isEdgeAttached = isEdgeAttached
        frameView.place(in: drag.draggedFrame ?? frameOfPresentedViewInContainerView)
        frameView.layoutIfNeeded()
    }

    @_spi(Subclassing) public override func makeAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning
    {
        fades
            ? DissolveTransition(isDismissal: isDismissal) : CoverTransition(isDismissal: isDismissal)
    }

    @_spi(Subclassing) public override func escape() -> Bool {
        dismissByUser()
        return true
    }

    /// Selects the detent to which the user dragged the sheet.
    final func select(_ identifier: Detent.Identifier) {
        let didChange = identifier != selectedDetentIdentifier
        animateChanges { selectedDetentIdentifier = identifier }
        if didChange {
            (delegate as? any UISheetPresentationControllerDelegate)?
                .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        }
    }
}

/// The methods by which a sheet presentation controller notifies its delegate.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the user drags the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
