package import OpenDisplay

/// The root view of everything that a window displays.
///
/// A window is displayed on a surface: a window of the desktop if there is one, otherwise an off-screen image, so that
/// the same program also runs without a display.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The surface that displays the window, created on first use.
    package private(set) final var surface: (any DisplaySurface)?
    /// The tree of the window's layers, which prepares frames.
    package private(set) final lazy var layerTree = LayerTree(rootLayer: layer)
    final var surfaceTraits = UITraitCollection.mainScreen
    private(set) final lazy var touchDispatcher = TouchDispatcher(window: self)
    private final lazy var translator = EventTranslator(window: self)
    private final var isShown = false
    /// Whether the user has minimized the window.
    private(set) final var isMinimized = false
    private(set) final var attachedScene: UIWindowScene?
    /// The modal window because of which this one takes no input.
    final weak var blocker: UIWindow?
    private final var headlessFrames: HeadlessFrames?

    /// The responder that receives key presses first.
    package final internal(set) weak var firstResponder: UIResponder? {
        didSet {
            guard oldValue !== firstResponder else { return }
            focus.firstResponderDidChange(from: oldValue)
            inputViews.update()
            updateTextInputSession()
        }
    }
    /// The controller that tracks and displays keyboard focus.
    package final private(set) lazy var focus = FocusController(window: self)
    final private(set) lazy var mnemonics = Mnemonics(window: self)
    final private(set) lazy var rotors = RotorController(window: self)
    /// The presenter of the window's open menu.
    package final private(set) lazy var menus = MenuPresenter(window: self)
    /// The menu bar of the window, if it is shown.
    final var menuBar: MenuBarView?
    /// The buttons of the window, if its content extends to the top edge.
    final var titleBar: TitleBarView?
    final private(set) lazy var titleBarInput = TitleBarInput(window: self)
    /// The views that are shown in front of the window.
    package final private(set) lazy var popups = WindowPopups(window: self)
    /// The input views of the first responder.
    final private(set) lazy var inputViews = InputViews(window: self)
    /// The controller of drags over the window.
    final private(set) lazy var drags = DragController(window: self)
    /// The controller of the tool tips in the window.
    final private(set) lazy var toolTips = ToolTipController(window: self)
    /// The controller of the pointer's shape over the window.
    final private(set) lazy var pointer = PointerController(window: self)
    /// The controller of the scroll bars in the window.
    final private(set) lazy var scrollBars = ScrollBarController(window: self)
    final var commandOwners: [CommandOwner] = []
    /// The connection of the first responder to the input method.
    final var textInputSession: TextInputSession?

    /// Creates a window.
    ///
    /// It is hidden until ``makeKeyAndVisible()``; the frame's origin is ignored.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        flags.insert(.isWindow)
        observeInterfaceStyle()
    }

    /// Creates a window; `coder` is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.insert(.isWindow)
        observeInterfaceStyle()
    }

    /// Creates a window of the default size.
    public convenience init() {
        self.init(frame: CGRect(origin: .zero, size: UIScreen.defaultSize))
    }

    /// Creates a window of the default size for a scene; see ``windowScene``.
    public convenience init(windowScene: UIWindowScene) {
        self.init()
        self.windowScene = windowScene
    }

    /// The scene of the window.
    ///
    /// Every window of the desktop has a scene of its own: a window that was not created for a scene, or for one that
    /// already has a window, has a scene without a delegate. Set the scene before the window is shown; setting `nil` has no
    /// effect.
    open var windowScene: UIWindowScene? {
        get { attachedScene ?? makeScene() }
        set {
            guard let newValue, newValue !== attachedScene, newValue.attach(self) else { return }
            attachedScene?.detach()
            attachedScene = newValue
            updateMenuBar()
        }
    }

    private func makeScene() -> UIWindowScene {
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
        scene.session.scene = scene
        _ = scene.attach(self)
        attachedScene = scene
        return scene
    }

    /// Creates a window that fills a surface.
    package convenience init(surface: any DisplaySurface) {
        self.init(frame: CGRect(origin: .zero, size: surface.size))
        connect(to: surface)
    }

    private final lazy var windowUndoManager = UndoManager()

    /// The undo manager for all responders in the window that have none of their own.
    open override var undoManager: UndoManager? { windowUndoManager }

    /// Shows the menus of the program in another language.
    @_spi(Subclassing) public override func languageDidChange() {
        super.languageDidChange()
        UIMenuSystem.main.setNeedsRebuild()
    }

    // MARK: Content

    /// The view controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { rootViewControllerDidChange(from: oldValue) }
    }

    /// The title of the desktop window.
    public final var title: String = ProcessInfo.processInfo.processName {
        didSet {
            showTitle()
            accessibilityDidChange(.content)
        }
    }

    /// Displays the title, with the subtitle of the scene, in the desktop window.
    final func showTitle() {
        surface?.title = displayedTitle
    }

    private var displayedTitle: String {
        guard let subtitle = attachedScene?.subtitle, !subtitle.isEmpty else { return title }
        return "\(title) – \(subtitle)"
    }

    /// The size below which users cannot resize the desktop window, in points.
    final var minimumSize: CGSize {
        get { storedMinimumSize ?? Self.defaultMinimumSize }
        set {
            storedMinimumSize = newValue
            surface?.minimumSize = newValue
        }
    }

    /// The largest size of the desktop window, in points.
    final var maximumSize = CGSize.unlimited {
        didSet { if maximumSize != oldValue { surface?.maximumSize = maximumSize } }
    }

    private static let defaultMinimumSize = CGSize(width: 200, height: 150)
    private final var storedMinimumSize: CGSize?

    /// The position in the stacking order of windows.
    ///
    /// With a level above ``Level/normal``, the window stays in front of windows that have the normal level, also those of
    /// other programs. The order among higher levels is that of the desktop. On Wayland, where programs cannot determine the
    /// order, all windows have the normal level.
    open var windowLevel = Level.normal {
        didSet { if windowLevel != oldValue { surface?.staysOnTop = windowLevel > .normal } }
    }

    /// A position in the stacking order of windows.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Returns whether a window of the first level is stacked behind one of the second level.
        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }

        /// Returns a level in front of another one.
        public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }

        /// Returns a level behind another one.
        public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }

        /// The level of ordinary windows.
        public static let normal = Level(rawValue: 0)
        /// A level in front of ordinary windows.
        public static let statusBar = Level(rawValue: 1000)
        /// The level in front of all others.
        public static let alert = Level(rawValue: 2000)
    }

    // MARK: Visibility

    /// Whether this window receives key presses.
    public final var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Whether the window is hidden; initially `true`.
    open override var isHidden: Bool {
        get { !isShown }
        set { newValue ? hide() : show() }
    }

    /// Shows the window and makes it the key window.
    open func makeKeyAndVisible() {
        show()
        makeKey()
    }

    /// Makes the window the key window, which receives key presses.
    open func makeKey() {
        UIApplication.shared.makeKey(self)
    }

    /// Called when the window has become the key window.
    open func becomeKey() {}

    /// Called when the window is no longer the key window.
    open func resignKey() {}

    public final var screen: UIScreen { .main }

    private func show() {
        guard !isShown else { return }
        isShown = true
        if !AppearanceProxies.isEmpty { adoptAppearances() }
        UIApplication.shared.add(self)
        let surface = self.surface ?? makeSurface()
        if UIScreen.main.surface == nil { UIScreen.main.surface = surface }
        surface.title = displayedTitle
        surface.minimumSize = minimumSize
        surface.maximumSize = maximumSize
        surface.staysOnTop = windowLevel > .normal
        surface.hasTitleBar = titleBar == nil
        if titleBar != nil { titleBarDidChange() }
        UIApplication.shared.updateWindowRelations()
        surface.show()
        rootViewController?.windowDidShow(true)
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
        windowScene?.updateActivation()
    }

    /// Shows the window in front of others, and makes it the key window.
    package final func bringToFront() {
        show()
        surface?.show()
        makeKey()
    }

    private func hide() {
        guard isShown else { return }
        rootViewController?.windowDidShow(false)
        isShown = false
        translator.cancelEverything()
        surface?.hide()
        UIApplication.shared.remove(self)
        adoptRelations(blocker: nil)
        UIApplication.shared.updateWindowRelations()
        NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
        windowScene?.updateActivation()
    }

    /// Hides the window and releases its surface; the desktop window is closed permanently.
    package final func close() {
        hide()
        UIMenuSystem.main.desktopBar.detach(self)
        if let surface, UIScreen.main.surface === surface { UIScreen.main.mainWindowWillClose(self) }
        surface?.close()
        surface?.onEvent = nil
        surface?.layerTree = nil
        surface = nil
        headlessFrames = nil
    }

    final var isVisible: Bool { isShown }

    // MARK: Surface

    private func makeSurface() -> any DisplaySurface {
        let placement = attachedScene?.session.placement
        let requested = placement?.size ?? (bounds.isEmpty ? UIScreen.defaultSize : bounds.size)
        let size = CGSize(
            width: min(requested.width, maximumSize.width), height: min(requested.height, maximumSize.height))
        if storedMinimumSize == nil {
            // A window that is created smaller than the default may stay so.
            let limit = Self.defaultMinimumSize
            minimumSize = CGSize(width: min(limit.width, size.width), height: min(limit.height, size.height))
        }
        let surface = openSurface(size)
        surface.setOrigin(placement?.origin)
        if placement?.isMaximized == true { surface.setMaximized(true) }
        if placement?.isFullScreen == true { surface.setFullScreen(true) }
        return surface
    }

    /// Creates the surfaces of windows instead of the display, for tests of programs with several windows.
    package static var surfaceFactory: (@MainActor (CGSize) -> OffscreenSurface)?

    private func openSurface(_ size: CGSize) -> any DisplaySurface {
        if let surface = Self.surfaceFactory?(size) {
            connect(to: surface)
            return surface
        }
        guard DisplaySystem.canOpenWindows else {
            UIApplication.shared.windowHasNoDisplay()
            let surface = OffscreenSurface(size: size, scale: 1, appearance: .light)
            connect(to: surface)
            headlessFrames = HeadlessFrames(tree: layerTree)
            return surface
        }
        let surface = WindowSurface(size: size, title: title)
        connect(to: surface)
        return surface
    }

    private func connect(to surface: any DisplaySurface) {
        self.surface = surface
        surface.layerTree = layerTree
        surface.textInputClient = textInputSession
        surface.dropHandler = drags
        surface.onEvent = { [weak self] event in self?.handle(event) }
        adoptTraits(of: surface)
        showContentAppearance(traitCollection)
        // An off-screen window has none, but does not change that of other windows.
        if let color = surface.accentColor { UIView.adoptAccentColor(color) }
        resize(to: surface.size)
        updateSizeClass(for: surface.size)
        updateMenuBar()
        layerTree.onFramePrepared = { [weak self] in self?.frameWasPrepared() }
    }

    private func frameWasPrepared() {
        textInputSession?.caretMayHaveMoved()
        UIMenuSystem.main.desktopBar.setNeedsUpdate()
        AccessibilityTreeBuilder.shared?.frameWasPrepared()
    }

    /// A closure around the handling of each event, for development tools; `nil` unless a tool records updates.
    package static var eventObserver: (@MainActor (DisplayEvent, _ handle: () -> Void) -> Void)?

    /// An observer of what windows receive, for development tools that record a program; `nil` unless one does.
    @exclusivity(unchecked) package static var inputObserver: (any WindowInputObserver)?

    /// Handles input, and reports it to the observer, if there is one.
    final func receive<Result>(_ input: @autoclosure () -> WindowInput, _ body: () -> Result) -> Result {
        guard let observer = Self.inputObserver else { return body() }
        observer.window(self, willReceive: input())
        defer { observer.windowDidReceive() }
        return body()
    }

    /// A closure that receives input before the windows of the program, for development tools that let the user select a
    /// view; if it returns `true`, the window does not receive the event.
    @exclusivity(unchecked) package static var inputFilter: (@MainActor (UIWindow, DisplayEvent) -> Bool)?

    private func handle(_ event: DisplayEvent) {
        if let filter = Self.inputFilter, filter(self, event) { return }
        receive(.event(event)) { observe(event) }
    }

    private func observe(_ event: DisplayEvent) {
        guard let observer = Self.eventObserver else { return perform(event) }
        observer(event) { perform(event) }
    }

    private func perform(_ event: DisplayEvent) {
        if isBlocked, refuse(event) { return }
        switch event {
        case .pointer(let event):
            if titleBar == nil || !titleBarInput.handle(event) { translator.handle(event) }
        case .touch(let event):
            if titleBar == nil || !titleBarInput.handle(event) { translator.handle(event) }
        case .scroll(let event): translator.handle(event)
        case .touchpad(let event): translator.handle(event)
        case .key(let event): translator.handle(event)
        case .resized(let size): resize(to: size)
        case .scaleFactorChanged, .appearanceChanged, .textScaleChanged: if let surface { adoptTraits(of: surface) }
        case .accentColorChanged(let color): UIView.adoptAccentColor(color)
        case .accessibilityPreferencesChanged: UIAccessibility.adoptDesktopPreferences()
        case .windowSettingsChanged:
            titleBarDidChange()
            updateMenuBar()
        case .activeChanged(let isActive): activeDidChange(isActive)
        case .visibilityChanged(let isSeen): visibilityDidChange(isSeen)
        case .closeRequested: UIApplication.shared.windowDidRequestClose(self)
        }
        UndoEventGrouping.end()
        UIMenuSystem.main.desktopBar.setNeedsUpdate()
    }

    /// Cancels the pointer's touch, because a drag and drop session takes over the pointer.
    final func cancelPointerTouch() {
        translator.cancelPointer()
    }

    /// Cancels touches and presses, and closes menus, because a modal window takes the input.
    final func interruptInput() {
        menus.endTracking()
        translator.cancelEverything()
        translator.handle(PointerEvent(phase: .exited, location: .zero, button: 0, timestamp: CACurrentMediaTime()))
    }

    /// Cancels all key presses, because a drag and drop session takes over the keyboard.
    final func cancelKeyPresses() {
        translator.cancelPresses()
    }

    private func resize(to size: CGSize) {
        guard size != bounds.size, size.isFinite else { return }
        let coordinator = ResizeCoordinator(window: self)
        let traits = traits(for: size)
        if traits != surfaceTraits { rootViewController?.windowWillChangeTraits(traits, with: coordinator) }
        rootViewController?.windowWillResize(to: size, with: coordinator)
        updateSizeClass(for: size)
        frame = CGRect(origin: .zero, size: size)
        if titleBar != nil { titleBarDidChange() }
        coordinator.finish()
    }

    /// Windows narrower than this, in points, have a compact size class, as on a tablet in Split View.
    private static let compactWidth: CGFloat = 640

    /// Returns the window's traits at a size.
    private func traits(for size: CGSize) -> UITraitCollection {
        let sizeClass: UIUserInterfaceSizeClass = size.width < Self.compactWidth ? .compact : .regular
        guard sizeClass != surfaceTraits.horizontalSizeClass else { return surfaceTraits }
        return surfaceTraits.with(horizontalSizeClass: sizeClass)
    }

    private func updateSizeClass(for size: CGSize) {
        let old = surfaceTraits
        surfaceTraits = traits(for: size)
        guard surfaceTraits != old else { return }
        if UIScreen.main.surface == nil || UIScreen.main.surface === surface {
            UITraitCollection.mainScreen = surfaceTraits
        }
        inheritedTraitsDidChange(from: old, to: surfaceTraits)
    }

    /// Called when the window was minimized or restored.
    private func visibilityDidChange(_ isSeen: Bool) {
        isMinimized = !isSeen
        UIApplication.shared.visibilityMayHaveChanged()
        windowScene?.updateActivation()
    }

    private func activeDidChange(_ isActive: Bool) {
        if !isActive {
            translator.cancelPresses()
            toolTips.hide()
            menus.endTracking()
        }
        titleBar?.update()
        if let menuBar { isActive ? menuBar.refresh() : menuBar.showItems() }
        focus.showRing()
        firstResponder?.windowKeyboardDidChange()
        accessibilityDidChange(.content)
        UIApplication.shared.window(self, becameActive: isActive)
        NotificationCenter.default.post(name: Self.keyboardInputDidChangeNotification, object: self)
    }

    /// Called when the user's preference for more contrast, or for shapes in addition to colors, has changed.
    final func contrastDidChange() {
        if let surface { adoptTraits(of: surface) }
    }

    @_spi(Subclassing) public override func resolveColors(with traits: UITraitCollection) {
        super.resolveColors(with: traits)
        showContentAppearance(traits)
    }

    /// Lets what is drawn around the content suit it.
    private func showContentAppearance(_ traits: UITraitCollection) {
        surface?.contentAppearance = traits.userInterfaceStyle == .dark ? .dark : .light
    }

    private func adoptTraits(of surface: any DisplaySurface) {
        let old = surfaceTraits
        let new = old.modifyingTraits { traits in
            traits.userInterfaceStyle = surface.appearance == .dark ? .dark : .light
            traits.displayScale = surface.scale
            traits.accessibilityContrast = UIAccessibility.isDarkerSystemColorsEnabled ? .high : .normal
            traits.preferredContentSizeCategory = Self.sizeCategory(of: surface)
            let hasShapes = UIAccessibility.preferences.contains(.statusShapes)
            // Most windows have no traits that are not those of UIKit.
            if traits[StatusShapesTrait.self] != hasShapes { traits[StatusShapesTrait.self] = hasShapes }
        }
        surfaceTraits = new
        if UIScreen.main.surface == nil || UIScreen.main.surface === surface { UITraitCollection.mainScreen = new }
        let screen = UITraitCollection.mainScreen
        if new.preferredContentSizeCategory != screen.preferredContentSizeCategory { Self.hasSeveralTextSizes = true }
        inheritedTraitsMayHaveChanged()
        inheritedTraitsDidChange(from: old.withColorAppearance(of: new), to: new)
        if old.preferredContentSizeCategory != new.preferredContentSizeCategory {
            UIApplication.shared.report(new.preferredContentSizeCategory)
        }
    }

    /// Returns the size category specified by the environment, or otherwise that of the desktop's text scale.
    private static func sizeCategory(of surface: any DisplaySurface) -> UIContentSizeCategory {
        .named(in: ProcessInfo.processInfo.environment) ?? UIContentSizeCategory(textScale: surface.textScale)
    }

    // MARK: Events

    /// Returns the frontmost view at a point, which can also be in a menu that extends beyond the edges of the window.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        popups.hitTest(point, with: event) ?? windowControl(at: point, with: event)
            ?? super.hitTest(point, with: event)
    }

    /// Dispatches an event to the views and gesture recognizers that it concerns.
    open func sendEvent(_ event: UIEvent) {
        switch event {
        case let event as HoverEvent: touchDispatcher.hover(event)
        case let event as UIScrollEvent:
            toolTips.hide()
            let hit = hitTest(event.windowLocation, with: event)
            hit?.prepareForEvent()
            hit?.scrollOccurred(event)
        case let event as UITransformEvent: touchDispatcher.transform(event)
        case let event as UIPressesEvent: send(event)
        default: if event.type == .touches { sendTouches(event) }
        }
    }

    private func sendTouches(_ event: UIEvent) {
        for touch in event.changedTouches { touch.view?.prepareForEvent() }
        touchDispatcher.dispatch(event)
        if let touch = event.changedTouches.first(where: { $0.phase == .began }) {
            toolTips.hide()
            mnemonics.hide()
            if let menuBar, menuBar.isTracking, !menuBar.isMenuOpen, touch.view !== menuBar { menuBar.endTracking() }
            focus.touchBegan(in: touch.view)
        }
    }

    /// Simulates a tap at a point of the window.
    final func tap(at location: CGPoint) {
        let time = CACurrentMediaTime()
        for phase in [TouchEvent.Phase.began, .ended] {
            translator.handle(
                TouchEvent(identifier: .max, phase: phase, location: location, timestamp: time))
        }
    }

    private func send(_ event: UIPressesEvent) {
        guard let press = event.changedPress else { return }
        if press.phase == .began {
            toolTips.dismiss()
            let responder = menus.keyResponder ?? focus.keyResponder
            responder.prepareForEvent()
            press.command = press.key.flatMap { KeyCommandRouter(responder: responder).perform($0) }
            press.responder = press.command == nil ? responder : nil
        }
        press.deliver(with: event)
    }

    /// Repeats the command of a held key, or forwards the repetition to the responder that received the key press.
    final func repeatPress(_ press: UIPress) {
        guard let command = press.command else { return press.responder?.pressRepeated(press) ?? () }
        _ = command.perform(from: menus.keyResponder ?? focus.keyResponder)
    }

    /// Handles keys that no responder has handled: text keys insert text, Tab moves the focus, Return presses the
    /// default button, and Escape the cancel button.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let press = presses.first, write(press) { return }
        if let key = presses.first?.key, handle(key) { return }
        super.pressesBegan(presses, with: event)
    }

    @_spi(Subclassing) public override func pressRepeated(_ press: UIPress) {
        if !write(press) { super.pressRepeated(press) }
    }

    /// Hides the letters of controls when the Alt key is released.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.first?.key?.keyCode == .keyboardLeftAlt { mnemonics.hide() }
        super.pressesEnded(presses, with: event)
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        mnemonics.hide()
        super.pressesCancelled(presses, with: event)
    }

    private func handle(_ key: UIKey) -> Bool {
        let modifiers = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        if key.keyCode == .keyboardLeftAlt {
            if modifiers.subtracting(.alternate).isEmpty { mnemonics.altKeyWasPressed() }
            return false
        }
        if modifiers == .alternate { return mnemonics.perform(key) }
        // Text views insert a tab, so the focus leaves them with Control.
        if key.keyCode == .keyboardTab, modifiers.isDisjoint(with: [.alternate, .command]) {
            return focus.move(forward: !modifiers.contains(.shift))
        }
        if key.keyCode == .keyboardF8, modifiers == .control { return rotors.openMenu() }
        guard modifiers.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        if key.isPlayKey { return focus.keyResponder.performMagicTapForAccessibility() }
        switch key.keyCode {
        case .keyboardF6: return focus.moveToPane(forward: !modifiers.contains(.shift))
        case .keyboardF8: return rotors.move(modifiers.contains(.shift) ? .previous : .next)
        case .keyboardReturnOrEnter, .keypadEnter: return pressControl(.primary)
        case .keyboardEscape: return pressControl(.cancel) || escape()
        case .keyboardApplication: return menus.openContextMenu(for: focus.keyResponder)
        case .keyboardF10 where modifiers.contains(.shift): return menus.openContextMenu(for: focus.keyResponder)
        case .keyboardF10: return menus.openMainMenu()
        default: return false
        }
    }

    private func escape() -> Bool {
        focus.keyResponder.firstInChain { $0.accessibilityPerformEscape() } != nil
    }

    /// Updates the views under the pointer, which does not move, after others have appeared or disappeared there.
    final func contentUnderPointerDidChange() {
        touchDispatcher.updateHover()
    }

    /// Releases references to views that have left the window, and cancels touches in them.
    final func viewsDidLeaveWindow() {
        if let responder = firstResponder, responder.responderWindow !== self { firstResponder = nil }
        inputViews.viewsDidLeaveWindow()
        focus.viewsDidLeaveWindow()
        toolTips.viewsDidLeaveWindow()
        popups.viewsDidLeaveWindow()
        menus.viewsDidLeaveWindow()
        if !touchDispatcher.isIdle { touchDispatcher.viewsDidLeaveWindow() }
    }

    open override var next: UIResponder? { UIApplication.shared }
}
