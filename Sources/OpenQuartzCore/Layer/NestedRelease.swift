/// Releases deep trees without deep recursion.
///
/// The last reference to a tree's root ends the root, whose end ends its children, and so on: one stack frame for each
/// level. A `deinit` that hands its children to ``release(_:)`` ends 64 levels so and puts deeper ones into a list, which
/// the outermost call empties. For a tree of ordinary depth that is a comparison and two increments for each parent.
///
/// Belongs to the main thread, where layers and views are released.
package enum NestedRelease {
    private static let limit = 64
    private nonisolated(unsafe) static var depth = 0
    private nonisolated(unsafe) static var postponed: [AnyObject] = []

    /// Empties a list whose elements may hold further objects.
    package static func release<Object: AnyObject>(_ objects: inout [Object]) {
        guard !objects.isEmpty else { return }
        guard depth < limit else {
            postponed.append(contentsOf: objects as [AnyObject])
            objects = []
            return
        }
        depth += 1
        objects = []
        if depth == 1 { releasePostponed() }
        depth -= 1
    }

    private static func releasePostponed() {
        while let object = postponed.popLast() { withExtendedLifetime(object) {} }
    }
}
