import ComponentFlowTesting
import Fuzzing
import Testing

@testable import ComponentFlow

@Suite("Random changes of tables and trees") @MainActor
struct TableRandomTests {
    /// What a stage shows: the headers, and the labels of the rows, with their frames.
    private func description(of stage: TableStage) -> [String] {
        stage.stage.settle()
        // What is above the rows is behind the header.
        let visible = CGRect(x: 0, y: 30, width: 260, height: 170)
        let labels = stage.stage.window.views(of: UILabel.self).compactMap { label -> String? in
            guard let frame = stage.shownFrame(of: label), frame.intersects(visible) else { return nil }
            return "\(label.text ?? "") \(round(frame))"
        }
        let headers = stage.stage.window.views(of: TableHeaderCell.self).map { cell in
            "\(cell.accessibilityLabel ?? "") \(stage.shownFrame(of: cell).map(round) ?? "")"
        }
        return (labels + headers).sorted()
    }

    private func round(_ frame: CGRect) -> String {
        "\(frame.minX.rounded()) \(frame.minY.rounded()) \(frame.width.rounded()) \(frame.height.rounded())"
    }

    private func makeFile(_ id: Int, _ random: inout SeededRandom) -> ListedFile {
        ListedFile(
            id: id, name: "\(Int.random(in: 0..<40, using: &random))", size: Int.random(in: 0..<5, using: &random),
            kind: ["a", "b", "c"].randomElement(using: &random) ?? "a")
    }

    /// Sorts, resizes, moves, hides, inserts, removes, edits or scrolls.
    private func change(_ stage: TableStage, _ next: inout Int, _ random: inout SeededRandom) {
        let shelf = stage.shelf
        let title = stage.titles.randomElement(using: &random) ?? "Name"
        let direction = Bool.random(using: &random) ? KeySymbol.left : KeySymbol.right
        switch Int.random(in: 0..<9, using: &random) {
        case 0: stage.clickHeader(title)
        case 1:
            let start = stage.divider(title)
            stage.stage.dragPointer(
                from: start,
                to: CGPoint(x: start.x + CGFloat.random(in: -60...60, using: &random).rounded(), y: start.y))
        case 2:
            stage.focus(title)
            stage.stage.press(direction, .alternate)
        case 3:
            let isHidden = shelf.customization[visibility: "Size"] == .hidden
            shelf.customization[visibility: "Size"] = isHidden ? .visible : .hidden
        case 4:
            next += 1
            shelf.files.insert(
                makeFile(next, &random), at: Int.random(in: 0...shelf.files.count, using: &random))
        case 5: if let index = shelf.files.indices.randomElement(using: &random) { shelf.files.remove(at: index) }
        case 6:
            if let index = shelf.files.indices.randomElement(using: &random) {
                shelf.files[index] = makeFile(shelf.files[index].id, &random)
            }
        case 7:
            stage.list?.contentOffset.y = CGFloat(Int.random(in: 0..<10, using: &random) * 30)
        default: shelf.customization = TableColumnCustomization()
        }
    }

    @Test("After each random change a table looks like one that shows the same for the first time", arguments: 1...12)
    func table(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        var next = 30
        let stage = TableStage(FileShelf((0..<30).map { makeFile($0, &random) }), width: 260)
        stage.stage.show(FileTable(shelf: stage.shelf))
        for _ in 0..<25 {
            change(stage, &next, &random)
            stage.stage.settle()
            let fresh = TableStage(stage.shelf, width: 260)
            fresh.stage.show(FileTable(shelf: stage.shelf))
            fresh.stage.settle()
            fresh.list?.contentOffset.y = stage.list?.contentOffset.y ?? 0
            fresh.table?.contentOffset.x = stage.table?.contentOffset.x ?? 0
            #expect(description(of: stage) == description(of: fresh))
        }
    }

    private func randomNodes(_ random: inout SeededRandom, depth: Int, _ next: inout Int) -> [TreeNode] {
        (0..<Int.random(in: 0..<6, using: &random)).map { _ in
            next += 1
            let id = next
            let hasChildren = depth < 3 && Bool.random(using: &random)
            return TreeNode(id, hasChildren ? randomNodes(&random, depth: depth + 1, &next) : nil)
        }
    }

    @Test(
        "After each random change a table of a tree looks like one that shows the same for the first time",
        arguments: 1...12)
    func tree(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        var next = 0
        let model = TreeModel(randomNodes(&random, depth: 0, &next))
        let stage = TableStage(width: 260)
        stage.stage.show(TreeTable(model: model))
        for _ in 0..<20 {
            let id = Int.random(in: 0...max(next, 1), using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: model.nodes = randomNodes(&random, depth: 0, &next)
            case 1: if !model.nodes.isEmpty { model.nodes[0].children = randomNodes(&random, depth: 2, &next) }
            case 2: stage.list?.contentOffset.y = 0
            default: if model.expanded.remove(id) == nil { model.expanded.insert(id) }
            }
            stage.stage.settle()
            let fresh = TableStage(width: 260)
            fresh.stage.show(TreeTable(model: model))
            fresh.stage.settle()
            fresh.list?.contentOffset.y = stage.list?.contentOffset.y ?? 0
            #expect(description(of: stage) == description(of: fresh))
        }
    }
}
