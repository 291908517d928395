internal import CGTK
internal import OpenCoreGraphics
internal import OpenQuartzCore

/// Renders a layer tree to GSK render nodes, and reuses the nodes of unchanged layers.
///
/// Painting has two passes. *Measuring* visits the layers that `renderDirty` marks, clears the flags, and computes the
/// extent of each subtree. *Building* visits layers that are stale **and** visible, and assembles nodes:
///
/// - an *inner* node per layer, in a space whose origin is the top left of its bounds: shadow, background, contents and
///   text, sublayers, border. A layer that clips adds a clip around everything but the border;
/// - an *outer* node: the inner one with the layer's transform and opacity.
///
/// A layer that only moves gets a new outer node, and its ancestors get new containers; all other nodes are reused. The
/// cost of both passes is proportional to the change, not to the size of the tree.
///
/// Off-screen sublayers are not part of the node tree, because GSK visits every node. When the visible part of a layer
/// moves on, the painter builds half a screen more than necessary on each side, so that the following frames of a
/// scroll only reposition existing nodes.
///
/// A layer in perspective is rasterized flat and then warped, here and not by GSK, so that windows and off-screen
/// images agree and edges are smooth. Sublayers in space are painted in the order of their depth.
///
/// A tree is painted by one painter at a time; another painter starts without cached state.
///
/// # Invariants
///
/// A layer's cache (`CALayer.renderCache`) and its dirty flags (`CALayer.renderDirty`) change together:
///
/// 1. A layer without flags has no cache of this painter, or a valid one: extent, levels and backdrops of the layer and
///    its descendants are the same as if they were measured now. A traversal that clears flags and then cannot finish
///    replaces the cache by an empty one and sets all flags (`Painter.giveUpPlainness`).
/// 2. A layer with a flag has ancestors with `descendant`, up to the root or to an ancestor without a cache whose
///    subtree is not visited: it is hidden or omitted, and will be visited as a whole.
/// 3. A layer with a `SubtreeExtentCache` has no visible descendant with a `LayerRenderCache`.
/// 4. `LayerRenderCache.stale` and `pending` contain all differences between the measured values and the nodes; nodes
///    are only built where something is visible, so that both persist across frames.
/// 5. `sublayers` shows all sublayers that intersect `builtArea`; whenever it is discarded, `builtArea` becomes empty.
/// 6. A layer deeper than `CALayer.maximumDisplayDepth` has no nodes, and its descendants are not measured
///    (`LayerDepth`).
@MainActor
package final class Painter {
    /// The GSK renderer for which nodes are built.
    ///
    /// Nodes for one renderer are correct with the other one, but slow.
    package enum Renderer: Sendable {
        /// Images and blurred shadows are Cairo surfaces in cairo nodes.
        case cairo
        /// Like `cairo`, and glyphs are stored with their characters, so that documents can be searched.
        case document
        /// Images are textures, and shadows are GSK's.
        case gpu
    }

    /// Counters of the painter's work since its creation or since they were last reset.
    package struct Statistics: Equatable, Sendable {
        /// Layers whose own content (background, contents, text, border, shadow) was given new nodes.
        package var contentsBuilt = 0
        /// Layers with a new inner node.
        package var innerNodesBuilt = 0
        /// Layers with a new outer node.
        package var outerNodesBuilt = 0
        /// Containers built for groups of sublayers.
        package var containersBuilt = 0
        /// Layers that were queried and whose outer node was reused without a visit.
        package var layersReused = 0
        /// Layers that were visited and skipped, because they are off-screen or invisible.
        package var layersCulled = 0
        /// Images of backdrops.
        package var backdropsBuilt = 0
        /// Flat rasterizations of layers, including those in perspective.
        var rastersBuilt = 0
        /// Warped images of layers in perspective.
        var warpsBuilt = 0
        /// Layers whose extent was computed.
        package var layersMeasured = 0
    }

    package var statistics = Statistics()
    /// Whether only sublayers that are visible are built.
    var buildsExactly = false
    /// Whether the text of layers that were never visible is measured instead of estimated.
    var measuresText = false
    /// The layers that Cairo cannot draw, which are omitted.
    var excluded: [LayerPath] = []
    let renderer: Renderer
    private(set) var scale: CGFloat = 1
    /// The value of `CALayer.maximumDisplayDepth` for this generation.
    private(set) var depthLimit = CALayer.maximumDisplayDepth
    private var reported: Set<String> = []
    private(set) var generation: UInt64
    private var emptyBackdrop: BackdropContent?
    let images = ImageLevels()
    let shadows = ShadowImages()

    /// Accessing one node type registers all of them, which otherwise happens only when a display is opened.
    private static let nodeTypes = gsk_container_node_get_type()
    private static var lastGeneration: UInt64 = 0

    package init(renderer: Renderer) {
        _ = Self.nodeTypes
        self.renderer = renderer
        generation = Self.nextGeneration()
    }

    private static func nextGeneration() -> UInt64 {
        lastGeneration += 1
        return lastGeneration
    }

    /// Returns the node of the layer and its descendants, or nil if nothing is visible.
    ///
    /// - Parameters:
    ///   - layer: The root. Its presented values must be up to date; see `LayerTree.prepareFrame(at:)`.
    ///   - viewport: The visible area, in the root's superlayer space, in points.
    ///   - scale: The number of device pixels per point.
    func paint(_ layer: CALayer, viewport: CGRect, scale: CGFloat) -> RenderNode? {
        if scale != self.scale || depthLimit != CALayer.maximumDisplayDepth {
            self.scale = scale
            depthLimit = CALayer.maximumDisplayDepth
            reported = []
            excluded = []
            generation = Self.nextGeneration()
        }
        let retried = includeChangedLayers()
        guard let node = frame(of: layer, viewport: viewport) else { return nil }
        // With the GPU, GTK draws each node of Cairo separately.
        let mayFail = renderer != .gpu && node.rasters.isUnusual
        guard mayFail || node.rasters.isIncomplete else { return node }
        return drawableFrame(of: layer, viewport: viewport, retried: retried)
    }

    /// Returns the node of the layer and its descendants without those that are excluded.
    func frame(of layer: CALayer, viewport: CGRect) -> RenderNode? {
        let cache = measure(layer, level: 0)
        let behind = cache.hasBackdrop ? nothing(in: viewport) : nil
        return outerNode(of: layer, cache: cache, required: PaintRect(viewport), behind: behind)
    }

    /// Returns the backdrop of the root, which is empty.
    private func nothing(in viewport: CGRect) -> BackdropContent? {
        if let emptyBackdrop, emptyBackdrop.limits == PaintRect(viewport) { return emptyBackdrop }
        emptyBackdrop = NodeFactory.fill(viewport, .clear).map {
            BackdropContent(node: $0, limits: PaintRect(viewport), clip: PaintRect(viewport))
        }
        return emptyBackdrop
    }

    /// Reports the first layer that is omitted because it is too deep.
    func reportDepth(of layer: CALayer) {
        report(
            "a layer is nested more than \(depthLimit) levels deep; the layer and its sublayers are not painted",
            at: layer,
            hint:
                "Check for code that keeps nesting views inside each other, or raise CALayer.maximumDisplayDepth."
        )
    }

    /// Reports the first layer that is not painted as specified because a value is too large.
    func reportSize(of layer: CALayer, _ message: String) {
        report(
            message, at: layer,
            hint: "Check the computation of its size; create layers only for the visible part of scrolling content.")
    }

    /// Reports a layer that is omitted because Cairo cannot draw it.
    func reportFailure(of layer: CALayer) {
        report(
            "Cairo cannot draw a layer; the layer and its sublayers are not painted", at: layer,
            key: layer.debugName,
            hint: "Check for sizes, scales and font sizes that are very large or very small.")
    }

    /// - Parameter key: What distinguishes reports with the same message, each of which is reported once.
    private func report(_ message: String, at layer: CALayer, key: String = "", hint: String) {
        guard reported.insert(message + key).inserted else { return }
        LayerDiagnostics.report(message, at: layer, hint: hint)
    }

    /// Returns the layer's cache, or nil if it has none of this generation.
    func cache(of layer: CALayer) -> LayerRenderCache? {
        guard let memory = memory(of: layer), !memory.isPlain else { return nil }
        return unsafeDowncast(memory, to: LayerRenderCache.self)
    }

    /// Returns the object that this generation has cached for the layer.
    func memory(of layer: CALayer) -> PainterCacheEntry? {
        guard let object = layer.renderCache else { return nil }
        // Only painters store objects there.
        let memory = unsafeDowncast(object, to: PainterCacheEntry.self)
        return memory.generation == generation ? memory : nil
    }
}
