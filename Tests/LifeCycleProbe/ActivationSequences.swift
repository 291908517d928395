import OpenDisplay
import OpenUIKitCore

/// All short sequences in which a desktop can activate and minimize the only window of a program.
@MainActor enum ActivationSequences {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var log: [String] = []
        func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
        func applicationWillResignActive(_ application: UIApplication) { log.append("resigns") }
        func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
        func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
    }

    /// Returns the first sequence after which the calls or the state are wrong; `nil` if there is none.
    static func firstFailure(length: Int) -> String? {
        let surface = OffscreenSurface(size: CGSize(width: 50, height: 50), scale: 1)
        let window = UIWindow(surface: surface)
        window.makeKeyAndVisible()
        return (0..<1 << length).lazy.compactMap { number in
            failure(of: (0..<length).map { number >> $0 & 1 == 1 }, surface)
        }.first
    }

    /// Toggles visibility (true) and activity (false) of the window and describes the first error.
    private static func failure(of toggles: [Bool], _ surface: OffscreenSurface) -> String? {
        let delegate = Delegate()
        UIApplication.shared.launch(delegate)
        delegate.log = []
        var isMinimized = false
        for isVisibility in toggles {
            if isVisibility {
                isMinimized.toggle()
                surface.send(.visibilityChanged(!isMinimized))
            } else {
                surface.setActive(!surface.isActive)
            }
        }
        let expected: UIApplication.State = isMinimized ? .background : surface.isActive ? .active : .inactive
        let state = UIApplication.shared.applicationState
        let mistake = mistake(in: delegate.log) ?? (state == expected ? nil : "\(state) at the end of \(toggles)")
        if isMinimized { surface.send(.visibilityChanged(true)) }
        surface.setActive(true)
        return mistake
    }

    /// Describes a violation of UIKit's state machine, which starts in the active state; `nil` if there is none.
    private static func mistake(in log: [String]) -> String? {
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
}
