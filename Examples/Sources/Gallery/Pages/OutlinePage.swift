import ComponentFlow

extension Page {
    static let outline = Page(
        "outline", title: "Outlines", topic: .collections,
        about: Localized(
            "A section snapshot is a tree: items expand and collapse, and cells are indented by their level.",
            de: "Ein Abschnitt als Baum: Einträge zeigen und verbergen ihre Kinder, jede Zelle kennt ihre Tiefe.",
            ja: "セクションスナップショットは木構造です。項目は子を開閉し、セルは深さを知っています。"),
        demo: ViewDemo(352, button: .start) { OutlineView(frame: .zero) })
}

// <code>
private typealias Source = UICollectionViewDiffableDataSource

private final class OutlineView: UIView, MovingView {
    private let rows = UICollectionViewFlowLayout()
    private let view: UICollectionView
    private let source: Source<String, String>

    override init(frame: CGRect) {
        rows.minimumLineSpacing = 0
        let area = CGRect(x: 0, y: 0, width: 352, height: 352)
        view = UICollectionView(
            frame: area, collectionViewLayout: rows)
        let cells = UICollectionView.CellRegistration<
            UICollectionViewListCell, String
        > { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            let header = UICellAccessory.OutlineDisclosureOptions(
                style: .header)
            cell.accessories = [.outlineDisclosure(options: header)]
        }
        source = Source(collectionView: view) { view, path, name in
            view.dequeueConfiguredReusableCell(
                using: cells, for: path, item: name)
        }
        super.init(frame: frame)
        view.layer.cornerRadius = 16
        addSubview(view)
        registerForTraitChanges(
            [UITraitPreferredContentSizeCategory.self]
        ) { (view: OutlineView, _) in view.fitRows() }
        fitRows()
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["Animals", "Plants", "Stones"])
        tree.append(["Birds", "Fishes"], to: "Animals")
        tree.append(["Swift", "Heron"], to: "Birds")
        tree.append(["Oak", "Fern", "Moss"], to: "Plants")
        tree.expand(["Animals"])
        source.apply(tree, to: "nature", animatingDifferences: false)
    }

    required init?(coder: NSCoder) { nil }

    /// Makes rows as high as their text needs.
    private func fitRows() {
        let height = UIFontMetrics.default
            .scaledValue(for: 44, compatibleWith: traitCollection)
        rows.itemSize = CGSize(width: 352, height: max(height, 44))
    }

    func start() {
        var tree = source.snapshot(for: "nature")
        if tree.isExpanded("Birds") {
            tree.collapse(["Birds", "Plants"])
        } else {
            tree.expand(["Birds", "Plants"])
        }
        source.apply(tree, to: "nature")
    }
}
// </code>
