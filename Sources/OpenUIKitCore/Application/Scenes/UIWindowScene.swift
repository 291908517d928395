package import OpenDisplay

/// The scene of a desktop window.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    private final weak var window: UIWindow?
    private final var restrictions: UISceneSizeRestrictions?
    private final var storedTitlebar: UITitlebar?
    private final weak var storedParent: UIWindowScene?

    /// The window of the scene, as the only element.
    public final var windows: [UIWindow] { window.map { [$0] } ?? [] }
    /// The key window of the program, if it belongs to the scene.
    public final var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    /// The orientation of the interface, which is always portrait.
    public final var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// The status bar, which desktop windows do not have: it is hidden, and its frame is empty.
    public final let statusBarManager: UIStatusBarManager? = UIStatusBarManager()
    /// The display of the scene.
    public final var screen: UIScreen { .main }
    /// The coordinates of the scene, which are those of its window.
    public final var coordinateSpace: any UICoordinateSpace { window ?? screen }
    /// The limits of the size of the scene's desktop window.
    public final var sizeRestrictions: UISceneSizeRestrictions? {
        if let restrictions { return restrictions }
        let restrictions = UISceneSizeRestrictions()
        restrictions.window = window
        self.restrictions = restrictions
        return restrictions
    }
    /// The traits of the scene's window.
    public final var traitCollection: UITraitCollection { window?.traitCollection ?? UITraitCollection.mainScreen }

    /// The title of the desktop window.
    open override var title: String! {
        get { window?.title ?? super.title }
        set {
            super.title = newValue ?? ""
            window?.title = newValue ?? ""
        }
    }

    open override var subtitle: String {
        didSet { if subtitle != oldValue { window?.showTitle() } }
    }

    override var desiredActivationState: ActivationState {
        guard !isDisconnected, let window, window.isVisible else { return super.desiredActivationState }
        if window.isMinimized { return .background }
        return window.isKeyWindow && UIApplication.shared.applicationState == .active
            ? .foregroundActive : .foregroundInactive
    }

    override func closeWindows() {
        window?.close()
    }

    /// The title bar of the scene's window.
    public final var titlebar: UITitlebar? {
        if let storedTitlebar { return storedTitlebar }
        let titlebar = UITitlebar(scene: self)
        storedTitlebar = titlebar
        return titlebar
    }

    final func titlebarDidChange() {
        guard let storedTitlebar else { return }
        window?.titlebarDidChange(isHidden: storedTitlebar.titleVisibility == .hidden)
    }

    // MARK: Window

    /// Whether the window has a menu bar with the menus of the program, above its content.
    ///
    /// F10, the Alt key with the underlined letter of a menu, the pointer and touches open the menus; see
    /// ``UIMenuSystem``. The view of the root view controller begins below the bar. The default is `false`; then F10 opens
    /// the menus at the top left corner. UIKit has no equivalent: on iPadOS and with Mac Catalyst, the system shows the menu
    /// bar.
    ///
    /// A desktop that shows menu bars itself shows the menus of the active window, and the window has no bar then. This
    /// is the case on X11 while GTK's setting `gtk-shell-shows-menubar` is true.
    public final var showsMenuBar = false {
        didSet { if showsMenuBar != oldValue { window?.updateMenuBar() } }
    }

    /// The scene to which the window belongs, for example that of a document whose properties it shows.
    ///
    /// The scene is referenced weakly; the default is `nil`. The desktop keeps the window in front of that of the parent, and minimizes both together. The window is closed
    /// together with that of the parent. UIKit has no equivalent.
    public final var parentScene: UIWindowScene? {
        get { storedParent }
        set { setParent(newValue) }
    }

    private func setParent(_ newValue: UIWindowScene?) {
        guard newValue !== storedParent else { return }
        guard let newValue else { return adoptParent(nil) }
        guard newValue !== self, !newValue.isChild(of: self) else { return reportParentCycle() }
        adoptParent(newValue)
    }

    private func adoptParent(_ newValue: UIWindowScene?) {
        storedParent = newValue
        UIApplication.shared.windowRelationsDidChange()
    }

    private func reportParentCycle() {
        Diagnostics.report(
            Diagnostic(
                rule: "scene.parent-cycle",
                message: "A scene cannot belong to itself or to a scene that belongs to it; it keeps its parent.",
                subject: title, hint: "Set parentScene to the scene from which the window was opened."))
    }

    /// Whether the window of ``parentScene``, and those of its parents, take no input while this window is shown.
    ///
    /// Without a parent, all other windows of the program that do not belong to this one take no input. A press in such
    /// a window brings this one to the front, and the user cannot close it. The desktop presents the window as a dialog.
    /// UIKit has no equivalent; in a window, use a presentation.
    public final var isModal = false {
        didSet { if isModal != oldValue { UIApplication.shared.windowRelationsDidChange() } }
    }

    /// Makes a window that of the scene; returns `false` if the scene already has one.
    ///
    /// Every desktop window has a scene of its own.
    final func attach(_ window: UIWindow) -> Bool {
        guard self.window == nil else { return false }
        self.window = window
        restrictions?.window = window
        if let title = super.title, !title.isEmpty { window.title = title }
        titlebarDidChange()
        return true
    }

    /// Ends the relation to a window that becomes that of another scene.
    final func detach() {
        window = nil
        restrictions?.window = nil
    }

    /// Whether the desktop window fills the screen beside the desktop's panels.
    ///
    /// UIKit has no equivalent.
    public final var isMaximized: Bool {
        get { placement?.isMaximized ?? false }
        set { setPlacement(newValue, \.isMaximized) { $0.setMaximized($1) } }
    }

    /// Whether the desktop window covers the screen.
    ///
    /// In UIKit the property cannot be set.
    public final var isFullScreen: Bool {
        get { placement?.isFullScreen ?? false }
        set { setPlacement(newValue, \.isFullScreen) { $0.setFullScreen($1) } }
    }

    /// The size and the state of the window, or those with which it will be shown.
    package final var placement: SurfacePlacement? { window?.surface?.placement ?? session.placement }

    /// Sets a state of the window now if it has a surface, otherwise when it is shown.
    private func setPlacement(
        _ newValue: Bool, _ state: WritableKeyPath<SurfacePlacement, Bool>,
        _ apply: (any DisplaySurface, Bool) -> Void
    ) {
        if let surface = window?.surface { return apply(surface, newValue) }
        var placement = session.placement ?? SurfacePlacement(size: window?.bounds.size ?? UIScreen.defaultSize)
        placement[keyPath: state] = newValue
        session.placement = placement
    }
}
