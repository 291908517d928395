import ComponentFlow

private let bounds = CGRect(x: 0, y: 0, width: 400, height: 800)

/// A data source with any number of rows or items.
@MainActor
private final class Numbers: UITableViewDataSource, UICollectionViewDataSource {
    let count: Int

    init(_ count: Int) {
        self.count = count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

extension Benchmark {
    /// Benchmarks of tables and collection views, with a thousand and with a million rows.
    static var tables: [Benchmark] {
        [(1_000, "1k"), (1_000_000, "1m")].flatMap { count, size in
            list("lists.table.fixed", size, "a table of \(count) rows of the same height", count: count) { source in
                let table = makeTable(source)
                table.rowHeight = 44
                return table
            }
                + list(
                    "lists.table.estimated", size, "a table of \(count) rows with self-sizing cells",
                    count: count, makeView: makeTable)
                + list("lists.collection", size, "a grid of \(count) items", count: count, makeView: makeGrid)
        }
    }

    private static func makeTable(_ source: Numbers) -> UITableView {
        let table = UITableView(frame: bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        return table
    }

    private static func makeGrid(_ source: Numbers) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 92, height: 92)
        let view = UICollectionView(frame: bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        return view
    }

    private static func list(
        _ kind: String, _ size: String, _ what: String, count: Int, makeView: @escaping (Numbers) -> UIScrollView
    ) -> [Benchmark] {
        let opening = Benchmark(
            "\(kind).open.\(size)", "\(what) is shown in 400 by 800 points", unit: .microseconds, turns: 10
        ) {
            let source = Numbers(count)
            return Scene { _ in makeView(source).layoutIfNeeded() }
        }
        let scrolling = Benchmark(
            "\(kind).scroll.\(size)", "it is scrolled by a quarter of its visible height, to new rows each time",
            unit: .microseconds
        ) {
            let source = Numbers(count)
            let view = makeView(source)
            view.layoutIfNeeded()
            return Scene { turn in
                view.contentOffset.y = CGFloat(turn % 101 * 200)
                withExtendedLifetime(source) { view.layoutIfNeeded() }
            }
        }
        return [opening, scrolling]
    }
}
