internal import OpenCoreGraphics
internal import OpenQuartzCore

/// The base class of the objects in `CALayer.renderCache`: a `LayerRenderCache`, or a `SubtreeExtentCache` for a layer
/// that was never visible.
class PainterCacheEntry {
    let generation: UInt64
    let isPlain: Bool

    init(generation: UInt64, isPlain: Bool) {
        self.generation = generation
        self.isPlain = isPlain
    }
}

/// The painter's cache for one layer, stored in `CALayer.renderCache`.
///
/// Measuring fills the first half, building nodes the second. A cache belongs to one generation of one painter; for
/// another painter, or at another scale, it is ignored.
final class LayerRenderCache: PainterCacheEntry {
    // MARK: Measured

    // Exclusivity checks are disabled for properties that every frame reads; the painter never passes them `inout` to
    // other code.

    /// The changes since the nodes were built.
    ///
    /// They outlive `CALayer.renderDirty`, because an off-screen layer is measured when it changes but built only when
    /// it becomes visible.
    @exclusivity(unchecked) var pending = RenderDirty.all
    /// Nil if the layer is not visible.
    @exclusivity(unchecked) var placement: LayerPlacement?
    /// The projection of a layer in perspective, or nil.
    @exclusivity(unchecked) var warp: LayerProjection?
    /// Nil if the sublayers are not visible.
    var sublayerPlacement: SublayerPlacement? = .identity
    var appearance: LayerAppearance?
    var zPosition: CGFloat = 0
    /// The opacity of each part of the layer, and of each sublayer, if they do not fade as a group.
    var partOpacity: Float = 1
    /// The area that the layer and its descendants may touch, in the space of the superlayer's sublayers.
    ///
    /// Empty if the layer is not visible.
    @exclusivity(unchecked) var placedExtent = PaintRect.empty
    /// The area that the sublayers may touch, in their own space.
    @exclusivity(unchecked) var sublayerExtent = PaintRect.empty
    @exclusivity(unchecked) var chunks = SublayerChunks()
    /// Whether the content is small enough for the image of a shadow or a rasterization.
    ///
    /// The content of a larger layer is not built as a whole: a part of it could be so far away that Cairo's coordinates
    /// overflow.
    var fitsPicture = true
    /// Whether the layer is omitted because Cairo cannot draw it; see `FailureSearch`.
    var isExcluded = false
    /// The sublayers, if they are ordered by depth in space; `chunks` is empty then.
    var space: SpaceCache?
    /// The transform in space of the plane in which the layer is placed, or nil for none.
    var outerTransform: TransformInSpace?
    /// Whether the layer or a descendant has a backdrop.
    var hasBackdrop = false
    /// Whether the extent of the text of no descendant is estimated; see `Painter.measuresText`.
    @exclusivity(unchecked) var isTextMeasured = false
    /// The level of the layer and the levels of its subtree; see `LayerDepth`.
    @exclusivity(unchecked) var depth = LayerDepth()

    // MARK: Built

    /// Whether the nodes below have been built.
    var isBuilt = false
    /// The area, in the space of the sublayers, outside of which sublayers were culled.
    var builtArea = PaintRect.empty
    /// Whether nothing in the subtree was culled.
    var isWhole = false
    /// Whether the layer's own content is omitted, because none of it is painted where the layer is visible.
    var omitsContents = false
    /// Whether the sublayers are omitted, because Cairo cannot draw them under their transform.
    var omitsSublayers = false
    /// Whether the image of the layer's blur would have fewer pixels, because off-screen sublayers enlarge it.
    var reducesBlur = false
    /// Whether the sublayers were built for exactly `builtArea`, because the layer cannot be drawn with others.
    var isExact = false
    /// The part of the layer's own content that is built, or nil for all of it.
    var contentLimits: ContentLimits?
    /// The extent before rasterization of a layer that is rasterized or masked, otherwise nil.
    var pictureExtent: ContentLimits?
    /// The nodes below that are out of date with the measured values.
    @exclusivity(unchecked) var stale = StaleParts.all
    /// The backdrops, or nil unless `hasBackdrop`.
    var backdrops: BackdropCache?
    var shadow: RenderNode?
    var background: RenderNode?
    /// Image, shape and text.
    var contents: RenderNode?
    var border: RenderNode?
    /// The mask in the space of the sublayers, or nil if there is none or it is empty.
    var mask: RenderNode?
    var hasMask = false
    /// All visible sublayers, in their own space.
    var sublayers: RenderNode?
    /// The placeholder for groups of sublayers that are off-screen, created on first use.
    var gap: RenderNode?
    /// The point relative to which `outer` was placed.
    var placedFrom = CGPoint.zero
    /// The additional opacity with which `outer` was created.
    var placedOpacity: Float = 1
    /// The layer in perspective, or nil without perspective.
    var warped: WarpedPicture?
    /// The point relative to which `sublayers` were placed.
    var builtBase = CGPoint.zero
    /// The complete layer, in its local space.
    var inner: RenderNode?
    /// `inner` with its position and opacity, in the space of the superlayer's sublayers.
    var outer: RenderNode?

