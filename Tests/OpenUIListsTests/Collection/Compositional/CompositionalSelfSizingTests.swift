import Testing

import OpenUILists
import UIKitTestSupport

@Suite("Estimated sizes of compositional layouts") @MainActor struct CompositionalSelfSizingTests {
    private func show(
        _ stage: WindowStage, estimate: CGFloat = 40, count: Int = 1000,
        cells: @escaping @MainActor (IndexPath) -> CGSize
    ) -> CompositionalStage {
        CompositionalStage(
            stage, UICollectionViewCompositionalLayout(section: .rows(.estimated(estimate))), counts: [count],
            cells: cells)
    }

    @Test("Only visible cells are measured; the others have the estimated height")
    func visibleOnly() {
        WindowStage.run { stage in
            let list = show(stage) { _ in CGSize(width: 0, height: 100) }
            #expect(list.frames().prefix(6).map(\.height) == [100, 100, 100, 100, 100, 40])
            #expect(list.madeCells == 5)
        }
    }

    @Test("Cells that are smaller than the estimate are followed by more cells until the view is full")
    func smallerCells() {
        WindowStage.run { stage in
            let list = show(stage, estimate: 100) { _ in CGSize(width: 0, height: 10) }
            #expect(list.view.indexPathsForVisibleItems.map(\.item) == Array(0..<20))
        }
    }

    @Test("Scrolling up to cells that are larger than their estimate does not move the cells below them")
    func scrollingUp() {
        WindowStage.run { stage in
            let list = show(stage) { CGSize(width: 0, height: $0.item < 500 ? 90 : 40) }
            list.view.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
            stage.frame()
            let before = list.shownFrame(501)
            list.view.contentOffset.y -= 30
            stage.frame()
            #expect(list.shownFrame(501)?.minY == (before?.minY ?? 0) + 30)
        }
    }

    @Test("Cells above the visible area that become visible at the start of the content are not shifted out of it")
    func start() {
        WindowStage.run { stage in
            let list = show(stage) { _ in CGSize(width: 0, height: 90) }
            #expect(list.view.contentOffset.y == 0)
        }
    }

    @Test(
        "Scrolling to an item that was never visible shows it at the requested position",
        arguments: zip([UICollectionView.ScrollPosition.top, .centeredVertically, .bottom], [CGFloat(0), 65, 130]))
    func scrollToItem(_ position: UICollectionView.ScrollPosition, _ y: CGFloat) {
        WindowStage.run { stage in
            let list = show(stage) { CGSize(width: 0, height: 50 + $0.item % 3 * 20) }
            list.view.scrollToItem(at: IndexPath(item: 700, section: 0), at: position, animated: false)
            stage.frame()
            #expect(list.shownFrame(700)?.minY == y)
        }
    }

    @Test("An animation to an item arrives at it although cells before it are measured")
    func animatedScroll() {
        WindowStage.run { stage in
            let list = show(stage) { CGSize(width: 0, height: 50 + $0.item % 3 * 20) }
            list.view.scrollToItem(at: IndexPath(item: 90, section: 0), at: .top, animated: true)
            stage.advance(by: 1)
            #expect(list.shownFrame(90)?.minY == 0)
        }
    }

    @Test("A preferred size along an axis with a known size has no effect")
    func knownAxis() {
        WindowStage.run { stage in
            let list = show(stage) { _ in CGSize(width: 77, height: 60) }
            #expect(list.frame(0) == rect(0, 0, 200, 60))
        }
    }

    @Test("Cells whose size is known are not measured")
    func unmeasured() {
        WindowStage.run { stage in
            final class Cell: UICollectionViewCell {
                static var measurements = 0
                override func preferredLayoutAttributesFitting(
                    _ layoutAttributes: UICollectionViewLayoutAttributes
                ) -> UICollectionViewLayoutAttributes {
                    Self.measurements += 1
                    return super.preferredLayoutAttributesFitting(layoutAttributes)
                }
            }
            let layout = UICollectionViewCompositionalLayout(section: .grid(2, height: 40))
            let list = CompositionalStage(stage, layout, counts: [0])
            list.view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            list.counts = [10]
            list.view.reloadData()
            stage.frame()
            #expect(list.view.visibleCells.count == 10)
            #expect(Cell.measurements == 0)
        }
    }

