import Testing

import OpenUILists
import UIKitTestSupport

@Suite("Groups of compositional layouts") @MainActor struct CompositionalGroupTests {
    private func frames(
        _ group: NSCollectionLayoutGroup, count: Int, cells: (@MainActor (IndexPath) -> CGSize)? = nil
    ) -> [CGRect] {
        var frames: [CGRect] = []
        WindowStage.run { stage in
            let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            frames = CompositionalStage(stage, layout, counts: [count], cells: cells).frames()
        }
        return frames
    }

    private func row(_ items: [NSCollectionLayoutItem], height: NSCollectionLayoutDimension = .absolute(40))
        -> NSCollectionLayoutGroup
    {
        .horizontal(layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), height), subitems: items)
    }

    @Test("A group with a count divides its width equally, and the section continues with the next group")
    func equalCount() {
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: .full, count: 2)
        group.interItemSpacing = .fixed(20)
        #expect(frames(group, count: 3) == [rect(0, 0, 90, 40), rect(110, 0, 90, 40), rect(0, 40, 90, 40)])
    }

    @Test("A column with a count divides its height equally")
    func equalColumn() {
        let size = NSCollectionLayoutSize(.fractionalWidth(0.5), .absolute(90))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: .full, count: 3)
        #expect(frames(group, count: 3) == [rect(0, 0, 100, 30), rect(0, 30, 100, 30), rect(0, 60, 100, 30)])
    }

    @Test("A group that repeats an item a number of times keeps the width of the item")
    func repeatingCount() {
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
        let item = NSCollectionLayoutItem(.absolute(30), .fractionalHeight(0.5))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 2)
        #expect(frames(group, count: 3) == [rect(0, 0, 30, 20), rect(30, 0, 30, 20), rect(0, 40, 30, 20)])
    }

    @Test("A group repeats its elements while they fit")
    func fill() {
        let item = NSCollectionLayoutItem(.fractionalWidth(0.4), .fractionalHeight(1))
        #expect(frames(row([item]), count: 3) == [rect(0, 0, 80, 40), rect(80, 0, 80, 40), rect(0, 40, 80, 40)])
    }

    @Test("Three thirds of a width fit in a row in spite of rounding errors")
    func thirds() {
        let item = NSCollectionLayoutItem(.fractionalWidth(1 / 3), .fractionalHeight(1))
        #expect(frames(row([item]), count: 3).map(\.minY) == [0, 0, 0])
    }

    @Test("An element that is larger than its group has a group of its own")
    func oversized() {
        let item = NSCollectionLayoutItem(.absolute(300), .fractionalHeight(1))
        #expect(frames(row([item]), count: 2) == [rect(0, 0, 300, 40), rect(0, 40, 300, 40)])
    }

    @Test("Nested groups take the place of an item and contain several")
    func nested() {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: .full, count: 2)
        let group = row([NSCollectionLayoutItem(.fractionalWidth(0.7), .fractionalHeight(1)), column])
        #expect(
            frames(group, count: 4) == [
                rect(0, 0, 140, 40), rect(140, 0, 60, 20), rect(140, 20, 60, 20), rect(0, 40, 140, 40),
            ])
    }

    @Test("Content insets reduce the frame of an item, not its space")
    func contentInsets() {
        let item = NSCollectionLayoutItem(.fractionalWidth(0.5), .fractionalHeight(1))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(frames(row([item]), count: 2) == [rect(2, 1, 94, 36), rect(102, 1, 94, 36)])
    }

    @Test("Content insets of a group reduce the space of its elements")
    func groupInsets() {
        let group = row([NSCollectionLayoutItem(.fractionalWidth(0.5), .fractionalHeight(1))])
        group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        #expect(frames(group, count: 3) == [rect(20, 10, 80, 20), rect(100, 10, 80, 20), rect(20, 50, 80, 20)])
    }

    @Test("Flexible distances between items share the remaining width")
    func flexibleSpacing() {
        let item = NSCollectionLayoutItem(.absolute(40), .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
        group.interItemSpacing = .flexible(0)
        #expect(frames(group, count: 3).map(\.minX) == [0, 80, 160])
    }

    @Test("Flexible distances at both edges center an item")
    func flexibleEdges() {
        let item = NSCollectionLayoutItem(.absolute(40), .absolute(10))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 1)
        #expect(frames(group, count: 1) == [rect(80, 15, 40, 10)])
    }

    @Test("Fixed distances at the edges of a group separate it from the next one")
    func groupEdges() {
        let group = row([.full])
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(10), top: .fixed(5), trailing: nil, bottom: .fixed(7))
        #expect(frames(group, count: 2) == [rect(10, 5, 200, 40), rect(10, 57, 200, 40)])
    }

    @Test("A group smaller than the section is centered by flexible edges")
    func centeredGroup() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.absolute(100), .absolute(40)), subitem: .full, count: 1)
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
        #expect(frames(group, count: 1) == [rect(50, 0, 100, 40)])
    }

    @Test("A custom group has the frames that its closure returns, relative to each group")
    func custom() {
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50))
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
            let width = environment.container.contentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, width / 2, 10)),
                NSCollectionLayoutGroupCustomItem(frame: rect(width / 2, 20, 30, 30), zIndex: 3),
            ]
        }
        #expect(frames(group, count: 3) == [rect(0, 0, 100, 10), rect(100, 20, 30, 30), rect(0, 50, 100, 10)])
    }

    @Test("A row with an estimated height has the height of its highest cell")
    func estimatedHeight() {
        let item = NSCollectionLayoutItem(.fractionalWidth(0.5), .estimated(30))
        let result = frames(row([item], height: .estimated(30)), count: 4) { path in
            CGSize(width: 0, height: [20, 60, 40, 50][path.item])
        }
        #expect(
            result == [rect(0, 0, 100, 20), rect(100, 0, 100, 60), rect(0, 60, 100, 40), rect(100, 60, 100, 50)])
    }

    @Test("Cells that are uniform across siblings have the height of the highest one of their row")
    func uniformAcrossSiblings() {
        let item = NSCollectionLayoutItem(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30))
        let result = frames(row([item], height: .estimated(30)), count: 3) { path in
            CGSize(width: 0, height: [20, 60, 40][path.item])
        }
        #expect(result == [rect(0, 0, 100, 60), rect(100, 0, 100, 60), rect(0, 60, 100, 40)])
    }

    @Test("Cells with estimated widths fill a row, and the next one if they do not fit")
    func estimatedWidths() {
        let item = NSCollectionLayoutItem(.estimated(100), .absolute(20))
        let group = row([item], height: .absolute(20))
        group.interItemSpacing = .fixed(10)
        let result = frames(group, count: 5) { path in
            CGSize(width: [90, 50, 60, 130, 60][path.item], height: 0)
        }
        #expect(
            result == [
                rect(0, 0, 90, 20), rect(100, 0, 50, 20), rect(0, 20, 60, 20), rect(70, 20, 130, 20),
                rect(0, 40, 60, 20),
            ])
    }

    @Test("An item with a fraction of the height of an estimated row has the height of the other items")
    func fractionOfEstimate() {
        let items = [
            NSCollectionLayoutItem(.fractionalWidth(0.5), .estimated(30)),
            NSCollectionLayoutItem(.fractionalWidth(0.5), .fractionalHeight(1)),
        ]
        let result = frames(row(items, height: .estimated(30)), count: 2) { _ in CGSize(width: 0, height: 70) }
        #expect(result == [rect(0, 0, 100, 70), rect(100, 0, 100, 70)])
    }

    @Test("A column with an estimated height contains its count of cells with their own heights")
    func estimatedColumn() {
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(20))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 2)
        let result = frames(group, count: 3) { CGSize(width: 0, height: 10 + $0.item * 10) }
        #expect(result == [rect(0, 0, 200, 10), rect(0, 10, 200, 20), rect(0, 30, 200, 30)])
    }

    @Test("From right to left, the first item is at the right")
    func rightToLeft() {
        WindowStage.run { stage in
            let list = CompositionalStage(
                stage, UICollectionViewCompositionalLayout(section: .grid(3, height: 40)), counts: [3],
                size: CGSize(width: 300, height: 200))
            list.view.semanticContentAttribute = .forceRightToLeft
            stage.frame()
            #expect(list.frames().map(\.minX) == [200, 100, 0])
        }
    }

    @Test("From right to left, a custom group keeps the frames of its closure")
    func customRightToLeft() {
        WindowStage.run { stage in
            let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50))
            let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
                [NSCollectionLayoutGroupCustomItem(frame: rect(10, 5, 30, 40))]
            }
            let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            let list = CompositionalStage(stage, layout, counts: [1])
            list.view.semanticContentAttribute = .forceRightToLeft
            stage.frame()
            #expect(list.frame(0) == rect(10, 5, 30, 40))
        }
    }
}
