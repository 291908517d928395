/// One update of a stack: it measures the items, then places them.
///
/// Unlike the stacks, this type is not generic: its loops dominate the update time of stacks with thousands of items.
@MainActor
struct StackPass {
    typealias Items = [ComponentItem]

    /// The updated items and their geometry, in order.
    struct Measured {
        var children: ContiguousArray<UpdatedChild> = []
        var geometry: [StackLayout.Child] = []
        /// The traits of the children that have some, in order.
        var traits: [(index: Int, traits: ItemTraits)] = []

        mutating func append(_ child: UpdatedChild, slot: CGFloat? = nil) {
            geometry.append(StackLayout.Child(size: child.size, slot: slot))
            children.append(child)
        }
    }

    let layout: StackLayout
    let children: ChildContainer
    let environment: EnvironmentCells
    let availableSize: CGSize
    let transition: ComponentTransition

    private func update(_ item: ComponentItem, offer: CGSize) -> UpdatedChild {
        children.update(
            ChildKey(item.identity), BoxContent(box: item.box), environment: environment, availableSize: offer,
            transition: transition)
    }

    // MARK: - Measurement

    func measure(_ items: Items) -> Measured {
        hasFlexibleItems(items) ? measureFlexibly(items) : measureRigidly(items)
    }

    // Loops instead of closures: passed to nonisolated code, a closure would check its actor isolation on each call.

    private func hasFlexibleItems(_ items: Items) -> Bool {
        guard layout.direction != .layered else { return false }
        for index in items.indices {
            if let traits = items[index].traits {
                if traits.elements == nil, items[index].flexibility != nil { return true }
            } else if items[index].box.flexibility != nil {
                return true
            }
        }
        return false
    }

    private func measureRigidly(_ items: Items) -> Measured {
        var measured = Measured()
        measured.children.reserveCapacity(items.count)
        measured.geometry.reserveCapacity(items.count)
        children.reserve(items.count)
        // Items are accessed by field, because copying an item retains all that it refers to.
        for index in items.indices {
            if let traits = items[index].traits {
                if let elements = traits.elements {
                    measureElements(elements, of: items[index].identity, into: &measured)
                    continue
                }
                measured.traits.append((measured.children.count, traits))
            }
            measured.append(
                children.update(
                    ChildKey(items[index].identity), BoxContent(box: items[index].box), environment: environment,
                    availableSize: availableSize, transition: transition))
        }
        return measured
    }

    private func measureElements(
        _ elements: ElementProvider, of identity: ComponentIdentity, into measured: inout Measured
    ) {
        var pass = ElementPass(
            elements, of: identity, in: children, environment: environment, availableSize: availableSize,
            transition: transition)
        measured.children.reserveCapacity(measured.children.count + elements.count)
        measured.geometry.reserveCapacity(measured.geometry.count + elements.count)
        while let child = pass.next() { measured.append(child) }
    }

    /// Measures the inflexible items first, then those that share the remaining space.
    private func measureFlexibly(_ items: Items) -> Measured {
        // A ForEach is represented by a Spacer, which is not to be stretched.
        let flexibilities = items.map { $0.traits?.elements == nil ? $0.flexibility : nil }
        var parts = [Measured](repeating: Measured(), count: items.count)
        for index in items.indices {
            if let elements = items[index].traits?.elements {
                measureElements(elements, of: items[index].identity, into: &parts[index])
            } else if flexibilities[index] == nil {
                parts[index].append(update(items[index], offer: availableSize))
            }
        }
        let flexible = flexibilities.compactMap(\.self)
        let count = parts.reduce(flexible.count) { $0 + $1.children.count }
        let free = layout.freeLength(
            besides: parts.flatMap(\.geometry), count: count, available: availableSize)
        var shares = free.map { StackFlexibility.shares(of: flexible, in: $0) }?.makeIterator()
        for (index, flexibility) in flexibilities.enumerated() {
            guard let flexibility else { continue }
            let share = shares?.next()
            parts[index].append(
                update(items[index], offer: layout.offer(share: share, available: availableSize)),
                slot: share ?? (flexibility.minimum > 0 ? flexibility.minimum : nil))
        }
        return joined(parts, of: items)
    }

    private func joined(_ parts: [Measured], of items: Items) -> Measured {
        var measured = Measured()
        for (index, part) in parts.enumerated() {
            if let traits = items[index].traits, traits.elements == nil {
                measured.traits.append((measured.children.count, traits))
            }
            measured.children += part.children
            measured.geometry += part.geometry
        }
        return measured
    }

    // MARK: - Placement

    func place(_ measured: Measured, centers: [CGPoint]) {
        var traits = measured.traits.makeIterator()
        var next = traits.next()
        for index in measured.children.indices {
            let child = measured.children[index].position(centers[index])
            if let special = next, special.index == index {
                children.add(special.traits.animating(child))
                next = traits.next()
            } else {
                children.add(child)
            }
        }
    }
}

extension ItemTraits {
    /// Returns the child with the animations of the item, where it specifies them.
    @MainActor func animating(_ child: consuming UpdatedChild) -> UpdatedChild {
        var child = child
        if let appear { child = child.appear(appear) }
        if let disappear { child = child.disappear(disappear) }
        return child
    }
}
