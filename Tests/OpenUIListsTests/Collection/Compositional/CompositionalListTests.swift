import Testing

import OpenUILists
import UIKitTestSupport

@Suite("Lists of compositional layouts") @MainActor struct CompositionalListTests {
    typealias Configuration = UICollectionLayoutListConfiguration

    /// A list whose cells are list cells of 50 points.
    private func show(
        _ stage: WindowStage, _ appearance: Configuration.Appearance, counts: [Int] = [3],
        change: (inout Configuration) -> Void = { _ in }
    ) -> CompositionalStage {
        final class Row: UICollectionViewListCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 50) }
        }
        var configuration = Configuration(appearance: appearance)
        change(&configuration)
        let list = CompositionalStage(stage, UICollectionViewCompositionalLayout.list(using: configuration), counts: [])
        list.view.register(Row.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            list.view.register(SizedView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
            list.supplementarySizes[kind] = CGSize(width: 0, height: 30)
        }
        list.counts = counts
        list.view.reloadData()
        stage.frame()
        return list
    }

    private func row(_ list: CompositionalStage, _ item: Int) -> UICollectionViewListCell? {
        list.cell(item) as? UICollectionViewListCell
    }

    /// Whether a row has a visible line at its bottom.
    private func showsSeparator(_ list: CompositionalStage, _ item: Int) -> Bool {
        guard let row = row(list, item) else { return false }
        return row.subviews.contains { !$0.isHidden && $0.frame.height == 1 && $0.frame.maxY == row.bounds.height }
    }

    @Test("Rows have the height of their cells and the width of the list")
    func rows() {
        WindowStage.run { stage in
            #expect(show(stage, .plain).frames() == [rect(0, 0, 200, 50), rect(0, 50, 200, 50), rect(0, 100, 200, 50)])
        }
    }

    @Test(
        "Groups have distances above and below, and inset groups also at their sides",
        arguments: zip([Configuration.Appearance.grouped, .insetGrouped], [CGFloat(0), 16]))
    func groups(_ appearance: Configuration.Appearance, _ side: CGFloat) {
        WindowStage.run { stage in
            let list = show(stage, appearance, counts: [1, 1])
            #expect(list.frame(0) == rect(side, 17.5, 200 - 2 * side, 50))
            #expect(list.frame(0, 1) == rect(side, 102.5, 200 - 2 * side, 50))
        }
    }

    @Test("Headers and footers have the height of their views")
    func headers() {
        WindowStage.run { stage in
            let list = show(stage, .plain) {
                $0.headerMode = .supplementary
                $0.footerMode = .supplementary
            }
            #expect(list.frame(of: UICollectionView.elementKindSectionHeader) == rect(0, 0, 200, 30))
            #expect(list.frame(0) == rect(0, 30, 200, 50))
            #expect(list.frame(of: UICollectionView.elementKindSectionFooter) == rect(0, 170, 200, 30))
        }
    }

    @Test("The padding of headers is above the header of each section, and not above a pinned one")
    func headerTopPadding() {
        WindowStage.run { stage in
            let list = show(stage, .plain, counts: [1, 20]) {
                $0.headerMode = .supplementary
                $0.headerTopPadding = 12
            }
            #expect(list.frame(of: UICollectionView.elementKindSectionHeader) == rect(0, 12, 200, 30))
            #expect(list.frame(0) == rect(0, 42, 200, 50))
            #expect(list.frame(of: UICollectionView.elementKindSectionHeader, 0, 1) == rect(0, 104, 200, 30))
            #expect(list.frame(0, 1) == rect(0, 134, 200, 50))
            list.scroll(to: 200)
            #expect(list.frame(of: UICollectionView.elementKindSectionHeader, 0, 1) == rect(0, 200, 200, 30))
        }
    }

    @Test("The padding of headers is above first items that are headers, and has no effect without headers")
    func itemHeaderTopPadding() {
        WindowStage.run { stage in
            let list = show(stage, .plain, counts: [1, 1]) {
                $0.headerMode = .firstItemInSection
                $0.headerTopPadding = 12
            }
            #expect(list.frame(0) == rect(0, 12, 200, 50))
            #expect(list.frame(0, 1) == rect(0, 74, 200, 50))
            #expect(show(stage, .plain) { $0.headerTopPadding = 12 }.frame(0) == rect(0, 0, 200, 50))
        }
    }

    @Test("The header of a plain list remains visible")
    func pinnedHeader() {
        WindowStage.run { stage in
            let list = show(stage, .plain, counts: [20]) { $0.headerMode = .supplementary }
            list.scroll(to: 100)
            #expect(list.frame(of: UICollectionView.elementKindSectionHeader) == rect(0, 100, 200, 30))
        }
    }

    @Test("Only the first and the last row of an inset group have rounded corners")
    func corners() {
        WindowStage.run { stage in
            let list = show(stage, .insetGrouped)
            #expect(row(list, 0)?.layer.cornerRadius == 10)
            #expect(row(list, 0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            #expect(row(list, 1)?.layer.maskedCorners == [])
            #expect(row(list, 2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        }
    }

    @Test("The last row of an inset group has no separator")
    func lastSeparator() {
        WindowStage.run { stage in
            let list = show(stage, .insetGrouped)
            #expect(showsSeparator(list, 1))
            #expect(!showsSeparator(list, 2))
        }
    }

    @Test("A list without separators shows none")
    func noSeparators() {
        WindowStage.run { stage in
            let list = show(stage, .plain) { $0.showsSeparators = false }
            #expect(!showsSeparator(list, 0))
        }
    }

    @Test("List cells outside of lists have no separators")
    func otherLayouts() {
        WindowStage.run { stage in
            let list = CompositionalStage(
                stage, UICollectionViewCompositionalLayout(section: .rows(.absolute(50))), counts: [])
            list.view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            list.counts = [2]
            list.view.reloadData()
            stage.frame()
            #expect(!showsSeparator(list, 0))
        }
    }

    @Test("The separator handler changes the separators of single rows")
    func separatorHandler() {
        WindowStage.run { stage in
            let list = show(stage, .plain) {
                $0.itemSeparatorHandler = { path, configuration in
                    var changed = configuration
                    if path.item == 1 { changed.bottomSeparatorVisibility = .hidden }
                    return changed
                }
            }
            #expect(showsSeparator(list, 0))
            #expect(!showsSeparator(list, 1))
        }
    }

    @Test("A first item that is a header has no rounded corners, and the next row begins the group")
    func firstItemHeader() {
        WindowStage.run { stage in
            let list = show(stage, .insetGrouped) { $0.headerMode = .firstItemInSection }
            #expect(row(list, 0)?.layer.cornerRadius == 0)
            #expect(row(list, 1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        }
    }

    @Test("Rows of groups have the background of grouped cells, unless client code sets another one")
    func background() {
        WindowStage.run { stage in
            let list = show(stage, .grouped)
            #expect(row(list, 0)?.backgroundConfiguration == .listGroupedCell())
            row(list, 0)?.backgroundConfiguration = .clear()
            list.counts = [4]
            list.view.insertItems(at: [IndexPath(item: 1, section: 0)])
            stage.advance(by: 1)
            #expect(row(list, 0)?.backgroundConfiguration == .clear())
        }
    }

    @Test("A grouped list has the background color of groups, also below its rows")
    func backgroundColor() throws {
        try WindowStage.run { stage in
            let list = show(stage, .insetGrouped)
            let ground = try #require(
                list.view.subviews.first { $0 is UICollectionReusableView && !($0 is UICollectionViewCell) })
            #expect(ground.backgroundColor == .systemGroupedBackground)
            #expect(ground.frame.maxY >= 200)
        }
    }

    @Test("A swipe reveals the trailing actions, and a tap on the button performs one")
    func swipe() {
        WindowStage.run { stage in
            var performed: [Int] = []
            _ = show(stage, .plain) {
                $0.trailingSwipeActionsConfigurationProvider = { path in
                    UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                            performed.append(path.item)
                            completion(true)
                        }
                    ])
                }
            }
            stage.drag(from: CGPoint(x: 180, y: 75), by: CGVector(dx: -10, dy: 0), steps: 8)
            stage.lift(100, 75)
            stage.advance(by: 1)
            stage.tap(180, 75)
            stage.advance(by: 1)
            #expect(performed == [1])
        }
    }

    @Test("A tap beside the buttons closes a swiped row without selecting it")
    func closeSwipe() {
        WindowStage.run { stage in
            let list = show(stage, .plain) {
                $0.leadingSwipeActionsConfigurationProvider = { _ in
                    UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .normal, title: "Mark") { _, _, completion in completion(true) }
                    ])
                }
            }
            stage.drag(from: CGPoint(x: 20, y: 25), by: CGVector(dx: 10, dy: 0), steps: 8)
            stage.lift(100, 25)
            stage.advance(by: 1)
            #expect(list.cell(0)?.configurationState.isSwiped == true)
            stage.tap(150, 125)
            stage.advance(by: 1)
            #expect(list.cell(0)?.configurationState.isSwiped == false)
            #expect(list.view.indexPathsForSelectedItems == [])
        }
    }
}
