/// The position of a node's exact origin relative to the pixel grid, and the scale of that grid.
struct RoundingOrigin: Equatable {
    /// Pixels per point; 0 without rounding, −1 before the first layout.
    var scale = -1.0
    /// The offset of the exact origin from the rounded one, in points.
    var x = 0.0
    var y = 0.0
}

extension NodePointer {
    /// Converts the exact positions in a tree to rounded frames.
    func applyFrames(_ rounding: FlexRounding) {
        var scale = 0.0
        if case .pixels(let perPoint) = rounding, perPoint.isFinite, perPoint > 0 { scale = perPoint }
        applyFrames(RoundingOrigin(scale: scale), depth: 0)
    }

    /// `parentOrigin` is the offset of the parent's exact origin from its rounded one.
    ///
    /// Edges are rounded in root coordinates. A translation by whole pixels does not affect the rounding of
    /// descendants, so only the remainder is passed down, and subtrees whose remainder is unchanged and that were not
    /// laid out again are skipped.
    private func applyFrames(_ parentOrigin: RoundingOrigin, depth: Int) {
        let place = pointee.place
        guard parentOrigin.scale > 0 else {
            pointee.frame = place
            applyFramesInside(parentOrigin, depth: depth)
            return
        }
        let scale = parentOrigin.scale
        let (left, top) = (parentOrigin.x + place.x, parentOrigin.y + place.y)
        var frame = FlexRect(x: left.rounded(to: scale), y: top.rounded(to: scale), width: 0, height: 0)
        frame.width = (left + place.width).rounded(to: scale) - frame.x
        frame.height = (top + place.height).rounded(to: scale) - frame.y
        if pointee.traits.contains(.measured) {
            // Text that fits exactly must still fit after rounding.
            if frame.width < place.width - roundingTolerance { frame.width += 1 / scale }
            if frame.height < place.height - roundingTolerance { frame.height += 1 / scale }
        }
        pointee.frame = frame
        applyFramesInside(RoundingOrigin(scale: scale, x: left - frame.x, y: top - frame.y), depth: depth)
    }

    private func applyFramesInside(_ origin: RoundingOrigin, depth: Int) {
        guard pointee.items.count > 0, depth < LayoutPass.maximumDepth,
            pointee.roundedAt != origin || pointee.needsFrames
        else { return }
        pointee.roundedAt = origin
        pointee.needsFrames = false
        pointee.framesVersion &+= 1
        for child in pointee.items.all {
            child.applyFrames(origin, depth: depth + 1)
        }
    }
}

/// The tolerance for rounding errors, in points.
private let roundingTolerance = 1e-6

extension Double {
    /// The nearest multiple of a pixel; ties are rounded up, to the right and down.
    ///
    /// The conversion uses an integer, because `rounded()` requires the C math library, which a program that uses only
    /// this module does not link. Values beyond the range of exact integers need no rounding.
    fileprivate func rounded(to scale: Double) -> Double {
        let pixels = self * scale + 0.5 + roundingTolerance
        guard abs(pixels) < 9e15 else { return self }
        let truncated = Double(Int64(pixels))
        return (truncated > pixels ? truncated - 1 : truncated) / scale
    }
}
