/// A container that lays out its children in lines and starts another line when no more children fit.
///
/// ```swift
/// Wrap(spacing: 8, lineSpacing: 8) {
///     for tag in tags { Tag(text: tag).id(tag) }
/// }
/// ```
///
/// Each child is proposed the size proposed to the container; a child that is wider than a line gets a line of its own.
public struct Wrap<ChildEnvironment>: Stack {
    /// The environment that the children expect.
    public typealias EnvironmentType = ChildEnvironment

    let items: ComponentItems<ChildEnvironment>
    let lines: WrapLayout
    let isRightToLeft: Bool?

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - items: The children; their ids must be unique.
    ///   - spacing: The distance between adjacent children in a line, in points.
    ///   - lineSpacing: The distance between lines, in points.
    ///   - alignment: The horizontal alignment of lines that are shorter than the longest; `nil` aligns them where
    ///     lines start.
    ///   - lineAlignment: The vertical alignment of children that are lower than their line.
    ///   - isRightToLeft: Whether lines start at the right; `nil` follows the layout direction.
    public init(
        _ items: [AnyComponentWithIdentity<ChildEnvironment>], spacing: CGFloat = 0, lineSpacing: CGFloat = 0,
        alignment: VStackAlignment? = nil, lineAlignment: HStackAlignment = .center, isRightToLeft: Bool? = nil
    ) {
        self.items = ComponentItems(items)
        lines = WrapLayout(
            spacing: spacing.isFinite ? spacing : 0, lineSpacing: lineSpacing.isFinite ? lineSpacing : 0,
            alignment: alignment?.fraction, lineAlignment: lineAlignment.fraction)
        self.isRightToLeft = isRightToLeft
    }

    /// Creates a container from a builder closure.
    public init(
        spacing: CGFloat = 0, lineSpacing: CGFloat = 0, alignment: VStackAlignment? = nil,
        lineAlignment: HStackAlignment = .center, isRightToLeft: Bool? = nil,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(
            content(), spacing: spacing, lineSpacing: lineSpacing, alignment: alignment, lineAlignment: lineAlignment,
            isRightToLeft: isRightToLeft)
    }

    /// A layered layout, because a line has no free space to share; lines start at its horizontal alignment.
    var layout: StackLayout {
        StackLayout(direction: .layered, alignment: .zero, isDirectional: isRightToLeft == nil)
    }

    var usesStackLayout: Bool { false }

    func arrange(
        _ children: [StackLayout.Child], by layout: StackLayout, available: CGSize
    ) -> (size: CGSize, centers: [CGPoint]) {
        var lines = lines
        lines.isRightToLeft = isRightToLeft ?? (layout.alignment.x > 0)
        return lines.arrange(children, available: available)
    }
}
