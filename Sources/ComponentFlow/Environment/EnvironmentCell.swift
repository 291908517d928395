/// The storage of one environment value.
///
/// The node that received the value directly owns the cell; every descendant to which the value is forwarded holds the
/// same cell. A change therefore takes one assignment, and one update for each component that read the value, at any
/// depth.
@MainActor
class EnvironmentCell {
    private struct Reader {
        let reference: MountedNodeReference
    }

    /// `true` until a node owns the cell: until then the cell only transports the value.
    @exclusivity(unchecked) final var isTransient = true

    /// Nodes that have read the value at some time.
    ///
    /// The list may contain deallocated nodes and nodes that no longer read the value. They are skipped when the value
    /// changes, and dropped when the list would have to grow.
    private final var readers: [Reader] = []

    /// The cell shared by all environments without values.
    static let empty: TypedEnvironmentCell<Empty> = {
        let cell = TypedEnvironmentCell(Empty.shared)
        cell.isTransient = false
        return cell
    }()

    init() {}

    /// Assigns the value of a cell of the same type, and returns whether it differed.
    func assign(from other: EnvironmentCell) -> Bool {
        preconditionFailure("EnvironmentCell is abstract")
    }

    /// Replaces the value for development tools, until another one than before is assigned, and returns whether it has the type
    /// of the cell.
    func edit(erased value: Any) -> Bool {
        preconditionFailure("EnvironmentCell is abstract")
    }

    /// The value, for development tools.
    var erasedValue: Any {
        preconditionFailure("EnvironmentCell is abstract")
    }

    /// Registers a node that reads the value.
    ///
    /// The node calls this once for each cell it holds.
    final func subscribe(_ node: MountedNode) {
        if readers.count == readers.capacity {
            readers.removeAll { reader in
                guard let node = reader.reference.node else { return true }
                return !node.holds(self)
            }
        }
        readers.append(Reader(reference: node.reference))
    }

    /// The nodes whose last update read the value.
    final var currentReaders: [MountedNode] {
        readers.compactMap { reader in
            guard let node = reader.reference.node, node.lastUpdateRead(self) else { return nil }
            return node
        }
    }
}

/// A cell with the type of its value.
final class TypedEnvironmentCell<Value: Equatable>: EnvironmentCell {
    var value: Value
    /// The value that was assigned last, if a development tool has replaced it.
    private var replaced: ReplacedValue?

    private final class ReplacedValue {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    init(_ value: Value) {
        self.value = value
    }

    override var erasedValue: Any { value }

    override func edit(erased value: Any) -> Bool {
        guard let value = value as? Value else { return false }
        if replaced == nil { replaced = ReplacedValue(self.value) }
        self.value = value
        return true
    }

    override func assign(from other: EnvironmentCell) -> Bool {
        // The builder creates the cells, so environments of one type always have cells of the same types.
        let other = unsafeDowncast(other, to: TypedEnvironmentCell<Value>.self)
        guard (replaced?.value ?? value) != other.value else { return false }
        replaced = nil
        value = other.value
        return true
    }
}
