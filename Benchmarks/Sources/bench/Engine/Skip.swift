import ComponentFlow

/// Takes its children from outside, so that nothing but their update is measured when it runs.
private struct Rows: CombinedComponent {
    let source: RowSource
    let probe: Probe

    func makeState() -> ProbedState {
        probe.makeState()
    }

    static var body: Body {
        let rows = ChildMap(environment: Empty.self, keyedBy: Int.self)
        return { context in
            let size = context.availableSize
            for (number, component) in context.component.source.current.enumerated() {
                context.add(
                    rows[number].update(component: component, availableSize: size, transition: context.transition))
            }
            return size
        }
    }

    static func == (lhs: Rows, rhs: Rows) -> Bool {
        lhs.source === rhs.source && lhs.probe === rhs.probe
    }
}

/// Two sets of equal components in boxes of their own.
@MainActor
private final class RowSource {
    private let first: [AnyComponent<Empty>]
    private let second: [AnyComponent<Empty>]
    private(set) var current: [AnyComponent<Empty>]
    private var isSecond = false

    init(count: Int) {
        first = (0..<count).map { AnyComponent(Leaf(number: $0)) }
        second = (0..<count).map { AnyComponent(Leaf(number: $0)) }
        current = first
    }

    /// Takes the other boxes.
    func exchange() {
        isSecond.toggle()
        current = isSecond ? second : first
    }
}

/// What it costs to see that a child has nothing to do.
@MainActor
func measureSkip(_ harness: Harness) {
    guard harness.wants("engine.skip.identical", "engine.skip.equal") else { return }
    let count = 1_000
    let (emptyHost, _, emptyState) = makeRows(count: 0)
    let (host, source, state) = makeRows(count: count)
    let baseline = harness.median { emptyState.updated() }
    harness.measure(
        "engine.skip.identical", "per child: a parent of 1,000 re-runs and hands each the same box", unit: .nanoseconds,
        parts: count, baseline: baseline
    ) { state.updated() }
    harness.measure(
        "engine.skip.equal", "per child: the same with equal components in other boxes", unit: .nanoseconds,
        parts: count, baseline: baseline
    ) {
        source.exchange()
        state.updated()
    }
    withExtendedLifetime((emptyHost, host)) {}
}

/// The same in a stack, which is given its children in an array.
@MainActor
func measureStackSkip(_ harness: Harness) {
    guard harness.wants("engine.skip.stack.identical", "engine.skip.stack.equal") else { return }
    let count = 1_000
    func items() -> [AnyComponentWithIdentity<Empty>] {
        (0..<count).map { AnyComponentWithIdentity(id: $0, component: AnyComponent(Leaf(number: $0))) }
    }
    func stacks(_ first: [AnyComponentWithIdentity<Empty>], _ second: [AnyComponentWithIdentity<Empty>])
        -> [AnyComponent<Empty>]
    {
        // All leaves are as wide as the stack, so another alignment re-runs the stack and moves nothing.
        [AnyComponent(VStack(first, alignment: .left)), AnyComponent(VStack(second, alignment: .right))]
    }
    let same = items()
    for (name, meaning, turns) in [
        ("engine.skip.stack.identical", "per child: a VStack of 1,000 re-runs with the same boxes", stacks(same, same)),
        (
            "engine.skip.stack.equal", "per child: the same with equal components in other boxes",
            stacks(items(), items())
        ),
    ] {
        let host = ComponentHostView<Empty>()
        var turn = 0
        harness.measure(name, meaning, unit: .nanoseconds, parts: count) {
            turn += 1
            host.update(component: turns[turn % 2], containerSize: containerSize)
        }
    }
}

@MainActor
private func makeRows(count: Int) -> (ComponentHostView<Empty>, RowSource, ProbedState) {
    let host = ComponentHostView<Empty>()
    let source = RowSource(count: count)
    let probe = Probe()
    host.update(component: AnyComponent(Rows(source: source, probe: probe)), containerSize: containerSize)
    return (host, source, probe.states[0])
}
