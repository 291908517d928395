import OpenDisplay
import Testing

@testable import OpenUIKit

@Suite(.serialized) @MainActor struct LifeCycleTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var log: [String] = []
        func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { log.append("resigns") }
        func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
        func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
        func applicationWillTerminate(_ application: UIApplication) { log.append("terminates") }
    }

    @Test("Putting the only window away and bringing it back tells the delegate and observers in UIKit's order")
    func background() {
        Stage.run { stage in
            guard UIApplication.shared.windows.count == 1 else { return }
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

    /// How `log` breaks UIKit's automaton of states, which starts active; nil if it does not.
    private func mistake(in log: [String]) -> String? {
        let next = [
            "active": ["resigns": "inactive"], "inactive": ["active": "active", "background": "background"],
            "background": ["foreground": "inactive"],
        ]
        var state = "active"
        for (number, call) in log.enumerated() {
            guard let following = next[state]?[call] else { return "call \(number), \(call), while \(state): \(log)" }
            state = following
        }
        return nil
    }

    /// Toggles activity and visibility of the only window and returns how the calls or the end are wrong.
    private func failure(of toggles: [Bool], _ stage: Stage) -> String? {
        let delegate = Delegate()
        UIApplication.shared.launch(delegate)
        defer { UIApplication.shared.delegate = nil }
        delegate.log = []
        var isMinimized = false
        for isVisibility in toggles {
            if isVisibility {
                isMinimized.toggle()
                stage.surface.send(.visibilityChanged(!isMinimized))
            } else {
                stage.surface.setActive(!stage.surface.isActive)
            }
        }
        let expected: UIApplication.State =
            isMinimized ? .background : stage.surface.isActive ? .active : .inactive
        let state = UIApplication.shared.applicationState
        let mistake = mistake(in: delegate.log) ?? (state == expected ? nil : "\(state) at the end of \(toggles)")
        if isMinimized { stage.surface.send(.visibilityChanged(true)) }
        stage.surface.setActive(true)
        return mistake
    }

    @Test("In whatever order the desktop activates and minimizes a window, the calls are those of UIKit's states")
    func orders() {
        Stage.run { stage in
            #expect(UIApplication.shared.windows.count == 1)
            let failures = (0..<1024).lazy.compactMap { number in
                failure(of: (0..<10).map { number >> $0 & 1 == 1 }, stage)
            }
            #expect(failures.first == nil)
        }
    }

    @Test("Every visible window is a scene, found as code for UIKit finds it")
    func scenes() {
        Stage.run { stage in
            let other = UIWindow(surface: OffscreenSurface(size: CGSize(width: 50, height: 50), scale: 1))
            other.makeKeyAndVisible()
            let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
            #expect(windows.contains(stage.window) && windows.contains(other))
            #expect(windows.first { $0.isKeyWindow } === other && other.windowScene?.keyWindow === other)
            other.close()
            #expect(!UIApplication.shared.connectedScenes.contains { ($0 as? UIWindowScene)?.windows == [other] })
            #expect(stage.window.isKeyWindow)
        }
    }
}
