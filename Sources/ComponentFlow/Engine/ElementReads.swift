/// The environment values that the descriptions of elements read.
///
/// The closure of a ``ForEach`` reads values of the component that declares it, while a stack calls it. The stack is
/// updated when such a value changes, and describes the elements concerned again.
@MainActor
struct ElementReads {
    private struct Read {
        let cell: EnvironmentCell
        /// The nearest node that held the cell, which reports that it has another one; `nil` if it is in another host.
        let holder: MountedNodeReference?
    }

    private var reads: [Read] = []
    private var hasChanged = false

    func contains(_ cell: EnvironmentCell) -> Bool {
        reads.contains { $0.cell === cell }
    }

    /// Adds a value, and subscribes the node whose elements it affects.
    mutating func insert(_ cell: EnvironmentCell, by node: MountedNode) {
        guard !contains(cell) else { return }
        let holder = sequence(first: node, next: \.parent).first { $0.environment.firstIndex(of: cell) != nil }
        holder?.detailsMakingIfNeeded.addElementReader(node)
        reads.append(Read(cell: cell, holder: holder?.reference))
        cell.subscribe(node)
    }

    mutating func valueDidChange() {
        hasChanged = true
    }

    /// Returns whether values have changed since the last call, and forgets those that can no longer be read.
    mutating func takeChange() -> Bool {
        guard hasChanged else { return false }
        hasChanged = false
        reads.removeAll { read in
            read.holder.map { $0.node?.environment.firstIndex(of: read.cell) == nil } ?? false
        }
        return true
    }
}
