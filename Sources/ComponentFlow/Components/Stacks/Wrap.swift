/// Lines children up from left to right, and begins another line where no more fit.
///
/// ```swift
/// Wrap(spacing: 8, lineSpacing: 8) {
///     for tag in tags { Tag(text: tag).id(tag) }
/// }
/// ```
///
/// Each child is offered the whole size the component is offered; one that is wider than a line gets a line of its own.
public struct Wrap<ChildEnvironment>: Stack {
    /// What the children expect from their surroundings.
    public typealias EnvironmentType = ChildEnvironment

    let items: ComponentItems<ChildEnvironment>
    let lines: WrapLayout

    /// Makes a flow of components.
    ///
    /// - Parameters:
    ///   - items: The children; their ids must be unique.
    ///   - spacing: The distance between neighbours in a line, in points.
    ///   - lineSpacing: The distance between lines, in points.
    ///   - alignment: Where lines stand that are shorter than the longest; nil is the side where they start.
    ///   - lineAlignment: Where children stand that are lower than their line.
    ///   - isRightToLeft: Whether lines start at the right.
    public init(
        _ items: [AnyComponentWithIdentity<ChildEnvironment>], spacing: CGFloat = 0, lineSpacing: CGFloat = 0,
        alignment: VStackAlignment? = nil, lineAlignment: HStackAlignment = .center, isRightToLeft: Bool = false
    ) {
        self.items = ComponentItems(items)
        lines = WrapLayout(
            spacing: spacing.isFinite ? spacing : 0, lineSpacing: lineSpacing.isFinite ? lineSpacing : 0,
            alignment: alignment?.fraction, lineAlignment: lineAlignment.fraction, isRightToLeft: isRightToLeft)
    }

    /// Makes a flow of the components that the closure lists.
    public init(
        spacing: CGFloat = 0, lineSpacing: CGFloat = 0, alignment: VStackAlignment? = nil,
        lineAlignment: HStackAlignment = .center, isRightToLeft: Bool = false,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(
            content(), spacing: spacing, lineSpacing: lineSpacing, alignment: alignment, lineAlignment: lineAlignment,
            isRightToLeft: isRightToLeft)
    }

    /// There is no room along a line that could be shared.
    var layout: StackLayout {
        StackLayout(direction: .layered, alignment: .zero)
    }

    func arrange(_ children: [StackLayout.Child], available: CGSize) -> (size: CGSize, centers: [CGPoint]) {
        lines.arrange(children, available: available)
    }

    /// Updates the children, then places them.
    public static var body: Body {
        makeBody()
    }
}
