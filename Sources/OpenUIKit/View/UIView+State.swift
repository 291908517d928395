extension UIView {
    /// The size of a natural content that does not exist in one direction.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// Small facts about a view, one bit each.
    struct Flags: OptionSet {
        let rawValue: UInt32

        static let userInteractionEnabled = Flags(rawValue: 1 << 0)
        static let multipleTouchEnabled = Flags(rawValue: 1 << 1)
        static let exclusiveTouch = Flags(rawValue: 1 << 2)
        static let autoresizesSubviews = Flags(rawValue: 1 << 3)
        /// The class overrides `draw(_:)`.
        static let draws = Flags(rawValue: 1 << 4)
        /// The background is a dynamic colour, or a subclass has colours to resolve again when the style changes.
        static let followsStyle = Flags(rawValue: 1 << 5)
        /// The style that colours were last resolved for is dark.
        static let resolvedDark = Flags(rawValue: 1 << 6)
        static let isAnimatedWithoutInteraction = Flags(rawValue: 1 << 7)
        /// The class overrides `hitTest(_:with:)` or `point(inside:with:)`.
        static let decidesHits = Flags(rawValue: 1 << 16)
        static let isAccessibilityElement = Flags(rawValue: 1 << 8)
        /// Its font is replaced when the user's size category changes.
        static let followsSizeCategory = Flags(rawValue: 1 << 18)
        /// The class overrides `willMove(toWindow:)` or `didMoveToWindow()`.
        static let hearsOfWindows = Flags(rawValue: 1 << 11)
        /// The view or one inside it may have to hear of windows, for one of the reasons above and below.
        ///
        /// Not taken away again.
        static let mayHearInside = Flags(rawValue: 1 << 14)
        /// The view is a `UIWindow`.
        static let isWindow = Flags(rawValue: 1 << 15)
        /// The view is a controller's.
        static let hasController = Flags(rawValue: 1 << 12)
        /// The view or its controller says something of traits: `RareState.ownTraits` is not nil.
        static let saysTraits = Flags(rawValue: 1 << 13)
        /// The view has the keyboard's focus.
        static let focused = Flags(rawValue: 1 << 17)

        /// Constraints place the view: ``translatesAutoresizingMaskIntoConstraints`` is false.
        static let constrained = Flags(rawValue: 1 << 24)
        /// Constraints place some of the subviews.
        static let constrainsSubviews = Flags(rawValue: 1 << 25)
        /// A constraint leads from here or from inside out of the view, or ends here.
        static let joinsConstraints = Flags(rawValue: 1 << 26)
        /// `updateConstraints()` is to be called.
        static let needsUpdateConstraints = Flags(rawValue: 1 << 27)
        /// `updateConstraints()` is to be called for a view inside.
        static let descendantNeedsUpdateConstraints = Flags(rawValue: 1 << 28)
        /// The view is in the arrangement of a stack view.
        static let arranged = Flags(rawValue: 1 << 29)
        /// The view is hidden as soon as the animation ends in which it was.
        static let hidesAfterAnimation = Flags(rawValue: 1 << 30)
        /// Any of these has to be looked at before layout.
        static let takesPartInConstraints: Flags = [
            .constrained, .constrainsSubviews, .joinsConstraints, .needsUpdateConstraints,
            .descendantNeedsUpdateConstraints,
        ]
        /// Something covers an edge of the view.
        static let hasSafeArea = Flags(rawValue: 1 << 9)
        /// The view keeps to its superview's margins.
        static let preservesMargins = Flags(rawValue: 1 << 10)

        static let initial: Flags = [.userInteractionEnabled, .autoresizesSubviews]

        mutating func set(_ flag: Flags, to value: Bool) {
            if value { insert(flag) } else { remove(flag) }
        }
    }

    /// What few views need; made when first used.
    final class RareState {
        var tag = 0
        var renderContext: AnyObject?
        var tintColor: UIColor?
        var contentMode = ContentMode.scaleToFill
        var edges: EdgeState?
        var semanticContentAttribute = UISemanticContentAttribute.unspecified
        var interfaceStyle = UIUserInterfaceStyle.unspecified
        var traitOverrides: UITraitCollection?
        /// All that the view and its controller say of traits, put together; nil for nothing.
        var ownTraits: UITraitCollection?
        @exclusivity(unchecked) var gestureRecognizers: [UIGestureRecognizer] = []
        var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
        var animationsWithoutInteraction = 0
        weak var viewController: UIViewController?
        /// Apart, because many views with a gesture have no words for it.
        var accessibilityTexts: AccessibilityTexts?
        var accessibilityTraits = UIAccessibilityTraits.none
        /// nil means the usual one.
        var focusEffect: UIFocusEffect??
        var interactions: [any UIInteraction] = []
        var traitObservers: UITraitObservers?
        @exclusivity(unchecked) var layoutItem: LayoutItem?
        @exclusivity(unchecked) var layoutGuides: [UILayoutGuide] = []
        var systemGuides: SystemLayoutGuides?
        var contentPriorities: ContentPriorities?

        /// The view is about to be freed.
        func ownerDied(_ view: Unmanaged<UIView>) {
            layoutItem?.ownerDied()
            for recognizer in gestureRecognizers { recognizer.viewDied(view) }
            for guide in layoutGuides + (systemGuides?.all ?? []) { guide.item.view = nil }
        }
    }

    /// What a view says of itself, in words.
    final class AccessibilityTexts {
        var label: String?
        var identifier: String?
        var value: String?
        var hint: String?
    }

    final func ensureAccessibilityTexts() -> AccessibilityTexts {
        let state = ensureRareState()
        if let texts = state.accessibilityTexts { return texts }
        let texts = AccessibilityTexts()
        state.accessibilityTexts = texts
        return texts
    }

    /// Gives the view another controller, and everything that depends on it: traits, safe area and margins.
    final func changeController(to controller: UIViewController?) {
        let state = ensureRareState()
        let oldMargins = effectiveLayoutMargins
        if controller?.ownTraits != nil || flags.contains(.saysTraits) {
            changeOwnTraits { state.viewController = controller }
        } else {
            state.viewController = controller
        }
        if controller != nil { hear(.hasController) } else { flags.remove(.hasController) }
        updateSafeArea()
        if effectiveLayoutMargins != oldMargins { marginsDidChange() }
    }

    /// The controller whose view this is.
    final var controller: UIViewController? {
        flags.contains(.hasController) ? rareState?.viewController : nil
    }

    final func ensureRareState() -> RareState {
        if let rareState { return rareState }
        let state = RareState()
        rareState = state
        return state
    }
}

