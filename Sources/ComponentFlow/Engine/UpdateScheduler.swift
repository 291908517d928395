/// Decides when the update of a node runs that nobody above it asked for.
///
/// Three rules. While any update runs, requests are collected; they run, in the order they came, when the outermost one
/// is done. A node that was updated meanwhile for another reason is not updated again. When an update changes a node's
/// size, its parent runs too, and so on upwards until a size stays.
@MainActor
final class UpdateScheduler {
    private struct Request {
        let reference: ComponentNodeReference
        let transition: ComponentTransition
        let isLocal: Bool

        /// Nil once the node is gone.
        @MainActor var node: ComponentNode? { reference.node }
    }

    static let shared = UpdateScheduler()

    /// How often one pass lets requests lead to further requests before it calls that a loop.
    static let roundLimit = 100

    private var requests: [Request] = []
    /// The node whose update is under way, the innermost one.
    ///
    /// Read and set as a whole, so there is nothing to check at run time.
    @exclusivity(unchecked) var runningNode: ComponentNode?
    private var passDepth = 0
    /// How many updates are running, each inside of the one before.
    private var updateDepth = 0
    /// Whether an update of this pass was refused because it stands too deep.
    private(set) var hasReachedLimit = false
    private var isDraining = false

    // MARK: - Passes

    /// Runs `body` as one pass: requests that arise in it run at its end.
    func pass<Result>(_ body: () throws -> Result) rethrows -> Result {
        guard passDepth == 0, updatesAreMeasured else { return try runPass(body) }
        return try measuringUpdates { try runPass(body) }
    }

    private func runPass<Result>(_ body: () throws -> Result) rethrows -> Result {
        passDepth += 1
        defer {
            passDepth -= 1
            if passDepth == 0 {
                drain()
                hasReachedLimit = false
            }
        }
        return try body()
    }

    /// Runs the requests of a nested host's tree before the host answers with its size.
    func drainRequests(below root: ComponentNode) {
        guard !requests.isEmpty, passDepth > 1 else { return }
        let inside = requests.filter { request in
            request.node.map { sequence(first: $0, next: \.parent).contains { $0 === root } } ?? false
        }
        for request in inside { run(request) }  // They are met again later, with nothing to do.
    }

    // MARK: - Depth

    /// Counts an update that begins inside of others; returns whether it may run.
    @inline(__always) func enterUpdate(of node: ComponentNode) -> Bool {
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

    /// Leaves a component without an update, and reports that once.
    private func refuse(_ node: ComponentNode) {
        node.size = .zero
        defer { hasReachedLimit = true }
        guard !hasReachedLimit, node.reported.insert(.depth).inserted else { return }
        diagnose(
            "component.too-deep",
            "Components stand inside each other more than \(ComponentLimits.maximumDepth) deep; this one is not shown",
            path: node.shortPath,
            hint: "Look for a component that contains itself; if the depth is intended, raise "
                + "ComponentLimits.maximumDepth and run with a larger stack.")
    }

    // MARK: - Requests

    /// A state asks for the update of its component.
    func requestUpdate(of node: ComponentNode, transition: ComponentTransition, isLocal: Bool) {
        node.pendingReasons.insert(.state)
        let request = Request(reference: node.reference, transition: transition, isLocal: isLocal)
        guard passDepth == 0, runningNode == nil else {
            collect(request, of: node)
            return
        }
        pass { run(request) }
    }

    /// Puts a request off to the end of the pass; a node that waits already waits once, for the liveliest transition.
    private func collect(_ request: Request, of node: ComponentNode) {
        if let waiting = node.requestedTransition {
            if !request.transition.animation.isImmediate || waiting.animation.isImmediate {
                node.requestedTransition = request.transition
            }
        } else {
            node.requestedTransition = request.transition
            requests.append(request)
        }
    }

    /// A value changed: whoever read it must be updated, parents before their children.
    func environmentDidChange(_ cell: EnvironmentCell, seenBy owner: ComponentNode, transition: ComponentTransition) {
        var readers = cell.currentReaders
        guard !readers.isEmpty else { return }
        for reader in readers { reader.pendingReasons.insert(.environment) }
        readers.removeAll { $0 === owner }  // The owner is being updated right now.
        if zip(readers, readers.dropFirst()).contains(where: { $0.depth > $1.depth }) {
            readers.sort { $0.depth < $1.depth }
        }
        for reader in readers {
            collect(Request(reference: reader.reference, transition: transition, isLocal: false), of: reader)
        }
    }

    // MARK: - Running

    private func drain() {
        guard !isDraining else { return }
        isDraining = true
        defer { isDraining = false }
        var rounds = 0
        while !requests.isEmpty {
            let batch = requests
            requests = []
            rounds += 1
            if rounds > Self.roundLimit {
                reportLoop(batch)
                return
            }
            for request in batch { runPass { run(request) } }
        }
    }

    /// Updates the node and, as long as sizes change, its ancestors.
    private func run(_ request: Request) {
        guard var node = request.node else { return }
        let transition = node.requestedTransition ?? request.transition
        node.requestedTransition = nil
        guard !node.pendingReasons.isEmpty, !node.isUpdating else { return }
        while true {
            let oldSize = node.size
            node.performUpdate(transition: transition)
            let sizeChanged = node.size != oldSize
            guard sizeChanged else {
                node.invalidateMeasure(transition: transition, isLocal: request.isLocal)
                return
            }
            guard let parent = node.parent else {
                node.host?.rootDidUpdate(transition: transition, sizeChanged: true, isLocal: request.isLocal)
                return
            }
            guard !parent.isUpdating else { return }
            node = parent
        }
    }

    private func reportLoop(_ batch: [Request]) {
        guard let node = batch.lazy.compactMap(\.node).first else { return }
        diagnose(
            "update.loop", "Updates led to further updates \(Self.roundLimit) times in a row", path: node.path,
            hint: "An update that calls state.updated() every time never ends; call it only when something changed.")
        for request in batch {
            request.node?.pendingReasons.remove(.state)
            request.node?.requestedTransition = nil
        }
    }
}
