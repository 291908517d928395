import Testing

import OpenUILists
import UIKitTestSupport

@Suite("Sections of compositional layouts") @MainActor struct CompositionalSectionTests {
    private func header(
        _ kind: String = "header", _ alignment: NSRectAlignment = .top,
        height: NSCollectionLayoutDimension = .absolute(30)
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
    }

    private func show(
        _ stage: WindowStage, _ section: NSCollectionLayoutSection, counts: [Int] = [2, 2],
        _ configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) -> CompositionalStage {
        CompositionalStage(
            stage, UICollectionViewCompositionalLayout(section: section, configuration: configuration), counts: counts)
    }

    @Test("Content insets surround the groups of a section, and fractions refer to the remaining width")
    func contentInsets() {
        WindowStage.run { stage in
            let section = NSCollectionLayoutSection.rows(.absolute(40))
            section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
            let list = show(stage, section)
            #expect(list.frames(0) == [rect(20, 10, 140, 40), rect(20, 50, 140, 40)])
            #expect(list.frame(0, 1) == rect(20, 130, 140, 40))
        }
    }

    @Test("Groups and sections have their distances, but none follows the last one")
    func spacing() {
        WindowStage.run { stage in
            let section = NSCollectionLayoutSection.rows(.absolute(40))
            section.interGroupSpacing = 5
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = 15
            let list = show(stage, section, configuration)
            #expect(list.frames(0).map(\.minY) == [0, 45])
            #expect(list.frames(1).map(\.minY) == [100, 145])
            #expect(list.view.contentSize == CGSize(width: 200, height: 185))
        }
    }

