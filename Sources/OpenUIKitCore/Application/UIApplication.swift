internal import OpenDisplay

/// The running program: its windows, its state and its delegate.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The application object of the process.
    public static let shared = UIApplication()

    /// The activation states of the program.
    public enum State: Int, Sendable {
        /// The program is in the foreground and receives input.
        case active = 0
        /// The program is visible, but does not receive input.
        case inactive = 1
        /// The program is not visible.
        case background = 2
    }

    /// The keys of launch options.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The object that is notified of the program's lifecycle.
    public final var delegate: (any UIApplicationDelegate)? {
        didSet { UIMenuSystem.main.setNeedsRebuild() }
    }
    /// The visible windows, in the order in which they were shown.
    public private(set) final var windows: [UIWindow] = []
    /// Whether a scene of the program has had a parent or has been modal.
    final var usesWindowRelations = false
    /// The sessions of the program's scenes, and the scenes that are connected.
    package final let scenes = SceneSessions()
    /// What the user has chosen in the program.
    package final let settings = ProgramSettings()
    /// The window that receives key presses.
    public private(set) final weak var keyWindow: UIWindow?
    /// The activation state of the program.
    public private(set) final var applicationState = State.inactive
    private(set) final var isRunning = false
    /// Whether the program was terminated during its launch, so that it opens no windows.
    private final var wasTerminated = false
    private final var terminationSignal: (any DispatchSourceSignal)?
    /// The reason why the program has to exit with an error.
    private final var problem: String?

    /// Whether there is a display on which windows can be opened.
    ///
    /// Without a display, `UIApplicationMain` terminates a program that shows a window: it writes one line to the
    /// standard error stream and exits with code 1. With `COMPONENTFLOW_OFFSCREEN=1` in the environment this property
    /// is `false`, and the program runs with its windows off-screen. UIKit has no equivalent, because it always has a
    /// screen.
    public static var hasWindowSystem: Bool {
        DisplaySystem.canOpenWindows
    }

    private override init() {
        super.init()
    }

    /// The identifier of the program for the desktop: the name of its `.desktop` file without the extension, for example
    /// `org.example.Notes`.
    ///
    /// The desktop finds the program's name and icon by this identifier. It is also the application id on Wayland, the
    /// class of windows on X11, and the program's name in the accessibility tree. Set it before the first window is
    /// shown. The default is the identifier of the main bundle, or otherwise the name of the executable. UIKit has no
    /// equivalent, because every app there has a bundle identifier.
    public static var identifier: String {
        get { ProgramIdentity.identifier }
        set { ProgramIdentity.identifier = newValue }
    }

    /// The user's preferred text size.
    ///
    /// It follows the desktop's text scale, or the environment variable `COMPONENTFLOW_CONTENT_SIZE` if that is set,
    /// for example to `XXL` or `AccessibilityM`.
    public final var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.mainScreen.preferredContentSizeCategory
    }

    /// The direction in which interfaces are laid out in the program's language.
    public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.mainScreen.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Posts the notification of a changed size category.
    final func report(_ category: UIContentSizeCategory) {
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
        NotificationCenter.default.post(
            name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
    }

    final var interactionFilter = InteractionFilter()

    /// Sends an event to its window.
    open func sendEvent(_ event: UIEvent) {
        if interactionFilter.drops(event) { return }
        event.eventWindow?.sendEvent(event)
    }

    /// Calls a method of a target, and returns whether an object performed it.
    ///
    /// With a `nil` target, the method is called on the first object that implements it in the responder chain of the key
    /// window's first responder. If there is none, the chain begins at the sender, or else at the key window.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target { return action.perform(target as AnyObject, sender as Any, event) }
        let start: UIResponder = keyWindow?.firstResponder ?? (sender as? UIResponder) ?? keyWindow ?? self
        return start.firstInChain { action.perform($0, sender as Any, event) } != nil
    }

    /// The delegate if it is a responder, otherwise `nil`.
    open override var next: UIResponder? { delegate as? UIResponder }

    /// Notifies the delegate and ends the program's main loop.
    ///
    /// If it is called during launch, the main loop is not started.
    public final func terminate() {
        guard isRunning else { return }
        isRunning = false
        wasTerminated = true
        terminationSignal?.cancel()
        resignActive()
        enterBackground()
        scenes.saveForTermination()
        delegate?.applicationWillTerminate(self)
        NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
        settings.save()
        DisplaySystem.stopMainLoop()
    }

    // MARK: Launch

    /// Launches the program, then runs the main loop until ``terminate()``.
    ///
    /// If the program cannot continue without a display, the process exits with code 1.
    ///
    /// If the program is already running, its process receives what this one should open, and the method returns.
    final func run(_ delegate: any UIApplicationDelegate) {
        let start = ProgramStart(
            commandLine: CommandLine.arguments, workingDirectory: FileManager.default.currentDirectoryPath,
            environment: ProcessInfo.processInfo.environment)
        guard !passesToRunningProcess(start) else { return }
        isRunning = true
        watchTerminationSignal()
        scenes.openStore(of: Self.identifier)
        settings.openFile(of: Self.identifier)
        launch(delegate, urls: start.urls)
        if problem != nil { terminate() }
        DisplaySystem.onConnectionLoss { [self] in connectionWasLost() }
        startAccessibilityService()
        MemoryMonitor.shared.start { [self] in receiveMemoryWarning() }
        if isRunning { DisplaySystem.runMainLoop() }
        if let problem { Self.exit(reporting: problem) }
    }

    /// Terminates the program, because a window was shown without a display.
    final func windowHasNoDisplay() {
        guard isRunning, problem == nil, !DisplaySystem.isOffscreenRequested else { return }
        problem = DisplaySystem.reasonForNoDisplay
        // During launch the main loop is not running yet; `run(_:)` terminates the program instead.
        if DisplaySystem.isMainLoopRunning { terminate() }
    }

    /// The time in seconds that the delegate has for saving after the connection to the display server was lost.
    private static let secondsToSave: UInt32 = 10

    private func connectionWasLost() {
        alarm(Self.secondsToSave)
        terminate()
        Self.exit(reporting: "lost the connection to the display server.")
    }

    /// Exits the process immediately without running destructors, which would use the display.
    private static func exit(reporting problem: String) -> Never {
        try? FileHandle.standardError.write(
            contentsOf: Data("\(ProcessInfo.processInfo.processName): \(problem)\n".utf8))
        fflush(nil)
        _exit(EXIT_FAILURE)
    }

    /// Terminates the program on SIGTERM in the same way as closing the last window.
    private func watchTerminationSignal() {
        signal(SIGTERM, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { UIApplication.shared.terminate() } }
        source.resume()
        terminationSignal = source
    }

    /// Performs all steps of the launch before the main loop.
    ///
    /// - Parameter urls: The files and other resources with which the program was started.
    package final func launch(_ delegate: any UIApplicationDelegate, urls: [URL] = []) {
        DisplaySystem.start()
        self.delegate = delegate
        applicationState = .inactive
        wasTerminated = false
        let earlierWindows = windows
        let options = urls.first.map { [LaunchOptionsKey.url: $0 as Any] }
        _ = delegate.application(self, willFinishLaunchingWithOptions: options)
        _ = delegate.application(self, didFinishLaunchingWithOptions: options)
        let hasOpenedWindow = windows.contains { window in !earlierWindows.contains { $0 === window } }
        var openedURLs: [URL] = []
        if !wasTerminated { openedURLs = scenes.connectAtLaunch(opensWindow: !hasOpenedWindow, urls: urls) }
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
        if applicationState != .background { becomeActive() }
        if !wasTerminated, openedURLs.isEmpty { open(urls) }
    }

    // MARK: Windows

    final func add(_ window: UIWindow) {
        if !windows.contains(where: { $0 === window }) { windows.append(window) }
        accessibilityDidChange(.structure)
    }

    final func remove(_ window: UIWindow) {
        // The last windows are the most likely to be closed.
        if let index = windows.lastIndex(where: { $0 === window }) { windows.remove(at: index) }
        accessibilityDidChange(.structure)
        guard keyWindow === window else { return }
        let parent = window.attachedScene?.parentScene?.windows.first
        makeKey(parent?.isVisible == true ? parent : windows.last)
    }

    final func makeKey(_ window: UIWindow?) {
        guard keyWindow !== window else { return }
        let old = keyWindow
        keyWindow = window
        for window in [old, window] { window?.accessibilityDidChange(.content) }
        if let old {
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        if let window, keyWindow === window {
            window.becomeKey()
            NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        }
        updateScenes([old, window].compactMap { $0?.windowScene })
    }

    /// Updates the activation states of scenes.
    private func updateScenes(_ scenes: [UIScene]) {
        // The scene that becomes inactive is notified before the one that becomes active.
        for scene in scenes where scene.activationState == .foregroundActive { scene.updateActivation() }
        for scene in scenes { scene.updateActivation() }
    }

    /// Closes a window at the user's request, together with those that belong to it.
    ///
    /// The program terminates with its last window.
    package final func windowDidRequestClose(_ window: UIWindow) {
        if mayClose(window) { close(window) }
    }

    /// Closes a window, and those that belong to it.
    final func close(_ window: UIWindow) {
        guard let scene = window.windowScene else { return }
        guard !scene.isConnected else { return close(scene) }
        closeChildren(of: scene)
        close { window.close() }
    }

    /// Closes the window of a connected scene, and those that belong to it.
    ///
    /// The session of the last window stays open, so that the next launch restores it.
    final func close(_ scene: UIScene) {
        closeChildren(of: scene)
        let isLast = !windows.contains { $0.windowScene !== scene }
        close { scenes.disconnect(scene, discardsSession: !isLast) }
    }

    private func close(_ closing: () -> Void) {
        closing()
        if windows.isEmpty { terminate() }
    }

    final func window(_ window: UIWindow, becameActive isActive: Bool) {
        if isActive {
            makeKey(window)
            becomeActive()
        } else if keyWindow === window {
            makeKey(nil)
            resignActive()
        }
    }

    /// Whether any of the program's windows is not minimized.
    private var hasVisibleWindow: Bool { windows.contains { !$0.isMinimized } }

    /// Updates the state after a window was minimized or restored: with the last one the program enters the background.
    final func visibilityMayHaveChanged() {
        if hasVisibleWindow {
            enterForeground()
            // The desktop may have activated the window before restoring it.
            if keyWindow?.hasKeyboard == true { becomeActive() }
        } else if !windows.isEmpty {
            resignActive()
            enterBackground()
        }
    }

    private func enterBackground() {
        guard applicationState != .background else { return }
        applicationState = .background
        delegate?.applicationDidEnterBackground(self)
        NotificationCenter.default.post(name: Self.didEnterBackgroundNotification, object: self)
        updateScenes(allScenes)
        scenes.save()
    }

    private func enterForeground() {
        guard applicationState == .background, delegate == nil || hasVisibleWindow else { return }
        delegate?.applicationWillEnterForeground(self)
        NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
        applicationState = .inactive
        updateScenes(allScenes)
    }

    private func becomeActive() {
        enterForeground()
        // A minimized window may be active; the program becomes active only when it is visible.
        guard applicationState == .inactive else { return }
        applicationState = .active
        delegate?.applicationDidBecomeActive(self)
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
        updateScenes(allScenes)
    }

    private func resignActive() {
        guard applicationState == .active else { return }
        delegate?.applicationWillResignActive(self)
        NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
        applicationState = .inactive
        updateScenes(allScenes)
    }
}

extension UIApplication {
    /// Posted after the program has launched.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted after the program has become active.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted before the program becomes inactive.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the last window was minimized, or the program is about to terminate.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted before a window becomes visible again.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted before the program terminates.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
}
