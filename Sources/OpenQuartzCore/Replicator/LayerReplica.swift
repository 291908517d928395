/// The relation between a replica, which is painted in an instance of a replicator layer, and the layer that it shows.
///
/// Both layers refer to it.
@MainActor final class LayerReplica {
    /// The number of replicas in the process.
    nonisolated(unsafe) private(set) static var count = 0

    private(set) weak var source: CALayer?
    private(set) weak var layer: CALayer?
    /// A further color of the layer, if it is directly in an instance in 3D space.
    private var color: ColorFactor?
    private var animations: [AnimationPair] = []

    /// An animation of the source, and its copy.
    private struct AnimationPair {
        let source: AnimationEntry
        let copy: AnimationEntry
        /// The version of the source's playback that was copied.
        var playbackVersion: UInt
    }

    private init(of source: CALayer, layer: CALayer) {
        self.source = source
        self.layer = layer
        Self.count += 1
    }

    deinit {
        Self.count -= 1
    }

    // MARK: Changes

    /// Applies the changes of all marked layers below a replicator layer to their replicas, and clears the marks.
    static func updateChanged(below replicator: CALayer) {
        var waiting = replicator.children.filter { $0.renderDirty.rawValue != 0 }
        while let source = waiting.popLast() {
            let marks = source.renderDirty
            source.renderDirty = RenderDirty(rawValue: 0)
            for replica in source.existingReplicas { replica.update(marks) }
            waiting.append(contentsOf: source.children.filter { $0.renderDirty.rawValue != 0 })
            if let mask = source.extras?.mask, mask.renderDirty.rawValue != 0 { waiting.append(mask) }
        }
    }

    private func update(_ marks: RenderDirty) {
        guard let source, let layer else { return }
        copyValues()
        if !marks.isDisjoint(with: [.content, .colors]) { layer.textContents = source.textContents }
        if marks.contains(.content) { updateMask() }
        if marks.contains(.sublayers) { Self.reconcile(layer, with: source) }
        layer.didChange(marks.subtracting(.descendant))
    }

    private func copyValues() {
        guard let source, let layer else { return }
        layer.modelValues = source.modelValues
        if let color {
            layer.modelValues.colorFactor = (source.modelValues.colorFactor ?? .neutral).multiplied(by: color)
        }
        layer.copyFlags([.sublayersHaveDepth, .sublayersKeepDepth, .preservesDepth], of: source)
    }

    /// Multiplies the colors of the layer.
    func setColor(_ color: ColorFactor) {
        guard self.color ?? .neutral != color else { return }
        self.color = color
        copyValues()
        layer?.didChange(.content)
    }

    private func updateMask() {
        guard let source, let layer else { return }
        let mask = source.extras?.mask
        guard layer.extras?.mask?.replica?.source !== mask else { return }
        layer.mask = nil
        guard let mask else { return }
        let made = Self.make(of: mask)
        layer.mask = made.root
        for replica in made.all { replica.updateAnimations() }
    }

    /// Copies the timing of the source.
    func updateTiming() {
        guard let source, let layer else { return }
        layer.mediaTiming = source.mediaTiming
    }

    // MARK: Sublayers

    /// Replaces the sublayers of a replica, or of an instance, by replicas of a layer's sublayers, and keeps existing ones.
    static func reconcile(_ layer: CALayer, with source: CALayer) {
        let isSame = layer.children.elementsEqual(source.children) { $0.replica?.source === $1 }
        guard !isSame else { return }
        var known: [ObjectIdentifier: CALayer] = [:]
        for child in layer.children {
            if let original = child.replica?.source { known[ObjectIdentifier(original)] = child }
        }
        var added: [LayerReplica] = []
        let children = source.children.map { child in
            if let replica = known.removeValue(forKey: ObjectIdentifier(child)) { return replica }
            let made = make(of: child)
            added += made.all
            return made.root
        }
        layer.replaceReplicas(with: children)
        for replica in added { replica.updateAnimations() }
    }

    /// Creates replicas of a layer and its descendants, and clears the marks of these.
    private static func make(of source: CALayer) -> (root: CALayer, all: [LayerReplica]) {
        let root = makeOne(of: source)
        var all = [root.replica]
        var waiting = [(source: source, layer: root.layer)]
        func add(_ source: CALayer, to parent: CALayer) -> CALayer {
            let made = makeOne(of: source)
            made.layer.parent = parent
            all.append(made.replica)
            waiting.append((source, made.layer))
            return made.layer
        }
        while let (source, layer) = waiting.popLast() {
            if let mask = source.extras?.mask { layer.ensureExtras().mask = add(mask, to: layer) }
            layer.children = source.children.map { add($0, to: layer) }
        }
        return (root.layer, all)
    }

