import ComponentFlow
import Foundation

/// A window with long lists, long texts and an animation, which measures how long its main thread is busy.
///
/// For each line that it reads it prints a line with the measurements since the previous one, as JSON; it ends with its
/// standard input. `Scripts/accessibility/flood.py` compares the measurements with and without hostile clients.
@main
final class FloodedWindow: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_000, height: 700))
    private let turns = TurnRecorder.shared

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        guard turns.start() else {
            write("The kernel does not report how long threads wait for a processor.")
            exit(2)
        }
        window.rootViewController = FloodedController()
        window.makeKeyAndVisible()
        Thread.detachNewThread {
            while readLine() != nil {
                DispatchQueue.main.async { MainActor.assumeIsolated { write(TurnRecorder.shared.report()) } }
            }
            exit(0)
        }
        return true
    }
}

private func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
