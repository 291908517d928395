/// A stack that lays out its children from the leading to the trailing edge.
///
/// Each child is proposed the size proposed to the stack, except for ``Spacer`` and
/// ``AnyComponentWithIdentity/flexible(_:)`` items, which share the space that the other children leave. A stack
/// without children has zero size.
///
/// If the children need more than a finite proposed width, they are proposed less, the least flexible one first, so that
/// texts wrap or are truncated and scroll views shrink. Those with a higher
/// ``AnyComponentWithIdentity/layoutPriority(_:)`` receive space before the others.
public struct HStack<ChildEnvironment>: Stack {
    /// The environment that the children expect, which is also the environment of the stack.
    public typealias EnvironmentType = ChildEnvironment

    let alignment: HStackAlignment
    let spacing: CGFloat
    /// Compared after the other properties, because that takes longest.
    let items: ComponentItems<ChildEnvironment>

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - items: The children, from the leading to the trailing edge; their ids must be unique.
    ///   - alignment: The vertical alignment of children that are lower than the stack, or of their baselines.
    ///   - spacing: The distance between adjacent children, in points.
    public init(
        _ items: [AnyComponentWithIdentity<ChildEnvironment>], alignment: HStackAlignment = .center,
        spacing: CGFloat = 0
    ) {
        self.items = ComponentItems(items)
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Creates a stack from a builder closure.
    public init(
        alignment: HStackAlignment = .center, spacing: CGFloat = 0,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(content(), alignment: alignment, spacing: spacing)
    }

    var layout: StackLayout {
        StackLayout(
            direction: .horizontal, spacing: spacing, alignment: CGPoint(x: 0, y: alignment.fraction),
            isDirectional: true, baseline: alignment.baseline)
    }
}
