/// A custom command in the edit menu of ``UIMenuController``.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// The title displayed in the menu.
    open var title: String
    /// The method called on the first object in the responder chain that implements it.
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// The legacy API for the edit menu, which contains the commands that the first responder can perform.
///
/// New code should use ``UIEditMenuInteraction``.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    /// The shared instance.
    public static let shared = UIMenuController()

    /// The custom commands shown in addition to the standard ones.
    open var menuItems: [UIMenuItem]?
    private final weak var window: UIWindow?
    private final var isShown = false

    /// Posted before the menu appears.
    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu has disappeared.
    public nonisolated static let didHideMenuNotification = Notification.Name(
        "UIMenuControllerDidHideMenuNotification")

    private override init() {
        super.init()
    }

    /// Whether the menu is currently open.
    open var isMenuVisible: Bool { isShown }

    /// Opens the menu below a rectangle of a view, provided that it is not empty.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        guard let window = targetView.hostWindow else { return }
        let source = window.firstResponder ?? targetView
        let commands = UIMenu.editElements(in: source.builtInLanguage) + customCommands
        let available = commands.filter { ($0 as? UICommand)?.isAvailable(from: source) == true }
        guard !available.isEmpty else { return }
        NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
        window.menus.open(
            UIMenu(children: available), .below(targetView.convert(targetRect, to: nil)), from: source
        ) { [weak self] in self?.didHide() }
        self.window = window
        isShown = true
    }

    /// Closes the menu opened for a view; `nil` closes the menu regardless of its view.
    open func hideMenu(from targetView: UIView? = nil) {
        guard isShown, targetView == nil || targetView?.hostWindow === window else { return }
        window?.menus.close()
    }

    private var customCommands: [UIMenuElement] {
        (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
    }

    private func didHide() {
        isShown = false
        NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
    }
}
