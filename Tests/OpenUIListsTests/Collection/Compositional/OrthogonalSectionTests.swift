import Testing

import Accessibility
import OpenUILists
import UIKitTestSupport

@Suite("Sections that scroll on their own") @MainActor struct OrthogonalSectionTests {
    typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

    private func show(
        _ stage: WindowStage, _ behavior: Behavior = .continuous, counts: [Int] = [20, 20], width: CGFloat = 80,
        change: (NSCollectionLayoutSection) -> Void = { _ in }
    ) -> CompositionalStage {
        let section = NSCollectionLayoutSection.shelf(behavior, width: width)
        change(section)
        return CompositionalStage(stage, UICollectionViewCompositionalLayout(section: section), counts: counts)
    }

    @Test("The groups of a section are beside each other, and the next section is below")
    func frames() {
        WindowStage.run { stage in
            let list = show(stage)
            #expect(list.frames(0).prefix(3) == [rect(0, 0, 80, 60), rect(80, 0, 80, 60), rect(160, 0, 80, 60)])
            #expect(list.frame(0, 1) == rect(0, 60, 80, 60))
            #expect(list.view.contentSize == CGSize(width: 200, height: 120))
        }
    }

    @Test("Only visible cells are created")
    func visibleCells() {
        WindowStage.run { stage in
            let list = show(stage, counts: [100_000])
            #expect(list.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
        }
    }

    @Test("A horizontal drag scrolls only the touched section")
    func drag() {
        WindowStage.run { stage in
            let list = show(stage)
            stage.drag(from: CGPoint(x: 150, y: 30), by: CGVector(dx: -10, dy: 0), steps: 10)
            stage.frame()
            #expect((list.shownFrame(1)?.minX ?? 0) < 0)
            #expect(list.shownFrame(0, 1)?.minX == 0)
            #expect(list.frame(2) == list.shownFrame(2))
        }
    }

