/// Releases deep trees without deep recursion.
///
/// Releasing the root of a tree releases its children, and so on: one stack frame for each level. A `deinit` that passes
/// its children to ``release(_:)`` releases 64 levels directly and queues deeper ones; the outermost call empties the
/// queue.
///
/// Only for the main thread, where layers and views are released.
package enum NestedRelease {
    private static let limit = 64
    private nonisolated(unsafe) static var depth = 0
    private nonisolated(unsafe) static var queue: [AnyObject] = []

    /// Empties an array whose elements may hold further objects.
    package static func release<Object: AnyObject>(_ objects: inout [Object]) {
        guard !objects.isEmpty else { return }
        guard enter() else {
            enqueue(objects)
            objects = []
            return
        }
        objects = []
        leave()
    }

    // Optimized builds assume that a release reads no global variable: in one function, they would remove the store that
    // increments the depth before the release, because the next one decrements it again.

    @inline(never)
    private static func enter() -> Bool {
        guard depth < limit else { return false }
        depth += 1
        return true
    }

    @inline(never)
    private static func enqueue(_ objects: [AnyObject]) {
        queue.append(contentsOf: objects)
    }

    @inline(never)
    private static func leave() {
        while depth == 1, let object = queue.popLast() { withExtendedLifetime(object) {} }
        depth -= 1
    }
}
