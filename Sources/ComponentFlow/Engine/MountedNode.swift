/// A mounted component: its view, its state, and the inputs and result of its last update.
///
/// A node owns its view and its children's nodes; a host owns the root node. Releasing a node destroys its subtree.
/// `TypedMountedNode` adds the part that depends on the component's type. Everything that the skip path reads is in
/// this class, so that an unchanged child is recognized without a virtual call.
@MainActor
@usableFromInline
class MountedNode {
    /// The result of setting a component on a node.
    @usableFromInline
    enum Adoption {
        /// The component is equal to the previous one.
        case equal
        /// The component differs, so its update must run.
        case changed
        /// The component has another type, so the node cannot show it.
        case incompatible
    }

    // The order of the properties matters: those that are read for an unchanged child are adjacent, because the
    // children of a long list are no longer in the processor's caches when they are visited again.

    /// The box with the component; if it is identical, the component is unchanged.
    nonisolated(unsafe) final var box: ComponentBox
    /// The reasons to update that arose since the last update.
    final var pendingReasons: UpdateReasons = .firstTime
    final private(set) var isUpdating = false
    /// Whether the parent measured the child with another proposal than the one it finally used.
    ///
    /// In that case a change in the subtree may affect what the parent measured, although the size for the final
    /// proposal is unchanged.
    final var isMeasuredSeparately = false
    /// Whether the subtree contains a component that is too deep to be updated.
    ///
    /// In that case the component is not compared with the previous one, because the comparison would recurse as
    /// deeply.
    final var isTooDeep = false
    /// The problems that were already reported for this node, each of which is reported once.
    final var reported: ReportedProblems = []
    /// Incremented by updates and by changes in the subtree that may affect what the parent measured.
    final var measureVersion: UInt32 = 0
    /// Whether passing on an equal component can have an effect; determined on first use.
    final var mayHaveBehavior = true
    private final var readMask: UInt8 = 0
    private final var subscribedMask: UInt8 = 0
    /// The indices of the cells whose value was set directly on this node.
    private final var ownedMask: UInt8 = 0
    final var availableSize = CGSize.zero
    final var size = CGSize.zero
    final var placement = ChildPlacement()
    nonisolated(unsafe) final private(set) var container: ChildContainer?
    final var environmentCells = EnvironmentCells()

    let view: UIView
    /// The number of ancestors of this component within its host.
    final private(set) var depth: Int32 = 0
    /// The identity of this child within its parent, for diagnostics.
    final var identity: ComponentIdentity?
    private final var parentReference: MountedNodeReference?
    /// Created on first use: most nodes are leaves, which need no reference.
    nonisolated(unsafe) final private(set) var existingReference: MountedNodeReference?
    private final var details: MountedNodeDetails?

    init(view: UIView, box: ComponentBox) {
        self.view = view
        self.box = box
        view.mountedNode = self
    }

    final var parent: MountedNode? {
        get { parentReference?.node }
        set {
            parentReference = newValue?.reference
            depth = newValue.map { $0.depth + 1 } ?? 0
        }
    }

    /// A reference to this node for objects that may outlive it.
    final var reference: MountedNodeReference {
        if let existingReference { return existingReference }
        let reference = MountedNodeReference()
        reference.node = self
        existingReference = reference
        return reference
    }

    /// The host, which is notified when the size of the root changes by itself.
    ///
    /// `nil` for all nodes except the root.
    final var host: (any MountedNodeHost)? {
        get { details?.host }
        set { detailsMakingIfNeeded.host = newValue }
    }

    /// The transition of the update that is scheduled for the end of the pass; `nil` if none is.
    final var requestedTransition: ComponentTransition? {
        get { details?.requestedTransition }
        set { if newValue != nil || details != nil { detailsMakingIfNeeded.requestedTransition = newValue } }
    }

    /// The transition that the pass specified for the child's changes.
    final var specifiedTransition: ComponentTransition {
        get { details?.specifiedTransition ?? .immediate }
        set { detailsMakingIfNeeded.specifiedTransition = newValue }
    }

    private var detailsMakingIfNeeded: MountedNodeDetails {
        if let details { return details }
        let details = MountedNodeDetails()
        self.details = details
        return details
    }

    // MARK: - Overridden by TypedMountedNode

