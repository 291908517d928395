internal import OpenQuartzCore

/// The depth of a layer in the tree, in levels.
///
/// A layer takes one level, or more if it is drawn into a separate image. Layers at `CALayer.maximumDisplayDepth` or
/// deeper are omitted, because the painter and GSK traverse the tree recursively. A subtree that moves to another level
/// without other changes is traversed again only if that affects which layers are omitted.
struct LayerDepth {
    /// The levels of all ancestors.
    private(set) var level = 0
    /// The levels of the layer itself.
    private(set) var own = 1
    /// The maximum levels of the sublayers; unknown if a descendant was omitted.
    var inside = 0
    /// The levels of the mask.
    var mask = 0

    /// The levels of a subtree that was omitted, which may become visible when the level changes.
    static let unknown = Int(Int32.max)
    static let ofPicture = 16

    /// The levels of the layer and its sublayers.
    var levels: Int { min(own + max(inside, mask), Self.unknown) }
    /// The level of the sublayers.
    var next: Int { level + own }

    /// Sets the level.
    ///
    /// - Returns: Whether the set of omitted descendants may change.
    mutating func move(to level: Int, limit: Int) -> Bool {
        guard level != self.level else { return false }
        let deepest = max(level, self.level)
        self.level = level
        return deepest + levels > limit
    }

    /// Sets the levels of the layer itself.
    ///
    /// - Returns: Whether the set of omitted descendants may change.
    mutating func setOwn(isPicture: Bool, limit: Int) -> Bool {
        let new = isPicture ? Self.ofPicture : 1
        guard new != own else { return false }
        let before = levels
        own = new
        return level + max(before, levels) > limit
    }

    /// Returns the depth of a layer that is omitted.
    static func leftOut(at level: Int) -> LayerDepth {
        var depth = LayerDepth()
        (depth.level, depth.inside) = (level, unknown)
        return depth
    }
}

extension LayerRenderCache {
    /// Whether the layer and its sublayers are drawn into an image before they are drawn into the superlayer.
    var isPicture: Bool {
        if let placement, placement.opacity < 1 || warp != nil { return true }
        guard let appearance else { return false }
        return appearance.blur > 0 || appearance.rasterizationScale > 0 || appearance.transition != nil
            || appearance.colorFactor != nil || appearance.clips && appearance.outline != nil
            || appearance.shadow?.shape == .contents
    }
}
