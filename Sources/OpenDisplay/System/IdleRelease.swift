internal import CGTK
import Foundation

/// Lets go of objects when the main loop has nothing else to do, so that no frame waits for their end.
@MainActor
package enum IdleRelease {
    private static var waiting: [AnyObject] = []
    private static var isScheduled = false

    /// How long letting go may keep the main loop from other things, in seconds.
    private static let slice = 0.002
    /// So many objects may wait, should the main loop never come to rest.
    private static let limit = 20_000

    /// Keeps objects until the main loop is idle; where none runs, the caller is the last who has them.
    package static func keep(_ objects: [AnyObject]) {
        guard g_main_depth() > 0 else { return }
        waiting.append(contentsOf: objects)
        while waiting.count > limit { releaseOne() }
        guard !isScheduled else { return }
        isScheduled = true
        g_idle_add_full(G_PRIORITY_LOW, { _ in MainActor.assumeIsolated { IdleRelease.step() } }, nil, nil)
    }

    /// Lets go of as many as a slice of time allows.
    ///
    /// - Returns: 1 as long as there are more.
    private static func step() -> gboolean {
        if waiting.isEmpty {
            tidyHeap()
            isScheduled = false
            return 0
        }
        let end = g_get_monotonic_time() + gint64(slice * 1_000_000)
        while !waiting.isEmpty, g_get_monotonic_time() < end { releaseOne() }
        if waiting.isEmpty { waiting = [] }
        return 1
    }

    /// Lets the C library put together the small pieces of memory that were given back.
    ///
    /// It keeps them apart until somebody asks for a kilobyte or more at once, and then goes through all of them: that may
    /// take 10 ms after tens of thousands, and it is likely to be a frame that asks. So somebody asks now.
    package static func tidyHeap() {
        UnsafeMutableRawPointer.allocate(byteCount: 4_096, alignment: 16).deallocate()
    }

    /// The object goes after the array has been left: its end may bring further objects here.
    private static func releaseOne() {
        let object = waiting.popLast()
        withExtendedLifetime(object) {}
    }
}
