import Flexbox

/// The common requirements of ``FlexRow`` and ``FlexColumn``.
protocol FlexStack: CombinedComponent, ComponentCollection {
    var items: ComponentItems<EnvironmentType> { get }
    var style: FlexStyle { get }
    var fillsMainAxis: Bool { get }
    var isRightToLeft: Bool { get }
}

extension FlexStack {
    var childBoxes: [ComponentBox] {
        items.boxes
    }

    @MainActor func forEachChildBox(_ visit: @MainActor (ComponentBox) -> Void) {
        for item in items.items { visit(item.box) }
    }

    /// Updates the items with the container's own environment, and places them.
    @MainActor static func makeBody() -> Body {
        let (children, memory) = (KeyedDeclaration(), FlexCache())
        let appear = ComponentTransition.Appear.default(scale: true, alpha: true)
        let disappear = ComponentTransition.Disappear.default(scale: true, alpha: true)
        return { context in
            let component = context.component
            let items = component.items.items
            let pass = FlexPass(
                style: component.style, fillsMainAxis: component.fillsMainAxis,
                isRightToLeft: component.isRightToLeft, children: children, memory: memory,
                environment: context.environment.cells, availableSize: context.availableSize,
                transition: context.transition)
            let result = pass.run(items)
            for (index, child) in result.children.enumerated() {
                let traits = items[index].traits
                context.add(
                    child.position(result.centers[index])
                        .appear(traits?.appear ?? appear)
                        .disappear(traits?.disappear ?? disappear))
            }
            return result.size
        }
    }
}

extension FlexStyle {
    /// Creates the style of a container.
    ///
    /// - Parameters:
    ///   - gap: The distance between adjacent children along the container, in points.
    ///   - lineGap: The distance between lines, in points.
    init(
        _ direction: FlexDirection, justify: FlexJustify, align: FlexAlign, wrap: FlexWrap,
        alignContent: FlexAlignContent, gap: CGFloat, lineGap: CGFloat, padding: UIEdgeInsets
    ) {
        self.init()
        flexDirection = direction
        justifyContent = justify
        alignItems = align
        flexWrap = wrap
        self.alignContent = alignContent
        let isRow = direction == .row || direction == .rowReverse
        columnGap = .points(Double(isRow ? gap : lineGap))
        rowGap = .points(Double(isRow ? lineGap : gap))
        self.padding = FlexEdges(
            top: .points(Double(padding.top)), left: .points(Double(padding.left)),
            bottom: .points(Double(padding.bottom)), right: .points(Double(padding.right)))
    }
}
