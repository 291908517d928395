import Fuzzing
import TestSupport
import Testing

import OpenUILists
import UIKitTestSupport

/// Compares compositional layouts with frames that are computed one after the other, and with themselves.
@Suite("Random compositional layouts") @MainActor struct CompositionalRandomTests {
    private nonisolated static let seeds = 0..<(isDebugBuild ? 40 : 600)

    /// A random layout with the identities of its items, which determine the sizes of their cells.
    @MainActor private final class Fixture {
        var random: SeededRandom
        var sections: [ReferenceSection] = []
        var items: [[Int]] = []
        private var lastItem = 0
        let isMirrored: Bool
        var list: CompositionalStage!

        init(_ seed: Int, _ stage: WindowStage, size: CGSize, isEstimated: Bool) {
            random = SeededRandom(seed: UInt64(seed) + 7)
            isMirrored = Bool.random(using: &random)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                sections.append(ReferenceSection(using: &random, isEstimated: isEstimated))
                items.append([])
                append(Int.random(in: 0...40, using: &random), to: items.count - 1)
            }
            list = CompositionalStage(stage, layout, counts: items.map(\.count), size: size, cells: cell)
            if isMirrored { list.view.semanticContentAttribute = .forceRightToLeft }
            stage.frame()
        }

        var layout: UICollectionViewCompositionalLayout {
            let sections = sections
            return UICollectionViewCompositionalLayout { index, _ in sections[index].section }
        }

        var cell: @MainActor (IndexPath) -> CGSize { { [unowned self] in Self.size(items[$0.section][$0.item]) } }

        static func size(_ id: Int) -> CGSize { CGSize(width: 25 + id % 7 * 11, height: 12 + id % 5 * 13) }

        private func append(_ count: Int, to section: Int) {
            for _ in 0..<count {
                lastItem += 1
                items[section].append(lastItem)
            }
        }

