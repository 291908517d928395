import ComponentFlowTesting
import Foundation
import TestSupport
import Testing

@testable import ComponentFlow

@Suite("Columns of tables") @MainActor
struct TableColumnTests {
    private func show(
        _ shelf: FileShelf = FileShelf(), width: CGFloat = 300, isStored: Bool = true
    ) -> TableStage {
        let stage = TableStage(shelf, width: width)
        stage.stage.show(FileTable(shelf: shelf, isStored: isStored))
        stage.stage.advance(by: 0.1)
        return stage
    }

    // MARK: - Widths

    @Test("Dragging a divider resizes the column before it", arguments: [true, false])
    func resize(isStored: Bool) {
        let stage = show(isStored: isStored)
        let start = stage.divider("Name")
        stage.stage.dragPointer(from: start, to: CGPoint(x: start.x + 30, y: start.y))
        #expect(stage.widths == [130, 70, 100])
        #expect(stage.shelf.customization[width: "Name"] == (isStored ? 130 : nil))
    }

    @Test("A column is not made narrower or wider than its limits")
    func limits() {
        let stage = show()
        let start = stage.divider("Name")
        stage.stage.dragPointer(from: start, to: CGPoint(x: start.x - 90, y: start.y))
        #expect(stage.widths.first == 40)
        let end = stage.divider("Name")
        stage.stage.dragPointer(from: end, to: CGPoint(x: end.x + 900, y: end.y))
        #expect(stage.widths.first == 300)
    }

    @Test("The cells have the new width while the divider is dragged")
    func live() {
        let stage = show()
        let start = stage.divider("Name")
        stage.stage.pressPointer(at: start)
        stage.stage.movePointer(to: CGPoint(x: start.x + 20, y: start.y))
        stage.stage.advance(by: 0.1)
        let label = stage.stage.window.firstView { (label: UILabel) in label.text == "30" }
        #expect(stage.shownFrame(of: label)?.maxX == 192)
        #expect(stage.shelf.customization == TableColumnCustomization())
        stage.stage.releasePointer(at: start)
    }

    @Test("Escape reverts a column that is being resized")
    func escape() {
        let stage = show()
        let start = stage.divider("Name")
        stage.stage.pressPointer(at: start)
        stage.stage.movePointer(to: CGPoint(x: start.x + 20, y: start.y))
        stage.stage.pressKey(symbol: 0xff1b)
        stage.stage.releasePointer(at: start)
        stage.stage.advance(by: 0.5)
        #expect(stage.widths == [100, 100, 100])
    }

    @Test("The pointer over a divider has the shape of resizing")
    func pointerShape() {
        let stage = show()
        stage.stage.movePointer(to: stage.divider("Name"))
        #expect(stage.stage.pointerShape == .resizeHorizontally)
    }

    @Test("A double click on a divider fits the column to its visible cells")
    func fit() {
        let shelf = FileShelf([ListedFile(id: 0, name: "a rather long name of a file", size: 1)])
        let stage = show(shelf)
        let divider = stage.divider("Name")
        stage.stage.click(at: divider)
        stage.stage.click(at: divider)
        let label = stage.stage.window.firstView { (label: UILabel) in label.text == shelf.files[0].name }
        let natural = label?.sizeThatFits(CGSize(width: 1_000, height: 100)).width ?? 0
        #expect((stage.widths.first ?? 0) >= natural + 16)
        #expect((stage.widths.first ?? 0) < natural + 19)
    }

    @Test("Control with the arrow keys resizes the column of the focused header")
    func resizeByKeys() {
        let stage = show()
        stage.focus("Name")
        stage.stage.press(KeySymbol.right, .control)
        #expect(stage.widths.first == 116)
        stage.stage.press(KeySymbol.left, [.control, .shift])
        #expect(stage.widths.first == 115)
    }

    @Test("A column with a fixed width is not resized")
    func fixed() {
        let stage = show()
        stage.focus("Kind")
        stage.stage.press(KeySymbol.left, .control)
        #expect(stage.widths.last == 100)
    }

    // MARK: - Order

    @Test("Dragging a header moves its column", arguments: [true, false])
    func reorder(isStored: Bool) {
        let stage = show(isStored: isStored)
        stage.stage.dragPointer(from: CGPoint(x: 50, y: 14), to: CGPoint(x: 180, y: 14))
        stage.stage.advance(by: 1)
        #expect(stage.titles == ["Size", "Name", "Kind"])
        #expect(stage.texts.first == ["30", "notes", "text"])
        #expect(stage.shelf.customization.order == (isStored ? ["Size", "Name", "Kind"] : []))
        #expect(stage.shelf.order.isEmpty)
    }

