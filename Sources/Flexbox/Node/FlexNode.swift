/// A box that lays out its children with the CSS flexbox algorithm.
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
/// A node caches its results. After a change only the nodes whose size or position depends on it are laid out again; a
/// layout without changes costs one comparison.
///
/// A node is not thread-safe: a tree must be used from one thread at a time. Nodes own their children.
public final class FlexNode {
    /// Measures the content of a node without children: receives a constraint for each dimension, and returns the size
    /// of the content without padding and border.
    ///
    /// The function is called whenever a size is needed that is not cached, and must return the same result for the
    /// same arguments until ``markContentChanged()`` is called; otherwise the boxes match one of the results. Negative
    /// and NaN results are treated as 0. While a node is being laid out, as all ancestors of the measured node are
    /// during the call, no children can be added to it or removed from it. A style that is set during the call takes
    /// effect in the next layout at the latest.
    public typealias Measure = (_ width: FlexMeasureMode, _ height: FlexMeasureMode) -> FlexSize

    /// Returns the distance from the top edge of a measured node's content to its first baseline.
    public typealias Baseline = (_ contentSize: FlexSize) -> Double

    let storage: NodePointer

    /// The children, in layout order.
    public var children: [FlexNode] { storage.pointee.children }

    public var parent: FlexNode? {
        storage.pointee.parent?.pointee.owner.takeUnretainedValue()
    }

    /// The function that measures the content.
    ///
    /// It is not called while the node has in-flow children.
    public var measure: Measure? {
        get { storage.pointee.measure }
        set {
            storage.pointee.measure = newValue
            contentFunctionsDidChange()
        }
    }

    /// The function that returns the first baseline of measured content; if `nil`, the baseline is the bottom edge of
    /// the node.
    public var baseline: Baseline? {
        get { storage.pointee.baseline }
        set {
            storage.pointee.baseline = newValue
            contentFunctionsDidChange()
        }
    }

    /// Creates a node with a style.
    public init(style: FlexStyle = FlexStyle()) {
        let storage = NodePointer.allocate(capacity: 1)
        self.storage = storage
        storage.initialize(to: NodeStorage(owner: self))
        if style != storage.pointee.style {
            storage.pointee.style = style
            storage.styleDidChange()
            storage.pointee.direction = style.direction
        }
    }

    deinit {
        dismantle()
        storage.pointee.items.free()
        storage.deinitialize(count: 1)
        storage.deallocate()
    }

    /// Releases the descendants iteratively, so that a chain of a million nodes does not exhaust the stack.
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

    /// The layout properties of the node.
    ///
    /// Setting an equal style has no effect.
    public var style: FlexStyle {
        // A coroutine, so that reading one property does not copy the whole style.
        _read { yield storage.pointee.style }
        set {
            guard newValue != storage.pointee.style else { return }
            changeStyle { $0 = newValue }
        }
    }

    /// Changes the style in place, and invalidates the layout.
    ///
    /// Unlike the setter of ``style``, this method neither copies the style nor compares it with the previous one.
    package func changeStyle(_ change: (inout FlexStyle) -> Void) {
        let old = StyleInParent(storage.pointee.style)
        change(&storage.pointee.style)
        storage.styleDidChange()
        let new = StyleInParent(storage.pointee.style)
        if new.changesPlacement(of: old) { storage.pointee.placementCount &+= 1 }
        if new.changesItems(of: old) {
            storage.pointee.direction = new.direction
            storage.pointee.parent?.itemsDidChange()
        }
        if new.display != old.display { storage.pointee.hasItems = false }
        storage.markDirty()
    }

    /// The frame in the parent's border box after the last layout; for a root only the size is meaningful.
    ///
    /// Zero for a node without a box, because its display is ``FlexDisplay/contents``, or because it or an ancestor is
    /// ``FlexDisplay/none``. For children of a ``FlexDisplay/contents`` node the frame is relative to the nearest
    /// ancestor with a box.
    public var frame: FlexRect { storage.pointee.frame }

    /// A number that changes whenever the frame of a descendant may have changed.
    ///
    /// The frames inside a node without a box depend on the nearest ancestor with a box.
    package var framesVersion: UInt { storage.pointee.framesVersion }

    /// Whether the next layout has to update this node or a descendant.
    public var isDirty: Bool { storage.pointee.isDirty }

    /// Invalidates the results of the measure and baseline functions.
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
