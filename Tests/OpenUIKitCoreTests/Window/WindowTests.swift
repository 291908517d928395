import OpenDisplay
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

@Suite @MainActor struct WindowTests {
    @Test("A window fills its surface and its root view fills the window, also after a resize")
    func sizes() {
        WindowStage.run { stage in
            let controller = UIViewController()
            stage.window.rootViewController = controller
            #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.surface.resize(to: CGSize(width: 300, height: 100))
            #expect(stage.window.bounds.size == CGSize(width: 300, height: 100))
            #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
        }
    }

    @Test("The first visible window's surface defines the main screen")
    func screen() throws {
        var window: UIWindow?
        try WindowStage.run { stage in
            window = stage.window
            // Another test may have opened a window before.
            let surface = try #require(UIScreen.main.surface)
            #expect(UIApplication.shared.windows.contains { $0.surface === surface })
            #expect(UIScreen.main.bounds.size == surface.size)
            #expect(UIScreen.main.maximumFramesPerSecond == surface.maximumFramesPerSecond)
            #expect(stage.window.window === stage.window)
            #expect(stage.window.isKeyWindow)
            #expect(UIApplication.shared.windows.contains(stage.window))
        }
        #expect(UIScreen.main.surface !== window?.surface || UIScreen.main.surface == nil)
        #expect(!UIApplication.shared.windows.contains { $0 === window })
        #expect(window?.isKeyWindow == false)
    }

    @Test("A window whose level is above normal stays on top", arguments: [false, true])
    func level(isShown: Bool) {
        WindowStage.run { stage in
            if !isShown { stage.window.isHidden = true }
            stage.window.windowLevel = .alert
            stage.window.isHidden = false
            #expect(stage.surface.staysOnTop)
            stage.window.windowLevel = .normal
            #expect(!stage.surface.staysOnTop)
        }
    }

    @Test("Hiding a window cancels its touches, and a hidden window receives none")
    func hiding() {
        WindowStage.run { stage in
            let log = RecordingView.Log()
            stage.add(RecordingView("view", log), CGRect(x: 0, y: 0, width: 50, height: 50))
            log.lines = []
            stage.touch(.began, 10, 10)
            stage.window.isHidden = true
            #expect(log.lines == ["view.began 1", "view.cancelled 1"])
            stage.tap(10, 10)
            #expect(log.lines.count == 2)
            stage.window.isHidden = false
            stage.tap(10, 10)
            #expect(log.lines.count == 4)
        }
    }

    @Test("A change of the display scale redraws drawn content and notifies the views")
    func scale() {
        final class Drawn: UIView {
            var scales: [CGFloat] = []
            var changes = 0
            override func draw(_ rect: CGRect) {
                scales.append(traitCollection.displayScale)
                UIRectFill(rect)
            }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes += 1 }
        }
        WindowStage.run { stage in
            let view = stage.add(Drawn(), CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.frame()
            stage.surface.resize(to: CGSize(width: 200, height: 200), scale: 2)
            stage.frame()
            #expect(view.scales == [1, 2])
            #expect(view.changes == 1)
            #expect((view.layer.contents as? CGImage)?.width == 20)
        }
    }

    @Test("Closing a window releases its views")
    func freed() {
        weak var view: UIView?
        weak var window: UIWindow?
        WindowStage.run { stage in
            let made = stage.add(UIView(), CGRect(x: 0, y: 0, width: 10, height: 10))
            made.addGestureRecognizer(UIPanGestureRecognizer())
            stage.touch(.began, 5, 5)
            stage.touch(.moved, 50, 5)
            UIView.animate(withDuration: 1) { made.alpha = 0 }
            (view, window) = (made, stage.window)
            stage.frame()
        }
        #expect(view == nil)
        #expect(window == nil)
    }

    @Test(
        "A window without a surface creates an off-screen surface if there is no display",
        .enabled("needs a process without a display") { await !DisplaySystem.canOpenWindows })
    func headless() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
        #expect(window.isHidden)
        window.makeKeyAndVisible()
        defer { window.close() }
        let surface = try #require(window.surface as? OffscreenSurface)
        #expect(surface.size == CGSize(width: 120, height: 80))
        #expect(!window.isHidden)
        window.backgroundColor = .red
        #expect(surface.renderImage()?.pixel(x: 5, y: 5)?.red == 255)
    }

    @Test(
        "A window that is not visible still performs layout and completes its animations",
        .enabled("needs a process without a display") { await !DisplaySystem.canOpenWindows })
    func headlessFrames() {
        WindowStage.run { stage in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
            window.makeKeyAndVisible()
            defer { window.close() }
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            var ends: [Bool] = []
            UIView.animate(withDuration: 0.2, animations: { view.alpha = 0 }, completion: { ends.append($0) })
            for _ in 0..<20 { stage.clock.advance(by: 0.02) }
            #expect(ends == [true])
        }
    }

    @Test("A program that terminates during launch does not run the main loop")
    func terminateAtLaunch() {
        final class Brief: UIResponder, UIApplicationDelegate {
            var terminated = false
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                application.terminate()
                return true
            }
            func applicationWillTerminate(_ application: UIApplication) { terminated = true }
        }
        let delegate = Brief()
        UIApplication.shared.run(delegate)
        #expect(delegate.terminated)
        UIApplication.shared.delegate = nil
    }

    @Test("The application delegate and observers receive life cycle events in order")
    func application() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var log: [String] = []
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                log.append("launched")
                return true
            }
            func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
            func applicationWillResignActive(_ application: UIApplication) { log.append("resigns") }
        }
        WindowStage.run { stage in
            let delegate = Delegate()
            let token = NotificationCenter.default.addObserver(
                forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { delegate.log.append("notified") } }
            defer { NotificationCenter.default.removeObserver(token) }
            UIApplication.shared.launch(delegate)
            defer { UIApplication.shared.delegate = nil }
            stage.surface.send(.activeChanged(false))
            #expect(UIApplication.shared.applicationState == .inactive)
            stage.surface.send(.activeChanged(true))
            #expect(UIApplication.shared.next === delegate)
            #expect(delegate.log == ["launched", "active", "notified", "resigns", "active", "notified"])
            stage.surface.send(.activeChanged(false))
        }
    }

    @Test("The minimum size of a window is set for its scene; lengths that are not usable count as zero")
    func minimumSize() {
        WindowStage.run { stage in
            let restrictions = stage.window.windowScene?.sizeRestrictions
            #expect(restrictions?.minimumSize == CGSize(width: 200, height: 150))
            restrictions?.minimumSize = CGSize(width: 300, height: 200)
            #expect(stage.surface.minimumSize == CGSize(width: 300, height: 200))
            restrictions?.minimumSize = CGSize(width: -1, height: CGFloat.infinity)
            #expect(restrictions?.minimumSize == .zero)
        }
    }
}
