internal import CGTK
internal import OpenCoreGraphics

/// Waits synchronously for a reply of another program, without processing other events.
///
/// UIKit's pasteboard replies immediately, a display server does not. The wait runs the main loop, but only GDK's own
/// communication is processed: the main queue, `RunLoop.main` and frames are suspended, and input is postponed to the
/// next iteration of the main loop. Therefore the waiting code finds its state unchanged afterwards.
@MainActor
enum NestedWait {
    private(set) static var isWaiting = false
    private static var postponed: [@MainActor () -> Void] = []

    /// Waits until a condition is true, at most for a number of seconds.
    ///
    /// - Returns: Whether the condition is true. Waits cannot be nested; a nested call returns immediately.
    static func wait(upTo seconds: TimeInterval, until isDone: () -> Bool) -> Bool {
        guard !isWaiting else { return isDone() }
        isWaiting = true
        let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
        // Wakes the main loop when the time has elapsed.
        let timer = g_timeout_add(guint(max(seconds * 1000, 1)), { _ in 1 }, nil)
        while !isDone(), g_get_monotonic_time() < end {
            g_main_context_iteration(nil, 1)
        }
        g_source_remove(timer)
        isWaiting = false
        if !postponed.isEmpty { schedulePostponed() }
        return isDone()
    }

    /// Postpones an action to the first iteration of the main loop after the wait.
    static func postpone(_ action: @escaping @MainActor () -> Void) {
        postponed.append(action)
    }

    /// Schedules the postponed actions before any later input.
    private static func schedulePostponed() {
        g_idle_add_full(
            G_PRIORITY_HIGH,
            { _ in
                MainActor.assumeIsolated { NestedWait.runPostponed() }
                return 0
            }, nil, nil)
    }

    private static func runPostponed() {
        while !isWaiting, !postponed.isEmpty { postponed.removeFirst()() }
    }
}
