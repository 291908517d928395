import OpenDisplay
import OpenUIKitCore

/// Runs a program with several off-screen windows.
@MainActor package enum OffscreenProgram {
    /// Launches a program, runs a body, and closes all windows of the program's scenes.
    ///
    /// - Parameter store: The file with the program's scenes; `nil` does not save them.
    package static func run(
        _ delegate: any UIApplicationDelegate, store: SceneStore? = nil, _ body: (UIApplication) throws -> Void
    ) rethrows {
        let application = UIApplication.shared
        UIWindow.surfaceFactory = { OffscreenSurface(size: $0) }
        application.scenes.store = store
        application.launch(delegate)
        defer {
            application.scenes.saveForTermination()
            application.scenes.store = nil
            application.scenes.removeAll()
            application.delegate = nil
            UIWindow.surfaceFactory = nil
        }
        try body(application)
    }
}
