extension YGLayout {
    /// The properties with fast access for ``PropertyTable``; other properties can be set as well, but more slowly.
    static let properties: [CommonProperty] = [
        CommonProperty(\.isIncludedInLayout, { $0.isIncludedInLayout }, { $0.isIncludedInLayout = $1 }),
        CommonProperty(\.direction, { $0.direction }, { $0.direction = $1 }),
        CommonProperty(\.flexDirection, { $0.flexDirection }, { $0.flexDirection = $1 }),
        CommonProperty(\.justifyContent, { $0.justifyContent }, { $0.justifyContent = $1 }),
        CommonProperty(\.alignContent, { $0.alignContent }, { $0.alignContent = $1 }),
        CommonProperty(\.alignItems, { $0.alignItems }, { $0.alignItems = $1 }),
        CommonProperty(\.alignSelf, { $0.alignSelf }, { $0.alignSelf = $1 }),
        CommonProperty(\.position, { $0.position }, { $0.position = $1 }),
        CommonProperty(\.flexWrap, { $0.flexWrap }, { $0.flexWrap = $1 }),
        CommonProperty(\.overflow, { $0.overflow }, { $0.overflow = $1 }),
        CommonProperty(\.display, { $0.display }, { $0.display = $1 }),
        CommonProperty(\.grid, { $0.grid }, { $0.grid = $1 }),
        CommonProperty(\.flexGrow, { $0.flexGrow }, { $0.flexGrow = $1 }),
        CommonProperty(\.flexShrink, { $0.flexShrink }, { $0.flexShrink = $1 }),
        CommonProperty(\.flexBasis, { $0.flexBasis }, { $0.flexBasis = $1 }),
        CommonProperty(\.aspectRatio, { $0.aspectRatio }, { $0.aspectRatio = $1 }),
        CommonProperty(\.width, { $0.width }, { $0.width = $1 }),
        CommonProperty(\.height, { $0.height }, { $0.height = $1 }),
        CommonProperty(\.maxWidth, { $0.maxWidth }, { $0.maxWidth = $1 }),
        CommonProperty(\.maxHeight, { $0.maxHeight }, { $0.maxHeight = $1 }),
        CommonProperty(\.minWidth, { $0.minWidth }, { $0.minWidth = $1 }),
        CommonProperty(\.minHeight, { $0.minHeight }, { $0.minHeight = $1 }),
        CommonProperty(\.columnGap, { $0.columnGap }, { $0.columnGap = $1 }),
        CommonProperty(\.rowGap, { $0.rowGap }, { $0.rowGap = $1 }),
        CommonProperty(\.gap, { $0.gap }, { $0.gap = $1 }),
        CommonProperty(\.order, { $0.order }, { $0.order = $1 }),
        CommonProperty(\.margin, { $0.margin }, { $0.margin = $1 }),
        CommonProperty(\.marginHorizontal, { $0.marginHorizontal }, { $0.marginHorizontal = $1 }),
        CommonProperty(\.marginVertical, { $0.marginVertical }, { $0.marginVertical = $1 }),
        CommonProperty(\.marginLeft, { $0.marginLeft }, { $0.marginLeft = $1 }),
        CommonProperty(\.marginTop, { $0.marginTop }, { $0.marginTop = $1 }),
        CommonProperty(\.marginRight, { $0.marginRight }, { $0.marginRight = $1 }),
        CommonProperty(\.marginBottom, { $0.marginBottom }, { $0.marginBottom = $1 }),
        CommonProperty(\.marginStart, { $0.marginStart }, { $0.marginStart = $1 }),
        CommonProperty(\.marginEnd, { $0.marginEnd }, { $0.marginEnd = $1 }),
        CommonProperty(\.padding, { $0.padding }, { $0.padding = $1 }),
        CommonProperty(\.paddingHorizontal, { $0.paddingHorizontal }, { $0.paddingHorizontal = $1 }),
        CommonProperty(\.paddingVertical, { $0.paddingVertical }, { $0.paddingVertical = $1 }),
        CommonProperty(\.paddingLeft, { $0.paddingLeft }, { $0.paddingLeft = $1 }),
        CommonProperty(\.paddingTop, { $0.paddingTop }, { $0.paddingTop = $1 }),
        CommonProperty(\.paddingRight, { $0.paddingRight }, { $0.paddingRight = $1 }),
        CommonProperty(\.paddingBottom, { $0.paddingBottom }, { $0.paddingBottom = $1 }),
        CommonProperty(\.paddingStart, { $0.paddingStart }, { $0.paddingStart = $1 }),
        CommonProperty(\.paddingEnd, { $0.paddingEnd }, { $0.paddingEnd = $1 }),
        CommonProperty(\.borderWidth, { $0.borderWidth }, { $0.borderWidth = $1 }),
        CommonProperty(\.borderLeftWidth, { $0.borderLeftWidth }, { $0.borderLeftWidth = $1 }),
        CommonProperty(\.borderTopWidth, { $0.borderTopWidth }, { $0.borderTopWidth = $1 }),
        CommonProperty(\.borderRightWidth, { $0.borderRightWidth }, { $0.borderRightWidth = $1 }),
        CommonProperty(\.borderBottomWidth, { $0.borderBottomWidth }, { $0.borderBottomWidth = $1 }),
        CommonProperty(\.borderStartWidth, { $0.borderStartWidth }, { $0.borderStartWidth = $1 }),
        CommonProperty(\.borderEndWidth, { $0.borderEndWidth }, { $0.borderEndWidth = $1 }),
        CommonProperty(\.left, { $0.left }, { $0.left = $1 }),
        CommonProperty(\.top, { $0.top }, { $0.top = $1 }),
        CommonProperty(\.right, { $0.right }, { $0.right = $1 }),
        CommonProperty(\.bottom, { $0.bottom }, { $0.bottom = $1 }),
        CommonProperty(\.start, { $0.start }, { $0.start = $1 }),
        CommonProperty(\.end, { $0.end }, { $0.end = $1 }),
        CommonProperty(\.percent.width, { $0.percent.width }, { $0.percent.width = $1 }),
        CommonProperty(\.percent.height, { $0.percent.height }, { $0.percent.height = $1 }),
    ]
}

extension CommonProperty {
    /// Creates an entry for a layout property that is accessed through the view.
    fileprivate init<T: Equatable>(
        _ path: ReferenceWritableKeyPath<YGLayout, T>, _ read: @escaping @MainActor (YGLayout) -> T,
        _ write: @escaping @MainActor (YGLayout, T) -> Void
    ) {
        self.init(path: path, access: PropertyAccess({ read($0.yoga) }, { write($0.yoga, $1) }))
    }
}
