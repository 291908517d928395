/// Schedules the updates that are not caused by a parent.
///
/// Four rules apply:
///
/// 1. While any update is running, requests are queued; they run in order when the outermost update is done.
/// 2. A node that was meanwhile updated for another reason is not updated again. An ancestor that measured it with several
///    proposals may have used sizes from before the change, and measures again.
/// 3. When an update changes a node's size, its parent is updated too, and so on up to the first node whose size is
///    unchanged.
/// 4. A node that was meanwhile removed is not updated unless it is shown again.
@MainActor
final class UpdateScheduler {
    private struct Request {
        let reference: MountedNodeReference
        let transition: ComponentTransition
        let isLocal: Bool
        /// Whether the request is the first one after a change that may affect sizes.
        var followsChange = false

        /// The node, or `nil` after it is deallocated.
        @MainActor var node: MountedNode? { reference.node }

        @MainActor var depth: Int32 { node?.depth ?? 0 }
    }

    static let shared = UpdateScheduler()

    /// The number of times that requests of one pass may cause further requests before this is reported as a loop.
    static let roundLimit = 100

    // None of the properties without dynamic exclusivity checks is accessed during a call of other code.
    @exclusivity(unchecked) private var requests: [Request] = []
    /// The node whose update is running, the innermost one.
    ///
    /// The value is only read and written as a whole, so dynamic exclusivity checks are unnecessary.
    ///
    /// This is the only ambient value of the engine: `child.update(…)` has no parameter for its parent, and
    /// `environment[…].value` none for its reader.
    static var runningNode: MountedNode? {
        get { running?.takeUnretainedValue() }
        set { setRunning(newValue) }
    }

    /// The running node, which the call of its update retains.
    @exclusivity(unchecked) private static var running: Unmanaged<MountedNode>?
    /// The container of the running node, so that children find it without reading the node.
    @exclusivity(unchecked) static var runningContainer: Unmanaged<ChildContainer>?

    // Without `map`: passed to nonisolated code, a closure would check its actor isolation on each call.
    private static func setRunning(_ node: MountedNode?) {
        guard let node else {
            running = nil
            runningContainer = nil
            return
        }
        running = Unmanaged.passUnretained(node)
        if let container = node.container {
            runningContainer = Unmanaged.passUnretained(container)
        } else {
            runningContainer = nil
        }
    }

    /// Returns whether a node's update is the innermost one that is running.
    @inline(__always) static func isRunning(_ node: MountedNode) -> Bool {
        running?.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
    }

    /// Returns whether the innermost running update is that of a container's owner.
    @inline(__always) static func isRunning(_ container: ChildContainer) -> Bool {
        runningContainer?.toOpaque() == Unmanaged.passUnretained(container).toOpaque()
    }
    /// Whether a ``ControlledComponent`` that is replaced by an equal one is notified; not while only closures are
    /// replaced, because then the parent has not specified the value again.
    private(set) var notifiesControls = true
    /// The version of what decides which nodes are measured separately: their ancestors, hosts and measurements.
    @exclusivity(unchecked) private(set) var measurementsVersion: UInt32 = 1
    /// Whether several requests are running, one after the other.
    @exclusivity(unchecked) private(set) var runsBatch = false
    /// The number of updates that have shown a change of a state or of the environment.
    @exclusivity(unchecked) var shownChanges: UInt = 0
    /// The nodes that specify the transition of their subtrees in this pass.
    @exclusivity(unchecked) var nodesWithSubtreeTransition: [MountedNodeReference] = []
    private var editedControls = EditedControls()
    @exclusivity(unchecked) private var passDepth = 0
    /// Closures that are called at the end of the outermost pass, after the queued requests have run.
    let completions = UpdateCompletions()
    /// The number of nested updates that are running.
    @exclusivity(unchecked) private var updateDepth = 0
    /// Whether an update in this pass was refused because of its depth.
    @exclusivity(unchecked) private(set) var hasReachedLimit = false
    @exclusivity(unchecked) private var isDraining = false

    // MARK: - Passes

