// Opens a window and prints a line for each call to its application delegate. `ProcessLifeCycleTests` starts this program,
// sends it signals and minimizes its window, because a test's own process is not an application. With `--orders` it
// tests all short sequences of such events instead. With `--menus` it is a program with a menu bar, with `--dialog` one with
// a modal window, with `--recent` one that changes the list of recent files. With `--position X Y`
// it shows a window at a position and prints the actual one.

import Foundation
import OpenDisplay
import OpenUIKitCore

final class ProbeDelegate: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let notifications = [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
    ]

    private func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        for name in notifications {
            _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let line = note.name.rawValue
                MainActor.assumeIsolated { self.say(line) }
            }
        }
        // Differs from the program's name, which GTK's invisible window has.
        window.title = "Probed window"
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        say("launched")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { say("active") }
    func applicationWillResignActive(_ application: UIApplication) { say("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { say("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { say("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { say("terminates") }
}

/// Shows a window at a position on the screen, and prints its position.
@MainActor func showPosition(_ coordinates: [Int]) {
    let surface = WindowSurface(size: CGSize(width: 200, height: 100), title: "Probed window")
    surface.setOrigin(CGPoint(x: coordinates[0], y: coordinates[1]))
    surface.show()
    print(surface.placement.origin.map { "\(Int($0.x)) \(Int($0.y))" } ?? "unknown")
    surface.close()
}

let coordinates = CommandLine.arguments.drop { $0 != "--position" }.dropFirst().compactMap(Int.init)
if CommandLine.arguments.contains("--orders") {
    print(ActivationSequences.firstFailure(length: 10) ?? "passed")
} else if coordinates.count == 2 {
    showPosition(coordinates)
} else if CommandLine.arguments.contains("--recent") {
    UIApplicationMain(RecentFilesProgram.self)
} else if CommandLine.arguments.contains("--dialog") {
    UIApplicationMain(DialogProgram.self)
} else if CommandLine.arguments.contains("--menus") {
    UIApplicationMain(MenuProgram.self)
} else {
    UIApplicationMain(ProbeDelegate.self)
    print("ended")
}
