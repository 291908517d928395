/// The menus of the program, which F10 opens.
///
/// The menus are built when they are first needed: the standard ones, changed by `buildMenu(with:)` of the application's
/// delegate, if that is a responder. Key combinations of their commands are available in all windows, after those of the
/// responders in the window.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    /// The menus of the program.
    public static let main = UIMenuSystem()

    /// Whether the menus are built whenever they are needed, because they depend on the state of models.
    package final var isRebuiltOnUse = false
    /// Commands of development tools, which are in no menu: their key combinations are searched last.
    package final var toolCommands: [UIKeyCommand] = []
    private final var built: (menu: UIMenu, keyCommands: [UIKeyCommand])?

    private override init() {
        super.init()
    }

    /// The menus in the menu bar of the desktop.
    final let desktopBar = DesktopMenuBar()

    /// Lets the menus be built again when they are needed next.
    open func setNeedsRebuild() {
        built = nil
        desktopBar.setNeedsUpdate()
        for window in UIApplication.shared.windows { window.menuBar?.setNeedsRefresh() }
    }

    /// Lets the commands in the menu bar of the desktop be validated again.
    ///
    /// They are also validated after events and frames, and those in menus of windows whenever a menu opens.
    open func setNeedsRevalidate() {
        desktopBar.setNeedsUpdate()
    }

    /// The menus of the program, without those that have no elements.
    package final var menu: UIMenu { current.menu }

    /// The commands with key combinations, from top to bottom.
    ///
    /// The standard edit commands are excluded, except those that find text: views that edit text handle their keys.
    final var keyCommands: [UIKeyCommand] { current.keyCommands }

    private var current: (menu: UIMenu, keyCommands: [UIKeyCommand]) {
        if let built, !isRebuiltOnUse { return built }
        let tree = MenuTree(.standardMenus(), system: self)
        (UIApplication.shared.delegate as? UIResponder)?.buildMenu(with: tree)
        let menu = tree.root.removingEmptyMenus()
        let keyCommands = menu.allKeyCommands.filter { !StandardEditCommand.isHandledAsKey($0.action) }
        let current = (menu: menu, keyCommands: keyCommands)
        built = current
        return current
    }
}
