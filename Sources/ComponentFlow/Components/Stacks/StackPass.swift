/// One update of a stack: it measures the items, then places them.
///
/// Unlike the stacks, this type is not generic: its loops dominate the update time of stacks with thousands of items.
@MainActor
struct StackPass {
    typealias Items = [ComponentItem]

    /// The updated items and their geometry, in order.
    struct Measured {
        /// The number of children that are the first ones of the container, with its sizes and without traits or slots.
        ///
        /// They need no values of their own: if all children are such ones, ``children`` and ``geometry`` are empty.
        var plainCount: Int?
        var children: ContiguousArray<UpdatedChild> = []
        var geometry: [StackLayout.Child] = []
        /// The traits of the children that have some, in order.
        var traits: [(index: Int, traits: ItemTraits)] = []
        /// Whether the sizes already respect the proposed length as far as possible.
        var isFitted = false

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

    private func update(_ item: ComponentItem, proposal: CGSize) -> UpdatedChild {
        children.update(
            ChildKey(item.identity), BoxContent(box: item.box), environment: environment, availableSize: proposal,
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
            if items[index].traits != nil {
                if items[index].flexibility != nil { return true }
            } else if items[index].box.flexibility != nil {
                return true
            }
        }
        return false
    }

    private func measureRigidly(_ items: Items) -> Measured {
        var measured = Measured(plainCount: 0)
        var first = 0
        if children.canKeep(environment, availableSize) {
            var kept = keep(items)
            measured.plainCount = children.cursor
            first = kept.count
            if kept.elements != nil {
                append(&kept.elements, to: &measured)
                first += 1
            }
        } else {
            children.reserve(items.count)
        }
        // Items are accessed by field, because copying an item retains all that it refers to.
        for index in first..<items.count {
            if let traits = items[index].traits {
                if let elements = traits.elements {
                    measureElements(elements, of: items[index].identity, into: &measured)
                    continue
                }
                fill(&measured, capacity: items.count)
                measured.traits.append((measured.children.count, traits))
            }
            let child = children.update(
                ChildKey(items[index].identity), BoxContent(box: items[index].box), environment: environment,
                availableSize: availableSize, transition: transition)
            append(child, to: &measured)
        }
        return measured
    }

    /// Appends a child, without a value of its own if it is a plain one.
    private func append(_ child: UpdatedChild, to measured: inout Measured) {
        if let count = measured.plainCount {
            if children.isEntry(child, at: count) {
                measured.plainCount = count + 1
                return
            }
            fill(&measured, capacity: count + 1)
        }
        measured.append(child)
    }

    /// Creates the values of plain children.
    func fill(_ measured: inout Measured, capacity: Int = 0) {
        guard let count = measured.plainCount else { return }
        measured.plainCount = nil
        measured.children.reserveCapacity(max(count, capacity))
        measured.geometry.reserveCapacity(max(count, capacity))
        for index in 0..<count { measured.append(children.updated(at: index, transition)) }
    }

    /// Keeps the children of the first items, as far as these are unchanged.
    ///
    /// - Returns: The number of these items, and the pass of the next one if some of its elements may be unchanged.
    private func keep(_ items: Items) -> (count: Int, elements: ElementPass?) {
        for index in items.indices {
            guard let traits = items[index].traits else {
                guard children.keepNext(items[index].identity, items[index].box) else { return (index, nil) }
                continue
            }
            guard let elements = traits.elements else { return (index, nil) }
            var pass = elementPass(elements, of: items[index].identity)
            guard pass.keepAll() else { return (index, pass) }
        }
        return (items.count, nil)
    }

    private func elementPass(_ elements: ElementProvider, of identity: ComponentIdentity) -> ElementPass {
        ElementPass(
            elements, of: identity, in: children, environment: environment, availableSize: availableSize,
            transition: transition)
    }

    private func measureElements(
        _ elements: ElementProvider, of identity: ComponentIdentity, into measured: inout Measured
    ) {
        var pass: ElementPass? = elementPass(elements, of: identity)
        append(&pass, to: &measured)
    }

    /// Appends the children of the remaining elements.
    private func append(_ pass: inout ElementPass?, to measured: inout Measured) {
        if measured.plainCount == nil, let count = pass?.remainingCount {
            measured.children.reserveCapacity(measured.children.count + count)
            measured.geometry.reserveCapacity(measured.geometry.count + count)
        }
        while let child = pass?.next() { append(child, to: &measured) }
    }