    @Test("A column that is wider than the first one can become the first one")
    func reorderWide() {
        let stage = show()
        stage.shelf.customization[width: "Size"] = 150
        stage.stage.advance(by: 0.1)
        let frame = stage.shownFrame(of: stage.cell("Size")) ?? .zero
        stage.stage.dragPointer(from: CGPoint(x: frame.midX, y: 14), to: CGPoint(x: 0, y: 14))
        stage.stage.advance(by: 1)
        #expect(stage.titles == ["Size", "Name", "Kind"])
    }

    @Test("The Escape key returns a dragged column to its place")
    func cancelReorder() {
        let stage = show()
        stage.stage.pressPointer(at: CGPoint(x: 50, y: 14))
        stage.stage.movePointer(to: CGPoint(x: 100, y: 14))
        stage.stage.movePointer(to: CGPoint(x: 180, y: 14))
        stage.stage.press(KeySymbol.escape)
        stage.stage.releasePointer(at: CGPoint(x: 180, y: 14))
        stage.stage.advance(by: 1)
        #expect(stage.titles == ["Name", "Size", "Kind"])
        #expect(stage.shelf.customization.order.isEmpty)
    }

    @Test("The cells keep their views when their column is moved")
    func keptCells() {
        let stage = show()
        let label = stage.stage.window.firstView { (label: UILabel) in label.text == "notes" }
        stage.shelf.customization.order = ["Kind", "Size", "Name"]
        stage.stage.advance(by: 0.5)
        #expect(stage.stage.window.firstView { (label: UILabel) in label.text == "notes" } === label)
    }

    @Test("Alt with the arrow keys moves the column of the focused header")
    func reorderByKeys() {
        let stage = show()
        stage.focus("Name")
        stage.stage.press(KeySymbol.right, .alternate)
        stage.stage.advance(by: 0.5)
        #expect(stage.titles == ["Size", "Name", "Kind"])
    }

    @Test("The arrow keys select another header, which Return sorts by")
    func headerKeys() {
        let stage = show()
        stage.focus("Name")
        stage.stage.press(KeySymbol.right)
        #expect(stage.focused == "Size")
        stage.stage.press(KeySymbol.enter)
        stage.stage.advance(by: 0.5)
        #expect(stage.texts.map { $0[1] } == ["10", "20", "20", "30"])
    }

    @Test("The Tab key selects one header only")
    func tab() {
        let stage = show()
        stage.stage.pressKey(symbol: 0xff09)
        #expect(stage.focused == "Name")
        stage.stage.pressKey(symbol: 0xff09)
        #expect(stage.focused != "Size")
    }

    // MARK: - Visibility

    @Test("The context menu of the header hides a column")
    func hide() {
        let stage = show()
        stage.stage.click(at: CGPoint(x: 50, y: 14), button: 3)
        stage.stage.advance(by: 0.5)
        let entries = stage.stage.window.views(of: UILabel.self).filter { $0.text == "Size" }
        let entry = entries.compactMap { stage.shownFrame(of: $0) }.max { $0.minY < $1.minY } ?? .zero
        stage.stage.click(at: CGPoint(x: entry.midX, y: entry.midY))
        stage.stage.advance(by: 1)
        #expect(stage.titles == ["Name", "Kind"])
        #expect(stage.shelf.customization[visibility: "Size"] == .hidden)
    }

    @Test("A hidden column keeps its place and its width")
    func hiddenPlace() {
        let stage = show()
        stage.shelf.customization[width: "Size"] = 60
        stage.shelf.customization[visibility: "Size"] = .hidden
        stage.stage.advance(by: 0.5)
        stage.focus("Kind")
        stage.stage.press(KeySymbol.left, .alternate)
        stage.shelf.customization[visibility: "Size"] = .visible
        stage.stage.advance(by: 0.5)
        #expect(stage.titles == ["Kind", "Name", "Size"])
        #expect(stage.widths.last == 60)
    }

    @Test("A table whose columns are all hidden shows empty rows")
    func allHidden() {
        let stage = show()
        for id in ["Name", "Size", "Kind"] { stage.shelf.customization[visibility: id] = .hidden }
        stage.stage.advance(by: 0.5)
        #expect(stage.titles == [])
        #expect(stage.texts.count == 4)
    }

    // MARK: - Customization

    @Test("A customization survives encoding")
    func coding() throws {
        var customization = TableColumnCustomization()
        customization.order = ["Kind", "Name"]
        customization[width: "Name"] = 75
        customization[visibility: "Size"] = .hidden
        let data = try JSONEncoder().encode(customization)
        #expect(try JSONDecoder().decode(TableColumnCustomization.self, from: data) == customization)
    }

    @Test("Values that are missing in an encoded customization are those of an unchanged table")
    func missingValues() throws {
        let decoded = try JSONDecoder().decode(TableColumnCustomization.self, from: Data("{}".utf8))
        #expect(decoded == TableColumnCustomization())
    }

