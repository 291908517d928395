/// The children of one combined component: which there are, in which order, and where.
///
/// A pass goes: ``begin()``; then the body updates children and adds those it wants to show, each placed as it is added;
/// then ``finish(transition:)`` brings the order of the views in line, starts appearances and disappearances, and lets
/// go of the nodes of children that are gone.
///
/// What a pass optimises for is that children are the same as before, in the same order: then adding one is a pointer
/// comparison, and finishing does nothing.
@MainActor
class ChildContainer {
    let id: UInt64
    /// The node owns the container, so it never dangles.
    unowned(unsafe) let owner: ComponentNode

    /// The first of the chain of slots, one for each declaration: there are few, and each is looked up once.
    private var firstSlots: ChildSlots?
    private var slotsCount = 0
    /// What else declarations keep in the container: action slots.
    private var storage: [UInt64: AnyObject] = [:]
    /// The children in the view, from back to front.
    private var children: ContiguousArray<ComponentNode> = []
    /// Children that are no longer shown, while their views are on the way out.
    private var leaving: [LeavingChild] = []
    /// Children that were leaving and were updated again in this pass.
    private var returned: [ComponentNode] = []
    private(set) var pass: UInt64 = 0

    /// How many of the children added in this pass stand where they stood before.
    private var matched = 0
    /// Whether the order of those added in this pass differs from ``children``, and if so, those added.
    private var isReordered = false
    @exclusivity(unchecked) private var reordered: ContiguousArray<ComponentNode> = []
    private var updatedCount = 0
    private var addedCount = 0
    /// How many children are only measured.
    private var removedCount = 0

    /// So many children that go at once are let go of when there is time: that takes longer than showing their absence.
    private static let manyChildren = 32

    @exclusivity(unchecked) private static var lastID: UInt64 = 0
    @exclusivity(unchecked) private static var lastPass: UInt64 = 0

    /// A number no other container or declaration has.
    static func makeID() -> UInt64 {
        lastID += 1
        return lastID
    }

    init(owner: ComponentNode) {
        id = Self.makeID()
        self.owner = owner
    }

    // A declaration may live on, and has to let go of the node that it kept for this container, and of the other slots.
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
    /// Read and set as a whole, so there is nothing to check at run time.
    @exclusivity(unchecked) static var running: ChildContainer?

    // MARK: - A pass

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

