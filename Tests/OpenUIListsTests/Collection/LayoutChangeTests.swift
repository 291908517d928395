import Testing

@testable import OpenUILists
import UIKitTestSupport

/// Tests what a layout learns of changes, and the views that it inserts and removes in batch updates.
@Suite @MainActor struct LayoutChangeTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        var count = 3

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {}
    }

    private final class Badge: UICollectionReusableView {}

    /// Rows of 20 points, and one other view.
    private final class RowLayout: UICollectionViewLayout {
        var isSupplementary = false
        var replacedPaths: [IndexPath] = []
        var initialAlphas: [CGFloat] = []
        var finalAlphas: [CGFloat] = []
        var contexts: [UICollectionViewLayoutInvalidationContext] = []

        override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 200) }

        private var other: UICollectionViewLayoutAttributes {
            let path = IndexPath(item: 0, section: 0)
            let attributes =
                isSupplementary
                ? UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "badge", with: path)
                : UICollectionViewLayoutAttributes(forDecorationViewOfKind: "badge", with: path)
            attributes.frame = CGRect(x: 0, y: 150, width: 10, height: 10)
            return attributes
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: 20 * CGFloat(indexPath.item), width: 200, height: 20)
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) } + [other]
        }
        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { other }
        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { other }

        override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            elementKind == "badge" && isSupplementary ? replacedPaths : []
        }
        override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
            elementKind == "badge" && isSupplementary ? replacedPaths : []
        }
        override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
            elementKind == "badge" && !isSupplementary ? replacedPaths : []
        }
        override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
            elementKind == "badge" && !isSupplementary ? replacedPaths : []
        }

        override func initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            noteInitial(
                super.initialLayoutAttributesForAppearingSupplementaryElement(
                    ofKind: elementKind, at: elementIndexPath))
        }
        override func finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            noteFinal(
                super.finalLayoutAttributesForDisappearingSupplementaryElement(
                    ofKind: elementKind, at: elementIndexPath))
        }
        override func initialLayoutAttributesForAppearingDecorationElement(
            ofKind elementKind: String, at decorationIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            noteInitial(
                super.initialLayoutAttributesForAppearingDecorationElement(
                    ofKind: elementKind, at: decorationIndexPath))
        }
        override func finalLayoutAttributesForDisappearingDecorationElement(
            ofKind elementKind: String, at decorationIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            noteFinal(
                super.finalLayoutAttributesForDisappearingDecorationElement(
                    ofKind: elementKind, at: decorationIndexPath))
        }

        private func noteInitial(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
            if let attributes { initialAlphas.append(attributes.alpha) }
            return attributes
        }
        private func noteFinal(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
            if let attributes { finalAlphas.append(attributes.alpha) }
            return attributes
        }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            contexts.append(context)
            super.invalidateLayout(with: context)
        }
    }

    private func run(
        isSupplementary: Bool = false, _ body: (WindowStage, UICollectionView, RowLayout, Source) throws -> Void
    ) throws {
        try WindowStage.run(CGSize(width: 200, height: 200)) { stage in
            let layout = RowLayout()
            layout.isSupplementary = isSupplementary
            layout.register(Badge.self, forDecorationViewOfKind: "badge")
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.register(Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "view")
            let source = Source()
            view.dataSource = source
            stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.frame()
            try body(stage, view, layout, source)
        }
    }

    private func badges(_ view: UIView) -> [UIView] { view.subviews.filter { $0 is Badge } }

    @Test(
        "A view that the layout removes and inserts in a batch update is replaced by a new one",
        arguments: [false, true])
    func replacement(isSupplementary: Bool) throws {
        try run(isSupplementary: isSupplementary) { stage, view, layout, source in
            let old = try #require(badges(view).first)
            layout.replacedPaths = [IndexPath(item: 0, section: 0)]
            source.count = 4
            view.insertItems(at: [IndexPath(item: 3, section: 0)])
            #expect(layout.initialAlphas == [0])
            #expect(layout.finalAlphas == [0])
            #expect(badges(view).count == 2)
            stage.advance(by: 1)
            #expect(badges(view).count == 1)
            #expect(badges(view).first !== old)
        }
    }

    @Test("A view that the layout neither removes nor inserts remains in a batch update", arguments: [false, true])
    func noReplacement(isSupplementary: Bool) throws {
        try run(isSupplementary: isSupplementary) { _, view, layout, source in
            let old = try #require(badges(view).first)
            source.count = 4
            view.insertItems(at: [IndexPath(item: 3, section: 0)])
            #expect(layout.finalAlphas.isEmpty)
            #expect(badges(view).count == 1)
            #expect(badges(view).first === old)
        }
    }

    @Test("The contexts of an interactive movement contain the index paths of the moved item and its target")
    func movementContexts() throws {
        try run { _, view, layout, _ in
            let (first, third) = (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
            #expect(view.beginInteractiveMovementForItem(at: first))
            layout.contexts = []
            view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 50))
            let moved = try #require(layout.contexts.first { $0.targetIndexPathsForInteractivelyMovingItems != nil })
            #expect(moved.previousIndexPathsForInteractivelyMovingItems == [first])
            #expect(moved.targetIndexPathsForInteractivelyMovingItems == [third])
            #expect(moved.interactiveMovementTarget == CGPoint(x: 100, y: 50))
            layout.contexts = []
            view.endInteractiveMovement()
            let ended = layout.contexts.first { $0.targetIndexPathsForInteractivelyMovingItems != nil }
            #expect(ended?.previousIndexPathsForInteractivelyMovingItems == [first])
            #expect(ended?.targetIndexPathsForInteractivelyMovingItems == [third])
            layout.invalidateLayout()
            #expect(layout.contexts.last?.targetIndexPathsForInteractivelyMovingItems == nil)
        }
    }
}