    /// Measures the inflexible items first, then those that share the remaining space.
    private func measureFlexibly(_ items: Items) -> Measured {
        let flexibilities = items.map(\.flexibility)
        var parts = [Measured](repeating: Measured(), count: items.count)
        for index in items.indices {
            if let elements = items[index].traits?.elements {
                measureElements(elements, of: items[index].identity, into: &parts[index])
            } else if flexibilities[index] == nil {
                parts[index].append(update(items[index], proposal: availableSize))
            }
        }
        let flexible = flexibilities.compactMap(\.self)
        fit(&parts, of: items, besides: flexible)
        let count = parts.reduce(flexible.count) { $0 + $1.children.count }
        let free = layout.freeLength(
            besides: parts.flatMap(\.geometry), count: count, available: availableSize)
        var shares = free.map { StackFlexibility.shares(of: flexible, in: $0) }?.makeIterator()
        for (index, flexibility) in flexibilities.enumerated() {
            guard let flexibility else { continue }
            let share = shares?.next()
            let proposal = layout.proposal(share: share, available: availableSize)
            parts[index].append(
                children.settleUnmeasured(
                    update(items[index], proposal: proposal), proposal: proposal, transition: transition),
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
        measured.isFitted = true
        return measured
    }

    // MARK: - Fitting

    /// Returns the size of the stack if all children are plain and fit, after placing them; `nil` otherwise.
    func placePlain(_ measured: Measured) -> CGSize? {
        guard let count = measured.plainCount else { return nil }
        var extent = StackLayout.Extent()
        for index in 0..<count { layout.add(StackLayout.Child(size: children.size(at: index)), to: &extent) }
        let size = layout.size(of: extent, available: availableSize)
        guard lengthToFit(count, in: size) == nil else { return nil }
        var start: CGFloat = 0
        for index in 0..<count {
            let child = StackLayout.Child(size: children.size(at: index))
            children.add(at: index, position: layout.center(of: child, in: size, start: &start), transition: transition)
        }
        return size
    }

    /// The length into which children are fitted; infinite if they are not.
    private var wholeLength: CGFloat {
        layout.fitsChildren ? layout.wholeLength(of: availableSize) ?? .infinity : .infinity
    }

    /// Returns the proposed length if children have to be fitted into it.
    ///
    /// - Parameter size: The size of the stack with the measured children.
    private func lengthToFit(_ count: Int, in size: CGSize) -> CGFloat? {
        let spacing = layout.totalSpacing(of: count)
        return needsFitting(layout.along(size) - spacing, of: count, in: wholeLength - spacing) ? wholeLength : nil
    }

    /// Fits children that exceed the proposed length; returns whether sizes may have changed.
    ///
    /// - Parameter size: The size of the stack with the measured children.
    func fit(_ measured: inout Measured, in size: CGSize) -> Bool {
        let count = measured.children.count
        guard !measured.isFitted, let whole = lengthToFit(count, in: size) else { return false }
        var priorities = [Double](repeating: 0, count: count)
        for (index, traits) in measured.traits { priorities[index] = traits.priority }
        let length = whole - layout.totalSpacing(of: count)
        measured.children = ContiguousArray(fit(Array(measured.children), priorities: priorities, in: length))
        measured.geometry = measured.children.map { StackLayout.Child(size: $0.size) }
        return true
    }

    /// Fits the inflexible children into the length that the minimums of the flexible ones leave.
    private func fit(_ parts: inout [Measured], of items: Items, besides flexible: [StackFlexibility]) {
        let rigid = parts.flatMap(\.children)
        let spacing = layout.totalSpacing(of: rigid.count + flexible.count)
        let length = flexible.reduce(wholeLength - spacing) { $0 - $1.minimum }
        var needed: CGFloat = 0
        for child in rigid { needed += layout.along(child.size) }
        guard needsFitting(needed, of: rigid.count, in: length) else { return }
        let priorities = zip(parts, items).flatMap { repeatElement($1.priority, count: $0.children.count) }
        var fitted = fit(rigid, priorities: priorities, in: length).makeIterator()
        for index in parts.indices {
            let count = parts[index].children.count
            parts[index] = Measured()
            for _ in 0..<count {
                if let child = fitted.next() { parts[index].append(child) }
            }
        }
    }

    /// Returns whether children have to be proposed other sizes than before, or to return to the whole.
    private func needsFitting(_ needed: CGFloat, of count: Int, in length: CGFloat) -> Bool {
        children.remeasuredCount > 0 || StackFitting.isNecessary(for: needed, of: count, in: length)
    }

    /// Returns the children after proposing less to some of them if they exceed a length.
    private func fit(_ updated: [UpdatedChild], priorities: [Double], in length: CGFloat) -> [UpdatedChild] {
        let lengths = updated.map { layout.along($0.size) }
        guard StackFitting.isNecessary(for: lengths.reduce(0, +), of: lengths.count, in: length) else {
            return updated.map { children.settleUnmeasured($0, proposal: availableSize, transition: transition) }
        }
        var fitting = StackFitting(zip(lengths, priorities).map { StackFitting.Child(length: $0, priority: $1) }) {
            let proposal = layout.proposal(share: $1, available: availableSize)
            return layout.along(children.measure(updated[$0], proposal: proposal, transition: transition))
        }
        return zip(updated, fitting.proposals(in: length)).map { child, share in
            let proposal = layout.proposal(share: share, available: availableSize)
            return children.settle(child, proposal: proposal, transition: transition)
        }
    }

    // MARK: - Placement

    /// Finds the baselines of the children if the stack aligns them.
    func findBaselines(_ measured: inout Measured) {
        guard let baseline = layout.baseline else { return }
        for index in measured.children.indices {
            let child = measured.children[index]
            guard let node = children.node(of: child) else { continue }
            measured.geometry[index].baseline = node.view.textBaseline(baseline, height: child.size.height)
            // A change in the child can move its baseline although its size remains.
            if !node.isMeasuredSeparately { node.isMeasuredSeparately = true }
        }
    }

    func place(_ measured: Measured, centers: [CGPoint]) {
        let zIndices = measured.traits.map { (index: $0.index, zIndex: $0.traits.zIndex) }
        if let order = BackToFront.order(of: measured.children.count, zIndices: zIndices) {
            return place(measured, centers: centers, in: order)
        }
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

    private func place(_ measured: Measured, centers: [CGPoint], in order: [Int]) {
        let traits = Dictionary(uniqueKeysWithValues: measured.traits.map { ($0.index, $0.traits) })
        for index in order {
            let child = measured.children[index].position(centers[index])
            children.add(traits[index]?.animating(child) ?? child)
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
