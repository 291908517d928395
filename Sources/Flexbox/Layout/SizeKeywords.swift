// CSS Sizing Level 3 §3.2 and Level 4 §6: sizes and limits that are keywords.
extension NodePointer {
    /// Resolves the keywords among the sizes and limits for an available size, which is unset if unknown.
    ///
    /// The height of the content is used wherever a height is unknown, and determines limits only once the width is known
    /// (``resolveHeightLimits(width:basis:isRightToLeft:_:)``).
    func resolveKeywords(width available: Double, height: Double, isRightToLeft: Bool, _ pass: PassPointer) {
        let style = (
            width: pointee.style.width, minWidth: pointee.style.minWidth, maxWidth: pointee.style.maxWidth,
            height: pointee.style.height, minHeight: pointee.style.minHeight, maxHeight: pointee.style.maxHeight
        )
        let space = max(height, pointee.item.frameHeight)
        if height.isSet, style.height == .stretch { pointee.item.height = space }
        if height.isSet, style.minHeight == .stretch { pointee.item.minHeight = space }
        if height.isSet, style.maxHeight == .stretch { pointee.item.maxHeight = space }
        let minimum = width(of: style.minWidth, available: available, isRightToLeft: isRightToLeft, pass)
        let maximum = width(of: style.maxWidth, available: available, isRightToLeft: isRightToLeft, pass)
        let width = width(of: style.width, available: available, isRightToLeft: isRightToLeft, pass)
        if minimum.isSet { pointee.item.minWidth = minimum }
        if maximum.isSet { pointee.item.maxWidth = maximum }
        if width.isSet { pointee.item.width = width }
    }

    /// Resolves limits of the width that are `fit-content`, for a contribution to a container of unknown width.
    ///
    /// `minimum` and `maximum` are the contributions that limits of `fit-content` make.
    func resolveWidthLimits(
        minimum: IntrinsicKind, maximum: IntrinsicKind, isRightToLeft: Bool, _ pass: PassPointer
    ) {
        guard pointee.traits.contains(.keywords) else { return }
        let (minWidth, maxWidth) = (pointee.style.minWidth, pointee.style.maxWidth)
        guard minWidth == .fitContent || maxWidth == .fitContent else { return }
        func content(_ kind: IntrinsicKind) -> Double {
            intrinsicWidth(kind, height: pointee.item.height, isRightToLeft: isRightToLeft, pass)
        }
        if minWidth == .fitContent { pointee.item.minWidth = content(minimum) }
        if maxWidth == .fitContent { pointee.item.maxWidth = content(maximum) }
    }

    /// Resolves limits of the height that depend on the height of the content at a width.
    func resolveHeightLimits(width: Double, basis: Double, isRightToLeft: Bool, _ pass: PassPointer) {
        guard pointee.traits.contains(.keywords) else { return }
        let (minHeight, maxHeight) = (pointee.style.minHeight, pointee.style.maxHeight)
        guard minHeight.isContentKeyword || maxHeight.isContentKeyword else { return }
        let request = LayoutRequest(width: width, basis: basis.ifUnset(0), isRightToLeft: isRightToLeft)
        let content = layout(request, .size, pass).height
        if minHeight.isContentKeyword { pointee.item.minHeight = content }
        if maxHeight.isContentKeyword { pointee.item.maxHeight = content }
    }

    /// The width of the border box that a keyword specifies; unset for other lengths, and if it depends on an available
    /// width that is unknown.
    func width(of length: FlexLength, available: Double, isRightToLeft: Bool, _ pass: PassPointer) -> Double {
        let height = pointee.item.height
        func content(_ kind: IntrinsicKind) -> Double {
            intrinsicWidth(kind, height: height, isRightToLeft: isRightToLeft, pass)
        }
        switch length {
        case .minContent: return content(.minContent)
        case .maxContent: return content(.maxContent)
        case .fitContent where available.isSet:
            return fitContentWidth(available: available, height: height, isRightToLeft: isRightToLeft, pass)
        case .stretch where available.isSet: return max(available, pointee.item.frameWidth)
        case .fitContent, .stretch, .auto, .points, .percent, .content, .fraction: return unset
        }
    }
}

extension FlexLength {
    /// Whether the length is a keyword for the size of the content.
    var isContentKeyword: Bool { isSizeKeyword && self != .stretch }

    /// Whether a height is automatic or depends on the height of the containing block, as that of `fitContent` does.
    var isAutomaticOrByArea: Bool {
        isPercent || self == .auto || self == .stretch || self == .fitContent
    }
}