    /// Runs `body` as one pass, at the end of which the queued requests run.
    func pass<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard passDepth == 0, isMeasuringUpdates else { return try runPass(body) }
        return try measuringUpdates { try runPass(body) }
    }

    private func runPass<Result>(_ body: () throws -> Result) rethrows -> Result {
        // Views may have been moved between hosts since the last pass.
        if passDepth == 0 { measurementsDidChange() }
        passDepth += 1
        defer {
            passDepth -= 1
            if passDepth == 0 {
                drain()
                hasReachedLimit = false
                if !isDraining {
                    endSubtreeTransitions()
                    completions.run()
                }
            }
        }
        return try body()
    }

    /// Ends the validity of what nodes know about measurements.
    func measurementsDidChange() {
        measurementsVersion &+= 1
    }

    /// Whether a pass is running, or requests of one that has ended.
    var isInPass: Bool {
        passDepth > 0 || isDraining
    }

    /// Runs the requests of a nested host's tree before the host returns its size.
    func drainRequests(below root: MountedNode) {
        guard !requests.isEmpty, passDepth > 1 else { return }
        let inside = requests.filter { request in
            request.node.map { sequence(first: $0, next: \.parent).contains { $0 === root } } ?? false
        }
        // They remain queued; when they are processed later, their nodes are up to date.
        for request in inside where request.node?.pendingReasons.isEmpty == false { run(request) }
    }

    // MARK: - Depth

    /// Counts a nested update, and returns whether it may run.
    @inline(__always) func enterUpdate(of node: MountedNode) -> Bool {
        guard updateDepth < ComponentLimits.maximumDepth else {
            refuse(node)
            return false
        }
        updateDepth += 1
        return true
    }

    @inline(__always) func leaveUpdate() {
        updateDepth -= 1
    }

    /// Skips the update of a component and reports this once.
    private func refuse(_ node: MountedNode) {
        node.size = .zero
        defer { hasReachedLimit = true }
        guard !hasReachedLimit, node.isFirstReport(of: .depth) else { return }
        diagnose(
            "component.too-deep",
            "Components are nested more than \(ComponentLimits.maximumDepth) levels deep; this one is not shown",
            path: node.shortPath,
            hint: "Check for a component that contains itself; if the depth is intended, raise "
                + "ComponentLimits.maximumDepth and run with a larger stack.")
    }

    // MARK: - Requests

    /// Requests an update of a component whose state changed.
    func requestUpdate(of node: MountedNode, transition: ComponentTransition, isLocal: Bool) {
        // A change that is pending without a request was deferred while the component was removed.
        let isFirst = !node.pendingReasons.contains(.state) || node.requestedTransition == nil
        node.addPendingReason(.state)
        enqueue(
            Request(reference: node.reference, transition: transition, isLocal: isLocal, followsChange: isFirst),
            of: node)
    }

    /// Requests the update of a component whose pending reason was added before.
    ///
    /// If another update meanwhile showed the change, only the sizes that ancestors measured before it are invalidated.
    func requestPendingUpdate(of node: MountedNode, transition: ComponentTransition) {
        enqueue(
            Request(reference: node.reference, transition: transition, isLocal: false, followsChange: true), of: node)
    }

    private func enqueue(_ request: Request, of node: MountedNode) {
        guard passDepth == 0, Self.runningNode == nil else {
            collect(request, of: node)
            return
        }
        pass { run(request) }
    }

    /// Queues a request until the end of the pass.
    ///
    /// Requests of one node are coalesced, and the last animated transition is used.
    private func collect(_ request: Request, of node: MountedNode) {
        let waiting = node.requestedTransition
        node.requestedTransition = Self.merged(request.transition, waiting)
        if waiting == nil || request.followsChange { requests.append(request) }
    }

    /// Returns the first transition, or the second one if only that is animated.
    private static func merged(_ first: ComponentTransition, _ second: ComponentTransition?) -> ComponentTransition {
        guard let second, first.animation.isImmediate, !second.animation.isImmediate else { return first }
        return second
    }

    /// Updates the components that read a value that a development tool has changed.
    func environmentWasEdited(_ cell: EnvironmentCell) {
        pass { environmentDidChange(cell, seenBy: nil, transition: .immediate) }
    }

    /// Requests updates of the components that read a changed value, ancestors before descendants.
    ///
    /// - Parameter owner: The component whose update has changed the value; `nil` if no update has.
    func environmentDidChange(_ cell: EnvironmentCell, seenBy owner: MountedNode?, transition: ComponentTransition) {
        let (first, observer) = (requests.count, UpdateObservation.observer)
        let reason = Self.environmentReason
        let followsChange = reason.contains(.outdatedSize)
        var (isSorted, lastDepth): (Bool, Int32) = (true, 0)
        for reader in cell.currentReaders {
            reader.addPendingReason(reason)
            observer?.updateWasRequested(of: MountedComponent(reader), because: .environment(cell.erasedValue))
            if let elements = reader.container?.elementTable, elements.reads(cell) { elements.valueDidChange() }
            // The owner is being updated at this moment.
            guard reader !== owner else { continue }
            isSorted = isSorted && reader.depth >= lastDepth
            lastDepth = reader.depth
            // The transition is stored with the request instead of with the reader, of which there can be many.
            requests.append(
                Request(
                    reference: reader.reference, transition: transition, isLocal: false, followsChange: followsChange))
        }
        if !isSorted { requests[first...].sort { $0.depth < $1.depth } }
    }

    /// Requests an update of a component whose elements were described with values that an ancestor no longer has.
    func environmentWasReplaced(for node: MountedNode, transition: ComponentTransition) {
        let reason = Self.environmentReason
        node.addPendingReason(reason)
        node.container?.elementTable?.valueDidChange()
        let followsChange = reason.contains(.outdatedSize)
        collect(
            Request(reference: node.reference, transition: transition, isLocal: false, followsChange: followsChange),
            of: node)
    }

    /// The reason to update after a change of the environment.
    ///
    /// A value that an update provides may depend on the proposed size, and then changes with each measurement, which must not
    /// lead to another one.
    private static var environmentReason: UpdateReasons {
        runningNode == nil ? [.environment, .outdatedSize] : .environment
    }

    /// Updates components whose code may have changed, ancestors before descendants.
    func updateAll(_ nodes: [MountedNode]) {
        for node in nodes { node.container?.context?.codeDidChange() }
        forceUpdates(of: nodes)
    }

    /// Updates components that depend on something without subscriptions, ancestors before descendants.
    func forceUpdates(of nodes: [MountedNode]) {
        pass {
            for node in nodes.sorted(by: { $0.depth < $1.depth }) {
                node.addPendingReason([.forced, .outdatedSize])
                node.container?.elementTable?.valueDidChange()
                collect(
                    Request(
                        reference: node.reference, transition: .immediate, isLocal: false, followsChange: true),
                    of: node)
            }
        }
    }

    /// Updates a component whose closures changed, although it is equal to the one that its last update showed.
    func refresh(_ node: MountedNode, notifiesControls: Bool) {
        guard Self.runningNode == nil else { return }
        node.addPendingReason(.behavior)
        pass {
            notifyingControls(notifiesControls) {
                run(Request(reference: node.reference, transition: .refreshing, isLocal: false))
            }
        }
    }

    /// Runs a closure during which controlled components that are replaced by equal ones are notified, or not.
    func notifyingControls(_ notifies: Bool, _ body: () -> Void) {
        let outer = notifiesControls
        notifiesControls = notifies
        defer { notifiesControls = outer }
        body()
    }

    // MARK: - Edited controls

    /// Called when the user has changed the value of a control, before the change is reported.
    func controlWasEdited(_ view: UIView) {
        editedControls.insert(view)
    }

    /// Called when a control shows the value that its parent specified.
    func controlWasSpecified(_ view: UIView) {
        if !editedControls.isEmpty { editedControls.remove(view) }
    }

    /// Updates the components around edited controls that this pass replaced by equal ones.
    private func updateEditedControls() {
        guard !editedControls.isEmpty else { return }
        for (view, reverts) in editedControls.endPass() { view.updateStaleComponents(notifiesControls: reverts) }
    }

    // MARK: - Processing

    private func drain() {
        guard !isDraining else { return }
        isDraining = true
        defer { isDraining = false }
        var rounds = 0
        repeat {
            while !requests.isEmpty {
                let batch = requests
                requests = []
                rounds += 1
                if rounds > Self.roundLimit {
                    reportLoop(batch)
                    return
                }
                runAll(batch)
            }
            updateEditedControls()
        } while !requests.isEmpty
    }

    /// Runs each request as a pass of its own.
    private func runAll(_ batch: [Request]) {
        // Views may have been moved between hosts since the last batch.
        measurementsDidChange()
        runsBatch = batch.count > 1
        passDepth += 1
        defer {
            passDepth -= 1
            runsBatch = false
        }
        for request in batch {
            run(request)
            hasReachedLimit = false
        }
    }

    /// Updates the node and, while sizes change, its ancestors.
    private func run(_ request: Request) {
        guard var node = request.node else { return }
        let transition = node.requestedTransition.map { Self.merged($0, request.transition) } ?? request.transition
        node.requestedTransition = nil
        guard !node.isUpdating else { return }
        // A removed component only receives current closures, which are called when it disappears.
        if node.pendingReasons != .behavior, let removed = node.removedComponent {
            return removed.deferUpdate(of: node)
        }
        guard !node.pendingReasons.isEmpty else {
            if request.followsChange { node.invalidateMeasure(transition: transition, isLocal: request.isLocal) }
            return
        }
        if !editedControls.isEmpty, node.pendingReasons != .behavior { editedControls.willUpdate(node) }
        while true {
            let oldSize = node.size
            let replacesOnlyClosures = node.pendingReasons == .behavior
            node.performUpdate(transition: self.transition(for: node, requested: transition))
            let sizeChanged = node.size != oldSize
            guard sizeChanged else {
                if !replacesOnlyClosures {
                    node.invalidateMeasure(transition: transition, isLocal: request.isLocal)
                }
                return
            }
            guard let parent = node.parent else {
                node.host?.rootDidResize(transition: transition, isLocal: request.isLocal)
                return
            }
            parent.container?.childDidChange()
            guard !parent.isUpdating else { return }
            node = parent
        }
    }

    private func reportLoop(_ batch: [Request]) {
        guard let node = batch.lazy.compactMap(\.node).first else { return }
        diagnose(
            "update.loop", "Updates led to further updates \(Self.roundLimit) times in a row", path: node.path,
            hint: "Call state.updated() in an update only if a value changed; calling it every time never ends.")
        for request in batch {
            request.node?.removePendingReason(.state)
            request.node?.requestedTransition = nil
        }
    }
}
