typealias NodePointer = UnsafeMutablePointer<NodeStorage>

/// What the algorithm knows of a node.
///
/// It lies at a fixed address outside the class instance, and points to other nodes without owning them. A layout
/// touches every node dozens of times, and each time a class reference would be retained and released (13 ns against a
/// budget of some 100 ns per node). The danger: such a pointer must not outlive its node. Every storage belongs to one
/// `FlexNode`, which frees it; a node that is being laid out refuses to lose children (`isInLayout`), so that none is
/// freed under the algorithm's feet.
struct NodeStorage {
    var style = FlexStyle()
    var traits: StyleTraits = []
    /// Padding plus border, where the style is enough to know it.
    var fixedFrame = EdgeSizes()
    /// Whether this node, or something inside it, changed since it was given its place.
    ///
    /// A clean node has only clean nodes inside it, as far as they have boxes.
    var isDirty = true
    /// Whether something inside was given a place since the frames were made from the places.
    var needsFrames = true
    /// Counts what may have changed a frame inside: places, the pixel grid, and boxes that went.
    var framesVersion: UInt = 0
    /// Whether the algorithm stands in this node or inside it just now.
    var isInLayout = false
    /// Whether something inside it was marked dirty meanwhile.
    var wasDirtiedInLayout = false
    /// Whether the width that the content asks for may be another one for another height.
    var widthDependsOnHeight = false
    /// Whether ``items`` is as the children are now.
    var hasItems = false
    /// The direction in which text runs, of the style or of nodes without a box around this one.
    var direction = FlexWritingDirection.inherit
    var parent: NodePointer?
    let owner: Unmanaged<FlexNode>
    /// What the node's owner says about its content; here because reading a property of a class costs more.
    var measure: FlexNode.Measure?
    var baseline: FlexNode.Baseline?
    var children: [FlexNode] = []

    /// The children that have boxes: first those in the flow, in their order, then the absolute ones.
    var items = ItemList()
    /// What the parent notes about this node while it lays it out.
    var item = ItemState()
    var cache = LayoutCache()

    /// The exact place in the parent's border box.
    var place = FlexRect.zero
    /// The place that users see: exact or rounded.
    var frame = FlexRect.zero
    /// Where the exact place of the border box lies relative to the pixel grid, when the inside was rounded last.
    var roundedAt = RoundingOrigin()

    /// Whether there are no children and it is no grid, so that a size is all there is to find out.
    var isBareLeaf: Bool { children.isEmpty && style.display == .flex }

    init(owner: FlexNode) {
        self.owner = Unmanaged.passUnretained(owner)
    }
}

/// What the children of a node come to.
private struct ItemCensus {
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

/// A list of node pointers in memory that is kept from layout to layout.
struct ItemList {
    private(set) var base: UnsafeMutablePointer<NodePointer>?
    private var capacity = 0
    /// How many nodes stand in the flow.
    var flowCount = 0
    /// How many nodes there are in all.
    var count = 0

    var inFlow: UnsafeMutableBufferPointer<NodePointer> { .init(start: base, count: flowCount) }
    var absolute: UnsafeMutableBufferPointer<NodePointer> {
        .init(start: base.map { $0 + flowCount }, count: count - flowCount)
    }
    var all: UnsafeMutableBufferPointer<NodePointer> { .init(start: base, count: count) }

    /// Forgets the nodes and makes room for others.
    mutating func reset(capacity needed: Int) {
        flowCount = 0
        count = 0
        guard needed > capacity else { return }
        free()
        capacity = needed
        base = .allocate(capacity: needed)
    }

