typealias NodePointer = UnsafeMutablePointer<NodeStorage>

/// The data of a node that the algorithm uses.
///
/// The storage has a fixed address outside the class instance, and refers to other nodes without owning them. A layout
/// accesses every node dozens of times, and each access through a class reference would retain and release it (13 ns
/// against a budget of about 100 ns per node). The risk is that such a pointer outlives its node. Every storage belongs
/// to one `FlexNode`, which frees it, and a node that is being laid out rejects the removal of children (`isInLayout`),
/// so that no node is freed while the algorithm uses it.
struct NodeStorage {
    var style = FlexStyle()
    var traits: StyleTraits = []
    /// The sum of padding and border, if it follows from the style alone.
    var fixedFrame = EdgeSizes()
    /// Whether this node or a descendant changed since it was last placed.
    ///
    /// All descendants of a clean node that have boxes are clean.
    var isDirty = true
    /// Whether a descendant was placed since the frames were last derived from the positions.
    var needsFrames = true
    /// Incremented for each change that may affect the frame of a descendant: placement, the pixel grid, and removed
    /// boxes.
    var framesVersion: UInt = 0
    /// Whether this node or a descendant is being laid out.
    var isInLayout = false
    /// Whether the node was marked dirty while it was being laid out.
    var wasDirtiedInLayout = false
    /// Incremented when this node or a descendant changes, and when this node loses the layout that its parent made.
    ///
    /// ``isDirty`` does not suffice to detect changes, because a layout of this node by itself resets it.
    var changeCount: UInt = 0
    /// Incremented when the style changes.
    var styleCount: UInt = 0
    /// Incremented when the style's placement or alignment in a grid changes.
    var placementCount: UInt = 0
    /// Whether the intrinsic width can depend on the height.
    var widthDependsOnHeight = false
    /// Whether ``items`` is up to date with the children.
    var hasItems = false
    /// Whether an item in the flow is not positioned, so that its absolutely positioned children can belong to ancestors.
    var hasStaticItems = false
    /// The writing direction, from the style or from ancestors without a box.
    var direction = FlexWritingDirection.inherit
    var parent: NodePointer?
    let owner: Unmanaged<FlexNode>
    /// The content functions; stored here because reading a property of a class costs more.
    var measure: FlexNode.Measure?
    var baseline: FlexNode.Baseline?
    var children: [FlexNode] = []

    /// The children that have boxes: first those in the flow, in layout order, then the absolutely positioned ones.
    var items = ItemList()
    /// The state of this node as an item, during the layout of its parent.
    var item = ItemState()
    var cache = LayoutCache()
    /// The last placement of the items, if the node is a grid.
    var gridRecord: GridRecord?
    /// The lines or tracks that were placed last, unless they follow from other records.
    var lineRecord: LineRecord?
    /// The tracks of the parent, if the node is a subgrid.
    var subgridTracks: SubgridTracks?
    /// The margins inside that adjoin those of this node, if it is a block container.
    var blockRecord: BlockRecord?

    /// The number of items in the flow before this absolutely positioned node, if the parent is a block container.
    var precedingItems = 0
    /// The static position, if an ancestor of the parent places this absolutely positioned node.
    var staticPosition: StaticPosition?

    /// The exact frame in the parent's border box.
    var place = FlexRect.zero
    /// The resulting frame, exact or rounded.
    var frame = FlexRect.zero
    /// The position of the border box relative to the pixel grid when the descendants were last rounded.
    var roundedAt = RoundingOrigin()

    /// Whether the node has no children and is not a grid, so that only its size has to be determined.
    var isBareLeaf: Bool { children.isEmpty && style.display == .flex }

    init(owner: FlexNode) {
        self.owner = Unmanaged.passUnretained(owner)
    }
}

/// The number of boxes that the children of a node generate.
private struct ItemCounts {
    var flow = 0
    var absolute = 0
    var isOrdered = true
    private var lastOrder = Int.min

    init() {}

