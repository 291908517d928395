/// A mounted component: its view, its state, and the inputs and result of its last update.
///
/// A node owns its view, its state and its children's nodes; a host owns the root node. Releasing a node destroys its
/// subtree. What depends on the component's type is done by the node's box.
///
/// An update from the parent or host is decided as follows (`update(_:content:environment:availableSize:transition:)`):
///
/// | component | environment, available size, pending reasons | result |
/// |---|---|---|
/// | same box | unchanged | nothing |
/// | equal, without closures | unchanged | nothing |
/// | equal, may carry closures | unchanged | replaced; the node is stale until the next event or update |
/// | same box or equal | any changed | update |
/// | different | any | update |
/// | of another type | any | a new node replaces this one, and is updated |
@MainActor
@usableFromInline
final class MountedNode {
    /// The box with the component; if it is identical, the component is unchanged.
    nonisolated(unsafe) private(set) var box: ComponentBox
    let view: UIView
    /// The state; `nil` for a component without state, unless its body requested it.
    nonisolated(unsafe) private var state: ComponentState?
    /// The children and the body of a component that has children.
    nonisolated(unsafe) private(set) var container: ChildContainer?
    /// The parent, which clears this reference when it is deallocated or no longer shows the child.
    nonisolated(unsafe) unowned(unsafe) private(set) var parent: MountedNode?

    // No other code runs while these properties are read or written, so dynamic exclusivity checks are unnecessary.
    @exclusivity(unchecked) private(set) var environment = EnvironmentCells()
    @exclusivity(unchecked) private(set) var availableSize = CGSize.zero
    @exclusivity(unchecked) var size = CGSize.zero

    /// The reasons to update that arose since the last update.
    private(set) var pendingReasons: UpdateReasons = .firstTime
    private(set) var isUpdating = false
    /// Whether the component was replaced by an equal one whose closures the view and the children do not know yet.
    ///
    /// The component's update runs again before the next event is delivered to the subtree.
    private(set) var isStale = false
    /// Whether the parent measured the child with another proposal than the one it finally used.
    ///
    /// In that case a change in the subtree may affect what the parent measured, although the size for the final
    /// proposal is unchanged.
    var isMeasuredSeparately = false {
        didSet { if isMeasuredSeparately, !oldValue { UpdateScheduler.shared.measurementsDidChange() } }
    }
    /// The version of the scheduler's measurements in which neither this node nor one around it was measured separately.
    private var unmeasuredVersion: UInt32 = 0
    /// Whether the subtree contains a component that is too deep to be updated.
    ///
    /// In that case the component is not compared with the previous one, because the comparison would recurse as
    /// deeply.
    private(set) var isTooDeep = false
    /// The problems that were already reported for this node, each of which is reported once.
    var reported: ReportedProblems = []
    private var readMask: UInt8 = 0
    private var subscribedMask: UInt8 = 0
    /// The indices of the cells whose value was set directly on this node.
    private var ownedMask: UInt8 = 0
    /// The number of ancestors of this component within its host.
    private(set) var depth: Int32 = 0
    /// Incremented by updates and by changes in the subtree that may affect what the parent measured.
    var measureVersion: UInt32 = 0

    /// The placement of the view in the parent's view.
    var placement = Placement()
    /// The identity of this child within its parent, for diagnostics.
    private(set) var key: ChildKey?
    /// Created on first use: most nodes are leaves, which need no reference.
    nonisolated(unsafe) private var existingReference: MountedNodeReference?
    private var details: MountedNodeDetails?

    init(view: UIView, state: ComponentState?, box: ComponentBox) {
        self.view = view
        self.state = state
        self.box = box
        state?.node = self
        view.mountedNode = self
    }

    deinit {
        existingReference?.node = nil
        container?.ownerWillGo(with: box)
        view.forget(self)
        // A component may return a state that meanwhile belongs to another node.
        if let state, state.node === self { state.node = nil }
    }

    // MARK: - Tree

    /// Makes the node a child; called once before its first update, and when a removed child is shown again.
    func attach(to parent: MountedNode, key: ChildKey?) {
        self.parent = parent
        self.key = key
        depth = parent.depth + 1
        UpdateScheduler.shared.measurementsDidChange()
        requestDeferredUpdates()
    }

    /// Removes the node from its parent.
    nonisolated func detach() {
        parent = nil
    }

    /// A reference to this node for objects that may outlive it.
    var reference: MountedNodeReference {
        if let existingReference { return existingReference }
        let reference = MountedNodeReference()
        reference.node = self
        existingReference = reference
        return reference
    }

