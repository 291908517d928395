package import OpenDisplay

/// The view at the top of everything that one window shows.
///
/// A window shows itself on a surface: a window of the desktop where there is one, otherwise an off-screen image, so
/// that the same program also runs without a display.
@MainActor open class UIWindow: UIView {
    /// Where the window shows itself; made when it is first needed.
    package private(set) final var surface: (any DisplaySurface)?
    /// The layers of the window and their frames.
    package private(set) final lazy var layerTree = LayerTree(rootLayer: layer)
    final var surfaceTraits = UIScreen.mainTraits
    private(set) final lazy var touchDispatcher = TouchDispatcher(window: self)
    private final lazy var translator = EventTranslator(window: self)
    private final var isShown = false
    /// Whether the user has put the window away.
    private(set) final var isMinimized = false
    /// The window as a part of the program.
    public private(set) final lazy var windowScene: UIWindowScene? = UIWindowScene(self)
    private final var headlessFrames: HeadlessFrames?

    /// The responder that key presses go to first.
    final weak var firstResponder: UIResponder? {
        didSet {
            guard oldValue !== firstResponder else { return }
            focus.firstResponderDidChange(from: oldValue)
            updateTextInputSession()
        }
    }
    /// Which view gets the keys, and shows it.
    final private(set) lazy var focus = FocusController(window: self)
    /// The menu that is open.
    final private(set) lazy var menus = MenuPresenter(window: self)
    /// What is dragged over the window.
    final private(set) lazy var drags = DragController(window: self)
    final var commandOwners: [CommandOwner] = []
    /// The first responder's tie to the input method.
    final var textInputSession: TextInputSession?

