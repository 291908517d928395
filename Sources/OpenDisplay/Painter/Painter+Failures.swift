internal import OpenCoreGraphics
internal import OpenQuartzCore

/// Frames without the layers that Cairo cannot draw.
extension Painter {
    /// Returns the frame without the layers that Cairo cannot draw, each of which is reported.
    ///
    /// They stay excluded until they or their superlayers change.
    ///
    /// - Parameter retried: The layers that were excluded before, and may still fail.
    func drawableFrame(of root: CALayer, viewport: CGRect, retried: [LayerPath] = []) -> RenderNode? {
        guard var search = FailureSearch(self, root: root, viewport: viewport) else {
            return frame(of: root, viewport: viewport)
        }
        if !search.succeeds() {
            exclude(retried)
            if retried.isEmpty || !search.succeeds() { search.run() }
        }
        for path in search.found {
            excluded.append(LayerPath(path))
            if let layer = path.last { reportFailure(of: layer) }
        }
        return frame(of: root, viewport: viewport)
    }

    /// Includes the excluded layers that have changed, or whose superlayers have, and returns them.
    func includeChangedLayers() -> [LayerPath] {
        guard !excluded.isEmpty else { return [] }
        let changed = excluded.filter(\.isChanged)
        excluded.removeAll { $0.isChanged || $0.layers.count < $0.count }
        setExcluded(false, changed)
        return changed.filter { $0.layers.count == $0.count }
    }

    private func exclude(_ paths: [LayerPath]) {
        setExcluded(true, paths)
        excluded.append(contentsOf: paths)
    }

    private func setExcluded(_ isExcluded: Bool, _ paths: [LayerPath]) {
        for path in paths {
            let layers = path.layers
            setExcluded(isExcluded, layers.suffix(1), in: layers.dropLast())
        }
    }

    /// Sets whether layers are omitted from the next frame.
    ///
    /// - Parameter path: The superlayers, from the root.
    func setExcluded(_ isExcluded: Bool, _ layers: ArraySlice<CALayer>, in path: some Sequence<CALayer>) {
        for layer in layers {
            cache(of: layer)?.isExcluded = isExcluded
            layer.renderDirty.formUnion(.geometry)
        }
        for layer in path { layer.renderDirty.formUnion(.descendant) }
    }

    /// Returns the sublayers and the mask that are part of the last frame.
    func builtLayers(in layer: CALayer) -> [CALayer] {
        (layer.paintedSublayers + (layer.mask.map { [$0] } ?? [])).filter { layer in
            cache(of: layer).map { $0.isBuilt && $0.placement != nil } ?? false
        }
    }
}

/// A layer and its superlayers, from the root.
struct LayerPath {
    private struct Reference {
        weak var layer: CALayer?
    }

    private let references: [Reference]

    init(_ layers: [CALayer]) {
        references = layers.map { Reference(layer: $0) }
    }

    var count: Int { references.count }

    /// The layers that still exist.
    var layers: [CALayer] { references.compactMap(\.layer) }

    /// Whether the last layer, its content, or the properties of a superlayer have changed since the last frame.
    @MainActor var isChanged: Bool {
        let layers = layers
        return layers.last.map { $0.renderDirty.rawValue != 0 } ?? false
            || layers.contains { $0.renderDirty.meets(RenderDirty.geometry.union(.content)) }
    }
}
