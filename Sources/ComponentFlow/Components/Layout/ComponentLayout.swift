/// An arrangement of children that an application defines.
///
/// A layout is a value with the parameters of the arrangement. Call it with children to get a component:
///
/// ```swift
/// struct Cascade: ComponentLayout {
///     let step: CGFloat
///
///     func layOut(_ children: [LayoutChild], availableSize: CGSize, isRightToLeft: Bool) -> CGSize {
///         var size = CGSize.zero
///         for (index, child) in children.enumerated() {
///             let offset = CGFloat(index) * step
///             let placed = child.place(at: CGPoint(x: offset, y: offset))
///             size = CGSize(width: offset + placed.width, height: offset + placed.height)
///         }
///         return size
///     }
/// }
///
/// Cascade(step: 12) {
///     Text("one")
///     Text("two")
/// }
/// ```
public protocol ComponentLayout: Equatable {
    /// Measures and places the children, and returns the size of the container, in points.
    ///
    /// A child that is not placed is at the origin of the container.
    ///
    /// - Parameters:
    ///   - children: The children in order, each of them proposed `availableSize`.
    ///   - availableSize: The size proposed to the container, in points; a dimension may be infinite.
    ///   - isRightToLeft: Whether the container is laid out from right to left.
    @preconcurrency @MainActor func layOut(_ children: [LayoutChild], availableSize: CGSize, isRightToLeft: Bool)
        -> CGSize
}

extension ComponentLayout {
    /// Returns a component that arranges children by this layout.
    public func callAsFunction<ChildEnvironment>(
        @ComponentBuilder<ChildEnvironment> content: () -> [AnyComponentWithIdentity<ChildEnvironment>]
    ) -> LayoutContainer<Self, ChildEnvironment> {
        LayoutContainer(content(), layout: self)
    }
}

/// A container that arranges its children by a ``ComponentLayout``.
public struct LayoutContainer<Layout: ComponentLayout, ChildEnvironment>: ContainerComponent {
    /// The environment that the children expect, which is also the environment of the container.
    public typealias EnvironmentType = ChildEnvironment

    /// The arrangement of the children.
    public let layout: Layout
    let items: ComponentItems<ChildEnvironment>

    /// Creates a container of children, whose ids must be unique.
    public init(_ items: [AnyComponentWithIdentity<ChildEnvironment>], layout: Layout) {
        self.items = ComponentItems(items)
        self.layout = layout
    }

    /// Updates the children and places them.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        layout.layOut(
            items.expanded, in: children, availableSize: availableSize, environment: environment,
            transition: transition)
    }
}

extension ComponentLayout {
    /// Updates items as children of a container and places them.
    @MainActor func layOut(
        _ items: [ComponentItem], in container: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        container.defaultAppear = .default(scale: true, alpha: true)
        container.defaultDisappear = .default(scale: true, alpha: true)
        let children = items.map { item in
            LayoutChild(
                container.update(
                    ChildKey(item.identity), BoxContent(box: item.box), environment: environment,
                    availableSize: availableSize, transition: transition),
                layoutPriority: item.priority, in: container, proposal: availableSize, transition: transition)
        }
        let size = layOut(
            children, availableSize: availableSize, isRightToLeft: container.owner.isRightToLeft)
        for index in BackToFront.order(of: items) {
            let placed = children[index].placed
            container.add(items[index].traits?.animating(placed) ?? placed)
        }
        return size
    }
}
