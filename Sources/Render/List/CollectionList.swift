/// The data source and delegate of a collection view whose cells display components.
final class CollectionList: ComponentList, UICollectionViewDataSource, UICollectionViewDelegate {
    private weak var collection: UICollectionView?
    private var registered: Set<String> = []

    /// Becomes the data source and the delegate of a collection view.
    func attach(to collection: UICollectionView) {
        guard self.collection !== collection else { return }
        self.collection = collection
        registered = []
        collection.dataSource = self
        collection.delegate = self
    }

    override func reload() {
        collection?.reloadData()
    }

    override func apply(_ difference: ListDifference, animated: Bool, change: @escaping () -> Void) {
        guard let collection else { return change() }
        let update = {
            collection.performBatchUpdates {
                change()
                collection.deleteSections(difference.deletedSections)
                collection.insertSections(difference.insertedSections)
                collection.deleteItems(at: difference.deleted)
                collection.insertItems(at: difference.inserted)
                for move in difference.moved { collection.moveItem(at: move.from, to: move.to) }
            }
        }
        animated ? update() : UIView.performWithoutAnimation(update)
    }

    override func renderVisible() -> Bool {
        guard let collection else { return false }
        var changesSizes = false
        for path in collection.indexPathsForVisibleItems {
            guard let view = collection.cellForItem(at: path) as? UICollectionComponentCell,
                let cell = cell(at: path), let component = cell.component(context)
            else { continue }
            let size = view.component?.renderedSize
            view.install(component: component, width: view.contentView.bounds.width)
            if size != component.renderedSize { changesSizes = true }
        }
        return changesSizes
    }

    override func adjustSizes() {
        collection?.collectionViewLayout.invalidateLayout()
    }

    override func shows(_ component: any UIComponentProtocol) -> Bool {
        guard let collection, let canvas = component.canvasView else { return false }
        return canvas.isDescendant(of: collection)
    }

    // MARK: Data

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].cells.count : 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = cell(at: indexPath)
        let identifier = cell?.reuseIdentifier ?? "empty"
        if registered.insert(identifier).inserted {
            collectionView.register(UICollectionComponentCell.self, forCellWithReuseIdentifier: identifier)
        }
        let view = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        if let view = view as? UICollectionComponentCell, let component = cell?.component(context) {
            view.install(component: component, width: collectionView.bounds.width)
        }
        return view
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let selected = cell(at: indexPath)?.selected else { return }
        collectionView.deselectItem(at: indexPath, animated: true)
        selected()
    }
}
