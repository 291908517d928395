import Testing

@testable import OpenUIKitCore
@testable import OpenUILists
import UIKitTestSupport

@Suite @MainActor struct CollectionViewTests {
    /// A cell as an application typically implements it.
    private final class PhotoCell: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
    }

    @MainActor
    private final class Recorder: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
        UICollectionViewDataSourcePrefetching
    {
        var counts = [50]
        var lines: [String] = []
        var made = 0
        var frames: [CGRect] = []
        var refuses: Set<String> = []

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            made += 1
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            frames.append(cell.frame)
            (cell as? PhotoCell)?.label.text = "\(indexPath.item)"
            return cell
        }

        private func ask(_ name: String, _ path: IndexPath) -> Bool {
            lines.append("\(name) \(path.item)")
            return !refuses.contains(name)
        }
        func collectionView(_ c: UICollectionView, shouldHighlightItemAt p: IndexPath) -> Bool {
            ask("shouldHighlight", p)
        }
        func collectionView(_ c: UICollectionView, didHighlightItemAt p: IndexPath) { _ = ask("didHighlight", p) }
        func collectionView(_ c: UICollectionView, didUnhighlightItemAt p: IndexPath) { _ = ask("didUnhighlight", p) }
        func collectionView(_ c: UICollectionView, shouldSelectItemAt p: IndexPath) -> Bool { ask("shouldSelect", p) }
        func collectionView(_ c: UICollectionView, shouldDeselectItemAt p: IndexPath) -> Bool {
            ask("shouldDeselect", p)
        }
        func collectionView(_ c: UICollectionView, didSelectItemAt p: IndexPath) { _ = ask("didSelect", p) }
        func collectionView(_ c: UICollectionView, didDeselectItemAt p: IndexPath) { _ = ask("didDeselect", p) }
        func collectionView(_ c: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            lines.append("prefetch \(indexPaths.map(\.item))")
        }
        func collectionView(_ c: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            lines.append("cancel \(indexPaths.map(\.item))")
        }
    }

    /// Shows items of 50 points, four per line and with four visible lines.
    private func show(_ stage: WindowStage, _ recorder: Recorder) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(PhotoCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = recorder
        view.delegate = recorder
        stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.frame()
        return view
    }

    @Test("Cells are created from the registered class, framed before they are configured, and reused after scrolling")
    func reuse() {
        WindowStage.run { stage in
            let recorder = Recorder()
            let view = show(stage, recorder)
            #expect(view.visibleCells.count == 16)
            #expect(recorder.made == 16)
            #expect(view.visibleCells.allSatisfy { $0 is PhotoCell })
            #expect(recorder.frames.contains(CGRect(x: 50, y: 100, width: 50, height: 50)))
            let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
            view.contentOffset.y = 50
            stage.frame()
            #expect(view.indexPathsForVisibleItems.map(\.item) == Array(4..<20))
            #expect(view.visibleCells.contains { $0 === first })
            #expect(recorder.made == 20)
            #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
            #expect(view.indexPathForItem(at: CGPoint(x: 60, y: 60)) == IndexPath(item: 5, section: 0))
            #expect(view.indexPathForItem(at: CGPoint(x: 260, y: 60)) == nil)
            let cell = view.visibleCells[3]
            #expect(view.indexPath(for: cell) == IndexPath(item: 7, section: 0))
        }
    }

    @Test(
        "A tap calls the delegate's selection methods in UIKit's order, and the next selection deselects the previous item"
    )
    func selection() {
        WindowStage.run { stage in
            let recorder = Recorder()
            let view = show(stage, recorder)
            stage.touch(.began, 75, 25)
            stage.advance(by: 0.2)
            #expect(recorder.lines == ["shouldHighlight 1", "didHighlight 1"])
            #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted == true)
            stage.touch(.ended, 75, 25)
            #expect(recorder.lines.dropFirst(2) == ["shouldSelect 1", "didSelect 1", "didUnhighlight 1"])
            recorder.lines = []
            stage.tap(125, 75)
            stage.advance(by: 0.1)
            #expect(
                recorder.lines == [
                    "shouldHighlight 6", "didHighlight 6", "shouldSelect 6", "didDeselect 1", "didSelect 6",
                    "didUnhighlight 6",
                ])
            #expect(view.indexPathsForSelectedItems == [IndexPath(item: 6, section: 0)])
            view.allowsMultipleSelection = true
            recorder.lines = []
            stage.tap(125, 75)
            #expect(recorder.lines.contains("shouldDeselect 6"))
            #expect(view.indexPathsForSelectedItems == [])
            recorder.refuses = ["shouldSelect"]
            stage.tap(25, 25)
            #expect(view.indexPathsForSelectedItems == [])
            recorder.refuses = ["shouldHighlight"]
            recorder.lines = []
            stage.tap(25, 25)
            #expect(recorder.lines == ["shouldHighlight 0"])
            stage.drag(from: CGPoint(x: 75, y: 100), by: CGVector(dx: 0, dy: -10), steps: 6)
            #expect(view.visibleCells.allSatisfy { !$0.isHighlighted })
        }
    }

    @Test("Items within a screenful ahead are prefetched once in the scroll direction and cancelled on reversal")
    func prefetching() {
        WindowStage.run { stage in
            let recorder = Recorder()
            recorder.counts = [200]
            let view = show(stage, recorder)
            view.prefetchDataSource = recorder
            view.contentOffset.y = 50
            stage.frame()
            #expect(recorder.lines == ["prefetch \(Array(20..<36))"])
            recorder.lines = []
            view.contentOffset.y = 100
            stage.frame()
            #expect(recorder.lines == ["prefetch \(Array(36..<40))"])
            recorder.lines = []
            view.contentOffset.y = 50
            stage.frame()
            #expect(recorder.lines == ["cancel \(Array(24..<40))", "prefetch \(Array(0..<4))"])
        }
    }

    @Test("Unknown identifiers, inconsistent batches and invalid index paths are reported without a crash")
    func mistakes() {
        WindowStage.run { stage in
            let recorder = Recorder()
            let view = show(stage, recorder)
            let rules = Diagnostics.record {
                let plain = view.dequeueReusableCell(
                    withReuseIdentifier: "unknown", for: IndexPath(item: 0, section: 0))
                #expect(plain.contentView.superview === plain)
                view.scrollToItem(at: IndexPath(item: 99, section: 3), at: .top, animated: false)
                view.insertItems(at: [IndexPath(item: 0, section: 0)])
                stage.frame()
            }
            #expect(
                Set(rules.map(\.rule)) == [
                    "collection-view.unregistered-identifier", "collection-view.unknown-item",
                    "list.inconsistent-update",
                ])
            #expect(view.visibleCells.count == 16)
        }
    }

    @Test(
        "A batch update moves remaining cells from their positions, fades in inserted ones and fades out deleted ones")
    func animation() throws {
        try WindowStage.run { stage in
            let recorder = Recorder()
            let view = show(stage, recorder)
            let stays = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
            let goes = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
            var finished: Bool?
            view.performBatchUpdates {
                recorder.counts = [50]
                view.deleteItems(at: [IndexPath(item: 0, section: 0)])
                view.insertItems(at: [IndexPath(item: 5, section: 0)])
            } completion: {
                finished = $0
            }
            #expect(stays.frame.origin == .zero)
            #expect(view.indexPath(for: stays)?.item == 0)
            #expect(view.indexPath(for: goes) == nil)
            #expect(goes.superview === view)
            let comes = try #require(view.cellForItem(at: IndexPath(item: 5, section: 0)))
            stage.advance(by: 0.15)
            let shown = try #require(stays.layer.presentation())
            #expect(shown.position.x > 25)
            #expect(shown.position.x < 75)
            #expect((Float(0.05)..<0.95).contains(comes.layer.presentation()?.opacity ?? 0))
            #expect((Float(0.05)..<0.95).contains(goes.layer.presentation()?.opacity ?? 0))
            #expect(finished == nil)
            stage.advance(by: 0.3)
            #expect(finished == true)
            #expect(goes.superview == nil)
            #expect(comes.alpha == 1)
        }
    }

    @Test("A change of the layout animates the same cells to their new frames")
    func otherLayout() throws {
        try WindowStage.run { stage in
            let view = show(stage, Recorder())
            let cell = try #require(view.cellForItem(at: IndexPath(item: 5, section: 0)))
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 200, height: 20)
            layout.minimumLineSpacing = 0
            view.setCollectionViewLayout(layout, animated: true)
            #expect(view.collectionViewLayout === layout)
            #expect(cell.frame == CGRect(x: 0, y: 100, width: 200, height: 20))
            stage.advance(by: 0.15)
            #expect((50..<200).contains(cell.layer.presentation()?.bounds.width ?? 0))
            stage.advance(by: 0.3)
            #expect(view.visibleCells.count == 10)
            #expect(view.contentSize.height == 1000)
        }
    }

    /// Arranges the items on a circle, as a typical custom layout does.
    private final class CircleLayout: UICollectionViewLayout {
        var prepared = 0
        override func prepare() {
            super.prepare()
            prepared += 1
        }
        override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let angle = Double(indexPath.item) / 8 * 2 * .pi
            attributes.size = CGSize(width: 20, height: 20)
            attributes.center = CGPoint(x: 100 + 80 * cos(angle), y: 100 + 80 * sin(angle))
            attributes.transform = CGAffineTransform(rotationAngle: angle)
            attributes.zIndex = -indexPath.item
            attributes.alpha = 0.5
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            let decoration = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: "ground", with: IndexPath(item: 0, section: 0))
            decoration.frame = CGRect(x: 10, y: 10, width: 180, height: 180)
            decoration.zIndex = -100
            return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) } + [
                decoration
            ]
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    }

    @Test("A custom layout places cells and decorations with transforms and z order")
    func customLayout() throws {
        try WindowStage.run { stage in
            let recorder = Recorder()
            recorder.counts = [8]
            let view = show(stage, recorder)
            let layout = CircleLayout()
            layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
            view.collectionViewLayout = layout
            stage.frame()
            #expect(view.visibleCells.count == 8)
            #expect(layout.prepared == 1)
            let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)))
            #expect(cell.center.isNear(CGPoint(x: 100, y: 180)))
            #expect(cell.alpha == 0.5)
            #expect(!cell.transform.isIdentity)
            #expect(view.subviews.first is UICollectionReusableView)
            #expect(!(view.subviews.first is UICollectionViewCell))
            let order = view.subviews.compactMap { ($0 as? UICollectionViewCell).flatMap(view.indexPath(for:))?.item }
            #expect(order == [7, 6, 5, 4, 3, 2, 1, 0])
            view.contentOffset.y = 1
            stage.frame()
            #expect(layout.prepared == 2)
        }
    }

    @Test("Cells of a layout with an estimated size determine their own size")
    func selfSizing() {
        final class Sized: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
                copy.size = CGSize(width: 200, height: 30 + CGFloat(layoutAttributes.indexPath.item % 3) * 10)
                return copy
            }
        }
        WindowStage.run { stage in
            let recorder = Recorder()
            let view = show(stage, recorder)
            view.register(Sized.self, forCellWithReuseIdentifier: "cell")
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 200, height: 10)
            layout.minimumLineSpacing = 0
            view.collectionViewLayout = layout
            view.reloadData()
            stage.frame()
            #expect(view.visibleCells.map(\.frame.height) == [30, 40, 50, 30, 40, 50])
            #expect(view.visibleCells.map(\.frame.minY) == [0, 30, 70, 120, 150, 190])
        }
    }

    @Test("Pinned headers stay at the top while their section is visible, in front of the cells")
    func pinned() throws {
        try WindowStage.run { stage in
            let recorder = Recorder()
            recorder.counts = [12, 12]
            let view = show(stage, recorder)
            let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
            layout.headerReferenceSize = CGSize(width: 0, height: 20)
            layout.sectionHeadersPinToVisibleBounds = true
            let path = IndexPath(item: 0, section: 0)
            @MainActor func header() -> CGFloat? {
                stage.frame()
                return view.layoutAttributesForSupplementaryElement(
                    ofKind: UICollectionView.elementKindSectionHeader, at: path)?.frame.minY
            }
            let found = Diagnostics.record { #expect(header() == 0) }
            #expect(found.allSatisfy { $0.rule == "collection-view.missing-supplementary-view" })
            #expect(!found.isEmpty)
            _ = Diagnostics.record {
                view.contentOffset.y = 70
                #expect(header() == 70)
                view.contentOffset.y = 160
                #expect(header() == 150)
            }
        }
    }

    @Test("A million items of one size cost only the visible ones, and the layout stores nothing for them")
    func million() {
        WindowStage.run { stage in
            let recorder = Recorder()
            recorder.counts = [1_000_000]
            let view = show(stage, recorder)
            let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
            #expect(layout?.sections.first?.lines == nil)
            #expect(view.contentSize.height == 12_500_000)
            for offset in stride(from: CGFloat(0), to: 12_000_000, by: 600_025) {
                view.contentOffset.y = offset
                stage.frame()
                #expect((16...20).contains(view.visibleCells.count))
            }
            #expect(recorder.made < 500)
            view.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
            stage.frame()
            #expect(view.indexPathsForVisibleItems.last?.item == 999_999)
        }
    }

    @Test("A cell registration creates and configures cells of its class, and reconfiguring keeps the cell")
    func registration() {
        @MainActor final class Source: NSObject, UICollectionViewDataSource {
            var texts = ["a", "b"]
            let registration = UICollectionView.CellRegistration<PhotoCell, String> { cell, _, text in
                cell.label.text = text
            }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                texts.count
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueConfiguredReusableCell(
                    using: registration, for: indexPath, item: texts[indexPath.item])
            }
        }
        WindowStage.run { stage in
            let source = Source()
            let view = show(stage, Recorder())
            view.dataSource = source
            stage.frame()
            let cells = view.visibleCells.compactMap { $0 as? PhotoCell }
            #expect(cells.map(\.label.text) == ["a", "b"])
            source.texts = ["a", "c"]
            view.reconfigureItems(at: [IndexPath(item: 1, section: 0)])
            #expect(cells.map(\.label.text) == ["a", "c"])
            #expect(view.visibleCells.last === cells.last)
        }
    }

    @Test("Arrow keys move to the nearest item in their direction")
    func keyboard() {
        WindowStage.run { stage in
            let view = show(stage, Recorder())
            view.selectItem(at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: [])
            stage.press(0xFF09)
            @MainActor func focused() -> Int? {
                view.visibleCells.first(where: \.isFocused).flatMap(view.indexPath(for:))?.item
            }
            #expect(focused() == 5)
            var visited: [Int?] = []
            for key: UInt32 in [0xFF53, 0xFF54, 0xFF51, 0xFF52] {
                stage.press(key)
                visited.append(focused())
            }
            #expect(visited == [6, 10, 9, 5])
        }
    }

    @Test("A layout can adjust the content offset at which a deceleration ends")
    func rest() {
        final class Snapping: UICollectionViewFlowLayout {
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint {
                CGPoint(x: 0, y: (proposedContentOffset.y / 50).rounded() * 50)
            }
        }
        WindowStage.run { stage in
            let view = show(stage, Recorder())
            view.collectionViewLayout = Snapping()
            stage.frame()
            stage.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -13), steps: 5)
            stage.lift(100, 85)
            stage.advance(by: 5)
            let rest = view.contentOffset.y
            #expect(rest > 0)
            #expect(rest == (rest / 50).rounded() * 50)
        }
    }

    @Test("A batch update does not modify the attributes that a layout returns for a disappearing item")
    func disappearingAttributes() {
        final class Leaving: UICollectionViewFlowLayout {
            let last = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 8, section: 0))
            var scrollsToTop = false

            override func prepare() {
                super.prepare()
                if scrollsToTop { collectionView?.contentOffset = .zero }
            }
            override func finalLayoutAttributesForDisappearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? { last }
        }
        WindowStage.run { stage in
            let (recorder, layout) = (Recorder(), Leaving())
            let view = show(stage, recorder)
            view.collectionViewLayout = layout
            view.contentOffset.y = 100
            stage.frame()
            layout.last.center = CGPoint(x: 20, y: 30)
            layout.scrollsToTop = true
            view.performBatchUpdates {
                recorder.counts = [49]
                view.deleteItems(at: [IndexPath(item: 8, section: 0)])
            }
            #expect(view.contentOffset == .zero)
            #expect(layout.last.center == CGPoint(x: 20, y: 30))
        }
    }

    @Test("A released collection view deallocates itself, its cells and cells in a removal animation")
    func release() {
        WindowStage.run { stage in
            weak var view: UICollectionView?
            weak var cell: UIView?
            do {
                let recorder = Recorder()
                let shown = show(stage, recorder)
                (view, cell) = (shown, shown.visibleCells.first)
                shown.performBatchUpdates {
                    recorder.counts = [49]
                    shown.deleteItems(at: [IndexPath(item: 0, section: 0)])
                }
                stage.advance(by: 0.1)
                shown.removeFromSuperview()
            }
            stage.advance(by: 1)
            #expect(view == nil)
            #expect(cell == nil)
        }
    }

    @Test(
        "A tap performs the primary action of an item unless the collection view is being edited",
        arguments: [false, true])
    func primaryAction(isEditing: Bool) {
        @MainActor final class Delegate: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
            var performed = 0
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
            func collectionView(
                _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
            ) {
                performed += 1
            }
        }
        WindowStage.run { stage in
            let delegate = Delegate()
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = delegate
            view.delegate = delegate
            view.allowsSelectionDuringEditing = true
            view.isEditing = isEditing
            stage.add(view, CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.frame()
            stage.tap(50, 50)
            #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
            #expect(delegate.performed == (isEditing ? 0 : 1))
        }
    }
}
