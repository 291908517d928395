/// What the stacks have in common: items, and a layout that places them.
protocol Stack: CombinedComponent, ComponentCollection {
    var items: [AnyComponentWithIdentity<EnvironmentType>] { get }
    var layout: StackLayout { get }
}

extension Stack {
    var childBoxes: [ComponentBox] {
        items.map(\.component.box)
    }

    /// Updates the items, each with the stack's own environment, and places them.
    ///
    /// New ones grow and fade in, those that go shrink and fade out.
    @MainActor static func makeBody() -> Body {
        let children = ChildMap(environment: EnvironmentType.self, keyedBy: ComponentIdentity.self)
        return { context in
            let component = context.component
            let layout = component.layout
            let environment = context.environment
            let updated = component.items.map { item in
                children[item.identity].update(
                    component: item.component, environment: { environment }, availableSize: context.availableSize,
                    transition: context.transition)
            }
            let sizes = updated.map(\.size)
            let size = layout.size(of: sizes, available: context.availableSize)
            for (child, center) in zip(updated, layout.centers(of: sizes, in: size)) {
                context.add(
                    child
                        .position(center)
                        .appear(.default(scale: true, alpha: true))
                        .disappear(.default(scale: true, alpha: true)))
            }
            return size
        }
    }
}
