import ComponentFlow

/// An element of a table with columns.
private struct File: Identifiable {
    let id: Int
    let name: String
    let size: Int
    var files: [File]?

    static func some(_ count: Int) -> [File] {
        (0..<count).map { File(id: $0, name: "File \($0)", size: $0 * 7_919 % 10_000) }
    }
}

extension Benchmark {
    private static let size = CGSize(width: 800, height: 800)

    /// Benchmarks of a table with 100,000 rows and four columns, and of a tree with as many elements.
    static var columnTables: [Benchmark] {
        [mountOfTable, sortOfTable, scrollingOfTable, resizeOfTable, expansionOfTree]
    }

    private static func makeTable(_ files: [File], order: SortOrder = .forward) -> Table<File, Empty> {
        let order = [KeyPathComparator(\File.size, order: order)]
        return Table(files, selection: .constant(Set([3])), sortOrder: .constant(order)) {
            TableColumn("Name", value: \.name)
            TableColumn("Size", value: \.size) { file in Text("\(file.size)").lineLimit(1) }.alignment(.trailing)
            TableColumn("Number", value: \.id) { file in Text("\(file.id)").lineLimit(1) }
                .width(min: 60, ideal: 100, max: 300)
            TableColumn("Mark") { _ in Rectangle(color: .systemBlue, width: 10, height: 10) }.width(60)
        }
    }

    private static func show(_ component: some Component<Empty>, in host: ComponentHostView<Empty>) {
        host.update(component: AnyComponent(component), containerSize: size)
        host.layoutIfNeeded()
    }

    private static var mountOfTable: Benchmark {
        Benchmark(
            "lists.columns.mount.100k", "a Table of 100,000 rows and four columns is shown in 800 by 800 points",
            unit: .microseconds, turns: 10
        ) {
            let table = makeTable(File.some(100_000))
            var host = ComponentHostView<Empty>()
            return Scene(prepare: { _ in host = ComponentHostView<Empty>() }) { _ in show(table, in: host) }
        }
    }

    private static var sortOfTable: Benchmark {
        Benchmark(
            "lists.columns.sort.100k", "the rows are shown in another order, which was computed before",
            unit: .microseconds
        ) {
            let files = File.some(100_000)
            let orders = [SortOrder.forward, .reverse].map { order in
                (files.sorted(using: KeyPathComparator(\.size, order: order)), order)
            }
            let host = ComponentHostView<Empty>()
            show(makeTable(orders[1].0, order: orders[1].1), in: host)
            return Scene { turn in show(makeTable(orders[turn % 2].0, order: orders[turn % 2].1), in: host) }
        }
    }

    private static var scrollingOfTable: Benchmark {
        Benchmark("lists.columns.scroll.100k", "the table is scrolled by one row", unit: .microseconds) {
            let host = ComponentHostView<Empty>()
            show(makeTable(File.some(100_000)), in: host)
            guard let rows = rows(in: host) else { preconditionFailure("a table shows its rows in a list") }
            return Scene { turn in
                rows.contentOffset.y = CGFloat(turn + 1) * 30
                host.layoutIfNeeded()
            }
        }
    }

    private static var resizeOfTable: Benchmark {
        Benchmark("lists.columns.resize.100k", "a column becomes one point wider", unit: .microseconds) {
            let host = ComponentHostView<Empty>()
            let table = makeTable(File.some(100_000))
            show(table, in: host)
            return Scene { turn in
                var customization = TableColumnCustomization()
                customization[width: "Number"] = CGFloat(100 + turn % 100)
                show(table.columnCustomization(.constant(customization)), in: host)
            }
        }
    }

    private static var expansionOfTree: Benchmark {
        Benchmark(
            "lists.tree.expand.100k", "one of 100,000 elements with ten children each is expanded", unit: .microseconds
        ) {
            let files = (0..<100_000).map { id in
                File(
                    id: id * 11, name: "File \(id)", size: id,
                    files: (1...10).map { File(id: id * 11 + $0, name: "", size: 0) })
            }
            let host = ComponentHostView<Empty>()
            func list(_ expanded: Set<Int>) -> LazyList<Empty> {
                LazyList(files, children: \.files, expanded: .constant(expanded)) { Text($0.name) }
            }
            show(list([]), in: host)
            return Scene(prepare: { _ in show(list([]), in: host) }) { turn in
                show(list([turn % 20 * 11]), in: host)
            }
        }
    }

    private static func rows(in view: UIView) -> UIScrollView? {
        view as? LazyList<Empty>.View ?? view.subviews.lazy.compactMap { rows(in: $0) }.first
    }
}
