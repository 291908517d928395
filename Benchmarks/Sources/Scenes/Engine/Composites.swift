import ComponentFlow

/// A component with one child, as a combined component.
private struct ExplicitRow: CombinedComponent {
    let number: Int

    static var body: Body {
        let leaf = Child(Leaf.self)
        return { context in
            let leaf = leaf.update(
                component: Leaf(number: context.component.number), availableSize: context.availableSize,
                transition: context.transition)
            context.add(leaf)
            return leaf.size
        }
    }
}

/// The same as a composite component.
private struct CompositeRow: CompositeComponent {
    let number: Int

    var content: some Component<Empty> {
        Leaf(number: number)
    }
}

/// A combined component with a state.
private struct StatefulRow: CombinedComponent {
    final class State: ComponentState {
        var isOn = false
    }

    let number: Int

    func makeState() -> State {
        State()
    }

    static var body: Body {
        let leaf = Child(Leaf.self)
        return { context in
            let leaf = leaf.update(
                component: Leaf(number: context.component.number, isOn: context.state.isOn),
                availableSize: context.availableSize, transition: context.transition)
            context.add(leaf)
            return leaf.size
        }
    }
}

/// The same with a local value.
private struct LocalRow: CompositeComponent {
    let number: Int
    @Local var isOn = false

    var content: some Component<Empty> {
        Leaf(number: number, isOn: isOn)
    }
}

@Observable
private final class Measures {
    var a = 1
    var b = 2
    var c = 3
    var d = 4
    var e = 5
}

/// A combined component that reads properties of a model.
private struct ExplicitObservingRow: CombinedComponent {
    let number: Int
    @Bindable var measures: Measures

    static var body: Body {
        let leaf = Child(Leaf.self)
        return { context in
            let (number, measures) = (context.component.number, context.component.measures)
            let leaf = leaf.update(
                component: Leaf(number: number + measures.a + measures.b + measures.c + measures.d + measures.e),
                availableSize: context.availableSize, transition: context.transition)
            context.add(leaf)
            return leaf.size
        }
    }
}

/// The same as a composite component.
private struct ObservingRow: CompositeComponent {
    let number: Int
    @Bindable var measures: Measures

    var content: some Component<Empty> {
        Leaf(number: number + measures.a + measures.b + measures.c + measures.d + measures.e)
    }
}

/// A model with ten properties.
@Observable
private final class Readings {
    var a = 1
    var b = 2
    var c = 3
    var d = 4
    var e = 5
    var f = 6
    var g = 7
    var h = 8
    var i = 9
    var j = 10
}

/// The same, reading ten properties of a model.
private struct ReadingRow: CompositeComponent {
    let number: Int
    @Bindable var readings: Readings

    var content: some Component<Empty> {
        let (first, second) = (readings.a + readings.b + readings.c, readings.d + readings.e + readings.f)
        return Leaf(number: number + first + second + readings.g + readings.h + readings.i + readings.j)
    }
}

/// A row with a value of its own, which a control changes by a binding.
private struct SwitchedRow: CompositeComponent {
    @Local var isOn = false

    var content: some Component<Empty> {
        Toggle(isOn: $isOn)
    }
}

extension UIView {
    /// The switches in the subtree.
    fileprivate var switches: [UISwitch] {
        (self as? UISwitch).map { [$0] } ?? subviews.flatMap(\.switches)
    }
}

extension Benchmark {
    /// Benchmarks of composite components, next to the same combined component.
    static var composites: [Benchmark] {
        let (measures, readings) = (Measures(), Readings())
        return [
            changedRows("engine.one-child.combined", "a changed combined component around a leaf") {
                AnyComponent(ExplicitRow(number: $0))
            },
            changedRows("engine.one-child.composite", "the same as a composite component") {
                AnyComponent(CompositeRow(number: $0))
            },
            changedRows("engine.one-child.combined.state", "a combined component with a state") {
                AnyComponent(StatefulRow(number: $0))
            },
            changedRows("engine.one-child.composite.local", "a composite component with a local value") {
                AnyComponent(LocalRow(number: $0))
            },
            changedRows(
                "engine.one-child.combined.model", "a combined component that reads five properties of a model"
            ) {
                AnyComponent(ExplicitObservingRow(number: $0, measures: measures))
            },
            changedRows("engine.one-child.composite.model", "the same as a composite component") {
                AnyComponent(ObservingRow(number: $0, measures: measures))
            },
            changedRows("engine.one-child.composite.ten-reads", "the same, which reads ten properties of a model") {
                AnyComponent(ReadingRow(number: $0, readings: readings))
            },
            boundValue,
        ]
    }

    /// A benchmark of changing the value of a binding with a control.
    private static var boundValue: Benchmark {
        Benchmark(
            "engine.binding.1k",
            "a switch with a binding is changed, one of 1,000 in a VStack, a different one each time",
            unit: .nanoseconds, turns: 200
        ) {
            let count = 1_000
            let host = ComponentHostView<Empty>()
            host.update(
                component: AnyComponent(
                    VStack((0..<count).map { AnyComponentWithIdentity(id: $0, component: AnyComponent(SwitchedRow())) })
                ),
                containerSize: containerSize)
            let switches = host.switches
            return Scene { turn in
                let control = switches[turn * 7_919 % count]
                control.isOn.toggle()
                control.sendActions(for: .valueChanged)
            }
        }
    }

    /// A benchmark of updating a thousand rows that have changed, per row.
    private static func changedRows(
        _ name: String, _ meaning: String, row: @escaping @MainActor (Int) -> AnyComponent<Empty>
    ) -> Benchmark {
        let count = 1_000
        return Benchmark(name, meaning, unit: .nanoseconds, parts: count, turns: 4) {
            let stacks = [0, 1].map { offset in
                AnyComponent(
                    VStack((0..<count).map { AnyComponentWithIdentity(id: $0, component: row($0 + offset)) }))
            }
            let host = ComponentHostView<Empty>()
            host.update(component: stacks[1], containerSize: containerSize)
            return Scene { turn in
                host.update(component: stacks[turn % 2], containerSize: containerSize)
            }
        }
    }
}
