/// A layer whose drawn area is easy to determine: without transform and effects, with only a background color, an image
/// or text.
package struct PlainBox {
    package let bounds: CGRect
    /// The top-left corner of the bounds in the superlayer's coordinates.
    package let origin: CGPoint
    package let isVisible: Bool
    /// Whether the opacity is less than 1.
    package let isFaded: Bool
    package let showsBounds: Bool
    package let clips: Bool
    /// The maximum distance by which text may extend beyond the bounds; negative if there is no text.
    package fileprivate(set) var textOverhang: CGFloat = -1

    /// Returns `nil` for a layer with a transform, an effect or a z position.
    ///
    /// Inlined, and all reads precede all calls, so that only the values read are copied.
    @inline(__always)
    fileprivate init?(_ values: borrowing LayerValues) {
        guard !values.hasRareValues, !values.hasTransform, values.zPosition == 0, !values.shouldRasterize else {
            return nil
        }
        bounds = values.bounds
        isVisible = !values.isHidden && values.opacity > 0
        isFaded = values.opacity < 1
        let backgroundColor = values.backgroundColor
        let hasContents = values.contents != nil
        clips = values.masksToBounds
        let (size, anchor, position) = (bounds.size, values.anchorPoint, values.position)
        origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        // Larger coordinates cannot be represented; the renderer must use the general path.
        guard bounds.isFinite, abs(origin.x) < 1e8, abs(origin.y) < 1e8, size.width < 4e6, size.height < 4e6,
            abs(bounds.origin.x) < 1e8, abs(bounds.origin.y) < 1e8
        else { return nil }
        // As for layers that are measured: a clear layer cuts no other layer in 3D space.
        showsBounds = hasContents || backgroundColor.map { $0.alpha > 0 } ?? false
    }
}

extension CALayer {
    /// The layer as a plain box with the values shown, or `nil` if it needs the general path, for example for typeset
    /// text.
    ///
    /// Implemented here and not in the renderer, because other modules read a layer's values through coroutines that
    /// allocate.
    package final var plainBox: PlainBox? {
        guard !flags.contains(.preservesDepth), extras?.mask == nil else { return nil }
        let found = if let animations { PlainBox(animations.presented) } else { PlainBox(modelValues) }
        guard var box = found else { return nil }
        guard box.isVisible else { return box }
        if flags.contains(.defersText) {
            let reach = maximumTextOverhang
            // The text is laid out in the model's bounds.
            guard reach < .infinity, box.bounds == modelValues.bounds else { return nil }
            box.textOverhang = reach
        } else if extras?.textContents != nil {
            return nil
        }
        return box
    }
}
