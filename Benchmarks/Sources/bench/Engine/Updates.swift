import ComponentFlow

private typealias Item<EnvironmentType> = AnyComponentWithIdentity<EnvironmentType>

/// What it costs to update one of many, and what it would cost to update all.
@MainActor
func measureUpdates(_ harness: Harness) {
    measureLeafUpdate(harness, "engine.leaf-update.1", count: 1, meaning: "one leaf's state.updated(), its size stays")
    measureLeafUpdate(
        harness, "engine.leaf-update.10k", count: 10_000,
        meaning: "the same for any one of 10,000 rows of a VStack, another one each time")
    measureRerunAll(harness)
    measureEnvironment(harness)
}

@MainActor
private func measureLeafUpdate(_ harness: Harness, _ name: String, count: Int, meaning: String) {
    guard harness.wants(name) else { return }
    let host = ComponentHostView<Empty>()
    let probe = Probe()
    let items = (0..<count).map { Item(id: $0, component: AnyComponent(StatefulLeaf(number: $0, probe: probe))) }
    host.update(component: AnyComponent(VStack(items)), containerSize: containerSize)
    let states = probe.states
    var index = 0
    harness.measure(name, meaning, unit: .nanoseconds) {
        index = (index + 7_919) % count
        states[index].updated()
    }
}

@MainActor
private func measureRerunAll(_ harness: Harness) {
    let name = "baseline.rerun-all.10k"
    guard harness.wants(name) else { return }
    func stack(isOn: Bool) -> AnyComponent<Empty> {
        AnyComponent(
            VStack((0..<10_000).map { Item(id: $0, component: AnyComponent(Leaf(number: $0, isOn: isOn))) }))
    }
    let host = ComponentHostView<Empty>()
    let stacks = [stack(isOn: false), stack(isOn: true)]
    var turn = 0
    harness.measure(
        name, "the naive way: all of 10,000 rows changed, so that everything re-runs", unit: .microseconds
    ) {
        turn += 1
        host.update(component: stacks[turn % 2], forceUpdate: true, containerSize: containerSize)
    }
}

@MainActor
private func measureEnvironment(_ harness: Harness) {
    let name = "engine.environment.10k"
    guard harness.wants(name) else { return }
    let items = (0..<10_000).map {
        Item(id: $0, component: AnyComponent(ThemedLeaf(number: $0, isReader: $0 == 5_000)))
    }
    let stack = AnyComponent(VStack(items))
    let host = ComponentHostView<Theme>()
    var theme = Theme(accent: 0)
    harness.measure(
        name, "a value of the environment changes that one of 10,000 rows reads", unit: .microseconds
    ) {
        theme.accent += 1
        host.update(
            transition: .immediate, component: stack, environment: { theme }, containerSize: containerSize)
    }
}
