/// What a container keeps about a child, so that a pass over unchanged children does not read their nodes.
struct ChildEntry {
    struct Flags: OptionSet {
        let rawValue: UInt8

        /// The view has the position and size of the entry.
        static let isPlaced = Flags(rawValue: 1 << 0)
        /// The node has placement options that a pass without options has to reset.
        static let hasOptions = Flags(rawValue: 1 << 1)
        /// ``mayCarryClosures`` was determined.
        static let hasFacts = Flags(rawValue: 1 << 2)
        /// An equal component has to be passed on to the node, because its closures may differ, or because a control in
        /// the child was edited.
        static let mayCarryClosures = Flags(rawValue: 1 << 3)
        /// The node was measured with several proposals, so that its size for another one may be known.
        static let isMeasured = Flags(rawValue: 1 << 4)
        /// The description of the element read environment values.
        static let readsEnvironment = Flags(rawValue: 1 << 5)
    }

    let key: ChildKey
    var node: MountedNode
    /// The component that the node shows, or an equal one.
    var box: ComponentBox
    /// The size of the child in its last update by the parent.
    var size: CGSize
    /// The position last applied to the view.
    var position = CGPoint.zero
    /// The version of the container's common proposal that the node received last; 0 for another proposal.
    var proposal: UInt32 = 0
    /// The index of the element of a ``ForEach`` that the component describes; negative for other children.
    var element: Int32 = -1
    /// The pass in which the component was described for its element, truncated.
    var describedPass: UInt32 = 0
    var flags: Flags = []

    @MainActor init(key: ChildKey, node: MountedNode) {
        self.key = key
        self.node = node
        box = node.box
        size = node.size
    }
}

/// The entries of a container in contiguous memory.
///
/// Unlike an array's, its elements can be accessed in place without reference counting. Pointers are not kept across
/// calls of other code.
struct ChildEntries: ~Copyable {
    private var memory: UnsafeMutablePointer<ChildEntry>?
    private var capacity = 0
    private(set) var count = 0

    deinit {
        memory?.deinitialize(count: count)
        memory?.deallocate()
    }

    /// The entry at an index, which must be less than the count.
    @inline(__always) func pointer(at index: Int) -> UnsafeMutablePointer<ChildEntry> {
        guard let memory, index < count else { preconditionFailure("A container must have an entry at \(index).") }
        return memory + index
    }

    mutating func append(_ entry: ChildEntry) {
        if count == capacity { grow(to: max(capacity * 2, count + 1)) }
        guard let memory else { return }
        (memory + count).initialize(to: entry)
        count += 1
    }

    /// Allocates memory for a number of entries.
    mutating func reserve(_ minimum: Int) {
        if capacity < minimum { grow(to: minimum) }
    }

    private mutating func grow(to capacity: Int) {
        let new = UnsafeMutablePointer<ChildEntry>.allocate(capacity: capacity)
        if let memory {
            new.moveInitialize(from: memory, count: count)
            memory.deallocate()
        }
        memory = new
        self.capacity = capacity
    }

    /// Removes the entries from an index on and returns them.
    mutating func removeAll(from start: Int) -> ContiguousArray<ChildEntry> {
        guard let memory, start < count else { return [] }
        var removed = ContiguousArray<ChildEntry>()
        removed.reserveCapacity(count - start)
        for index in start..<count { removed.append((memory + index).move()) }
        count = start
        return removed
    }
}