    mutating func add(_ style: FlexStyle) {
        if style.position == .absolute {
            absolute += 1
        } else {
            flow += 1
            isOrdered = isOrdered && style.order >= lastOrder
            lastOrder = style.order
        }
    }
}

/// A list of node pointers in memory that is reused between layouts.
struct ItemList {
    private(set) var base: UnsafeMutablePointer<NodePointer>?
    private var capacity = 0
    /// The number of in-flow nodes.
    var flowCount = 0
    /// The number of all nodes.
    var count = 0

    var inFlow: UnsafeMutableBufferPointer<NodePointer> { .init(start: base, count: flowCount) }
    var absolute: UnsafeMutableBufferPointer<NodePointer> {
        .init(start: base.map { $0 + flowCount }, count: count - flowCount)
    }
    var all: UnsafeMutableBufferPointer<NodePointer> { .init(start: base, count: count) }

    /// Removes all nodes and ensures the capacity for new ones.
    mutating func reset(capacity needed: Int) {
        flowCount = 0
        count = 0
        guard needed > capacity else { return }
        free()
        capacity = needed
        base = .allocate(capacity: needed)
    }

    mutating func append(_ node: NodePointer) {
        precondition(count < capacity, "A node was appended to an item list that has reached its capacity.")
        base?.advanced(by: count).initialize(to: node)
        count += 1
    }

    mutating func free() {
        base?.deallocate()
        base = nil
        capacity = 0
        flowCount = 0
        count = 0
    }
}

extension NodePointer {
    /// Updates the values that are derived from the style.
    func styleDidChange() {
        pointee.styleCount &+= 1
        pointee.traits = StyleTraits(pointee.style).union(pointee.traits.intersection(.measured))
        guard pointee.traits.contains(.fixedFrame) else { return }
        pointee.fixedFrame = calculateFrameEdges(basis: 0, isRightToLeft: false)
    }

    /// Updates the list of children with boxes.
    func prepareItems() {
        guard !pointee.hasItems else { return }
        pointee.hasItems = true
        pointee.gridRecord = nil
        pointee.hasStaticItems = false
        guard !prepareInFlowItemsInOrder() else { return }
        var census = ItemCounts()
        count(&census, depth: 0)
        pointee.items.reset(capacity: census.flow + census.absolute)
        appendItems(to: self, absolute: false, direction: .inherit, depth: 0)
        pointee.items.flowCount = pointee.items.count
        let isBlock = pointee.style.display == .block
        if !census.isOrdered, !isBlock { pointee.items.sortByOrder() }
        guard census.absolute > 0 else { return }
        appendItems(to: self, absolute: true, direction: .inherit, depth: 0)
        if isBlock { countPrecedingItems() }
    }

    /// Lists the children in a single pass if all of them are in the flow and in order; returns `false` otherwise.
    private func prepareInFlowItemsInOrder() -> Bool {
        pointee.items.reset(capacity: pointee.children.count)
        var lastOrder = Int.min
        for child in pointee.children {
            let node = child.storage
            let display = node.pointee.style.display
            guard display != .contents, display != .none, node.pointee.style.position != .absolute,
                node.pointee.style.order >= lastOrder
            else { return false }
            lastOrder = node.pointee.style.order
            if node.pointee.style.position == .static { pointee.hasStaticItems = true }
            node.pointee.direction = node.pointee.style.direction
            pointee.items.append(node)
        }
        pointee.items.flowCount = pointee.items.count
        return true
    }

    /// Counts the boxes that a node's children generate, and resets the children without a box.
    private func count(_ census: inout ItemCounts, depth: Int) {
        guard depth < LayoutPass.maximumDepth else { return }
        for child in pointee.children {
            let node = child.storage
            switch node.pointee.style.display {
            case .none:
                node.hide()
            case .contents:
                node.resetFrame()
                node.count(&census, depth: depth + 1)
            case .flex, .grid, .block:
                census.add(node.pointee.style)
            }
        }
    }

