import ComponentFlow

/// A row of a list, with an id.
private struct Row: Identifiable {
    let id: Int
}

/// What a list costs that makes only the rows that are seen: with a thousand rows and with a million.
@MainActor
func measureLists(_ harness: Harness) {
    for (count, name) in [(1_000, "1k"), (1_000_000, "1m")] {
        let rows = (0..<count).map(Row.init)
        let list = AnyComponent<Empty>(
            LazyList(rows: rows) { Leaf(number: $0.id, width: 400, height: CGFloat(20 + $0.id % 30)) })
        measureMount(harness, list: list, name: "lists.lazy.mount.\(name)", count: count)
        measureScrolling(harness, list: list, name: "lists.lazy.scroll.\(name)", count: count)
    }
}

@MainActor
private func measureMount(_ harness: Harness, list: AnyComponent<Empty>, name: String, count: Int) {
    guard harness.wants(name) else { return }
    var host = ComponentHostView<Empty>()
    harness.measure(
        name, "a LazyList of \(count) rows of different heights appears in 400 by 800 points", unit: .microseconds,
        prepare: { host = ComponentHostView<Empty>() }
    ) {
        host.update(component: list, containerSize: containerSize)
        host.layoutIfNeeded()
    }
}

@MainActor
private func measureScrolling(_ harness: Harness, list: AnyComponent<Empty>, name: String, count: Int) {
    guard harness.wants(name) else { return }
    let host = ComponentHostView<Empty>()
    host.update(component: list, containerSize: containerSize)
    host.layoutIfNeeded()
    guard let scrollView = scrollView(in: host) else {
        return harness.skip(name, because: "the list has no scroll view")
    }
    var offset: CGFloat = 0
    harness.measure(
        name, "the same list is scrolled by a quarter of what is seen, another quarter each time", unit: .microseconds
    ) {
        offset = offset < 20_000 ? offset + 200 : 0
        scrollView.contentOffset.y = offset
        host.layoutIfNeeded()
    }
}

@MainActor
private func scrollView(in view: UIView) -> UIScrollView? {
    view as? UIScrollView ?? view.subviews.lazy.compactMap { scrollView(in: $0) }.first
}
