/// The common requirements of the stacks: items, and a layout that places them.
protocol Stack: CombinedComponent, ComponentCollection {
    var items: ComponentItems<EnvironmentType> { get }
    var layout: StackLayout { get }
    /// Returns the total size of measured children, and the center of each.
    func arrange(_ children: [StackLayout.Child], available: CGSize) -> (size: CGSize, centers: [CGPoint])
    /// The insertion animation of items that do not specify one.
    @MainActor var appear: ComponentTransition.Appear? { get }
    /// The removal animation of items that do not specify one.
    @MainActor var disappear: ComponentTransition.Disappear? { get }
}

extension Stack {
    var childBoxes: [ComponentBox] {
        items.boxes
    }

    @MainActor func forEachChildBox(_ visit: @MainActor (ComponentBox) -> Void) {
        for item in items.items { visit(item.box) }
    }

    func arrange(_ children: [StackLayout.Child], available: CGSize) -> (size: CGSize, centers: [CGPoint]) {
        let size = layout.size(of: children, available: available)
        return (size, layout.centers(of: children, in: size))
    }

    @MainActor var appear: ComponentTransition.Appear? { .default(scale: true, alpha: true) }
    @MainActor var disappear: ComponentTransition.Disappear? { .default(scale: true, alpha: true) }

    /// Updates the items with the stack's own environment, and places them.
    @MainActor static func makeBody() -> Body {
        let children = KeyedDeclaration()
        return { context in
            guard let children = children.running else { return .zero }
            let component = context.component
            let pass = StackPass(
                layout: component.layout, children: children, environment: context.environment.cells,
                availableSize: context.availableSize, transition: context.transition)
            let items = component.items.items
            let measured = pass.measure(items)
            let arranged = component.arrange(measured.geometry, available: context.availableSize)
            pass.place(
                measured, items: items, centers: arranged.centers, appear: component.appear,
                disappear: component.disappear)
            return arranged.size
        }
    }
}
