import Flexbox

/// The common requirements of ``FlexRow`` and ``FlexColumn``.
protocol FlexStack: ContainerComponent {
    var content: FlexContent { get }
}

extension FlexStack {
    /// Updates the items with the container's own environment, and places them.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        children.defaultAppear = .default(scale: true, alpha: true)
        children.defaultDisappear = .default(scale: true, alpha: true)
        let memory = FlexCache.stored(in: children)
        let pass = FlexPass(
            content: content, children: children, memory: memory, environment: environment,
            availableSize: availableSize, transition: transition)
        let result = pass.run()
        for index in BackToFront.order(of: content.items) {
            let placed = result.children[index].position(result.centers[index])
            children.add(content.items[index].traits?.animating(placed) ?? placed)
        }
        return result.size
    }
}

/// The items of a flex container, and how it lays them out.
struct FlexContent: Equatable {
    let items: [ComponentItem]
    let style: FlexStyle
    let fillsMainAxis: Bool
    /// Whether lines start at the right; `nil` follows the layout direction.
    let isRightToLeft: Bool?

    /// Creates the content of a container.
    ///
    /// - Parameters:
    ///   - gap: The distance between adjacent children along the container, in points.
    ///   - lineGap: The distance between lines, in points.
    init<ChildEnvironment>(
        _ items: [AnyComponentWithIdentity<ChildEnvironment>], _ direction: FlexDirection, justify: FlexJustify,
        align: FlexAlign, wrap: FlexWrap, alignContent: FlexAlignContent, gap: CGFloat, lineGap: CGFloat,
        padding: UIEdgeInsets, fillsMainAxis: Bool, isRightToLeft: Bool?
    ) {
        var style = FlexStyle()
        style.flexDirection = direction
        style.justifyContent = justify
        style.alignItems = align
        style.flexWrap = wrap
        style.alignContent = alignContent
        style.columnGap = .points(Double(direction.isRow ? gap : lineGap))
        style.rowGap = .points(Double(direction.isRow ? lineGap : gap))
        style.padding = FlexEdges(
            top: .points(Double(padding.top)), left: .points(Double(padding.left)),
            bottom: .points(Double(padding.bottom)), right: .points(Double(padding.right)))
        self.items = ComponentItems(items).expanded
        self.style = style
        self.fillsMainAxis = fillsMainAxis
        self.isRightToLeft = isRightToLeft
    }
}

extension FlexDirection {
    var isRow: Bool { self == .row || self == .rowReverse }
}
