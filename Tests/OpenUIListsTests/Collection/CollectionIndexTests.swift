import Testing

@testable import OpenUIKitCore
@testable import OpenUILists
import UIKitTestSupport

/// Tests the index of collection views.
@Suite @MainActor struct CollectionIndexTests {
    @MainActor private final class Letters: NSObject, UICollectionViewDataSource {
        var letters = (65...90).compactMap { UnicodeScalar($0).map { String(Character($0)) } }
        /// The titles of the index.
        var titles: [String]?
        /// The item to which each title scrolls, instead of the first one of its section.
        var target: IndexPath?

        func numberOfSections(in collectionView: UICollectionView) -> Int { letters.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
        func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath {
            target ?? IndexPath(item: 0, section: letters.firstIndex(of: title) ?? 0)
        }
    }

    /// Shows sections with a height of 196 points: a header of 20 points and four rows of 44 points.
    private func show(
        _ stage: WindowStage, _ source: Letters,
        _ configure: (UICollectionView, UICollectionViewFlowLayout) -> Void = { _, _ in }
    ) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 44)
        layout.headerReferenceSize = CGSize(width: 300, height: 20)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        configure(view, layout)
        view.dataSource = source
        stage.add(view, CGRect(x: 0, y: 0, width: 300, height: 400))
        stage.frame()
        return view
    }

    private func run(_ body: (WindowStage, Letters) throws -> Void) rethrows {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let source = Letters()
            source.titles = source.letters
            try body(stage, source)
        }
    }

    /// The vertical center of a title of an index with 26 titles of 14 points, centered in a height of 400 points.
    private func center(of title: Int) -> CGFloat { 18 + 14 * CGFloat(title) + 7 }

    @Test("A touch on the index scrolls to the header of the section of the title")
    func scrolls() throws {
        try run { stage, source in
            let view = show(stage, source)
            let index = try #require(view.core.index)
            #expect(index.frame == CGRect(x: 285, y: 0, width: 15, height: 400))
            stage.touch(.began, 295, center(of: 7))
            stage.frame()
            #expect(view.contentOffset.y == 1372)
            #expect(index.frame.minY == view.contentOffset.y)
            stage.touch(.moved, 295, center(of: 3))
            stage.frame()
            #expect(view.contentOffset.y == 588)
            stage.touch(.ended, 295, center(of: 3))
            #expect(view.indexPathsForSelectedItems == [])
        }
    }

    @Test("A title below a pinned header scrolls to the place of its own header")
    func pinnedHeaders() {
        run { stage, source in
            let view = show(stage, source) { $1.sectionHeadersPinToVisibleBounds = true }
            for title in [9, 8, 10] {
                stage.tap(295, center(of: title))
                stage.frame()
                #expect(view.contentOffset.y == CGFloat(title) * 196)
            }
        }
    }

    @Test("A title can scroll to an item inside of a section")
    func innerItem() {
        run { stage, source in
            source.target = IndexPath(item: 2, section: 4)
            let view = show(stage, source)
            stage.tap(295, center(of: 0))
            stage.frame()
            #expect(view.contentOffset.y == 892)
        }
    }

    @Test("A title of an item that does not exist does not scroll")
    func missingItem() {
        run { stage, source in
            source.target = IndexPath(item: 9, section: 4)
            let view = show(stage, source)
            stage.tap(295, center(of: 6))
            stage.frame()
            #expect(view.contentOffset.y == 0)
        }
    }

    @Test("The index is at the left in layouts from right to left")
    func mirrored() {
        run { stage, source in
            let view = show(stage, source) { view, _ in view.semanticContentAttribute = .forceRightToLeft }
            #expect(view.core.index?.frame.minX == view.bounds.minX)
        }
    }

    @Test("The titles are requested again after a reload and after an update of the data")
    func requests() {
        run { stage, source in
            let view = show(stage, source)
            source.titles = nil
            view.reloadData()
            stage.frame()
            #expect(view.core.index == nil)
            source.titles = ["A", "Z"]
            view.performBatchUpdates {
                source.letters.removeLast()
                view.deleteSections([25])
            }
            stage.frame()
            #expect(view.core.index?.titles == ["A", "Z"])
        }
    }

    @Test("Without titles, there is no index")
    func none() {
        run { stage, source in
            source.titles = nil
            #expect(show(stage, source).core.index == nil)
        }
    }
}
