/// A component that shows another one in a view of its own, with the same size.
protocol Wrapper: ContainerComponent {
    var content: AnyComponent<EnvironmentType> { get }
}

extension Wrapper {
    /// Updates the content and places it.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let child = children.updateContent(
            content.box, environment: environment, availableSize: availableSize, transition: transition)
        children.add(child)
        return child.size
    }
}

extension ChildContainer {
    /// Updates the content of a modifier.
    func updateContent(
        _ content: ComponentBox, environment: EnvironmentCells, availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild {
        update(
            .content, BoxContent(box: content), environment: environment, availableSize: availableSize,
            transition: transition)
    }

    /// Updates the label of a control and places it in the center; returns the size of the control.
    func layOutLabel(
        _ label: ComponentBox, opacity: CGFloat?, minimumSize: CGSize, environment: EnvironmentCells,
        availableSize: CGSize, transition: ComponentTransition
    ) -> CGSize {
        let child = updateContent(
            label, environment: environment, availableSize: availableSize, transition: transition)
        let size = CGSize(
            width: max(child.size.width, minimumSize.width), height: max(child.size.height, minimumSize.height))
        // The control receives the touches; the label is not interactive.
        let style = ChildStyle(opacity: opacity, ignoresTouches: true)
        add(child.position(CGPoint(x: size.width / 2, y: size.height / 2)).style(style))
        return size
    }
}

extension ChildKey {
    /// The content of a modifier.
    @MainActor static let content = ChildKey(declaration: 0, identity: nil)
    /// The component that a modifier adds behind or in front of its content.
    @MainActor static let layer = ChildKey(declaration: 0, identity: .integer(1))
}