    /// Returns the container of a component that has children, creating it on first use.
    func containerMakingIfNeeded() -> ChildContainer {
        if let container { return container }
        let container = ChildContainer(owner: self)
        self.container = container
        if UpdateScheduler.isRunning(self) { UpdateScheduler.runningNode = self }
        return container
    }

    /// The properties that few nodes use, created on first use.
    var detailsMakingIfNeeded: MountedNodeDetails {
        if let details { return details }
        let details = MountedNodeDetails()
        self.details = details
        return details
    }

    var existingDetails: MountedNodeDetails? {
        details
    }

    /// The placement options that the parent specified in its last pass.
    var options: ChildOptions? {
        details?.options
    }

    /// The host, which is notified when the size of the root changes by itself.
    ///
    /// `nil` for all nodes except the root.
    var host: (any MountedNodeHost)? {
        get { details?.host }
        set {
            detailsMakingIfNeeded.host = newValue
            UpdateScheduler.shared.measurementsDidChange()
        }
    }

    /// The transition of the update that is scheduled for the end of the pass; `nil` if none is.
    var requestedTransition: ComponentTransition? {
        get { details?.requestedTransition }
        set { if newValue != nil || details != nil { detailsMakingIfNeeded.requestedTransition = newValue } }
    }

    // MARK: - State

    /// The state that updates receive: its own, or one that all components without state share.
    var stateForUpdate: ComponentState {
        state ?? EmptyComponentState.shared
    }

    /// The state, created if the component has none but a body requests it.
    var stateMakingIfNeeded: ComponentState {
        if let state { return state }
        let state = EmptyComponentState()
        state.node = self
        self.state = state
        return state
    }

    /// Replaces the state by another one of the same type, which belongs to no component.
    ///
    /// The caller requests the update that shows it, which passes it to the closures of the children, too.
    func replaceState(with new: ComponentState) {
        if let state, state.node === self { state.node = nil }
        new.node = self
        state = new
        container?.context?.stateWasReplaced(with: new)
    }

    // MARK: - Component

    /// Replaces the component by another one of the same type.
    ///
    /// - Parameter isEqual: Whether both are equal, so that only closures can differ.
    func replaceComponent(with new: ComponentBox, isEqual: Bool) {
        replaceComponent(isEqual: isEqual) { box = new }
    }

    /// Replaces the component in the node's own box.
    func replaceComponent<ComponentType: Component>(
        in box: TypedComponentBox<ComponentType>, with new: ComponentType, isEqual: Bool
    ) {
        replaceComponent(isEqual: isEqual) { box.typed = new }
    }

    /// Replaces the component, unless it is equal and cannot contain other closures.
    @inline(__always)
    private func replaceComponent(isEqual: Bool, _ replace: @MainActor () -> Void) {
        guard isEqual else {
            return UpdateObservation.observer == nil ? replace() : replaceObserved(replace)
        }
        let facts = box.facts
        guard facts.mayCarryClosures || UpdateVerification.isActive || details?.acceptsEqualComponents == true else {
            return
        }
        replace()
        isStale = true
        if facts.isControlled, UpdateScheduler.shared.notifiesControls { notifyControlledComponent() }
    }

    /// Replaces the component by one that is not equal, and reports it.
    private func replaceObserved(_ replace: @MainActor () -> Void) {
        let old = box.component
        replace()
        UpdateObservation.observer?.componentDidChange(MountedComponent(self), from: old)
    }

    /// Makes the node stale whenever it receives an equal component, also one without closures.
    func acceptEqualComponents() {
        guard details?.acceptsEqualComponents != true else { return }
        detailsMakingIfNeeded.acceptsEqualComponents = true
        parent?.container?.passOnEqualComponents(to: self)
    }

    /// Runs the update of a component whose closures changed, without animation.
    func refreshIfStale(notifiesControls: Bool) {
        guard isStale, !isUpdating else { return }
        UpdateScheduler.shared.refresh(self, notifiesControls: notifiesControls)
    }

    // MARK: - Updates

    /// Updates a slot to show the given content.
    ///
    /// All updates that originate from a parent or host take this path, except those of unchanged children in a
    /// container. Nothing is allocated if nothing changed. If the type of the component changes, a new node is
    /// created and the old one is released.
    ///
    /// - Parameter known: The result of comparing the content with the component of the node, if it is known.
    static func update(
        _ slot: inout MountedNode?, _ content: some ChildContent, comparison known: ComponentComparison? = nil,
        environment: EnvironmentCells, availableSize: CGSize, transition: ComponentTransition,
        prepare: (MountedNode) -> Void
    ) -> MountedNode {
        if let node = slot {
            let comparison = known ?? content.compare(with: node.box, allowsEquality: !node.isTooDeep)
            if comparison != .incompatible {
                if comparison != .identical { content.replace(in: node, isEqual: comparison == .equal) }
                node.updateIfNeeded(
                    isComponentChanged: comparison == .different, environment: environment,
                    availableSize: availableSize, transition: transition)
                return node
            }
        }
        let node = content.makeNode()
        prepare(node)
        slot = node
        node.updateIfNeeded(
            isComponentChanged: false, environment: environment, availableSize: availableSize, transition: transition)
        return node
    }

