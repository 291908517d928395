// §9.1 Initial Setup and §9.2 Line Length Determination.
extension FlexContainer {
    /// Resolves the items' styles in this container.
    mutating func prepareItems() {
        let alignItems = node.pointee.style.alignItems
        for node in items {
            node.resolveItem(width: percentWidth, height: definiteHeight, isRightToLeft: isRightToLeft, pass)
            if isSizingColumns { determineContribution(node) }
            let align = node.pointee.style.alignSelf ?? alignItems
            node.pointee.item.align = resolvedAlign(of: node, align)
            node.pointee.item.isSafe = align.overflow == .safe
            node.pointee.item.stretches = stretches(node)
            node.pointee.item.maxMain = isRow ? node.pointee.item.maxWidth : node.pointee.item.maxHeight
        }
    }

    /// Step 3: the flex base size and the hypothetical main size of each item.
    mutating func determineBaseSizes() {
        for node in items {
            if !isRow { resolveHeightLimits(node) }
            determineBaseSize(node)
            let item = node.item
            let minimum = relevantMinimumMain(node)
            node.pointee.item.hypothetical = max(min(item.base, item.maxMain), minimum, mainFrame(item))
        }
    }

    /// Resolves limits of the main size that depend on the height of the content.
    private mutating func resolveHeightLimits(_ node: NodePointer) {
        guard node.pointee.traits.contains(.keywords) else { return }
        let width = hypotheticalWidth(node, definite: definiteCross(node.item), height: unset)
        node.resolveHeightLimits(width: width, basis: percentWidth, isRightToLeft: isRightToLeft, pass)
        node.pointee.item.maxMain = node.pointee.item.maxHeight
    }

    private mutating func determineBaseSize(_ node: NodePointer) {
        let item = node.item
        // A. A definite flex basis, or a definite main size if the basis is `auto`.
        if let definite = definiteBasis(node) {
            node.pointee.item.base = max(definite, mainFrame(item))
            return
        }
        // B. An aspect ratio and a definite cross size.
        let cross = definiteCross(item)
        if item.ratio.isSet, cross.isSet {
            let sizing = node.pointee.style.boxSizing
            let base = isRow ? item.width(forHeight: cross, sizing) : item.height(forWidth: cross, sizing)
            node.pointee.item.basis = .ratio
            node.pointee.item.base = max(base, mainFrame(item))
            return
        }
        // E. The content size. C and D apply to containers that are being sized themselves; see
        // `IntrinsicWidths.swift`.
        node.pointee.item.basis = .content
        if isRow {
            node.pointee.item.base = node.maxContentWidth(height: cross, isRightToLeft: isRightToLeft, pass)
        } else {
            // The height is not definite here: either it is automatic, or the basis is `content`.
            var width = hypotheticalWidth(node, definite: cross, height: unset)
            node.pointee.item.cross = width
            if item.ratio.isSet {
                node.pointee.item.basis = .ratio
                if cross.isUnset { width = widthBeforeLimitsOfHeight(node) }
                node.pointee.item.base = max(
                    item.height(forWidth: width, node.pointee.style.boxSizing), item.frameHeight)
            } else {
                node.pointee.item.measuredWidth = width
                node.pointee.item.base = contentHeight(node, width: width)
            }
        }
    }

    /// The width of a box with an aspect ratio, without the transferred limits of its height, which are applied later.
    private mutating func widthBeforeLimitsOfHeight(_ node: NodePointer) -> Double {
        guard !isSizingColumns else { return node.pointee.item.contribution }
        let ratio = node.pointee.item.ratio
        node.pointee.item.ratio = unset
        let width = hypotheticalWidth(node, definite: unset, height: unset)
        node.pointee.item.ratio = ratio
        return width
    }

