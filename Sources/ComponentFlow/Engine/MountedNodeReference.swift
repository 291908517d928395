/// A weak reference to a node for objects that may outlive it, such as pending requests.
///
/// A Swift weak reference would give the node a side table, and then every retain and release of the node would take
/// the runtime's slow path, which costs a quarter of skipping a child.
@MainActor
final class MountedNodeReference {
    /// Cleared by the node when it is deallocated, so it never dangles.
    nonisolated(unsafe) unowned(unsafe) var node: MountedNode?
}
