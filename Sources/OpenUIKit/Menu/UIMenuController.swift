/// A command of one's own in the edit menu of ``UIMenuController``.
@MainActor open class UIMenuItem: NSObject {
    /// What the menu shows.
    open var title: String
    /// The method that is called on the first responder that has it.
    open var action: Selector

    /// Makes a command.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// The program's edit menu, in the older form: it shows what the first responder carries out.
///
/// New code uses ``UIEditMenuInteraction``.
@MainActor open class UIMenuController: NSObject {
    /// The one menu.
    public static let shared = UIMenuController()

    /// Commands besides the usual ones.
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

    /// Whether the menu is open.
    open var isMenuVisible: Bool { isShown }

    /// Opens the menu below a rectangle of a view, if there is anything to show.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        guard let window = targetView.hostWindow else { return }
        let source = window.firstResponder ?? targetView
        let commands = UIMenu.editElements(for: source) + ownCommands
        let available = commands.filter { ($0 as? UICommand)?.isAvailable(from: source) == true }
        guard !available.isEmpty else { return }
        NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
        window.menus.open(
            UIMenu(children: available), .below(targetView.convert(targetRect, to: nil)), from: source
        ) { [weak self] in self?.didHide() }
        self.window = window
        isShown = true
    }

    /// Closes the menu that a view opened; nil means any.
    open func hideMenu(from targetView: UIView? = nil) {
        guard isShown, targetView == nil || targetView?.hostWindow === window else { return }
        window?.menus.close()
    }

    private var ownCommands: [UIMenuElement] {
        (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
    }

    private func didHide() {
        isShown = false
        NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
    }
}