    init(generation: UInt64) {
        super.init(generation: generation, isPlain: false)
    }
}

/// A reference to a transform, which few layers have.
final class TransformInSpace {
    let transform: CATransform3D

    init(_ transform: CATransform3D) {
        self.transform = transform
    }
}

/// The part of the content of a very large layer that is built, in the layer's local space; few layers have one.
final class ContentLimits {
    let area: PaintRect

    init(_ area: PaintRect) {
        self.area = area
    }
}

/// The content painted behind a layer, in the space in which the layer is placed.
struct BackdropContent {
    var node: RenderNode
    /// The area in which anything is visible, in the space of the root.
    ///
    /// What is outside of it depends on previous frames.
    var limits: PaintRect
    /// The part of the limits that no superlayer clips, in the space of the root.
    ///
    /// For superlayers that are rotated, a rectangle around that part.
    var clip: PaintRect
    /// The transform from the space of the node to that of the root.
    var toRoot = CGAffineTransform.identity

    /// Returns whether both are identical, comparing nodes by identity.
    static func isIdentical(_ one: BackdropContent?, _ other: BackdropContent?) -> Bool {
        one?.node === other?.node && one?.limits == other?.limits && one?.clip == other?.clip
            && one?.toRoot == other?.toRoot
    }

    /// Returns the transform from a space to that of the root.
    ///
    /// - Parameter toSpace: The transform from the space of the node to the other space.
    func toRoot(after toSpace: CGAffineTransform) -> CGAffineTransform {
        (toSpace.invertedIfPossible ?? .identity).concatenating(toRoot)
    }
}

/// The painter's cache for a layer that has a backdrop or a descendant with one.
final class BackdropCache {
    /// The content behind the layer.
    var behind: BackdropContent?
    /// The siblings behind the layer, and the part of them that the superlayer does not clip.
    var siblings, clippedSiblings: RenderNode?
    /// The part of the space of the siblings that no superlayer clips, or nil for all of it.
    var siblingsClip: PaintRect?
    /// The content behind the layer's sublayers, if one of them has a backdrop.
    var behindSublayers: BackdropContent?
    /// The value from which `behindSublayers` was created.
    var behindSublayersSource: BackdropContent?
    /// The backdrop with the layer's effects.
    var picture: RenderNode?
}

/// The parts of a layer with separate nodes.
struct StaleParts: OptionSet {
    let rawValue: UInt16

    static let shadow = StaleParts(rawValue: 1 << 0)
    static let background = StaleParts(rawValue: 1 << 1)
    /// Image, shape and text.
    static let contents = StaleParts(rawValue: 1 << 2)
    static let border = StaleParts(rawValue: 1 << 3)
    /// The clipping, blurring and rasterization of contents and sublayers.
    static let clip = StaleParts(rawValue: 1 << 4)
    /// The position of the sublayers in the layer.
    static let sublayerPlacement = StaleParts(rawValue: 1 << 5)
    /// The position of the layer in its superlayer.
    static let placement = StaleParts(rawValue: 1 << 6)
    static let mask = StaleParts(rawValue: 1 << 7)
    /// The effects on the backdrop.
    static let backdrop = StaleParts(rawValue: 1 << 8)

    /// The opacity of parts that fade separately.
    static let partOpacity = StaleParts(rawValue: 1 << 9)

    /// The layer's own content.
    static let own = StaleParts(rawValue: 0b1111)
    static let all = StaleParts(rawValue: 0x3ff)

    /// The parts that differ between two appearances.
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
            || old.particles != new.particles || old.clippedText != new.clippedText
            || new.clippedText != nil && old.size != new.size
        {
            insert(.contents)
        }
        if !sameOutline || old.backdrop != new.backdrop {
            insert(.backdrop)
        }
        if old.blendMode != new.blendMode {
            insert(.placement)
        }
        if !sameOutline || old.border != new.border {
            insert(.border)
        }
        if old.shadow != new.shadow {
            insert(.shadow)
        }
        let keepsFinish = old.rasterizationScale == new.rasterizationScale && old.transition == new.transition
        if old.blur != new.blur || old.colorFactor != new.colorFactor || !keepsFinish {
            insert(.clip)
        }
    }

    init(rawValue: UInt16) {
        self.rawValue = rawValue
    }
}
