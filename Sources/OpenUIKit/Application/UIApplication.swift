internal import OpenDisplay

/// The running program: its windows, its state and its delegate.
@MainActor open class UIApplication: UIResponder {
    /// The one application of the process.
    public static let shared = UIApplication()

    /// Whether the program is in front.
    public enum State: Int, Sendable {
        /// In front.
        case active = 0
        /// Visible, but another program is in front.
        case inactive = 1
        /// Not visible.
        case background = 2
    }

    /// What the program is told when it starts.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// Makes a key of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Who is told of the program's life.
    public final var delegate: (any UIApplicationDelegate)?
    /// The visible windows, in the order in which they came.
    public private(set) final var windows: [UIWindow] = []
    /// The parts of the program that are seen by themselves: one for each visible window.
    public final var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }
    /// The window that key presses go to.
    public private(set) final weak var keyWindow: UIWindow?
    /// Whether the program is in front.
    public private(set) final var applicationState = State.inactive
    private final var isRunning = false
    private final var terminationSignal: (any DispatchSourceSignal)?
    /// Why the program has to end with an error.
    private final var problem: String?

    /// Whether there is a display that windows can be opened on.
    ///
    /// Where there is none, `UIApplicationMain` ends a program that shows a window: it writes one line to the standard
    /// error stream and exits with code 1. With `COMPONENTFLOW_OFFSCREEN=1` in the environment this is false, and the
    /// program runs with its windows off-screen. UIKit has no such property: there is always a screen.
    public static var hasWindowSystem: Bool {
        DisplaySystem.canOpenWindows
    }

    private override init() {
        super.init()
    }

    /// How large the user wants text to be.
    ///
    /// It follows the desktop's factor of text sizes, or the environment variable `COMPONENTFLOW_CONTENT_SIZE`, for
    /// example `XXL` or `AccessibilityM`, if it is set.
    public final var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.mainTraits.preferredContentSizeCategory
    }

    /// Tells everybody of a new size category.
    final func report(_ category: UIContentSizeCategory) {
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }

    /// Brings an event to its window.
    open func sendEvent(_ event: UIEvent) {
        event.eventWindow?.sendEvent(event)
    }

    /// The delegate, if it is a responder.
    open override var next: UIResponder? { delegate as? UIResponder }

    /// Ends the program's main loop after telling the delegate.
    ///
    /// Called while the program starts, it keeps the main loop from running at all.
    public final func terminate() {
        guard isRunning else { return }
        isRunning = false
        terminationSignal?.cancel()
        resignActive()
        enterBackground()
        delegate?.applicationWillTerminate(self)
        NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
        DisplaySystem.stopMainLoop()
    }

    // MARK: Start

    /// Tells the delegate that the program has started, then runs the main loop until ``terminate()``.
    ///
    /// If the program has to end for want of a display, the process exits with code 1.
    final func run(_ delegate: any UIApplicationDelegate) {
        isRunning = true
        watchTerminationSignal()
        launch(delegate)
        if problem != nil { terminate() }
        DisplaySystem.whenConnectionIsLost { [self] in connectionWasLost() }
        if isRunning { DisplaySystem.runMainLoop() }
        if let problem { Self.exit(reporting: problem) }
    }

    /// A window is shown where no window can be opened.
    final func windowHasNoDisplay() {
        guard isRunning, problem == nil, !DisplaySystem.isOffscreenWanted else { return }
        problem = DisplaySystem.reasonForNoDisplay
        // While the program is still being launched, this ends no main loop; `run` does the rest.
        if DisplaySystem.isMainLoopRunning { terminate() }
    }

    /// How long the delegate may take to save when the display server is gone, in seconds.
    private static let secondsToSave: UInt32 = 10

    private func connectionWasLost() {
        alarm(Self.secondsToSave)
        terminate()
        Self.exit(reporting: "lost the connection to the display server.")
    }

    /// Ends the process at once: destructors would use the display.
    private static func exit(reporting problem: String) -> Never {
        FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(problem)\n".utf8))
        fflush(nil)
        _exit(EXIT_FAILURE)
    }

    /// A polite request to end, from the system or the terminal, is what closing the last window is.
    private func watchTerminationSignal() {
        signal(SIGTERM, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGTERM, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { UIApplication.shared.terminate() } }
        source.resume()
        terminationSignal = source
    }

    /// Everything of the start but the main loop.
    package final func launch(_ delegate: any UIApplicationDelegate) {
        DisplaySystem.start()
        self.delegate = delegate
        applicationState = .inactive
        _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
        if applicationState != .background { becomeActive() }
    }

    // MARK: Windows

    final func add(_ window: UIWindow) {
        if !windows.contains(where: { $0 === window }) { windows.append(window) }
    }

    final func remove(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        if keyWindow === window { makeKey(windows.last) }
    }

    final func makeKey(_ window: UIWindow?) {
        guard keyWindow !== window else { return }
        let old = keyWindow
        keyWindow = window
        if let old {
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        if let window, keyWindow === window {
            window.becomeKey()
            NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
        }
    }

    /// The user closes a window.
    ///
    /// The program ends with its last one.
    final func windowWantsToClose(_ window: UIWindow) {
        window.close()
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

    /// The program's windows that can be seen.
    private var isSeen: Bool { windows.contains { !$0.isMinimized } }

    /// A window was minimized or restored: with the last one the program enters the background.
    final func visibilityMayHaveChanged() {
        if isSeen {
            enterForeground()
            // The desktop may have made the window active before it was restored.
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
    }

    private func enterForeground() {
        guard applicationState == .background, delegate == nil || isSeen else { return }
        delegate?.applicationWillEnterForeground(self)
        NotificationCenter.default.post(name: Self.willEnterForegroundNotification, object: self)
        applicationState = .inactive
    }

    private func becomeActive() {
        enterForeground()
        // A minimized window may be active; the program is so only when it is visible.
        guard applicationState == .inactive else { return }
        applicationState = .active
        delegate?.applicationDidBecomeActive(self)
        NotificationCenter.default.post(name: Self.didBecomeActiveNotification, object: self)
    }

    private func resignActive() {
        guard applicationState == .active else { return }
        delegate?.applicationWillResignActive(self)
        NotificationCenter.default.post(name: Self.willResignActiveNotification, object: self)
        applicationState = .inactive
    }
}

extension UIApplication {
    /// Posted when the program has started.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted when the program came to the front.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted when the program is about to leave the front.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted when the last window was put away, or the program is about to end.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted when a window is about to be seen again.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted when the program is about to end.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
}
