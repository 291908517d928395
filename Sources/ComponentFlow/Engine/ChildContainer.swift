/// The children of one component, with their order and placement.
///
/// A pass consists of three steps:
///
/// 1. ``begin()`` starts the pass.
/// 2. The body updates children and adds those to be shown; each is placed as it is added.
/// 3. ``finish(transition:)`` reorders the views, starts insertion and removal animations, and releases the nodes of
///    removed children.
///
/// A pass is optimized for children that are the same as before, in the same order: then updating one reads its entry,
/// but not its node, adding it is a pointer comparison, and finishing has nothing to do.
@MainActor
final class ChildContainer {
    /// The node owns the container, so this reference never dangles.
    unowned(unsafe) let owner: MountedNode
    /// The context of the component's body; `nil` for components that use the container directly.
    nonisolated(unsafe) var context: (any BodyContext)?
    /// The animations of children that specify none, set by stacks in each pass.
    var defaultAppear: ComponentTransition.Appear?
    var defaultDisappear: ComponentTransition.Disappear?

    // None of the following properties is accessed during a call of other code, so dynamic exclusivity checks are
    // unnecessary.

    /// The number of the current or last pass, unique across all containers.
    @exclusivity(unchecked) private(set) var pass: UInt64 = 0
    /// Whether the body is running.
    @exclusivity(unchecked) private(set) var isRunning = false
    /// The children, in the order in which they were updated.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) var entries = ChildEntries()
    /// The number of entries that were updated in this pass.
    @exclusivity(unchecked) var cursor = 0
    /// The remaining entries of the previous pass, if the order of updates differs from it.
    @exclusivity(unchecked) private(set) var reordering: ChildReordering<ChildEntry>?
    @exclusivity(unchecked) private var requested = RequestedKeys()
    /// Whether the keys of the entries are in ascending order.
    @exclusivity(unchecked) private var isAscending = true

    @exclusivity(unchecked) var common = CommonProposal()
    /// Whether the entries describe their nodes, which were not updated by themselves since the last pass.
    @exclusivity(unchecked) private(set) var trustsEntries = false
    @exclusivity(unchecked) private var hasChangedChildren = false
    /// The animated transitions with which children were updated in this pass.
    @exclusivity(unchecked) private var transitions: ContiguousArray<ComponentTransition> = []

    /// The children in the view, from back to front.
    @exclusivity(unchecked) private var shown: ContiguousArray<MountedNode> = []
    /// The number of children added in this pass that have the same index as before.
    @exclusivity(unchecked) private var matched = 0
    /// The children added in this pass if their order differs from ``shown``.
    @exclusivity(unchecked) private var reordered: ContiguousArray<MountedNode>?
    /// The number of children that are only measured.
    @exclusivity(unchecked) private var removedCount = 0
    /// The number of children in this pass whose size was known for the requested proposal, so that they were not
    /// updated, although another proposal may have been their last.
    @exclusivity(unchecked) private(set) var remeasuredCount = 0

    /// Removed children whose removal animation is running.
    private var leaving: [ObjectIdentifier: DisappearingChild] = [:]
    private var leavingByKey: [ChildKey: DisappearingChild] = [:]
    /// The elements of each ``ForEach``, created on first use.
    var elementTable: ElementTable?
    /// Other objects that declarations store in the container, namely action slots.
    private var storage: [UInt64: AnyObject] = [:]

    /// If at least this many children are removed at once, their nodes are released when idle, because releasing them
    /// takes longer than updating the view hierarchy.
    private static let manyChildren = 32

    @exclusivity(unchecked) private static var lastPass: UInt64 = 0

    init(owner: MountedNode) {
        self.owner = owner
    }

    /// The container whose body is running, the innermost one.
    static var running: ChildContainer? {
        guard let container = UpdateScheduler.runningContainer?.takeUnretainedValue(), container.isRunning else {
            return nil
        }
        return container
    }

    /// Updates a child of the running body.
    @inline(__always)
    static func updateRunning(
        _ key: ChildKey, _ content: some ChildContent, environment: EnvironmentCells, availableSize: CGSize,
        transition: ComponentTransition
    ) -> UpdatedChild {
        guard let container = running else {
            return updateOutside(content, environment, availableSize, transition)
        }
        return container.update(
            key, content, environment: environment, availableSize: availableSize, transition: transition)
    }

