extension CALayer {
    /// Inserts a layer below a sibling, or in front of all sublayers if the sibling is not a sublayer.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        place(layer, beside: sibling, offset: 0)
    }

    /// Inserts a layer above a sibling, or in front of all sublayers if the sibling is not a sublayer.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        place(layer, beside: sibling, offset: 1)
    }

    /// Inserts a layer below a sibling that probably is the sublayer at an index, or at the next one.
    package final func insertSublayer(_ layer: CALayer, below sibling: CALayer, near index: Int) {
        guard layer !== sibling else { return }
        insert(layer, at: children.place(of: sibling, near: index) ?? .max)
    }

    /// Replaces a sublayer; has no effect if the old layer is not a sublayer.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer.parent === self else { return }
        guard accepts(child: newLayer) else { return }
        place(newLayer, beside: oldLayer, offset: 0)
        oldLayer.detach()
    }

    /// The sublayers from back to front, ordered by z position and then by index.
    ///
    /// Without z positions this is the list itself; otherwise it is sorted by the presented z positions.
    package final var sublayersInDrawingOrder: [CALayer] {
        guard flags.contains(.sublayersHaveDepth) else { return children }
        let depths = children.enumerated().map { (depth: $1.presented.zPosition, index: $0) }
        return depths.sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }.map { children[$0.index] }
    }

    /// The topmost ancestor, or the layer itself if it has no superlayer.
    package final var rootLayer: CALayer {
        var root: Unmanaged<CALayer> = .passUnretained(self)
        _ = visitAncestors { layer in
            root = .passUnretained(layer)
            return true
        }
        return root.takeUnretainedValue()
    }

    /// The tree that displays the layer.
    package final var tree: LayerTree? {
        rootLayer.extras?.tree
    }

    /// The superlayer, or the layer that this layer masks.
    nonisolated final var parent: CALayer? {
        get { parentReference?.takeUnretainedValue() }
        set { parentReference = newValue.map { Unmanaged.passUnretained($0) } }
    }

    /// Visits the ancestors from the superlayer to the root while the closure returns `true`.
    ///
    /// The layers are not retained, so the closure must not release any of them. The method is nonisolated because an
    /// isolated closure would check its actor on each call.
    ///
    /// - Returns: Whether the root was reached.
    @inline(__always)
    nonisolated final func visitAncestors(_ goesOn: (CALayer) -> Bool) -> Bool {
        var next = parentReference
        while let layer = next {
            guard layer._withUnsafeGuaranteedRef({ goesOn($0) }) else { return false }
            next = layer._withUnsafeGuaranteedRef { $0.parentReference }
        }
        return true
    }

    nonisolated final func isSelfOrAncestor(_ layer: CALayer) -> Bool {
        layer === self || !visitAncestors { $0 !== layer }
    }

    /// Whether there is exactly one strong reference to the layer, so that releasing it deallocates the layer.
    package nonisolated final var hasSingleReference: Bool {
        // Checked through the address, because a reference in this function would be a second one.
        var reference = Unmanaged.passUnretained(self)
        return withUnsafeMutablePointer(to: &reference) { pointer in
            pointer.withMemoryRebound(to: CALayer.self, capacity: 1) { isKnownUniquelyReferenced(&$0.pointee) }
        }
    }

    private func accepts(child layer: CALayer) -> Bool {
        // A layer without sublayers and extras cannot contain this layer.
        let mayHoldSelf = layer === self || !layer.children.isEmpty || layer.extras != nil
        guard mayHoldSelf, isSelfOrAncestor(layer) else { return true }
        LayerDiagnostics.report(
            "\(layer.debugName) cannot be added to itself or to one of its descendants; the hierarchy is not changed",
            at: self,
            hint: "Remove the outer layer from its superlayer first.")
        return false
    }

    private func place(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard layer !== sibling else { return }
        guard let sibling, let index = children.place(of: sibling) else {
            return insert(layer, at: .max)
        }
        insert(layer, at: index + offset)
    }

    /// The action for a change of the list of sublayers; only standalone layers with custom actions are searched.
    private var sublayersAction: (any CAAction)? {
        mayHaveCustomActions ? actionForChange(of: "sublayers") : nil
    }

    /// Inserts a layer before the sublayer that is currently at `index`.
    final func insert(_ layer: CALayer, at index: Int) {
        guard accepts(child: layer) else { return }
        let action = sublayersAction
        insertAccepted(layer, at: index)
        action?.run(forKey: "sublayers", object: self, arguments: nil)
    }

    private func insertAccepted(_ layer: CALayer, at index: Int) {
        var index = min(index, children.count)
        if layer.parent === self, let old = children.place(of: layer) {
            if old < index { index -= 1 }
            guard old != index else { return }
            children.remove(at: old)
            children.insert(layer, at: index)
            return markRenderDirty(.sublayers)
        }
        layer.detach()
        children.place(layer, at: index)
        layer.parent = self
        if layer.modelValues.zPosition != 0 { flags.insert(.sublayersHaveDepth) }
        if type(of: layer) != CALayer.self { flags.insert(.sublayersMayResize) }
        if layer.flags.contains(.preservesDepth) {
            flags.insert(.sublayersKeepDepth)
            markRenderDirty(.content)
        }
        didAttach(layer)
        markRenderDirty(.sublayers)
        layer.runOrderAction(isVisible: true)
    }

    /// Records the addition of a child, and propagates its layout, display and render marks to its new ancestors.
    final func didAttach(_ layer: CALayer) {
        layer.attachmentCommit = LayerTree.commitCount
        if !layer.flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) {
            layer.markAncestors(.descendantNeedsLayout)
        }
        if !layer.flags.isDisjoint(with: [.needsDisplay, .descendantNeedsDisplay]) {
            layer.markAncestors(.descendantNeedsDisplay)
        }
        layer.markRenderDirty(.geometry)
    }

    final func detach() {
        if parent != nil { runOrderAction(isVisible: false) }
        // The action may have removed the layer.
        guard let parent else { return }
        if parent.extras?.mask === self {
            parent.extras?.mask = nil
            parent.markRenderDirty(.content)
        } else if let index = parent.children.place(of: self) {
            let action = parent.sublayersAction
            parent.children.remove(at: index)
            if parent.flags.contains(.tracksSublayerAreas) { parent.owner?.sublayerAreaDidChange(self) }
            parent.markRenderDirty(flags.contains(.preservesDepth) ? [.sublayers, .content] : .sublayers)
            action?.run(forKey: "sublayers", object: parent, arguments: nil)
        }
        self.parent = nil
        LayerTree.membershipVersion &+= 1
    }

    /// Changes the order of the sublayers.
    ///
    /// - Parameter layers: The current sublayers in their new order.
    package final func reorderSublayers(_ layers: [CALayer]) {
        precondition(layers.count == children.count, "A new order must contain the same sublayers.")
        children = layers
        markRenderDirty(.sublayers)
    }

    final func replaceSublayers(_ layers: [CALayer]) {
        var seen: Set<ObjectIdentifier> = []
        let layers = layers.filter { seen.insert(ObjectIdentifier($0)).inserted }
        for child in children where !seen.contains(ObjectIdentifier(child)) { child.detach() }
        for layer in layers where layer.parent !== self { insert(layer, at: .max) }
        let ordered = layers.filter { $0.parent === self }
        guard !ordered.elementsEqual(children, by: ===) else { return }
        children = ordered
        markRenderDirty(.sublayers)
    }

    // MARK: Descendants

    package final var hasSublayers: Bool {
        !children.isEmpty
    }

    private static var storedMaximumDisplayDepth = 1000

    /// The maximum number of nested layers that are shown; the default is 1,000.
    ///
    /// Deeper layers remain in the tree and are laid out, but they are neither drawn nor hit-tested, and a diagnostic
    /// names the first of them. The limit protects the main thread's stack, of which rendering uses up to 5 KB per
    /// level in a debug build. A layer that is rendered into a separate bitmap (a group with an opacity, a mask, a
    /// blur, continuous corners that clip) counts as 16 levels because it uses more stack. Values below 1 count as 1.
    public static var maximumDisplayDepth: Int {
        get { storedMaximumDisplayDepth }
        set { storedMaximumDisplayDepth = min(max(newValue, 1), 1_000_000) }
    }

    /// Visits the layer, its mask, its instances and all of their descendants, in preorder.
    ///
    /// - Parameter visit: Returns whether to descend into the layer.
    final func forEachInSubtree(_ visit: (CALayer) -> Bool) {
        var waiting = [self]
        while let layer = waiting.popLast() {
            guard visit(layer) else { continue }
            waiting.append(contentsOf: layer.children.reversed())
            guard let extras = layer.extras else { continue }
            if let instances = extras.instances { waiting.append(contentsOf: instances.layers) }
            if let mask = extras.mask { waiting.append(mask) }
        }
    }

    // MARK: Identification

    /// The name of the layer, for debugging and searching.
    public var name: String? {
        get { extras?.name }
        set { ensureExtras().name = newValue }
    }

    /// A description of the layer for diagnostics.
    package final var debugName: String {
        let owner = delegate.map { " of \(type(of: $0))" } ?? ""
        let name = extras?.name.map { " \"\($0)\"" } ?? ""
        return "\(type(of: self))\(name)\(owner)"
    }
}
