extension FlexNode {
    /// Lays the tree of which this node is the root out.
    ///
    /// Afterwards every node's ``frame`` is right.
    ///
    /// What did not change since the last layout, and does not depend on what did, is not laid out again. The root's
    /// margins and insets are not used, and its frame stands at the origin.
    ///
    /// - Parameters:
    ///   - width: the width of the root where its style leaves it automatic, and what its percentages refer to; `nil`
    ///     for as wide as the content wants.
    ///   - height: the same for the height.
    ///   - direction: the direction in which text runs, where the root's style inherits it.
    ///   - rounding: whether the frames are moved to the pixel grid.
    /// - Returns: how much had to be done.
    /// - Note: Nodes that lie more than 512 levels deep are not laid out: their frames are zero, or what a layout gave
    ///   them when they lay in a shallower tree. While the tree is being laid out, which only its measure functions can
    ///   notice, another call does nothing.
    @discardableResult
    public func layout(
        width: Double? = nil, height: Double? = nil, direction: FlexWritingDirection = .leftToRight,
        rounding: FlexRounding = .pixels(perPoint: 1)
    ) -> FlexLayoutStatistics {
        guard !storage.pointee.isInLayout else { return FlexLayoutStatistics() }
        var pass = LayoutPass()
        if storage.pointee.style.display != .none {
            layoutRoot(
                width: (width ?? unset).asLength, height: (height ?? unset).asLength,
                isRightToLeft: direction == .rightToLeft, &pass)
        } else if isDirty {
            storage.hide()
            storage.pointee.isDirty = false
        }
        storage.applyFrames(rounding)
        return pass.statistics
    }

    private func layoutRoot(width: Double, height: Double, isRightToLeft: Bool, _ pass: PassPointer) {
        storage.resolveItem(width: width, height: height, isRightToLeft: isRightToLeft)
        let item = storage.pointee.item
        let sizing = storage.pointee.style.boxSizing
        var outerHeight = item.height.ifUnset(height)
        var outerWidth = item.width.ifUnset(width)
        if item.ratio.isSet, item.height.isUnset, height.isUnset, outerWidth.isSet {
            outerHeight = item.height(forWidth: item.clampedWidth(outerWidth), sizing)
        }
        if outerHeight.isSet { outerHeight = item.clampedHeight(outerHeight) }
        if outerWidth.isUnset {
            outerWidth =
                item.ratio.isSet && outerHeight.isSet
                ? item.width(forHeight: outerHeight, sizing)
                : storage.intrinsicWidth(.maxContent, height: outerHeight, isRightToLeft: isRightToLeft, pass)
        }
        outerWidth = item.clampedWidth(outerWidth)
        var request = LayoutRequest(width: outerWidth, basis: width.ifUnset(0), isRightToLeft: isRightToLeft)
        if outerHeight.isSet {
            request.height = outerHeight
            request.isHeightDefinite = true
        } else {
            request.minHeight = item.minHeight
            request.maxHeight = item.maxHeight
        }
        let answer = storage.layout(request, .place, pass)
        storage.pointee.place = FlexRect(x: 0, y: 0, width: outerWidth, height: item.clampedHeight(answer.height))
    }
}
