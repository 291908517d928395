internal import CGTK
import CoreFoundation
import Foundation

/// Lets the GLib main loop serve `RunLoop.main`: timers, `perform` blocks and input sources.
///
/// A CFRunLoop waits on one epoll descriptor per mode. A GLib source waits for the default mode's, which becomes
/// readable when a timer is due or another thread adds one. `RunLoop.perform` alone wakes nobody, so the source also
/// makes one pass over the run loop (about 5 µs) after each turn in which something else happened. A loop that sleeps
/// stays asleep.
@MainActor
enum RunLoopBridge {
    /// Whether a turn of the main loop has ended since the last pass over the run loop.
    private static var needsPass = true
    private static var isInstalled = false
    private static var isInPass = false
    private static var descriptorTag: gpointer?
    private static var source: UnsafeMutablePointer<GSource>?
    /// GLib keeps a pointer to the table, so it must never move.
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
        // While a source that may not recurse is dispatched, GLib takes its descriptors out and puts them back, and
        // wakes itself up for it. Each pass would cause the next one, for ever.
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

    /// Before the main loop waits: whether a pass is due now, or how many milliseconds to wait at most.
    private static func prepare() -> (isReady: Bool, wait: gint) {
        if isInPass || NestedWait.isWaiting {
            return (false, -1)
        }
        if needsPass {
            return (true, 0)
        }
        return (false, descriptorTag == nil ? millisecondsToNextTimer() : -1)
    }

    /// After the main loop waited: whether the run loop has work.
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
        // Something else woke the main loop. Its handler may call `RunLoop.perform`: look once when it is done.
        needsPass = true
        return false
    }

    private static func dispatch() {
        needsPass = false
        isInPass = true
        defer { isInPass = false }
        _ = CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true)
    }

    /// The wait without a descriptor to watch: it serves this thread's timers, but not those another thread adds while
    /// the loop sleeps.
    private static func millisecondsToNextTimer() -> gint {
        let fireDate = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
        guard fireDate > 0 else { return -1 }
        let seconds = fireDate - CFAbsoluteTimeGetCurrent()
        return gint(max(0, min(seconds * 1000, 1e9)).rounded(.up))
    }
}
