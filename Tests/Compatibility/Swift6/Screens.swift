import OpenUIKit

// Screens of a client in Swift 6 mode, with the API of current versions of UIKit.

struct Album: Hashable, Sendable {
    let name: String
    let count: Int
}

/// A model without isolation whose values are loaded asynchronously.
actor AlbumStore {
    private var albums: [Album]

    init(_ albums: [Album]) {
        self.albums = albums
    }

    func load() -> [Album] { albums }
}

struct AlbumConfiguration: UIContentConfiguration, Hashable {
    var album: Album
    var isHighlighted = false

    func makeContentView() -> any UIView & UIContentView { AlbumContentView(self) }

    func updated(for state: any UIConfigurationState) -> AlbumConfiguration {
        guard let state = state as? UICellConfigurationState else { return self }
        var result = self
        result.isHighlighted = state.isHighlighted
        return result
    }
}

final class AlbumContentView: UIView, UIContentView {
    let label = UILabel()

    var configuration: any UIContentConfiguration {
        didSet { apply() }
    }

    init(_ configuration: AlbumConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(label)
        apply()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func apply() {
        guard let configuration = configuration as? AlbumConfiguration else { return }
        label.text = configuration.album.name
        label.textColor = configuration.isHighlighted ? .systemBlue : .label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: layoutMargins)
    }
}

final class AlbumController: UIViewController, UICollectionViewDelegate {
    let store: AlbumStore
    let collectionView: UICollectionView
    private(set) lazy var dataSource = makeDataSource()

    init(store: AlbumStore) {
        self.store = store
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 40)
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.delegate = self
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .refresh,
            primaryAction: UIAction { [weak self] _ in
                Task { [weak self] in await self?.reload() }
            })
    }

    func reload() async {
        let albums = await store.load()
        show(albums)
    }

    private func show(_ albums: [Album]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Album>()
        snapshot.appendSections([0])
        snapshot.appendItems(albums)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Album> {
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Album> { cell, _, album in
            cell.contentConfiguration = AlbumConfiguration(album: album)
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, album in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: album)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration { _ in
            UIMenu(children: [UIAction(title: "Delete", attributes: .destructive) { _ in }])
        }
    }
}

/// The rows of a table, which can be deleted by swiping.
@MainActor final class AlbumTableModel: NSObject, UITableViewDataSource, UITableViewDelegate {
    var albums: [Album]

    init(_ albums: [Album]) {
        self.albums = albums
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { albums.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "album")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "album")
        var content = UIListContentConfiguration.cell()
        content.text = albums[indexPath.row].name
        content.secondaryText = "\(albums[indexPath.row].count)"
        cell.contentConfiguration = content
        return cell
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.albums.remove(at: indexPath.row)
            tableView.performBatchUpdates { tableView.deleteRows(at: [indexPath], with: .automatic) }
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