    private mutating func definiteBasis(_ node: NodePointer) -> Double? {
        let item = node.item
        let length = node.pointee.style.flexBasis
        guard length != .auto else {
            node.pointee.item.basis = .size
            let main = isRow ? item.width : item.height
            return main.isSet ? main : nil
        }
        guard !length.isSizeKeyword else { return basisByKeyword(node) }
        let basis = length.resolved(against: isRow ? percentWidth : definiteHeight)
        guard basis.isSet else { return nil }
        node.pointee.item.basis = .basis
        return basis + (node.pointee.style.boxSizing == .contentBox ? mainFrame(item) : 0)
    }

    /// The flex basis of the border box that a keyword specifies; `nil` for the size of the content.
    private mutating func basisByKeyword(_ node: NodePointer) -> Double? {
        let available = (isRow ? percentWidth : definiteHeight) - mainMargins(node.item)
        let length = node.pointee.style.flexBasis
        let basis =
            isRow
            ? node.width(of: length, available: available, isRightToLeft: isRightToLeft, pass)
            : length == .stretch ? available : unset
        guard basis.isSet else { return nil }
        node.pointee.item.basis = .basis
        return basis
    }

    /// The minimum main size, if it can affect the hypothetical size; otherwise 0.
    ///
    /// The automatic minimum is at most the specified main size and at most the content size. A base size that equals
    /// one of these is not below the minimum, which is therefore not computed until an item has to shrink.
    private mutating func relevantMinimumMain(_ node: NodePointer) -> Double {
        let item = node.item
        let isAutomatic = (isRow ? node.pointee.style.minWidth : node.pointee.style.minHeight) == .auto
        guard isAutomatic else {
            node.pointee.item.minMain = isRow ? item.minWidth : item.minHeight
            return node.pointee.item.minMain
        }
        guard !node.pointee.style.clipsContent else {
            node.pointee.item.minMain = 0
            return 0
        }
        if item.ratio.isUnset, item.basis != .basis { return 0 }
        return minimumMain(node)
    }
}

// MARK: - §4.5 Automatic Minimum Size of Flex Items

extension FlexContainer {
    /// The minimum main size of an item.
    mutating func minimumMain(_ node: NodePointer) -> Double {
        if node.pointee.item.minMain.isUnset {
            node.pointee.item.minMain = automaticMinimum(node)
        }
        return node.pointee.item.minMain
    }

    private mutating func automaticMinimum(_ node: NodePointer) -> Double {
        let item = node.item
        let content = min(contentSuggestion(node), item.maxMain)
        let specified = isRow ? item.width : item.height
        return specified.isSet ? min(content, min(specified, item.maxMain)) : content
    }

    /// The content size suggestion.
    ///
    /// With an aspect ratio and a definite cross size it is at least the transferred size.
    private mutating func contentSuggestion(_ node: NodePointer) -> Double {
        let item = node.item
        let cross = definiteCross(item)
        let sizing = node.pointee.style.boxSizing
        var content = 0.0
        if isRow {
            content = node.intrinsicWidth(.minContent, height: cross, isRightToLeft: isRightToLeft, pass)
        } else {
            if item.ratio.isSet {
                return ratioHeight(node, width: hypotheticalWidth(node, definite: cross, height: unset))
            }
            let height = item.height.isSet ? item.clampedHeight(item.height) : unset
            return contentHeight(node, width: hypotheticalWidth(node, definite: cross, height: height))
        }
        guard item.ratio.isSet else { return content }
        if cross.isSet {
            content = max(content, item.width(forHeight: cross, sizing))
        }
        // A definite height already determines the transferred size, so its limits are not applied again.
        return cross.isSet ? content : item.widthWithinRatio(content, sizing)
    }

    /// The height of a box with an aspect ratio at a width: the transferred height, but at least the content height.
    private mutating func ratioHeight(_ node: NodePointer, width: Double) -> Double {
        let item = node.item
        var request = contentRequest(node, width: width)
        request.height = item.height(forWidth: width, node.pointee.style.boxSizing)
        request.growsWithContent = item.height.isSet || node.pointee.style.height == .auto
        let height = node.layout(request, .size, pass).height
        return item.heightWithinRatio(height, node.pointee.style.boxSizing)
    }
}

// MARK: - Content sizes

