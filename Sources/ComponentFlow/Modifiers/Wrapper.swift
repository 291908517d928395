/// A component around one other: it says what that one is offered, and where in itself it stands.
protocol Wrapper: CombinedComponent, ComponentCollection {
    var content: AnyComponent<EnvironmentType> { get }

    /// The size the content is offered.
    func offer(available: CGSize) -> CGSize

    /// The size around a content of a size, and where the centre of the content stands in it.
    func place(_ content: CGSize, available: CGSize) -> (size: CGSize, center: CGPoint)

    /// Gives the content its look.
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
