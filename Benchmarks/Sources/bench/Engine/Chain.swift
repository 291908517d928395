import ComponentFlow

/// A component with one child, which is another such component, down to a leaf.
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

/// What depth costs.
@MainActor
func measureChain(_ harness: Harness) {
    guard harness.wants("engine.deep-chain.500", "engine.deep-chain.500.same-size") else { return }
    let depth = 500
    let probe = Probe()
    let host = ComponentHostView<Empty>()
    host.update(component: AnyComponent(Level(depth: depth, probe: probe)), containerSize: containerSize)
    let state = probe.states[0]
    harness.measure(
        "engine.deep-chain.500", "per level: a leaf under 500 levels takes another size, and all of them follow",
        unit: .nanoseconds, parts: depth
    ) {
        state.height = state.height == 20 ? 24 : 20
        state.updated()
    }
    harness.measure(
        "engine.deep-chain.500.same-size", "in all: the same leaf updates and keeps its size", unit: .nanoseconds
    ) { state.updated() }
}
