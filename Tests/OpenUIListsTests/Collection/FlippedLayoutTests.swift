import Testing

@testable import OpenUIKitCore
@testable import OpenUILists
import UIKitTestSupport

@Suite("Collection view layouts from right to left") @MainActor struct FlippedLayoutTests {
    private final class FlippedFlowLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    /// Four items per line, without distances.
    private func makeGrid(_ layout: UICollectionViewFlowLayout) -> UICollectionViewFlowLayout {
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    /// Columns of two items each, 60 points apart.
    private func makeColumns() -> FlippedFlowLayout {
        let layout = FlippedFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 50, height: 90)
        return layout
    }

    private func show(
        _ stage: WindowStage, _ layout: UICollectionViewLayout, _ counts: [Int], isReversed: Bool = true
    ) -> CompositionalStage {
        let list = CompositionalStage(stage, layout, counts: [])
        if isReversed { list.view.semanticContentAttribute = .forceRightToLeft }
        list.counts = counts
        list.view.reloadData()
        stage.frame()
        return list
    }

    // MARK: Frames

    @Test("A flow layout is not mirrored unless a subclass requests it")
    func flowLayout() {
        WindowStage.run { stage in
            let list = show(stage, makeGrid(UICollectionViewFlowLayout()), [3])
            #expect(list.frames().map(\.minX) == [0, 50, 100])
        }
    }

    @Test("A flipped flow layout arranges the mirror image of headers, insets and items", arguments: [false, true])
    func mirrorImage(_ isHorizontal: Bool) {
        func frames(_ stage: WindowStage, isReversed: Bool) -> [CGRect] {
            let layout = makeGrid(FlippedFlowLayout())
            layout.scrollDirection = isHorizontal ? .horizontal : .vertical
            layout.headerReferenceSize = CGSize(width: 12, height: 12)
            layout.sectionInset = UIEdgeInsets(top: 3, left: 20, bottom: 5, right: 7)
            let list = CompositionalStage(stage, layout, counts: [])
            if isReversed { list.view.semanticContentAttribute = .forceRightToLeft }
            list.view.register(
                SizedView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "view")
            list.counts = [7, 30]
            list.view.reloadData()
            stage.frame()
            let headers = (0...1).compactMap { list.frame(of: UICollectionView.elementKindSectionHeader, 0, $0) }
            return list.frames(0) + list.frames(1) + headers
        }
        WindowStage.run { stage in
            let unmirrored = frames(stage, isReversed: false)
            let width = isHorizontal ? (unmirrored.map(\.maxX).max() ?? 0) + 7 : 200
            let mirrored = unmirrored.map {
                CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
            }
            #expect(frames(stage, isReversed: true) == mirrored)
        }
    }

    @Test("The methods of a flipped layout return attributes that are not mirrored")
    func coordinatesOfLayout() {
        WindowStage.run { stage in
            let layout = makeGrid(FlippedFlowLayout())
            let list = show(stage, layout, [3])
            #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 0)
            #expect(list.frame(0)?.minX == 150)
        }
    }

    @Test("Items are found at their mirrored positions")
    func hit() {
        WindowStage.run { stage in
            let list = show(stage, makeGrid(FlippedFlowLayout()), [8])
            #expect(list.view.indexPathForItem(at: CGPoint(x: 10, y: 60))?.item == 7)
        }
    }

