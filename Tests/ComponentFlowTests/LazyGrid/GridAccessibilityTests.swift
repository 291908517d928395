import Accessibility
import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite("Lazy grids as assistive technologies see them") @MainActor
struct GridAccessibilityTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200))

    private func grid(_ ids: [Int]) -> ScrollView<Empty> {
        ScrollView {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
                ForEach(ids, id: \.self) { id in Text("\(id)") }
            }
        }
    }

    /// The cells with their positions as assistive technologies present them.
    private var cells: [String] {
        stage.accessibilityOutline.map { String($0.drop { $0 == " " }) }.filter { $0.hasPrefix("label") }
    }

    @Test("A grid is a list whose cells have their positions among all cells")
    func positions() {
        stage.show(grid(Array(0..<100)))
        #expect(stage.accessibilityOutline.contains { $0.hasSuffix("list") })
        #expect(cells.prefix(3) == [#"label "0" 1 of 100"#, #"label "1" 2 of 100"#, #"label "2" 3 of 100"#])
        #expect(cells.count < 60)
    }

    @Test("The number of all cells is known although few have views")
    func count() throws {
        stage.show(grid(Array(0..<100)))
        defer { AccessibilityTreeBuilder.deactivate() }
        let builder = AccessibilityTreeBuilder.activate(for: stage.window)
        builder.updateTree()
        let list = try #require(builder.tree.identifiers.first { builder.tree[$0]?.role == .list })
        #expect(builder.itemCounts(of: list)?.all == 100)
        #expect(builder.itemCounts(of: list)?.selected == 0)
    }

    @Test("A requested cell gets a view at its place without scrolling, until the number of rows changes")
    func requests() throws {
        stage.show(grid(Array(0..<100)))
        let grid = try #require(stage.window.views(of: LazyGridView.self).first)
        let cell = try #require(grid.makeAccessibilityItem(91))
        #expect(cell.frame.minY > 45 * 10)
        #expect(stage.list?.contentOffset.y == 0)
        #expect(cells.last == #"label "91" 92 of 100"#)
        stage.show(self.grid(Array(0..<80)))
        #expect(cells.count < 60)
        #expect(grid.makeAccessibilityItem(80) == nil)
    }

    @Test("Many requested cells do not all keep their views")
    func manyRequests() throws {
        stage.show(grid(Array(0..<10_000)))
        let grid = try #require(stage.window.views(of: LazyGridView.self).first)
        let missing = stride(from: 5_000, to: 9_000, by: 20).filter { grid.makeAccessibilityItem($0) == nil }
        #expect(missing.isEmpty)
        #expect(cells.count < 80)
    }

    @Test("When cells are inserted, the others have new positions", arguments: [[9, 0, 1, 2], [0, 1], [2, 1, 0]])
    func insertions(ids: [Int]) {
        stage.presentsAccessibility = true
        stage.show(grid([0, 1, 2]))
        stage.advance(by: 0.1)
        stage.updateAccessibilityTree()
        stage.show(grid(ids))
        stage.advance(by: 1)
        stage.updateAccessibilityTree()
        let updated = cells
        stage.presentsAccessibility = false
        #expect(updated == cells)
        #expect(updated.count == ids.count)
    }
}
