import ComponentFlow

private typealias Items = [AnyComponentWithIdentity<Empty>]

/// Receives its children from outside, so that an update measures only their updates.
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

/// Two sets of equal components in separate boxes.
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

    /// Switches to the other boxes.
    func exchange() {
        isSecond.toggle()
        current = isSecond ? second : first
    }
}

extension Benchmark {
    private static let childCount = 1_000

    /// Benchmarks of the cost of skipping unchanged children.
    static var skips: [Benchmark] {
        [
            skip("engine.skip.identical", "per child: a parent updates and passes each of 1,000 the same box") { _ in },
            skip("engine.skip.equal", "per child: the same with equal components in new boxes") { $0.exchange() },
            stackSkip(
                "engine.skip.stack.identical", "per child: a VStack of 1,000 children updates with the same boxes"
            ) {
                let items = makeItems()
                return (items, items)
            },
            stackSkip(
                "engine.skip.stack.equal", "per child: the same with equal components in new boxes"
            ) { (makeItems(), makeItems()) },
            elements,
        ]
    }

    private static func skip(
        _ name: String, _ meaning: String, change: @escaping (RowSource) -> Void
    ) -> Benchmark {
        Benchmark(name, meaning, unit: .nanoseconds, parts: childCount) {
            let (emptyHost, _, emptyState) = makeRows(count: 0)
            let (host, source, state) = makeRows(count: childCount)
            var scene = Scene { _ in
                change(source)
                withExtendedLifetime(host) { state.updated() }
            }
            scene.baseline = { withExtendedLifetime(emptyHost) { emptyState.updated() } }
            return scene
        }
    }

    private static func makeRows(count: Int) -> (ComponentHostView<Empty>, RowSource, ProbedState) {
        let host = ComponentHostView<Empty>()
        let source = RowSource(count: count)
        let probe = Probe()
        host.update(component: AnyComponent(Rows(source: source, probe: probe)), containerSize: containerSize)
        return (host, source, probe.states[0])
    }

    /// The same benchmark for a stack, which receives its children as an array.
    private static func stackSkip(_ name: String, _ meaning: String, makeTurns: @escaping () -> (Items, Items))
        -> Benchmark
    {
        Benchmark(name, meaning, unit: .nanoseconds, parts: childCount) {
            let (first, second) = makeTurns()
            // All leaves are as wide as the stack, so a change of the alignment updates the stack without moving
            // anything.
            let stacks = [
                AnyComponent(VStack(first, alignment: .left)), AnyComponent(VStack(second, alignment: .right)),
            ]
            let host = ComponentHostView<Empty>()
            return Scene { turn in
                host.update(component: stacks[turn % 2], containerSize: containerSize)
            }
        }
    }

    private struct Element: Equatable {
        let id: Int
        let title: String
    }

    private static var elements: Benchmark {
        Benchmark(
            "engine.foreach.equal.1k", "a VStack of 1,000 equal elements of a ForEach updates", unit: .microseconds
        ) {
            @MainActor func stack(_ alignment: VStackAlignment) -> AnyComponent<Empty> {
                let elements = (0..<childCount).map { Element(id: $0, title: "Element \($0)") }
                return AnyComponent(
                    VStack(alignment: alignment) { ForEach(elements, id: \.id) { Leaf(number: $0.id) } })
            }
            let stacks = [stack(.left), stack(.right)]
            let host = ComponentHostView<Empty>()
            return Scene { turn in
                host.update(component: stacks[turn % 2], containerSize: containerSize)
            }
        }
    }

    private static func makeItems() -> Items {
        (0..<childCount).map { AnyComponentWithIdentity(id: $0, component: AnyComponent(Leaf(number: $0))) }
    }
}