    @Test("A header and a footer extend the section and are inset at their sides")
    func headerAndFooter() {
        WindowStage.run { stage in
            let section = NSCollectionLayoutSection.rows(.absolute(40))
            section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 2, trailing: 20)
            section.boundarySupplementaryItems = [header(), header("footer", .bottom)]
            let list = show(stage, section)
            #expect(list.frame(of: "header") == rect(10, 0, 170, 30))
            #expect(list.frame(0) == rect(10, 31, 170, 40))
            #expect(list.frame(of: "footer") == rect(10, 113, 170, 30))
            #expect(list.frame(of: "header", 0, 1) == rect(10, 143, 170, 30))
        }
    }

    @Test("A header is not inset if the reference of supplementary views is none")
    func supplementaryInsets() {
        WindowStage.run { stage in
            let section = NSCollectionLayoutSection.rows(.absolute(40))
            section.contentInsets.leading = 10
            section.supplementaryContentInsetsReference = .none
            section.boundarySupplementaryItems = [header()]
            #expect(show(stage, section).frame(of: "header") == rect(0, 0, 200, 30))
        }
    }

    @Test("A header that does not extend the boundary is in front of the items")
    func overlappingHeader() {
        WindowStage.run { stage in
            let section = NSCollectionLayoutSection.rows(.absolute(40))
            let item = header()
            item.extendsBoundary = false
            section.boundarySupplementaryItems = [item]
            let list = show(stage, section)
            #expect(list.frame(of: "header") == rect(0, 0, 200, 30))
            #expect(list.frame(0) == rect(0, 0, 200, 40))
        }
    }

    @Test("A view at the leading edge takes its width from the groups")
    func leadingView() {
        WindowStage.run { stage in
            let section = NSCollectionLayoutSection.rows(.absolute(40))
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(.absolute(50), .absolute(20)), elementKind: "side",
                    alignment: .leading)
            ]
            let list = show(stage, section)
            #expect(list.frame(of: "side") == rect(0, 30, 50, 20))
            #expect(list.frame(0) == rect(50, 0, 150, 40))
        }
    }

    @Test(
        "A header narrower than its section has the alignment of its corner or edge",
        arguments: zip([NSRectAlignment.topLeading, .top, .topTrailing], [CGFloat(0), 75, 150]))
    func alignment(_ alignment: NSRectAlignment, _ x: CGFloat) {
        WindowStage.run { stage in
            let section = NSCollectionLayoutSection.rows(.absolute(40))
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(.absolute(50), .absolute(20)), elementKind: "header",
                    alignment: alignment, absoluteOffset: CGPoint(x: 3, y: 4))
            ]
            #expect(show(stage, section).frame(of: "header") == rect(x + 3, 4, 50, 20))
        }
    }

    @Test("A pinned header stays at the top until the end of its section moves it away")
    func pinnedHeader() {
        WindowStage.run { stage in
            let section = NSCollectionLayoutSection.rows(.absolute(100))
            let item = header()
            item.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [item]
            let list = show(stage, section, counts: [3, 3])
            list.scroll(to: 150)
            #expect(list.frame(of: "header") == rect(0, 150, 200, 30))
            list.scroll(to: 320)
            #expect(list.frame(of: "header") == rect(0, 300, 200, 30))
            #expect(list.frame(of: "header", 0, 1) == rect(0, 330, 200, 30))
        }
    }

    @Test("A pinned header is displayed in front of the cells")
    func pinnedHeaderInFront() throws {
        try WindowStage.run { stage in
            let section = NSCollectionLayoutSection.rows(.absolute(100))
            let item = header()
            item.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [item]
            let list = show(stage, section, counts: [3])
            list.scroll(to: 150)
            let view = try #require(
                list.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0)))
            let cell = try #require(list.cell(1))
            let subviews = list.view.subviews
            let (front, back) = (subviews.firstIndex(of: view) ?? 0, subviews.firstIndex(of: cell) ?? 0)
            #expect(front > back)
        }
    }

    @Test("A header with an estimated height has the height of its view, and the items follow it")
    func estimatedHeader() {
        WindowStage.run { stage in
            let section = NSCollectionLayoutSection.rows(.absolute(40))
            section.boundarySupplementaryItems = [header(height: .estimated(20))]
            let layout = UICollectionViewCompositionalLayout(section: section)
            let list = CompositionalStage(stage, layout, counts: [])
            list.supplementarySizes["header"] = CGSize(width: 0, height: 64)
            list.counts = [2]
            list.view.reloadData()
            stage.frame()
            #expect(list.frame(of: "header") == rect(0, 0, 200, 64))
            #expect(list.frame(0) == rect(0, 64, 200, 40))
        }
    }

    @Test("A badge is at the anchor of its item, and moves by a fraction of its own size")
    func badge() {
        WindowStage.run { stage in
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: NSCollectionLayoutSize(.absolute(20), .absolute(10)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(
                    edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
            let item = NSCollectionLayoutItem(layoutSize: .full, supplementaryItems: [badge])
            let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
            let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitem: item, count: 2))
            let list = show(stage, section)
            #expect(list.frame(of: "badge", 0) == rect(90, -5, 20, 10))
            #expect(list.frame(of: "badge", 1) == rect(190, -5, 20, 10))
            #expect(list.frame(of: "badge", 1, 1) == rect(190, 35, 20, 10))
        }
    }

    @Test("A badge with an item anchor places its own edge at the edge of its item")
    func badgeWithItemAnchor() {
        WindowStage.run { stage in
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: NSCollectionLayoutSize(.absolute(20), .absolute(10)), elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
                itemAnchor: NSCollectionLayoutAnchor(edges: .top))
            let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
            let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
            let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitem: item, count: 1))
            #expect(show(stage, section).frame(of: "badge", 0) == rect(90, 40, 20, 10))
        }
    }

    @Test("Content insets of a header reduce its frame, not its space")
    func headerInsets() {
        WindowStage.run { stage in
            let section = NSCollectionLayoutSection.rows(.absolute(40))
            let item = header()
            item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
            section.boundarySupplementaryItems = [item]
            let list = show(stage, section)
            #expect(list.frame(of: "header") == rect(6, 5, 186, 18))
            #expect(list.frame(0)?.minY == 30)
        }
    }

    @Test("A view that is attached to a group belongs to the first item of the group")
    func groupSupplementary() {
        WindowStage.run { stage in
            let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(40))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: .full, count: 2)
            group.supplementaryItems = [
                NSCollectionLayoutSupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(10)), elementKind: "badge",
                    containerAnchor: NSCollectionLayoutAnchor(edges: .bottom))
            ]
            let list = show(stage, NSCollectionLayoutSection(group: group), counts: [4])
            #expect(list.frame(of: "badge", 2) == rect(0, 70, 200, 10))
            #expect(list.frame(of: "badge", 1) == nil)
        }
    }

    @Test("A background covers its section with headers, reduced by its insets, and is behind the cells")
    func background() throws {
        try WindowStage.run { stage in
            let section = NSCollectionLayoutSection.rows(.absolute(40))
            section.boundarySupplementaryItems = [header()]
            let background = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
            background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
            section.decorationItems = [background]
            let layout = UICollectionViewCompositionalLayout(section: section)
            layout.register(SizedView.self, forDecorationViewOfKind: "ground")
            let list = CompositionalStage(stage, layout, counts: [2])
            #expect(
                layout.layoutAttributesForDecorationView(ofKind: "ground", at: IndexPath(item: 0, section: 0))?.frame
                    == rect(6, 5, 186, 98))
            let first = try #require(list.view.subviews.first { $0 is UICollectionReusableView })
            #expect(first.frame == rect(6, 5, 186, 98))
        }
    }

    @Test("Headers of the whole layout are before the first and after the last section")
    func globalBoundaries() {
        WindowStage.run { stage in
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.boundarySupplementaryItems = [header("top"), header("footer", .bottom)]
            let list = show(stage, .rows(.absolute(40)), counts: [1, 1], configuration)
            #expect(list.frame(of: "top") == rect(0, 0, 200, 30))
            #expect(list.frame(0) == rect(0, 30, 200, 40))
            #expect(list.frame(of: "footer") == rect(0, 110, 200, 30))
            #expect(list.view.contentSize.height == 140)
        }
    }

    @Test("A horizontal layout arranges groups and sections along the width")
    func horizontal() {
        WindowStage.run { stage in
            let size = NSCollectionLayoutSize(.absolute(60), .fractionalHeight(1))
            let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitem: .full, count: 2))
            section.interGroupSpacing = 10
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = .horizontal
            let list = show(stage, section, counts: [3, 1], configuration)
            #expect(list.frames(0) == [rect(0, 0, 60, 100), rect(0, 100, 60, 100), rect(70, 0, 60, 100)])
            #expect(list.frame(0, 1) == rect(130, 0, 60, 100))
            #expect(list.view.contentSize == CGSize(width: 190, height: 200))
        }
    }

    @Test("A horizontal layout from right to left begins at the right end of its content")
    func horizontalRightToLeft() {
        WindowStage.run { stage in
            let size = NSCollectionLayoutSize(.absolute(60), .fractionalHeight(1))
            let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitem: .full, count: 1))
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = .horizontal
            let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
            let list = CompositionalStage(stage, layout, counts: [])
            list.view.semanticContentAttribute = .forceRightToLeft
            list.counts = [10]
            list.view.reloadData()
            stage.frame()
            #expect(list.view.contentOffset.x == 400)
            #expect(list.shownFrame(0) == rect(140, 0, 60, 200))
        }
    }

    @Test("The section provider is called with the size of the visible area, and again when the size changes")
    func environment() {
        WindowStage.run { stage in
            var widths: [CGFloat] = []
            let layout = UICollectionViewCompositionalLayout { _, environment in
                widths.append(environment.container.effectiveContentSize.width)
                return .grid(environment.container.contentSize.width > 250 ? 3 : 2, height: 40)
            }
            let list = CompositionalStage(stage, layout, counts: [3])
            list.view.frame.size.width = 300
            stage.frame()
            #expect(widths == [200, 300])
            #expect(list.frames().map(\.minX) == [0, 100, 200])
        }
    }

    @Test("The section provider is called again when the traits change")
    func traits() {
        WindowStage.run { stage in
            var styles: [UIUserInterfaceStyle] = []
            let layout = UICollectionViewCompositionalLayout { _, environment in
                styles.append(environment.traitCollection.userInterfaceStyle)
                return .rows(.absolute(40))
            }
            let list = CompositionalStage(stage, layout, counts: [3])
            list.view.overrideUserInterfaceStyle = .dark
            stage.frame()
            list.view.setNeedsLayout()
            stage.frame()
            #expect(styles.last == .dark)
        }
    }

    @Test("A section without items keeps its header and its insets")
    func emptySection() {
        WindowStage.run { stage in
            let section = NSCollectionLayoutSection.rows(.absolute(40))
            section.contentInsets.top = 5
            section.boundarySupplementaryItems = [header()]
            let list = show(stage, section, counts: [0, 1])
            #expect(list.frame(0, 1) == rect(0, 70, 200, 40))
        }
    }

    @Test("The handler of visible items can transform them, and is called for each scroll position")
    func visibleItemsHandler() {
        WindowStage.run { stage in
            let section = NSCollectionLayoutSection.rows(.absolute(40))
            var offsets: [CGFloat] = []
            section.visibleItemsInvalidationHandler = { items, offset, _ in
                offsets.append(offset.y)
                for item in items where item.indexPath.item == 2 { item.alpha = 0.5 }
            }
            let list = show(stage, section, counts: [20])
            list.scroll(to: 20)
            #expect(offsets.contains(20))
            #expect(list.cell(2)?.alpha == 0.5)
            #expect(list.cell(3)?.alpha == 1)
        }
    }
}
