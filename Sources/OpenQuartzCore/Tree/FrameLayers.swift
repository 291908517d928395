/// A layer that is updated in each frame, after the animations were evaluated.
@MainActor protocol FrameLayer: CALayer {
    /// Updates what the layer shows to a clock time.
    func update(at mediaTime: CFTimeInterval)
    /// Records what later replicas of the layer need to know about a clock time, while replicas are painted instead of it.
    func record(at mediaTime: CFTimeInterval)
    /// Returns the clock time at which the passage of time changes what the layer shows, or `nil` if there is none; the
    /// current time if it changes in every frame.
    func nextChange(after mediaTime: CFTimeInterval) -> CFTimeInterval?
}

/// The layers of the process that are updated in each frame.
///
/// Few layers are of this kind, so that a tree without any costs one comparison per frame.
@MainActor enum FrameLayers {
    private struct Reference {
        weak var layer: (any FrameLayer)?
    }

    private static var references: [Reference] = []
    /// The number of references from which on those of deallocated layers are removed.
    private static var limit = 16

    static var isEmpty: Bool { references.isEmpty }

    static func add(_ layer: any FrameLayer) {
        if references.count >= limit {
            references.removeAll { $0.layer == nil }
            limit = max(16, 2 * references.count)
        }
        references.append(Reference(layer: layer))
    }

    /// Updates the layers of a tree, in the order of their creation.
    ///
    /// A replicator layer creates the replicas of others, which therefore follow it.
    static func update(in tree: LayerTree, at mediaTime: CFTimeInterval) {
        var index = 0
        while index < references.count {
            if let layer = references[index].layer, layer.rootLayer === tree.rootLayer {
                if layer.isReplicated { layer.record(at: mediaTime) } else { layer.update(at: mediaTime) }
            }
            index += 1
        }
    }

    /// Returns the earliest time at which one of a tree's layers changes.
    static func nextChange(in tree: LayerTree, after mediaTime: CFTimeInterval) -> CFTimeInterval? {
        references.reduce(nil) { earliest, reference in
            guard let layer = reference.layer, layer.rootLayer === tree.rootLayer, !layer.isReplicated,
                let time = layer.nextChange(after: mediaTime)
            else { return earliest }
            return min(earliest ?? time, time)
        }
    }
}
