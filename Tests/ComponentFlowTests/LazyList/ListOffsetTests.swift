import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

/// Rows of 20 points that are deleted and moved by their offsets.
private struct OffsetShelfList: CompositeComponent {
    @Bindable var shelf: ListedBooks
    var isEditable = true

    var content: some Component<Empty> {
        LazyList(shelf.books, id: \.self, selection: $shelf.several) { Text("\($0)").frame(height: 20) }
            .onDelete(perform: isEditable ? { shelf.books.remove(atOffsets: $0) } : nil)
            .onMove { shelf.books.move(fromOffsets: $0, toOffset: $1) }
    }
}

@Suite("Rows that are deleted and moved by their offsets") @MainActor
struct ListOffsetTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200))
    private let shelf = ListedBooks(0..<5)
    private let log = UpdateLog()

    private func swipe(row: Int, to end: CGFloat) {
        let y = CGFloat(row) * 20 + 10
        stage.drag(from: CGPoint(x: 290, y: y), to: CGPoint(x: end, y: y))
        stage.advance(by: 0.5)
    }

    @Test("Delete deletes the selected rows at their offsets")
    func key() {
        stage.show(OffsetShelfList(shelf: shelf))
        stage.clickRow(1)
        stage.clickRow(3, .control)
        stage.press(KeySymbol.delete)
        #expect(shelf.books == [0, 2, 4])
    }

    @Test("A swipe across most of a row deletes it")
    func fullSwipe() {
        stage.show(OffsetShelfList(shelf: shelf))
        swipe(row: 2, to: 30)
        #expect(shelf.books == [0, 1, 3, 4])
    }

    @Test("A short swipe reveals a button at the trailing edge of the list, which deletes the row")
    func button() {
        stage.show(OffsetShelfList(shelf: shelf))
        swipe(row: 2, to: 200)
        #expect(shelf.books == [0, 1, 2, 3, 4])
        stage.tap(at: CGPoint(x: 280, y: 50))
        stage.advance(by: 0.5)
        #expect(shelf.books == [0, 1, 3, 4])
    }

    @Test("Rows of a list without an action cannot be swiped")
    func notEditable() {
        stage.show(OffsetShelfList(shelf: shelf, isEditable: false))
        swipe(row: 2, to: 30)
        #expect(shelf.books == [0, 1, 2, 3, 4])
    }

    /// A list with an action for deletion whose rows have swipe actions of their own at the leading edge.
    private var archive: LazyList<Empty> {
        LazyList<Empty>(0..<5, id: \.self) { [log] number in
            Text("\(number)").frame(maxWidth: .infinity, minHeight: 20, maxHeight: 20)
                .swipeActions(edge: .leading) { Button("Archive") { log.note("archive \(number)") } }
        }
        .onDelete { [log] (offsets: IndexSet) in log.note("delete \(Array(offsets))") }
    }

    @Test("A row with swipe actions of its own is not deleted by a swipe")
    func ownActions() {
        stage.show(archive)
        swipe(row: 2, to: 30)
        #expect(log.take() == [])
        stage.drag(from: CGPoint(x: 10, y: 50), to: CGPoint(x: 270, y: 50))
        stage.advance(by: 0.5)
        #expect(log.take() == ["archive 2"])
    }

    @Test("The context menu of a row with swipe actions of its own contains only those")
    func ownActionsInMenu() {
        stage.show(archive)
        stage.click(at: CGPoint(x: 50, y: 50), button: 3)
        // The last row.
        stage.press(KeySymbol.up)
        stage.press(KeySymbol.enter)
        #expect(log.take() == ["archive 2"])
    }

    @Test("Assistive technologies offer no deletion of a row with swipe actions of its own")
    func ownActionsForTechnologies() {
        stage.show(archive)
        #expect(AssistiveTechnology(on: stage).customActions(of: "0")?.contains("Delete") != true)
    }

    @Test("Assistive technologies delete a row")
    func accessibility() {
        stage.show(OffsetShelfList(shelf: shelf))
        let technology = AssistiveTechnology(on: stage)
        #expect(technology.customActions(of: "0")?.contains("Delete") == true)
        #expect(technology.perform(named: "Delete", on: "3"))
        #expect(shelf.books == [0, 1, 2, 4])
    }

    @Test("Assistive technologies delete a row of a list whose action is called with ids")
    func accessibilityWithIDs() {
        stage.show(
            LazyList(shelf.books, id: \.self) { Text("\($0)").frame(height: 20) }
                .onDelete { (books: [Int]) in log.note("delete \(books)") })
        let technology = AssistiveTechnology(on: stage)
        #expect(technology.customActions(of: "0") == ["Delete"])
        #expect(technology.perform(named: "Delete", on: "3"))
        #expect(log.take() == ["delete [3]"])
    }

    @Test("Moved rows are reported by the offset before which they are placed")
    func moving() {
        stage.show(OffsetShelfList(shelf: shelf))
        let technology = AssistiveTechnology(on: stage)
        #expect(technology.perform(named: "Move Down", on: "3"))
        #expect(shelf.books == [0, 1, 2, 4, 3])
        #expect(technology.perform(named: "Move Up", on: "1"))
        #expect(shelf.books == [1, 0, 2, 4, 3])
    }

    @Test("In several sections offsets count the rows of all sections")
    func sections() {
        let sections = [
            LazyListSection(id: "a", rows: [0, 1], idOfRow: { $0 }) { Text("\($0)").frame(height: 20) },
            LazyListSection(id: "b", rows: [2, 3, 4], idOfRow: { $0 }) { Text("\($0)").frame(height: 20) },
        ]
        stage.show(
            LazyList<Empty>(sections: sections)
                .onDelete { offsets in log.note("delete \(Array(offsets))") }
                .onMove { source, destination in log.note("\(Array(source)) to \(destination)") })
        let technology = AssistiveTechnology(on: stage)
        #expect(technology.perform(named: "Delete", on: "3"))
        #expect(technology.perform(named: "Move Down", on: "0"))
        #expect(technology.perform(named: "Move Up", on: "3"))
        #expect(log.take() == ["delete [3]", "[0] to 2", "[3] to 2"])
    }

    // MARK: Collections

    @Test("Elements are removed at offsets, and greater offsets are ignored")
    func removing() {
        var letters = Array("abcde")
        letters.remove(atOffsets: [0, 3, 9])
        #expect(String(letters) == "bce")
    }

    @Test(
        "Elements are moved before the element at an offset, in their order",
        arguments: [(0, "bdace"), (2, "abdce"), (3, "acbde"), (5, "acebd")])
    func moves(destination: Int, expected: String) {
        var letters = Array("abcde")
        letters.move(fromOffsets: [1, 3], toOffset: destination)
        #expect(String(letters) == expected)
    }
}
