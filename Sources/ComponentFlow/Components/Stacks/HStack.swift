/// Lines children up from left to right.
///
/// Each child is offered the whole size the stack is offered, but for those that take the room the others leave: a
/// ``Spacer``, and what is ``AnyComponentWithIdentity/flexible(_:)``. A stack without children has the size zero.
public struct HStack<ChildEnvironment>: Stack {
    /// What the children expect from their surroundings, and so what the stack expects.
    public typealias EnvironmentType = ChildEnvironment

    let items: ComponentItems<ChildEnvironment>
    let alignment: HStackAlignment
    let spacing: CGFloat

    /// Makes a stack.
    ///
    /// - Parameters:
    ///   - items: The children, from left to right; their ids must be unique.
    ///   - alignment: Where children stand that are lower than the stack.
    ///   - spacing: The distance between neighbours, in points.
    public init(
        _ items: [AnyComponentWithIdentity<ChildEnvironment>], alignment: HStackAlignment = .center,
        spacing: CGFloat = 0
    ) {
        self.items = ComponentItems(items)
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Makes a stack of the components that the closure lists.
    public init(
        alignment: HStackAlignment = .center, spacing: CGFloat = 0,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(content(), alignment: alignment, spacing: spacing)
    }

    var layout: StackLayout {
        StackLayout(direction: .horizontal, spacing: spacing, alignment: CGPoint(x: 0, y: alignment.fraction))
    }

    /// Updates the children, then places them.
    public static var body: Body {
        makeBody()
    }
}