    /// Updates the child in a slot; its placement starts afresh.
    func updateChild(
        _ slot: inout ComponentNode?, content: some ChildContent, identity: @autoclosure () -> ComponentIdentity?,
        environment: EnvironmentCells, availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild {
        if let node = slot, node.placement.presence == .leaving { bringBack(node, transition: transition) }
        // Updated twice in a pass: measured in one offer, and kept in another.
        if let node = slot {
            node.isMeasuredApart =
                node.placement.updatedPass == pass && (node.isMeasuredApart || node.availableSize != availableSize)
        }
        let node = ComponentNode.update(
            &slot, content: content, environment: environment, availableSize: availableSize, transition: transition
        ) { node in
            node.parent = owner
            node.identity = identity()
        }
        return keep(node, transition: transition)
    }

    /// Counts a child that is up to date as one of this pass.
    @inline(__always) final func keep(_ node: ComponentNode, transition: ComponentTransition) -> UpdatedChild {
        if node.placement.updatedPass != pass { updatedCount += 1 }
        node.beginPlacement(pass: pass, transition: transition)
        return UpdatedChild(node: node)
    }

    final func add(_ child: borrowing UpdatedChild) {
        let node = child.node
        guard Self.running === self, node.placement.updatedPass == pass else {
            diagnose(
                "component.added-outside", "A child was added outside the body that updated it", path: node.path,
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
                hint: "A child has one view and can be in one place; declare another Child for a second one.")
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

    private func note(_ node: ComponentNode) {
        if !isReordered {
            if matched < children.count, children[matched] === node {
                matched += 1
                return
            }
            isReordered = true
            // Wrappers have one child; others have a few more than were declared before the first is added.
            reordered.reserveCapacity(max(children.count, slotsCount > 1 ? 8 : 1))
            reordered.append(contentsOf: children[..<matched])
        }
        reordered.append(node)
    }

    /// Updates content that no body is running for.
    ///
    /// It gets a node of its own, which nothing keeps.
    static func updateOutside(
        _ content: some ChildContent, _ environment: EnvironmentCells, _ availableSize: CGSize,
        _ transition: ComponentTransition
    ) -> UpdatedChild {
        var slot: ComponentNode?
        let node = ComponentNode.update(
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
            bringInLine(with: new, transition: transition)
        } else if matched < children.count {
            bringInLine(with: ContiguousArray(children[..<matched]), transition: transition)
        }
        for node in returned where node.placement.addedPass != pass { remove(node, transition: transition) }
        returned = []
        let wasEachAdded = updatedCount == addedCount
        if updatedCount > addedCount + removedCount { reportMissing() }
        forEachSlots { $0.finish(pass: pass, wasEachAdded: wasEachAdded) }
    }

    // MARK: - Behaviour

    /// Whether it is the container of components of a type, of which the id is given.
    func isOf(_ type: ObjectIdentifier) -> Bool { false }

    /// Whether ``refreshBehavior(replacing:)`` looks at the component before.
    var comparesHeldComponents: Bool { false }

    /// Whether children may be handed newer closures when the owner is given an equal component.
    var refreshesChildren: Bool { false }

    /// The owner goes, and its container with it.
    nonisolated func ownerWillGo(with box: ComponentBox) {}

    /// The owner was given an equal component with newer closures.
    ///
    /// - Parameter old: The box with the component before.
    func refreshBehavior(replacing old: ComponentBox) {}

    /// Hands an equal child that stands at an index, in the order in which they were added, its newer self.
    final func refreshChild(at index: Int, with box: ComponentBox) {
        guard children.indices.contains(index) else { return }
        refresh(children[index], with: box)
    }

    /// Hands children that show one of these boxes the equal component that replaces it.
    final func refreshChildren(_ replacements: [ObjectIdentifier: ComponentBox]) {
        guard !replacements.isEmpty else { return }
        for child in children {
            if let box = replacements[ObjectIdentifier(child.box)] { refresh(child, with: box) }
        }
    }

    private func refresh(_ node: ComponentNode, with box: ComponentBox) {
        guard node.box !== box, node.box.holdsSameType(as: box) else { return }
        box.replaceEqual(in: node)
    }

    // MARK: - Slots

    /// The slots of a declaration in this container, made at its first use.
    ///
    /// O(declarations) at first; declarations remember what they are given.
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

    /// Takes slots that belong to this container.
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

    /// What a declaration keeps in this container beside nodes, made at its first use.
    func stored<Object: AnyObject>(_ declaration: UInt64, make: () -> Object) -> Object {
        if let existing = storage[declaration] as? Object { return existing }
        let new = make()
        storage[declaration] = new
        return new
    }

    // MARK: - The view's children

    private func bringInLine(with new: ContiguousArray<ComponentNode>, transition: ComponentTransition) {
        let old = children
        children = new
        // A loop: a closure would ask at each child which actor it runs on.
        var gone: [ComponentNode] = []
        for node in old where node.placement.addedPass != pass { gone.append(node) }
        for node in gone where LeavingChild.hasWayOut(node, transition: transition) {
            leave(node, transition: transition)
        }
        // From the last one: those behind a view that goes would have to move up.
        for node in gone.reversed() where node.placement.presence != .leaving { vanish(node) }
        if gone.count >= Self.manyChildren { keepUntilIdle(gone) }
        ChildOrder.arrange(new, from: old, in: owner.view)
        for node in new where node.placement.presence == .absent {
            node.placement.presence = .inserted
            appear(node, transition: transition)
        }
    }

    private func appear(_ node: ComponentNode, transition: ComponentTransition) {
        if let (appear, guide) = node.placement.details?.appearWithGuide {
            appear(view: node.view, guide: guide.position, transition: transition)
        } else {
            node.currentAppear?(view: node.view, transition: transition)
        }
    }

    /// Lets a child go, at once or by its way out.
    private func remove(_ node: ComponentNode, transition: ComponentTransition) {
        if LeavingChild.hasWayOut(node, transition: transition) {
            leave(node, transition: transition)
        } else {
            vanish(node)
        }
    }

    private func vanish(_ node: ComponentNode) {
        node.parent = nil
        node.placement.presence = .absent
        node.view.removeFromSuperview()
    }

    private func leave(_ node: ComponentNode, transition: ComponentTransition) {
        // Whoever tells us that the way is over may outlive us.
        let (owner, reference) = (owner.reference, node.reference)
        let child = LeavingChild(node) {
            guard let node = reference.node else { return }
            owner.node?.container?.didLeave(node)
        }
        leaving.append(child)
        child.start(transition: transition)
    }

    private func didLeave(_ node: ComponentNode) {
        leaving.removeAll { $0.node === node }
        node.placement.presence = .absent
        node.view.removeFromSuperview()
        // It may be shown again, if it is still measured.
        node.placement.details?.look?.release(node.view, transition: .immediate)
        forEachSlots { $0.release(node) }
    }

    private func bringBack(_ node: ComponentNode, transition: ComponentTransition) {
        guard let index = leaving.firstIndex(where: { $0.node === node }) else { return }
        leaving.remove(at: index).comeBack(to: owner, transition: transition)
        returned.append(node)
    }

    private func reportMissing() {
        diagnose(
            "component.never-added", "\(updatedCount - addedCount) of its children were updated but not added",
            path: owner.path,
            hint: "Pass each updated child to context.add(…); what is not added is not shown.")
    }
}
