/// One component in the retained tree: its view, its state, what it was last given and what it answered.
///
/// A node owns its view and its children's nodes; a host owns the node at the root. Letting go of a node frees everything
/// below it. `TypedComponentNode` adds the part that knows the component's type; everything the skip path reads stands
/// here, so that an unchanged child is recognised without a virtual call.
@MainActor
@usableFromInline
class ComponentNode {
    /// What giving a node another component came to.
    @usableFromInline
    enum Adoption {
        /// The component is equal to the one before.
        case equal
        /// The component differs: its update must run.
        case changed
        /// The component is of another type: the node cannot show it.
        case incompatible
    }

    // In this order: what is read of a child that has not changed stands together, because the children of a long list
    // are no longer in the processor's caches when they are looked at again.

    /// The box with the component; the same box again means: nothing changed.
    nonisolated(unsafe) final var box: ComponentBox
    /// Reasons to update that arose since the last update.
    final var pendingReasons: UpdateReasons = .firstTime
    final private(set) var isUpdating = false
    /// Whether the parent measured the child with another offer than the one that it keeps.
    ///
    /// Then a change inside may change what the parent measured, although the size in the offer that is kept stays.
    final var isMeasuredApart = false
    /// Whether something inside stands too deep to be updated.
    ///
    /// Then a component is not compared with the one before: that would go as deep.
    final var isTooDeep = false
    /// What was reported of the node, so that it is reported once.
    final var reported: ReportedMistakes = []
    /// Counts the updates, and the changes inside that may change what the parent measured.
    final var measureVersion: UInt32 = 0
    /// Whether it can make a difference to hand on an equal component; found out at the first one.
    final var mayHaveBehavior = true
    private final var readMask: UInt8 = 0
    private final var subscribedMask: UInt8 = 0
    /// Which cells hold a value that was handed to this node directly.
    private final var ownedMask: UInt8 = 0
    final var availableSize = CGSize.zero
    final var size = CGSize.zero
    final var placement = ChildPlacement()
    nonisolated(unsafe) final private(set) var container: ChildContainer?
    final var environmentCells = EnvironmentCells()

    let view: UIView
    /// How many components are around this one in its host.
    final private(set) var depth: Int32 = 0
    /// How the parent names this child, for diagnostics.
    final var identity: ComponentIdentity?
    private final var parentReference: ComponentNodeReference?
    /// Made when first asked for: most nodes are leaves, of which nobody asks.
    nonisolated(unsafe) final private(set) var knownReference: ComponentNodeReference?
    private final var details: ComponentNodeDetails?

    init(view: UIView, box: ComponentBox) {
        self.view = view
        self.box = box
        view.componentNode = self
    }

    final var parent: ComponentNode? {
        get { parentReference?.node }
        set {
            parentReference = newValue?.reference
            depth = newValue.map { $0.depth + 1 } ?? 0
        }
    }

    /// Stands for the node with those who may outlive it.
    final var reference: ComponentNodeReference {
        if let knownReference { return knownReference }
        let reference = ComponentNodeReference()
        reference.node = self
        knownReference = reference
        return reference
    }

    /// Told when the size of the root changed by itself.
    ///
    /// Nil for all but the root.
    final var host: (any ComponentNodeHost)? {
        get { details?.host }
        set { ensuredDetails.host = newValue }
    }

    /// How the update that waits for the end of the pass is to be shown; nil while none waits.
    final var requestedTransition: ComponentTransition? {
        get { details?.requestedTransition }
        set { if newValue != nil || details != nil { ensuredDetails.requestedTransition = newValue } }
    }

    /// How the child shows its changes, if the pass has said so.
    final var saidTransition: ComponentTransition {
        get { details?.saidTransition ?? .immediate }
        set { ensuredDetails.saidTransition = newValue }
    }

    private var ensuredDetails: ComponentNodeDetails {
        if let details { return details }
        let details = ComponentNodeDetails()
        self.details = details
        return details
    }

