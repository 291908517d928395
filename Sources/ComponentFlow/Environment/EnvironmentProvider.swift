/// A component that provides its content with an environment value.
///
/// Returned by ``Component/environment(_:)``.
public struct EnvironmentProvider<Value: Equatable>: ContainerComponent {
    let content: AnyComponent<Value>
    let value: Value

    /// Updates the content with the value, and places it.
    ///
    /// The node of the content keeps its own copy of the value, and updates what read the value when another one is
    /// provided.
    func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        let child = children.updateContent(
            content.box, environment: EnvironmentCells([TypedEnvironmentCell(value)]), availableSize: availableSize,
            transition: transition)
        children.add(child)
        return child.size
    }
}

extension Component where EnvironmentType: Equatable {
    /// Returns the component with the environment value that it expects, for use where the value is not available.
    ///
    /// ```swift
    /// BookList(library: library).environment(Theme.dark)
    /// ```
    ///
    /// A changed value updates only the components that read it.
    ///
    /// - Parameter value: The value for the component and everything in it.
    public func environment(_ value: EnvironmentType) -> EnvironmentProvider<EnvironmentType> {
        EnvironmentProvider(content: AnyComponent(self), value: value)
    }
}
