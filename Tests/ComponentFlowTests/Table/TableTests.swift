import ComponentFlowTesting
import TestSupport
import Testing

@testable import ComponentFlow

@Suite("Tables") @MainActor
struct TableTests {
    private let log = UpdateLog()

    private func show(
        _ shelf: FileShelf = FileShelf(), width: CGFloat = 300, isStored: Bool = true, selectsSeveral: Bool = false
    ) -> TableStage {
        let stage = TableStage(shelf, width: width)
        stage.stage.show(
            FileTable(shelf: shelf, isStored: isStored, selectsSeveral: selectsSeveral, actions: log))
        stage.stage.advance(by: 0.1)
        return stage
    }

    // MARK: - Rows

    @Test("A table shows a row for each element, with a cell for each column")
    func rows() {
        let stage = show()
        #expect(stage.texts.first == ["notes", "30", "text"])
        #expect(stage.texts.count == 4)
    }

    @Test("The header remains at the top while the rows scroll")
    func stickyHeader() {
        let stage = show(FileShelf((0..<100).map { ListedFile(id: $0, name: "file \($0)", size: $0) }))
        let before = stage.shownFrame(of: stage.cell("Name"))
        stage.list?.contentOffset.y = 500
        stage.stage.advance(by: 0.1)
        #expect(stage.shownFrame(of: stage.cell("Name")) == before)
    }

    @Test("A table of 100,000 rows has views for the visible ones only")
    func manyRows() {
        let stage = show(FileShelf((0..<100_000).map { ListedFile(id: $0, name: "file \($0)", size: $0) }))
        #expect((stage.list?.rows.count ?? 0) < 25)
        #expect(stage.list?.contentSize.height == 3_000_000)
    }

    @Test("Columns share the width of the table")
    func sharedWidth() {
        #expect(show(width: 500).widths == [200, 200, 100])
        #expect(show(width: 260).widths == [80, 80, 100])
    }

    @Test("Columns that are wider than the table scroll horizontally with their header")
    func horizontalScrolling() {
        let stage = show(width: 150)
        #expect(stage.table?.contentSize.width == 180)
        stage.table?.contentOffset.x = 30
        stage.stage.advance(by: 0.1)
        #expect(stage.shownFrame(of: stage.cell("Name"))?.minX == -30)
        let label = stage.stage.window.firstView { (label: UILabel) in label.text == "notes" }
        #expect(stage.shownFrame(of: label)?.minX == -22)
    }

    @Test("The touchpad scrolls the rows vertically, and the columns horizontally")
    func touchpad() {
        let shelf = FileShelf((0..<100).map { ListedFile(id: $0, name: "file \($0)", size: $0) })
        let stage = show(shelf, width: 150)
        stage.stage.touchpad(at: CGPoint(x: 50, y: 100), by: CGVector(dx: 0, dy: 40))
        stage.stage.settle()
        #expect(stage.list?.contentOffset.y == 40)
        stage.stage.touchpad(at: CGPoint(x: 50, y: 100), by: CGVector(dx: 20, dy: 0))
        stage.stage.settle()
        #expect(stage.table?.contentOffset.x == 20)
    }

    @Test("The indicator of the rows is at the edge of the visible area")
    func indicator() {
        let stage = show(width: 150)
        #expect(stage.list?.verticalScrollIndicatorInsets.right == 30)
        stage.table?.contentOffset.x = 30
        stage.stage.advance(by: 0.1)
        #expect(stage.list?.verticalScrollIndicatorInsets.right == 0)
    }

    @Test("Every second row can have a background")
    func alternatingBackgrounds() {
        let shelf = FileShelf()
        let stage = TableStage(shelf)
        stage.stage.show(FileTable(shelf: shelf, alternates: true))
        let rows = stage.list?.rows.values.sorted { $0.entry < $1.entry } ?? []
        let backgrounds = rows.map { row in
            row.host.view?.firstView { (view: UIView) in view.backgroundColor == .quaternarySystemFill } != nil
        }
        #expect(backgrounds == [false, true, false, true])
    }

