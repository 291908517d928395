/// Stacks children from top to bottom.
///
/// Each child is offered the whole size the stack is offered, but for those that take the room the others leave: a
/// ``Spacer``, and what is ``AnyComponentWithIdentity/flexible(_:)``. A stack without children has the size zero.
public struct VStack<ChildEnvironment>: Stack {
    /// What the children expect from their surroundings, and so what the stack expects.
    public typealias EnvironmentType = ChildEnvironment

    let items: ComponentItems<ChildEnvironment>
    let alignment: VStackAlignment
    let spacing: CGFloat
    let fillWidth: Bool

    /// Makes a stack.
    ///
    /// - Parameters:
    ///   - items: The children, from top to bottom; their ids must be unique.
    ///   - alignment: Where children stand that are narrower than the stack.
    ///   - spacing: The distance between neighbours, in points.
    ///   - fillWidth: Whether the stack is as wide as it may be, rather than as its widest child.
    public init(
        _ items: [AnyComponentWithIdentity<ChildEnvironment>], alignment: VStackAlignment = .center,
        spacing: CGFloat = 0, fillWidth: Bool = false
    ) {
        self.items = ComponentItems(items)
        self.alignment = alignment
        self.spacing = spacing
        self.fillWidth = fillWidth
    }

    /// Makes a stack of the components that the closure lists.
    public init(
        alignment: VStackAlignment = .center, spacing: CGFloat = 0, fillWidth: Bool = false,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(content(), alignment: alignment, spacing: spacing, fillWidth: fillWidth)
    }

    var layout: StackLayout {
        StackLayout(
            direction: .vertical, spacing: spacing, alignment: CGPoint(x: alignment.fraction, y: 0),
            fillsWidth: fillWidth)
    }

    /// Updates the children, then places them.
    public static var body: Body {
        makeBody()
    }
}
