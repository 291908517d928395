/// Runs an action when its content is tapped, and may repeat another while it is held.
///
/// ```swift
/// Button(content: AnyComponent(Text(text: "Tap me"))) { state.increment() }
///     .minSize(CGSize(width: 44, height: 44))
/// ```
///
/// Closures are behaviour: they are no part of `==`, and a button always calls the newest one, also after an update that
/// was skipped.
public struct Button: Component {
    /// What the button shows.
    public private(set) var content: AnyComponent<Empty>
    /// The room around the content that belongs to the button, in points.
    public private(set) var contentInsets: UIEdgeInsets
    /// The least size of the button, in points; the content stands in its middle.
    public private(set) var minSize: CGSize?
    /// How far the area that takes touches reaches over the button: negative insets widen it.
    public private(set) var hitTestEdgeInsets: UIEdgeInsets?
    /// What ``UIKit/UIView/findTaggedView(tag:)`` finds the button's view by.
    public private(set) var tag: AnyObject?
    /// Whether the button fades while it is pressed.
    public private(set) var automaticHighlight: Bool
    /// Whether the button reacts to touches.
    ///
    /// A disabled button looks paler.
    public private(set) var isEnabled: Bool
    /// Whether other views take no touches while the button is touched.
    public private(set) var isExclusive: Bool
    /// What the button is for among others: Return presses a primary one, Escape one that cancels.
    public private(set) var role = UIButton.Role.normal
    /// What a tap does.
    public private(set) var action: () -> Void
    /// What happens while the button is held: after half a second, and then faster and faster.
    ///
    /// The tap's action is not run after it.
    public private(set) var holdAction: ((UIView) -> Void)?
    /// Told when the button begins and ends to be highlighted.
    public private(set) var highlightedAction: ActionSlot<Bool>?

    /// Makes a button.
    public init(
        content: AnyComponent<Empty>, contentInsets: UIEdgeInsets = .zero, isEnabled: Bool = true,
        automaticHighlight: Bool = true, isExclusive: Bool = true, action: @escaping () -> Void,
        highlightedAction: ActionSlot<Bool>? = nil
    ) {
        self.content = content
        self.contentInsets = contentInsets
        self.isEnabled = isEnabled
        self.automaticHighlight = automaticHighlight
        self.isExclusive = isExclusive
        self.action = action
        self.highlightedAction = highlightedAction
    }

    private func with(_ change: (inout Button) -> Void) -> Button {
        var copy = self
        change(&copy)
        return copy
    }

    /// The button with a least size, in points.
    public func minSize(_ minSize: CGSize?) -> Button {
        with { $0.minSize = minSize }
    }

    /// The button with room around its content, in points.
    public func withContentInsets(_ insets: UIEdgeInsets) -> Button {
        with { $0.contentInsets = insets }
    }

    /// The button with a wider (negative insets) or narrower area that takes touches.
    public func withHitTestEdgeInsets(_ insets: UIEdgeInsets?) -> Button {
        with { $0.hitTestEdgeInsets = insets }
    }

    /// The button with an action that repeats while it is held.
    public func withHoldAction(_ holdAction: ((UIView) -> Void)?) -> Button {
        with { $0.holdAction = holdAction }
    }

    /// The button with a part among others: Return presses the primary one, Escape the one that cancels.
    public func role(_ role: UIButton.Role) -> Button {
        with { $0.role = role }
    }

    /// The button with a tag.
    public func tagged(_ tag: AnyObject) -> Button {
        with { $0.tag = tag }
    }

    /// Whether both look and are used the same; closures do not count.
    public static func == (lhs: Button, rhs: Button) -> Bool {
        lhs.content == rhs.content && lhs.contentInsets == rhs.contentInsets && lhs.minSize == rhs.minSize
            && lhs.hitTestEdgeInsets == rhs.hitTestEdgeInsets && lhs.tag === rhs.tag
            && lhs.automaticHighlight == rhs.automaticHighlight && lhs.isEnabled == rhs.isEnabled
            && lhs.isExclusive == rhs.isExclusive && lhs.highlightedAction == rhs.highlightedAction
            && lhs.role == rhs.role && (lhs.holdAction == nil) == (rhs.holdAction == nil)
    }

    /// Makes the control.
    public func makeView() -> View {
        View(frame: .zero)
    }

    /// Updates the content and the control around it.
    public func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.update(component: self, availableSize: availableSize, state: state, transition: transition)
    }

    /// Hands the control the newest closures.
    public func refreshBehavior(view: View, state: EmptyComponentState) {
        view.refreshBehavior(from: self)
    }
}
