// Children of a stack without values of their own: only their entries are read.

extension ChildContainer {
    /// Whether children that need no update can be kept without being returned one by one.
    func canKeep(_ environment: EnvironmentCells, _ availableSize: CGSize) -> Bool {
        trustsEntries && cursor == 0 && entries.count > 0 && common.matches(environment, availableSize)
    }

    /// Keeps the next child if an item describes it and it needs no update; returns whether it was kept.
    ///
    /// To be called while ``canKeep(_:_:)`` was true at the beginning of the pass and every child before was kept.
    @inline(__always)
    func keepNext(_ identity: ComponentIdentity, _ box: ComponentBox) -> Bool {
        guard trustsEntries, cursor < entries.count else { return false }
        let entry = entries.pointer(at: cursor)
        guard entry.pointee.proposal == common.version, entry.pointee.key == ChildKey(identity) else { return false }
        if entry.pointee.box !== box {
            let content = BoxContent(box: box)
            guard content.compare(with: entry.pointee.box, allowsEquality: true) == .equal else { return false }
            keepEqual(content, in: entry)
        }
        cursor += 1
        return true
    }

    /// Keeps a number of children that describe consecutive elements of a ``ForEach``, which are unchanged; returns the
    /// number of those that could be kept.
    ///
    /// - Parameters:
    ///   - oldIndex: The index that the element of the next child had in the previous pass.
    ///   - index: The index of this element now.
    func keepElements(_ count: Int, from oldIndex: Int, at index: Int, declaration: UInt64) -> Int {
        let limit = min(count, entries.count - cursor)
        let moves = oldIndex != index
        var kept = 0
        while kept < limit {
            let entry = entries.pointer(at: cursor + kept)
            guard Int(entry.pointee.element) == oldIndex + kept, entry.pointee.proposal == common.version,
                entry.pointee.key.declaration == declaration
            else { break }
            if moves { entry.pointee.element = Int32(truncatingIfNeeded: index + kept) }
            kept += 1
        }
        cursor += kept
        return kept
    }

    /// The size of a child that was updated in this pass.
    @inline(__always) func size(at index: Int) -> CGSize {
        entries.pointer(at: index).pointee.size
    }

    /// Returns whether an updated child is the one with the given index, with its size.
    @inline(__always) func isEntry(_ child: borrowing UpdatedChild, at index: Int) -> Bool {
        Int(child.index) == index && index < entries.count && child.size == size(at: index)
    }

    /// Adds a child without placement options.
    ///
    /// - Parameter position: The position of its center.
    @inline(__always)
    func add(at index: Int, position: CGPoint, transition: ComponentTransition) {
        let entry = entries.pointer(at: index)
        if entry.pointee.position == position, isPlaced(entry), addNext(entry.pointee.node) { return }
        add(updated(at: index, transition).position(position))
    }

    /// Whether a child has its position and size, and has no placement options.
    @inline(__always)
    private func isPlaced(_ entry: UnsafeMutablePointer<ChildEntry>) -> Bool {
        entry.pointee.flags.intersection([.isPlaced, .hasOptions]) == .isPlaced
    }
}