    /// Appends the in-flow nodes or the absolutely positioned ones.
    ///
    /// `direction` is the writing direction inherited from ancestors without a box.
    private func appendItems(to list: NodePointer, absolute: Bool, direction: FlexWritingDirection, depth: Int) {
        guard depth < LayoutPass.maximumDepth else { return }
        for child in pointee.children {
            let node = child.storage
            let own = node.pointee.style.direction
            switch node.pointee.style.display {
            case .none: break
            case .contents:
                node.appendItems(
                    to: list, absolute: absolute, direction: own == .inherit ? direction : own, depth: depth + 1)
            case .flex, .grid, .block:
                guard (node.pointee.style.position == .absolute) == absolute else { continue }
                if node.pointee.style.position == .static { list.pointee.hasStaticItems = true }
                node.pointee.staticPosition = nil
                node.pointee.direction = own == .inherit ? direction : own
                list.pointee.items.append(node)
            }
        }
    }

    /// Determines the number of items in the flow before each absolutely positioned one.
    @discardableResult
    private func countPrecedingItems(_ count: Int = 0, depth: Int = 0) -> Int {
        guard depth < LayoutPass.maximumDepth else { return count }
        var count = count
        for child in pointee.children {
            let node = child.storage
            switch (node.pointee.style.display, node.pointee.style.position) {
            case (.none, _): break
            case (.contents, _): count = node.countPrecedingItems(count, depth: depth + 1)
            case (_, .absolute): node.pointee.precedingItems = count
            default: count += 1
            }
        }
        return count
    }

    /// Resets the frame of a node without a box whose children may have boxes.
    private func resetFrame() {
        pointee.place = .zero
        pointee.frame = .zero
        pointee.framesVersion &+= 1
        pointee.changeCount &+= 1
        pointee.cache.clear()
        pointee.isDirty = true
    }

    /// Resets the frames of a subtree that was moved into an ancestor with `display: none`.
    func hideIfNeeded() {
        guard pointee.frame != .zero || !pointee.children.isEmpty else { return }
        var next = pointee.parent
        while let node = next {
            if node.pointee.style.display == .none { return hide() }
            next = node.pointee.parent
        }
    }

    /// Resets the frames of a node and its descendants, iteratively.
    func hide() {
        resetFrame()
        var pending = pointee.children
        while let node = pending.popLast() {
            node.storage.resetFrame()
            pending += node.storage.pointee.children
        }
    }

    /// Invalidates the list of boxed children after a child was added, removed, reordered or changed its display.
    func itemsDidChange() {
        var next: NodePointer? = self
        while let node = next {
            node.pointee.hasItems = false
            // The items of a node without a box belong to its nearest ancestor with a box.
            next = node.pointee.style.display == .contents ? node.pointee.parent : nil
        }
    }

    /// Invalidates the cached sizes of this node and its ancestors.
    ///
    /// Stops at the first ancestor that is already invalid, because its ancestors are invalid as well.
    func markDirty() {
        pointee.isDirty = true
        pointee.changeCount &+= 1
        pointee.cache.clear()
        var next = pointee.parent
        while let node = next {
            let hasBox = node.pointee.style.display != .contents
            let knows = hasBox && node.pointee.isDirty && node.pointee.cache.isEmpty
            if knows, !node.pointee.isInLayout || node.pointee.wasDirtiedInLayout { return }
            node.pointee.isDirty = true
            node.pointee.changeCount &+= 1
            node.pointee.cache.clear()
            node.pointee.wasDirtiedInLayout = node.pointee.isInLayout
            next = node.pointee.parent
        }
    }
}

extension ItemList {
    /// Sorts the in-flow nodes by `order`; the sort is stable.
    fileprivate func sortByOrder() {
        let sorted = inFlow.enumerated().sorted {
            let (left, right) = ($0.element.pointee.style.order, $1.element.pointee.style.order)
            return left != right ? left < right : $0.offset < $1.offset
        }
        for (index, node) in sorted.enumerated() {
            inFlow[index] = node.element
        }
    }
}
