/// The sizes that a child took for several proposals of its parent, which remain valid until the child changes.
struct ChildMeasurements {
    /// The `measureVersion` of the child's node after the last measurement.
    private(set) var version: UInt32
    /// The proposals and results, beginning with the proposal that the child receives first in each pass.
    private var results: [(proposal: CGSize, size: CGSize)]

    /// The number of results that are kept; a layout that proposes more sizes measures again.
    private static let capacity = 8

    /// Begins with the last update of a node.
    @MainActor init(of node: MountedNode) {
        version = node.measureVersion
        results = [(node.availableSize, node.size)]
    }

    func size(for proposal: CGSize) -> CGSize? {
        results.first { $0.proposal == proposal }?.size
    }

    /// Adds the last update of a node, whose earlier results remain valid because only the proposal differed.
    @MainActor mutating func add(_ node: MountedNode) {
        version = node.measureVersion
        guard size(for: node.availableSize) == nil else { return }
        if results.count == Self.capacity { results.remove(at: 1) }
        results.append((node.availableSize, node.size))
    }
}

extension MountedNode {
    /// The measurements of the child in its present state; `nil` if there are none.
    var validMeasurements: ChildMeasurements? {
        guard let known = existingDetails?.measurements, known.version == measureVersion else { return nil }
        return known
    }
}

// A layout that depends on the sizes of its children for several proposals updates each child with the same first
// proposal in every pass, measures it with others, and settles it with the one that it is shown with. An unchanged child
// is not updated for that: the container answers the first update and all measurements from memory.

extension ChildContainer {
    /// Returns the size of a child of this pass for another proposal.
    func measure(_ child: UpdatedChild, proposal: CGSize, transition: ComponentTransition) -> CGSize {
        guard let node = node(of: child) else { return child.size }
        if let known = node.validMeasurements?.size(for: proposal) { return known }
        propose(proposal, to: child, of: node, transition: transition)
        return node.size
    }

    /// Returns a child of this pass after updating it with the proposal with which it is shown.
    func settle(_ child: UpdatedChild, proposal: CGSize, transition: ComponentTransition) -> UpdatedChild {
        guard let node = node(of: child) else { return child }
        if node.availableSize != proposal { propose(proposal, to: child, of: node, transition: transition) }
        return child.size == node.size ? child : child.resized(to: node.size)
    }

    /// Does the same for a layout that used no other measurement in this pass.
    func settleUnmeasured(_ child: UpdatedChild, proposal: CGSize, transition: ComponentTransition) -> UpdatedChild {
        let settled = settle(child, proposal: proposal, transition: transition)
        guard let node = node(of: child), let details = node.existingDetails, details.measurements != nil else {
            return settled
        }
        details.measurements = nil
        node.isMeasuredSeparately = false
        return settled
    }

    private func propose(
        _ proposal: CGSize, to child: UpdatedChild, of node: MountedNode, transition: ComponentTransition
    ) {
        var measurements = node.validMeasurements ?? ChildMeasurements(of: node)
        let scheduler = UpdateScheduler.shared
        let shownChanges = scheduler.shownChanges
        // Stored before the update, because lazy lists keep the rows of several proposals.
        node.detailsMakingIfNeeded.measurements = measurements
        _ = updateAgain(
            child, BoxContent(box: node.box), environment: node.environment, availableSize: proposal,
            transition: transition)
        if scheduler.shownChanges != shownChanges {
            // The update has shown a pending change in the subtree: the earlier sizes, which the layout may have used, are
            // from before it.
            node.parentWillMeasureAgain(transition: transition, isLocal: false)
            measurements = ChildMeasurements(of: node)
        }
        measurements.add(node)
        node.detailsMakingIfNeeded.measurements = measurements
    }
}
