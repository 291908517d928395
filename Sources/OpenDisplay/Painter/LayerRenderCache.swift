internal import OpenCoreGraphics
internal import OpenQuartzCore

/// What stands in `CALayer.renderCache`, always: a `LayerRenderCache`, or a `PlainExtent` for a layer that was never seen.
class PainterMemory {
    let generation: UInt64
    let isPlain: Bool

    init(generation: UInt64, isPlain: Bool) {
        self.generation = generation
        self.isPlain = isPlain
    }
}

/// What the painter remembers of one layer, kept in `CALayer.renderCache`.
///
/// Measuring fills the first half, building nodes the second. A cache belongs to one generation of one painter: under
/// another painter, or at another scale, it counts as absent.
final class LayerRenderCache: PainterMemory {
    // MARK: Measured

    // What every frame reads is not checked for overlapping access at run time: the painter lends none of it out.

    /// What changed since the nodes were built.
    ///
    /// It outlives `CALayer.renderDirty`, because a layer that is out of sight is measured when it changes but built
    /// only when it comes into sight.
    @exclusivity(unchecked) var pending = RenderDirty.all
    /// Nil if the layer cannot be seen.
    @exclusivity(unchecked) var placement: LayerPlacement?
    /// Nil if its sublayers cannot be seen.
    var sublayerPlacement: SublayerPlacement? = .identity
    var appearance: LayerAppearance?
    var zPosition: CGFloat = 0
    /// The opacity of each part of the layer, and of each sublayer, if they do not fade as one picture.
    var partOpacity: Float = 1
    /// What the layer and everything in it may touch, in the space of the superlayer's sublayers.
    ///
    /// Empty if the layer cannot be seen.
    @exclusivity(unchecked) var placedExtent = PaintRect.empty
    /// What the sublayers may touch, in their own space.
    @exclusivity(unchecked) var sublayerExtent = PaintRect.empty
    @exclusivity(unchecked) var chunks = SublayerChunks()
    /// The sublayers, if they are shown by their depth; `chunks` is empty then.
    var space: SpaceCache?
    /// What happens in space to the plane in which the layer is placed; nil if nothing.
    var outerTransform: TransformInSpace?
    /// Whether the layer, or one in it, shows what is behind it.
    var hasBackdrop = false
    /// How deep the layer is, how many levels it takes itself, and how many those inside it do; see `DepthLimit`.
    @exclusivity(unchecked) var depth = LayerDepth()

    // MARK: Built

    /// Whether the nodes below were ever built.
    var isBuilt = false
    /// The area, in the space of the sublayers, outside of which sublayers were left out.
    var builtArea = PaintRect.empty
    /// Whether nothing in the whole subtree was left out.
    var isWhole = false
    /// Which of the nodes below no longer show what was measured.
    @exclusivity(unchecked) var stale = StaleParts.all
    /// What lies behind; nil unless `hasBackdrop`.
    var backdrops: BackdropCache?
    var shadow: RenderNode?
    var background: RenderNode?
    /// Image and text.
    var contents: RenderNode?
    var border: RenderNode?
    /// The mask in the space of the sublayers; nil if there is none, or one that shows nothing.
    var mask: RenderNode?
    var hasMask = false
    /// All sublayers in sight, in their own space.
    var sublayers: RenderNode?
    /// What stands for groups of sublayers that are out of sight; nil until there are some.
    var gap: RenderNode?
    /// The point from which `outer` was placed.
    var placedFrom = CGPoint.zero
    /// The opacity, beside its own, with which `outer` was made.
    var placedOpacity: Float = 1
    /// The layer as it is seen in perspective; nil without.
    var warped: WarpedPicture?
    /// The point from which `sublayers` were placed.
    var builtBase = CGPoint.zero
    /// Everything, in the layer's local space.
    var inner: RenderNode?
    /// `inner`, placed and faded, in the space of the superlayer's sublayers.
    var outer: RenderNode?

    init(generation: UInt64) {
        super.init(generation: generation, isPlain: false)
    }
}

/// Keeps a transform that few layers have behind a reference.
final class TransformInSpace {
    let transform: CATransform3D

    init(_ transform: CATransform3D) {
        self.transform = transform
    }
}

/// What is painted behind a layer, in the space in which the layer is placed.
struct Behind {
    var node: RenderNode
    /// Where there is something to see at all.
    var limits: PaintRect

    /// Whether both show the same, as far as the objects tell.
    static func areSame(_ one: Behind?, _ other: Behind?) -> Bool {
        one?.node === other?.node && one?.limits == other?.limits
    }
}

/// What the painter remembers of a layer that shows what is behind it, or has one inside that does.
final class BackdropCache {
    /// What lies behind the layer.
    var behind: Behind?
    /// What lies behind the layer's sublayers, if one of them has a backdrop.
    var behindSublayers: Behind?
    /// From which the one above was made.
    var behindSublayersSource: Behind?
    /// What lies behind, as the layer shows it.
    var picture: RenderNode?
}

/// The parts of a layer that get nodes of their own.
struct StaleParts: OptionSet {
    let rawValue: UInt16

    static let shadow = StaleParts(rawValue: 1 << 0)
    static let background = StaleParts(rawValue: 1 << 1)
    /// Image and text.
    static let contents = StaleParts(rawValue: 1 << 2)
    static let border = StaleParts(rawValue: 1 << 3)
    /// How contents and sublayers are clipped and blurred, and whether a picture of them is kept.
    static let clip = StaleParts(rawValue: 1 << 4)
    /// How sublayers lie in the layer.
    static let sublayerPlacement = StaleParts(rawValue: 1 << 5)
    /// How the layer lies in its superlayer.
    static let placement = StaleParts(rawValue: 1 << 6)
    /// The mask layer.
    static let mask = StaleParts(rawValue: 1 << 7)
    /// How the layer shows what is behind it.
    static let backdrop = StaleParts(rawValue: 1 << 8)

    /// How parts fade on their own.
    static let partOpacity = StaleParts(rawValue: 1 << 9)

    /// What the layer shows itself.
    static let own = StaleParts(rawValue: 0b1111)
    static let all = StaleParts(rawValue: 0x3ff)

    /// The parts that look different.
    init(from old: LayerAppearance?, to new: LayerAppearance) {
        guard let old else {
            self = Self.own.union(.clip).union(.backdrop)
            return
        }
        self.init(rawValue: 0)
        let sameOutline = old.size == new.size && old.radii == new.radii && old.outline == new.outline
        if !sameOutline || old.clips != new.clips {
            insert(.clip)
        }
        if !sameOutline || old.background != new.background || old.gradient != new.gradient {
            insert(.background)
        }
        if old.image != new.image || old.text != new.text || old.shape != new.shape || old.fade != new.fade
            || old.clippedText != new.clippedText || new.clippedText != nil && old.size != new.size
        {
            insert(.contents)
        }
        if !sameOutline || old.backdrop != new.backdrop {
            insert(.backdrop)
        }
        if !sameOutline || old.border != new.border {
            insert(.border)
        }
        if old.shadow != new.shadow {
            insert(.shadow)
        }
        let keepsFinish = old.rasterizationScale == new.rasterizationScale && old.transition == new.transition
        if old.blur != new.blur || !keepsFinish {
            insert(.clip)
        }
    }

    init(rawValue: UInt16) {
        self.rawValue = rawValue
    }
}
