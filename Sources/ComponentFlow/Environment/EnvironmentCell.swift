/// Where one value of an environment lives.
///
/// The node that was given the value directly keeps the cell; every descendant the value is forwarded to holds the same
/// cell. A change therefore costs one assignment and one update for each component that read the value, however deep
/// the tree is.
@MainActor
class EnvironmentCell {
    private struct Reader {
        let reference: ComponentNodeReference
    }

    /// True until a node keeps the cell: then it is where the value lives, and no longer only how it came.
    final var isTransient = true

    /// Nodes that have read the value at some time.
    ///
    /// May hold dead nodes and such as no longer read it: they are passed over when the value changes, and dropped when
    /// the list would have to grow.
    private final var readers: [Reader] = []

    /// The cell that every environment without values shares.
    static let empty: TypedEnvironmentCell<Empty> = {
        let cell = TypedEnvironmentCell(Empty.shared)
        cell.isTransient = false
        return cell
    }()

    init() {}

    /// Takes over the value of a cell of the same type; returns whether it differed.
    func assign(from other: EnvironmentCell) -> Bool {
        preconditionFailure("EnvironmentCell is abstract")
    }

    /// Remembers a node that reads the value.
    ///
    /// The node calls this once for each cell it holds.
    final func subscribe(_ node: ComponentNode) {
        if readers.count == readers.capacity {
            readers.removeAll { reader in
                guard let node = reader.reference.node else { return true }
                return !node.holds(self)
            }
        }
        readers.append(Reader(reference: node.reference))
    }

    /// The nodes whose last update read the value.
    final var currentReaders: [ComponentNode] {
        readers.compactMap { reader in
            guard let node = reader.reference.node, node.lastUpdateRead(self) else { return nil }
            return node
        }
    }
}

/// A cell that knows the type of its value.
final class TypedEnvironmentCell<Value: Equatable>: EnvironmentCell {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }

    override func assign(from other: EnvironmentCell) -> Bool {
        // The builder makes the cells of a slot, so slots of one environment type always hold cells of one type.
        let other = unsafeDowncast(other, to: TypedEnvironmentCell<Value>.self)
        guard value != other.value else { return false }
        value = other.value
        return true
    }
}
