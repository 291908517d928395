/// The description of an update that moves the focus from one view to another.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// The view that loses focus.
    public final weak var previouslyFocusedView: UIView?
    /// The view that gains focus.
    public final weak var nextFocusedView: UIView?
    /// The item that loses focus, which is the view.
    public final var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
    /// The item that gains focus, which is the view.
    public final var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
    /// The direction in which the focus moves.
    public final let focusHeading: UIFocusHeading

    package init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
        previouslyFocusedView = previous
        nextFocusedView = next
        focusHeading = heading
        super.init()
    }

    /// Creates a description of the same update.
    package init(_ context: UIFocusUpdateContext) {
        previouslyFocusedView = context.previouslyFocusedView
        nextFocusedView = context.nextFocusedView
        focusHeading = context.focusHeading
        super.init()
    }
}

/// The direction of a focus movement.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upwards, by an arrow key.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Downwards, by an arrow key.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left, by an arrow key.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right, by an arrow key.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next view, by Tab.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the previous view, by Shift-Tab.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first view; no key moves the focus there.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last view; no key moves the focus there.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}

/// Coordinates animations with a focus update.
@preconcurrency @MainActor public final class UIFocusAnimationCoordinator: NSObject {
    private var completions: [() -> Void] = []

    /// Runs `animations` immediately, and `completion` after all views have been notified of the update.
    public func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        if let animations { UIView.animate(withDuration: 0.15, animations: animations) }
        if let completion { completions.append(completion) }
    }

    func finish() {
        let waiting = completions
        completions = []
        for completion in waiting { completion() }
    }
}

/// The focus system of a window.
///
/// The focused view, which Tab selects, receives the key presses that no text field handles.
@preconcurrency @MainActor public final class UIFocusSystem: NSObject {
    private weak var window: UIWindow?

    init(window: UIWindow) {
        self.window = window
        super.init()
    }

    /// Returns the focus system of the window of a view or a view controller, or `nil` outside of windows.
    public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        environment.focusWindow?.focus.system
    }

    /// Returns whether an environment is another one or contains it.
    public static func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        otherEnvironment.focusAncestors.contains { $0 === environment }
    }

    /// The view that has focus.
    public var focusedItem: UIView? { window?.focus.item }

    /// Whether the window shows the order of the Tab key: a number at each view that can be focused.
    ///
    /// For use during development. The numbers are updated when the focus moves.
    public var showsFocusOrder: Bool {
        get { window?.focus.showsOrder ?? false }
        set { window?.focus.showsOrder = newValue }
    }

    /// Moves the focus to the preferred environment of an environment, or to its first view that can be focused.
    public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        guard let window, environment.focusWindow === window else { return }
        if let view = environment.preferredFocusStop { window.focus.move(to: view, heading: []) }
    }

    /// Performs an update immediately that an environment has scheduled with `setNeedsFocusUpdate()`.
    public func updateFocusIfNeeded() { window?.focus.updateIfNeeded() }
}

/// The effect that shows that a view has focus.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
    /// Returns the default effect, which is an outline.
    public static func effect() -> UIFocusEffect { UIFocusHaloEffect() }
}

/// A focus effect that draws an outline.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    /// The shape in the view's coordinates; `nil` stands for the view's own focus shape.
    final let shape: (rect: CGRect, cornerRadius: CGFloat)?

    /// Creates an outline around the view.
    public override init() {
        shape = nil
        super.init()
    }

    /// Creates an outline around a rectangle with rounded corners, in the view's coordinates.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        shape = (rect, cornerRadius)
        super.init()
    }
}