    private static func makeOne(of source: CALayer) -> (layer: CALayer, replica: LayerReplica) {
        let layer = source.makeLayerOfSameKind()
        layer.flags.insert(.suppressesImplicitActions)
        let replica = LayerReplica(of: source, layer: layer)
        layer.ensureExtras().replica = replica
        source.ensureExtras().replicas.append(replica)
        // The layer is not painted any more; what a painter stored would be out of date when it is again.
        source.renderDirty = RenderDirty(rawValue: 0)
        source.renderCache = nil
        replica.copyValues()
        replica.updateTiming()
        layer.textContents = source.textContents
        if let emission = source.extras?.emission { layer.ensureExtras().emission = Emission(past: emission) }
        return (layer, replica)
    }
}

// MARK: - Animations

extension LayerReplica {
    /// Applies the additions, removals and changes of the source's animations since the last call.
    ///
    /// A removed animation is removed; one that has ended continues until its own end, which may be later.
    func updateAnimations() {
        guard let source, let layer else { return }
        let entries = source.animations?.entries ?? []
        guard !entries.isEmpty || !animations.isEmpty else { return }
        animations.removeAll { pair in
            guard !entries.contains(where: { $0 === pair.source }) else { return false }
            if pair.source.isCancelled { layer.stopAnimations { $0 === pair.copy } } else { layer.release(pair.copy) }
            return true
        }
        for entry in entries where entry.isCommitted { update(entry, of: layer) }
    }

    private func update(_ entry: AnimationEntry, of layer: CALayer) {
        guard let index = animations.firstIndex(where: { $0.source === entry }) else {
            guard let copy = layer.addCopy(of: entry) else { return }
            animations.append(AnimationPair(source: entry, copy: copy, playbackVersion: entry.playbackVersion))
            return
        }
        guard animations[index].playbackVersion != entry.playbackVersion else { return }
        animations[index].playbackVersion = entry.playbackVersion
        layer.copyPlayback(of: entry, to: animations[index].copy)
    }
}

extension CALayer {
    /// The replica that the layer is, or `nil` for other layers.
    final var replica: LayerReplica? { extras?.replica }

    /// The replicas of the layer that are still shown.
    final var existingReplicas: [LayerReplica] {
        guard let extras, !extras.replicas.isEmpty else { return [] }
        extras.replicas.removeAll { $0.layer == nil }
        return extras.replicas
    }

    fileprivate final func makeLayerOfSameKind() -> CALayer {
        if flags.contains(.paintsInstances) { return CAReplicatorLayer() }
        return modelValues.isEmitter ? CAEmitterLayer() : CALayer()
    }

    /// Copies some flags of another layer.
    final func copyFlags(_ copied: LayerFlags, of source: CALayer) {
        flags = flags.subtracting(copied).union(source.flags.intersection(copied))
    }

    /// Replaces the sublayers of a replica or an instance, some of which may be the same.
    fileprivate final func replaceReplicas(with layers: [CALayer]) {
        let kept = Set(layers.map { ObjectIdentifier($0) })
        for child in children where !kept.contains(ObjectIdentifier(child)) {
            child.parent = nil
            LayerTree.membershipVersion &+= 1
        }
        children = layers
        for layer in layers where layer.parentReference == nil {
            layer.parent = self
            didAttach(layer)
        }
        markRenderDirty([.sublayers, .content])
    }

    /// Adds a copy of an animation of another layer, which begins at the same time of the layer and calls nothing.
    fileprivate final func addCopy(of entry: AnimationEntry) -> AnimationEntry? {
        guard let animation = entry.animation.copy() as? CAAnimation else { return nil }
        animation.delegate = nil
        animation.completion = nil
        animation.timing = entry.node.timing
        let animations = self.animations ?? LayerAnimations(presented: modelValues)
        let node = AnimationNode(timing: animation.timing, effect: animation.makeEffect(on: self))
        let copy = AnimationEntry(key: entry.key, animation: animation, node: node, completionGroup: nil)
        copy.isCommitted = true
        copy.playback = entry.playback
        animations.add(copy)
        self.animations = animations
        scheduleEvaluation()
        return copy
    }

    fileprivate final func copyPlayback(of entry: AnimationEntry, to copy: AnimationEntry) {
        copy.playback = entry.playback
        copy.hasReachedEnd = false
        animations?.markRunning()
        scheduleEvaluation()
    }

    /// Lets an animation end by itself, because the animation that it copies has ended.
    fileprivate final func release(_ copy: AnimationEntry) {
        copy.isReleased = true
        scheduleEvaluation()
    }

    /// Lets the replicas of the layer show its current animations.
    final func updateAnimationsOfReplicas() {
        for replica in existingReplicas { replica.updateAnimations() }
    }
}
