import ComponentFlow

/// A component with a single child of the same type, down to a leaf.
private struct Level: CombinedComponent {
    let depth: Int
    let probe: Probe

    static var body: Body {
        let child = Child(environment: Empty.self)
        return { context in
            let depth = context.component.depth
            let probe = context.component.probe
            let child = child.update(
                component: depth > 1
                    ? AnyComponent(Level(depth: depth - 1, probe: probe))
                    : AnyComponent(StatefulLeaf(number: 0, probe: probe)),
                availableSize: context.availableSize, transition: context.transition)
            context.add(child)
            return child.size
        }
    }

    static func == (lhs: Level, rhs: Level) -> Bool {
        lhs.depth == rhs.depth && lhs.probe === rhs.probe
    }
}

extension Benchmark {
    /// Benchmarks of the cost of depth.
    static var chain: [Benchmark] {
        let depth = 500
        return [
            Benchmark(
                "engine.deep-chain.500",
                "per level: a leaf below 500 levels changes its size, and all ancestors are updated",
                unit: .nanoseconds,
                parts: depth
            ) {
                chainScene(depth: depth) { state in
                    state.height = state.height == 20 ? 24 : 20
                    state.updated()
                }
            },
            Benchmark(
                "engine.deep-chain.500.same-size", "in total: the same leaf is updated and keeps its size",
                unit: .nanoseconds, turns: 200
            ) {
                chainScene(depth: depth) { $0.updated() }
            },
        ]
    }

    private static func chainScene(depth: Int, operation: @escaping (ProbedState) -> Void) -> Scene {
        // The leaf lies one level below the limit.
        ComponentLimits.maximumDepth = max(ComponentLimits.maximumDepth, depth + 10)
        let probe = Probe()
        let host = ComponentHostView<Empty>()
        host.update(component: AnyComponent(Level(depth: depth, probe: probe)), containerSize: containerSize)
        let state = probe.states[0]
        return Scene { _ in withExtendedLifetime(host) { operation(state) } }
    }
}
