import ComponentFlow

extension Page {
    static let compositional = Page(
        "compositional", title: "Compositional layout", topic: .collections,
        about: Localized(
            "Each section of a list has another layout: centered pages, a shelf, and a mosaic of nested groups.",
            de: "Abschnitte einer Liste mit eigenem Layout: zentrierte Seiten, ein Regal und ein Mosaik aus Gruppen.",
            ja: "セクションごとに異なるレイアウト。中央寄せのページ、横スクロールの棚、入れ子グループのモザイク。"),
        demo: ViewDemo(490) { StoreView(frame: .zero) })
}

// <code>
private final class StoreView: UIView {
    private typealias Snapshot =
        NSDiffableDataSourceSnapshot<String, Int>
    private typealias Source =
        UICollectionViewDiffableDataSource<String, Int>
    private typealias Header =
        NSCollectionLayoutBoundarySupplementaryItem

    private let view: UICollectionView
    private let source: Source

    override init(frame: CGRect) {
        let size = CGRect(x: 0, y: 0, width: 352, height: 490)
        let layout = UICollectionViewCompositionalLayout {
            index, _ in
            let all = [Self.pages, Self.shelf, Self.mosaic]
            let section = all[index]()
            section.boundarySupplementaryItems = [Self.header]
            section.supplementaryContentInsetsReference = .none
            return section
        }
        view = UICollectionView(
            frame: size, collectionViewLayout: layout)
        let cards = UICollectionView.CellRegistration<
            UICollectionViewCell, Int
        > { cell, path, number in
            var color = UIBackgroundConfiguration.clear()
            color.cornerRadius = 14
            color.backgroundColor = UIColor(
                hue: CGFloat(number % 11) / 11, saturation: 0.55,
                brightness: 0.8, alpha: 1)
            cell.backgroundConfiguration = color
            cell.accessibilityLabel = "Tile \(path.item + 1)"
        }
        source = Source(collectionView: view) { view, path, number in
            view.dequeueConfiguredReusableCell(
                using: cards, for: path, item: number)
        }
        super.init(frame: frame)
        addHeaders()
        view.layer.cornerRadius = 16
        view.backgroundColor = .secondarySystemBackground
        addSubview(view)
        var snapshot = Snapshot()
        for (index, name) in Self.titles.enumerated() {
            snapshot.appendSections([name])
            snapshot.appendItems((0..<12).map { index * 20 + $0 })
        }
        source.apply(snapshot, animatingDifferences: false)
    }

    required init?(coder: NSCoder) { nil }

    private static let titles = ["Featured", "Shelf", "Mosaic"]

    private func addHeaders() {
        let headers = UICollectionView.SupplementaryRegistration<
            UICollectionViewListCell
        >(elementKind: "title") { cell, _, path in
            var content = UIListContentConfiguration.plainHeader()
            content.text = Self.titles[path.section]
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .clear()
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(
                using: headers, for: path)
        }
    }

    private static var header: Header {
        Header(
            layoutSize: size(.fractionalWidth(1), .estimated(30)),
            elementKind: "title", alignment: .top)
    }

    private static func size(
        _ width: NSCollectionLayoutDimension,
        _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(
            widthDimension: width, heightDimension: height)
    }

    private static func item(
        _ width: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(
            layoutSize: size(width, .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(
            top: 4, leading: 4, bottom: 4, trailing: 4)
        return item
    }

    private static func pages() -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(
                    .fractionalWidth(0.75), .absolute(110)),
                subitems: [item(.fractionalWidth(1))]))
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.visibleItemsInvalidationHandler = {
            items, offset, environment in
            let width = environment.container.contentSize.width
            for item in items
            where item.representedElementCategory == .cell {
                let distance = item.center.x - offset.x - width / 2
                let scale = 1 - min(abs(distance) / width, 1) * 0.2
                item.transform = CGAffineTransform(
                    scaleX: scale, y: scale)
            }
        }
        return section
    }

    private static func shelf() -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.absolute(72), .absolute(72)),
                subitems: [item(.fractionalWidth(1))]))
        section.orthogonalScrollingBehavior = .continuous
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 12, bottom: 0, trailing: 12)
        return section
    }

    private static func mosaic() -> NSCollectionLayoutSection {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(
                .fractionalWidth(0.3), .fractionalHeight(1)),
            subitem: item(.fractionalWidth(1)), count: 2)
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size(.fractionalWidth(1), .absolute(130)),
                subitems: [item(.fractionalWidth(0.7)), column]))
        section.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: 12, bottom: 12, trailing: 12)
        return section
    }
}
// </code>
