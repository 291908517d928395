import ComponentFlowTesting
import Testing

import ComponentFlow

/// A list that shows the books whose number contains the query.
private struct SearchableShelf: CompositeComponent {
    @Bindable var shelf: ListedBooks

    var content: some Component<Empty> {
        let matches = shelf.books.filter { shelf.query.isEmpty || "\($0)".contains(shelf.query) }
        return LazyList(matches, id: \.self, selection: $shelf.selected) { _ in
            Rectangle(color: .clear, height: 20)
        }
        .searchable(text: $shelf.query)
    }
}

@Suite("Search fields") @MainActor
struct SearchableTests {
    private let stage = Stage(size: CGSize(width: 200, height: 300))
    private let shelf = ListedBooks(0..<50)

    init() {
        stage.show(SearchableShelf(shelf: shelf))
    }

    private var field: UITextField? {
        stage.window.views(of: UITextField.self).first
    }

    private func find() {
        stage.holdModifiers(.control)
        stage.pressKey(symbol: 0x66, characters: "f")
        stage.holdModifiers([])
    }

    @Test("The content is below the field and takes the rest of the height")
    func layout() throws {
        let list = try #require(stage.list)
        let bottom = try #require(field?.frame.maxY)
        #expect(list.convert(list.bounds, to: nil).minY >= bottom)
        #expect(list.convert(list.bounds, to: nil).maxY == 300)
    }

    @Test("Control-F focuses the field, and what is typed is searched for")
    func typing() {
        find()
        #expect(field?.isFirstResponder == true)
        stage.type("4")
        #expect(shelf.query == "4")
        stage.advance(by: 0)
        #expect(stage.list?.contentSize.height == 280)
    }

    @Test("Escape clears the text")
    func escape() {
        find()
        stage.type("4")
        stage.press(KeySymbol.escape)
        #expect(shelf.query == "")
        #expect(field?.text == "")
    }

    @Test("The Down key moves from the field to the first match, and the Up key back")
    func arrows() {
        find()
        stage.type("4")
        stage.press(KeySymbol.down)
        #expect(shelf.selected == 4)
        stage.press(KeySymbol.down)
        #expect(shelf.selected == 14)
        stage.press(KeySymbol.up)
        #expect(field?.isFirstResponder == false)
        stage.press(KeySymbol.up)
        #expect(field?.isFirstResponder == true)
    }
}