extension FlexContainer {
    /// The height of an item's content at a width, without the item's own limits.
    mutating func contentHeight(_ node: NodePointer, width: Double) -> Double {
        // In a column of definite height the item receives a second request with its final height for placement.
        node.layout(contentRequest(node, width: width), places && !isMainDefinite ? .sizeAndTryPlaces : .size, pass)
            .height
    }

    /// The request that determines the height of an item's content.
    mutating func contentRequest(_ node: NodePointer, width: Double) -> LayoutRequest {
        var request = LayoutRequest(width: width, basis: percentWidth.ifUnset(0), isRightToLeft: isRightToLeft)
        // The height of the content depends on where its columns wrap, or on the number of its rows.
        if node.pointee.style.wrapsColumns, !node.pointee.style.height.isPercent {
            request.wrapHeight = node.pointee.item.height.ifUnset(.infinity)
        }
        if node.pointee.style.wrapsColumns || node.pointee.style.display == .grid,
            !node.pointee.style.maxHeight.isPercent
        {
            request.wrapHeight = min(request.wrapHeight, node.pointee.item.maxHeight)
        }
        return request
    }

    /// The width of an item in a column: the definite width, or its fit-content width.
    mutating func hypotheticalWidth(_ node: NodePointer, definite: Double, height: Double) -> Double {
        if definite.isSet { return definite }
        let item = node.item
        if isSizingColumns { return item.contribution }
        if item.ratio.isSet, height.isSet {
            return ratioWidth(node, height: height)
        }
        let available = max(innerWidth - item.margin.horizontal, 0)
        return item.clampedWidth(fitContentWidth(node, available: available, height: height))
    }

    /// The width that the aspect ratio gives for a height, but at least the content's unless the item clips it (the
    /// automatic minimum of boxes with an aspect ratio, CSS Sizing 4 §5.1).
    mutating func ratioWidth(_ node: NodePointer, height: Double) -> Double {
        let item = node.item
        let width = item.width(forHeight: height, node.pointee.style.boxSizing)
        guard item.height.isSet, node.pointee.style.minWidth == .auto, !node.pointee.style.clipsContent else {
            return item.clampedWidth(width)
        }
        let content = node.intrinsicWidth(.minContent, height: height, isRightToLeft: isRightToLeft, pass)
        return item.clampedWidth(max(width, min(content, item.maxWidth)))
    }

    /// The fit-content width of an item for an optional definite height.
    ///
    /// The columns of an item break at its specified height, also if the flex basis replaces that height.
    mutating func fitContentWidth(_ node: NodePointer, available: Double, height: Double) -> Double {
        let item = node.item
        let limit = item.maxHeight
        if height.isUnset, node.pointee.style.wrapsColumns, item.ratio.isUnset, item.height.isSet,
            !node.pointee.style.height.isPercent
        {
            node.pointee.item.maxHeight = min(limit, item.height)
        }
        defer { node.pointee.item.maxHeight = limit }
        return node.fitContentWidth(available: available, height: height, isRightToLeft: isRightToLeft, pass)
    }
}

extension NodePointer {
    func maxContentWidth(height: Double, isRightToLeft: Bool, _ pass: PassPointer) -> Double {
        let width = intrinsicWidth(.maxContent, height: height, isRightToLeft: isRightToLeft, pass)
        let item = self.item
        return item.ratio.isSet ? item.widthWithinRatio(width, pointee.style.boxSizing) : width
    }

    /// The fit-content width: the max-content width limited to the available width, but at least the min-content width.
    func fitContentWidth(available: Double, height: Double, isRightToLeft: Bool, _ pass: PassPointer) -> Double {
        var width = intrinsicWidth(.maxContent, height: height, isRightToLeft: isRightToLeft, pass)
        if width > available {
            width = max(available, intrinsicWidth(.minContent, height: height, isRightToLeft: isRightToLeft, pass))
        }
        let item = self.item
        return item.ratio.isSet ? item.widthWithinRatio(width, pointee.style.boxSizing) : width
    }
}
