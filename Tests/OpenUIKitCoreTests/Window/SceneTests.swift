import OpenDisplay
import Testing
import UIKitTestSupport

@testable import OpenUIKitCore

/// Opens a window, and records the calls of all scenes.
private final class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var log: [String] = []
    static var closes = true
    /// The call during which the scene is destroyed.
    static var destroysDuring = ""
    var window: UIWindow?

    static func take() -> [String] {
        defer { log = [] }
        return log
    }

    private func note(_ call: String, _ scene: UIScene) {
        Self.log.append("\(scene.session.userInfo?["name"] as? String ?? "") \(call)")
        guard call == Self.destroysDuring else { return }
        Self.destroysDuring = ""
        UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        if let name = options.userActivities.first?.title { session.userInfo = ["name": name] }
        note("connects", scene)
        window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        window?.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) { note("disconnects", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("resigns", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { note("continues", scene) }
    func windowSceneShouldClose(_ windowScene: UIWindowScene) -> Bool { Self.closes }
}

/// Specifies the recording delegate for all scenes.
private final class SceneApplication: UIResponder, UIApplicationDelegate {
    private(set) var discarded = 0
    /// Called when the program becomes active.
    var onActivation: (UIApplication) -> Void = { _ in }
    private(set) var isTerminated = false

    func applicationDidBecomeActive(_ application: UIApplication) { onActivation(application) }
    func applicationWillTerminate(_ application: UIApplication) { isTerminated = true }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Document", sessionRole: session.role)
        configuration.delegateClass = RecordingSceneDelegate.self
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        discarded += sceneSessions.count
    }
}

private final class RecordingPage: UIViewController {
    var paragraph = 0
    private(set) var updates = 0

    override func updateUserActivityState(_ activity: NSUserActivity) {
        updates += 1
        activity.addUserInfoEntries(from: ["paragraph": paragraph])
    }

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        paragraph = activity.userInfo?["paragraph"] as? Int ?? 0
    }
}

@Suite(.serialized) @MainActor
struct SceneTests {
    private let delegate = SceneApplication()

    init() {
        RecordingSceneDelegate.log = []
        RecordingSceneDelegate.closes = true
        RecordingSceneDelegate.destroysDuring = ""
    }

    private func open(_ name: String, in application: UIApplication) throws -> UISceneSession {
        let activity = NSUserActivity(activityType: "test")
        activity.title = name
        let before = application.openSessions
        application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
        return try #require(application.openSessions.subtracting(before).first)
    }

    private func surface(of session: UISceneSession) throws -> OffscreenSurface {
        let window = try #require((session.scene as? UIWindowScene)?.windows.first)
        return try #require(window.surface as? OffscreenSurface)
    }

    @Test("A program that opens no window at launch connects the scene of a new session, which becomes active")
    func launch() {
        OffscreenProgram.run(delegate) { _ in
            #expect(RecordingSceneDelegate.take() == [" connects", " foreground", " active"])
        }
    }