    /// Calls the component's own `update`.
    func runUpdate(transition: ComponentTransition) -> CGSize {
        preconditionFailure("MountedNode is abstract")
    }

    /// Passes the closures of an equal component, which has replaced the previous one, to the view and the children.
    func refreshBehavior(replacing old: ComponentBox) {
        preconditionFailure("MountedNode is abstract")
    }

    // MARK: - Updates

    /// Updates a slot to show the given content.
    ///
    /// All updates that originate from a parent or host take this path. Nothing is allocated if nothing changed. If the
    /// type of the component changes, a new node is created and the old one is released.
    static func update(
        _ slot: inout MountedNode?, content: some ChildContent, environment: EnvironmentCells, availableSize: CGSize,
        transition: ComponentTransition, prepare: (MountedNode) -> Void
    ) -> MountedNode {
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

    /// Returns whether all dependencies other than the component itself are unchanged.
    @inline(__always) final func isUpToDate(environment: EnvironmentCells, availableSize: CGSize) -> Bool {
        pendingReasons.isEmpty && self.availableSize == availableSize && environmentCells.isIdentical(to: environment)
    }

    /// Updates the node if there is a reason to, and returns whether there was.
    @discardableResult
    private func update(
        isComponentChanged: Bool, environment: EnvironmentCells, availableSize: CGSize, transition: ComponentTransition
    ) -> Bool {
        if isComponentChanged {
            pendingReasons.insert(.component)
        }
        if !environmentCells.isIdentical(to: environment) {
            adoptEnvironment(environment, transition: transition)
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

    /// Runs the update immediately, with the most recent size and environment.
    final func performUpdate(transition: ComponentTransition) {
        guard !isUpdating else {
            diagnose(
                "update.reentrant", "An update of this component was started during its own update", path: path,
                hint: "Call state.updated() instead; it schedules an update after the current one.")
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
        // Children belong to the body that is running; a component without a body has none.
        let (outerNode, outerContainer) = (scheduler.runningNode, ChildContainer.running)
        scheduler.runningNode = self
        ChildContainer.running = nil
        let result =
            if let overrides = placement.details?.overrides {
                overrides.withComponentValues(in: view, transition: transition) { runUpdate(transition: transition) }
            } else {
                runUpdate(transition: transition)
            }
        ChildContainer.running = outerContainer
        scheduler.runningNode = outerNode
        isUpdating = false
        isTooDeep = scheduler.hasReachedLimit
        size = SizeCheck.result(result, of: self)
    }

    /// Returns the container of a component that has children, creating it on first use.
    final func containerMakingIfNeeded(_ make: () -> ChildContainer) -> ChildContainer {
        if let container { return container }
        let container = make()
        self.container = container
        return container
    }

    // MARK: - Environment

    /// Adopts the cells passed by the parent.
    ///
    /// A cell owned by this node is kept and assigned the new value, which invalidates the descendants that hold it. A
    /// forwarded cell is replaced, and the update must run to forward the new one.
    private func adoptEnvironment(_ new: EnvironmentCells, transition: ComponentTransition) {
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

    /// Registers that a value was read.
    ///
    /// Called while this node's update is the innermost one running.
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

    // MARK: - Tree

    /// Handles a change in the subtree of this node that did not change the node's size.
    ///
    /// Requests an update of the nearest ancestor that measured a child on this path with another proposal than the
    /// final one, because that measurement may have changed. The search continues into the trees of enclosing hosts.
    final func invalidateMeasure(transition: ComponentTransition, isLocal: Bool) {
        var node = self
        while !node.isMeasuredSeparately {
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

    /// The component path from the root to this node.
    final var path: String {
        sequence(first: self, next: \.parent).map(\.pathElement).reversed().joined(separator: " › ")
    }

    /// The path with its middle part omitted if it is long.
    final var shortPath: String {
        let elements = sequence(first: self, next: \.parent).map(\.pathElement).reversed()
        guard elements.count > 12 else { return elements.joined(separator: " › ") }
        let left = "… (\(elements.count - 8) more)"
        return (elements.prefix(4) + [left] + elements.suffix(4)).joined(separator: " › ")
    }

    private var pathElement: String {
        guard let identity else { return box.typeName }
        if case .structural = identity { return box.typeName }
        return "\(box.typeName)[\(identity.hashable)]"
    }
}
