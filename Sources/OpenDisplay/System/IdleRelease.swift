internal import CGTK
import Foundation

/// Releases objects when the main loop is idle, so that no frame is delayed by their deallocation.
@MainActor
package enum IdleRelease {
    private static var waiting: [AnyObject] = []
    private static var isScheduled = false

    /// The time for which releasing may block the main loop, in seconds.
    private static let slice = 0.002
    /// The largest number of objects that are kept if the main loop is never idle.
    private static let limit = 20_000

    /// Retains objects until the main loop is idle; if no main loop is running, they are not retained.
    package static func keep(_ objects: [AnyObject]) {
        guard g_main_depth() > 0 else { return }
        waiting.append(contentsOf: objects)
        while waiting.count > limit { releaseOne() }
        guard !isScheduled else { return }
        isScheduled = true
        g_idle_add_full(G_PRIORITY_LOW, { _ in MainActor.assumeIsolated { IdleRelease.step() } }, nil, nil)
    }

    /// Releases as many objects as fit into a time slice.
    ///
    /// - Returns: 1 while there are more.
    private static func step() -> gboolean {
        if waiting.isEmpty {
            consolidateHeap()
            isScheduled = false
            return 0
        }
        let end = g_get_monotonic_time() + gint64(slice * 1_000_000)
        while !waiting.isEmpty, g_get_monotonic_time() < end { releaseOne() }
        if waiting.isEmpty { waiting = [] }
        return 1
    }

    /// Makes the C library consolidate small blocks of freed memory.
    ///
    /// It does so when a kilobyte or more is next allocated, which may take 10 ms after tens of thousands of frees and
    /// would probably happen within a frame. Therefore such an allocation is made here.
    package static func consolidateHeap() {
        UnsafeMutableRawPointer.allocate(byteCount: 4_096, alignment: 16).deallocate()
    }

    /// Releases the object after the mutation of the array has ended: its `deinit` may add further objects.
    private static func releaseOne() {
        let object = waiting.popLast()
        withExtendedLifetime(object) {}
    }
}
