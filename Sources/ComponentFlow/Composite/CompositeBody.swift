/// What the node of a composite component keeps between the runs of its body: the storage of its local values, and the
/// subscriptions to what the last run read.
///
/// A run is numbered. The subscriptions of a run end when the next one has finished, not when it begins, so that no
/// change on another thread is missed in between.
@MainActor
final class CompositeBody: BodyContext {
    /// The key of the content.
    ///
    /// Only components of one type use it, so the node with this key always has the same type.
    let childKey = ChildKey(declaration: ChildKey.makeDeclaration(), identity: nil)

    let facts: CompositeFacts
    private let type: ObjectIdentifier
    /// The node owns the container, and the container owns this object, so the reference never dangles.
    private unowned(unsafe) let node: MountedNode
    /// The offsets of the connected properties and their storage, as `facts.properties`; empty before the first run.
    @exclusivity(unchecked) private var connections: [(offset: Int, storage: AnyObject)] = []
    @exclusivity(unchecked) private var run = 0
    /// Created when the body first reads a local value or a model; accessed by the main thread only.
    nonisolated(unsafe) private(set) var existingSubscription: BodySubscription?
    /// Created when the body first reads a model; accessed by the main thread only.
    nonisolated(unsafe) private var anchor: ObservationAnchor?

    private init(_ facts: CompositeFacts, type: ObjectIdentifier, node: MountedNode) {
        self.facts = facts
        self.type = type
        self.node = node
    }

    /// Returns the body of a node with a container, created on first use, or `nil` if the node shows a component of another
    /// type.
    static func of<ComponentType: CompositeComponent>(
        _ component: ComponentType, in node: MountedNode, _ container: ChildContainer
    ) -> CompositeBody? {
        let type = ObjectIdentifier(ComponentType.self)
        guard let existing = container.context else {
            guard node.box.holds(type) else { return nil }
            let body = CompositeBody(CompositeFacts.of(component), type: type, node: node)
            container.context = body
            return body
        }
        guard existing.isOf(type) else { return nil }
        return unsafeDowncast(existing, to: CompositeBody.self)
    }

    // MARK: - Runs

    /// Evaluates the content, and subscribes the node to what it reads.
    func content<ComponentType: CompositeComponent>(of component: ComponentType) -> ComponentType.Content {
        run += 1
        var component = component
        if !facts.properties.isEmpty { connect(&component) }
        let content = facts.readsModels ? trackedContent(of: component) : untrackedContent(of: component)
        existingSubscription?.endRuns(through: run - 1)
        anchor?.fire(run: run - 1)
        return content
    }

    /// Sets the storage of this node in the local values of a component.
    ///
    /// The same component may be shown at several places, each of which has its own values.
    private func connect<ComponentType: CompositeComponent>(_ component: inout ComponentType) {
        if connections.isEmpty { connections = Self.makeStorage(for: facts.properties, of: &component) }
        Self.connect(&component, connections)
    }

    // Nonisolated, because an isolated closure verifies its executor when code of another module calls it, which takes
    // 220 instructions.

    nonisolated private static func makeStorage<ComponentType: CompositeComponent>(
        for properties: [CompositeFacts.Property], of component: inout ComponentType
    ) -> [(offset: Int, storage: AnyObject)] {
        withUnsafePointer(to: &component) { pointer in
            properties.map { ($0.offset, $0.type.makeStorage(at: UnsafeRawPointer(pointer) + $0.offset)) }
        }
    }

    nonisolated private static func connect<ComponentType: CompositeComponent>(
        _ component: inout ComponentType, _ connections: [(offset: Int, storage: AnyObject)]
    ) {
        withUnsafeMutablePointer(to: &component) { pointer in
            let start = UnsafeMutableRawPointer(pointer)
            for (offset, storage) in connections {
                (start + offset).withMemoryRebound(to: AnyObject?.self, capacity: 1) { $0.pointee = storage }
            }
        }
    }

    /// Evaluates the content of a component type that has not read a model yet.
    ///
    /// If it reads one, the content is evaluated again with subscriptions that can be cancelled. This happens once for
    /// each type; the subscription of the first evaluation does nothing.
    private func untrackedContent<ComponentType: CompositeComponent>(
        of component: ComponentType
    ) -> ComponentType.Content {
        var readsModels = false
        let content = Self.content(of: component, facts.evaluation(), &readsModels)
        guard readsModels else { return content }
        facts.readsModels = true
        return trackedContent(of: component)
    }

    /// Evaluates the content, and sets a flag if it reads a model; nonisolated as above.
    nonisolated private static func content<ComponentType: CompositeComponent>(
        of component: ComponentType, _ evaluation: ContentEvaluation<ComponentType>, _ readsModels: inout Bool
    ) -> ComponentType.Content {
        withObservationTracking({ evaluation.content(component) }, onChange: note(&readsModels))
    }

    /// Called only if something observable was read.
    nonisolated private static func note(_ readsModels: inout Bool) -> @Sendable () -> Void {
        readsModels = true
        return {}
    }

    private func trackedContent<ComponentType: CompositeComponent>(
        of component: ComponentType
    ) -> ComponentType.Content {
        let (subscription, run) = (self.subscription, self.run)
        let anchor = self.anchor ?? ObservationAnchor()
        self.anchor = anchor
        return trackingModels(
            {
                anchor.access(run: run)
                return component.content
            }, didChange: { subscription.dependencyDidChange(in: run) })
    }

    /// The current values of the connected properties, for development tools; `nil` for one without a value of its own.
    var storedValues: [Any?] {
        inspectableStorage.map { $0?.inspectedValue }
    }

    /// The storage of the connected properties, for development tools.
    var inspectableStorage: [(any InspectableStorage)?] {
        connections.map { $0.storage as? any InspectableStorage }
    }

    private var subscription: BodySubscription {
        if let existingSubscription { return existingSubscription }
        let subscription = BodySubscription(node.reference)
        existingSubscription = subscription
        return subscription
    }
}

extension CompositeBody {
    /// The content is evaluated in each run.
    func codeDidChange() {}

    nonisolated func isOf(_ type: ObjectIdentifier) -> Bool {
        type == self.type
    }

    /// Ends all subscriptions.
    nonisolated func ownerWillGo(with box: ComponentBox) {
        existingSubscription?.endRuns(through: .max)
        anchor?.fireAll()
    }

    var composite: CompositeBody? { self }

    func subscribe(to readers: LocalReaders) {
        readers.add(subscription, run: run)
    }
}
