/// A layer whose reach is easily told: a box with a colour, an image or a label's text, untransformed and without effects.
package struct PlainBox {
    package let bounds: CGRect
    /// Where the top left corner of the bounds lies in the superlayer's space.
    package let origin: CGPoint
    package let isVisible: Bool
    /// Whether it is neither hidden nor opaque.
    package let isFaded: Bool
    package let showsBounds: Bool
    package let clips: Bool
    /// How far outside of the bounds the text may be painted; negative if there is none.
    package fileprivate(set) var textReach: CGFloat = -1

    /// Nil for a layer with a transform, an effect or a depth.
    ///
    /// Inlined, and everything is read before anything is called: so only what is read is copied.
    @inline(__always)
    fileprivate init?(_ values: borrowing LayerValues) {
        guard !values.hasRareValues, !values.hasTransform, values.zPosition == 0, !values.shouldRasterize else {
            return nil
        }
        bounds = values.bounds
        isVisible = !values.isHidden && values.opacity > 0
        isFaded = values.opacity < 1
        showsBounds = values.backgroundColor != nil || values.contents != nil
        clips = values.masksToBounds
        let (size, anchor, position) = (bounds.size, values.anchorPoint, values.position)
        origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        // What is farther away than this cannot be addressed, and whoever paints must look closer.
        guard bounds.isFinite, abs(origin.x) < 1e8, abs(origin.y) < 1e8, size.width < 4e6, size.height < 4e6 else {
            return nil
        }
    }
}

extension CALayer {
    /// The layer as a plain box, as it is shown; nil if it has something special, such as text that is typeset already.
    ///
    /// Asked here, and not by whoever paints, because other modules read a layer's values through coroutines, each of
    /// which allocates.
    package final var plainBox: PlainBox? {
        guard !flags.contains(.keepsDepth), extras?.mask == nil else { return nil }
        let found = if let animations { PlainBox(animations.presented) } else { PlainBox(modelValues) }
        guard var box = found else { return nil }
        guard box.isVisible else { return box }
        if flags.contains(.defersText) {
            guard let reach = owner?.reachOfTextOfLayer, reach < .infinity else { return nil }
            box.textReach = reach
        } else if extras?.textContents != nil {
            return nil
        }
        return box
    }

    /// Whether there are layers in it.
    package final var hasSublayers: Bool {
        !children.isEmpty
    }
}