    // MARK: - To be overridden by TypedComponentNode

    /// Runs the component's own update.
    func runUpdate(transition: ComponentTransition) -> CGSize {
        preconditionFailure("ComponentNode is abstract")
    }

    /// The component was replaced by an equal one: hands its closures to the view and to the children made from it.
    func refreshBehavior(replacing old: ComponentBox) {
        preconditionFailure("ComponentNode is abstract")
    }

    // MARK: - Updating

    /// Brings a slot in line with what it is to show.
    ///
    /// The one path on which components are updated from above.
    ///
    /// Nothing is allocated where nothing changed. A component of another type gets a new node, and the old one is let
    /// go of.
    static func update(
        _ slot: inout ComponentNode?, content: some ChildContent, environment: EnvironmentCells, availableSize: CGSize,
        transition: ComponentTransition, prepare: (ComponentNode) -> Void
    ) -> ComponentNode {
        if let node = slot {
            let isIdentical = content.isIdentical(to: node)
            if isIdentical, node.isUpToDate(environment: environment, availableSize: availableSize),
                !UpdateVerification.isActive
            {
                return node
            }
            let adoption = isIdentical ? .equal : content.adopt(into: node)
            if adoption != .incompatible {
                let didUpdate = node.update(
                    isComponentChanged: adoption == .changed, environment: environment, availableSize: availableSize,
                    transition: transition)
                if !didUpdate, UpdateVerification.isActive { UpdateVerification.verifySkip(of: node) }
                return node
            }
        }
        let node = content.makeNode()
        prepare(node)
        slot = node
        node.update(
            isComponentChanged: false, environment: environment, availableSize: availableSize, transition: transition)
        return node
    }

    /// Whether nothing that the component depends on has changed beside the component itself.
    @inline(__always) final func isUpToDate(environment: EnvironmentCells, availableSize: CGSize) -> Bool {
        pendingReasons.isEmpty && self.availableSize == availableSize && environmentCells.isIdentical(to: environment)
    }

    /// Updates the node if there is a reason; returns whether there was.
    @discardableResult
    private func update(
        isComponentChanged: Bool, environment: EnvironmentCells, availableSize: CGSize, transition: ComponentTransition
    ) -> Bool {
        if isComponentChanged {
            pendingReasons.insert(.component)
        }
        if !environmentCells.isIdentical(to: environment) {
            takeEnvironment(environment, transition: transition)
        }
        let availableSize = SizeCheck.available(availableSize, for: self)
        if self.availableSize != availableSize {
            self.availableSize = availableSize
            pendingReasons.insert(.availableSize)
        }
        if pendingReasons.isEmpty { return false }
        performUpdate(transition: transition)
        return true
    }

    /// Runs the update now, with the size and environment the node was given last.
    final func performUpdate(transition: ComponentTransition) {
        guard !isUpdating else {
            diagnose(
                "update.reentrant", "An update of this component was started from within itself", path: path,
                hint: "Call state.updated() instead: it runs after the update that is under way.")
            return
        }
        let transition = pendingReasons.contains(.firstTime) ? transition.withAnimation(.none) : transition
        let scheduler = UpdateScheduler.shared
        guard scheduler.enterUpdate(of: self) else { return }
        defer { scheduler.leaveUpdate() }
        pendingReasons = []
        readMask = 0
        isUpdating = true
        measureVersion &+= 1
        // Children belong to the body that runs, and none runs inside a component that has no body.
        let (outerNode, outerContainer) = (scheduler.runningNode, ChildContainer.running)
        scheduler.runningNode = self
        ChildContainer.running = nil
        let result =
            if let look = placement.details?.look {
                look.showingOwn(in: view, transition: transition) { runUpdate(transition: transition) }
            } else {
                runUpdate(transition: transition)
            }
        ChildContainer.running = outerContainer
        scheduler.runningNode = outerNode
        isUpdating = false
        isTooDeep = scheduler.hasReachedLimit
        size = SizeCheck.result(result, of: self)
    }