    /// Makes a window.
    ///
    /// It is visible after ``makeKeyAndVisible()``; the frame's origin is not used.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        flags.insert(.isWindow)
    }

    /// Makes a window.
    ///
    /// There are no archives to decode from here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.insert(.isWindow)
    }

    /// Makes a window of the usual size.
    public convenience init() {
        self.init(frame: CGRect(origin: .zero, size: UIScreen.defaultSize))
    }

    /// Makes a window of the usual size.
    ///
    /// Every window is a scene of its own here; the given one says only that there is a desktop.
    public convenience init(windowScene: UIWindowScene) {
        self.init()
    }

    /// Makes a window that fills a surface.
    package convenience init(surface: any DisplaySurface) {
        self.init(frame: CGRect(origin: .zero, size: surface.size))
        connect(to: surface)
    }

    private final lazy var windowUndoManager = UndoManager()

    /// Takes back the edits of all responders in the window that have no manager of their own.
    open override var undoManager: UndoManager? { windowUndoManager }

    // MARK: Content

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet { rootViewControllerDidChange(from: oldValue) }
    }

    /// The title that a desktop shows.
    public final var title: String = ProcessInfo.processInfo.processName {
        didSet { surface?.title = title }
    }

    /// How far in front of other windows the window is.
    ///
    /// Stored; the desktop orders windows.
    open var windowLevel = Level.normal

    /// How far in front a window is.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The level as a number.
        public let rawValue: CGFloat

        /// Makes a level of a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Ordinary windows.
        public static let normal = Level(rawValue: 0)
        /// In front of ordinary windows.
        public static let statusBar = Level(rawValue: 1000)
        /// In front of everything.
        public static let alert = Level(rawValue: 2000)
    }

    // MARK: Visibility

    /// Whether key presses go to this window.
    public final var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    /// Whether the window is hidden: true until it is made visible.
    open override var isHidden: Bool {
        get { !isShown }
        set { newValue ? hide() : show() }
    }

    /// Makes the window visible and lets key presses go to it.
    open func makeKeyAndVisible() {
        show()
        makeKey()
    }

    /// Lets key presses go to the window.
    open func makeKey() {
        UIApplication.shared.makeKey(self)
    }

    /// Called when key presses began to go to the window.
    open func becomeKey() {}

    /// Called when key presses stopped going to the window.
    open func resignKey() {}

    /// The display that shows the window.
    public final var screen: UIScreen { .main }

    private func show() {
        guard !isShown else { return }
        isShown = true
        UIApplication.shared.add(self)
        let surface = self.surface ?? makeSurface()
        if UIScreen.main.surface == nil { UIScreen.main.surface = surface }
        surface.title = title
        surface.show()
        rootViewController?.windowDidShow(true)
        NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
    }

    private func hide() {
        guard isShown else { return }
        rootViewController?.windowDidShow(false)
        isShown = false
        translator.cancelEverything()
        surface?.hide()
        UIApplication.shared.remove(self)
        NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
    }

    /// Frees the surface: the window of the desktop goes away for good.
    package final func close() {
        hide()
        if let surface, UIScreen.main.surface === surface { UIScreen.main.moveOn(from: self) }
        surface?.close()
        surface?.onEvent = nil
        surface?.layerTree = nil
        surface = nil
        headlessFrames = nil
    }

    final var isVisible: Bool { isShown }

    // MARK: Surface

    private func makeSurface() -> any DisplaySurface {
        let size = bounds.isEmpty ? UIScreen.defaultSize : bounds.size
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
        resize(to: surface.size)
        updateSizeClass(for: surface.size)
    }

    private func handle(_ event: DisplayEvent) {
        switch event {
        case .pointer(let event): translator.handle(event)
        case .touch(let event): translator.handle(event)
        case .scroll(let event): translator.handle(event)
        case .touchpad(let event): translator.handle(event)
        case .key(let event): translator.handle(event)
        case .resized(let size): resize(to: size)
        case .scaleFactorChanged, .appearanceChanged, .textScaleChanged: if let surface { adoptTraits(of: surface) }
        case .activeChanged(let isActive): activeDidChange(isActive)
        case .visibilityChanged(let isSeen): visibilityDidChange(isSeen)
        case .closeRequested: UIApplication.shared.windowWantsToClose(self)
        }
        UndoEvents.end()
    }

    /// A drag needs the pointer: what the button does is cancelled.
    final func takePointer() {
        translator.cancelPointer()
    }

    private func resize(to size: CGSize) {
        guard size != bounds.size, size.isFinite else { return }
        let coordinator = ResizeCoordinator(window: self)
        let traits = traits(for: size)
        if traits != surfaceTraits { rootViewController?.windowWillAdopt(traits, with: coordinator) }
        rootViewController?.windowWillResize(to: size, with: coordinator)
        updateSizeClass(for: size)
        frame = CGRect(origin: .zero, size: size)
        coordinator.finish()
    }

    /// Below this width, in points, a window counts as compact, as on a tablet whose screen is shared.
    private static let compactWidth: CGFloat = 640

    /// The window's traits at a size.
    private func traits(for size: CGSize) -> UITraitCollection {
        let sizeClass: UIUserInterfaceSizeClass = size.width < Self.compactWidth ? .compact : .regular
        guard sizeClass != surfaceTraits.horizontalSizeClass else { return surfaceTraits }
        return surfaceTraits.with(horizontalSizeClass: sizeClass)
    }

    private func updateSizeClass(for size: CGSize) {
        let old = surfaceTraits
        surfaceTraits = traits(for: size)
        guard surfaceTraits != old else { return }
        if UIScreen.main.surface == nil || UIScreen.main.surface === surface { UIScreen.mainTraits = surfaceTraits }
        surroundingsDidChange(from: old, to: surfaceTraits)
    }

    /// The window was put away, or brought back.
    private func visibilityDidChange(_ isSeen: Bool) {
        isMinimized = !isSeen
        UIApplication.shared.visibilityMayHaveChanged()
    }

    private func activeDidChange(_ isActive: Bool) {
        if !isActive { translator.cancelPresses() }
        UIApplication.shared.window(self, becameActive: isActive)
        NotificationCenter.default.post(name: Self.keyboardNotification, object: self)
    }

    private func adoptTraits(of surface: any DisplaySurface) {
        let old = surfaceTraits
        let new = old.modifyingTraits { traits in
            traits.userInterfaceStyle = surface.appearance == .dark ? .dark : .light
            traits.displayScale = surface.scale
            traits.preferredContentSizeCategory = Self.sizeCategory(of: surface)
        }
        surfaceTraits = new
        if UIScreen.main.surface == nil || UIScreen.main.surface === surface { UIScreen.mainTraits = new }
        inheritedTraitsMayHaveChanged()
        surroundingsDidChange(from: old.with(style: new.userInterfaceStyle), to: new)
        if old.preferredContentSizeCategory != new.preferredContentSizeCategory {
            UIApplication.shared.report(new.preferredContentSizeCategory)
        }
    }

    /// What the environment asks for, or the desktop's factor of text sizes.
    private static func sizeCategory(of surface: any DisplaySurface) -> UIContentSizeCategory {
        .named(in: ProcessInfo.processInfo.environment) ?? UIContentSizeCategory(textScale: surface.textScale)
    }

    // MARK: Events

    /// Brings an event to the views and recognisers that it is for.
    open func sendEvent(_ event: UIEvent) {
        switch event {
        case let event as HoverEvent: touchDispatcher.hover(event)
        case let event as UIScrollEvent: hitTest(event.windowLocation, with: event)?.scrollOccurred(event)
        case let event as UITransformEvent: touchDispatcher.transform(event)
        case let event as UIPressesEvent: send(event)
        default: if event.type == .touches { sendTouches(event) }
        }
    }

    private func sendTouches(_ event: UIEvent) {
        touchDispatcher.dispatch(event)
        if let touch = event.changedTouches.first(where: { $0.phase == .began }) {
            focus.touchBegan(in: touch.view)
        }
    }

    /// Presses and lifts a finger at a point of the window, as people do.
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
            let responder = menus.keyResponder ?? focus.keyResponder
            press.command = press.key.flatMap { KeyCommandRouter(responder: responder).perform($0) }
            press.responder = press.command == nil ? responder : nil
        }
        switch press.phase {
        case .began: press.responder?.pressesBegan([press], with: event)
        case .ended: press.responder?.pressesEnded([press], with: event)
        case .cancelled: press.responder?.pressesCancelled([press], with: event)
        case .changed, .stationary: break
        }
    }

    /// A held key carries its command out again, or is told to the responder that has it.
    final func repeatPress(_ press: UIPress) {
        guard let command = press.command else { return press.responder?.pressRepeated(press) ?? () }
        _ = command.perform(from: menus.keyResponder ?? focus.keyResponder)
    }

    /// What nobody wanted: keys write, Tab moves the focus, Return presses the default button and Escape the one that
    /// cancels.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let press = presses.first, write(press) { return }
        if let key = presses.first?.key, handle(key) { return }
        super.pressesBegan(presses, with: event)
    }

    package override func pressRepeated(_ press: UIPress) {
        if !write(press) { super.pressRepeated(press) }
    }

    private func handle(_ key: UIKey) -> Bool {
        let modifiers = key.modifierFlags
        guard modifiers.isDisjoint(with: [.control, .alternate, .command]) else { return false }
        switch key.keyCode {
        case .keyboardTab: return focus.move(forward: !modifiers.contains(.shift))
        case .keyboardReturnOrEnter, .keypadEnter: return pressControl(.primary)
        case .keyboardEscape: return pressControl(.cancel) || escape()
        case .keyboardApplication: return menus.openContextMenu(for: focus.keyResponder)
        case .keyboardF10 where modifiers.contains(.shift): return menus.openContextMenu(for: focus.keyResponder)
        default: return false
        }
    }

    private func escape() -> Bool {
        focus.keyResponder.firstInChain { $0.accessibilityPerformEscape() } != nil
    }

    /// Views have left the window, with everything that is going on in them.
    final func viewsLeft() {
        if let responder = firstResponder, responder.responderWindow !== self { firstResponder = nil }
        focus.viewsLeft()
        if !touchDispatcher.isIdle { touchDispatcher.viewsLeft() }
    }

    /// The application.
    open override var next: UIResponder? { UIApplication.shared }
}