    @Test("Unknown and repeated ids, and widths beyond all limits, are harmless")
    func hostileCustomization() {
        let shelf = FileShelf()
        shelf.customization.order = ["Kind", "?", "Kind", "Name"]
        shelf.customization[width: "Name"] = -.infinity
        shelf.customization[width: "Size"] = 1e300
        let stage = show(shelf)
        #expect(stage.titles == ["Kind", "Name", "Size"])
        #expect(stage.widths == [100, 40, 300])
    }

    // MARK: - Directions and sizes

    @Test("From right to left, the first column is at the right edge, and dragging to the left widens it")
    func rightToLeft() {
        let stage = TableStage()
        stage.stage.window.traitOverrides.layoutDirection = .rightToLeft
        stage.stage.show(FileTable(shelf: stage.shelf))
        stage.stage.advance(by: 0.1)
        #expect(stage.titles == ["Kind", "Size", "Name"])
        let start = stage.divider("Name")
        stage.stage.dragPointer(from: start, to: CGPoint(x: start.x - 30, y: start.y))
        #expect(stage.widths == [100, 70, 130])
    }

    @Test("A large text size makes the header higher")
    func textSize() {
        let stage = show()
        let before = stage.table?.header.height ?? 0
        stage.stage.setTextScale(3)
        stage.stage.advance(by: 0.5)
        #expect((stage.table?.header.height ?? 0) > before)
    }

    @Test("The arrow of the column that sorts grows with the text size")
    func arrowTextSize() {
        let stage = Stage(size: CGSize(width: 300, height: 100))
        stage.show(
            TableHeaderLabel(
                column: TableHeaderColumn(
                    id: "name", title: "Name", alignment: .leading, isSortable: true,
                    sort: TableHeaderColumn.Sort(isAscending: true, isFirst: true), isResizable: false,
                    isMovable: false)))
        stage.setTextScale(3.1)
        let arrow = stage.window.firstView { (_: Shape.View) in true }
        #expect(arrow?.bounds.width ?? 0 > 16)
    }

    @Test("Columns become wider with the text size, and wider than the table, which scrolls")
    func textSizeWidths() {
        let stage = show()
        let before = stage.widths
        stage.stage.setTextScale(53.0 / 17)
        stage.stage.advance(by: 0.5)
        let clipped = stage.stage.window.firstView { (label: UILabel) in label.clipsText }
        #expect(clipped?.text == nil)
        #expect(stage.widths.reduce(0, +) > before.reduce(0, +))
        stage.stage.setTextScale(1)
        stage.stage.advance(by: 0.5)
        #expect(stage.widths == before)
    }
}

@Suite("The widths of columns")
struct TableColumnLayoutTests {
    private func widths(_ limits: [TableColumnWidths], set: [CGFloat?] = [], available: CGFloat) -> [CGFloat] {
        let columns = limits.enumerated().map { index, limits in
            ("\(index)", limits, index < set.count ? set[index] : nil, HorizontalTableAlignment.leading)
        }
        return TableColumnLayout(
            columns.map { (id: $0.0, widths: $0.1, set: $0.2, alignment: $0.3) }, available: available
        )
        .columns.map(\.width)
    }

    @Test("A column that reaches its limit leaves the rest to the others")
    func limits() {
        let limits = [TableColumnWidths(ideal: 100, max: 120), TableColumnWidths(ideal: 100)]
        #expect(widths(limits, available: 300) == [120, 180])
    }

    @Test("Columns that the user has resized keep their widths")
    func fixedByUser() {
        let limits = [TableColumnWidths(ideal: 100), TableColumnWidths(ideal: 100)]
        #expect(widths(limits, set: [50, nil], available: 300) == [50, 250])
    }

    @Test("The widths of all columns add up to that of the table", arguments: 1...7)
    func rounding(count: Int) {
        let limits = (0..<count).map { _ in TableColumnWidths(ideal: 100) }
        #expect(widths(limits, available: 401).reduce(0, +) == 401)
    }

    @Test("A table without limit has the ideal widths")
    func unlimited() {
        #expect(widths([TableColumnWidths(ideal: 70), TableColumnWidths()], available: .infinity) == [70, 120])
    }

    @Test("Limits that contradict each other are adjusted")
    func contradiction() {
        let limits = TableColumnWidths(min: 200, ideal: 100, max: 50)
        #expect([limits.min, limits.ideal, limits.max] == [200, 200, 200])
    }

    @Test("Limits that are no numbers are ignored", arguments: [CGFloat.nan, -.infinity, .infinity])
    func noNumbers(_ value: CGFloat) {
        let limits = TableColumnWidths(min: value, ideal: value, max: value)
        #expect(limits.ideal.isFinite)
        #expect(limits.min.isFinite)
    }
}
