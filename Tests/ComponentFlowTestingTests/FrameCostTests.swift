import ComponentFlow
import OpenQuartzCore
import TestSupport
import Testing

@testable import ComponentFlowTesting

/// A component whose updates take a known number of steps.
private struct Worker: Component {
    final class State: ComponentState {}

    final class View: UIView {
        var state: State?
    }

    var steps: Double
    var size = CGSize(width: 10, height: 10)
    let clock: ManualMediaClock

    static func == (lhs: Worker, rhs: Worker) -> Bool { lhs.steps == rhs.steps && lhs.size == rhs.size }

    func makeView() -> View { View(frame: .zero) }

    func makeState() -> State { State() }

    func update(
        view: View, availableSize: CGSize, state: State, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.state = state
        clock.advance(by: steps)
        return size
    }
}

/// A view whose layout takes a known number of steps and also updates a component.
private final class WorkingView: UIView {
    let host = ComponentHostView<Empty>()
    private let clock: ManualMediaClock
    private var rounds = 0

    init(clock: ManualMediaClock) {
        self.clock = clock
        super.init(frame: .zero)
        addSubview(host)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        rounds += 1
        clock.advance(by: 1)
        for index in 0..<3 {
            let worker = Worker(
                steps: 10, size: CGSize(width: rounds, height: index), clock: clock)
            host.update(component: AnyComponent(worker), containerSize: bounds.size)
        }
        clock.advance(by: 100)
    }
}

@Suite @MainActor
struct FrameCostTests {
    private let stage = Stage(size: CGSize(width: 100, height: 80))
    private let clock = ManualMediaClock(now: 100)

    private func measure(_ change: () -> Void) -> FrameCost {
        stage.measureFrame(after: 0.1, with: FrameMeter { [clock] in clock.now }, change)
    }

    private func worker(in view: UIView?) -> Worker.View? {
        view as? Worker.View ?? view?.subviews.lazy.compactMap { worker(in: $0) }.first
    }

    @Test("The time of a component update is counted as an update only")
    func updates() {
        stage.show(VStack { Worker(steps: 7, clock: clock) })
        let state = worker(in: stage.window)?.state
        let cost = measure {
            clock.advance(by: 1000)
            state?.updated()
        }
        #expect(cost == FrameCost(handling: 1000, updates: 7))
        #expect(cost.total == 1007)
    }

    @Test("Updates that run during layout are not counted as layout")
    func updatesInLayout() {
        let view = WorkingView(clock: clock)
        stage.show(view)
        let cost = measure { view.setNeedsLayout() }
        #expect(cost == FrameCost(updates: 30, layout: 101))
    }

    @Test("Updates of a batch are counted as updates, and the rest of its handler as event handling")
    func batch() {
        stage.show(
            VStack {
                Worker(steps: 1, clock: clock)
                Worker(steps: 2, clock: clock)
            })
        let states = stage.componentView?.subviews.compactMap { ($0 as? Worker.View)?.state } ?? []
        #expect(states.count == 2)
        let cost = measure {
            clock.advance(by: 50)
            ComponentState.batch { for state in states { state.updated() } }
        }
        #expect(cost == FrameCost(handling: 50, updates: 3))
    }

    @Test("Work before the frame is not measured")
    func before() {
        let view = WorkingView(clock: clock)
        stage.show(view)
        view.setNeedsLayout()
        #expect(measure {} == FrameCost())
    }

    @Test("The parts of a measured frame are not negative and add up to the total")
    func realTime() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        stage.show(view)
        let cost = stage.measureFrame(after: 0.1) { view.backgroundColor = .red }
        let parts = [cost.handling, cost.updates, cost.layout, cost.commit, cost.nodes, cost.painting]
        #expect(parts.allSatisfy { $0 >= 0 })
        #expect(cost.handling > 0)
        #expect(cost.commit > 0)
        #expect(cost.nodes > 0)
        #expect(cost.painting > 0)
        expectNear(parts.reduce(0, +), cost.total, within: 1e-9)
    }
}
