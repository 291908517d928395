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
    /// New ones grow and fade in, those that go shrink and fade out, unless they say otherwise.
    @MainActor static func makeBody() -> Body {
        let children = ChildMap(environment: EnvironmentType.self, keyedBy: ComponentIdentity.self)
        return { context in
            let component = context.component
            let layout = component.layout
            let environment = context.environment
            let measured = measure(component.items, layout: layout, available: context.availableSize) { item, offer in
                children[item.identity].update(
                    component: item.component, environment: { environment }, availableSize: offer,
                    transition: context.transition)
            }
            let size = layout.size(of: measured.geometry, available: context.availableSize)
            let centers = layout.centers(of: measured.geometry, in: size)
            for index in component.items.indices {
                let traits = component.items[index].traits
                context.add(
                    measured.children[index]
                        .position(centers[index])
                        .appear(traits?.appear ?? .default(scale: true, alpha: true))
                        .disappear(traits?.disappear ?? .default(scale: true, alpha: true)))
            }
            return size
        }
    }

    /// The updated items and their geometry, in their order.
    private typealias Measured = (children: [UpdatedChild], geometry: [StackLayout.Child])

    @MainActor private static func measure(
        _ items: [AnyComponentWithIdentity<EnvironmentType>], layout: StackLayout, available: CGSize,
        update: (AnyComponentWithIdentity<EnvironmentType>, _ offer: CGSize) -> UpdatedChild
    ) -> Measured {
        guard layout.direction != .layered, items.contains(where: { $0.flexibility != nil }) else {
            let children = items.map { update($0, available) }
            return (children, children.map { StackLayout.Child(size: $0.size) })
        }
        return measureFlexibly(items, layout: layout, available: available, update: update)
    }

    /// Measures what takes the room it needs first, then what shares the rest.
    @MainActor private static func measureFlexibly(
        _ items: [AnyComponentWithIdentity<EnvironmentType>], layout: StackLayout, available: CGSize,
        update: (AnyComponentWithIdentity<EnvironmentType>, _ offer: CGSize) -> UpdatedChild
    ) -> Measured {
        let flexibilities = items.map(\.flexibility)
        var children = zip(items, flexibilities).map { $1 == nil ? update($0, available) : nil }
        var geometry = children.map { StackLayout.Child(size: $0?.size ?? .zero) }

        let flexible = flexibilities.compactMap(\.self)
        let free = layout.freeLength(besides: geometry, count: items.count, available: available)
        var shares = free.map { StackFlexibility.shares(of: flexible, in: $0) }?.makeIterator()
        for (index, flexibility) in flexibilities.enumerated() {
            guard let flexibility else { continue }
            let share = shares?.next()
            let child = update(items[index], layout.offer(share: share, available: available))
            children[index] = child
            geometry[index] = StackLayout.Child(
                size: child.size, slot: share ?? (flexibility.minimum > 0 ? flexibility.minimum : nil))
        }
        return (children.compactMap(\.self), geometry)
    }
}
