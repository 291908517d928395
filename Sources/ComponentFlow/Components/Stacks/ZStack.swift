/// A stack that layers its children, with the last one in front.
///
/// Each child is proposed the size proposed to the stack. A stack without children has zero size.
public struct ZStack<ChildEnvironment>: Stack {
    /// The environment that the children expect, which is also the environment of the stack.
    public typealias EnvironmentType = ChildEnvironment

    let alignment: ZStackAlignment
    /// Compared after the other properties, because that takes longest.
    let items: ComponentItems<ChildEnvironment>

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - items: The children, from back to front; their ids must be unique.
    ///   - alignment: The alignment of children that are smaller than the stack.
    public init(
        _ items: [AnyComponentWithIdentity<ChildEnvironment>], alignment: ZStackAlignment = .center
    ) {
        self.items = ComponentItems(items)
        self.alignment = alignment
    }

    /// Creates a stack from a builder closure.
    public init(
        alignment: ZStackAlignment = .center,
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) {
        self.init(content(), alignment: alignment)
    }

    var layout: StackLayout {
        StackLayout(direction: .layered, alignment: alignment.fraction, isDirectional: alignment.isDirectional)
    }
}
