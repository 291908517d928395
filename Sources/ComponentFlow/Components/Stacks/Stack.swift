/// The common requirements of the stacks: items, and a layout that places them.
protocol Stack: ContainerComponent {
    var items: ComponentItems<EnvironmentType> { get }
    var layout: StackLayout { get }
    /// Returns the total size of measured children, and the center of each.
    ///
    /// - Parameter layout: The stack's layout, with an alignment that refers to the left edge.
    func arrange(
        _ children: [StackLayout.Child], by layout: StackLayout, available: CGSize
    ) -> (size: CGSize, centers: [CGPoint])
    /// Whether ``arrange(_:by:available:)`` only applies the stack's layout.
    var usesStackLayout: Bool { get }
    /// The insertion animation of items that do not specify one.
    @MainActor var appear: ComponentTransition.Appear? { get }
    /// The removal animation of items that do not specify one.
    @MainActor var disappear: ComponentTransition.Disappear? { get }
}

extension Stack {
    var usesStackLayout: Bool { true }

    func arrange(
        _ children: [StackLayout.Child], by layout: StackLayout, available: CGSize
    ) -> (size: CGSize, centers: [CGPoint]) {
        let size = layout.size(of: children, available: available)
        return (size, layout.centers(of: children, in: size))
    }

    @MainActor var appear: ComponentTransition.Appear? { .default(scale: true, alpha: true) }
    @MainActor var disappear: ComponentTransition.Disappear? { .default(scale: true, alpha: true) }

    /// Updates the items with the stack's own environment, and places them.
    @MainActor func layOut(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        layOutItems(children, availableSize: availableSize, environment: environment, transition: transition)
    }

    /// Updates the items with the stack's own environment, and places them by its layout.
    @inline(__always)
    @MainActor func layOutItems(
        _ children: ChildContainer, availableSize: CGSize, environment: EnvironmentCells,
        transition: ComponentTransition
    ) -> CGSize {
        children.defaultAppear = appear
        children.defaultDisappear = disappear
        let layout = layout.resolved(in: children.owner)
        let pass = StackPass(
            layout: layout, children: children, environment: environment, availableSize: availableSize,
            transition: transition)
        var measured = pass.measure(items.items)
        if usesStackLayout, layout.baseline == nil, let size = pass.placePlain(measured) { return size }
        pass.fill(&measured)
        pass.findBaselines(&measured)
        var arranged = arrange(measured.geometry, by: layout, available: availableSize)
        if pass.fit(&measured, in: arranged.size) {
            pass.findBaselines(&measured)
            arranged = arrange(measured.geometry, by: layout, available: availableSize)
        }
        pass.place(measured, centers: arranged.centers)
        return arranged.size
    }
}
