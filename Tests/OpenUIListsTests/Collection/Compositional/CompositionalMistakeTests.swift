import Testing

import OpenUILists
import UIKitTestSupport

@Suite("Incorrect use of compositional layouts") @MainActor struct CompositionalMistakeTests {
    @Test(
        "A dimension that is negative, NaN or infinite is reported and replaced",
        arguments: [CGFloat.nan, .infinity, -.infinity, -1])
    func invalidDimension(_ number: CGFloat) {
        var dimension: NSCollectionLayoutDimension?
        #expect(rules { dimension = .absolute(number) } == ["collection-layout.invalid-dimension"])
        #expect(dimension?.dimension == 0)
        #expect(rules { dimension = .estimated(number) } == ["collection-layout.invalid-dimension"])
        #expect(dimension?.dimension == 44)
        #expect(rules { dimension = .fractionalWidth(number) } == ["collection-layout.invalid-dimension"])
        #expect(dimension?.dimension == 0)
    }

    @Test("An estimate of zero is reported and replaced")
    func zeroEstimate() {
        #expect(rules { _ = NSCollectionLayoutDimension.estimated(0) } == ["collection-layout.invalid-dimension"])
    }

    @Test("A spacing that is NaN is reported and replaced by 0")
    func invalidSpacing() {
        var spacing: NSCollectionLayoutSpacing?
        #expect(rules { spacing = .fixed(.nan) } == ["collection-layout.invalid-spacing"])
        #expect(spacing?.spacing == 0)
    }

    @Test("A group with a count of zero is reported and contains one item", arguments: [0, -3])
    func zeroCount(_ count: Int) {
        let reported = rules {
            _ = NSCollectionLayoutGroup.horizontal(layoutSize: .full, subitem: .full, count: count)
        }
        #expect(reported == ["collection-layout.invalid-count"])
    }

    @Test("A group without elements is reported, and each of its groups shows one item")
    func emptyGroup() {
        WindowStage.run { stage in
            let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
            var group: NSCollectionLayoutGroup?
            #expect(
                rules { group = .horizontal(layoutSize: size, subitems: []) } == ["collection-layout.empty-group"])
            let section = NSCollectionLayoutSection(group: group ?? .horizontal(layoutSize: size, subitems: [.full]))
            let list = CompositionalStage(stage, UICollectionViewCompositionalLayout(section: section), counts: [2])
            #expect(list.frames() == [rect(0, 0, 200, 40), rect(0, 40, 200, 40)])
        }
    }

    @Test("A custom group without items is reported and shows none")
    func emptyCustomGroup() {
        WindowStage.run { stage in
            let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
            let section = NSCollectionLayoutSection(group: .custom(layoutSize: size) { _ in [] })
            var list: CompositionalStage?
            let reported = rules {
                list = CompositionalStage(stage, UICollectionViewCompositionalLayout(section: section), counts: [2])
            }
            #expect(reported.first == "collection-layout.empty-group")
            #expect(list?.frame(0) == nil)
        }
    }

    @Test("A missing section is reported and replaced by rows")
    func missingSection() {
        WindowStage.run { stage in
            let layout = UICollectionViewCompositionalLayout { _, _ in nil }
            var list: CompositionalStage?
            let reported = rules { list = CompositionalStage(stage, layout, counts: [1]) }
            #expect(reported.first == "collection-layout.missing-section")
            #expect(list?.frame(0)?.width == 200)
        }
    }

    @Test("A preferred size that is NaN is reported and has no effect")
    func invalidPreferredSize() {
        WindowStage.run { stage in
            final class Cell: UICollectionViewCell {
                override func preferredLayoutAttributesFitting(
                    _ layoutAttributes: UICollectionViewLayoutAttributes
                ) -> UICollectionViewLayoutAttributes {
                    layoutAttributes.size.height = .nan
                    return layoutAttributes
                }
            }
            let layout = UICollectionViewCompositionalLayout(section: .rows(.estimated(40)))
            let list = CompositionalStage(stage, layout, counts: [0])
            list.view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            list.counts = [1]
            list.view.reloadData()
            #expect(rules { stage.frame() } == ["collection-layout.invalid-preferred-size"])
            #expect(list.frame(0)?.height == 40)
        }
    }

    @Test("Items and groups without a size do not prevent the layout from ending")
    func emptySizes() {
        WindowStage.run { stage in
            let nothing = NSCollectionLayoutSize(.absolute(0), .absolute(0))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: nothing, subitems: [NSCollectionLayoutItem(layoutSize: nothing)]))
            let list = CompositionalStage(
                stage, UICollectionViewCompositionalLayout(section: section), counts: [100_000])
            #expect(list.view.visibleCells.isEmpty)
            #expect(list.frame(99_999) == .zero)
        }
    }

    @Test("A negative distance that is larger than the groups places all groups at one place")
    func negativeSpacing() {
        WindowStage.run { stage in
            let section = NSCollectionLayoutSection.rows(.absolute(40))
            section.interGroupSpacing = -1000
            let list = CompositionalStage(
                stage, UICollectionViewCompositionalLayout(section: section), counts: [100_000])
            #expect(list.frame(50_000) == rect(0, 0, 200, 40))
            #expect(list.view.visibleCells.count < 1000)
        }
    }

    @Test("Infinite insets and offsets count as zero")
    func infiniteInsets() {
        WindowStage.run { stage in
            let section = NSCollectionLayoutSection.rows(.absolute(40))
            section.contentInsets = NSDirectionalEdgeInsets(
                top: .infinity, leading: .nan, bottom: -.infinity, trailing: .infinity)
            section.interGroupSpacing = .nan
            let list = CompositionalStage(stage, UICollectionViewCompositionalLayout(section: section), counts: [2])
            #expect(list.frames() == [rect(0, 0, 200, 40), rect(0, 40, 200, 40)])
        }
    }

    @Test("A section provider that invalidates the layout does not prevent it from ending")
    func invalidatingProvider() {
        WindowStage.run { stage in
            weak var invalidated: UICollectionViewCompositionalLayout?
            var calls = 0
            let layout = UICollectionViewCompositionalLayout { _, _ in
                calls += 1
                if calls < 3 { invalidated?.invalidateLayout() }
                return .rows(.absolute(40))
            }
            invalidated = layout
            let list = CompositionalStage(stage, layout, counts: [3])
            #expect(list.frames().count == 3)
        }
    }
}
