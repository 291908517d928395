/// The instances of a replicator layer: one layer for each, which contains replicas of the sublayers.
///
/// The sublayers themselves are not painted; they record what changed as usual. Before a frame is painted, the recorded
/// changes are applied to all replicas, so that the painter treats these like any other layers and repaints only what
/// differs. Animations are copied as well: a replica runs on through the delayed end of an animation, when the sublayer's
/// own animation has been removed.
@MainActor final class ReplicatorInstances {
    /// The largest number of replicas in the process.
    static let maximumReplicaCount = 200_000

    private unowned let replicator: CALayer
    /// The layers of the instances, from back to front.
    ///
    /// Isolated to the main actor in practice; the replicator layer reads them during deallocation.
    nonisolated(unsafe) private(set) var layers: [CALayer] = []
    private var hasReportedCount = false

    init(of replicator: CALayer) {
        self.replicator = replicator
    }

    /// Applies the changes of the replicator layer and its sublayers since the last call.
    ///
    /// The cost is that of visiting the changed layers and their replicas, plus the list of sublayers for each instance.
    func update() {
        let dirty = replicator.renderDirty
        guard dirty.rawValue != 0 else { return }
        LayerReplica.updateChanged(below: replicator)
        let values = replicator.presented
        setCount(values.replicator)
        for (layer, appearance) in zip(layers, values.replicator.appearances(count: layers.count)) {
            place(layer, appearance, in: values.bounds)
            layer.copyFlags([.sublayersHaveDepth, .sublayersKeepDepth], of: replicator)
            if dirty.contains(.sublayers) { layer.markRenderDirty([.sublayers, .content]) }
            LayerReplica.reconcile(layer, with: replicator)
        }
        colorSublayers()
    }

    /// Removes and returns the layers, for release during deallocation.
    nonisolated func takeLayers() -> [CALayer] {
        defer { layers = [] }
        return layers
    }

    // MARK: Instances

    private func setCount(_ values: ReplicatorValues) {
        let count = shownCount(values)
        if count < values.instanceCount { reportCount(of: values, shown: count) }
        guard count != layers.count else { return }
        while layers.count > count { detach(layers.removeLast()) }
        while layers.count < count { layers.append(makeLayer()) }
        replicator.markRenderDirty(.sublayers)
    }

    /// Returns the number of instances to show.
    func shownCount(_ values: ReplicatorValues) -> Int {
        min(values.usableCount, affordableCount(values.usableCount))
    }

    /// Returns how many of a number of instances the limit on replicas permits.
    private func affordableCount(_ count: Int) -> Int {
        guard count > layers.count, count > 1 else { return count }
        var size = 0
        for sublayer in replicator.children {
            sublayer.forEachInSubtree { _ in
                size += 1; return true
            }
        }
        let remaining = max(Self.maximumReplicaCount - LayerReplica.count, 0)
        return max(layers.count + remaining / max(size, 1), 1)
    }

    private func reportCount(of values: ReplicatorValues, shown count: Int) {
        guard !hasReportedCount else { return }
        hasReportedCount = true
        LayerDiagnostics.report(
            "only \(count) of \(values.instanceCount) instances of a replicator layer are shown", at: replicator,
            hint: "Reduce instanceCount, or the number of sublayers.")
    }

    private func makeLayer() -> CALayer {
        let layer = CALayer()
        layer.flags.insert(.suppressesImplicitActions)
        layer.ensureExtras().isInstance = true
        layer.parent = replicator
        replicator.didAttach(layer)
        return layer
    }

    private func detach(_ layer: CALayer) {
        layer.parent = nil
        LayerTree.membershipVersion &+= 1
    }

    private func place(_ layer: CALayer, _ appearance: InstanceAppearance, in bounds: CGRect) {
        let preservesDepth = replicator.flags.contains(.preservesDepth)
        if layer.flags.contains(.preservesDepth) != preservesDepth {
            layer.setFlag(.preservesDepth, preservesDepth)
            layer.markRenderDirty(.all)
        }
        layer.showInstance(appearance, in: bounds)
        if layer.beginTime != appearance.delay { layer.beginTime = appearance.delay }
    }

    /// Colors the sublayers of each instance separately if instances are in 3D space, where they have no appearance.
    private func colorSublayers() {
        for layer in layers {
            let color = layer.flags.contains(.preservesDepth) ? layer.modelValues.colorFactor : nil
            for sublayer in layer.children { sublayer.replica?.setColor(color ?? .neutral) }
        }
    }
}

extension CALayer {
    /// Shows an instance of a replicator layer whose bounds are given.
    final func showInstance(_ appearance: InstanceAppearance, in bounds: CGRect) {
        change(\.bounds, to: bounds, "bounds", [.geometry, .content])
        change(\.position, to: CGPoint(x: bounds.midX, y: bounds.midY), "position", .geometry)
        change(\.transform, to: appearance.transform, "transform", .geometry)
        change(\.opacity, to: appearance.opacity, "opacity", .geometry)
        let color = appearance.color == .neutral ? nil : appearance.color
        change(\.colorFactor, to: color, "colorFactor", .content)
    }

    /// Adds a layer for each instance to this copy of a replicator layer's model, and returns these layers.
    final func addCopiesOfInstances(of source: CALayer) -> [CALayer] {
        let values = source.modelValues
        let count = source.extras?.instances?.shownCount(values.replicator) ?? 0
        children = values.replicator.appearances(count: count).map { appearance in
            let layer = CALayer()
            layer.flags.insert(.suppressesImplicitActions)
            layer.copyFlags([.sublayersHaveDepth, .sublayersKeepDepth, .preservesDepth], of: source)
            layer.showInstance(appearance, in: values.bounds)
            layer.parent = self
            return layer
        }
        return children
    }

    /// Multiplies the colors of the copy of a sublayer by those of its instance, if these are in 3D space.
    final func colorCopyOfSublayer(_ copy: CALayer) {
        guard flags.contains(.preservesDepth), let color = modelValues.colorFactor else { return }
        copy.modelValues.colorFactor = (copy.modelValues.colorFactor ?? .neutral).multiplied(by: color)
    }

    /// The layers that are painted inside the layer, from back to front: the instances of a replicator layer, and the
    /// sublayers of any other layer.
    package final var paintedSublayers: [CALayer] {
        guard !flags.isDisjoint(with: [.sublayersHaveDepth, .paintsInstances, .omitsSublayers]) else { return children }
        let layers = flags.contains(.paintsInstances) ? extras?.instances?.layers ?? [] : sublayersInDrawingOrder
        guard flags.contains(.omitsSublayers) else { return layers }
        return layers.filter { !$0.flags.contains(.isPaintedSeparately) }
    }

    /// Whether the layer is painted on a surface of its own, and not with its superlayer.
    ///
    /// Set it to `true` only while the layer is in the superlayer in which it stays until it is `false` again.
    package final var isPaintedSeparately: Bool {
        get { flags.contains(.isPaintedSeparately) }
        set {
            guard newValue != isPaintedSeparately else { return }
            if newValue { flags.insert(.isPaintedSeparately) } else { flags.remove(.isPaintedSeparately) }
            superlayer?.flags.insert(.omitsSublayers)
            superlayer?.markRenderDirty(.sublayers)
        }
    }

    /// Whether the layer is in the subtree of a replicator layer's sublayers, whose replicas are painted instead.
    final var isReplicated: Bool {
        var layer = self
        while let parent = layer.parent {
            let isSublayer = layer.extras?.isInstance != true && parent.extras?.mask !== layer
            if parent.flags.contains(.paintsInstances), isSublayer { return true }
            layer = parent
        }
        return false
    }
}
