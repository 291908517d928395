public import Flexbox

/// Lines children up one below the other, and shares out the room by the rules of CSS flexible boxes.
///
/// ```swift
/// FlexColumn(justify: .spaceBetween, align: .center, gap: 8) {
///     Text(text: "Name")
///     Rectangle(color: .separator).flex(grow: 1)
///     Text(text: "Value").flex(alignSelf: .flexStart)
/// }
/// ```
///
/// It takes all the height it is offered, so that there is room to share out, unless that is without end or it is told to
/// hug its children; across it is as large as they are. Children are measured with all the room there is; those that get
/// another size by growing, shrinking or stretching are offered exactly that. A child that takes less than its box stands
/// at the start of it. ``Spacer`` and what is ``AnyComponentWithIdentity/flexible(_:)`` grow by their weights. Text has no
/// baseline here: `baseline` counts as the lower edge.
public struct FlexColumn<ChildEnvironment>: FlexStack {
    /// What the children expect from their surroundings, and so what the container expects.
    public typealias EnvironmentType = ChildEnvironment

    let items: ComponentItems<ChildEnvironment>
    let style: FlexStyle
    let fillsMainAxis: Bool
    let isRightToLeft: Bool

    /// Makes a container.
    ///
    /// - Parameters:
    ///   - items: The children, from top to bottom; their ids must be unique.
    ///   - justify: What happens to room that is left along the container.
    ///   - align: Where children stand across their line.
    ///   - wrap: Whether children that do not fit continue on another line.
    ///   - alignContent: What happens to room that is left between lines.
    ///   - gap: The distance between neighbours, in points.
    ///   - lineGap: The distance between lines, in points; nil is `gap`.
    ///   - padding: The room around the children, in points.
    ///   - hugs: Whether it is only as high as its children.
    ///   - isReversed: Whether children follow each other the other way.
    ///   - isRightToLeft: Whether lines start at the right.
    public init(
        _ items: [AnyComponentWithIdentity<ChildEnvironment>], justify: FlexJustify = .flexStart,
        align: FlexAlign = .stretch, wrap: FlexWrap = .noWrap, alignContent: FlexAlignContent = .flexStart,
        gap: CGFloat = 0, lineGap: CGFloat? = nil, padding: UIEdgeInsets = .zero, hugs: Bool = false,
        isReversed: Bool = false, isRightToLeft: Bool = false
    ) {
        self.items = ComponentItems(items)
        fillsMainAxis = !hugs
        self.isRightToLeft = isRightToLeft
        style = FlexStyle(
            isReversed ? .columnReverse : .column, justify: justify, align: align, wrap: wrap,
            alignContent: alignContent,
            gap: gap, lineGap: lineGap ?? gap, padding: padding)
    }

    /// Makes a container of the components that the closure lists.
    public init(
        justify: FlexJustify = .flexStart, align: FlexAlign = .stretch, wrap: FlexWrap = .noWrap,
        alignContent: FlexAlignContent = .flexStart, gap: CGFloat = 0, lineGap: CGFloat? = nil,
        padding: UIEdgeInsets = .zero, hugs: Bool = false, isReversed: Bool = false, isRightToLeft: Bool = false,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(
            content(), justify: justify, align: align, wrap: wrap, alignContent: alignContent, gap: gap,
            lineGap: lineGap, padding: padding, hugs: hugs, isReversed: isReversed, isRightToLeft: isRightToLeft)
    }

    /// Updates the children, shares out the room, and places them.
    public static var body: Body {
        makeBody()
    }
}
