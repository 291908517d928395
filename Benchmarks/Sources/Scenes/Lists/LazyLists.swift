import ComponentFlow

/// A row of a list, with an identifier.
private struct Row: Identifiable {
    let id: Int
}

extension Benchmark {
    /// Benchmarks of lists that create only visible rows, with a thousand and with a million rows.
    static var lazyLists: [Benchmark] {
        [(1_000, "1k"), (1_000_000, "1m")].flatMap { count, name in
            [mountOfList(count: count, name: name), scrollingOfList(count: count, name: name)]
        }
    }

    private static func makeList(count: Int) -> AnyComponent<Empty> {
        AnyComponent(
            LazyList(rows: (0..<count).map(Row.init)) {
                Leaf(number: $0.id, width: 400, height: CGFloat(20 + $0.id % 30))
            })
    }

    private static func mountOfList(count: Int, name: String) -> Benchmark {
        Benchmark(
            "lists.lazy.mount.\(name)",
            "a LazyList of \(count) rows of different heights is shown in 400 by 800 points",
            unit: .microseconds, turns: 10
        ) {
            let list = makeList(count: count)
            var host = ComponentHostView<Empty>()
            return Scene(prepare: { _ in host = ComponentHostView<Empty>() }) { _ in
                host.update(component: list, containerSize: containerSize)
                host.layoutIfNeeded()
            }
        }
    }

    private static func scrollingOfList(count: Int, name: String) -> Benchmark {
        Benchmark(
            "lists.lazy.scroll.\(name)",
            "the same list is scrolled by a quarter of its visible height, to new rows each time", unit: .microseconds
        ) {
            let host = ComponentHostView<Empty>()
            host.update(component: makeList(count: count), containerSize: containerSize)
            host.layoutIfNeeded()
            guard let scrollView = scrollView(in: host) else {
                preconditionFailure("a list shows its rows in a scroll view")
            }
            return Scene { turn in
                scrollView.contentOffset.y = CGFloat(turn % 101 * 200)
                host.layoutIfNeeded()
            }
        }
    }

    private static func scrollView(in view: UIView) -> UIScrollView? {
        view as? UIScrollView ?? view.subviews.lazy.compactMap { scrollView(in: $0) }.first
    }
}
