import OpenDisplay
import Testing

@testable import OpenUIKitCore
import UIKitTestSupport

@Suite(.serialized) @MainActor struct LifeCycleTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var log: [String] = []
        func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { log.append("resigns") }
        func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
        func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
        func applicationWillTerminate(_ application: UIApplication) { log.append("terminates") }
    }

    @Test("Minimizing and restoring the only window calls the delegate and observers in UIKit's order")
    func background() {
        WindowStage.run { stage in
            // The program enters the background with its last window, so those of other tests are minimized.
            let others = UIApplication.shared.windows.filter { $0 !== stage.window && !$0.isMinimized }
            for window in others { window.surface?.onEvent?(.visibilityChanged(false)) }
            defer { for window in others { window.surface?.onEvent?(.visibilityChanged(true)) } }
            let delegate = Delegate()
            let names = [
                UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
            ]
            let tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { delegate.log.append("notified") }
                }
            }
            defer { tokens.forEach(NotificationCenter.default.removeObserver) }
            UIApplication.shared.launch(delegate)
            defer { UIApplication.shared.delegate = nil }
            #expect(stage.window.windowScene?.activationState == .foregroundActive)
            stage.surface.send(.activeChanged(false))
            #expect(stage.window.windowScene?.activationState == .foregroundInactive)
            stage.surface.send(.visibilityChanged(false))
            #expect(UIApplication.shared.applicationState == .background)
            #expect(stage.window.windowScene?.activationState == .background)
            stage.surface.send(.visibilityChanged(true))
            stage.surface.send(.activeChanged(true))
            #expect(
                delegate.log == ["active", "resigns", "background", "notified", "foreground", "notified", "active"])
            stage.surface.send(.activeChanged(false))
        }
    }

    @Test("Every visible window has a connected scene with the window in its windows")
    func scenes() {
        WindowStage.run { stage in
            let other = UIWindow(surface: OffscreenSurface(size: CGSize(width: 50, height: 50), scale: 1))
            other.makeKeyAndVisible()
            let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
            #expect(windows.contains(stage.window))
            #expect(windows.contains(other))
            #expect(windows.first { $0.isKeyWindow } === other)
            #expect(other.windowScene?.keyWindow === other)
            other.close()
            #expect(!UIApplication.shared.connectedScenes.contains { ($0 as? UIWindowScene)?.windows == [other] })
            #expect(stage.window.isKeyWindow)
        }
    }
}
