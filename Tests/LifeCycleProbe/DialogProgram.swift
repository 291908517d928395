import Foundation
import OpenUIKitCore

/// A program with a window and a modal dialog of it, which prints a line when the display has received both.
final class DialogProgram: UIResponder, UIApplicationDelegate {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let dialog = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.title = "Probed window"
        window.makeKeyAndVisible()
        dialog.title = "Probed dialog"
        dialog.windowScene?.parentScene = window.windowScene
        dialog.windowScene?.isModal = true
        dialog.makeKeyAndVisible()
        // GDK sends its requests to the display before the main loop runs what is in the main queue.
        DispatchQueue.main.async { FileHandle.standardOutput.write(Data("shown\n".utf8)) }
        return true
    }
}