    mutating func append(_ node: NodePointer) {
        precondition(count < capacity, "a node was appended to an item list without room for it")
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
    /// Takes a style over, and notes what is cheaper found out once.
    func setStyle(_ style: FlexStyle) {
        pointee.style = style
        pointee.traits = StyleTraits(style).union(pointee.traits.intersection(.measured))
        guard pointee.traits.contains(.fixedFrame) else { return }
        pointee.fixedFrame = calculateFrameEdges(basis: 0, isRightToLeft: false)
    }

    /// Brings the list of boxed children up to date.
    func prepareItems() {
        guard !pointee.hasItems else { return }
        pointee.hasItems = true
        guard !prepareUsualItems() else { return }
        var census = ItemCensus()
        count(&census, depth: 0)
        pointee.items.reset(capacity: census.flow + census.absolute)
        appendItems(to: self, absolute: false, direction: .inherit, depth: 0)
        pointee.items.flowCount = pointee.items.count
        if !census.isOrdered { pointee.items.sortByOrder() }
        if census.absolute > 0 { appendItems(to: self, absolute: true, direction: .inherit, depth: 0) }
    }

    /// Lists the children, if all of them are in the flow and in order: in one go.
    private func prepareUsualItems() -> Bool {
        pointee.items.reset(capacity: pointee.children.count)
        var lastOrder = Int.min
        for child in pointee.children {
            let node = child.storage
            let display = node.pointee.style.display
            guard display == .flex || display == .grid, node.pointee.style.position != .absolute,
                node.pointee.style.order >= lastOrder
            else { return false }
            lastOrder = node.pointee.style.order
            node.pointee.direction = node.pointee.style.direction
            pointee.items.append(node)
        }
        pointee.items.flowCount = pointee.items.count
        return true
    }

    /// Counts the boxes that a node's children come to, and takes away the boxes of those that have none.
    private func count(_ census: inout ItemCensus, depth: Int) {
        guard depth < LayoutPass.maximumDepth else { return }
        for child in pointee.children {
            let node = child.storage
            switch node.pointee.style.display {
            case .none:
                node.hide()
            case .contents:
                node.loseBox()
                node.count(&census, depth: depth + 1)
            case .flex, .grid:
                census.add(node.pointee.style)
            }
        }
    }

    /// Appends the nodes that stand in the flow, or those that do not.
    ///
    /// `direction` is what nodes without a box around them say about the direction in which text runs.
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
            case .flex, .grid:
                guard (node.pointee.style.position == .absolute) == absolute else { continue }
                node.pointee.direction = own == .inherit ? direction : own
                list.pointee.items.append(node)
            }
        }
    }

    /// Takes away the box of a node whose children have theirs.
    private func loseBox() {
        pointee.place = .zero
        pointee.frame = .zero
        pointee.framesVersion &+= 1
        pointee.cache.clear()
        pointee.isDirty = true
    }

    /// Takes away the boxes that a node brought with it into one that has none.
    func hideIfNeeded() {
        guard pointee.frame != .zero || pointee.items.count > 0 else { return }
        var next = pointee.parent
        while let node = next {
            if node.pointee.style.display == .none { return hide() }
            next = node.pointee.parent
        }
    }

    /// Takes away the boxes of a node and of everything inside it, however deep that is.
    func hide() {
        loseBox()
        var pending = pointee.children
        while let node = pending.popLast() {
            node.storage.loseBox()
            pending += node.storage.pointee.children
        }
    }

    /// Notes that other nodes have boxes in this one than before, or in another order.
    func itemsDidChange() {
        var next: NodePointer? = self
        while let node = next {
            node.pointee.hasItems = false
            // Where there is no box, the items are those of the node around it.
            next = node.pointee.style.display == .contents ? node.pointee.parent : nil
        }
    }

    /// Notes that the sizes inside this node are no longer known, here and in every node around it.
    ///
    /// Stops at the first node of which that was known already: everything around it knows as well.
    func markDirty() {
        pointee.isDirty = true
        pointee.cache.clear()
        var next = pointee.parent
        while let node = next {
            let hasBox = node.pointee.style.display != .contents
            let knows = hasBox && node.pointee.isDirty && node.pointee.cache.isEmpty
            if knows, !node.pointee.isInLayout || node.pointee.wasDirtiedInLayout { return }
            node.pointee.isDirty = true
            node.pointee.cache.clear()
            node.pointee.wasDirtiedInLayout = node.pointee.isInLayout
            next = node.pointee.parent
        }
    }
}

extension ItemList {
    /// Sorts the nodes in the flow by `order`; those of the same order keep theirs.
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