    /// A rotated card at the left, in front of a stripe.
    private final class CardLayout: UICollectionViewLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let card = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
            card.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
            card.transform = CGAffineTransform(rotationAngle: 0.25)
            let stripe = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: "stripe", with: IndexPath(item: 0, section: 0))
            stripe.frame = CGRect(x: 0, y: 0, width: 30, height: 200)
            return [card, stripe]
        }
    }

    @Test("Decoration views are mirrored, and rotations turn in the other direction")
    func customLayout() throws {
        try WindowStage.run { stage in
            let layout = CardLayout()
            layout.register(SizedView.self, forDecorationViewOfKind: "stripe")
            let list = show(stage, layout, [1])
            let card = try #require(list.cell(0))
            #expect(card.center == CGPoint(x: 170, y: 50))
            #expect(card.transform.isNearly(CGAffineTransform(rotationAngle: -0.25)))
            #expect(list.view.subviews.first { $0 is SizedView }?.frame == rect(170, 0, 30, 200))
        }
    }

    // MARK: Scrolling

    @Test("Horizontal content of a flipped layout begins at the right")
    func start() {
        WindowStage.run { stage in
            let list = show(stage, makeColumns(), [20])
            #expect(list.view.contentOffset.x == 390)
            #expect(list.shownFrame(0) == rect(150, 0, 50, 90))
            #expect(list.view.indexPathsForVisibleItems.map(\.item) == Array(0..<8))
        }
    }

    @Test("Content that is narrower than the view is at the right")
    func narrowContent() {
        WindowStage.run { stage in
            let list = show(stage, makeColumns(), [2])
            #expect(list.frame(0) == rect(150, 0, 50, 90))
        }
    }

    @Test("Content that becomes wider than the view shows its beginning")
    func narrowView() {
        WindowStage.run { stage in
            let list = show(stage, makeColumns(), [6])
            #expect(list.shownFrame(0)?.maxX == 200)
            list.view.frame.size.width = 120
            stage.frame()
            #expect(list.shownFrame(0)?.maxX == 120)
        }
    }

    @Test("A change of the width does not scroll content that only scrolls vertically")
    func verticalWidth() {
        WindowStage.run { stage in
            let list = show(stage, makeGrid(FlippedFlowLayout()), [40])
            let scrolls = ScrollCount()
            list.view.delegate = scrolls
            list.view.frame.size.width = 150
            stage.frame()
            #expect(scrolls.count == 0)
            #expect(list.shownFrame(0)?.maxX == 150)
        }
    }

    private final class ScrollCount: NSObject, UICollectionViewDelegate {
        private(set) var count = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }

    @Test("Content that grows keeps its beginning visible")
    func growth() {
        WindowStage.run { stage in
            let list = show(stage, makeColumns(), [20])
            list.counts = [40]
            list.view.reloadData()
            stage.frame()
            #expect(list.shownFrame(0) == rect(150, 0, 50, 90))
        }
    }

    @Test("A change of the width keeps the distance from the beginning", arguments: [CGFloat(0), 60])
    func width(_ distance: CGFloat) {
        WindowStage.run { stage in
            let list = show(stage, makeColumns(), [20])
            list.view.contentOffset.x -= distance
            stage.frame()
            for width: CGFloat in [120, 200] {
                list.view.frame.size.width = width
                stage.frame()
                #expect(list.view.contentOffset.x == 590 - width - distance)
            }
        }
    }

    @Test("A change of the direction keeps the distance from the beginning")
    func directionChange() {
        WindowStage.run { stage in
            let list = show(stage, makeColumns(), [20], isReversed: false)
            list.view.contentOffset.x = 60
            stage.frame()
            #expect(list.shownFrame(2) == rect(0, 0, 50, 90))
            list.view.semanticContentAttribute = .forceRightToLeft
            stage.frame()
            #expect(list.shownFrame(2) == rect(150, 0, 50, 90))
            list.view.semanticContentAttribute = .forceLeftToRight
            stage.frame()
            #expect(list.shownFrame(2) == rect(0, 0, 50, 90))
        }
    }

    @Test("Content insets are at the beginning of flipped content")
    func insets() {
        WindowStage.run { stage in
            let list = show(stage, makeColumns(), [20])
            list.view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
            stage.frame()
            #expect(list.shownFrame(0)?.maxX == 170)
        }
    }

    @Test("Scrolling to an item shows it at the given side", arguments: [false, true])
    func scroll(_ isAtLeft: Bool) {
        WindowStage.run { stage in
            let list = show(stage, makeColumns(), [20])
            list.view.scrollToItem(
                at: IndexPath(item: 10, section: 0), at: isAtLeft ? .left : .right, animated: false)
            stage.frame()
            #expect(list.shownFrame(10)?.minX == (isAtLeft ? 0 : 150))
        }
    }

    @Test("The next page of flipped content is at the left")
    func nextPage() {
        WindowStage.run { stage in
            let list = show(stage, makeColumns(), [20])
            #expect(list.view.accessibilityScroll(.next))
            stage.advance(by: 1)
            #expect(list.view.contentOffset.x < 300)
        }
    }

    @Test("Pinned headers of flipped content stay at the right")
    func pinnedHeaders() {
        WindowStage.run { stage in
            let layout = makeColumns()
            layout.headerReferenceSize = CGSize(width: 30, height: 0)
            layout.sectionHeadersPinToVisibleBounds = true
            let list = CompositionalStage(stage, layout, counts: [])
            list.view.semanticContentAttribute = .forceRightToLeft
            list.view.register(
                SizedView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "view")
            list.counts = [20]
            list.view.reloadData()
            stage.frame()
            list.view.contentOffset.x -= 100
            stage.frame()
            let header = list.frame(of: UICollectionView.elementKindSectionHeader)
            #expect(header?.maxX == list.view.bounds.maxX)
        }
    }

    /// A cell whose width depends on its item.
    private final class WideningCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
            copy.size = CGSize(width: 30 + CGFloat(layoutAttributes.indexPath.item % 3) * 10, height: 150)
            return copy
        }
    }

    @Test("Cells that determine their width follow each other from the right")
    func selfSizing() {
        WindowStage.run { stage in
            let layout = makeColumns()
            layout.estimatedItemSize = CGSize(width: 50, height: 150)
            let list = CompositionalStage(stage, layout, counts: [])
            list.view.semanticContentAttribute = .forceRightToLeft
            list.view.register(WideningCell.self, forCellWithReuseIdentifier: "cell")
            list.counts = [20]
            list.view.reloadData()
            stage.frame()
            #expect((0..<3).map { list.shownFrame($0)?.maxX } == [200, 160, 110])
        }
    }

    // MARK: Input and updates

    @Test("The left arrow key moves the focus to the next item of a flipped layout")
    func keys() {
        WindowStage.run { stage in
            let list = show(stage, makeColumns(), [20])
            stage.press(KeySymbol.tab)
            stage.press(KeySymbol.left)
            stage.frame()
            #expect(list.cell(2)?.isFocused == true)
        }
    }

    @Test("An item is moved to the item at its mirrored position")
    func movement() {
        WindowStage.run { stage in
            let list = show(stage, makeGrid(FlippedFlowLayout()), [8])
            #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
            list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 25, y: 25))
            stage.frame()
            #expect(list.cell(0)?.center == CGPoint(x: 25, y: 25))
            list.view.endInteractiveMovement()
            #expect(list.moves.map(\.to) == [3])
        }
    }

    @Test("A deleted cell disappears at its mirrored position, and the next one moves there")
    func deletion() throws {
        try WindowStage.run { stage in
            let list = show(stage, makeGrid(FlippedFlowLayout()), [8])
            let deleted = try #require(list.cell(0))
            let next = try #require(list.cell(1))
            list.view.performBatchUpdates {
                list.counts = [7]
                list.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            }
            #expect(deleted.center == CGPoint(x: 175, y: 25))
            stage.advance(by: 0.1)
            let shown = try #require(next.layer.presentation())
            #expect((125.5..<174.5).contains(shown.position.x))
            stage.advance(by: 1)
            #expect(next.center == CGPoint(x: 175, y: 25))
        }
    }

    @Test("Items are read in their order, whether the layout is mirrored or not", arguments: [false, true])
    func readingOrder(_ isFlipped: Bool) {
        WindowStage.run { stage in
            let list = show(stage, makeGrid(isFlipped ? FlippedFlowLayout() : UICollectionViewFlowLayout()), [8])
            let cells = list.view.subviewsInReadingOrder.filter { $0 is UICollectionViewCell }
            #expect(cells.compactMap { $0.accessibilityLabel } == (0..<8).map { "Item \($0)" })
        }
    }

    // MARK: Compositional layouts

    private func makeShelf() -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(.absolute(80), .fractionalHeight(1))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitem: .full, count: 1))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    }

    @Test("A horizontal compositional layout begins at the right, also after changes of the width and the direction")
    func compositional() {
        WindowStage.run { stage in
            let list = show(stage, makeShelf(), [20], isReversed: false)
            list.view.semanticContentAttribute = .forceRightToLeft
            stage.frame()
            #expect(list.shownFrame(0) == rect(120, 0, 80, 200))
            list.view.frame.size.width = 150
            stage.frame()
            #expect(list.shownFrame(0) == rect(70, 0, 80, 200))
        }
    }

    private final class UnflippedCompositionalLayout: UICollectionViewCompositionalLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    }

    @Test("A subclass of a compositional layout can prevent that it is mirrored")
    func unflippedCompositional() {
        WindowStage.run { stage in
            let list = show(stage, UnflippedCompositionalLayout(section: .grid(4, height: 40)), [4])
            #expect(list.frames().map(\.minX) == [0, 50, 100, 150])
        }
    }
}

extension CGAffineTransform {
    fileprivate func isNearly(_ other: CGAffineTransform) -> Bool {
        abs(a - other.a) + abs(b - other.b) + abs(c - other.c) + abs(d - other.d) < 1e-6
    }
}