    @Test("The scene of another window becomes active after the one that had the focus has become inactive")
    func activation() throws {
        try OffscreenProgram.run(delegate) { application in
            let first = try open("first", in: application)
            _ = RecordingSceneDelegate.take()
            _ = try open("second", in: application)
            #expect(
                RecordingSceneDelegate.take()
                    == ["second connects", "first resigns", "second foreground", "second active"])
            #expect(first.scene?.activationState == .foregroundInactive)
        }
    }

    @Test("Activating a connected session makes its window the key window, and continues the activity")
    func reactivation() throws {
        try OffscreenProgram.run(delegate) { application in
            let first = try open("first", in: application)
            _ = try open("second", in: application)
            _ = RecordingSceneDelegate.take()
            application.requestSceneSessionActivation(
                first, userActivity: NSUserActivity(activityType: "test"), options: nil)
            #expect(RecordingSceneDelegate.take() == ["second resigns", "first active", "first continues"])
        }
    }

    @Test("Closing a window disconnects its scene and discards its session")
    func closing() throws {
        try OffscreenProgram.run(delegate) { application in
            let session = try open("second", in: application)
            _ = RecordingSceneDelegate.take()
            try surface(of: session).send(.closeRequested)
            #expect(RecordingSceneDelegate.take().contains("second disconnects"))
            #expect(session.scene == nil)
            #expect(!application.openSessions.contains(session))
            #expect(delegate.discarded == 1)
        }
    }

    @Test(
        "The program ends when its last window is closed, whose session stays open for the next launch",
        .enabled("needs a process without a display") { await !DisplaySystem.canOpenWindows })
    func lastWindow() {
        // The windows of other tests are windows of the program, too.
        let others = UIApplication.shared.windows
        for window in others { window.isHidden = true }
        UIWindow.surfaceFactory = { OffscreenSurface(size: $0) }
        var isEndedByWindow = false
        delegate.onActivation = { [delegate] application in
            let window = application.keyWindow
            (window?.surface as? OffscreenSurface)?.send(.closeRequested)
            isEndedByWindow = delegate.isTerminated
            // Otherwise the main loop would run.
            application.terminate()
        }
        UIApplication.shared.run(delegate)
        #expect(isEndedByWindow)
        #expect(UIApplication.shared.scenes.sessions.count == 1)
        #expect(UIApplication.shared.scenes.sessions.first?.scene == nil)
        UIApplication.shared.scenes.removeAll()
        UIApplication.shared.delegate = nil
        UIWindow.surfaceFactory = nil
        for window in others { window.isHidden = false }
    }

    @Test("A window whose delegate does not let it close stays open")
    func closeConfirmation() throws {
        try OffscreenProgram.run(delegate) { application in
            let session = try open("second", in: application)
            RecordingSceneDelegate.closes = false
            try surface(of: session).send(.closeRequested)
            #expect(session.scene?.activationState == .foregroundActive)
        }
    }

    @Test("A requested destruction closes the window without a call of its delegate")
    func destruction() throws {
        try OffscreenProgram.run(delegate) { application in
            let session = try open("second", in: application)
            RecordingSceneDelegate.closes = false
            application.requestSceneSessionDestruction(session, options: nil)
            #expect(session.scene == nil)
        }
    }

    @Test(
        "A scene that is destroyed by its delegate during a call is disconnected once, and releases the delegate",
        arguments: ["connects", "foreground", "active"])
    func destructionDuringCall(call: String) {
        OffscreenProgram.run(delegate) { application in
            _ = RecordingSceneDelegate.take()
            RecordingSceneDelegate.destroysDuring = call
            let activity = NSUserActivity(activityType: "test")
            activity.title = "brief"
            application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
            let log = RecordingSceneDelegate.take()
            #expect(log.filter { $0 == "brief disconnects" }.count == 1)
            #expect(log.last { $0.hasPrefix("brief") } == "brief disconnects")
            #expect(application.scenes.sessions.count == 1)
        }
    }

    @Test("A scene is restored from its activity if its delegate provides no other")
    func userActivity() throws {
        try OffscreenProgram.run(delegate) { application in
            let session = try open("first", in: application)
            let scene = try #require(session.scene)
            scene.updateRestorationActivity()
            #expect(session.stateRestorationActivity == nil)
            scene.userActivity = NSUserActivity(activityType: "edit")
            scene.updateRestorationActivity()
            #expect(session.stateRestorationActivity?.activityType == "edit")
            scene.userActivity = nil
            #expect(session.stateRestorationActivity == nil)
        }
    }

    @Test("Responders with the activity from which a scene is restored write their state into it before it is saved")
    func responderActivity() throws {
        try OffscreenProgram.run(delegate) { application in
            let scene = try #require(open("first", in: application).scene)
            let (page, other) = (RecordingPage(), RecordingPage())
            let activity = NSUserActivity(activityType: "edit")
            (scene.userActivity, page.userActivity, other.userActivity) = (activity, activity, activity)
            other.userActivity = NSUserActivity(activityType: "other")
            page.paragraph = 7
            scene.updateRestorationActivity()
            #expect(scene.session.stateRestorationActivity?.userInfo?["paragraph"] as? Int == 7)
            #expect(page.updates == 1)
            #expect(other.updates == 0)
            let restored = RecordingPage()
            restored.restoreUserActivityState(activity)
            #expect(restored.paragraph == 7)
        }
    }

    @Test("The coordinates of a scene are those of its window")
    func coordinates() throws {
        try OffscreenProgram.run(delegate) { application in
            let scene = try #require(open("first", in: application).scene as? UIWindowScene)
            let window = try #require(scene.windows.first)
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            window.addSubview(view)
            #expect(view.convert(view.bounds, to: scene.coordinateSpace) == view.frame)
            #expect(scene.coordinateSpace.bounds == window.bounds)
        }
    }

    @Test("A scene reports that a URL cannot be opened without a desktop")
    func openURL() throws {
        try OffscreenProgram.run(delegate) { application in
            let scene = try #require(open("first", in: application).scene)
            let url = try #require(URL(string: "https://example.org"))
            var results: [Bool] = []
            scene.open(url, options: nil) { results.append($0) }
            #expect(results == [false])
        }
    }

    @Test("The activation of a session that was discarded is denied")
    func deniedActivation() throws {
        try OffscreenProgram.run(delegate) { application in
            let session = try open("second", in: application)
            application.requestSceneSessionDestruction(session, options: nil)
            var code: UISceneError.Code?
            application.requestSceneSessionActivation(session, userActivity: nil, options: nil) { error in
                code = (error as? UISceneError)?.code
            }
            #expect(code == .requestDenied)
        }
    }

    @Test("A program without scene delegates cannot open windows through scenes")
    func noSceneDelegates() {
        final class Plain: UIResponder, UIApplicationDelegate {}
        OffscreenProgram.run(Plain()) { application in
            var code: UISceneError.Code?
            application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error in
                code = (error as? UISceneError)?.code
            }
            #expect(code == .multipleScenesNotSupported)
            #expect(application.scenes.sessions.isEmpty)
        }
    }

    @Test("The scene of a minimized window enters the background, and returns with the window")
    func minimizing() throws {
        try OffscreenProgram.run(delegate) { application in
            let session = try open("second", in: application)
            _ = RecordingSceneDelegate.take()
            try surface(of: session).send(.visibilityChanged(false))
            #expect(session.scene?.activationState == .background)
            try surface(of: session).send(.visibilityChanged(true))
            let log = RecordingSceneDelegate.take().filter { $0.hasPrefix("second") }
            #expect(log.prefix(3) == ["second resigns", "second background", "second foreground"])
        }
    }

    /// The calls that are possible in each state, and the states to which they lead.
    private static let lifecycle: [UIScene.ActivationState: [String: UIScene.ActivationState]] = [
        .background: ["foreground": .foregroundInactive],
        .foregroundInactive: ["active": .foregroundActive, "background": .background],
        .foregroundActive: ["resigns": .foregroundInactive],
    ]

    /// Returns the state of a scene after the calls in the log, or `nil` if they are not possible in this order.
    private func replay(_ log: [String], of name: String, from state: UIScene.ActivationState)
        -> UIScene.ActivationState?
    {
        log.filter { $0.hasPrefix("\(name) ") }.reduce(state as UIScene.ActivationState?) { state, line in
            state.flatMap { Self.lifecycle[$0]?[String(line.dropFirst(name.count + 1))] }
        }
    }

    /// Minimizes or restores a window (0 and 1), activates one (2 and 3), or activates another program (4).
    private func perform(_ event: Int, on surfaces: [OffscreenSurface], _ isMinimized: inout [Bool]) {
        if event < 2 {
            isMinimized[event].toggle()
            surfaces[event].send(.visibilityChanged(!isMinimized[event]))
        } else {
            for (index, surface) in surfaces.enumerated() where index != event - 2 { surface.setActive(false) }
            if event < 4 { surfaces[event - 2].setActive(true) }
        }
    }

    @Test("In all short sequences of minimizing and activating two windows, the calls follow the lifecycle")
    func sequences() throws {
        try OffscreenProgram.run(delegate) { application in
            let sessions = try ["a", "b"].map { try open($0, in: application) }
            let surfaces = try sessions.map { try surface(of: $0) }
            var isMinimized = [false, false]
            for number in 0..<625 {
                var rest = number
                for _ in 0..<4 {
                    let before = sessions.map { $0.scene?.activationState ?? .unattached }
                    _ = RecordingSceneDelegate.take()
                    perform(rest % 5, on: surfaces, &isMinimized)
                    rest /= 5
                    let log = RecordingSceneDelegate.take()
                    for (index, name) in ["a", "b"].enumerated() {
                        let state = sessions[index].scene?.activationState
                        #expect(replay(log, of: name, from: before[index]) == state, "\(log)")
                        #expect((state == .background) == isMinimized[index], "\(log)")
                    }
                }
            }
        }
    }

    @Test("Size limits and title that a delegate sets before it creates the window apply to the window")
    func earlyProperties() {
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
        scene.title = "Early"
        scene.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 240)
        let window = UIWindow(windowScene: scene)
        #expect(window.title == "Early")
        #expect(window.minimumSize == CGSize(width: 320, height: 240))
    }

    @Test("A window with equal minimum and maximum sizes has this size")
    func fixedSize() {
        WindowStage.run { stage in
            let restrictions = stage.window.windowScene?.sizeRestrictions
            restrictions?.minimumSize = CGSize(width: 300, height: 120)
            restrictions?.maximumSize = CGSize(width: 300, height: 120)
            #expect(stage.window.bounds.size == CGSize(width: 300, height: 120))
        }
    }

    @Test("The desktop window displays the subtitle of its scene after the title")
    func subtitle() {
        WindowStage.run { stage in
            stage.window.title = "Letter"
            stage.window.windowScene?.subtitle = "Documents"
            #expect(stage.surface.title == "Letter – Documents")
        }
    }

    @Test("A second window for the same scene has a scene of its own")
    func secondWindow() {
        let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
        let windows = [UIWindow(windowScene: scene), UIWindow(windowScene: scene)]
        #expect(windows[0].windowScene === scene)
        #expect(windows[1].windowScene !== scene)
    }
}

