internal import CGTK
internal import OpenCoreGraphics
internal import OpenQuartzCore

/// Turns a layer tree into GSK render nodes, and keeps the nodes of what did not change.
///
/// Painting has two passes. *Measuring* visits the layers that `renderDirty` names, clears their marks, and computes how
/// far each subtree reaches. *Building* visits what is stale **and** in sight, and assembles nodes:
///
/// - an *inner* node per layer, in a space whose origin is the top left of its bounds: shadow, background, contents and
///   text, sublayers, border. A layer that clips puts a clip around all but the border;
/// - an *outer* node: the inner one under the layer's transform and opacity.
///
/// A layer that only moves gets a new outer node and its ancestors new containers; every other node is shared. Both
/// passes cost what the change costs, not what the tree costs.
///
/// Sublayers out of sight stay out of the node tree, because GSK visits every node it is given. When the visible part
/// of a layer moves on, the painter builds half a screen more than is needed on each side, so that the following frames
/// of a scroll only place existing nodes anew.
///
/// A layer that is seen in perspective is drawn flat and then warped, here and not by GSK, so that window and off-screen
/// image agree and edges are smooth. Where sublayers are in space, they are painted by their depth.
///
/// A tree is painted by one painter at a time; painting it with another one starts from nothing.
///
/// # Invariants
///
/// What is remembered of a layer (`CALayer.renderCache`) and its marks (`CALayer.renderDirty`) change together:
///
/// 1. A layer without marks has no memory of this painter, or one that is right: extent, levels and backdrops of the layer
///    and of everything inside it are as they would be measured now. A walk that takes the marks and then cannot finish
///    puts a memory in their place that counts as new, and all marks (`Painter.giveUpPlainness`).
/// 2. A layer with a mark has ancestors with `descendant`, up to the root or to one without memory whose insides are not
///    looked at: it is hidden or left out, and will be looked at as a whole.
/// 3. A layer with a `PlainExtent` contains no layer with a `LayerRenderCache` that is seen.
/// 4. `LayerRenderCache.stale` and `pending` name everything that differs between what was measured and what the nodes
///    show; nodes are only made where there is something to see, so both outlive frames.
/// 5. `sublayers` shows what reaches into `builtArea`; whenever it is dropped, `builtArea` is empty.
/// 6. A layer deeper than `CALayer.maximumDisplayDepth` has no nodes and nothing inside it is measured (`LayerDepth`).
@MainActor
package final class Painter {
    /// For which GSK renderer nodes are made.
    ///
    /// Each kind is right with the other, but slow.
    package enum Flavour: Sendable {
        /// Images and blurred shadows are Cairo surfaces inside cairo nodes.
        case cairo
        /// Images are textures, shadows are GSK's.
        case gpu
    }

    /// What the painter did, counted since it was made or since the counts were last reset.
    package struct Statistics: Equatable, Sendable {
        /// Layers that got nodes for what they show themselves (background, contents, text, border, shadow).
        package var contentsBuilt = 0
        /// Layers that got a new inner node.
        package var innerNodesBuilt = 0
        /// Layers that got a new outer node.
        package var outerNodesBuilt = 0
        /// Container nodes for groups of sublayers.
        package var containersBuilt = 0
        /// Layers that were asked for and kept their outer node unseen.
        package var layersReused = 0
        /// Layers that were looked at and left out as out of sight or invisible.
        package var layersCulled = 0
        /// Pictures of what lies behind a layer.
        package var backdropsBuilt = 0
        /// Flat pictures of layers that are seen in perspective.
        var rastersBuilt = 0
        /// Pictures of layers in perspective.
        var warpsBuilt = 0
        /// Layers whose reach was computed.
        package var layersMeasured = 0
    }

    package var statistics = Statistics()
    let flavour: Flavour
    private(set) var scale: CGFloat = 1
    /// `CALayer.maximumDisplayDepth` of this generation.
    private(set) var depthLimit = CALayer.maximumDisplayDepth
    private var reported: Set<String> = []
    private(set) var generation: UInt64
    private var nothingBehind: Behind?
    let images = ImageLevels()
    let shadows = ShadowImages()

    /// Asking for one node class registers all, which otherwise only opening a display does.
    private static let nodeTypes = gsk_container_node_get_type()
    private static var lastGeneration: UInt64 = 0

    package init(flavour: Flavour) {
        _ = Self.nodeTypes
        self.flavour = flavour
        generation = Self.nextGeneration()
    }

    private static func nextGeneration() -> UInt64 {
        lastGeneration += 1
        return lastGeneration
    }

    /// Returns the node that shows the layer and everything in it, or nil if there is nothing to see.
    ///
    /// - Parameters:
    ///   - layer: The root. Its presented values must be up to date; see `LayerTree.prepareFrame(at:)`.
    ///   - viewport: What can be seen, in the root's superlayer space, in points.
    ///   - scale: Device pixels per point.
    func paint(_ layer: CALayer, viewport: CGRect, scale: CGFloat) -> RenderNode? {
        if scale != self.scale || depthLimit != CALayer.maximumDisplayDepth {
            self.scale = scale
            depthLimit = CALayer.maximumDisplayDepth
            reported = []
            generation = Self.nextGeneration()
        }
        let cache = measure(layer, level: 0)
        let behind = cache.hasBackdrop ? nothing(in: viewport) : nil
        return outerNode(of: layer, cache: cache, required: PaintRect(viewport), behind: behind)
    }

    /// What lies behind the root.
    private func nothing(in viewport: CGRect) -> Behind? {
        if let nothingBehind, nothingBehind.limits == PaintRect(viewport) { return nothingBehind }
        nothingBehind = NodeFactory.fill(viewport, .clear).map { Behind(node: $0, limits: PaintRect(viewport)) }
        return nothingBehind
    }

    /// Names the first layer that is left out because it is too deep.
    func reportDepth(of layer: CALayer) {
        report(
            "a layer lies more than \(depthLimit) levels deep; it and what is inside it are not painted", at: layer,
            hint:
                "Look for code that adds views inside each other again and again, or raise CALayer.maximumDisplayDepth."
        )
    }

    /// Names the first layer that is not painted as it is because a number is too large.
    func reportSize(of layer: CALayer, _ message: String) {
        report(
            message, at: layer,
            hint: "Check the computation of its size; of content that scrolls, show only the part that is in sight.")
    }

    private func report(_ message: String, at layer: CALayer, hint: String) {
        guard reported.insert(message).inserted else { return }
        LayerDiagnostics.report(message, at: layer, hint: hint)
    }

    /// The layer's cache, or nil if it has none of this generation.
    func cache(of layer: CALayer) -> LayerRenderCache? {
        guard let memory = memory(of: layer), !memory.isPlain else { return nil }
        return unsafeDowncast(memory, to: LayerRenderCache.self)
    }

    /// What is remembered of the layer by this generation.
    func memory(of layer: CALayer) -> PainterMemory? {
        guard let object = layer.renderCache else { return nil }
        // Only painters keep anything there.
        let memory = unsafeDowncast(object, to: PainterMemory.self)
        return memory.generation == generation ? memory : nil
    }
}
