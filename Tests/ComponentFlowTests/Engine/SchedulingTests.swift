import ComponentFlow
import ComponentFlowTesting
import Testing

/// Calls a closure during its update.
private struct Meddler: Component {
    let name: String
    let onUpdate: @MainActor () -> Void

    static func == (lhs: Meddler, rhs: Meddler) -> Bool {
        lhs.name == rhs.name
    }

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        onUpdate()
        return CGSize(width: 1, height: 1)
    }
}

/// A component that requests its own update from its update, up to a number of times.
private struct SelfUpdater: Component {
    final class State: ComponentState {
        var runs = 0
    }

    let limit: Int

    func makeState() -> State {
        State()
    }

    func update(
        view: UIView, availableSize: CGSize, state: State, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        state.runs += 1
        if state.runs < limit { state.updated() }
        return CGSize(width: CGFloat(state.runs), height: 1)
    }
}

/// A component without stored state whose state is created elsewhere.
private struct Borrower: CombinedComponent {
    @Behavior var lent: EmptyComponentState
    @Behavior var log: UpdateLog

    func makeState() -> EmptyComponentState {
        lent
    }

    static var body: Body {
        { context in
            let isLent = context.state === context.component.lent
            context.component.log.note(isLent ? "lent state" : "other state")
            return CGSize(width: 1, height: 1)
        }
    }
}

@Suite @MainActor
struct SchedulingTests {
    private let log = UpdateLog()
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    @Test("Updates requested during an update run once, after it, in the order of the requests")
    func collected() throws {
        let log = log
        let probes = ["a", "b", "c"].map {
            AnyComponentWithIdentity(id: $0, component: AnyComponent(Probe(name: $0, log: log)))
        }
        stage.show(ProbeGroup(name: "group", children: probes, log: log))
        _ = log.take()
        let states = try ["c", "a", "c", "b"].map { try #require(stage.window.probe($0)?.state) }
        let meddler = Meddler(name: "meddler") {
            log.note("meddler begins")
            for state in states { state.updated() }
            log.note("meddler ends")
        }
        let host = ComponentHostView<Empty>()
        host.update(component: AnyComponent(meddler), containerSize: CGSize(width: 10, height: 10))
        #expect(log.take() == ["meddler begins", "meddler ends", "c", "a", "b"])
    }

    @Test("A component can request its own next update during an update")
    func selfUpdate() {
        let host = ComponentHostView<Empty>()
        host.update(component: AnyComponent(SelfUpdater(limit: 3)), containerSize: .zero)
        #expect(host.currentSize == CGSize(width: 3, height: 1))
    }

    @Test("A component that requests an update in every update is stopped and reported")
    func loop() {
        let host = ComponentHostView<Empty>()
        let diagnostics = Diagnostics.record {
            host.update(component: AnyComponent(SelfUpdater(limit: .max)), containerSize: .zero)
        }
        #expect(diagnostics.map(\.rule) == ["update.loop"])
        #expect(diagnostics.first?.subject == "SelfUpdater")
    }

    @Test("Updating a host during its own update is rejected and reported")
    func reentrantHost() {
        let host = ComponentHostView<Empty>()
        let meddler = Meddler(name: "meddler") {
            host.update(component: AnyComponent(Rectangle(color: .red)), containerSize: .zero)
        }
        let diagnostics = Diagnostics.record {
            host.update(component: AnyComponent(meddler), containerSize: CGSize(width: 5, height: 5))
        }
        #expect(diagnostics.map(\.rule) == ["host.reentrant"])
        #expect(host.currentSize == CGSize(width: 1, height: 1))
    }

    @Test("A state change on another thread is reported and performed on the main thread")
    func offMain() async throws {
        stage.show(
            ProbeGroup(
                name: "group",
                children: [AnyComponentWithIdentity(id: 0, component: AnyComponent(Probe(name: "a", log: log)))],
                log: log))
        _ = log.take()
        let state = try #require(stage.window.probe("a")?.state)
        let reported = RuleLog()
        let subscription = Diagnostics.subscribe { reported.append($0.rule) }
        defer { subscription.cancel() }
        await Task.detached { state.updated() }.value
        // The update was enqueued on the main queue before the detached task ended; this continuation follows it.
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(reported.rules.contains("state.off-main"))
        #expect(log.take() == ["a"])
    }

    @Test("A state that outlives its component has no effect")
    func orphanedState() throws {
        var host: ComponentHostView<Empty>? = ComponentHostView<Empty>()
        host?.update(component: AnyComponent(Probe(name: "a", log: log)), containerSize: .zero)
        let state = try #require(host?.probe("a")?.state)
        host = nil
        _ = log.take()
        state.updated()
        #expect(log.take() == [])
    }

    @Test("A component whose makeState returns an empty state of its own is updated by that state")
    func ownEmptyState() {
        let state = EmptyComponentState()
        stage.show(Borrower(lent: state, log: log))
        state.updated()
        #expect(log.take() == ["lent state", "lent state"])
    }

    private func showProbes(_ names: [String]) throws -> [String: Probe.State] {
        stage.show(
            ProbeGroup(
                name: "group",
                children: names.map {
                    AnyComponentWithIdentity(id: $0, component: AnyComponent(Probe(name: $0, log: log)))
                }, log: log))
        _ = log.take()
        return try Dictionary(
            uniqueKeysWithValues: names.map { ($0, try #require(stage.window.probe($0)?.state)) })
    }

    @Test("A batch updates each component once, at its end, in the order of the requests")
    func batch() throws {
        let states = try showProbes(["a", "b"])
        let result = ComponentState.batch {
            states["b"]?.updated()
            states["a"]?.updated()
            ComponentState.batch { states["b"]?.updated() }
            #expect(log.take() == [])
            return 7
        }
        #expect(result == 7)
        #expect(log.take() == ["b", "a"])
    }

    @Test("A batch that throws still performs the requested updates")
    func throwingBatch() throws {
        struct Failure: Error {}
        let states = try showProbes(["a"])
        #expect(throws: Failure.self) {
            try ComponentState.batch {
                states["a"]?.updated()
                throw Failure()
            }
        }
        #expect(log.take() == ["a"])
    }

    @Test("A batch uses the last animated transition of several")
    func batchTransition() throws {
        var seen: [ComponentTransition.Animation] = []
        struct Watcher: Component {
            let note: @MainActor (ComponentTransition.Animation) -> Void

            static func == (lhs: Watcher, rhs: Watcher) -> Bool { true }

            final class View: UIView {
                var state: ComponentState?
            }

            func makeView() -> View { View(frame: .zero) }

            func update(
                view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
                transition: ComponentTransition
            ) -> CGSize {
                view.state = state
                note(transition.animation)
                return .zero
            }
        }
        stage.show(Watcher { seen.append($0) })
        let state = try #require((stage.componentView as? Watcher.View)?.state)
        ComponentState.batch {
            state.updated(transition: .linear(duration: 1))
            state.updated(transition: .spring(duration: 2))
            state.updated()
        }
        #expect(seen == [.none, .curve(duration: 2, curve: .spring)])
    }
}

/// The rules that were reported from any thread.
private final class RuleLog: @unchecked Sendable {
    // Every access is guarded by the lock.
    private var stored: [String] = []
    private let lock = NSLock()

    var rules: [String] {
        lock.withLock { stored }
    }

    func append(_ rule: String) {
        lock.withLock { stored.append(rule) }
    }
}
