/// A box that lays its children out as flex items, by the algorithm of CSS flexible boxes.
///
///     let row = FlexNode()
///     row.style.columnGap = 8
///     for _ in 0..<3 {
///         let cell = FlexNode()
///         cell.style.flexGrow = 1
///         row.append(cell)
///     }
///     row.layout(width: 300, height: 40)
///     row.children[1].frame  // x: 103, y: 0, width: 94, height: 40
///
/// A node remembers what it found out. After a change only the nodes whose size or place depends on it are laid out
/// again; a layout without a change costs a comparison.
///
/// A node and the tree it belongs to are used by one thread at a time. Nodes own their children.
public final class FlexNode {
    /// Sizes the content of a node without children: it is told what is known about each axis, and answers with the
    /// size of the content, without padding and border.
    ///
    /// It is called whenever a size is needed that is not remembered, and must always answer the same as long as
    /// ``markContentChanged()`` was not called; if it does not, the boxes are as good as one of the answers. Answers
    /// that are negative, or no numbers, count as zero. To a node that is being laid out, as every node around this one
    /// is then, nothing can be added, and nothing can be taken out of it. A style that is set from here counts from the
    /// next layout on at the latest.
    public typealias Measure = (_ width: FlexMeasureMode, _ height: FlexMeasureMode) -> FlexSize

    /// Tells how far below the upper edge of the content the first baseline of a measured node lies.
    public typealias Baseline = (_ contentSize: FlexSize) -> Double

    let storage: NodePointer

    /// The nodes inside this one, which are placed in this order.
    public var children: [FlexNode] { storage.pointee.children }

    /// The node that this one is inside of.
    public var parent: FlexNode? {
        storage.pointee.parent?.pointee.owner.takeUnretainedValue()
    }

    /// Sizes the content.
    ///
    /// Not asked while the node has children in the flow.
    public var measure: Measure? {
        get { storage.pointee.measure }
        set {
            storage.pointee.measure = newValue
            contentFunctionsDidChange()
        }
    }

    /// Tells where the first baseline of measured content is; without it that is the node's lower edge.
    public var baseline: Baseline? {
        get { storage.pointee.baseline }
        set {
            storage.pointee.baseline = newValue
            contentFunctionsDidChange()
        }
    }

    /// A node with a style.
    public init(style: FlexStyle = FlexStyle()) {
        let storage = NodePointer.allocate(capacity: 1)
        self.storage = storage
        storage.initialize(to: NodeStorage(owner: self))
        if style != storage.pointee.style {
            storage.setStyle(style)
            storage.pointee.direction = style.direction
        }
    }

    deinit {
        dismantle()
        storage.pointee.items.free()
        storage.deinitialize(count: 1)
        storage.deallocate()
    }

    /// Lets the nodes inside go one after another, so that a chain of a million nodes does not exhaust the stack.
    private func dismantle() {
        for child in children {
            child.storage.pointee.parent = nil
        }
        var pending = children
        storage.pointee.children = []
        while var node = pending.popLast() {
            guard isKnownUniquelyReferenced(&node), !node.children.isEmpty else { continue }
            for child in node.children {
                child.storage.pointee.parent = nil
            }
            pending += node.children
            node.storage.pointee.children = []
        }
    }

    /// How the node is laid out.
    ///
    /// Setting a style that is equal to the present one changes nothing.
    public var style: FlexStyle {
        get { storage.pointee.style }
        set {
            let old = storage.pointee.style
            guard newValue != old else { return }
            storage.setStyle(newValue)
            let changesItems =
                old.display != newValue.display || old.position != newValue.position || old.order != newValue.order
                || old.direction != newValue.direction
            if changesItems {
                storage.pointee.direction = newValue.direction
                storage.pointee.parent?.itemsDidChange()
            }
            if old.display != newValue.display { storage.pointee.hasItems = false }
            storage.markDirty()
        }
    }

    /// Where the node lies in its parent's border box, as of the last layout; of the root only the size is meant.
    ///
    /// Zero for a node that has no box, because it is ``FlexDisplay/contents``, or it or a node around it is
    /// ``FlexDisplay/none``. Inside a node that is ``FlexDisplay/contents``, the next node around it that has a box is
    /// meant.
    public var frame: FlexRect { storage.pointee.frame }

    /// Another number as soon as a frame inside this node, however deep, may be another one.
    ///
    /// Inside a node without a box, frames follow from the node around it that has one.
    package var framesVersion: UInt { storage.pointee.framesVersion }

    /// Whether the next layout has something to do in this node or inside it.
    public var isDirty: Bool { storage.pointee.isDirty }

    /// Says that the measure or baseline function would answer differently now.
    public func markContentChanged() {
        storage.markDirty()
    }

    private func contentFunctionsDidChange() {
        if measure == nil {
            storage.pointee.traits.remove(.measured)
        } else {
            storage.pointee.traits.insert(.measured)
        }
        storage.markDirty()
    }
}