    @Test("Measured sizes follow their items when others are inserted and deleted")
    func sizesFollowItems() {
        WindowStage.run { stage in
            let list = show(stage, count: 4) { CGSize(width: 0, height: 50 + $0.item * 10) }
            #expect(list.frames().map(\.height) == [50, 60, 70, 80])
            UIView.performWithoutAnimation {
                list.counts = [4]
                list.size = { _ in CGSize(width: 0, height: 33) }
                list.view.performBatchUpdates {
                    list.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
                    list.view.insertItems(at: [IndexPath(item: 0, section: 0)])
                }
            }
            stage.frame()
            #expect(list.frames().map(\.height) == [33, 50, 70, 80])
        }
    }

    @Test("Measured sizes follow their items while one of them is moved, and after it was dropped")
    func sizesFollowMovedItem() {
        WindowStage.run { stage in
            let list = show(stage, count: 3) { CGSize(width: 0, height: 40 + $0.item * 10) }
            let path = IndexPath(item: 0, section: 0)
            list.view.beginInteractiveMovementForItem(at: path)
            list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 140))
            stage.advance(by: 1)
            #expect(list.shownFrame(1) == rect(0, 0, 200, 50))
            list.view.endInteractiveMovement()
            stage.advance(by: 1)
            #expect(list.moves.map(\.to) == [2])
            #expect(list.frames() == [rect(0, 0, 200, 50), rect(0, 50, 200, 60), rect(0, 110, 200, 40)])
        }
    }

    @Test("A change of the width measures the cells again")
    func widthChange() {
        WindowStage.run { stage in
            let list = show(stage, count: 3) { _ in CGSize(width: 0, height: 60) }
            for cell in list.view.visibleCells { (cell as? SizedCell)?.ownSize.height = 30 }
            list.view.frame.size.width = 100
            stage.frame()
            #expect(list.frames().map(\.height) == [30, 30, 30])
        }
    }

    @Test("Cells that prefer another size in each pass do not prevent the layout from ending")
    func unstableCells() {
        WindowStage.run { stage in
            final class Cell: UICollectionViewCell {
                static var height: CGFloat = 10
                override func sizeThatFits(_ size: CGSize) -> CGSize {
                    Self.height += 1
                    return CGSize(width: size.width, height: Self.height)
                }
            }
            let list = CompositionalStage(
                stage, UICollectionViewCompositionalLayout(section: .rows(.estimated(40))), counts: [0])
            list.view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            list.counts = [100]
            list.view.reloadData()
            stage.frame()
            #expect(!list.view.visibleCells.isEmpty)
        }
    }

    @Test("A cell with constraints and an estimated width has the width of its content, up to that of the layout")
    func constrainedWidth() {
        WindowStage.run { stage in
            final class Cell: UICollectionViewCell {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let view = UIView()
                    view.translatesAutoresizingMaskIntoConstraints = false
                    contentView.addSubview(view)
                    NSLayoutConstraint.activate([
                        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
                        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
                        view.topAnchor.constraint(equalTo: contentView.topAnchor),
                        view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                        view.widthAnchor.constraint(equalToConstant: 61),
                        view.heightAnchor.constraint(equalToConstant: 23),
                    ])
                }
                required init?(coder: NSCoder) { nil }
            }
            let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(30))
            let item = NSCollectionLayoutItem(.estimated(50), .estimated(30))
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
            let list = CompositionalStage(stage, UICollectionViewCompositionalLayout(section: section), counts: [0])
            list.view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            list.counts = [3]
            list.view.reloadData()
            stage.frame()
            #expect(list.frames() == [rect(0, 0, 71, 23), rect(71, 0, 71, 23), rect(0, 23, 71, 23)])
        }
    }

    @Test("A hundred thousand cells with estimated heights cost only the visible ones")
    func manyCells() {
        WindowStage.run { stage in
            let list = show(stage, count: 100_000) { _ in CGSize(width: 0, height: 50) }
            for y in stride(from: 0, to: 4_000_000, by: 100_000) { list.scroll(to: CGFloat(y)) }
            #expect(list.madeCells < 41 * 12)
        }
    }
}
