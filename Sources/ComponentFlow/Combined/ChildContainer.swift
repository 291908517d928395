/// The children of one combined component, with their order and placement.
///
/// A pass consists of three steps:
///
/// 1. ``begin()`` starts the pass.
/// 2. The body updates children and adds those to be shown; each is placed as it is added.
/// 3. ``finish(transition:)`` reorders the views, starts insertion and removal animations, and releases the nodes of
///    removed children.
///
/// A pass is optimized for children that are the same as before, in the same order: then adding one is a pointer
/// comparison, and finishing has nothing to do.
@MainActor
class ChildContainer {
    let id: UInt64
    /// The node owns the container, so this reference never dangles.
    unowned(unsafe) let owner: MountedNode

    /// The head of the linked list of slots, one per declaration; there are few, and each is looked up once.
    private var firstSlots: ChildSlots?
    private var slotsCount = 0
    /// Other objects that declarations store in the container, namely action slots.
    private var storage: [UInt64: AnyObject] = [:]
    /// The children in the view, from back to front.
    private var children: ContiguousArray<MountedNode> = []
    /// Removed children whose removal animation is running.
    private var leaving: [DisappearingChild] = []
    /// Children whose removal animation was running when they were updated again in this pass.
    private var returned: [MountedNode] = []
    private(set) var pass: UInt64 = 0

    /// The number of children added in this pass that have the same index as before.
    private var matched = 0
    /// Whether the children added in this pass differ in order from ``children``; if so, `reordered` contains them.
    private var isReordered = false
    @exclusivity(unchecked) private var reordered: ContiguousArray<MountedNode> = []
    private var updatedCount = 0
    private var addedCount = 0
    /// The number of children that are only measured.
    private var removedCount = 0

    /// If at least this many children are removed at once, their nodes are released when idle, because releasing them
    /// takes longer than updating the view hierarchy.
    private static let manyChildren = 32

    @exclusivity(unchecked) private static var lastID: UInt64 = 0
    @exclusivity(unchecked) private static var lastPass: UInt64 = 0

    /// Returns a number that identifies a container or declaration uniquely.
    static func makeID() -> UInt64 {
        lastID += 1
        return lastID
    }

    init(owner: MountedNode) {
        id = Self.makeID()
        self.owner = owner
    }

    // A declaration may outlive the container and must release the node and the other slots that it kept for it.
    deinit {
        var entry = firstSlots
        while let slots = entry {
            entry = slots.next
            slots.next = nil
            slots.abandon()
        }
    }

    /// The container whose body is running, the innermost one.
    ///
    /// The value is only read and written as a whole, so dynamic exclusivity checks are unnecessary.
    @exclusivity(unchecked) static var running: ChildContainer?

    // MARK: - Pass

    func begin() {
        Self.lastPass += 1
        pass = Self.lastPass
        matched = 0
        isReordered = false
        updatedCount = 0
        addedCount = 0
        removedCount = 0
        Self.running = self
    }