    @Test("A vertical drag on a section scrolls the collection view")
    func verticalDrag() {
        WindowStage.run { stage in
            let list = show(stage, counts: [20, 20, 20, 20, 20])
            stage.drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -10), steps: 5)
            #expect(list.view.contentOffset.y > 20)
            #expect(list.shownFrame(0, 1)?.minX == 0)
        }
    }

    @Test("A horizontal wheel scrolls the section under the pointer")
    func wheel() {
        WindowStage.run { stage in
            let list = show(stage)
            stage.wheel(100, 90, by: CGVector(dx: 50, dy: 0), isPrecise: true)
            stage.frame()
            #expect(list.shownFrame(1, 1)?.minX == 30)
            #expect(list.shownFrame(1, 0)?.minX == 80)
        }
    }

    @Test("A tap selects the cell at its displayed position")
    func tap() {
        WindowStage.run { stage in
            let list = show(stage)
            stage.wheel(100, 30, by: CGVector(dx: 80, dy: 0), isPrecise: true)
            stage.frame()
            stage.tap(10, 30)
            stage.advance(by: 0.3)
            #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
            #expect(list.view.indexPathForItem(at: CGPoint(x: 10, y: 30)) == IndexPath(item: 1, section: 0))
        }
    }

    @Test(
        "A drag ends at the position of the behavior",
        arguments: [
            (Behavior.continuousGroupLeadingBoundary, CGFloat(0)), (.groupPaging, 0), (.groupPagingCentered, 60),
        ])
    func restingPosition(_ behavior: Behavior, _ x: CGFloat) {
        WindowStage.run { stage in
            let list = show(stage, behavior)
            stage.drag(from: CGPoint(x: 150, y: 30), by: CGVector(dx: -8, dy: 0), steps: 8)
            stage.lift(150 - 64, 30)
            stage.advance(by: 3)
            let starts = (0..<20).compactMap { list.shownFrame($0)?.minX }
            #expect(starts.contains { abs($0 - x) < 0.5 })
        }
    }

    @Test("A fast drag in a section with group paging advances by one group only")
    func groupPaging() {
        WindowStage.run { stage in
            let list = show(stage, .groupPaging)
            stage.drag(from: CGPoint(x: 190, y: 30), by: CGVector(dx: -30, dy: 0), steps: 5)
            stage.lift(40, 30)
            stage.advance(by: 3)
            #expect(list.shownFrame(1)?.minX == 0)
        }
    }

    @Test("The first group of a section with centered groups is centered initially")
    func centered() {
        WindowStage.run { stage in
            let list = show(stage, .groupPagingCentered)
            #expect(list.shownFrame(0)?.minX == 60)
        }
    }

    @Test("A drag in a section with paging ends at a multiple of the width")
    func paging() {
        WindowStage.run { stage in
            let list = show(stage, .paging, width: 50)
            stage.drag(from: CGPoint(x: 190, y: 30), by: CGVector(dx: -20, dy: 0), steps: 6)
            stage.lift(70, 30)
            stage.advance(by: 3)
            #expect(list.shownFrame(4)?.minX == 0)
        }
    }

    @Test("A section whose content never bounces stays at its start")
    func bounce() {
        WindowStage.run { stage in
            let list = show(stage) { $0.orthogonalScrollingProperties.bounce = .never }
            stage.drag(from: CGPoint(x: 100, y: 30), by: CGVector(dx: -10, dy: 0), steps: 2)
            for step in 1...8 {
                stage.touch(.moved, 80 + CGFloat(step) * 10, 30)
                stage.advance(by: 1.0 / 60)
            }
            #expect(list.shownFrame(0)?.minX == 0)
        }
    }

    @Test("The offset of a section is kept while it is not visible")
    func offsetIsKept() {
        WindowStage.run { stage in
            let list = show(stage, counts: Array(repeating: 20, count: 20))
            stage.wheel(100, 30, by: CGVector(dx: 100, dy: 0), isPrecise: true)
            stage.frame()
            list.scroll(to: 900)
            list.scroll(to: 0)
            #expect(list.shownFrame(2)?.minX == 60)
        }
    }

    @Test("The offset of a section follows the section when another one is inserted before it")
    func offsetFollowsSection() {
        WindowStage.run { stage in
            let list = show(stage)
            stage.wheel(100, 30, by: CGVector(dx: 100, dy: 0), isPrecise: true)
            stage.frame()
            list.counts = [20, 20, 20]
            list.view.insertSections(IndexSet(integer: 0))
            stage.advance(by: 1)
            #expect(list.shownFrame(0, 0) == rect(0, 0, 80, 60))
            #expect(list.shownFrame(2, 1) == rect(60, 60, 80, 60))
        }
    }

    @Test("Deleting items scrolls back to the last ones")
    func deletion() {
        WindowStage.run { stage in
            let list = show(stage, counts: [20])
            list.view.scrollToItem(at: IndexPath(item: 19, section: 0), at: .right, animated: false)
            stage.frame()
            list.counts = [3]
            list.view.deleteItems(at: (3..<20).map { IndexPath(item: $0, section: 0) })
            stage.advance(by: 1)
            #expect(list.shownFrame(2)?.maxX == 200)
        }
    }

    @Test("A deleted section disappears with its cells")
    func deletedSection() {
        WindowStage.run { stage in
            let list = show(stage)
            list.counts = [20]
            list.view.deleteSections(IndexSet(integer: 0))
            stage.advance(by: 1)
            #expect(list.view.visibleCells.count == 3)
            #expect(list.view.subviews.filter { $0 is UIScrollView }.count == 1)
        }
    }

    @Test("Items move between sections")
    func movedItem() {
        WindowStage.run { stage in
            let list = show(stage, counts: [3, 3])
            let cell = list.cell(0)
            list.counts = [2, 4]
            list.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 1))
            stage.advance(by: 1)
            #expect(list.cell(1, 1) === cell)
            #expect(list.shownFrame(1, 1) == rect(80, 60, 80, 60))
        }
    }

    @Test(
        "Scrolling to an item scrolls its section",
        arguments: zip(
            [UICollectionView.ScrollPosition.left, .centeredHorizontally, .right], [CGFloat(0), 60, 120]))
    func scrollToItem(_ position: UICollectionView.ScrollPosition, _ x: CGFloat) {
        WindowStage.run { stage in
            let list = show(stage)
            list.view.scrollToItem(at: IndexPath(item: 9, section: 1), at: position, animated: false)
            stage.frame()
            #expect(list.shownFrame(9, 1)?.minX == x)
        }
    }

    @Test("Scrolling to an item animates its section and the collection view")
    func animatedScroll() {
        WindowStage.run { stage in
            let list = show(stage, counts: Array(repeating: 20, count: 20))
            let target = IndexPath(item: 9, section: 10)
            list.view.scrollToItem(at: target, at: [.top, .left], animated: true)
            stage.advance(by: 1)
            #expect(list.shownFrame(9, 10) == rect(0, 0, 80, 60))
        }
    }

    @Test("Arrow keys move the focus within a section and scroll it, and to other sections")
    func focus() {
        WindowStage.run { stage in
            let list = show(stage)
            stage.press(KeySymbol.tab)
            #expect(list.cell(0)?.isFocused == true)
            for _ in 0..<4 { stage.press(KeySymbol.right) }
            stage.frame()
            #expect(list.cell(4)?.isFocused == true)
            #expect((list.shownFrame(4)?.maxX ?? 300) <= 200)
            stage.press(KeySymbol.down)
            stage.frame()
            #expect(list.view.indexPathsForVisibleItems.contains { list.cell($0.item, $0.section)?.isFocused == true })
            #expect(list.cell(4)?.isFocused == false)
        }
    }

    @Test("From right to left, a section begins at the right and scrolls to the left")
    func rightToLeft() {
        WindowStage.run { stage in
            let list = show(stage, counts: [])
            list.view.semanticContentAttribute = .forceRightToLeft
            list.counts = [20]
            list.view.reloadData()
            stage.frame()
            #expect(list.shownFrame(0) == rect(120, 0, 80, 60))
            stage.wheel(100, 30, by: CGVector(dx: -50, dy: 0), isPrecise: true)
            stage.frame()
            #expect(list.shownFrame(1) == rect(90, 0, 80, 60))
            #expect(list.frame(1) == rect(90, 0, 80, 60))
        }
    }

    @Test("The height of a section with estimated heights is that of its highest measured cell")
    func estimatedHeight() {
        WindowStage.run { stage in
            let size = NSCollectionLayoutSize(.absolute(80), .estimated(100))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 1))
            section.orthogonalScrollingBehavior = .continuous
            let list = CompositionalStage(
                stage, UICollectionViewCompositionalLayout(section: section), counts: [20, 20]
            ) { CGSize(width: 0, height: 30 + $0.item * 10) }
            #expect(list.frame(0, 1)?.minY == 50)
        }
    }

    @Test("Cells with estimated widths keep their places while cells before them are measured")
    func estimatedWidths() {
        WindowStage.run { stage in
            let size = NSCollectionLayoutSize(.estimated(40), .absolute(60))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.orthogonalScrollingBehavior = .continuous
            let list = CompositionalStage(
                stage, UICollectionViewCompositionalLayout(section: section), counts: [200]
            ) { _ in CGSize(width: 70, height: 0) }
            list.view.scrollToItem(at: IndexPath(item: 100, section: 0), at: .left, animated: false)
            stage.frame()
            let before = list.shownFrame(101)?.minX ?? 0
            stage.wheel(100, 30, by: CGVector(dx: -20, dy: 0), isPrecise: true)
            stage.frame()
            #expect(list.shownFrame(101)?.minX == before + 20)
        }
    }

    @Test("Headers and backgrounds of a section do not scroll with its groups")
    func header() {
        WindowStage.run { stage in
            let list = show(stage) { section in
                section.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(30)), elementKind: "header",
                        alignment: .top)
                ]
            }
            stage.wheel(100, 60, by: CGVector(dx: 50, dy: 0), isPrecise: true)
            stage.frame()
            #expect(list.frame(of: "header") == rect(0, 0, 200, 30))
            #expect(list.shownFrame(1) == rect(30, 30, 80, 60))
        }
    }

    @Test("The handler of visible items receives the offset of the section, and positions in its content")
    func handler() {
        WindowStage.run { stage in
            var seen: [Int: CGFloat] = [:]
            var offset = CGPoint.zero
            _ = show(stage, counts: [20]) { section in
                section.visibleItemsInvalidationHandler = { items, scrollOffset, _ in
                    offset = scrollOffset
                    for item in items { seen[item.indexPath.item] = item.frame.minX }
                }
            }
            stage.wheel(100, 30, by: CGVector(dx: 50, dy: 0), isPrecise: true)
            stage.frame()
            #expect(offset.x == 50)
            #expect(seen[2] == 160)
        }
    }

    @Test("A section of a horizontal layout scrolls vertically")
    func horizontalLayout() {
        WindowStage.run { stage in
            let section = NSCollectionLayoutSection.shelf(.continuous)
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = .horizontal
            let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
            let list = CompositionalStage(stage, layout, counts: [20, 20])
            #expect(list.frame(1) == rect(0, 60, 80, 60))
            stage.wheel(40, 30, by: CGVector(dx: 0, dy: 30), isPrecise: true)
            stage.frame()
            #expect(list.shownFrame(1) == rect(0, 30, 80, 60))
            #expect(list.shownFrame(0, 1) == rect(80, 0, 80, 60))
        }
    }

    @Test("Assistive technologies see the cells of all sections as items of the list")
    func accessibility() throws {
        try WindowStage.run { stage in
            let list = show(stage)
            defer { AccessibilityTreeBuilder.deactivate() }
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            builder.updateTree()
            let cell = try #require(list.cell(1, 1).flatMap { builder.id(of: $0) })
            #expect(builder.tree.parent(of: cell) == builder.id(of: list.view))
            #expect(builder.tree[cell]?.placement == AccessibilityNode.Placement(index: 21, count: 40))
        }
    }

    @Test("Replacing the layout by a flow layout returns the cells to the collection view")
    func otherLayout() {
        WindowStage.run { stage in
            let list = show(stage)
            list.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
            stage.advance(by: 1)
            #expect(list.view.visibleCells.allSatisfy { $0.superview === list.view })
            #expect(!list.view.subviews.contains { $0 is UIScrollView })
        }
    }
}
