/// A stack that lays out its children from top to bottom.
///
/// Each child is proposed the size proposed to the stack, except for ``Spacer`` and
/// ``AnyComponentWithIdentity/flexible(_:)`` items, which share the space that the other children leave. A stack
/// without children has zero size.
///
/// If the children need more than a finite proposed height, they are proposed less, the least flexible one first, so that
/// texts wrap or are truncated and scroll views shrink. Those with a higher
/// ``AnyComponentWithIdentity/layoutPriority(_:)`` receive space before the others.
public struct VStack<ChildEnvironment>: Stack {
    /// The environment that the children expect, which is also the environment of the stack.
    public typealias EnvironmentType = ChildEnvironment

    /// The alignment in a layout from left to right.
    let alignment: VStackAlignment
    /// Whether the alignment is mirrored in a layout from right to left.
    let isDirectional: Bool
    let spacing: CGFloat
    let fillWidth: Bool
    /// Compared after the other properties, because that takes longest.
    let items: ComponentItems<ChildEnvironment>

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - items: The children, from top to bottom; their ids must be unique.
    ///   - alignment: The horizontal alignment of children that are narrower than the stack.
    ///   - spacing: The distance between adjacent children, in points.
    ///   - fillWidth: Whether the stack takes the proposed width instead of the width of its widest child.
    public init(
        _ items: [AnyComponentWithIdentity<ChildEnvironment>], alignment: VStackAlignment = .center,
        spacing: CGFloat = 0, fillWidth: Bool = false
    ) {
        self.items = ComponentItems(items)
        self.alignment = alignment
        self.spacing = spacing
        self.fillWidth = fillWidth
        isDirectional = false
    }

    /// Creates a stack whose children are aligned at the edge where lines start or end.
    public init(
        _ items: [AnyComponentWithIdentity<ChildEnvironment>], alignment: DirectionalAlignment, spacing: CGFloat = 0,
        fillWidth: Bool = false
    ) {
        self.items = ComponentItems(items)
        self.alignment = alignment.resolved(isRightToLeft: false)
        self.spacing = spacing
        self.fillWidth = fillWidth
        isDirectional = true
    }

    /// Creates a stack from a builder closure.
    public init(
        alignment: VStackAlignment = .center, spacing: CGFloat = 0, fillWidth: Bool = false,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(content(), alignment: alignment, spacing: spacing, fillWidth: fillWidth)
    }

    /// Creates a stack from a builder closure, with children aligned at the edge where lines start or end.
    public init(
        alignment: DirectionalAlignment, spacing: CGFloat = 0, fillWidth: Bool = false,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(content(), alignment: alignment, spacing: spacing, fillWidth: fillWidth)
    }

    var layout: StackLayout {
        StackLayout(
            direction: .vertical, spacing: spacing, alignment: CGPoint(x: alignment.fraction, y: 0),
            fillsAcross: fillWidth, isDirectional: isDirectional)
    }
}
