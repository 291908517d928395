/// The updates that changes of models and local values request, coalesced until the next frame.
///
/// A component is updated once, with the last animated transition of its changes, and ancestors before descendants, also
/// if these have a host of their own: an ancestor may remove components that would describe what no longer exists.
/// Components of equal depth are updated in the order of their first changes. Actions, such as those that describe a window
/// again, come before all components.
final class PendingUpdates: Sendable {
    private struct Request {
        let node: MountedNodeReference
        /// The number of requests of other nodes before the first one of this node.
        let order: Int
        var transition: SharedTransition
        /// Whether all changes were made on the main thread, so that any update since then has shown them.
        var isOnMainThread: Bool
    }

    private struct Requests {
        var byNode: [ObjectIdentifier: Request] = [:]
        /// The actions, in the order of their first changes, with the transitions.
        var actions: [(action: SubscribedAction, transition: SharedTransition)] = []
        /// Whether another thread has requested the main thread to schedule the updates.
        var isSchedulingRequested = false

        var isEmpty: Bool { byNode.isEmpty && actions.isEmpty }

        mutating func add(_ action: SubscribedAction, _ transition: SharedTransition) {
            guard let index = actions.firstIndex(where: { $0.action === action }) else {
                return actions.append((action, transition))
            }
            if !transition.isImmediate { actions[index].transition = transition }
        }

        /// Returns whether the thread has to request the main thread to schedule the updates.
        mutating func beginSchedulingRequest(isOnMainThread: Bool) -> Bool {
            guard !isOnMainThread, !isSchedulingRequested else { return false }
            isSchedulingRequested = true
            return true
        }
    }

    static let shared = PendingUpdates()

    /// The time, in seconds, after which updates run although no window has prepared a frame.
    private static let longestDelay = 0.1

    private let requests = OrderedMutex(Requests())
    /// The timer of updates that no frame has run yet.
    @MainActor private var timer: DelayedCall?

    /// Requests an update with the transition of the enclosing ``withTransition(_:_:)``.
    func add(_ node: MountedNodeReference) {
        let transition = SharedTransition.current ?? SharedTransition(value: .immediate)
        let isOnMain = isOnMainThread
        let requestsScheduling = requests.withLock { requests in
            let id = ObjectIdentifier(node)
            if requests.byNode[id] == nil {
                requests.byNode[id] = Request(
                    node: node, order: requests.byNode.count, transition: transition, isOnMainThread: isOnMain)
            } else {
                if !transition.isImmediate { requests.byNode[id]?.transition = transition }
                if !isOnMain { requests.byNode[id]?.isOnMainThread = false }
            }
            return requests.beginSchedulingRequest(isOnMainThread: isOnMain)
        }
        if isOnMain {
            withVerifiedMainActor {
                node.node?.addPendingReason(.state)
                if let node = node.node { reportModelChange(to: node) }
                schedule()
            }
        } else if requestsScheduling {
            DispatchQueue.main.async { self.schedule() }
        }
    }

    /// Requests that an action is performed, with the transition of the enclosing ``withTransition(_:_:)``.
    func add(_ action: SubscribedAction) {
        let transition = SharedTransition.current ?? SharedTransition(value: .immediate)
        let isOnMain = isOnMainThread
        let requestsScheduling = requests.withLock { requests in
            requests.add(action, transition)
            return requests.beginSchedulingRequest(isOnMainThread: isOnMain)
        }
        if isOnMain {
            withVerifiedMainActor { schedule() }
        } else if requestsScheduling {
            DispatchQueue.main.async { self.schedule() }
        }
    }

    @MainActor private func schedule() {
        guard timer?.isPending != true else { return }
        performBeforeNextFrame { self.flush() }
        // Without a visible window there are no frames. A timer of the clock is part of recordings, so that a replay, which
        // is not in real time, runs the updates before the same frame.
        timer = performAfter(seconds: Self.longestDelay) { self.flush() }
    }

    @MainActor private func reportModelChange(to node: MountedNode) {
        UpdateObservation.observer?.updateWasRequested(of: MountedComponent(node), because: .model)
    }

    /// Runs the requested updates.
    @MainActor func flush() {
        timer?.invalidate()
        timer = nil
        let taken = requests.withLock { requests in
            defer { requests = Requests() }
            return requests
        }
        guard !taken.isEmpty else { return }
        for request in taken.actions { request.action.perform(request.transition.value) }
        var updates: [(node: MountedNode, depth: Int, order: Int, transition: ComponentTransition)] = []
        for request in taken.byNode.values {
            guard let node = request.node.node else { continue }
            if !request.isOnMainThread {
                node.addPendingReason(.state)
                reportModelChange(to: node)
            }
            updates.append((node, node.depthInAllHosts, request.order, request.transition.value))
        }
        updates.sort { ($0.depth, $0.order) < ($1.depth, $1.order) }
        UpdateScheduler.shared.pass {
            for update in updates {
                UpdateScheduler.shared.requestPendingUpdate(of: update.node, transition: update.transition)
            }
        }
    }
}
