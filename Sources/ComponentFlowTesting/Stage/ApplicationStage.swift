public import ComponentFlow
public import Foundation
import OpenDisplay
import OpenQuartzCore

/// A program with several off-screen windows and a manual clock, for testing programs of components (`ComponentApp`).
///
/// ```swift
/// let stage = ApplicationStage(NotesApp(notes: notes))
/// stage.press("n", modifiers: .control)
/// #expect(stage.windows.count == 2)
/// stage.close(stage.windows[1])
/// ```
///
/// The program is launched when the stage is created. Call ``end()`` when the test is done: there is one program at a
/// time, and its windows stay open until then.
@preconcurrency @MainActor
public final class ApplicationStage {
    public let clock: ManualClock
    private var endProgram: () -> Void

    /// Launches a program.
    ///
    /// - Parameters:
    ///   - app: The program, with the models that the test uses.
    ///   - stateFile: The file with the saved windows, so that a test can launch the program again; `nil` saves none.
    ///   - settingsFile: The file with the values of `AppStorage` properties; `nil` saves none, and lets the program begin
    ///     with the initial values.
    public init(_ app: some ComponentApp, stateFile: URL? = nil, settingsFile: URL? = nil) {
        clock = ManualClock()
        clock.install()
        UIWindow.surfaceFactory = { OffscreenSurface(size: $0) }
        let delegate = ComponentAppDelegate(app)
        endProgram = { delegate.end() }
        UIApplication.shared.scenes.store = stateFile.map { SceneStore($0) }
        UIApplication.shared.settings.open(settingsFile)
        UIApplication.shared.launch(delegate)
        prepareFrames()
    }

    /// The windows of the program that are open, in the order in which they were opened.
    public var windows: [UIWindow] {
        UIApplication.shared.scenes.sessions.flatMap { ($0.scene as? UIWindowScene)?.windows ?? [] }
    }

    /// The titles of the windows, as the desktop displays them.
    public var titles: [String] {
        windows.map { $0.surface?.title ?? "" }
    }

    /// Advances the clock, and prepares a frame of each window.
    ///
    /// - Parameter seconds: The duration.
    public func advance(by seconds: TimeInterval) {
        clock.install()
        prepareFrames()
        clock.advance(by: max(seconds, 0))
        prepareFrames()
    }

    /// Closes a window as the user does, with the button of the window.
    public func close(_ window: UIWindow) {
        send(.closeRequested, to: window)
    }

    /// Resizes a window as the user does, in points.
    public func resize(_ window: UIWindow, to size: CGSize) {
        clock.install()
        (window.surface as? OffscreenSurface)?.resize(to: size)
        prepareFrames()
    }

    /// Minimizes a window, or restores it.
    public func setMinimized(_ isMinimized: Bool, _ window: UIWindow) {
        send(.visibilityChanged(!isMinimized), to: window)
    }

    /// Presses and releases a key.
    ///
    /// - Parameters:
    ///   - key: A character that a key of a Latin keyboard types.
    ///   - modifiers: The modifier keys `.shift`, `.control` and `.alternate`.
    ///   - window: The window that receives the key; `nil` for the one with the keyboard focus.
    public func press(_ key: Character, modifiers: UIKeyModifierFlags = [], in window: UIWindow? = nil) {
        guard let scalar = key.unicodeScalars.first else { return }
        press(KeyEvent.Meaning(keySymbol: scalar.value, characters: String(key)), modifiers, in: window)
    }

    /// Types a text in a window, `nil` for the one with the keyboard focus; see ``Stage/type(_:)``.
    public func type(_ text: String, in window: UIWindow? = nil) {
        for character in text { press(KeyEvent.Meaning(typing: character), [], in: window) }
    }

    private func press(_ key: KeyEvent.Meaning, _ modifiers: UIKeyModifierFlags, in window: UIWindow?) {
        guard let window = window ?? UIApplication.shared.keyWindow else { return }
        for phase in [KeyEvent.Phase.pressed, .released] {
            let event = KeyEvent(
                phase: phase, keySymbol: key.keySymbol, characters: key.characters, modifiers: KeyModifiers(modifiers),
                timestamp: clock.now)
            send(.key(event), to: window)
        }
    }

    /// Presses and releases a pointer button at a location in a window, in points; see ``Stage/click(at:button:)``.
    public func click(at location: CGPoint, button: Int = 1, in window: UIWindow) {
        for phase in [PointerEvent.Phase.pressed, .released] {
            let event = PointerEvent(phase: phase, location: location, button: button, timestamp: clock.now)
            send(.pointer(event), to: window)
        }
    }

    /// Taps a location in a window, in points.
    public func tap(at location: CGPoint, in window: UIWindow) {
        for phase in [TouchEvent.Phase.began, .ended] {
            send(
                .touch(TouchEvent(identifier: 1, phase: phase, location: location, timestamp: clock.now)), to: window)
        }
    }

    /// Ends the program: saves its windows and closes them.
    public func end() {
        let application = UIApplication.shared
        application.scenes.saveForTermination()
        application.scenes.store = nil
        application.settings.save()
        application.settings.open(nil)
        application.scenes.removeAll()
        application.delegate = nil
        UIWindow.surfaceFactory = nil
        endProgram()
        endProgram = {}
    }

    private func send(_ event: DisplayEvent, to window: UIWindow) {
        clock.install()
        (window.surface as? OffscreenSurface)?.send(event)
        prepareFrames()
    }

    private func prepareFrames() {
        for window in windows { window.layerTree.prepareFrame(at: clock.now) }
    }
}

extension KeyModifiers {
    fileprivate init(_ flags: UIKeyModifierFlags) {
        self = []
        if flags.contains(.shift) { insert(.shift) }
        if flags.contains(.control) { insert(.control) }
        if flags.contains(.alternate) { insert(.alternate) }
        if flags.contains(.command) { insert(.command) }
    }
}
