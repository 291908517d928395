import ComponentFlowTesting

@testable import ComponentFlow

/// A row of the tables of tests.
struct ListedFile: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
    var size: Int
    var kind = "text"

    /// A few files, in an order that no column sorts.
    static let some = [
        ListedFile(id: 0, name: "notes", size: 30), ListedFile(id: 1, name: "apple", size: 20, kind: "image"),
        ListedFile(id: 2, name: "zebra", size: 10, kind: "image"), ListedFile(id: 3, name: "book", size: 20),
    ]
}

/// The data of a table, and what its user changes.
@Observable
final class FileShelf: @unchecked Sendable {
    var files: [ListedFile]
    var order: [KeyPathComparator<ListedFile>] = []
    var customization = TableColumnCustomization()
    var selected: Int?
    var several: Set<Int> = []

    init(_ files: [ListedFile] = ListedFile.some) {
        self.files = files
    }

    var sorted: [ListedFile] { files.sorted(using: order) }
}

/// A table with three columns.
struct FileTable: CompositeComponent {
    @Bindable var shelf: FileShelf
    var isStored = true
    var selectsSeveral = false
    var alternates = false
    var actions: UpdateLog?

    static func == (lhs: FileTable, rhs: FileTable) -> Bool {
        lhs.shelf === rhs.shelf
    }

    var content: some Component<Empty> {
        isStored ? table.columnCustomization($shelf.customization) : table
    }

    @MainActor private var table: Table<ListedFile, Empty> {
        let table: Table<ListedFile, Empty> =
            selectsSeveral
            ? Table(shelf.sorted, selection: $shelf.several, sortOrder: $shelf.order) { columns }
            : Table(shelf.sorted, selection: $shelf.selected, sortOrder: $shelf.order) { columns }
        return
            table
            .alternatingRowBackgrounds(alternates)
            .onActivate { (id: Int) in actions?.note("activate \(id)") }
            .onDelete { (ids: [Int]) in actions?.note("delete \(ids)") }
            .typeToSelect { (id: Int) in shelf.files.first { $0.id == id }?.name ?? "" }
            .rowContextMenu { (ids: Set<Int>) in
                Button("Open \(ids.sorted())") { actions?.note("open \(ids.sorted())") }
            }
    }

    @TableColumnBuilder<ListedFile, Empty> private var columns: [TableColumn<ListedFile, Empty>] {
        TableColumn("Name", value: \.name).width(min: 40, ideal: 100, max: 300)
        TableColumn("Size", value: \.size) { file in Text("\(file.size)") }
            .width(min: 40, ideal: 100, max: 300).alignment(.trailing)
        TableColumn("Kind", value: \.kind).width(100)
    }
}

/// A stage of 300 by 200 points with a table.
@MainActor
struct TableStage {
    let stage: Stage
    let shelf: FileShelf

    init(_ shelf: FileShelf = FileShelf(), width: CGFloat = 300) {
        stage = Stage(size: CGSize(width: width, height: 200))
        self.shelf = shelf
    }

    var table: Table<ListedFile, Empty>.View? {
        stage.window.firstView { (_: Table<ListedFile, Empty>.View) in true }
    }

    var list: LazyList<Empty>.View? {
        stage.window.firstView { (_: LazyList<Empty>.View) in true }
    }

    func cell(_ title: String) -> TableHeaderCell? {
        stage.window.firstView { (cell: TableHeaderCell) in cell.accessibilityLabel == title }
    }

    /// The frame of a view on screen, in points.
    func shownFrame(of view: UIView?) -> CGRect? {
        view.map { $0.bounds.applying($0.onScreenTransform) }
    }

    /// The titles of the columns from left to right.
    var titles: [String] {
        stage.window.views(of: TableHeaderCell.self).filter { $0.alpha > 0 }
            .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.accessibilityLabel)
    }

    /// The widths of the columns from left to right.
    var widths: [CGFloat] {
        stage.window.views(of: TableHeaderCell.self).filter { $0.alpha > 0 }
            .sorted { $0.frame.minX < $1.frame.minX }.map(\.frame.width)
    }

    /// The texts of the rows, from top to bottom and from left to right.
    var texts: [[String]] {
        let rows = list.map { list in list.rows.values.sorted { $0.entry < $1.entry }.compactMap(\.host.view) } ?? []
        return rows.map { row in
            row.views(of: UILabel.self)
                .sorted { (shownFrame(of: $0)?.midX ?? 0) < (shownFrame(of: $1)?.midX ?? 0) }.compactMap(\.text)
        }
    }

    func clickHeader(_ title: String) {
        stage.advance(by: 0.5)
        guard let frame = shownFrame(of: cell(title)) else { return }
        stage.click(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.advance(by: 0.5)
    }

    /// The location of the divider at the trailing edge of a column.
    func divider(_ title: String) -> CGPoint {
        let isRightToLeft = table?.isLaidOutRightToLeft == true
        let frame = shownFrame(of: cell(title)) ?? .zero
        return CGPoint(x: isRightToLeft ? frame.minX + 1 : frame.maxX - 1, y: frame.midY)
    }

    /// Moves the keyboard focus to the header of a column, as the Tab key and the arrow keys do.
    func focus(_ title: String) {
        for cell in stage.window.views(of: TableHeaderCell.self) where cell.canBecomeFocused {
            UIFocusSystem.focusSystem(for: cell)?.requestFocusUpdate(to: cell)
        }
        for key in [KeySymbol.left, KeySymbol.right] {
            for _ in 0..<3 where focused != title { stage.press(key) }
        }
    }

    /// The title of the header with the keyboard focus.
    var focused: String? {
        UIFocusSystem.focusSystem(for: stage.window)?.focusedItem?.accessibilityLabel
    }
}
