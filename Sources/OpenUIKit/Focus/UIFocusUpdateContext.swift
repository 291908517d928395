/// The way the keyboard's focus goes from one view to another.
@MainActor open class UIFocusUpdateContext: NSObject {
    /// Who loses the focus.
    public final weak var previouslyFocusedView: UIView?
    /// Who gets the focus.
    public final weak var nextFocusedView: UIView?
    /// In which direction the focus goes.
    public final let focusHeading: UIFocusHeading

    init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
        previouslyFocusedView = previous
        nextFocusedView = next
        focusHeading = heading
        super.init()
    }
}

/// A direction of the focus.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a direction from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upwards, by an arrow.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Downwards, by an arrow.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left, by an arrow.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right, by an arrow.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next view: Tab.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the view before: Shift-Tab.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// Runs animations along with a change of focus.
@MainActor public final class UIFocusAnimationCoordinator: NSObject {
    private var completions: [() -> Void] = []

    /// Runs `animations` now, and `completion` when everybody was told of the change.
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

/// The focus of a window's keyboard.
///
/// It is where key presses go that no text field takes: to the view that Tab reached last.
@MainActor public final class UIFocusSystem: NSObject {
    private weak var window: UIWindow?

    init(window: UIWindow) {
        self.window = window
        super.init()
    }

    /// The system of the window that shows a view or a controller's view; nil outside of windows.
    public static func focusSystem(for environment: UIResponder) -> UIFocusSystem? {
        let window = environment as? UIWindow ?? environment.responderWindow
        return window?.focus.system
    }

    /// The view that has the focus.
    public var focusedItem: UIView? { window?.focus.item }

    /// Gives the focus to a view, or to the first one inside it that takes it.
    public func requestFocusUpdate(to environment: UIView) {
        guard environment.hostWindow === window, let window else { return }
        if let view = environment.firstFocusStop { window.focus.move(to: view, heading: []) }
    }
}

/// How a view shows that it has the focus.
@MainActor open class UIFocusEffect: NSObject {
    /// The effect of a view that says nothing else: an outline.
    public static func effect() -> UIFocusEffect { UIFocusHaloEffect() }
}

/// An outline.
@MainActor open class UIFocusHaloEffect: UIFocusEffect {
    /// In the view's coordinates; nil means the view's bounds, with the corners of its layer.
    final let shape: (rect: CGRect, cornerRadius: CGFloat)?

    /// Makes an outline around the view.
    public override init() {
        shape = nil
        super.init()
    }

    /// Makes an outline around a rectangle with round corners, in the view's coordinates.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        shape = (rect, cornerRadius)
        super.init()
    }
}
