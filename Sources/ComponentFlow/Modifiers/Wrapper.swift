/// A component with a single child, which determines the proposal for the child and its placement.
protocol Wrapper: ContainerComponent {
    var content: AnyComponent<EnvironmentType> { get }

    /// Returns the size proposed to the content.
    func offer(available: CGSize) -> CGSize

    /// Returns the total size for a content size, and the center of the content.
    func place(_ content: CGSize, available: CGSize) -> (size: CGSize, center: CGPoint)

    /// Applies a style to the content.
    @MainActor func style(_ child: UpdatedChild) -> UpdatedChild
}

extension Wrapper {
    func offer(available: CGSize) -> CGSize {
        available
    }

    func place(_ content: CGSize, available: CGSize) -> (size: CGSize, center: CGPoint) {
        (content, CGPoint(x: content.width / 2, y: content.height / 2))
    }

    @MainActor func style(_ child: UpdatedChild) -> UpdatedChild {
        child
    }

    /// Updates the content and places it.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let child = children.update(
            .content, BoxContent(box: content.box), environment: environment,
            availableSize: offer(available: availableSize), transition: transition)
        let (size, center) = place(child.size, available: availableSize)
        children.add(style(child.position(center)))
        return size
    }
}

extension ChildKey {
    /// The content of a modifier.
    @MainActor static let content = ChildKey(declaration: 0, identity: nil)
    /// The component that a modifier adds behind or in front of its content.
    @MainActor static let layer = ChildKey(declaration: 0, identity: .integer(1))
}