    /// Called when the owner, and the container with it, is about to be deallocated.
    nonisolated func ownerWillGo(with box: ComponentBox) {
        for index in 0..<entries.count { entries.pointer(at: index).pointee.node.detach() }
        context?.ownerWillGo(with: box)
    }

    // MARK: - Pass

    func begin() {
        Self.lastPass += 1
        pass = Self.lastPass
        cursor = 0
        matched = 0
        removedCount = 0
        remeasuredCount = 0
        trustsEntries = !hasChangedChildren && !UpdateVerification.isActive
        hasChangedChildren = false
        isRunning = true
        guard let elementTable else { return }
        if elementTable.takeChange() { forgetElementsThatReadEnvironment() }
        let changed = elementTable.takeChangedKeys()
        if !changed.isEmpty { forgetElements(changed) }
    }

    /// Called when a child changes otherwise than by an update in a pass of this container.
    func childDidChange() {
        hasChangedChildren = true
        trustsEntries = false
    }

    /// The number of children of the last pass, those that are only measured included.
    var childCount: Int {
        entries.count
    }

    /// The nodes of the children of the last pass, those that are only measured included.
    var children: [MountedNode] {
        (0..<entries.count).map { entries.pointer(at: $0).pointee.node }
    }

    /// Allocates memory for a number of children.
    func reserve(_ count: Int) {
        guard entries.count == 0 else { return }
        entries.reserve(count)
        var order = ContiguousArray<MountedNode>()
        order.reserveCapacity(count)
        reordered = order
    }

    /// Updates a child and returns it for placement.
    @inline(__always)
    func update(
        _ key: ChildKey, _ content: some ChildContent, environment: EnvironmentCells, availableSize: CGSize,
        transition: ComponentTransition
    ) -> UpdatedChild {
        var comparison: ComponentComparison?
        if trustsEntries, cursor < entries.count, common.matches(environment, availableSize) {
            let entry = entries.pointer(at: cursor)
            if entry.pointee.proposal == common.version, entry.pointee.key == key {
                // Comparing components does not change the entries.
                let result = content.compare(with: entry.pointee.box, allowsEquality: true)
                if result == .identical || result == .equal {
                    if result == .equal { keepEqual(content, in: entry) }
                    cursor += 1
                    return updated(at: cursor - 1, transition)
                }
                comparison = result
            }
        }
        return updateSlowly(
            key, content, comparison, environment: environment, availableSize: availableSize, transition: transition)
    }

    /// Replaces the component of an entry by an equal one if that can contain other closures.
    @inline(__always)
    func keepEqual(_ content: some ChildContent, in entry: UnsafeMutablePointer<ChildEntry>) {
        if !entry.pointee.flags.contains(.hasFacts) { findFacts(of: entry) }
        if entry.pointee.flags.contains(.mayCarryClosures) {
            content.replace(in: entry.pointee.node, isEqual: true)
            entry.pointee.box = entry.pointee.node.box
        }
    }

    /// Makes equal components be passed on to a child, also if they contain no closures.
    func passOnEqualComponents(to node: MountedNode) {
        for index in 0..<entries.count where entries.pointer(at: index).pointee.node === node {
            entries.pointer(at: index).pointee.flags.formUnion([.hasFacts, .mayCarryClosures])
        }
    }

    private func findFacts(of entry: UnsafeMutablePointer<ChildEntry>) {
        entry.pointee.flags.insert(.hasFacts)
        if entry.pointee.box.facts.mayCarryClosures { entry.pointee.flags.insert(.mayCarryClosures) }
    }

    /// The child of an entry that is up to date.
    @inline(__always)
    func updated(at index: Int, _ transition: ComponentTransition) -> UpdatedChild {
        UpdatedChild(
            size: entries.pointer(at: index).pointee.size, pass: pass, index: index,
            transition: self.index(of: transition))
    }

    /// Returns the index of a transition in the list of this pass plus one; 0 for an immediate one without values.
    @inline(__always)
    private func index(of transition: ComponentTransition) -> Int {
        transition.isPlain ? 0 : indexOfAnimated(transition)
    }

