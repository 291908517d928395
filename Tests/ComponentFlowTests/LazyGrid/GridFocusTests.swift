import ComponentFlow
import ComponentFlowTesting
import Testing

@Suite("Arrow keys in lazy grids") @MainActor
struct GridFocusTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200))

    private nonisolated static let threeColumns = [GridItem(), GridItem(), GridItem()]

    /// The name of the element with the keyboard focus, as assistive technologies present it.
    private var focused: String? {
        let line = stage.accessibilityOutline.first { $0.contains("focused") }
        return line?.split(separator: "\"").dropFirst().first.map(String.init)
    }

    private func showGrid(_ count: Int) {
        stage.show(
            ScrollView {
                LazyVGrid(columns: Self.threeColumns) {
                    ForEach(Array(0..<count), id: \.self) { id in Button("Cell \(id)") {}.frame(height: 40) }
                }
            })
        stage.press(KeySymbol.tab)
    }

    /// Presses keys one after the other, and returns the focused elements after each.
    private func names(after keys: UInt32...) -> [String?] {
        keys.map { key in
            stage.press(key)
            stage.advance(by: 1)
            return focused
        }
    }

    @Test("The arrow keys move the focus to the adjacent cells in both directions")
    func adjacent() {
        showGrid(9)
        #expect(focused == "Cell 0")
        let names = names(after: KeySymbol.right, KeySymbol.down, KeySymbol.left, KeySymbol.up)
        #expect(names == ["Cell 1", "Cell 4", "Cell 3", "Cell 0"])
    }

    @Test("At the edges of a grid the focus stays in its cell")
    func edges() {
        showGrid(6)
        let names = names(
            after: KeySymbol.left, KeySymbol.up, KeySymbol.right, KeySymbol.right, KeySymbol.right, KeySymbol.down,
            KeySymbol.down)
        #expect(names == ["Cell 0", "Cell 0", "Cell 1", "Cell 2", "Cell 2", "Cell 5", "Cell 5"])
    }

    @Test("From a column that the last row lacks, the focus moves down to the last cell")
    func incompleteRow() {
        showGrid(8)
        let names = names(after: KeySymbol.right, KeySymbol.right, KeySymbol.down, KeySymbol.down, KeySymbol.down)
        #expect(names == ["Cell 1", "Cell 2", "Cell 5", "Cell 7", "Cell 7"])
    }

    @Test("In a layout from right to left, the Left key moves the focus to the next cell")
    func rightToLeft() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        showGrid(6)
        #expect(names(after: KeySymbol.left, KeySymbol.right, KeySymbol.right) == ["Cell 1", "Cell 0", "Cell 0"])
    }

    @Test("The focus moves to cells that have no views yet, which become visible")
    func scrolling() throws {
        showGrid(3_000)
        for _ in 0..<40 {
            stage.press(KeySymbol.down)
            stage.advance(by: 1)
        }
        #expect(focused == "Cell 120")
        let list = try #require(stage.list)
        let item = try #require(UIFocusSystem.focusSystem(for: list)?.focusedItem as? UIView)
        #expect(list.bounds.contains(item.convert(item.bounds, to: list)))
    }

    @Test("In a grid that continues to the trailing edge, Right and Left move from column to column")
    func horizontal() {
        stage.show(
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
                    ForEach(Array(0..<1_000), id: \.self) { id in Button("Cell \(id)") {}.frame(width: 80) }
                }
            })
        stage.press(KeySymbol.tab)
        let names = names(after: KeySymbol.down, KeySymbol.down, KeySymbol.right, KeySymbol.up, KeySymbol.left)
        #expect(names == ["Cell 1", "Cell 1", "Cell 3", "Cell 2", "Cell 0"])
        for _ in 0..<20 {
            stage.press(KeySymbol.right)
            stage.advance(by: 1)
        }
        #expect(focused == "Cell 40")
    }

    @Test("A grid in a row of a list keeps the keys for which it has a cell, and the list has the others")
    func gridInList() {
        stage.show(
            LazyList(0..<3, id: \.self) { row in
                LazyVGrid(columns: Self.threeColumns) {
                    ForEach(Array(0..<6), id: \.self) { id in Button("Row \(row) cell \(id)") {} }
                }
            })
        stage.press(KeySymbol.tab)
        let names = names(after: KeySymbol.down, KeySymbol.right, KeySymbol.down)
        #expect(names == ["Row 0 cell 3", "Row 0 cell 4", "Row 1 cell 4"])
    }
}
