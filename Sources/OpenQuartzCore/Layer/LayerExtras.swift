/// Rarely used properties of a layer; created when one of them is first set.
@MainActor final class LayerExtras {
    var name: String?
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    var userValues: [String: Any]?
    /// Isolated to the main actor in practice; the layer reads it during deallocation.
    nonisolated(unsafe) var mask: CALayer?
    var textContents: TextContents?
    /// The layer from which a copy reads its deferred text.
    var textSource: CALayer?
    /// Draws the contents of a copy in the layer's coordinates, instead of the image of an earlier drawing.
    var drawing: (@MainActor (CGContext) -> Void)?
    var timing = MediaTiming()
    /// The particles of an emitter layer, or of a copy of one.
    var emission: Emission?
    /// The instances of a replicator layer; the layer reads them during deallocation.
    nonisolated(unsafe) var instances: ReplicatorInstances?
    /// Whether the layer contains the replicas of an instance of its superlayer.
    var isInstance = false
    /// The relation to the layer that this one shows in an instance of a replicator layer.
    var replica: LayerReplica?
    /// The relations to the layers that show this one; some may have been deallocated.
    var replicas: [LayerReplica] = []
    /// The tree of which this layer is the root.
    weak var tree: LayerTree?
    /// The model layer, if this is its presentation.
    weak var original: CALayer?

    /// Whether the layer has a mask or instances.
    nonisolated var holdsLayers: Bool { mask != nil || instances != nil }

    /// Removes and returns the mask and the instances, for release during deallocation.
    nonisolated func takeLayers() -> [CALayer] {
        let layers = (mask.map { [$0] } ?? []) + (instances?.takeLayers() ?? [])
        for layer in layers { layer.parent = nil }
        mask = nil
        return layers
    }
}

extension CALayer {
    final func ensureExtras() -> LayerExtras {
        if let extras { return extras }
        let extras = LayerExtras()
        self.extras = extras
        return extras
    }

    final func copyExtras(of layer: CALayer) {
        if layer.flags.contains(.defersText) {
            flags.insert(.defersText)
            ensureExtras().textSource = layer
        }
        guard let source = layer.extras else { return }
        let copy = ensureExtras()
        copy.name = source.name
        copy.style = source.style
        copy.actions = source.actions
        copy.userValues = source.userValues
        copy.textContents = source.textContents
        copy.timing = source.timing
    }
}
