/// What those hold of a node who may outlive it: its children, and whoever waits for it.
///
/// It does what a weak reference does. A real one would give the node a side table, and then every retain and release of
/// the node takes the runtime's slow path: a quarter of what it costs to skip a child.
@MainActor
final class ComponentNodeReference {
    /// Cleared by the node when it goes, so it never dangles.
    nonisolated(unsafe) unowned(unsafe) var node: ComponentNode?
}
