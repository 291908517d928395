internal import CGTK
internal import OpenCoreGraphics

/// Waits for an answer of another program in the middle of a call, without letting anything else happen.
///
/// UIKit's pasteboard answers at once, a display server does not. While the wait runs the main loop, only GDK's own
/// traffic is served: the main queue, `RunLoop.main` and frames stand still, and input is put off until the next turn of
/// the main loop. So code that waits meets the same world afterwards.
@MainActor
enum NestedWait {
    private(set) static var isWaiting = false
    private static var postponed: [@MainActor () -> Void] = []

    /// Waits until something is true, but not longer than so many seconds.
    ///
    /// - Returns: Whether it became true. A wait inside of another one is not possible and returns at once.
    static func wait(upTo seconds: TimeInterval, until isDone: () -> Bool) -> Bool {
        guard !isWaiting else { return isDone() }
        isWaiting = true
        let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
        // Its only work is to wake the loop in time.
        let alarm = g_timeout_add(guint(max(seconds * 1000, 1)), { _ in 1 }, nil)
        while !isDone(), g_get_monotonic_time() < end {
            g_main_context_iteration(nil, 1)
        }
        g_source_remove(alarm)
        isWaiting = false
        if !postponed.isEmpty { scheduleRest() }
        return isDone()
    }

    /// Has something happen in the first turn of the main loop after the wait.
    static func postpone(_ action: @escaping @MainActor () -> Void) {
        postponed.append(action)
    }

    /// Before any input that comes later.
    private static func scheduleRest() {
        g_idle_add_full(
            G_PRIORITY_HIGH,
            { _ in
                MainActor.assumeIsolated { NestedWait.runRest() }
                return 0
            }, nil, nil)
    }

    private static func runRest() {
        while !isWaiting, !postponed.isEmpty { postponed.removeFirst()() }
    }
}