/// Contents of the file that no program has written.
private let damagedContents: [String] = [
    "", "{", "[]", "null", "{\"version\": 1}", "{\"version\": 99, \"sessions\": [], \"placements\": {}}",
    "{\"version\": 1, \"sessions\": [{}], \"placements\": {}}", "\u{0}\u{1}\u{2}",
    String(repeating: "[", count: 100_000), "{\"version\": 1e400, \"sessions\": [], \"placements\": {}}",
    String(repeating: " ", count: 5 << 20),
]

/// The saved state of scenes, in a folder of its own.
@Suite(.serialized) @MainActor
struct SceneRestorationTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
        "scenes-\(UUID().uuidString)/scenes.json")
    private let delegate = SceneApplication()

    init() {
        RecordingSceneDelegate.log = []
        RecordingSceneDelegate.closes = true
        RecordingSceneDelegate.destroysDuring = ""
    }

    private func run(_ body: (UIApplication) throws -> Void) rethrows {
        try OffscreenProgram.run(delegate, store: SceneStore(file), body)
    }

    private func removeFolder() {
        try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }

    @Test("Sessions, their values, and the size and state of their windows are restored by the next launch")
    func restoration() throws {
        defer { removeFolder() }
        try run { application in
            let session = try #require(application.scenes.sessions.first)
            session.userInfo = ["name": "restored", "page": 3]
            let scene = try #require(session.scene as? UIWindowScene)
            try #require(scene.windows.first?.surface as? OffscreenSurface).resize(to: CGSize(width: 432, height: 321))
            scene.isMaximized = true
        }
        try run { application in
            let session = try #require(application.scenes.sessions.first)
            #expect(application.scenes.sessions.count == 1)
            #expect(session.userInfo?["page"] as? Int == 3)
            let scene = try #require(session.scene as? UIWindowScene)
            #expect(scene.windows.first?.bounds.size == CGSize(width: 432, height: 321))
            #expect(scene.isMaximized)
        }
        #expect(RecordingSceneDelegate.take().contains("restored connects"))
    }

    @Test("A window that is opened again has the size with which one of its configuration was closed")
    func rememberedSize() throws {
        defer { removeFolder() }
        try run { application in
            let session = try #require(application.scenes.sessions.first)
            let window = try #require((session.scene as? UIWindowScene)?.windows.first)
            try #require(window.surface as? OffscreenSurface).resize(to: CGSize(width: 500, height: 400))
            application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            application.requestSceneSessionDestruction(session, options: nil)
            application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            let last = try #require(application.scenes.sessions.last?.scene as? UIWindowScene)
            #expect(last.windows.first?.bounds.size == CGSize(width: 500, height: 400))
        }
    }

    /// Places the window of a session, as a window manager does.
    private func place(_ session: UISceneSession?, at origin: CGPoint) throws {
        let window = try #require((session?.scene as? UIWindowScene)?.windows.first)
        try #require(window.surface as? OffscreenSurface).setOrigin(origin)
    }

    private func origin(of session: UISceneSession?) -> CGPoint? {
        (session?.scene as? UIWindowScene)?.windows.first?.surface?.placement.origin
    }

    @Test("The next launch restores the position of a window")
    func restoredPosition() throws {
        defer { removeFolder() }
        try run { try place($0.scenes.sessions.first, at: CGPoint(x: 120, y: -8)) }
        run { #expect(origin(of: $0.scenes.sessions.first) == CGPoint(x: 120, y: -8)) }
    }

    @Test("A window that is opened again has the position at which one of its configuration was closed")
    func rememberedPosition() throws {
        defer { removeFolder() }
        try run { application in
            let session = try #require(application.scenes.sessions.first)
            try place(session, at: CGPoint(x: 30, y: 40))
            application.requestSceneSessionDestruction(session, options: nil)
            application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            #expect(origin(of: application.scenes.sessions.last) == CGPoint(x: 30, y: 40))
        }
    }

    @Test("A new window does not cover another one of its configuration")
    func distinctPositions() throws {
        defer { removeFolder() }
        try run { application in
            let session = try #require(application.scenes.sessions.first)
            try place(session, at: CGPoint(x: 30, y: 40))
            application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            application.requestSceneSessionDestruction(session, options: nil)
            application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
            #expect(origin(of: application.scenes.sessions.last) == nil)
        }
    }

    @Test("A position that no window can have is ignored", arguments: [1e9, -1e300])
    func unusablePosition(x: Double) throws {
        var placement = StoredPlacement(SurfacePlacement(size: CGSize(width: 100, height: 100), origin: .zero))
        placement.x = x
        #expect(placement.placement == SurfacePlacement(size: CGSize(width: 100, height: 100)))
    }

    @Test("A damaged file is reported and ignored", arguments: damagedContents.indices)
    func damagedFile(index: Int) throws {
        defer { removeFolder() }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(damagedContents[index].utf8).write(to: file)
        let reports = Diagnostics.record {
            run { application in
                #expect(application.scenes.sessions.count == 1)
            }
        }
        #expect(reports.map(\.rule) == ["scene.state-unreadable"])
    }

    @Test("A size that no window can have is ignored", arguments: [-1, 0, 1e9])
    func unusableSize(width: Double) throws {
        defer { removeFolder() }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let session =
            "{\"identifier\": \"a\", \"role\": \"r\", \"placement\": "
            + "{\"width\": \(width), \"height\": 100, \"isMaximized\": false, \"isFullScreen\": false}}"
        let text = "{\"version\": 1, \"sessions\": [\(session), \(session)], \"placements\": {}}"
        try Data(text.utf8).write(to: file)
        try run { application in
            // The second session has the same identifier.
            let session = try #require(application.scenes.sessions.first)
            #expect(application.scenes.sessions.count == 1)
            let scene = try #require(session.scene as? UIWindowScene)
            #expect(scene.windows.first?.bounds.size == CGSize(width: 800, height: 600))
        }
    }

    @Test("A file that cannot be written is reported, and the program continues")
    func unwritable() {
        let store = SceneStore(URL(fileURLWithPath: "/dev/null/scenes.json"))
        let reports = Diagnostics.record { store.save(StoredScenes()) }
        #expect(reports.map(\.rule) == ["scene.state-not-saved"])
    }

    @Test("Values of all kinds of a property list are restored as they were saved")
    func values() throws {
        let info: [String: Any] = [
            "flag": true, "number": 1.5, "count": 7, "text": "é", "data": Data([0, 255]),
            "list": [1, "two", [3.5]] as [Any], "inner": ["date": Date(timeIntervalSinceReferenceDate: 1000)],
        ]
        let stored = PropertyValue.values(info, of: "test")
        let data = try JSONEncoder().encode(stored)
        let restored = try JSONDecoder().decode([String: PropertyValue].self, from: data)
        #expect(restored == stored)
        #expect(stored.count == info.count)
    }

    @Test("A value that cannot be saved is reported and omitted")
    func unsavedValue() {
        let never = Date(timeIntervalSinceReferenceDate: .infinity)
        let reports = Diagnostics.record {
            let values = PropertyValue.values(
                ["view": UIView(), "infinite": Double.infinity, "never": never, "text": "kept"], of: "test")
            #expect(values == ["text": .string("kept")])
        }
        #expect(reports.map(\.rule) == [String](repeating: "scene.value-not-saved", count: 3))
    }

    @Test("Values that are too large to be read again are reported, and the previous file remains")
    func tooLarge() {
        defer { removeFolder() }
        let store = SceneStore(file)
        store.save(StoredScenes())
        let session = UISceneSession()
        session.userInfo = ["text": String(repeating: "x", count: 5 << 20)]
        let reports = Diagnostics.record { store.save(StoredScenes(sessions: [StoredSession(session)])) }
        #expect(reports.map(\.rule) == ["scene.state-not-saved"])
        #expect(store.load() == StoredScenes())
    }
}