    /// Updates the child in a slot and resets its placement.
    func updateChild(
        _ slot: inout MountedNode?, content: some ChildContent, identity: @autoclosure () -> ComponentIdentity?,
        environment: EnvironmentCells, availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild {
        if let node = slot, node.placement.presence == .leaving { reinsert(node, transition: transition) }
        // A child that is updated twice in a pass is measured with one proposal and shown with another.
        if let node = slot {
            node.isMeasuredSeparately =
                node.placement.updatedPass == pass && (node.isMeasuredSeparately || node.availableSize != availableSize)
        }
        let node = MountedNode.update(
            &slot, content: content, environment: environment, availableSize: availableSize, transition: transition
        ) { node in
            node.parent = owner
            node.identity = identity()
        }
        return keep(node, transition: transition)
    }

    /// Registers an up-to-date child with the current pass.
    @inline(__always) final func keep(_ node: MountedNode, transition: ComponentTransition) -> UpdatedChild {
        if node.placement.updatedPass != pass { updatedCount += 1 }
        node.beginPlacement(pass: pass, transition: transition)
        return UpdatedChild(node: node)
    }

    final func add(_ child: borrowing UpdatedChild) {
        let node = child.node
        guard Self.running === self, node.placement.updatedPass == pass else {
            diagnose(
                "component.added-outside", "A child was added outside the body that updated it; the call has no effect",
                path: node.path,
                hint: "Call context.add(…) in the body, for children that this body updated in the same pass.")
            return
        }
        if node.placement.said.contains(.removed) {
            removedCount += 1
            return
        }
        guard node.placement.addedPass != pass else {
            diagnose(
                "component.added-twice", "A child was added twice in one pass", path: node.path,
                hint: "A child has one view and one position; declare another Child for the second one.")
            return
        }
        node.placement.addedPass = pass
        addedCount += 1
        note(node)
        ChildPlacer.place(node)
    }

    func add(_ updated: UpdatedGuide) {
        guard updated.guide.position != updated.position else { return }
        updated.guide.move(to: updated.position)
        for child in leaving { child.follow(updated.guide, transition: updated.transition) }
    }

    private func note(_ node: MountedNode) {
        if !isReordered {
            if matched < children.count, children[matched] === node {
                matched += 1
                return
            }
            isReordered = true
            // Wrappers have one child; other containers have a few more than were declared before the first one is
            // added.
            reordered.reserveCapacity(max(children.count, slotsCount > 1 ? 8 : 1))
            reordered.append(contentsOf: children[..<matched])
        }
        reordered.append(node)
    }

    /// Updates content while no body is running.
    ///
    /// It gets a node of its own, which nothing retains.
    static func updateOutside(
        _ content: some ChildContent, _ environment: EnvironmentCells, _ availableSize: CGSize,
        _ transition: ComponentTransition
    ) -> UpdatedChild {
        var slot: MountedNode?
        let node = MountedNode.update(
            &slot, content: content, environment: environment, availableSize: availableSize, transition: transition
        ) { _ in }
        diagnose(
            "component.updated-outside", "A child was updated while no body was running", path: node.path,
            hint: "Update children in the closure that body returns, not before or after it.")
        return UpdatedChild(node: node)
    }

    func finish(transition: ComponentTransition) {
        Self.running = nil
        if isReordered {
            let new = reordered
            reordered = []
            reconcileViews(with: new, transition: transition)
        } else if matched < children.count {
            reconcileViews(with: ContiguousArray(children[..<matched]), transition: transition)
        }
        for node in returned where node.placement.addedPass != pass { remove(node, transition: transition) }
        returned = []
        let wasEachAdded = updatedCount == addedCount
        if updatedCount > addedCount + removedCount { reportMissing() }
        forEachSlots { $0.finish(pass: pass, wasEachAdded: wasEachAdded) }
    }

    // MARK: - Behavior

    /// Returns whether this is the container for components of the type with the given identifier.
    func isOf(_ type: ObjectIdentifier) -> Bool { false }

    /// Whether ``refreshBehavior(replacing:)`` reads the previous component.
    var comparesHeldComponents: Bool { false }

    /// Whether children may receive new closures when the owner receives an equal component.
    var refreshesChildren: Bool { false }

    /// Called when the owner, and the container with it, is about to be deallocated.
    nonisolated func ownerWillGo(with box: ComponentBox) {}

    /// Called when the owner received an equal component with new closures.
    ///
    /// - Parameter old: The box with the previous component.
    func refreshBehavior(replacing old: ComponentBox) {}

    /// Replaces the component of the child at an index, in the order of addition, with an equal one.
    final func refreshChild(at index: Int, with box: ComponentBox) {
        guard children.indices.contains(index) else { return }
        refresh(children[index], with: box)
    }

    /// Replaces the components of children that show one of the given boxes with equal ones.
    final func refreshChildren(_ replacements: [ObjectIdentifier: ComponentBox]) {
        guard !replacements.isEmpty else { return }
        for child in children {
            if let box = replacements[ObjectIdentifier(child.box)] { refresh(child, with: box) }
        }
    }

    private func refresh(_ node: MountedNode, with box: ComponentBox) {
        guard node.box !== box, node.box.holdsSameType(as: box) else { return }
        box.replaceEqual(in: node)
    }

    // MARK: - Slots

    /// Returns the slots of a declaration in this container, which are created on first use.
    ///
    /// O(declarations) for the first call; declarations cache the result.
    func slots<Slots: ChildSlots>(of declaration: UInt64, make: (_ containerID: UInt64) -> Slots) -> Slots {
        var entry = firstSlots
        while let slots = entry {
            if slots.declaration == declaration, let existing = slots as? Slots { return existing }
            entry = slots.next
        }
        let new = make(id)
        add(new)
        return new
    }

    /// Adds slots that belong to this container.
    final func add(_ slots: ChildSlots) {
        slots.next = firstSlots
        firstSlots = slots
        slotsCount += 1
    }

    private func forEachSlots(_ body: (ChildSlots) -> Void) {
        var entry = firstSlots
        while let slots = entry {
            body(slots)
            entry = slots.next
        }
    }

    /// Returns the object that a declaration stores in this container in addition to nodes, creating it on first use.
    func stored<Object: AnyObject>(_ declaration: UInt64, make: () -> Object) -> Object {
        if let existing = storage[declaration] as? Object { return existing }
        let new = make()
        storage[declaration] = new
        return new
    }

    // MARK: - Child views

    private func reconcileViews(with new: ContiguousArray<MountedNode>, transition: ComponentTransition) {
        let old = children
        children = new
        // A loop, because a closure would check its actor isolation for each child.
        var gone: [MountedNode] = []
        for node in old where node.placement.addedPass != pass { gone.append(node) }
        for node in gone where DisappearingChild.hasRemovalAnimation(node, transition: transition) {
            leave(node, transition: transition)
        }
        // In reverse order, so that removing a view does not shift the views that are removed after it.
        for node in gone.reversed() where node.placement.presence != .leaving { vanish(node) }
        if gone.count >= Self.manyChildren { deferRelease(gone) }
        ChildOrder.arrange(new, from: old, in: owner.view)
        for node in new where node.placement.presence == .absent {
            node.placement.presence = .inserted
            appear(node, transition: transition)
        }
    }

    private func appear(_ node: MountedNode, transition: ComponentTransition) {
        if let (appear, guide) = node.placement.details?.appearWithGuide {
            appear(view: node.view, guide: guide.position, transition: transition)
        } else {
            node.currentAppear?(view: node.view, transition: transition)
        }
    }

    /// Removes a child, immediately or with its removal animation.
    private func remove(_ node: MountedNode, transition: ComponentTransition) {
        if DisappearingChild.hasRemovalAnimation(node, transition: transition) {
            leave(node, transition: transition)
        } else {
            vanish(node)
        }
    }

    private func vanish(_ node: MountedNode) {
        node.parent = nil
        node.placement.presence = .absent
        node.view.removeFromSuperview()
    }

    private func leave(_ node: MountedNode, transition: ComponentTransition) {
        // The completion handler may be retained beyond the lifetime of the container.
        let (owner, reference) = (owner.reference, node.reference)
        let child = DisappearingChild(node) {
            guard let node = reference.node else { return }
            owner.node?.container?.removalAnimationDidEnd(of: node)
        }
        leaving.append(child)
        child.start(transition: transition)
    }

    private func removalAnimationDidEnd(of node: MountedNode) {
        leaving.removeAll { $0.node === node }
        node.placement.presence = .absent
        node.view.removeFromSuperview()
        // The child may be shown again if it is still being measured.
        node.placement.details?.overrides?.release(node.view, transition: .immediate)
        forEachSlots { $0.release(node) }
    }

    private func reinsert(_ node: MountedNode, transition: ComponentTransition) {
        guard let index = leaving.firstIndex(where: { $0.node === node }) else { return }
        leaving.remove(at: index).comeBack(to: owner, transition: transition)
        returned.append(node)
    }

    private func reportMissing() {
        let missing = updatedCount - addedCount - removedCount
        diagnose(
            "component.never-added", "\(missing) of its children were updated but not added",
            path: owner.path,
            hint: "Pass each updated child to context.add(…); a child that is not added is not shown.")
    }
}
