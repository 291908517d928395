extension FlexNode {
    /// Lays out the tree with this node as its root, and updates the ``frame`` of every node.
    ///
    /// Subtrees that have not changed since the last layout, and do not depend on changes, are skipped. The root's
    /// margins and insets are ignored, and its frame is at the origin.
    ///
    /// - Parameters:
    ///   - width: the width of the root if its style leaves it automatic, and the basis of its percentages; `nil` for
    ///     the max-content width.
    ///   - height: the height of the root if its style leaves it automatic, and the basis of its percentages; `nil` for
    ///     the height of the content.
    ///   - direction: the writing direction, if the root's style inherits it.
    ///   - rounding: whether frames are aligned to the pixel grid.
    /// - Returns: statistics about the work performed.
    /// - Note: Nodes more than 512 levels deep, or beyond 6 MB of the stack, are not laid out: their frames are zero, or
    ///   left over from a previous layout of a shallower tree. A re-entrant call, which only a measure function can make, has no effect.
    @discardableResult
    public func layout(
        width: Double? = nil, height: Double? = nil, direction: FlexWritingDirection = .leftToRight,
        rounding: FlexRounding = .pixels(perPoint: 1)
    ) -> FlexLayoutStatistics {
        layout(
            width: width.map(FlexRootLength.exactly) ?? .unlimited,
            height: height.map(FlexRootLength.exactly) ?? .unlimited, direction: direction, rounding: rounding)
    }

    /// Lays out the tree with a size that may be a limit.
    @discardableResult
    public func layout(
        width: FlexRootLength, height: FlexRootLength = .unlimited, direction: FlexWritingDirection = .leftToRight,
        rounding: FlexRounding = .pixels(perPoint: 1)
    ) -> FlexLayoutStatistics {
        guard !storage.pointee.isInLayout else { return FlexLayoutStatistics() }
        var pass = LayoutPass(root: storage)
        // If this node is not a root, its parent's layout of it is no longer valid.
        storage.pointee.changeCount &+= 1
        forgetPlacedStaticRoot()
        defer { forgetPlacedStaticRoot() }
        if storage.pointee.style.display != .none {
            layoutRoot(width: width, height: height, isRightToLeft: direction == .rightToLeft, &pass)
        } else if isDirty {
            storage.hide()
            storage.pointee.isDirty = false
        }
        storage.applyFrames(rounding)
        return pass.statistics
    }

    /// Discards the placement of a node that is the containing block of its absolutely positioned children only as a root.
    private func forgetPlacedStaticRoot() {
        guard storage.pointee.style.position == .static, storage.pointee.parent != nil else { return }
        storage.pointee.cache.placed = CachedLayout()
    }

    private func layoutRoot(
        width: FlexRootLength, height: FlexRootLength, isRightToLeft: Bool, _ pass: PassPointer
    ) {
        storage.resolveItem(width: width.basis, height: height.exact, isRightToLeft: isRightToLeft, pass)
        let item = storage.pointee.item
        let sizing = storage.pointee.style.boxSizing
        var outerHeight = item.height.ifUnset(height.exact)
        var outerWidth = item.width.ifUnset(width.exact)
        if item.ratio.isSet, item.height.isUnset, outerHeight.isUnset, outerWidth.isSet {
            outerHeight = item.height(forWidth: item.clampedWidth(outerWidth), sizing)
        }
        if outerHeight.isSet { outerHeight = item.clampedHeight(outerHeight) }
        if outerWidth.isUnset {
            let content =
                item.ratio.isSet && outerHeight.isSet
                ? item.width(forHeight: outerHeight, sizing)
                : storage.intrinsicWidth(.maxContent, height: outerHeight, isRightToLeft: isRightToLeft, pass)
            outerWidth = min(content, width.limit)
        }
        outerWidth = item.clampedWidth(outerWidth)
        var request = LayoutRequest(width: outerWidth, basis: width.basis.ifUnset(0), isRightToLeft: isRightToLeft)
        let maxHeight = max(min(item.maxHeight, height.limit), item.minHeight)
        if outerHeight.isSet {
            request.height = outerHeight
            request.isHeightDefinite = true
        } else {
            request.minHeight = item.minHeight
            request.maxHeight = maxHeight
        }
        let answer = storage.layout(request, .place, pass)
        let outer = outerHeight.isSet ? item.clampedHeight(answer.height) : answer.height
        storage.pointee.place = FlexRect(
            x: 0, y: 0, width: outerWidth, height: max(outer, item.minHeight, item.frameHeight))
    }
}