    /// The container of a component that has children, made when it is first asked for.
    final func containerMakingIfNeeded(_ make: () -> ChildContainer) -> ChildContainer {
        if let container { return container }
        let container = make()
        self.container = container
        return container
    }

    // MARK: - Environment

    /// Takes the cells the parent handed over.
    ///
    /// A cell of our own stays and takes the new value, so that those below who hold it learn of the change; a
    /// forwarded cell is replaced, and the update must run to forward it further.
    private func takeEnvironment(_ new: EnvironmentCells, transition: ComponentTransition) {
        guard environmentCells.count == new.count else {
            environmentCells = new
            for index in 0..<new.count {
                if let cell = new[index] { replaceCell(at: index, with: cell) }
            }
            return
        }
        for index in 0..<new.count {
            guard let old = environmentCells[index], let cell = new[index], old !== cell else { continue }
            if cell.isTransient, ownedMask & bit(index) != 0 {
                if old.assign(from: cell) {
                    UpdateScheduler.shared.environmentDidChange(old, seenBy: self, transition: transition)
                }
            } else {
                replaceCell(at: index, with: cell)
            }
        }
    }

    private func replaceCell(at index: Int, with cell: EnvironmentCell) {
        if cell.isTransient {
            cell.isTransient = false
            ownedMask |= bit(index)
        } else {
            ownedMask &= ~bit(index)
        }
        var cells = environmentCells
        cells[index] = cell
        environmentCells = cells
        subscribedMask &= ~bit(index)
        pendingReasons.insert(.environment)
    }

    /// Notes that a value was read.
    ///
    /// Called while this node's update is the innermost one that runs.
    final func didRead(_ cell: EnvironmentCell) {
        guard let index = environmentCells.firstIndex(of: cell) else { return }
        readMask |= bit(index)
        if subscribedMask & bit(index) == 0 {
            subscribedMask |= bit(index)
            cell.subscribe(self)
        }
    }

    final func lastUpdateRead(_ cell: EnvironmentCell) -> Bool {
        guard let index = environmentCells.firstIndex(of: cell) else { return false }
        return readMask & bit(index) != 0
    }

    final func holds(_ cell: EnvironmentCell) -> Bool {
        environmentCells.firstIndex(of: cell) != nil
    }

    private func bit(_ index: Int) -> UInt8 {
        1 << UInt8(index)
    }

    // MARK: - The tree

    /// Something at or below this node changed, although its size did not.
    ///
    /// Asks for the update of the nearest parent that measured a child around it with another offer than the child keeps:
    /// that measure may be another one now. Looks in the trees around this one, too.
    final func invalidateMeasure(transition: ComponentTransition, isLocal: Bool) {
        var node = self
        while !node.isMeasuredApart {
            guard let parent = node.parent else {
                node.host?.rootDidUpdate(transition: transition, sizeChanged: false, isLocal: isLocal)
                return
            }
            node = parent
        }
        guard let parent = node.parent else { return }
        node.measureVersion &+= 1
        UpdateScheduler.shared.requestUpdate(of: parent, transition: transition, isLocal: isLocal)
    }

    /// The component path from the root to here.
    final var path: String {
        sequence(first: self, next: \.parent).map(\.pathElement).reversed().joined(separator: " › ")
    }

    /// The path with what is far from both of its ends left out.
    final var shortPath: String {
        let elements = sequence(first: self, next: \.parent).map(\.pathElement).reversed()
        guard elements.count > 12 else { return elements.joined(separator: " › ") }
        let left = "… (\(elements.count - 8) more)"
        return (elements.prefix(4) + [left] + elements.suffix(4)).joined(separator: " › ")
    }

    private var pathElement: String {
        guard let identity else { return box.typeName }
        if case .place = identity { return box.typeName }
        return "\(box.typeName)[\(identity.hashable)]"
    }
}