    /// Returns whether all dependencies other than the component itself are unchanged.
    func isUpToDate(environment: EnvironmentCells, availableSize: CGSize) -> Bool {
        pendingReasons.isEmpty && self.availableSize == availableSize && self.environment.isIdentical(to: environment)
    }

    /// Updates the node if there is a reason to.
    private func updateIfNeeded(
        isComponentChanged: Bool, environment: EnvironmentCells, availableSize: CGSize, transition: ComponentTransition
    ) {
        if isComponentChanged { pendingReasons.insert(.component) }
        if !self.environment.isIdentical(to: environment) { adoptEnvironment(environment, transition: transition) }
        let availableSize = SizeCheck.available(availableSize, for: self)
        if self.availableSize != availableSize {
            self.availableSize = availableSize
            pendingReasons.insert(.availableSize)
        }
        if !pendingReasons.isEmpty {
            performUpdate(transition: transition)
        } else if UpdateVerification.isActive {
            UpdateVerification.verifySkip(of: self)
        }
    }

    /// Runs the update immediately, with the most recent size and environment.
    func performUpdate(transition: ComponentTransition) {
        guard !isUpdating else {
            diagnose(
                "update.reentrant", "An update of this component was started during its own update", path: path,
                hint: "Call state.updated() instead; it schedules an update after the current one.")
            return
        }
        let transition = pendingReasons.contains(.firstTime) ? transition.withAnimation(.none) : transition
        let scheduler = UpdateScheduler.shared
        guard scheduler.enterUpdate(of: self) else {
            isTooDeep = true
            return
        }
        defer { scheduler.leaveUpdate() }
        if UIView.hasSeveralTextSizes { adoptTextSize() }
        UpdateObservation.observer?.updateWillRun(of: MountedComponent(self), reasons: pendingReasons)
        // Other closures do not change sizes.
        if pendingReasons != .behavior { measureVersion &+= 1 }
        if !pendingReasons.isDisjoint(with: [.state, .outdatedSize]) { scheduler.shownChanges &+= 1 }
        pendingReasons = []
        isStale = false
        readMask = 0
        isUpdating = true
        let outer = UpdateScheduler.runningNode
        UpdateScheduler.runningNode = self
        let result = details.map { update($0, transition) } ?? box.update(self, transition: transition)
        UpdateScheduler.runningNode = outer
        isUpdating = false
        isTooDeep = scheduler.hasReachedLimit
        size = SizeCheck.result(result, of: self)
        UpdateObservation.observer?.updateDidRun(of: MountedComponent(self))
    }

    private func update(_ details: MountedNodeDetails, _ transition: ComponentTransition) -> CGSize {
        guard let overrides = details.overrides else { return updateObserving(details, transition) }
        return overrides.withComponentValues(in: view, transition: transition) { updateObserving(details, transition) }
    }

    private func updateObserving(_ details: MountedNodeDetails, _ transition: ComponentTransition) -> CGSize {
        let shown = shownBox
        guard let subscription = details.modelSubscription else { return shown.update(self, transition: transition) }
        return subscription.describe { shown.update(self, transition: transition) }
    }

    /// Adds a reason to update, so that the parent's next pass does not skip this node.
    func addPendingReason(_ reason: UpdateReasons) {
        pendingReasons.insert(reason)
        parent?.container?.childDidChange()
    }

    /// Discards a requested update.
    func removePendingReason(_ reason: UpdateReasons) {
        pendingReasons.remove(reason)
    }

    // MARK: - Environment

