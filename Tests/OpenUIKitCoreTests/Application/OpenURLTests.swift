import OpenDisplay
import Testing
import UIKitTestSupport

import OpenUIKitCore

/// Opens a window, and records the resources that the scenes should open.
private final class OpeningSceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var log: [String] = []
    var window: UIWindow?

    private func note(_ call: String, _ contexts: Set<UIOpenURLContext>) {
        Self.log += contexts.map { "\(call) \($0.url.absoluteString)" }.sorted()
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        note("connects", options.urlContexts)
        window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        window?.makeKeyAndVisible()
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        note("opens", URLContexts)
    }
}

private final class SceneApplication: UIResponder, UIApplicationDelegate {
    var arguments: [[String]] = []

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = OpeningSceneDelegate.self
        return configuration
    }

    func application(_ application: UIApplication, didStartAgainWith arguments: [String]) {
        self.arguments.append(arguments)
    }
}

/// A program without scene delegates.
private final class PlainApplication: UIResponder, UIApplicationDelegate {
    var log: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.append("launches with \((launchOptions?[.url] as? URL)?.absoluteString ?? "nothing")")
        return true
    }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        log.append("opens \(url.absoluteString)")
        return true
    }
}

@Suite("Opening files and URLs", .serialized) @MainActor
struct OpenURLTests {
    private let urls: [URL]

    init() throws {
        OpeningSceneDelegate.log = []
        urls = [try #require(URL(string: "notes:1")), try #require(URL(string: "notes:2"))]
    }

    @Test("The first scene receives the resources of the first start in its connection options, once")
    func launch() {
        OffscreenProgram.run(SceneApplication(), urls: urls) { _ in
            #expect(OpeningSceneDelegate.log == ["connects notes:1", "connects notes:2"])
        }
    }

    @Test("A connected scene receives the resources of a further start, and its window is raised")
    func furtherStart() throws {
        let delegate = SceneApplication()
        try OffscreenProgram.run(delegate) { application in
            application.wasStartedAgain(ProgramStart(arguments: ["--new"], urls: urls, activationToken: "token"))
            #expect(OpeningSceneDelegate.log == ["opens notes:1", "opens notes:2"])
            #expect(delegate.arguments == [["--new"]])
            let surface = try #require(application.keyWindow?.surface as? OffscreenSurface)
            #expect(surface.activationToken == "token")
        }
    }

    @Test("A further start without resources raises the window and opens nothing")
    func emptyStart() {
        OffscreenProgram.run(SceneApplication()) { application in
            application.wasStartedAgain(ProgramStart())
            #expect(OpeningSceneDelegate.log.isEmpty)
        }
    }

    @Test("The delegate of a program without scenes opens each resource after the launch")
    func noScenes() {
        let delegate = PlainApplication()
        OffscreenProgram.run(delegate, urls: urls) { _ in
            #expect(delegate.log == ["launches with notes:1", "opens notes:1", "opens notes:2"])
        }
    }
}
