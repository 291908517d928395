import Testing

import OpenUIKitCore
import OpenUILists
import UIKitTestSupport

@Suite @MainActor struct CollectionViewControllerTests {
    private final class Photos: UICollectionViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        }
        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 3 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        }
    }

    @Test("A collection view controller is the data source and the delegate of its view")
    func dataSource() {
        WindowStage.run { stage in
            let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
            stage.window.rootViewController = photos
            stage.frame()
            #expect(photos.view === photos.collectionView)
            #expect(photos.collectionView.dataSource === photos)
            #expect(photos.collectionView.delegate === photos)
            #expect(photos.collectionView.visibleCells.count == 3)
            #expect(photos.collectionViewLayout === photos.collectionView.collectionViewLayout)
        }
    }

    @Test("The selection is cleared when the view appears, unless the controller keeps it")
    func selection() {
        WindowStage.run { stage in
            let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
            stage.window.rootViewController = photos
            stage.frame()
            let path = IndexPath(item: 1, section: 0)
            photos.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
            photos.clearsSelectionOnViewWillAppear = false
            photos.viewWillAppear(false)
            #expect(photos.collectionView.indexPathsForSelectedItems == [path])
            photos.clearsSelectionOnViewWillAppear = true
            photos.viewWillAppear(false)
            #expect(photos.collectionView.indexPathsForSelectedItems == [])
        }
    }
}
