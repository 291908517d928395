/// One instance of the program's user interface: on Linux, a window of the desktop.
@MainActor open class UIScene: UIResponder {
    /// The activation states of a scene.
    public enum ActivationState: Int, Sendable {
        /// The scene is not connected to a visible window.
        case unattached = -1
        /// The scene is visible and receives input.
        case foregroundActive = 0
        /// The scene is visible, but does not receive input.
        case foregroundInactive = 1
        /// The scene is not visible.
        case background = 2
    }

    /// The activation state of the scene.
    open var activationState: ActivationState { .unattached }
    /// The title of the desktop window.
    open var title: String! = ""

    package override init() {
        super.init()
    }
}

/// The scene of a desktop window.
@MainActor open class UIWindowScene: UIScene {
    private final weak var window: UIWindow?

    init(_ window: UIWindow) {
        self.window = window
        super.init()
    }

    /// The window of the scene, as the only element.
    public final var windows: [UIWindow] { window.map { [$0] } ?? [] }
    /// The key window of the program, if it belongs to the scene.
    public final var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The display of the scene.
    public final var screen: UIScreen { .main }
    /// The limits of the size of the scene's desktop window.
    public private(set) final lazy var sizeRestrictions: UISceneSizeRestrictions? = window.map {
        UISceneSizeRestrictions(of: $0)
    }
    /// The traits of the scene's window.
    public final var traitCollection: UITraitCollection { window?.traitCollection ?? UITraitCollection.mainScreen }

    /// The activation state of the scene.
    open override var activationState: ActivationState {
        guard let window, window.isVisible else { return .unattached }
        if window.isMinimized { return .background }
        return window.isKeyWindow && UIApplication.shared.applicationState == .active
            ? .foregroundActive : .foregroundInactive
    }

    /// The title of the desktop window.
    open override var title: String! {
        get { window?.title ?? "" }
        set { window?.title = newValue ?? "" }
    }

    open override var next: UIResponder? { UIApplication.shared }
}
