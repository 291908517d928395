extension YGLayout {
    /// The properties with fast access for ``PropertyTable``; other properties can be set as well, but more slowly.
    static let properties: [UsualProperty] = [
        UsualProperty(\.isIncludedInLayout, { $0.isIncludedInLayout }, { $0.isIncludedInLayout = $1 }),
        UsualProperty(\.direction, { $0.direction }, { $0.direction = $1 }),
        UsualProperty(\.flexDirection, { $0.flexDirection }, { $0.flexDirection = $1 }),
        UsualProperty(\.justifyContent, { $0.justifyContent }, { $0.justifyContent = $1 }),
        UsualProperty(\.alignContent, { $0.alignContent }, { $0.alignContent = $1 }),
        UsualProperty(\.alignItems, { $0.alignItems }, { $0.alignItems = $1 }),
        UsualProperty(\.alignSelf, { $0.alignSelf }, { $0.alignSelf = $1 }),
        UsualProperty(\.position, { $0.position }, { $0.position = $1 }),
        UsualProperty(\.flexWrap, { $0.flexWrap }, { $0.flexWrap = $1 }),
        UsualProperty(\.overflow, { $0.overflow }, { $0.overflow = $1 }),
        UsualProperty(\.display, { $0.display }, { $0.display = $1 }),
        UsualProperty(\.grid, { $0.grid }, { $0.grid = $1 }),
        UsualProperty(\.flexGrow, { $0.flexGrow }, { $0.flexGrow = $1 }),
        UsualProperty(\.flexShrink, { $0.flexShrink }, { $0.flexShrink = $1 }),
        UsualProperty(\.flexBasis, { $0.flexBasis }, { $0.flexBasis = $1 }),
        UsualProperty(\.aspectRatio, { $0.aspectRatio }, { $0.aspectRatio = $1 }),
        UsualProperty(\.width, { $0.width }, { $0.width = $1 }),
        UsualProperty(\.height, { $0.height }, { $0.height = $1 }),
        UsualProperty(\.maxWidth, { $0.maxWidth }, { $0.maxWidth = $1 }),
        UsualProperty(\.maxHeight, { $0.maxHeight }, { $0.maxHeight = $1 }),
        UsualProperty(\.minWidth, { $0.minWidth }, { $0.minWidth = $1 }),
        UsualProperty(\.minHeight, { $0.minHeight }, { $0.minHeight = $1 }),
        UsualProperty(\.columnGap, { $0.columnGap }, { $0.columnGap = $1 }),
        UsualProperty(\.rowGap, { $0.rowGap }, { $0.rowGap = $1 }),
        UsualProperty(\.gap, { $0.gap }, { $0.gap = $1 }),
        UsualProperty(\.order, { $0.order }, { $0.order = $1 }),
        UsualProperty(\.margin, { $0.margin }, { $0.margin = $1 }),
        UsualProperty(\.marginHorizontal, { $0.marginHorizontal }, { $0.marginHorizontal = $1 }),
        UsualProperty(\.marginVertical, { $0.marginVertical }, { $0.marginVertical = $1 }),
        UsualProperty(\.marginLeft, { $0.marginLeft }, { $0.marginLeft = $1 }),
        UsualProperty(\.marginTop, { $0.marginTop }, { $0.marginTop = $1 }),
        UsualProperty(\.marginRight, { $0.marginRight }, { $0.marginRight = $1 }),
        UsualProperty(\.marginBottom, { $0.marginBottom }, { $0.marginBottom = $1 }),
        UsualProperty(\.marginStart, { $0.marginStart }, { $0.marginStart = $1 }),
        UsualProperty(\.marginEnd, { $0.marginEnd }, { $0.marginEnd = $1 }),
        UsualProperty(\.padding, { $0.padding }, { $0.padding = $1 }),
        UsualProperty(\.paddingHorizontal, { $0.paddingHorizontal }, { $0.paddingHorizontal = $1 }),
        UsualProperty(\.paddingVertical, { $0.paddingVertical }, { $0.paddingVertical = $1 }),
        UsualProperty(\.paddingLeft, { $0.paddingLeft }, { $0.paddingLeft = $1 }),
        UsualProperty(\.paddingTop, { $0.paddingTop }, { $0.paddingTop = $1 }),
        UsualProperty(\.paddingRight, { $0.paddingRight }, { $0.paddingRight = $1 }),
        UsualProperty(\.paddingBottom, { $0.paddingBottom }, { $0.paddingBottom = $1 }),
        UsualProperty(\.paddingStart, { $0.paddingStart }, { $0.paddingStart = $1 }),
        UsualProperty(\.paddingEnd, { $0.paddingEnd }, { $0.paddingEnd = $1 }),
        UsualProperty(\.borderWidth, { $0.borderWidth }, { $0.borderWidth = $1 }),
        UsualProperty(\.borderLeftWidth, { $0.borderLeftWidth }, { $0.borderLeftWidth = $1 }),
        UsualProperty(\.borderTopWidth, { $0.borderTopWidth }, { $0.borderTopWidth = $1 }),
        UsualProperty(\.borderRightWidth, { $0.borderRightWidth }, { $0.borderRightWidth = $1 }),
        UsualProperty(\.borderBottomWidth, { $0.borderBottomWidth }, { $0.borderBottomWidth = $1 }),
        UsualProperty(\.borderStartWidth, { $0.borderStartWidth }, { $0.borderStartWidth = $1 }),
        UsualProperty(\.borderEndWidth, { $0.borderEndWidth }, { $0.borderEndWidth = $1 }),
        UsualProperty(\.left, { $0.left }, { $0.left = $1 }),
        UsualProperty(\.top, { $0.top }, { $0.top = $1 }),
        UsualProperty(\.right, { $0.right }, { $0.right = $1 }),
        UsualProperty(\.bottom, { $0.bottom }, { $0.bottom = $1 }),
        UsualProperty(\.start, { $0.start }, { $0.start = $1 }),
        UsualProperty(\.end, { $0.end }, { $0.end = $1 }),
        UsualProperty(\.percent.width, { $0.percent.width }, { $0.percent.width = $1 }),
        UsualProperty(\.percent.height, { $0.percent.height }, { $0.percent.height = $1 }),
    ]
}

extension UsualProperty {
    /// Creates an entry for a layout property that is accessed through the view.
    fileprivate init<T: Equatable>(
        _ path: ReferenceWritableKeyPath<YGLayout, T>, _ read: @escaping @MainActor (YGLayout) -> T,
        _ write: @escaping @MainActor (YGLayout, T) -> Void
    ) {
        self.init(path: path, access: PropertyAccess({ read($0.yoga) }, { write($0.yoga, $1) }))
    }
}
