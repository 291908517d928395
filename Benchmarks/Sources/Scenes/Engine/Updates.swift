import ComponentFlow

private typealias Item<EnvironmentType> = AnyComponentWithIdentity<EnvironmentType>

extension Benchmark {
    /// Benchmarks of updating one of many components, and of updating all of them for comparison.
    static var updates: [Benchmark] {
        [
            leafUpdate("engine.leaf-update.1", "state.updated() of a leaf whose size stays the same", count: 1),
            leafUpdate(
                "engine.leaf-update.10k", "the same for one of 10,000 rows of a VStack, a different one each time",
                count: 10_000),
            rerunAll,
            environment,
        ]
    }

    private static func leafUpdate(_ name: String, _ meaning: String, count: Int) -> Benchmark {
        Benchmark(name, meaning, unit: .nanoseconds, turns: 200) {
            let host = ComponentHostView<Empty>()
            let probe = Probe()
            let items = (0..<count).map {
                Item(id: $0, component: AnyComponent(StatefulLeaf(number: $0, probe: probe)))
            }
            host.update(component: AnyComponent(VStack(items)), containerSize: containerSize)
            let states = probe.states
            return Scene { turn in
                withExtendedLifetime(host) { states[turn * 7_919 % count].updated() }
            }
        }
    }

    private static var rerunAll: Benchmark {
        Benchmark(
            "baseline.rerun-all.10k",
            "the naive approach: all of 10,000 rows have changed, so that everything is updated",
            unit: .microseconds, turns: 2
        ) {
            let stacks = [false, true].map { isOn in
                AnyComponent(
                    VStack((0..<10_000).map { Item(id: $0, component: AnyComponent(Leaf(number: $0, isOn: isOn))) }))
            }
            let host = ComponentHostView<Empty>()
            return Scene { turn in
                host.update(component: stacks[turn % 2], forceUpdate: true, containerSize: containerSize)
            }
        }
    }

    private static var environment: Benchmark {
        Benchmark(
            "engine.environment.10k", "an environment value that one of 10,000 rows reads changes",
            unit: .microseconds, turns: 200
        ) {
            let items = (0..<10_000).map {
                Item(id: $0, component: AnyComponent(ThemedLeaf(number: $0, isReader: $0 == 5_000)))
            }
            let stack = AnyComponent(VStack(items))
            let host = ComponentHostView<Theme>()
            return Scene { turn in
                host.update(
                    transition: .immediate, component: stack, environment: { Theme(accent: turn) },
                    containerSize: containerSize)
            }
        }
    }
}
