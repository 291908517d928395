import FLIC

/// The model of a list of photos.
struct PhotoListViewModel {
    var title: String
    var photos: [Photo]
}

/// A grid of photos under a title.
final class PhotoListView: View<PhotoListViewModel> {
    private static let cell = "photo"
    private static let header = "title"

    private let controller: AppController
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    init(viewModel: PhotoListViewModel, eventHandler: (any ViewEventHandler)?, controller: AppController) {
        self.controller = controller
        super.init(viewModel: viewModel, eventHandler: eventHandler)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func setUp() {
        super.setUp()
        VFL(self)
            .add(subview: collection, name: "collection")
            .applyConstraints(formats: ["H:|[collection]|", "V:|[collection]|"])
        collection.register(CollectionCell.self, forCellWithReuseIdentifier: Self.cell)
        collection.register(
            CollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: Self.header)
        backgroundColor = .systemBackground
        collection.backgroundColor = .systemBackground
        collection.dataSource = self
        collection.delegate = self
    }

    override func viewModelDidUpdate() {
        super.viewModelDidUpdate()
        collection.reloadData()
    }
}

extension PhotoListView: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        viewModel.photos.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
        (cell as? CollectionCell)?.view = PhotoView(
            viewModel: viewModel.photos[indexPath.item].thumbnailUrl, side: 400, controller: controller)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: Self.header, for: indexPath)
        (view as? CollectionReusableView)?.view = TitleView(viewModel.title)
        return view
    }
}

extension PhotoListView: UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        emit(AppViewEvent.showDetails(viewModel.photos[indexPath.item]))
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: collectionView.bounds.width / 2, height: 200)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        0
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        0
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        CGSize(width: collectionView.bounds.width, height: 128)
    }
}
