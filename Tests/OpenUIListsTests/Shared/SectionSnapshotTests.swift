import Accessibility
import Fuzzing
import Testing

import OpenUILists
import UIKitTestSupport

@Suite @MainActor struct SectionSnapshotTests {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

    /// The same outline as a tree of objects that answers every query by a full traversal.
    private final class Node {
        let id: Int
        var children: [Node] = []
        var isExpanded = false
        init(_ id: Int) { self.id = id }

        func find(_ id: Int) -> Node? {
            if self.id == id { return self }
            for child in children { if let found = child.find(id) { return found } }
            return nil
        }
        func parent(of id: Int) -> Node? {
            if children.contains(where: { $0.id == id }) { return self }
            for child in children { if let found = child.parent(of: id) { return found } }
            return nil
        }
        var all: [Int] { children.flatMap { [$0.id] + $0.all } }
        var visible: [Int] { children.flatMap { [$0.id] + ($0.isExpanded ? $0.visible : []) } }
        func level(of id: Int) -> Int? {
            for child in children {
                if child.id == id { return 0 }
                if let below = child.level(of: id) { return below + 1 }
            }
            return nil
        }
    }

    @Test("Random edits of a section snapshot match a tree of objects")
    func fuzz() {
        for seed in 0..<60 {
            var random = SeededRandom(seed: UInt64(seed) + 3)
            var (outline, root, next) = (Outline(), Node(-1), 0)
            let found = Diagnostics.record {
                for _ in 0..<60 {
                    let item = root.all.randomElement(using: &random)
                    let new = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                        next += 1
                        return next
                    }
                    switch (Int.random(in: 0...8, using: &random), item) {
                    case (0, _), (_, nil):
                        outline.append(new)
                        root.children += new.map(Node.init)
                    case (1, let item?), (2, let item?):
                        outline.append(new, to: item)
                        root.find(item)?.children += new.map(Node.init)
                    case (3, let item?), (4, let item?):
                        let isAfter = next % 2 == 0
                        if isAfter { outline.insert(new, after: item) } else { outline.insert(new, before: item) }
                        guard let parent = root.parent(of: item),
                            let place = parent.children.firstIndex(where: { $0.id == item })
                        else { continue }
                        parent.children.insert(contentsOf: new.map(Node.init), at: place + (isAfter ? 1 : 0))
                    case (5, let item?):
                        outline.delete([item])
                        root.parent(of: item)?.children.removeAll { $0.id == item }
                    case (6, let item?):
                        outline.collapse([item])
                        root.find(item)?.isExpanded = false
                    case (_, let item?):
                        outline.expand([item])
                        root.find(item)?.isExpanded = true
                    }
                    #expect(outline.items == root.all, "seed \(seed)")
                    #expect(outline.visibleItems == root.visible, "seed \(seed)")
                    #expect(outline.rootItems == root.children.map(\.id))
                    for item in root.all {
                        #expect(outline.level(of: item) == root.level(of: item))
                        let parent = root.parent(of: item)?.id
                        #expect(outline.parent(of: item) == (parent == -1 ? nil : parent))
                        #expect(outline.isVisible(item) == root.visible.contains(item))
                    }
                    guard let item = root.all.randomElement(using: &random) else { continue }
                    let part = outline.snapshot(of: item, includingParent: seed % 2 == 0)
                    #expect(part.items == (seed % 2 == 0 ? [item] : []) + (root.find(item)?.all ?? []))
                }
            }
            #expect(found.isEmpty)
        }
    }

    @Test("A snapshot replaces an item's children, and reports duplicate and unknown items")
    func mistakes() {
        var (outline, other) = (Outline(), Outline())
        outline.append([1, 2])
        outline.append([3], to: 1)
        other.append([5, 6])
        other.append([7], to: 6)
        other.expand([6])
        outline.replace(childrenOf: 1, using: other)
        #expect(outline.items == [1, 5, 6, 7, 2])
        #expect(outline.isExpanded(6))
        #expect(outline.visibleItems == [1, 2])
        outline.insert(other, after: 2)
        #expect(outline.items == [1, 5, 6, 7, 2])
        let rules = Diagnostics.record {
            outline.append([1, 9])
            outline.append([10], to: 99)
            outline.expand([98])
        }
        #expect(
            rules.map(\.rule) == [
                "diffable.duplicate-identifier", "diffable.unknown-identifier", "diffable.unknown-identifier",
            ])
        #expect(rules.first?.subject == "NSDiffableDataSourceSectionSnapshot")
        #expect(outline.rootItems == [1, 2, 9])
        #expect(outline.visualDescription() == "+ 1\n    5\n  - 6\n      7\n  2\n  9")
    }

    typealias Source = UICollectionViewDiffableDataSource<String, String>

    private func makeList(_ stage: WindowStage) -> (UICollectionView, Source) {
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 300, height: 44), 0)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure()]
        }
        let source = Source(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        stage.add(view, CGRect(x: 0, y: 0, width: 300, height: 400))
        return (view, source)
    }

    private func texts(_ view: UICollectionView) -> [String] {
        view.visibleCells.map {
            (($0 as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
        }
    }

    @Test("A tap on an outline disclosure expands and collapses the item and calls the handlers")
    func expanding() throws {
        try WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let (view, source) = makeList(stage)
            var log: [String] = []
            source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
            source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
            source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Bread" }
            source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, present in
                var outline = present
                if item == "Pear" { outline.append(["Conference", "Comice"]) }
                return outline
            }
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["Fruit", "Bread", "Salt"])
            outline.append(["Apple", "Pear"], to: "Fruit")
            outline.append(["Rye"], to: "Bread")
            outline.append(["?"], to: "Pear")
            source.apply(outline, to: "Shop", animatingDifferences: false)
            stage.frame()
            #expect(texts(view) == ["Fruit", "Bread", "Salt"])
            stage.tap(276, 22)
            stage.advance(by: 0.5)
            #expect(texts(view) == ["Fruit", "Apple", "Pear", "Bread", "Salt"])
            #expect(source.snapshot(for: "Shop").isExpanded("Fruit"))
            let cells = view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
            try #require(cells.count == 5)
            #expect(cells.map(\.indentationLevel) == [0, 1, 1, 0, 0])
            #expect(cells.map(\.configurationState.isExpanded) == [true, false, false, false, false])
            stage.tap(276, 110)
            stage.advance(by: 0.5)
            #expect(texts(view) == ["Fruit", "Apple", "Pear", "?", "Conference", "Comice", "Bread", "Salt"])
            stage.tap(276, 286)
            stage.advance(by: 0.5)
            #expect(source.snapshot(for: "Shop").isExpanded("Bread") == false)
            stage.tap(276, 22)
            stage.advance(by: 0.5)
            #expect(texts(view) == ["Fruit", "Bread", "Salt"])
            #expect(log == ["expand Fruit", "expand Pear", "collapse Fruit"])
            #expect(source.snapshot(for: "Shop").isExpanded("Pear"))
            // Expanding in code updates the indicators too.
            var next = source.snapshot(for: "Shop")
            next.expand(["Bread"])
            source.apply(next, to: "Shop")
            stage.advance(by: 0.5)
            let sign = try #require(
                view.cellForItem(at: IndexPath(item: 1, section: 0))?.subviews.first { $0 is TableAccessoryView })
            #expect(sign.transform != .identity)
        }
    }

    @Test("Arrow keys expand and collapse the focused item, whose state and level assistive technologies read")
    func expandingWithKeys() {
        WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            defer { AccessibilityTreeBuilder.deactivate() }
            let builder = AccessibilityTreeBuilder.activate(for: stage.window)
            let (view, source) = makeList(stage)
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["Fruit", "Salt"])
            outline.append(["Apple"], to: "Fruit")
            source.apply(outline, to: "Shop", animatingDifferences: false)
            stage.frame()
            @MainActor func node(_ item: Int) -> AccessibilityNode? {
                builder.updateTree()
                let cell = view.cellForItem(at: IndexPath(item: item, section: 0))
                return cell.flatMap { builder.id(of: $0) }.flatMap { builder.tree[$0] }
            }
            stage.press(KeySymbol.tab)
            stage.press(KeySymbol.right)
            stage.advance(by: 0.5)
            #expect(texts(view) == ["Fruit", "Apple", "Salt"])
            #expect(node(0)?.states.contains(.expanded) == true)
            #expect(node(0)?.level == 1)
            #expect(node(1)?.states.contains(.expandable) == false)
            #expect(node(1)?.level == 2)
            stage.press(KeySymbol.left)
            stage.advance(by: 0.5)
            #expect(texts(view) == ["Fruit", "Salt"])
            #expect(node(0)?.states.contains(.expandable) == true)
            #expect(node(0)?.states.contains(.expanded) == false)
        }
    }

    @Test("A flat snapshot that deletes items keeps the outline, and one that reorders items flattens it")
    func flat() {
        WindowStage.run(CGSize(width: 300, height: 400)) { stage in
            let (view, source) = makeList(stage)
            var outline = NSDiffableDataSourceSectionSnapshot<String>()
            outline.append(["A", "B"])
            outline.append(["a", "b"], to: "A")
            outline.expand(["A"])
            source.apply(outline, to: "one")
            outline.deleteAll()
            outline.append(["X"])
            source.apply(outline, to: "two")
            stage.advance(by: 0.5)
            #expect(texts(view) == ["A", "a", "b", "B", "X"])
            #expect(source.snapshot().sectionIdentifiers == ["one", "two"])
            var snapshot = source.snapshot()
            snapshot.deleteItems(["a"])
            source.apply(snapshot)
            #expect(source.snapshot(for: "one").visualDescription() == "- A\n    b\n  B")
            snapshot.moveItem("B", beforeItem: "A")
            source.apply(snapshot)
            #expect(source.snapshot(for: "one").rootItems == ["B", "A", "b"])
        }
    }
}
