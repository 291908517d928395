/// Lays children over each other, the last one in front.
///
/// Each child is offered the whole size the stack is offered. A stack without children has the size zero.
public struct ZStack<ChildEnvironment>: Stack {
    /// What the children expect from their surroundings, and so what the stack expects.
    public typealias EnvironmentType = ChildEnvironment

    let items: ComponentItems<ChildEnvironment>
    let alignment: ZStackAlignment

    /// Makes a stack.
    ///
    /// - Parameters:
    ///   - items: The children, from back to front; their ids must be unique.
    ///   - alignment: Where children stand that are smaller than the stack.
    public init(
        _ items: [AnyComponentWithIdentity<ChildEnvironment>], alignment: ZStackAlignment = .center
    ) {
        self.items = ComponentItems(items)
        self.alignment = alignment
    }

    /// Makes a stack of the components that the closure lists.
    public init(
        alignment: ZStackAlignment = .center,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(content(), alignment: alignment)
    }

    var layout: StackLayout {
        StackLayout(direction: .layered, alignment: alignment.fraction)
    }

    /// Updates the children, then places them.
    public static var body: Body {
        makeBody()
    }
}