extension UIView {
    /// What the Render framework knows about the view, owned by the view.
    package final var renderContext: AnyObject? {
        get { rareState?.renderContext }
        set { ensureRareState().renderContext = newValue }
    }

    /// A number of your own by which ``viewWithTag(_:)`` finds the view.
    ///
    /// 0 at first.
    public final var tag: Int {
        get { rareState?.tag ?? 0 }
        set { if tag != newValue { ensureRareState().tag = newValue } }
    }

    /// The first view with the tag: this one or one inside it, depth first.
    public final func viewWithTag(_ tag: Int) -> UIView? {
        firstInside { $0.tag == tag }
    }

    /// How the view's size follows its superview's size when that changes.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a mask from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The left margin stretches.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width stretches.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The right margin stretches.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The top margin stretches.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height stretches.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The bottom margin stretches.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How a view's content is placed when it does not have the view's size.
    public enum ContentMode: Int, Sendable {
        /// Stretched to fill the bounds.
        case scaleToFill = 0
        /// As large as fits, keeping the proportions.
        case scaleAspectFit = 1
        /// Large enough to fill, keeping the proportions.
        case scaleAspectFill = 2
        /// Drawn again when the bounds change.
        case redraw = 3
        /// In the middle, unscaled.
        case center = 4
        /// At the top, unscaled.
        case top = 5
        /// At the bottom, unscaled.
        case bottom = 6
        /// At the left, unscaled.
        case left = 7
        /// At the right, unscaled.
        case right = 8
        /// In the top left corner, unscaled.
        case topLeft = 9
        /// In the top right corner, unscaled.
        case topRight = 10
        /// In the bottom left corner, unscaled.
        case bottomLeft = 11
        /// In the bottom right corner, unscaled.
        case bottomRight = 12
    }

    /// Whether a view's tint is dimmed, as behind a dialog.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview has it.
        case automatic = 0
        /// Not dimmed.
        case normal = 1
        /// Dimmed.
        case dimmed = 2
    }
}

/// What a view's content means for right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Flips with the layout's direction.
    case unspecified = 0
    /// Playback controls: never flips.
    case playback = 1
    /// Directions in space: never flips.
    case spatial = 2
    /// Always left to right.
    case forceLeftToRight = 3
    /// Always right to left.
    case forceRightToLeft = 4
}