    /// The transition with which a child was updated.
    private func transition(of child: borrowing UpdatedChild) -> ComponentTransition {
        child.transition == 0 ? .immediate : transitions[Int(child.transition) - 1]
    }

    private func indexOfAnimated(_ transition: ComponentTransition) -> Int {
        if transitions.last?.isIdentical(to: transition) != true { transitions.append(transition) }
        return transitions.count
    }

    private func updateSlowly(
        _ key: ChildKey, _ content: some ChildContent, _ comparison: ComponentComparison?,
        environment: EnvironmentCells, availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild {
        if cursor == 0 { common.set(environment, availableSize) }
        guard case .existing(let index, let isRepeated) = find(key) else {
            return mount(
                key, content, environment: environment, availableSize: availableSize, transition: transition)
        }
        var comparison = comparison
        if !isRepeated, let size = knownSize(at: index, environment, availableSize) {
            let node = entries.pointer(at: index).pointee.node
            let result = comparison ?? content.compare(with: node.box, allowsEquality: true)
            if result == .identical || result == .equal {
                if result == .equal { replaceByEqual(content, at: index) }
                return remeasured(at: index, size: size, transition: transition)
            }
            comparison = result
        }
        updateNode(
            at: index, content, comparison, isRepeated: isRepeated, environment: environment,
            availableSize: availableSize, transition: transition)
        refreshEntry(at: index, environment: environment, availableSize: availableSize)
        return updated(at: index, transition)
    }

    /// Returns the size of a child for a proposal if the child was measured with it and has not changed since.
    func knownSize(at index: Int, _ environment: EnvironmentCells, _ availableSize: CGSize) -> CGSize? {
        // Most children are not measured; for these the node is not read.
        guard entries.pointer(at: index).pointee.flags.contains(.isMeasured), !UpdateVerification.isActive else {
            return nil
        }
        let node = entries.pointer(at: index).pointee.node
        guard let size = node.validMeasurements?.size(for: availableSize), !node.isTooDeep,
            node.isUpToDate(environment: environment, availableSize: node.availableSize)
        else { return nil }
        return size
    }

    private func replaceByEqual(_ content: some ChildContent, at index: Int) {
        let node = entries.pointer(at: index).pointee.node
        content.replace(in: node, isEqual: true)
        entries.pointer(at: index).pointee.box = node.box
    }

    /// Returns an unchanged child with the size that it had for a proposal.
    func remeasured(at index: Int, size: CGSize, transition: ComponentTransition) -> UpdatedChild {
        remeasuredCount += 1
        return UpdatedChild(size: size, pass: pass, index: index, transition: self.index(of: transition))
    }

    /// Creates the child of a key, or shows it again if its removal animation is running.
    func mount(
        _ key: ChildKey, _ content: some ChildContent, environment: EnvironmentCells, availableSize: CGSize,
        transition: ComponentTransition
    ) -> UpdatedChild {
        let leaving = leavingByKey[key]?.node
        leaving?.attach(to: owner, key: key)
        var slot = leaving
        let node = MountedNode.update(
            &slot, content, environment: environment, availableSize: availableSize, transition: transition
        ) { $0.attach(to: owner, key: key) }
        // One of another type continues to leave.
        if let leaving, leaving !== node { leaving.detach() }
        append(ChildEntry(key: key, node: node))
        let index = entries.count - 1
        refreshEntry(at: index, environment: environment, availableSize: availableSize)
        return updated(at: index, transition)
    }

    /// Updates a child of this pass again, with another proposal.
    func updateAgain(
        _ child: UpdatedChild, _ content: some ChildContent, environment: EnvironmentCells, availableSize: CGSize,
        transition: ComponentTransition
    ) -> UpdatedChild {
        guard child.pass == pass, Int(child.index) < entries.count else { return child }
        updateNode(
            at: Int(child.index), content, nil, isRepeated: true, environment: environment,
            availableSize: availableSize,
            transition: transition)
        refreshEntry(at: Int(child.index), environment: environment, availableSize: availableSize)
        return child.resized(to: entries.pointer(at: Int(child.index)).pointee.size)
    }

    func updateNode(
        at index: Int, _ content: some ChildContent, _ comparison: ComponentComparison?, isRepeated: Bool,
        environment: EnvironmentCells, availableSize: CGSize, transition: ComponentTransition
    ) {
        let (key, old) = (entries.pointer(at: index).pointee.key, entries.pointer(at: index).pointee.node)
        // A child that is updated twice in a pass is measured with one proposal and shown with another.
        old.isMeasuredSeparately =
            isRepeated && (old.isMeasuredSeparately || old.availableSize != availableSize)
        var slot: MountedNode? = old
        let node = MountedNode.update(
            &slot, content, comparison: comparison, environment: environment, availableSize: availableSize,
            transition: transition
        ) { $0.attach(to: owner, key: key) }
        guard node !== old else { return }
        old.detach()
        entries.pointer(at: index).pointee.node = node
        entries.pointer(at: index).pointee.flags.formIntersection(.readsEnvironment)
    }

    /// Updates an entry after its node was updated.
    func refreshEntry(at index: Int, environment: EnvironmentCells, availableSize: CGSize) {
        let entry = entries.pointer(at: index)
        let node = entry.pointee.node
        entry.pointee.box = node.box
        if entry.pointee.size != node.size {
            entry.pointee.size = node.size
            entry.pointee.flags.remove(.isPlaced)
        }
        if node.isMeasuredSeparately {
            entry.pointee.flags.insert(.isMeasured)
        } else {
            entry.pointee.flags.remove(.isMeasured)
        }
        let isCommon =
            !node.isMeasuredSeparately && !node.isTooDeep && common.matches(environment, availableSize)
        entry.pointee.proposal = isCommon ? common.version : 0
    }

    // MARK: - Lookup

    enum Lookup {
        /// The entry exists; it may have been requested before in this pass.
        case existing(Int, isRepeated: Bool)
        /// There is no entry; the key may belong to a child whose removal animation is running.
        case missing
    }

    func find(_ key: ChildKey) -> Lookup {
        if reordering == nil, cursor < entries.count, entries.pointer(at: cursor).pointee.key == key {
            cursor += 1
            return .existing(cursor - 1, isRepeated: false)
        }
        // A declaration without keys stands for one child, which may be updated several times.
        if key.identity == nil, let index = firstIndex(of: key, before: cursor) {
            return .existing(index, isRepeated: true)
        }
        if reordering == nil, cursor < entries.count {
            reordering = ChildReordering(entries.removeAll(from: cursor), key: \.key)
        }
        if let entry = reordering?.take(key) {
            append(entry)
            return .existing(entries.count - 1, isRepeated: false)
        }
        if requested.contains(key, in: entries, areAscending: isAscending) { reportDuplicate(key) }
        return .missing
    }

    /// Whether the previous pass updated a child with this key, and this pass has not yet done so.
    func isKnown(_ key: ChildKey) -> Bool {
        if let reordering { return reordering.contains(key) }
        return (cursor..<entries.count).contains { entries.pointer(at: $0).pointee.key == key }
    }

    private func firstIndex(of key: ChildKey, before end: Int) -> Int? {
        for index in 0..<end where entries.pointer(at: index).pointee.key == key { return index }
        return nil
    }

    private func append(_ entry: ChildEntry) {
        if entries.count == 0 {
            isAscending = true
        } else if isAscending {
            isAscending = entry.key.isAscending(after: entries.pointer(at: entries.count - 1).pointee.key)
        }
        entries.append(entry)
        cursor = entries.count
    }

    /// The node of a child that was updated in the current pass.
    func node(of child: UpdatedChild) -> MountedNode? {
        guard child.pass == pass, Int(child.index) < entries.count else { return nil }
        return entries.pointer(at: Int(child.index)).pointee.node
    }

    // MARK: - Placement

    func add(_ child: borrowing UpdatedChild) {
        guard isRunning, child.pass == pass, Int(child.index) < entries.count, UpdateScheduler.isRunning(self) else {
            reportAddedOutside(child)
            return
        }
        if child.isRemoved {
            removedCount += 1
            return
        }
        let entry = entries.pointer(at: Int(child.index))
        guard addNext(entry.pointee.node) || note(entry.pointee.node, child) else { return }
        let size = entry.pointee.size
        let position = child.isPositioned ? child.center : CGPoint(x: size.width / 2, y: size.height / 2)
        let flags = entry.pointee.flags
        if flags.contains(.isPlaced), !flags.contains(.hasOptions), child.options == nil,
            entry.pointee.position == position
        {
            return
        }
        let isMoved = !flags.contains(.isPlaced) || entry.pointee.position != position
        entry.pointee.position = position
        entry.pointee.flags.insert(.isPlaced)
        if child.options == nil {
            entry.pointee.flags.remove(.hasOptions)
        } else {
            entry.pointee.flags.insert(.hasOptions)
        }
        ChildPlacer.place(
            entry.pointee.node, size: size, position: position, isMoved: isMoved, options: child.options,
            transition: entry.pointee.node.subtreeTransition ?? transition(of: child))
    }

    func add(_ updated: UpdatedGuide) {
        guard updated.guide.position != updated.position else { return }
        updated.guide.move(to: updated.position)
        for child in leaving.values { child.follow(updated.guide, transition: updated.transition) }
    }

    /// Registers a child as added if it has the same index among the shown children as before; returns whether it has.
    @inline(__always)
    func addNext(_ node: MountedNode) -> Bool {
        guard reordered == nil, matched < shown.count, shown[matched] === node else { return false }
        matched += 1
        return true
    }

    /// Registers any other child as added, and returns whether it was not added before in this pass.
    private func note(_ node: MountedNode, _ child: borrowing UpdatedChild) -> Bool {
        if reordered == nil {
            var order = ContiguousArray<MountedNode>()
            order.reserveCapacity(max(shown.count, entries.count))
            markMatchedAsAdded()
            order.append(contentsOf: shown[..<matched])
            reordered = order
        }
        guard node.placement.addedPass != pass else {
            diagnose(
                "component.added-twice", "A child was added twice in one pass", path: node.path,
                hint: "A child has one view and one position; declare another Child for the second one.")
            return false
        }
        node.placement.addedPass = pass
        if node.placement.presence == .leaving {
            forgetLeaving(node)?.comeBack(transition: transition(of: child))
            GeometryMatching.shared.didReturn(node.view)
        }
        reordered?.append(node)
        return true
    }

    func finish(transition: ComponentTransition) {
        isRunning = false
        var dropped = reordering?.remaining ?? []
        if cursor < entries.count { dropped += entries.removeAll(from: cursor) }
        reordering = nil
        requested = RequestedKeys()
        elementTable?.dropUnused(pass: pass)
        let addedCount = reordered?.count ?? matched
        if let new = reordered {
            reordered = nil
            reconcileViews(with: new, transition: transition)
        } else if matched < shown.count {
            markMatchedAsAdded()
            reconcileViews(with: ContiguousArray(shown[..<matched]), transition: transition)
        }
        for entry in dropped {
            entry.node.detach()
            elementTable?.endSubscription(for: entry.key)
        }
        if !transitions.isEmpty { transitions = [] }
        guard addedCount < entries.count else { return }
        if entries.count > addedCount + removedCount { reportMissing(entries.count - addedCount - removedCount) }
        // A removal animation may move the view of a child that is still measured.
        for index in 0..<entries.count where entries.pointer(at: index).pointee.node.placement.presence != .inserted {
            entries.pointer(at: index).pointee.flags.remove(.isPlaced)
        }
    }

    private func markMatchedAsAdded() {
        for index in 0..<matched { shown[index].placement.addedPass = pass }
    }

    // MARK: - Child views

    private func reconcileViews(with new: ContiguousArray<MountedNode>, transition: ComponentTransition) {
        let old = shown
        shown = new
        if !old.isEmpty { removeMissing(of: old, transition: transition) }
        ChildOrder.arrange(new, from: old, in: owner.view)
        for node in new where node.placement.presence == .absent {
            node.placement.presence = .inserted
            appear(node, transition: transition)
        }
        ScreenView.subviewsDidChange(of: owner.view)
    }

    private func removeMissing(of old: ContiguousArray<MountedNode>, transition: ComponentTransition) {
        // A loop, because a closure would check its actor isolation for each child.
        var gone: [MountedNode] = []
        for node in old where node.placement.addedPass != pass { gone.append(node) }
        GeometryMatching.shared.willRemove(gone.map(\.view), transition: transition)
        for node in gone where DisappearingChild.hasRemovalAnimation(node, in: self, transition: transition) {
            leave(node, transition: transition)
        }
        // In reverse order, so that removing a view does not shift the views that are removed after it.
        for node in gone.reversed() where node.placement.presence != .leaving { vanish(node) }
        if gone.count >= Self.manyChildren { deferRelease(gone) }
    }

    private func appear(_ node: MountedNode, transition: ComponentTransition) {
        let options = node.options
        if let (appear, guide) = options?.appearWithGuide {
            appear(view: node.view, guide: guide.position, transition: transition)
        } else {
            let appear = options?.appear ?? defaultAppear
            appear?(view: node.view, transition: transition)
        }
    }

    private func vanish(_ node: MountedNode) {
        node.placement.presence = .absent
        node.view.removeFromSuperview()
    }

    private func leave(_ node: MountedNode, transition: ComponentTransition) {
        // The completion handler may be retained beyond the lifetime of the container.
        let (owner, reference) = (owner.reference, node.reference)
        let child = DisappearingChild(node, disappear: node.options?.disappear ?? defaultDisappear) {
            guard let node = reference.node else { return }
            owner.node?.container?.removalAnimationDidEnd(of: node)
        }
        leaving[ObjectIdentifier(node)] = child
        if let key = node.key { leavingByKey[key] = child }
        child.start(transition: transition)
    }

    private func removalAnimationDidEnd(of node: MountedNode) {
        forgetLeaving(node)
        node.placement.presence = .absent
        node.view.removeFromSuperview()
        ScreenView.subviewsDidChange(of: owner.view)
        // The child may be shown again if it is still being measured.
        node.existingDetails?.overrides?.release(node.view, transition: .immediate)
    }

    @discardableResult
    private func forgetLeaving(_ node: MountedNode) -> DisappearingChild? {
        let child = leaving.removeValue(forKey: ObjectIdentifier(node))
        if let key = node.key, leavingByKey[key] === child { leavingByKey[key] = nil }
        return child
    }

    /// The component of a key's child whose removal animation is running.
    func leavingComponent(for key: ChildKey) -> ComponentBox? {
        leavingByKey[key]?.node.box
    }

    // MARK: - Storage

    /// Returns the object that a declaration stores in this container in addition to nodes, creating it on first use.
    func stored<Object: AnyObject>(_ declaration: UInt64, make: () -> Object) -> Object {
        if let existing = storage[declaration] as? Object { return existing }
        let new = make()
        storage[declaration] = new
        return new
    }

    // MARK: - Diagnostics

    private func reportAddedOutside(_ child: borrowing UpdatedChild) {
        diagnose(
            "component.added-outside", "A child was added outside the body that updated it; the call has no effect",
            path: owner.path,
            hint: "Call context.add(…) in the body, for children that this body updated in the same pass.")
    }

    func reportDuplicate(_ key: ChildKey) {
        diagnose(
            "component.duplicate-id", "Two children have the id \(key.identity.map(\.description) ?? "")",
            path: owner.path,
            hint: "Give each child of a parent a unique id; the second child does not keep its state.")
    }

    private func reportMissing(_ missing: Int) {
        diagnose(
            "component.never-added", "\(missing) of its children were updated but not added",
            path: owner.path,
            hint: "Pass each updated child to context.add(…); a child that is not added is not shown.")
    }
}

extension ChildContainer {
    /// Updates content while no body is running.
    ///
    /// It gets a node of its own, which nothing retains.
    static func updateOutside(
        _ content: some ChildContent, _ environment: EnvironmentCells, _ availableSize: CGSize,
        _ transition: ComponentTransition
    ) -> UpdatedChild {
        var slot: MountedNode?
        let node = MountedNode.update(
            &slot, content, comparison: nil, environment: environment, availableSize: availableSize,
            transition: transition
        ) { _ in }
        diagnose(
            "component.updated-outside", "A child was updated while no body was running", path: node.path,
            hint: "Update children in the closure that body returns, not before or after it.")
        return UpdatedChild(size: node.size, pass: 0, index: 0, transition: 0)
    }
}
