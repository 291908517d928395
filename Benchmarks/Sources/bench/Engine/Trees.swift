import ComponentFlow

private typealias Item = AnyComponentWithIdentity<Empty>

/// What it costs to make a list, to swap two of its rows, and to remove one.
@MainActor
func measureTrees(_ harness: Harness) {
    measureMount(harness)
    measureSwap(harness)
    measureRemove(harness)
}

/// Rows of three leaves, each in a box of its own.
@MainActor
private func rows(_ numbers: some Sequence<Int>) -> AnyComponent<Empty> {
    let rows = numbers.map { number in
        let leaves = (0..<3).map { Item(id: $0, component: AnyComponent(Leaf(number: number * 3 + $0))) }
        return Item(id: number, component: AnyComponent(HStack(leaves, spacing: 4)))
    }
    return AnyComponent(VStack(rows, spacing: 2))
}

@MainActor
private func measureMount(_ harness: Harness) {
    guard harness.wants("engine.mount.1k") else { return }
    let component = rows(0..<1_000)
    var host = ComponentHostView<Empty>()
    harness.measure(
        "engine.mount.1k", "per component: a VStack of 1,000 HStacks of three leaves appears (4,001 components)",
        unit: .nanoseconds, parts: 4_001, prepare: { host = ComponentHostView<Empty>() }
    ) {
        host.update(component: component, containerSize: containerSize)
    }
}

@MainActor
private func measureSwap(_ harness: Harness) {
    guard harness.wants("engine.swap.1k") else { return }
    var swapped = Array(0..<1_000)
    swapped.swapAt(1, 998)
    let components = [rows(0..<1_000), rows(swapped)]
    let host = ComponentHostView<Empty>()
    var turn = 0
    harness.measure(
        "engine.swap.1k", "the second and the last but one of 1,000 such rows swap, all components made anew and equal",
        unit: .microseconds
    ) {
        turn += 1
        host.update(component: components[turn % 2], containerSize: containerSize)
    }
}

@MainActor
private func measureRemove(_ harness: Harness) {
    guard harness.wants("engine.remove.1k") else { return }
    let whole = rows(0..<1_000)
    let shorter = rows((0..<1_000).filter { $0 != 500 })
    let host = ComponentHostView<Empty>()
    harness.measure(
        "engine.remove.1k", "row 500 of 1,000 such rows goes, all components made anew and equal", unit: .microseconds,
        prepare: { host.update(component: whole, containerSize: containerSize) }
    ) {
        host.update(component: shorter, containerSize: containerSize)
    }
}
