/// One update of a stack: it measures the items, then places them.
///
/// Unlike the stacks, this type is not generic: its loops dominate the update time of stacks with thousands of items.
@MainActor
struct StackPass {
    typealias Items = [ComponentItem]

    /// The updated items and their geometry, in order.
    typealias Measured = (children: ContiguousArray<UpdatedChild>, geometry: [StackLayout.Child])

    let layout: StackLayout
    let children: KeyedChildren
    let environment: EnvironmentCells
    let availableSize: CGSize
    let transition: ComponentTransition

    private func update(_ item: ComponentItem, offer: CGSize) -> UpdatedChild {
        children.update(
            item.box, identity: item.identity, environment: environment, availableSize: offer, transition: transition)
    }

    // MARK: - Measurement

    func measure(_ items: Items) -> Measured {
        hasFlexibleItems(items) ? measureFlexibly(items) : measureRigidly(items)
    }

    // Loops instead of closures: passed to nonisolated code, a closure would check its actor isolation on each call.

    private func hasFlexibleItems(_ items: Items) -> Bool {
        guard layout.direction != .layered else { return false }
        for item in items where item.flexibility != nil { return true }
        return false
    }

    private func measureRigidly(_ items: Items) -> Measured {
        var measured: Measured = ([], [])
        measured.children.reserveCapacity(items.count)
        measured.geometry.reserveCapacity(items.count)
        for item in items {
            let child = update(item, offer: availableSize)
            measured.geometry.append(StackLayout.Child(size: child.size))
            measured.children.append(child)
        }
        return measured
    }

    /// Measures the inflexible items first, then those that share the remaining space.
    private func measureFlexibly(_ items: Items) -> Measured {
        let flexibilities = items.map(\.flexibility)
        var children = zip(items, flexibilities).map { $1 == nil ? update($0, offer: availableSize) : nil }
        var geometry = children.map { StackLayout.Child(size: $0?.size ?? .zero) }

        let flexible = flexibilities.compactMap(\.self)
        let free = layout.freeLength(besides: geometry, count: items.count, available: availableSize)
        var shares = free.map { StackFlexibility.shares(of: flexible, in: $0) }?.makeIterator()
        for (index, flexibility) in flexibilities.enumerated() {
            guard let flexibility else { continue }
            let share = shares?.next()
            let child = update(items[index], offer: layout.offer(share: share, available: availableSize))
            children[index] = child
            geometry[index] = StackLayout.Child(
                size: child.size, slot: share ?? (flexibility.minimum > 0 ? flexibility.minimum : nil))
        }
        return (ContiguousArray(children.compactMap(\.self)), geometry)
    }

    // MARK: - Placement

    func place(
        _ measured: Measured, items: Items, centers: [CGPoint], appear: ComponentTransition.Appear?,
        disappear: ComponentTransition.Disappear?
    ) {
        for index in items.indices {
            let traits = items[index].traits
            children.container.add(
                measured.children[index]
                    .position(centers[index])
                    .appear(traits?.appear ?? appear)
                    .disappear(traits?.disappear ?? disappear))
        }
    }
}