    @Test("An equal sort order and equal data update no cell")
    func unchanged() {
        let stage = show()
        let labels = stage.stage.window.views(of: UILabel.self)
        stage.shelf.files = ListedFile.some
        stage.stage.advance(by: 0.1)
        #expect(
            stage.stage.window.views(of: UILabel.self).map(ObjectIdentifier.init) == labels.map(ObjectIdentifier.init))
    }

    // MARK: - Sorting

    @Test("A click on a header sorts by its column, and a second one in the opposite order")
    func sort() {
        let stage = show()
        stage.clickHeader("Name")
        #expect(stage.texts.map(\.first) == ["apple", "book", "notes", "zebra"])
        stage.clickHeader("Name")
        #expect(stage.texts.map(\.first) == ["zebra", "notes", "book", "apple"])
    }

    @Test("The previous order decides between rows that the new one does not distinguish")
    func secondaryOrder() {
        let stage = show()
        stage.clickHeader("Name")
        stage.clickHeader("Size")
        #expect(stage.texts.map(\.first) == ["zebra", "apple", "book", "notes"])
        #expect(stage.shelf.order.count == 2)
    }

    @Test("The header of a sorted column presents its direction")
    func sortValue() {
        let stage = show()
        stage.clickHeader("Size")
        #expect(stage.cell("Size")?.accessibilityValue == "Ascending")
        stage.clickHeader("Size")
        #expect(stage.cell("Size")?.accessibilityValue == "Descending")
        #expect(stage.cell("Name")?.accessibilityValue == nil)
    }

    @Test("Headers of a table without sort order do not sort")
    func withoutOrder() {
        let stage = TableStage()
        stage.stage.show(Table<ListedFile, Empty>(ListedFile.some) { TableColumn("Name", value: \.name) })
        stage.clickHeader("Name")
        #expect(stage.texts.map(\.first) == ["notes", "apple", "zebra", "book"])
    }

    // MARK: - Selection

    @Test("A click selects a row, and Return activates it")
    func selection() {
        let stage = show()
        stage.stage.click(at: CGPoint(x: 50, y: 80))
        #expect(stage.shelf.selected == 1)
        stage.stage.press(KeySymbol.enter)
        #expect(log.take() == ["activate 1"])
    }

    @Test("Typing selects the row that begins with the text")
    func typing() {
        let stage = show()
        stage.stage.click(at: CGPoint(x: 50, y: 80))
        stage.stage.pressKey(symbol: 0x7a, characters: "z")
        #expect(stage.shelf.selected == 2)
    }

    @Test("The context menu of a selected row is about all selected rows")
    func menuOfSelection() {
        let stage = show(selectsSeveral: true)
        stage.stage.click(at: CGPoint(x: 50, y: 45))
        stage.stage.holdModifiers(.shift)
        stage.stage.click(at: CGPoint(x: 50, y: 80))
        stage.stage.holdModifiers([])
        stage.stage.click(at: CGPoint(x: 50, y: 80), button: 3)
        stage.stage.advance(by: 0.5)
        #expect(stage.stage.window.firstView { (label: UILabel) in label.text == "Open [0, 1]" } != nil)
    }

    @Test("The context menu of another row selects that row")
    func menuOfRow() {
        let stage = show(selectsSeveral: true)
        stage.stage.click(at: CGPoint(x: 50, y: 45))
        stage.stage.click(at: CGPoint(x: 50, y: 110), button: 3)
        stage.stage.advance(by: 0.5)
        #expect(stage.stage.window.firstView { (label: UILabel) in label.text == "Open [2]" } != nil)
        #expect(stage.shelf.several == [2])
    }

    @Test("The Delete key deletes the selected rows")
    func deletion() {
        let stage = show()
        stage.stage.click(at: CGPoint(x: 50, y: 80))
        stage.stage.press(KeySymbol.delete)
        #expect(log.take() == ["delete [1]"])
    }

    // MARK: - Sizes

    @Test(
        "A table without limit of its width has the ideal widths",
        arguments: [CGFloat.infinity, .greatestFiniteMagnitude])
    func unlimited(width: CGFloat) {
        let host = ComponentHostView<Empty>()
        let table = Table<ListedFile, Empty>(ListedFile.some) {
            TableColumn("Name", value: \.name)
            TableColumn("Kind", value: \.kind).width(80)
        }
        let size = host.update(
            component: AnyComponent(table), containerSize: CGSize(width: width, height: 100))
        #expect(size == CGSize(width: 200, height: 100))
    }

    // MARK: - Mistakes

    @Test("Two columns with the same id are reported")
    func duplicateColumns() {
        let rules = Diagnostics.record {
            _ = Table<ListedFile, Empty>(ListedFile.some) {
                TableColumn("Name", value: \.name)
                TableColumn("Name", value: \.kind)
            }
        }.map(\.rule)
        #expect(rules == ["table.duplicate-column"])
    }
}
