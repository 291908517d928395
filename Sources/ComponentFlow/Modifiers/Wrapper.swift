/// A component with a single child, which determines the proposal for the child and its placement.
protocol Wrapper: CombinedComponent, ComponentCollection {
    var content: AnyComponent<EnvironmentType> { get }

    /// Returns the size proposed to the content.
    func offer(available: CGSize) -> CGSize

    /// Returns the total size for a content size, and the center of the content.
    func place(_ content: CGSize, available: CGSize) -> (size: CGSize, center: CGPoint)

    /// Applies a style to the content.
    @MainActor func style(_ child: UpdatedChild) -> UpdatedChild
}

extension Wrapper {
    var childBoxes: [ComponentBox] {
        [content.box]
    }

    func offer(available: CGSize) -> CGSize {
        available
    }

    func place(_ content: CGSize, available: CGSize) -> (size: CGSize, center: CGPoint) {
        (content, CGPoint(x: content.width / 2, y: content.height / 2))
    }

    @MainActor func style(_ child: UpdatedChild) -> UpdatedChild {
        child
    }

    @MainActor static func makeBody() -> Body {
        let content = Child(environment: EnvironmentType.self)
        return { context in
            let component = context.component
            let child = content.update(
                component: component.content, environment: { context.environment },
                availableSize: component.offer(available: context.availableSize), transition: context.transition)
            let (size, center) = component.place(child.size, available: context.availableSize)
            context.add(component.style(child.position(center)))
            return size
        }
    }
}
