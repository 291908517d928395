import Fuzzing
import ComponentFlowTesting
import Render
import Testing

private final class RowState: UIState {
    var isTall = false
}

private final class RowProps: UIProps {
    var title = ""

    convenience init(_ title: String) {
        self.init()
        self.title = title
    }
}

private final class Row: UIComponent<RowState, RowProps> {
    override func render(context: UIContext) -> any UINodeProtocol {
        UINode<UIView> { [state] spec in
            spec.set(\.yoga.height, state.isTall ? 80 : 30)
            spec.set(\.yoga.padding, 5)
        }.children([
            UINode<UILabel> { [props] spec in spec.set(\.text, props.title) }
        ])
    }
}

private final class ListState: UIState {
    var titles: [String] = []
    var selected: String?
    var usesCollection = false
}

private final class Page: UIProplessComponent<ListState> {
    override func render(context: UIContext) -> any UINodeProtocol {
        let cells = state.titles.map { title in
            UIComponentCellDescriptor(Row.self, key: title, props: RowProps(title))
                .onSelect { [state] in state.selected = title }
                .onDelete { [unowned self] in remove(title) }
        }
        let list: any UINodeProtocol =
            state.usesCollection
            ? childComponent(
                UICollectionComponent.self, key: "collection",
                props: UICollectionProps(sections: [UIComponentSection(cells: cells)])
            ).asNode()
            : childComponent(UITableComponent.self, key: "table", props: UITableProps(cells: cells)).asNode()
        return UINode<UIView>().children([
            UINode<UIView> { spec in spec.set(\.yoga.height, 20) },
            list,
        ])
    }

    func remove(_ title: String) {
        state.titles.removeAll { $0 == title }
        setNeedsRender()
    }
}

private final class People: UIComponentTableViewController {
    var names = (0..<50).map { "\($0)" }
    var selected: [Int] = []

    override func renderCellDescriptors() -> [UIComponentCellDescriptor] {
        names.map { UIComponentCellDescriptor(component: context.component(Row.self, key: $0, props: RowProps($0))) }
    }

    override func didSelectRow(at indexPath: IndexPath) {
        selected.append(indexPath.row)
    }
}

private final class TitleRow: UIComponent<UINilState, UITableCellProps> {
    override func render(context: any UIContextProtocol) -> any UINodeProtocol {
        UINode<UILabel> { [props] spec in
            spec.set(\.text, props.title)
            spec.set(\.yoga.height, 30)
        }
    }
}

private final class Titles: UITableComponentViewController {
    var selected: [String] = []

    override func renderCellDescriptors() -> [UIComponentCellDescriptor] {
        ["a", "b"].map { title in
            let props = UITableCellProps(title: title) { [weak self] in self?.selected.append(title) }
            return UIComponentCellDescriptor(TitleRow.self, key: title, props: props)
        }
    }
}

