public import Flexbox

/// A row of children, laid out by the rules of CSS flexible boxes.
///
/// ```swift
/// FlexRow(justify: .spaceBetween, align: .center, gap: 8) {
///     Text("Name")
///     Rectangle(color: .separator).flex(grow: 1)
///     Text("Value").flex(alignSelf: .flexStart)
/// }
/// ```
///
/// The row takes the proposed width, so that there is space to distribute, unless the proposal is unbounded or `hugs`
/// is `true`. Its height is that of its children. Children are measured with the full available size; those whose size
/// changes by growing, shrinking or stretching are then proposed exactly their new size. A child that is smaller than
/// its box is placed at the start of the box. ``Spacer`` and ``AnyComponentWithIdentity/flexible(_:)`` items grow by
/// their weights. Text baselines are not supported: `baseline` aligns bottom edges.
public struct FlexRow<ChildEnvironment>: FlexStack {
    /// The environment that the children expect, which is also the environment of the container.
    public typealias EnvironmentType = ChildEnvironment

    let content: FlexContent

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - items: The children, from the start to the end of the line; their ids must be unique.
    ///   - justify: The distribution of free space along the row.
    ///   - align: The alignment of children across their line.
    ///   - wrap: Whether children that do not fit continue on another line.
    ///   - alignContent: The distribution of free space between lines.
    ///   - gap: The distance between adjacent children, in points.
    ///   - lineGap: The distance between lines, in points; `nil` uses `gap`.
    ///   - padding: The space around the children, in points.
    ///   - hugs: Whether the row is only as wide as its children.
    ///   - isReversed: Whether the order of the children is reversed.
    ///   - isRightToLeft: Whether lines start at the right; `nil` follows the layout direction.
    public init(
        _ items: [AnyComponentWithIdentity<ChildEnvironment>], justify: FlexJustify = .flexStart,
        align: FlexAlign = .stretch, wrap: FlexWrap = .noWrap, alignContent: FlexAlignContent = .flexStart,
        gap: CGFloat = 0, lineGap: CGFloat? = nil, padding: UIEdgeInsets = .zero, hugs: Bool = false,
        isReversed: Bool = false, isRightToLeft: Bool? = nil
    ) {
        content = FlexContent(
            items, isReversed ? .rowReverse : .row, justify: justify, align: align, wrap: wrap,
            alignContent: alignContent, gap: gap, lineGap: lineGap ?? gap, padding: padding, fillsMainAxis: !hugs,
            isRightToLeft: isRightToLeft)
    }

    /// Creates a container from a builder closure.
    public init(
        justify: FlexJustify = .flexStart, align: FlexAlign = .stretch, wrap: FlexWrap = .noWrap,
        alignContent: FlexAlignContent = .flexStart, gap: CGFloat = 0, lineGap: CGFloat? = nil,
        padding: UIEdgeInsets = .zero, hugs: Bool = false, isReversed: Bool = false, isRightToLeft: Bool? = nil,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(
            content(), justify: justify, align: align, wrap: wrap, alignContent: alignContent, gap: gap,
            lineGap: lineGap, padding: padding, hugs: hugs, isReversed: isReversed, isRightToLeft: isRightToLeft)
    }
}
