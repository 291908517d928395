internal import OpenQuartzCore

/// Where a layer is in the depth of the tree, in levels.
///
/// A layer takes one level, and more if it is drawn into a picture of its own. What begins at
/// `CALayer.maximumDisplayDepth` or deeper is left out, because painter and GSK walk the tree recursively. A subtree that
/// moves to another level without a change of its own is looked at again only if that makes a difference.
struct LayerDepth {
    /// The levels of all layers around.
    private(set) var level = 0
    /// The levels that the layer takes itself.
    private(set) var own = 1
    /// The most levels that one of the layers inside takes; unknown if something was left out.
    var inside = 0
    /// The levels that the mask takes.
    var mask = 0

    /// The levels of something that was left out, which may be shown when the level changes.
    static let unknown = Int(Int32.max)
    static let ofPicture = 16

    /// The levels that the layer and those inside it take.
    var levels: Int { min(own + max(inside, mask), Self.unknown) }
    /// The level of the layers inside.
    var next: Int { level + own }

    /// Takes over another level.
    ///
    /// - Returns: Whether something inside may have to be left out now, or no longer.
    mutating func move(to level: Int, limit: Int) -> Bool {
        guard level != self.level else { return false }
        let deepest = max(level, self.level)
        self.level = level
        return deepest + levels > limit
    }

    /// Takes over how many levels the layer takes itself.
    ///
    /// - Returns: Whether something inside may have to be left out now, or no longer.
    mutating func setOwn(isPicture: Bool, limit: Int) -> Bool {
        let new = isPicture ? Self.ofPicture : 1
        guard new != own else { return false }
        let before = levels
        own = new
        return level + max(before, levels) > limit
    }

    /// The depth of a layer that is left out.
    static func leftOut(at level: Int) -> LayerDepth {
        var depth = LayerDepth()
        (depth.level, depth.inside) = (level, unknown)
        return depth
    }
}

extension LayerRenderCache {
    /// Whether the layer and what is inside it are drawn into a picture before they are drawn into the superlayer.
    var isPicture: Bool {
        if let placement, placement.opacity < 1 || placement.warp != nil { return true }
        guard let appearance else { return false }
        return appearance.blur > 0 || appearance.rasterizationScale > 0 || appearance.transition != nil
            || appearance.clips && appearance.outline != nil || appearance.shadow?.shape == .contents
    }
}
