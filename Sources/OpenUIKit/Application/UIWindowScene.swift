/// A part of the program that the user sees by itself: here, a window of the desktop.
@MainActor open class UIScene: UIResponder {
    /// Whether a scene is seen and used.
    public enum ActivationState: Int, Sendable {
        /// It shows nothing any longer.
        case unattached = -1
        /// The user works with it.
        case foregroundActive = 0
        /// It is seen, but the user works with something else.
        case foregroundInactive = 1
        /// It is not seen.
        case background = 2
    }

    /// Whether the scene is seen and used.
    open var activationState: ActivationState { .unattached }
    /// The title that the desktop shows.
    open var title: String! = ""

    override init() {
        super.init()
    }
}

/// A window of the desktop, as code that looks for its windows sees it.
@MainActor open class UIWindowScene: UIScene {
    private final weak var window: UIWindow?

    init(_ window: UIWindow) {
        self.window = window
        super.init()
    }

    /// The windows of the scene: one.
    public final var windows: [UIWindow] { window.map { [$0] } ?? [] }
    /// The window that key presses go to, if it is in the scene.
    public final var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The display that shows the scene.
    public final var screen: UIScreen { .main }
    /// What the display is like.
    public final var traitCollection: UITraitCollection { window?.traitCollection ?? UIScreen.mainTraits }

    /// Whether the scene is seen and used.
    open override var activationState: ActivationState {
        guard let window, window.isVisible else { return .unattached }
        if window.isMinimized { return .background }
        return window.isKeyWindow && UIApplication.shared.applicationState == .active
            ? .foregroundActive : .foregroundInactive
    }

    /// The title that the desktop shows.
    open override var title: String! {
        get { window?.title ?? "" }
        set { window?.title = newValue ?? "" }
    }

    /// The application.
    open override var next: UIResponder? { UIApplication.shared }
}
