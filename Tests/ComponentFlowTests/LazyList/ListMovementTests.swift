import ComponentFlowTesting
import TestSupport
import Testing

@testable import ComponentFlow

/// Rows of 20 points that can be moved and, optionally, selected.
private struct MovableShelfList: CompositeComponent {
    @Bindable var shelf: ListedBooks
    var selects = false
    var rejects = false
    @Behavior var log: UpdateLog

    var content: some Component<Empty> {
        list.onMove { (books: [Int], target: Int?) in
            log.note("\(books) before \(target.map { "\($0)" } ?? "end")")
            guard !rejects else { return }
            shelf.books.removeAll(where: books.contains)
            let index = target.flatMap { shelf.books.firstIndex(of: $0) } ?? shelf.books.count
            shelf.books.insert(contentsOf: books, at: index)
        }
    }

    @MainActor private var list: LazyList<Empty> {
        selects
            ? LazyList(shelf.books, id: \.self, selection: $shelf.several) { Text("\($0)").frame(height: 20) }
            : LazyList(shelf.books, id: \.self) { Text("\($0)").frame(height: 20) }
    }
}

@Suite("Rows of a lazy list that the user moves") @MainActor
struct ListMovementTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))
    private let shelf = ListedBooks(0..<5)
    private let log = UpdateLog()

    private func show(selects: Bool = false, rejects: Bool = false) {
        stage.show(MovableShelfList(shelf: shelf, selects: selects, rejects: rejects, log: log))
    }

    private func y(_ row: Int) -> CGFloat {
        CGFloat(row) * 20 + 10
    }

    private func point(_ row: Int) -> CGPoint {
        CGPoint(x: 50, y: y(row))
    }

    /// Presses the pointer on a row and moves it to the center of another one.
    private func lift(_ row: Int, to target: Int) {
        stage.pressPointer(at: point(row))
        stage.movePointer(to: CGPoint(x: 50, y: y(row) + (target < row ? -11 : 11)))
        stage.movePointer(to: point(target))
        stage.advance(by: 0.5)
    }

    /// The vertical center of a row on screen, in points.
    private func shownY(_ text: String) -> CGFloat? {
        let label = stage.window.firstView { (label: UILabel) in label.text == text }
        return label.map { $0.bounds.applying($0.onScreenTransform).midY }
    }

    private func shownRows() -> [CGFloat?] {
        (0..<5).map { shownY("\($0)").map { ($0 * 10).rounded() / 10 } }
    }

    @Test("Dragging a row down and dropping it moves it behind the rows it has passed")
    func down() {
        show()
        lift(1, to: 3)
        stage.releasePointer(at: point(3))
        stage.advance(by: 0.5)
        #expect(log.take() == ["[1] before 4"])
        #expect(shelf.books == [0, 2, 3, 1, 4])
        #expect(shownRows() == [10, 70, 30, 50, 90])
    }

    @Test("Dragging a row up and dropping it moves it before the rows it has passed")
    func up() {
        show()
        lift(3, to: 0)
        stage.releasePointer(at: point(0))
        stage.advance(by: 0.5)
        #expect(log.take() == ["[3] before 0"])
        #expect(shelf.books == [3, 0, 1, 2, 4])
        #expect(shownRows() == [30, 50, 70, 10, 90])
    }

    @Test("A row that is dropped below the last one is placed at the end")
    func end() {
        show()
        lift(0, to: 4)
        stage.releasePointer(at: CGPoint(x: 50, y: 99))
        #expect(log.take() == ["[0] before end"])
    }

    @Test("A lifted row follows the pointer, the rows it has passed leave a gap, and the data is unchanged")
    func lifted() {
        show()
        lift(1, to: 3)
        #expect(shownRows() == [10, 70, 30, 50, 90])
        #expect(shelf.books == [0, 1, 2, 3, 4])
    }

    @Test("Escape returns the row to its place, whatever has the focus")
    func escape() {
        show()
        lift(1, to: 3)
        stage.pressKey(symbol: KeySymbol.escape)
        stage.advance(by: 0.5)
        #expect(shownRows() == [10, 30, 50, 70, 90])
        stage.releasePointer(at: point(3))
        #expect(log.take() == [])
    }

    @Test("A row that is dropped at its own place is not moved")
    func samePlace() {
        show()
        lift(1, to: 1)
        stage.releasePointer(at: point(1))
        stage.advance(by: 0.5)
        #expect(log.take() == [])
        #expect(shownRows() == [10, 30, 50, 70, 90])
    }

    @Test("A row that the program does not move returns to its place")
    func rejected() {
        show(rejects: true)
        lift(1, to: 3)
        stage.releasePointer(at: point(3))
        stage.advance(by: 0.5)
        #expect(log.take() == ["[1] before 4"])
        #expect(shownRows() == [10, 30, 50, 70, 90])
    }

    @Test("A dropped row moves smoothly from the pointer to its place")
    func settles() throws {
        show()
        lift(1, to: 3)
        stage.movePointer(to: CGPoint(x: 50, y: 65))
        stage.releasePointer(at: CGPoint(x: 50, y: 65))
        stage.advance(by: 0.1)
        let y = try #require(shownY("1"))
        #expect(y > 65)
        #expect(y < 70)
    }

    @Test("A finger that rests on a row lifts it")
    func finger() {
        show()
        stage.touchDown(at: point(1))
        stage.advance(by: 0.6)
        stage.touchMove(to: point(2))
        stage.touchMove(to: point(3))
        stage.touchUp()
        #expect(log.take() == ["[1] before 4"])
    }

    @Test("A horizontal drag does not lift a row")
    func horizontal() {
        show()
        stage.dragPointer(from: CGPoint(x: 10, y: y(1)), to: CGPoint(x: 90, y: y(1) + 5))
        #expect(log.take() == [])
    }

    @Test("A selected row takes along the other selected rows")
    func selected() {
        shelf.several = [0, 2]
        show(selects: true)
        lift(2, to: 4)
        stage.releasePointer(at: point(4))
        #expect(log.take() == ["[0, 2] before end"])
        #expect(shelf.books == [1, 3, 4, 0, 2])
    }

    @Test("A row that is not selected is moved alone")
    func notSelected() {
        shelf.several = [0, 2]
        show(selects: true)
        lift(1, to: 3)
        stage.releasePointer(at: point(3))
        #expect(log.take() == ["[1] before 4"])
    }

    @Test("The list scrolls while the lifted row is near its edge, and the row can be dropped there")
    func scrolls() {
        shelf.books = Array(0..<100)
        show()
        lift(1, to: 4)
        stage.movePointer(to: CGPoint(x: 50, y: 98))
        stage.advance(by: 3)
        let offset = stage.list?.contentOffset.y ?? 0
        #expect(offset > 200)
        stage.releasePointer(at: CGPoint(x: 50, y: 98))
        stage.advance(by: 0.5)
        let index = shelf.books.firstIndex(of: 1) ?? 0
        expectNear(CGFloat(index) * 20, offset + 78, within: 20)
        #expect(log.take().count == 1)
    }

    @Test("A row stays within its section")
    func sections() {
        let log = log
        stage.show(
            LazyList(sections: [
                LazyListSection<Empty>("First", [0, 1], id: \.self) { Text("\($0)").frame(height: 20) },
                LazyListSection<Empty>("Second", [2, 3], id: \.self) { Text("\($0)").frame(height: 20) },
            ])
            .onMove { (books: [Int], target: Int?) in log.note("\(books) before \(target.map { "\($0)" } ?? "end")") })
        let start = CGPoint(x: 50, y: shownY("0") ?? 0)
        stage.dragPointer(from: start, to: CGPoint(x: 50, y: 99))
        #expect(log.take() == ["[0] before end"])
    }

    @Test("A movement ends if the row is removed from the data, and continues if other rows change")
    func dataChanges() {
        show()
        lift(1, to: 3)
        shelf.books = [5, 0, 1, 2, 3, 4]
        stage.advance(by: 0.5)
        stage.releasePointer(at: point(3))
        #expect(log.take() == ["[1] before 3"])
        shelf.books = [0, 1, 2, 3, 4]
        stage.advance(by: 0.5)
        lift(1, to: 3)
        shelf.books = [0, 2, 3, 4]
        stage.advance(by: 0.5)
        stage.releasePointer(at: point(3))
        #expect(log.take() == [])
        #expect([0, 2, 3, 4].map { shownY("\($0)") } == [10, 30, 50, 70])
    }

    @Test("Replacing the list by one without onMove ends a movement")
    func replacedList() {
        show()
        lift(1, to: 3)
        stage.show(LazyList(shelf.books, id: \.self) { Text("\($0)").frame(height: 20) })
        stage.advance(by: 0.5)
        stage.releasePointer(at: point(3))
        #expect(shownRows() == [10, 30, 50, 70, 90])
        #expect(log.take() == [])
    }

    @Test("Assistive technologies move a row by one, and not beyond the ends")
    func actions() {
        show()
        let technology = AssistiveTechnology(on: stage)
        #expect(technology.customActions(of: "0") == ["Move Down"])
        #expect(technology.customActions(of: "2") == ["Move Up", "Move Down"])
        #expect(technology.customActions(of: "4") == ["Move Up"])
        #expect(technology.perform(named: "Move Down", on: "0"))
        #expect(shelf.books == [1, 0, 2, 3, 4])
        #expect(technology.customActions(of: "0") == ["Move Up", "Move Down"])
        #expect(technology.perform(named: "Move Up", on: "4"))
        #expect(shelf.books == [1, 0, 2, 4, 3])
    }

    @Test("A list that moves rows keeps the actions that a row specifies for itself")
    func actionsOfRow() throws {
        stage.show(LazyList(shelf.books, id: \.self) { LentBook(number: $0) }.onMove { (_: [Int], _: Int?) in })
        let technology = AssistiveTechnology(on: stage)
        let book = try #require(stage.window.firstView { (view: UIView) in view.accessibilityLabel == "Book 2" })
        #expect(book.accessibilityCustomActions?.map(\.name) == ["Lend"])
        #expect(technology.customActions(of: "Book 2")?.suffix(2) == ["Move Up", "Move Down"])
    }
}

/// A row whose view specifies an action.
private struct LentBook: Component {
    let number: Int

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Book \(number)"
        view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Lend") { _ in true }]
        return CGSize(width: availableSize.width, height: 20)
    }
}
