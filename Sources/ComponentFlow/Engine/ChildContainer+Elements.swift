// The children of a ``ForEach``: their components are described only if their elements changed.

extension ChildContainer {
    /// Returns the table of elements, creating it on first use.
    private var elementTableMakingIfNeeded: ElementTable {
        if let elementTable { return elementTable }
        let table = ElementTable()
        elementTable = table
        return table
    }

    /// Returns the number that distinguishes the children of a ``ForEach`` from those of others in this container.
    func declaration(of forEach: ComponentIdentity) -> UInt64 {
        if let number = elementTableMakingIfNeeded.declaration(of: forEach, pass: pass) { return number }
        reportDuplicate(ChildKey(forEach))
        return ChildKey.makeDeclaration()  // Not stored: the first one keeps its children.
    }

    /// Stores the elements of this pass, and returns those of the previous one if they can be compared.
    func exchangeElements(_ new: ElementProvider, of declaration: UInt64) -> ElementProvider? {
        elementTableMakingIfNeeded.exchange(new, of: declaration)
    }

    /// Makes the pass describe the elements again whose descriptions read models or local values that have changed.
    func forgetElements(_ keys: Set<ChildKey>) {
        for index in 0..<entries.count where keys.contains(entries.pointer(at: index).pointee.key) {
            entries.pointer(at: index).pointee.element = -1
        }
    }

    /// Makes the pass describe the elements again whose descriptions read environment values.
    func forgetElementsThatReadEnvironment() {
        for index in 0..<entries.count where entries.pointer(at: index).pointee.flags.contains(.readsEnvironment) {
            entries.pointer(at: index).pointee.element = -1
        }
    }

    /// Returns the index that the element of the next child had, if the child needs no update unless the element does.
    @inline(__always)
    func nextElement(of declaration: UInt64, _ environment: EnvironmentCells, _ availableSize: CGSize) -> Int? {
        guard trustsEntries, reordering == nil, cursor < entries.count, common.matches(environment, availableSize)
        else { return nil }
        let entry = entries.pointer(at: cursor)
        guard entry.pointee.element >= 0, entry.pointee.key.declaration == declaration,
            entry.pointee.proposal == common.version
        else { return nil }
        return Int(entry.pointee.element)
    }

    /// Keeps the next child, whose element is unchanged, if it had the given index in the previous pass.
    ///
    /// To be called after ``nextElement(of:_:_:)`` returned an index for a child with the same proposal.
    @inline(__always)
    func keepNext(oldIndex: Int, element index: Int, declaration: UInt64, transition: ComponentTransition)
        -> UpdatedChild?
    {
        guard trustsEntries, reordering == nil, cursor < entries.count else { return nil }
        let entry = entries.pointer(at: cursor)
        guard Int(entry.pointee.element) == oldIndex, entry.pointee.key.declaration == declaration,
            entry.pointee.proposal == common.version
        else { return nil }
        if oldIndex != index { entry.pointee.element = Int32(truncatingIfNeeded: index) }
        cursor += 1
        return updated(at: cursor - 1, transition)
    }