        /// The frames of all items, computed one after the other.
        var expected: [[CGRect]] {
            var y: CGFloat = 0
            let container = list.view.bounds.size
            return sections.indices.map { index in
                var section = sections[index]
                section.cell = { [items] in Self.size(items[index][$0]) }
                let result = section.frames(count: items[index].count, container: container, first: y)
                y = result.height
                return result.frames.map { frame in
                    guard isMirrored else { return frame }
                    return CGRect(
                        x: container.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
                }
            }
        }

        /// The first difference between the frames of the layout and the expected ones, or `nil` if there is none.
        var difference: String? {
            for (section, frames) in expected.enumerated() {
                for (item, frame) in frames.enumerated() {
                    guard let own = list.frame(item, section) else { return "no item \(section) \(item)" }
                    if !own.isNear(frame) { return "item \(section) \(item): \(own), not \(frame)" }
                }
            }
            return nil
        }

        func rect() -> CGRect {
            func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
            return CGRect(
                x: number(-50...200), y: number(-50...2000), width: number(1...250), height: number(1...400))
        }

        /// Inserts and deletes random items in one update.
        func edit() {
            let section = Int.random(in: items.indices, using: &random)
            var (deleted, inserted) = ([IndexPath](), [IndexPath]())
            for item in items[section].indices.reversed() where Int.random(in: 0...9, using: &random) == 0 {
                items[section].remove(at: item)
                deleted.append(IndexPath(item: item, section: section))
            }
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                lastItem += 1
                let item = Int.random(in: 0...items[section].count, using: &random)
                items[section].insert(lastItem, at: item)
                inserted = inserted.map { $0.item < item ? $0 : IndexPath(item: $0.item + 1, section: section) }
                inserted.append(IndexPath(item: item, section: section))
            }
            list.counts = items.map(\.count)
            UIView.performWithoutAnimation {
                list.view.performBatchUpdates {
                    list.view.deleteItems(at: deleted)
                    list.view.insertItems(at: inserted)
                }
            }
        }
    }

    @Test("The frames of items equal those that are computed one after the other", arguments: seeds)
    func knownSizes(_ seed: Int) {
        WindowStage.run { stage in
            let fixture = Fixture(seed, stage, size: CGSize(width: 200, height: 200), isEstimated: false)
            #expect(fixture.difference == nil)
        }
    }

    @Test("The frames of measured cells equal those that are computed one after the other", arguments: seeds)
    func measuredSizes(_ seed: Int) {
        WindowStage.run { stage in
            // All cells are visible and thus measured.
            let fixture = Fixture(seed, stage, size: CGSize(width: 800, height: 20_000), isEstimated: true)
            #expect(fixture.difference == nil)
        }
    }

    @Test("Frames after insertions, deletions and changes of the width equal those of a new layout", arguments: seeds)
    func changes(_ seed: Int) {
        WindowStage.run { stage in
            let fixture = Fixture(seed, stage, size: CGSize(width: 800, height: 20_000), isEstimated: true)
            for _ in 0..<5 {
                fixture.edit()
                if Int.random(in: 0...3, using: &fixture.random) == 0 {
                    fixture.list.view.frame.size.width = CGFloat(Int.random(in: 800...900, using: &fixture.random))
                }
                stage.frame()
                #expect(fixture.difference == nil)
            }
        }
    }

    @Test("The elements in a rectangle are all elements that intersect it", arguments: seeds)
    func queries(_ seed: Int) {
        WindowStage.run { stage in
            let fixture = Fixture(seed, stage, size: CGSize(width: 200, height: 200), isEstimated: seed % 2 == 0)
            fixture.list.scroll(to: CGFloat(Int.random(in: 0...300, using: &fixture.random)))
            let layout = fixture.list.view.collectionViewLayout
            let all = fixture.items.enumerated().flatMap { section, items in
                items.indices.compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
            }
            for _ in 0..<10 {
                let rect = fixture.rect()
                let found = layout.layoutAttributesForElements(in: rect) ?? []
                let cells = found.filter { $0.representedElementCategory == .cell }
                #expect(Set(cells.map(\.indexPath)) == Set(all.filter { $0.frame.overlaps(rect) }.map(\.indexPath)))
            }
        }
    }

    @Test("Cells of sections that scroll on their own are displayed at their frames after any change", arguments: seeds)
    func orthogonalSections(_ seed: Int) {
        WindowStage.run { stage in
            var random = SeededRandom(seed: UInt64(seed))
            let behaviors: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
                .none, .continuous, .groupPaging, .groupPagingCentered, .paging,
            ]
            let layout = UICollectionViewCompositionalLayout { index, _ in .shelf(behaviors[index % behaviors.count]) }
            let list = CompositionalStage(stage, layout, counts: [5, 20, 0, 9, 30, 8])
            if seed % 2 == 0 { list.view.semanticContentAttribute = .forceRightToLeft }
            for _ in 0..<15 {
                change(list, &random)
                stage.advance(by: 0.1)
                for path in list.view.indexPathsForVisibleItems {
                    let offset = list.view.contentOffset
                    let frame = list.frame(path.item, path.section)?.offsetBy(dx: -offset.x, dy: -offset.y)
                    // A cell that an animation moves is displayed elsewhere; its model values are compared here.
                    #expect(list.shownFrame(path.item, path.section).map { $0.isNear(frame ?? .null) } == true)
                }
            }
        }
    }

    private func change(_ list: CompositionalStage, _ random: inout SeededRandom) {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        let section = number(0...list.counts.count - 1)
        switch number(0...6) {
        case 0:
            list.counts[section] += 2
            list.view.insertItems(at: [0, 1].map { IndexPath(item: $0, section: section) })
        case 1 where list.counts[section] > 0:
            list.counts[section] -= 1
            list.view.deleteItems(at: [IndexPath(item: 0, section: section)])
        case 2 where list.counts.count > 2:
            list.counts.remove(at: section)
            list.view.deleteSections(IndexSet(integer: section))
        case 3:
            list.counts.insert(7, at: section)
            list.view.insertSections(IndexSet(integer: section))
        case 4 where list.counts[section] > 0:
            let item = number(0...list.counts[section] - 1)
            list.view.scrollToItem(
                at: IndexPath(item: item, section: section), at: [.centeredVertically, .left],
                animated: number(0...1) == 0)
        default:
            list.stage.wheel(
                CGFloat(number(0...200)), CGFloat(number(0...200)),
                by: CGVector(dx: CGFloat(number(-90...90)), dy: CGFloat(number(-90...90))), isPrecise: true)
        }
    }

    @Test("Each visible cell has its own size after random scrolling, and cells keep their order", arguments: seeds)
    func scrolling(_ seed: Int) {
        WindowStage.run { stage in
            let list = CompositionalStage(
                stage, UICollectionViewCompositionalLayout(section: .rows(.estimated(40))), counts: [500]
            ) { CGSize(width: 0, height: 12 + $0.item * 7 % 90) }
            var random = SeededRandom(seed: UInt64(seed))
            for _ in 0..<20 {
                list.scroll(to: CGFloat(Int.random(in: 0...15_000, using: &random)))
                let items = list.view.indexPathsForVisibleItems.map(\.item)
                #expect(items == Array((items.first ?? 0)..<(items.first ?? 0) + items.count))
                #expect(items.allSatisfy { list.frame($0)?.height == CGFloat(12 + $0 * 7 % 90) })
            }
        }
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }
}
