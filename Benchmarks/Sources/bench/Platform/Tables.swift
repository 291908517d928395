import ComponentFlow

/// What tables and collection views cost that make only what is seen: with a thousand rows and with a million.
@MainActor
func measureTables(_ harness: Harness) {
    for (count, name) in [(1_000, "1k"), (1_000_000, "1m")] {
        let source = Numbers(count)
        measure(harness, "lists.table.fixed", name, "a table of \(count) rows of one height") {
            let table = UITableView(frame: bounds)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.rowHeight = 44
            table.dataSource = source
            return table
        }
        measure(harness, "lists.table.estimated", name, "a table of \(count) rows whose cells say their heights") {
            let table = UITableView(frame: bounds)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            return table
        }
        measure(harness, "lists.collection", name, "a grid of \(count) items") {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 92, height: 92)
            let view = UICollectionView(frame: bounds, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            return view
        }
    }
}

private let bounds = CGRect(x: 0, y: 0, width: 400, height: 800)

/// As many rows or items as wanted.
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

@MainActor
private func measure(
    _ harness: Harness, _ kind: String, _ size: String, _ what: String, make: () -> UIScrollView
) {
    let (open, scroll) = ("\(kind).open.\(size)", "\(kind).scroll.\(size)")
    guard harness.wants(open, scroll) else { return }
    harness.measure(open, "\(what) appears in 400 by 800 points", unit: .microseconds) {
        make().layoutIfNeeded()
    }
    let view = make()
    view.layoutIfNeeded()
    var offset: CGFloat = 0
    harness.measure(
        scroll, "it is scrolled by a quarter of what is seen, another quarter each time", unit: .microseconds
    ) {
        offset = offset < 20_000 ? offset + 200 : 0
        view.contentOffset.y = offset
        view.layoutIfNeeded()
    }
}
