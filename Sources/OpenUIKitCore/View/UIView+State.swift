extension UIView {
    /// The Boolean properties of a view, one bit each.
    package struct Flags: OptionSet {
        package let rawValue: UInt32

        package init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        static let userInteractionEnabled = Flags(rawValue: 1 << 0)
        static let multipleTouchEnabled = Flags(rawValue: 1 << 1)
        static let exclusiveTouch = Flags(rawValue: 1 << 2)
        static let autoresizesSubviews = Flags(rawValue: 1 << 3)
        /// The class overrides `draw(_:)`.
        static let draws = Flags(rawValue: 1 << 4)
        /// The background color is dynamic, or a subclass has colors to resolve again when the style changes.
        package static let observesInterfaceStyle = Flags(rawValue: 1 << 5)
        /// The colors were last resolved for the dark style.
        static let resolvedDark = Flags(rawValue: 1 << 6)
        /// The colors were last resolved for content above the base of the interface.
        static let resolvedElevated = Flags(rawValue: 1 << 19)
        /// The colors were last resolved for users who prefer more contrast.
        static let resolvedHighContrast = Flags(rawValue: 1 << 20)
        /// Traits were read outside of a window that differ in style from those for which colors were last resolved.
        static let readOtherStyle = Flags(rawValue: 1 << 8)
        static let isAnimatedWithoutInteraction = Flags(rawValue: 1 << 7)
        /// The class overrides `hitTest(_:with:)` or `point(inside:with:)`.
        static let overridesHitTesting = Flags(rawValue: 1 << 16)
        /// Its font is replaced when the user's size category changes.
        package static let followsSizeCategory = Flags(rawValue: 1 << 18)
        /// The class overrides `willMove(toWindow:)` or `didMoveToWindow()`.
        static let overridesWindowCallbacks = Flags(rawValue: 1 << 11)
        /// The view or a descendant may need to be notified about windows, for one of the reasons among these flags.
        ///
        /// Once set, the flag is never removed.
        static let containsWindowObservers = Flags(rawValue: 1 << 14)
        /// The view is a `UIWindow`.
        static let isWindow = Flags(rawValue: 1 << 15)
        /// The view is the root view of a view controller.
        static let hasController = Flags(rawValue: 1 << 12)
        /// The view or its controller overrides traits: `RareState.mergedTraitOverrides` is not `nil`.
        static let overridesTraits = Flags(rawValue: 1 << 13)
        /// The view has keyboard focus.
        static let focused = Flags(rawValue: 1 << 17)

        /// Constraints position the view: ``translatesAutoresizingMaskIntoConstraints`` is false.
        static let constrained = Flags(rawValue: 1 << 24)
        /// Constraints position some of the subviews.
        static let constrainsSubviews = Flags(rawValue: 1 << 25)
        /// A constraint connects the view or a descendant with a view outside of the subtree, or ends at this view.
        static let crossesConstraintBoundary = Flags(rawValue: 1 << 26)
        /// `updateConstraints()` has to be called.
        static let needsUpdateConstraints = Flags(rawValue: 1 << 27)
        /// `updateConstraints()` has to be called for a descendant.
        static let descendantNeedsUpdateConstraints = Flags(rawValue: 1 << 28)
        /// The view is an arranged subview of a stack view.
        static let arranged = Flags(rawValue: 1 << 29)
        /// The view becomes hidden when the animation ends in which it was hidden.
        static let hidesAfterAnimation = Flags(rawValue: 1 << 30)
        /// The flags that require constraint processing before layout.
        static let constraintFlags: Flags = [
            .constrained, .constrainsSubviews, .crossesConstraintBoundary, .needsUpdateConstraints,
            .descendantNeedsUpdateConstraints,
        ]
        /// `updateProperties()` has to be called.
        static let needsUpdateProperties = Flags(rawValue: 1 << 23)
        /// A gesture recognizer of the view that receives no touches was reported.
        static let reportedUnreachableGesture = Flags(rawValue: 1 << 21)
        /// The view is read before siblings that begin at the same position.
        static let readFirst = Flags(rawValue: 1 << 22)
        /// The view has non-zero safe area insets.
        static let hasSafeArea = Flags(rawValue: 1 << 9)
        /// The view preserves its superview's margins.
        static let preservesMargins = Flags(rawValue: 1 << 10)

        static let initial: Flags = [.userInteractionEnabled, .autoresizesSubviews]

        mutating func set(_ flag: Flags, to value: Bool) {
            if value { insert(flag) } else { remove(flag) }
        }
    }

    /// The properties that few views need, allocated on first use.
    package final class RareState {
        var tag = 0
        var renderContext: AnyObject?
        var tintColor: UIColor?
        /// The values of appearance proxies that the view has adopted.
        var appearance: AdoptedAppearance?
        var mask: UIView?
        var contentMode = ContentMode.scaleToFill
        var layoutInsets: LayoutInsetsState?
        var semanticContentAttribute = UISemanticContentAttribute.unspecified
        var interfaceStyle = UIUserInterfaceStyle.unspecified
        package var traitOverrides: UITraitCollection?
        /// The merged trait overrides of the view and its controller, or `nil` if there are none.
        var mergedTraitOverrides: UITraitCollection?
        /// The text size of the place where the view will be inserted, or `nil` for that of the main screen.
        var expectedTextSize: UIContentSizeCategory?
        @exclusivity(unchecked) var gestureRecognizers: [UIGestureRecognizer] = []
        var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
        /// Whether a presentation dims the tint color.
        var isBehindPresentation = false
        var animationsWithoutInteraction = 0
        weak var viewController: UIViewController?
        /// Stored separately because many views with gesture recognizers have no accessibility properties.
        var accessibility: AccessibilitySettings?
        var responder: ResponderState?
        /// `nil` stands for the default effect.
        var focusEffect: UIFocusEffect??
        var interactions: [any UIInteraction] = []
        var traitObservers: UITraitObservers?
        @exclusivity(unchecked) var layoutItem: LayoutItem?
        @exclusivity(unchecked) var layoutGuides: [UILayoutGuide] = []
        var systemGuides: SystemLayoutGuides?
        var contentPriorities: ContentPriorities?
        /// The areas of the subviews, if hit tests found many.
        var subviewAreas: SubviewAreas?
        var corners: CornerState?

        /// Whether the tint color is dimmed, or `nil` if that is inherited.
        var dimsTint: Bool? {
            switch tintAdjustmentMode {
            case .automatic: isBehindPresentation ? true : nil
            case .normal: false
            case .dimmed: true
            }
        }

        /// Clears all references to the view, which is about to be deallocated.
        func ownerWillDeallocate(_ view: Unmanaged<UIView>) {
            layoutItem?.ownerWillDeallocate()
            for recognizer in gestureRecognizers { recognizer.viewWillDeallocate(view) }
            for guide in layoutGuides + (systemGuides?.all ?? []) { guide.item.view = nil }
        }
    }

    /// Sets the view's controller and updates everything that depends on it: traits, safe area and margins.
    final func changeController(to controller: UIViewController?) {
        let state = ensureRareState()
        let oldMargins = effectiveLayoutMargins
        if controller?.mergedTraitOverrides != nil || flags.contains(.overridesTraits) {
            updateTraitOverrides { state.viewController = controller }
        } else {
            state.viewController = controller
        }
        if controller != nil { observeWindow(for: .hasController) } else { flags.remove(.hasController) }
        updateSafeArea()
        if effectiveLayoutMargins != oldMargins { marginsDidChange() }
    }

    /// Removes the reference to the controller, which is being deallocated.
    ///
    /// The view cannot compare its margins with the previous ones, because the reference is already `nil`.
    final func outlivesController(updatingMargins: Bool) {
        guard rareState?.viewController == nil else { return }
        changeController(to: nil)
        if updatingMargins { marginsDidChange() }
    }

    /// The controller whose view this is.
    final var controller: UIViewController? {
        flags.contains(.hasController) ? rareState?.viewController : nil
    }

    package final func ensureRareState() -> RareState {
        if let rareState { return rareState }
        let state = RareState()
        rareState = state
        return state
    }
}

/// What Render knows about a view that it has created, for development tools.
@MainActor package protocol RenderedNode: AnyObject {
    /// The identifier for reuse of the node that the view displays; `nil` if no node has created the view.
    var reuseIdentifier: String? { get }
    /// The key of the node among its siblings.
    var key: String? { get }
    /// The name of the component whose canvas the view is.
    var componentName: String? { get }
    /// The lines of a flexbox that has several, or the rows and columns of a grid, in the coordinates of the view.
    var layoutLines: [CGRect] { get }
}

extension UIView {
    /// The Render framework's state for the view, owned by the view.
    package final var renderContext: AnyObject? {
        get { rareState?.renderContext }
        set { ensureRareState().renderContext = newValue }
    }
}