@MainActor
@Suite("Component lists")
struct ListTests {
    private let stage = Stage(size: CGSize(width: 200, height: 320))
    private let context = UIContext()
    private let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 320))

    private func page(_ titles: [String], collection: Bool = false) -> Page {
        stage.show(canvas)
        let page = context.component(Page.self, key: "page")
        page.state.titles = titles
        page.state.usesCollection = collection
        page.setCanvas(view: canvas, options: [.useBoundsAsCanvasSize])
        page.setNeedsRender()
        stage.advance(by: 0)
        return page
    }

    private var table: UITableView? { canvas.subviews.first?.subviews.last as? UITableView }

    private func titles(_ cells: [UIView]) -> [String] {
        cells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { cell in
            label(in: cell)?.text
        }
    }

    private func label(in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text != nil { return label }
        return view.subviews.lazy.compactMap { self.label(in: $0) }.first
    }

    @Test("Selecting a row calls the closure of its props")
    func selectedProps() {
        let controller = Titles()
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 320)
        stage.show(controller.view)
        controller.render()
        stage.advance(by: 0)
        controller.didSelectRow(at: IndexPath(row: 1, section: 0))
        #expect(controller.selected == ["b"])
    }

    @Test("A component can describe itself with a context of any type")
    func anyContext() throws {
        let row = context.component(TitleRow.self, key: "row", props: UITableCellProps(title: "Title"))
        row.setCanvas(view: canvas)
        row.setNeedsRender()
        #expect(try #require(label(in: canvas)).text == "Title")
    }

    @Test("A component table fills the remaining space, sizes cells to their components, and reuses cells")
    func filling() throws {
        _ = page((0..<1000).map(String.init))
        let table = try #require(table)
        #expect(table.frame == CGRect(x: 0, y: 20, width: 200, height: 300))
        #expect(table.visibleCells.count == 10)
        #expect(table.visibleCells.allSatisfy { $0.frame.height == 30 })
        #expect(titles(table.visibleCells) == (0..<10).map(String.init))
        let first = Set(table.visibleCells.map(ObjectIdentifier.init))
        table.contentOffset.y = 3000
        stage.advance(by: 0)
        #expect(titles(table.visibleCells).contains("75"))
        #expect(table.visibleCells.filter { first.contains(ObjectIdentifier($0)) }.count >= 8)
    }

    @Test("Changed sections are applied as insertions, deletions and moves; other rows keep their cell and state")
    func changing() throws {
        let page = page((0..<40).map(String.init))
        let table = try #require(table)
        table.contentOffset.y = 300
        stage.advance(by: 0)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 12, section: 0)))
        let component = try #require((cell as? UITableComponentCell)?.component as? Row)
        page.state.titles.remove(at: 14)
        page.state.titles.swapAt(16, 17)
        page.state.titles.append("new")
        page.setNeedsRender()
        stage.advance(by: 1)
        #expect(table.contentOffset.y == 300)
        #expect(table.numberOfRows(inSection: 0) == 40)
        let same = table.cellForRow(at: IndexPath(row: 12, section: 0))
        #expect(same === cell)
        #expect((same as? UITableComponentCell)?.component === component)
        #expect(titles(table.visibleCells).prefix(7) == ["10", "11", "12", "13", "15", "16", "18"])
    }

    @Test("A row adjusts its height when its component becomes taller")
    func growing() throws {
        _ = page(["a", "b", "c"])
        let table = try #require(table)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? UITableComponentCell)
        let row = try #require(cell.component as? Row)
        row.state.isTall = true
        let reports = Diagnostics.record {
            row.setNeedsRender()
            stage.advance(by: 1)
        }
        #expect(reports.isEmpty)
        #expect(table.visibleCells.map(\.frame.height).sorted() == [30, 30, 80])
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 110)
    }

    @Test("The state of a removed row is discarded and not restored with the row")
    func stateGoes() throws {
        let page = page(["a", "b"])
        let table = try #require(table)
        let row = try #require((table.visibleCells.last as? UITableComponentCell)?.component as? Row)
        row.state.isTall = true
        page.remove("b")
        stage.advance(by: 1)
        page.state.titles = ["a", "b"]
        page.setNeedsRender()
        stage.advance(by: 1)
        #expect(table.visibleCells.map(\.frame.height) == [30, 30])
    }

    @Test("Selecting a row calls its closure and deselects the row")
    func selecting() throws {
        let page = page(["a", "b"])
        stage.tap(at: CGPoint(x: 50, y: 65))
        stage.advance(by: 0.5)
        #expect(page.state.selected == "b")
        #expect(table?.indexPathForSelectedRow == nil)
    }

    @Test("Two cells with the same key are reported, and one of them is displayed")
    func duplicates() throws {
        let reports = Diagnostics.record { _ = page(["a", "a", "b"]) }
        #expect(reports.map(\.rule) == ["render.duplicate-cell-key"])
        #expect(table?.numberOfRows(inSection: 0) == 2)
    }

    @Test("Random changes of a component table result in the requested rows", arguments: 0..<6)
    func randomChanges(seed: Int) throws {
        var generator = SeededRandom(seed: UInt64(seed))
        func random(_ limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &generator) }
        let page = page((0..<6).map(String.init))
        let table = try #require(table)
        for step in 0..<12 {
            var titles = page.state.titles
            for _ in 0..<random(4) where !titles.isEmpty { titles.remove(at: random(titles.count)) }
            for _ in 0..<random(4) { titles.insert("n\(step)-\(random(1_000_000))", at: random(titles.count + 1)) }
            for _ in 0..<random(3) where titles.count > 1 { titles.swapAt(random(titles.count), random(titles.count)) }
            page.state.titles = titles
            let reports = Diagnostics.record { page.setNeedsRender() }
            #expect(reports.isEmpty)
            stage.advance(by: 1)
            #expect(table.numberOfRows(inSection: 0) == titles.count)
            let visible = (table.indexPathsForVisibleRows ?? []).map(\.row)
            #expect(visible.map { titles[$0] } == self.titles(table.visibleCells))
        }
    }

    @Test("Collection cells have the size of their components and follow their keys")
    func collection() throws {
        let page = page(["a", "b", "c"], collection: true)
        stage.advance(by: 0.1)
        let collection = try #require(canvas.subviews.first?.subviews.last as? UICollectionView)
        #expect(collection.visibleCells.count == 3)
        #expect(collection.visibleCells.allSatisfy { $0.frame.height == 30 })
        page.state.titles = ["c", "a"]
        page.setNeedsRender()
        stage.advance(by: 1)
        let paths = collection.indexPathsForVisibleItems.sorted()
        #expect(paths.compactMap { collection.cellForItem(at: $0).flatMap { label(in: $0)?.text } } == ["c", "a"])
    }

    @Test("A table controller displays its cell descriptors, updates by key and reports the selection")
    func controller() throws {
        let people = People()
        stage.window.rootViewController = people
        stage.advance(by: 0.1)
        #expect(people.cellDescriptors.count == 50)
        #expect(titles(people.tableView.visibleCells).first == "0")
        people.names.removeFirst()
        people.reloadData()
        stage.advance(by: 1)
        #expect(titles(people.tableView.visibleCells).first == "1")
        stage.tap(at: CGPoint(x: 20, y: 45))
        stage.advance(by: 0.5)
        #expect(people.selected == [1])
    }

    @Test("Reversing the rows of a component table displays them in the reversed order")
    func difference() {
        let page = page(["a", "b", "c", "d"])
        page.state.titles = ["d", "c", "b", "a"]
        page.setNeedsRender()
        stage.advance(by: 1)
        #expect(table.map { titles($0.visibleCells) } == ["d", "c", "b", "a"])
    }
}
