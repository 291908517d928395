import OpenDisplay
import OpenUIKitCore

/// Runs a program with several off-screen windows.
@MainActor package enum OffscreenProgram {
    /// Launches a program, runs a body, and closes all windows of the program's scenes.
    ///
    /// - Parameters:
    ///   - store: The file with the program's scenes; `nil` does not save them.
    ///   - urls: The resources with which the program is started.
    package static func run(
        _ delegate: any UIApplicationDelegate, store: SceneStore? = nil, urls: [URL] = [],
        _ body: (UIApplication) throws -> Void
    ) rethrows {
        let application = UIApplication.shared
        UIWindow.surfaceFactory = { OffscreenSurface(size: $0) }
        application.scenes.store = store
        application.launch(delegate, urls: urls)
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
