internal import CGTK
import Foundation

/// The connection to the display server, and the process's main loop.
///
/// The main loop is GLib's. It also drives libdispatch's main queue, and therefore main-actor tasks and
/// `OperationQueue.main`, and it drives `RunLoop.main`, including its timers. It blocks on file descriptors: an idle
/// process is not woken.
@MainActor
package enum DisplaySystem {
    private static var hasDisplay: Bool?
    private static var loops: [OpaquePointer] = []

    /// Whether windows can be opened: the environment names a display server, and it accepts a connection.
    ///
    /// The first access connects; later ones cost nothing.
    package static var canOpenWindows: Bool {
        start()
    }

    /// Whether the environment requests a program without windows (`COMPONENTFLOW_OFFSCREEN=1`).
    package static var isOffscreenRequested: Bool {
        StartupEnvironment.requestsOffscreen(ProcessInfo.processInfo.environment)
    }

    /// Whether there is a connection to a display server; does not connect.
    package static var isConnected: Bool {
        hasDisplay == true
    }

    /// Connects to the display server and returns whether that succeeded.
    ///
    /// Further calls cost nothing.
    @discardableResult
    package static func start() -> Bool {
        if let hasDisplay {
            return hasDisplay
        }
        let opened = openDisplay()
        hasDisplay = opened
        return opened
    }

    /// The reason why windows cannot be opened, as the end of a sentence that names the program.
    package static var reasonForNoDisplay: String {
        StartupEnvironment.reasonForNoDisplay(ProcessInfo.processInfo.environment)
    }

    /// Calls a closure when the display server closes the connection.
    ///
    /// GDK exits the process afterwards.
    package static func onConnectionLoss(_ onLoss: @escaping () -> Void) {
        guard isConnected, let display = gdk_display_get_default() else { return }
        DisplayConnection.observeLoss(of: display, onLoss)
    }

    /// Runs the main loop until `stopMainLoop()`.
    ///
    /// Must be called on the main thread, outside of main-queue blocks and main-actor tasks: libdispatch does not run
    /// further blocks of a queue while one of its blocks is running.
    package static func runMainLoop() {
        MainQueueBridge.install()
        RunLoopBridge.install()
        guard let loop = g_main_loop_new(nil, 0) else { return }
        loops.append(loop)
        g_main_loop_run(loop)
        loops.removeLast()
        g_main_loop_unref(loop)
    }

    /// Whether `runMainLoop()` is running.
    package static var isMainLoopRunning: Bool { !loops.isEmpty }

    /// Makes the innermost `runMainLoop()` return after the current event.
    package static func stopMainLoop() {
        if let loop = loops.last {
            g_main_loop_quit(loop)
        }
    }

    /// Whether the environment names a display server; does not connect.
    package static var namesDisplay: Bool {
        StartupEnvironment.namesDisplay(ProcessInfo.processInfo.environment)
    }

    /// Opens a URI with the user's preferred program; calls `completion` later, with false if there is none.
    ///
    /// Nothing is opened without a display; then `completion` is called at once.
    package static func open(_ uri: String, completion: @escaping @MainActor (Bool) -> Void) {
        guard isConnected, let display = gdk_display_get_default(),
            let launch = gdk_display_get_app_launch_context(display)
        else { return completion(false) }
        // The context of the display lets the other program raise its window.
        let context = UnsafeMutableRawPointer(launch).assumingMemoryBound(to: GAppLaunchContext.self)
        defer { g_object_unref(context) }
        // The setting is meant for this program only.
        g_app_launch_context_unsetenv(context, accessibilityVariable)
        let handler = GIOCompletion { _, result in
            completion(g_app_info_launch_default_for_uri_finish(result, nil) != 0)
        }
        g_app_info_launch_default_for_uri_async(uri, context, nil, GIOCompletion.callback, handler.data)
    }

    /// The environment variable that selects how GTK presents its widgets to assistive technologies.
    private static let accessibilityVariable = "GTK_A11Y"

    private static func openDisplay() -> Bool {
        let environment = ProcessInfo.processInfo.environment
        guard StartupEnvironment.namesDisplay(environment) else { return false }
        let hasGPU = access("/dev/dri/renderD128", R_OK) == 0
        for (name, value) in StartupEnvironment.defaults(hasGPU: hasGPU, environment: environment) {
            setenv(name, value, 0)
        }
        ProgramIdentity.register()
        // The package has its own accessible objects; with GTK's, the program would be listed twice.
        setenv(accessibilityVariable, "none", 0)
        return gtk_init_check() != 0 && gdk_display_get_default() != nil
    }
}
