import ComponentFlow

private typealias Item = AnyComponentWithIdentity<Empty>

extension Benchmark {
    /// Benchmarks of creating a list, swapping two of its rows, and removing one.
    static var trees: [Benchmark] {
        [mount, swap, remove]
    }

    /// Rows of three leaves, each in its own box.
    private static func rows(_ numbers: some Sequence<Int>) -> AnyComponent<Empty> {
        let rows = numbers.map { number in
            let leaves = (0..<3).map { Item(id: $0, component: AnyComponent(Leaf(number: number * 3 + $0))) }
            return Item(id: number, component: AnyComponent(HStack(leaves, spacing: 4)))
        }
        return AnyComponent(VStack(rows, spacing: 2))
    }

    private static var mount: Benchmark {
        Benchmark(
            "engine.mount.1k",
            "per component: a VStack of 1,000 HStacks with three leaves is mounted (4,001 components)",
            unit: .nanoseconds, parts: 4_001, turns: 3
        ) {
            let component = rows(0..<1_000)
            var host = ComponentHostView<Empty>()
            return Scene(
                prepare: { _ in host = ComponentHostView<Empty>() },
                operation: { _ in host.update(component: component, containerSize: containerSize) })
        }
    }

    private static var swap: Benchmark {
        Benchmark(
            "engine.swap.1k",
            "the second and the second-last of 1,000 such rows swap; all components are created again and equal",
            unit: .microseconds, turns: 4
        ) {
            var swapped = Array(0..<1_000)
            swapped.swapAt(1, 998)
            let components = [rows(0..<1_000), rows(swapped)]
            let host = ComponentHostView<Empty>()
            return Scene { turn in
                host.update(component: components[turn % 2], containerSize: containerSize)
            }
        }
    }

    private static var remove: Benchmark {
        Benchmark(
            "engine.remove.1k", "row 500 of 1,000 such rows is removed; all components are created again and equal",
            unit: .microseconds, turns: 4
        ) {
            let whole = rows(0..<1_000)
            let shorter = rows((0..<1_000).filter { $0 != 500 })
            let host = ComponentHostView<Empty>()
            return Scene(
                prepare: { _ in host.update(component: whole, containerSize: containerSize) },
                operation: { _ in host.update(component: shorter, containerSize: containerSize) })
        }
    }
}