    /// Adopts the cells passed by the parent.
    ///
    /// A cell owned by this node is kept and assigned the new value, which invalidates the descendants that hold it. A
    /// forwarded cell is replaced, and the update must run to forward the new one.
    private func adoptEnvironment(_ new: EnvironmentCells, transition: ComponentTransition) {
        let old = environment
        let keepsCells = ownedMask != 0 && old.count == new.count
        // Shares the list of cells with the parent unless a cell of its own has to be kept.
        if !keepsCells { environment = new }
        var replacesCells = old.count != new.count
        for index in 0..<new.count {
            guard let cell = new[index], old[index] !== cell || old.count != new.count else { continue }
            if keepsCells, cell.isTransient, ownedMask & bit(index) != 0, let own = old[index] {
                if own.assign(from: cell) {
                    UpdateScheduler.shared.environmentDidChange(own, seenBy: self, transition: transition)
                }
            } else {
                if keepsCells { environment[index] = cell }
                didReplaceCell(at: index, with: cell)
                replacesCells = true
            }
        }
        if old.count != new.count { pendingReasons.insert(.environment) }
        guard replacesCells, let details else { return }
        for reference in details.elementReaders {
            guard let reader = reference.node else { continue }
            UpdateScheduler.shared.environmentWasReplaced(for: reader, transition: transition)
        }
    }

    private func didReplaceCell(at index: Int, with cell: EnvironmentCell) {
        if cell.isTransient {
            cell.isTransient = false
            ownedMask |= bit(index)
        } else {
            ownedMask &= ~bit(index)
        }
        subscribedMask &= ~bit(index)
        pendingReasons.insert(.environment)
        UpdateObservation.observer?.updateWasRequested(
            of: MountedComponent(self), because: .environment(cell.erasedValue))
    }

    /// Registers that a value was read.
    ///
    /// Called while this node's update is the innermost one running.
    func didRead(_ cell: EnvironmentCell) {
        if container?.elementTable?.registerRead(cell, by: self) == true { return }
        guard let index = environment.firstIndex(of: cell) else { return }
        readMask |= bit(index)
        if subscribedMask & bit(index) == 0 {
            subscribedMask |= bit(index)
            cell.subscribe(self)
        }
    }

    func lastUpdateRead(_ cell: EnvironmentCell) -> Bool {
        if elementsRead(cell) { return true }
        guard let index = environment.firstIndex(of: cell) else { return false }
        return readMask & bit(index) != 0
    }

    func holds(_ cell: EnvironmentCell) -> Bool {
        environment.firstIndex(of: cell) != nil || elementsRead(cell)
    }

    private func elementsRead(_ cell: EnvironmentCell) -> Bool {
        container?.elementTable?.reads(cell) == true
    }

    private func bit(_ index: Int) -> UInt8 {
        1 << UInt8(index)
    }

    // MARK: - Propagation and diagnostics

    /// Handles a change in the subtree of this node that did not change the node's size.
    ///
    /// Requests an update of the nearest ancestor that measured a child on this path with another proposal than the
    /// final one, because that measurement may have changed. The search continues into the trees of enclosing hosts.
    func invalidateMeasure(transition: ComponentTransition, isLocal: Bool) {
        let version = UpdateScheduler.shared.measurementsVersion
        var node = self
        while !node.isMeasuredSeparately {
            guard node.unmeasuredVersion != version, let outer = node.outerNode else {
                // A single update has no further searches.
                if UpdateScheduler.shared.runsBatch { markUnmeasured(version) }
                return
            }
            node = outer
        }
        node.parentWillMeasureAgain(transition: transition, isLocal: isLocal)
    }

    /// The node that used the size of this one: the parent or, for a root, one in the tree of another host.
    private var outerNode: MountedNode? {
        parent ?? host?.outerNode
    }

    /// Lets further searches from this subtree end here, until the measurements change.
    private func markUnmeasured(_ version: UInt32) {
        var next: MountedNode? = self
        while let node = next, node.unmeasuredVersion != version {
            node.unmeasuredVersion = version
            next = node.outerNode
        }
    }

    /// Requests an update of the parent, which used a size of this child that is no longer valid.
    func parentWillMeasureAgain(transition: ComponentTransition, isLocal: Bool) {
        guard let parent else { return }
        measureVersion &+= 1
        UpdateObservation.observer?.updateWasRequested(of: MountedComponent(parent), because: .measurement)
        UpdateScheduler.shared.requestUpdate(of: parent, transition: transition, isLocal: isLocal)
    }

    /// The component path from the root to this node.
    var path: String {
        sequence(first: self, next: \.parent).map(\.pathElement).reversed().joined(separator: " › ")
    }

    /// The path with its middle part omitted if it is long.
    var shortPath: String {
        let elements = sequence(first: self, next: \.parent).map(\.pathElement).reversed()
        guard elements.count > 12 else { return elements.joined(separator: " › ") }
        let left = "… (\(elements.count - 8) more)"
        return (elements.prefix(4) + [left] + elements.suffix(4)).joined(separator: " › ")
    }

    var pathElement: String {
        guard let identity = key?.identity else { return box.typeName }
        if case .structural = identity { return box.typeName }
        return "\(box.typeName)[\(identity.hashable)]"
    }
}
