import ComponentFlow

extension Page {
    static let collection = Page(
        "collection", title: "UICollectionView", topic: .collections,
        about: Localized(
            "A flow layout and a diffable data source: apply the new content, and the differences are animated.",
            de: "Ein Flow-Layout und eine Diffable Data Source: Man sagt, was da ist, der Unterschied bewegt sich.",
            ja: "フローレイアウトと差分データソース。今あるものを伝えれば、変化が自動で動きます。"),
        demo: ViewDemo(330, button: .start) { TilesView(frame: .zero) })
}

// <code>
private final class TilesView: UIView, MovingView {
    private typealias Snapshot =
        NSDiffableDataSourceSnapshot<String, Int>
    private typealias Source =
        UICollectionViewDiffableDataSource<String, Int>

    private let view: UICollectionView
    private let source: Source
    private var random = SystemRandomNumberGenerator()

    override init(frame: CGRect) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        layout.sectionInset = UIEdgeInsets(
            top: 12, left: 12, bottom: 12, right: 12)
        let size = CGRect(x: 0, y: 0, width: 352, height: 330)
        view = UICollectionView(
            frame: size, collectionViewLayout: layout)
        let tiles = UICollectionView.CellRegistration<
            UICollectionViewCell, Int
        > { cell, _, number in
            var content = UIListContentConfiguration.cell()
            content.text = "\(number)"
            content.textProperties.alignment = .center
            content.textProperties.color = .white
            content.directionalLayoutMargins = .zero
            content.axesPreservingSuperviewLayoutMargins = []
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.clear()
            background.cornerRadius = 12
            background.backgroundColor = UIColor(
                hue: CGFloat(number) / 20, saturation: 0.6,
                brightness: 0.45, alpha: 1)
            cell.backgroundConfiguration = background
        }
        source = Source(collectionView: view) { view, path, number in
            view.dequeueConfiguredReusableCell(
                using: tiles, for: path, item: number)
        }
        super.init(frame: frame)
        view.layer.cornerRadius = 16
        view.backgroundColor = .secondarySystemBackground
        addSubview(view)
        show(Array(0..<20), animated: false)
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ numbers: [Int], animated: Bool) {
        var snapshot = Snapshot()
        snapshot.appendSections(["tiles"])
        snapshot.appendItems(numbers)
        source.apply(snapshot, animatingDifferences: animated)
    }

    func start() {
        let some = (0..<20).shuffled(using: &random)
        show(Array(some.prefix(14)), animated: true)
    }
}
// </code>