    /// Updates the child of an element, which is described unless it equals the element that the child describes.
    func updateElement(
        _ index: Int, of elements: ElementProvider, replacing old: ElementProvider?, declaration: UInt64,
        environment: EnvironmentCells, availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild {
        if cursor == 0 { common.set(environment, availableSize) }
        let key = ChildKey(declaration: declaration, identity: elements.identity(index))
        guard case .existing(let found, false) = find(key) else {
            return mountElement(
                index, of: elements, key, environment: environment, availableSize: availableSize,
                transition: transition)
        }
        let entry = entries.pointer(at: found)
        let oldIndex = Int(entry.pointee.element)
        let isUnchanged = oldIndex >= 0 && old.map { elements.equalCount(index, $0, oldIndex, 1) > 0 } ?? false
        entry.pointee.element = Int32(truncatingIfNeeded: index)
        if isUnchanged, trustsEntries, entry.pointee.proposal == common.version,
            common.matches(environment, availableSize)
        {
            return updated(at: found, transition)
        }
        if isUnchanged, let size = knownSize(at: found, environment, availableSize) {
            return remeasured(at: found, size: size, transition: transition)
        }
        let content: BoxContent
        if isUnchanged, !UpdateVerification.isActive {
            content = BoxContent(box: entry.pointee.node.box)
        } else {
            let (box, readsEnvironment) = elementTableMakingIfNeeded.describe(
                index, of: elements, for: key, replacing: entry.pointee.node.box, owner: owner)
            content = BoxContent(box: box)
            elementWasDescribed(at: found, readsEnvironment: readsEnvironment)
            if isUnchanged { verifyElement(content, at: found) }
        }
        updateNode(
            at: found, content, nil, isRepeated: false, environment: environment, availableSize: availableSize,
            transition: transition)
        refreshEntry(at: found, environment: environment, availableSize: availableSize)
        return updated(at: found, transition)
    }

    private func mountElement(
        _ index: Int, of elements: ElementProvider, _ key: ChildKey, environment: EnvironmentCells,
        availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild {
        let (box, readsEnvironment) = elementTableMakingIfNeeded.describe(
            index, of: elements, for: key, replacing: leavingComponent(for: key), owner: owner)
        let child = mount(
            key, BoxContent(box: box), environment: environment, availableSize: availableSize, transition: transition)
        entries.pointer(at: Int(child.index)).pointee.element = Int32(truncatingIfNeeded: index)
        elementWasDescribed(at: Int(child.index), readsEnvironment: readsEnvironment)
        return child
    }

    /// Describes the element that the owner of this container shows in an ``ElementBody``.
    ///
    /// The closure may read environment values of the component that declares it, which the owner need not have.
    func describeOwner(_ element: ElementProvider) -> ComponentBox {
        elementTableMakingIfNeeded.registeringReads { element.describe(0) }.box
    }

    /// Describes all elements, and subscribes to what the descriptions read; also returns whether that includes environment
    /// values.
    func describeAll(
        _ elements: ElementProvider, with subscription: DescriptionSubscription
    ) -> (boxes: [ComponentBox], readsEnvironment: Bool) {
        let table = elementTableMakingIfNeeded
        return subscription.describe {
            var boxes: [ComponentBox] = []
            var readsEnvironment = false
            for index in 0..<elements.count {
                let description = table.registeringReads { elements.describe(index) }
                boxes.append(description.box)
                if description.readsEnvironment { readsEnvironment = true }
            }
            return (boxes, readsEnvironment)
        }
    }

    private func elementWasDescribed(at index: Int, readsEnvironment: Bool) {
        let entry = entries.pointer(at: index)
        entry.pointee.describedPass = UInt32(truncatingIfNeeded: pass)
        if readsEnvironment {
            entry.pointee.flags.insert(.readsEnvironment)
        } else {
            entry.pointee.flags.remove(.readsEnvironment)
        }
    }

    /// Describes the component of a child again if the last pass did not, because its element was unchanged.
    ///
    /// The new component has the current closures.
    func describeAgain(_ node: MountedNode) {
        guard let elementTable, !isRunning, let key = node.key,
            let provider = elementTable.list(of: key.declaration)
        else { return }
        for index in 0..<entries.count where entries.pointer(at: index).pointee.node === node {
            let entry = entries.pointer(at: index)
            let element = Int(entry.pointee.element)
            guard element >= 0, element < provider.count,
                entry.pointee.describedPass != UInt32(truncatingIfNeeded: pass)
            else { return }
            entry.pointee.describedPass = UInt32(truncatingIfNeeded: pass)
            let box = elementTable.describeAgain(element, of: provider, for: key, replacing: node.box)
            if let content = box.map({ BoxContent(box: $0) }),
                content.compare(with: node.box, allowsEquality: !node.isTooDeep) == .equal
            {
                content.replace(in: node, isEqual: true)
                entries.pointer(at: index).pointee.box = node.box
            } else {
                // The component depends on more than the element.
                entries.pointer(at: index).pointee.element = -1
                UpdateScheduler.shared.requestUpdate(of: owner, transition: .refreshing, isLocal: false)
            }
            return
        }
    }

    private func verifyElement(_ content: BoxContent, at index: Int) {
        let node = entries.pointer(at: index).pointee.node
        guard content.compare(with: node.box, allowsEquality: !node.isTooDeep) == .different else { return }
        diagnose(
            "foreach.missing-dependency", "The component for an unchanged element of a ForEach has changed",
            path: node.path,
            hint: "Pass the other value that the closure uses as dependingOn, or make it part of the element.")
    }
}
