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
    unowned let owner: ComponentNode

    private var slots: [UInt64: ChildSlots] = [:]
    /// The children in the view, from back to front.
    private var children: ContiguousArray<ComponentNode> = []
    private(set) var pass: UInt32 = 0

    /// How many of the children added in this pass stand where they stood before.
    private var matched = 0
    /// The children added in this pass, once their order differs from ``children``.
    private var reordered: ContiguousArray<ComponentNode>?
    private var updatedCount = 0
    private var addedCount = 0
    private var isInPass = false

    private static var lastID: UInt64 = 0

    /// A number no other container or declaration has.
    static func makeID() -> UInt64 {
        lastID += 1
        return lastID
    }

    init(owner: ComponentNode) {
        id = Self.makeID()
        self.owner = owner
    }

    /// The container whose body is running, the innermost one.
    static var running: ChildContainer? {
        guard let container = UpdateScheduler.shared.runningNode?.container, container.isInPass else { return nil }
        return container
    }

    // MARK: - A pass

    func begin() {
        pass &+= 1
        matched = 0
        reordered = nil
        updatedCount = 0
        addedCount = 0
        isInPass = true
    }

    /// Updates the child in a slot; its placement starts afresh.
    func updateChild(
        _ slot: inout ComponentNode?, content: some ChildContent, identity: @autoclosure () -> ComponentIdentity?,
        environment: EnvironmentCells, availableSize: CGSize, transition: ComponentTransition
    ) -> UpdatedChild {
        let node = ComponentNode.update(
            &slot, content: content, environment: environment, availableSize: availableSize, transition: transition
        ) { node in
            node.parent = owner
            node.identity = identity()
        }
        if node.placement.updatedPass != pass { updatedCount += 1 }
        node.placement.begin(pass: pass, transition: transition)
        return UpdatedChild(node: node)
    }

    func add(_ child: UpdatedChild) {
        let node = child.node
        guard isInPass, node.parent === owner else {
            diagnose(
                "component.added-outside", "A child was added outside the body that updated it", path: node.path,
                hint: "Call context.add(…) in the body, for children that this body updated in the same pass.")
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

    private func note(_ node: ComponentNode) {
        if reordered == nil {
            if matched < children.count, children[matched] === node {
                matched += 1
                return
            }
            reordered = ContiguousArray(children[..<matched])
        }
        reordered?.append(node)
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
        isInPass = false
        if let reordered {
            bringInLine(with: reordered, transition: transition)
        } else if matched < children.count {
            bringInLine(with: ContiguousArray(children[..<matched]), transition: transition)
        }
        if updatedCount > addedCount { reportMissing() }
        for slot in slots.values { slot.finish(pass: pass, wasEachAdded: updatedCount == addedCount) }
    }

    // MARK: - Behaviour

    /// The owner was given an equal component with newer closures.
    func refreshBehavior() {}

    /// Hands the closures of equal children, given in the order in which they were added, to the nodes.
    final func refreshBehavior(of boxes: some Sequence<ComponentBox>) {
        for (node, box) in zip(children, boxes) where node.box !== box {
            box.refreshBehavior(of: node)
        }
    }

    // MARK: - Slots

    /// The slots of a declaration in this container, made at its first use.
    func slots<Slots: ChildSlots>(of declaration: UInt64, make: (_ containerID: UInt64) -> Slots) -> Slots {
        if let existing = slots[declaration] as? Slots { return existing }
        let new = make(id)
        slots[declaration] = new
        return new
    }

    // MARK: - The view's children

    private func bringInLine(with new: ContiguousArray<ComponentNode>, transition: ComponentTransition) {
        let old = children
        children = new
        for node in old where node.placement.addedPass != pass {
            ChildPlacer.remove(node, transition: transition)
        }
        let appearing = new.filter { !$0.placement.isInserted }
        ChildOrder.arrange(new, from: old.filter { $0.placement.addedPass == pass }, in: owner.view)
        for node in appearing {
            node.placement.isInserted = true
            node.placement.appear?(view: node.view, transition: transition)
        }
    }

    private func reportMissing() {
        diagnose(
            "component.never-added", "\(updatedCount - addedCount) of its children were updated but not added",
            path: owner.path,
            hint: "Pass each updated child to context.add(…); what is not added is not shown.")
    }
}
