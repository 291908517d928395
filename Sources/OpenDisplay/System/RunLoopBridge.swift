internal import CGTK
import CoreFoundation
import Foundation

/// Makes the GLib main loop serve `RunLoop.main`: timers, `perform` blocks and input sources.
///
/// A CFRunLoop polls one epoll descriptor per mode. A GLib source polls that of the default mode, which becomes
/// readable when a timer fires or another thread adds one. `RunLoop.perform` alone does not wake the loop. Therefore
/// the source also runs the run loop once (about 5 µs) after each iteration in which another source was dispatched. An
/// idle loop is not woken.
@MainActor
enum RunLoopBridge {
    /// Whether an iteration of the main loop has ended since the run loop last ran.
    private static var needsPass = true
    private static var isInstalled = false
    private static var isInPass = false
    private static var descriptorTag: gpointer?
    private static var source: UnsafeMutablePointer<GSource>?
    /// GLib keeps a pointer to the table, so that it must not move.
    private static let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)

    static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        functions.initialize(to: makeFunctions())
        guard let source = g_source_new(functions, guint(MemoryLayout<GSource>.size)) else { return }
        self.source = source
        if let descriptor = RunLoopDescriptor.find() {
            descriptorTag = g_source_add_unix_fd(source, descriptor, G_IO_IN)
        }
        g_source_set_priority(source, MainLoopPriority.bridges)
        // While GLib dispatches a source that may not recurse, it removes the source's descriptors and adds them again,
        // and wakes itself up for that. Each pass would cause the next one, indefinitely.
        g_source_set_can_recurse(source, 1)
        g_source_set_static_name(source, "RunLoop.main")
        g_source_attach(source, nil)
    }

    private static func makeFunctions() -> GSourceFuncs {
        var functions = GSourceFuncs()
        functions.prepare = { _, timeout in
            let (isReady, wait) = MainActor.assumeIsolated { RunLoopBridge.prepare() }
            timeout?.pointee = wait
            return isReady ? 1 : 0
        }
        functions.check = { _ in MainActor.assumeIsolated { RunLoopBridge.check() } ? 1 : 0 }
        functions.dispatch = { _, _, _ in
            MainActor.assumeIsolated { RunLoopBridge.dispatch() }
            return 1
        }
        return functions
    }

    /// Called before the main loop polls: returns whether a pass is due, or the longest time to poll in milliseconds.
    private static func prepare() -> (isReady: Bool, wait: gint) {
        if isInPass || NestedWait.isWaiting {
            return (false, -1)
        }
        if needsPass {
            return (true, 0)
        }
        return (false, descriptorTag == nil ? millisecondsToNextTimer() : -1)
    }

    /// Called after the main loop has polled: returns whether the run loop has work.
    private static func check() -> Bool {
        if isInPass || NestedWait.isWaiting {
            return false
        }
        if needsPass {
            return true
        }
        if let source, let descriptorTag {
            if g_source_query_unix_fd(source, descriptorTag).rawValue & G_IO_IN.rawValue != 0 {
                return true
            }
        } else if millisecondsToNextTimer() == 0 {
            return true
        }
        // Another source has woken the main loop. Its handler may call `RunLoop.perform`, so that one pass follows.
        needsPass = true
        return false
    }

    private static func dispatch() {
        needsPass = false
        isInPass = true
        defer { isInPass = false }
        _ = CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true)
    }

    /// Returns the time to poll if there is no descriptor.
    ///
    /// It serves this thread's timers, but not those that another thread adds while the loop is blocked.
    private static func millisecondsToNextTimer() -> gint {
        let fireDate = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
        guard fireDate > 0 else { return -1 }
        let seconds = fireDate - CFAbsoluteTimeGetCurrent()
        return gint(max(0, min(seconds * 1000, 1e9)).rounded(.up))
    }
}
