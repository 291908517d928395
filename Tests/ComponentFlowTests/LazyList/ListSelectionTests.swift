import ComponentFlowTesting
import Fuzzing
import TestSupport
import Testing

@testable import ComponentFlow

@Suite("Selection in lists") @MainActor
struct ListSelectionTests {
    private let stage = Stage(size: CGSize(width: 100, height: 200))
    private let shelf = ListedBooks(0..<100)
    private let log = UpdateLog()

    private func showOne() {
        stage.show(ShelfList(shelf: shelf, log: log))
    }

    private func showSeveral() {
        stage.show(SeveralShelfList(shelf: shelf))
    }

    /// Whether the row of a book is visible completely.
    private func isVisible(_ book: Int) -> Bool {
        guard let list = stage.list as? LazyList<Empty>.View,
            let frame = list.rows[.row(ComponentIdentity(book))]?.frame
        else { return false }
        return frame.minY >= list.contentOffset.y && frame.maxY <= list.contentOffset.y + 200
    }

    @Test("The Tab key does not stop at an empty list", arguments: [0, 2])
    func emptyList(count: Int) {
        stage.show(
            VStack {
                LazyList(0..<count, id: \.self, selection: .constant(Int?.none)) { Text("\($0)") }
                    .frame(width: 100, height: 50)
                Button("Next") {}
            })
        stage.pressKey(symbol: 0xff09)
        let focused = stage.accessibilityOutline.first { $0.contains("focused") }
        #expect(focused?.contains("Next") == (count == 0))
    }

    // MARK: - One row

    @Test("A click selects a row")
    func click() {
        showOne()
        stage.clickRow(3)
        #expect(shelf.selected == 3)
        stage.clickRow(5)
        #expect(shelf.selected == 5)
    }

    @Test("A Control-click on the selected row deselects it")
    func deselect() {
        showOne()
        stage.clickRow(3)
        stage.clickRow(3, .control)
        #expect(shelf.selected == nil)
    }

    @Test("A selection whose ids do not have the type of the ids of the rows is reported once by each choice")
    func idType() {
        func show(_ list: (LazyList<Empty>) -> LazyList<Empty>) {
            stage.show(list(LazyList([1, 2], id: \.self) { _ in Rectangle(color: .clear, height: 20) }))
        }
        show { $0.selection(.constant(String?.none)) }
        #expect(Diagnostics.record { stage.clickRow(0) }.map(\.rule) == ["lazy-list.id-type"])
        show { $0.selection(.constant(Set<String>())) }
        let reports = Diagnostics.record {
            stage.clickRow(0)
            stage.holdModifiers(.control)
            stage.pressKey(symbol: 0x61, characters: "a")
            stage.holdModifiers([])
        }
        #expect(reports.map(\.rule) == ["lazy-list.id-type", "lazy-list.id-type"])
    }

    @Test("A click below the rows deselects the selected one, without modifier keys", arguments: [true, false])
    func emptySpace(withControl: Bool) {
        shelf.books = Array(0..<3)
        showOne()
        stage.clickRow(1)
        stage.clickRow(6, withControl ? .control : [])
        #expect(shelf.selected == (withControl ? 1 : nil))
    }

    @Test("Alt with the Up and Down keys moves the selected rows within the data")
    func move() {
        shelf.books = Array(0..<5)
        shelf.several = [1, 2]
        showSeveral()
        stage.clickRow(1)
        stage.clickRow(2, .shift)
        stage.press(KeySymbol.down, .alternate)
        #expect(shelf.books == [0, 3, 1, 2, 4])
        stage.press(KeySymbol.down, .alternate)
        stage.press(KeySymbol.down, .alternate)
        #expect(shelf.books == [0, 3, 4, 1, 2])
        stage.press(KeySymbol.up, .alternate)
        #expect(shelf.books == [0, 3, 1, 2, 4])
        #expect(shelf.several == [1, 2])
    }

    @Test("Arrow keys move the selection and stop at the ends")
    func arrows() {
        showOne()
        stage.clickRow(1)
        stage.press(KeySymbol.down)
        #expect(shelf.selected == 2)
        for _ in 0..<5 { stage.press(KeySymbol.up) }
        #expect(shelf.selected == 0)
    }

    @Test("Home, End and the page keys move the selection, which stays visible")
    func jumps() {
        showOne()
        stage.clickRow(0)
        stage.press(KeySymbol.end)
        #expect(shelf.selected == 99)
        #expect(isVisible(99))
        stage.press(KeySymbol.pageUp)
        #expect(shelf.selected == 90)
        #expect(isVisible(90))
        stage.press(KeySymbol.home)
        #expect(shelf.selected == 0)
        #expect(isVisible(0))
        stage.press(KeySymbol.pageDown)
        #expect(shelf.selected == 9)
        #expect(isVisible(9))
    }

    @Test("A key scrolls the selected row to the nearest edge only")
    func nearestEdge() {
        showOne()
        stage.clickRow(8)
        stage.press(KeySymbol.down)
        #expect(stage.list?.contentOffset.y == 0)
        stage.press(KeySymbol.down)
        #expect(stage.list?.contentOffset.y == 20)
        stage.press(KeySymbol.up)
        #expect(stage.list?.contentOffset.y == 20)
    }

    @Test("Keys continue from a selection that is set by the program")
    func setByProgram() {
        showOne()
        stage.clickRow(0)
        shelf.selected = 6
        stage.advance(by: 0)
        stage.press(KeySymbol.down)
        #expect(shelf.selected == 7)
    }

    @Test("Return and a double click activate a row")
    func activation() {
        showOne()
        stage.clickRow(2)
        stage.press(KeySymbol.enter)
        #expect(log.take() == ["activate 2"])
        stage.clickRow(4)
        #expect(log.take() == [])
        stage.click(at: CGPoint(x: 50, y: 90))
        #expect(log.take() == ["activate 4"])
    }

    @Test("Two quick clicks on different rows activate none")
    func twoRows() {
        showOne()
        stage.clickRow(2)
        stage.click(at: CGPoint(x: 50, y: 70))
        #expect(log.entries == [])
        #expect(shelf.selected == 3)
    }

    @Test("Delete removes the selected row, and the next key continues in its place")
    func delete() {
        showOne()
        stage.clickRow(2)
        stage.press(KeySymbol.delete)
        stage.advance(by: 0.1)
        #expect(!shelf.books.contains(2))
        #expect(shelf.selected == nil)
        stage.press(KeySymbol.down)
        #expect(shelf.selected == 3)
    }

    @Test("Typing selects the next row whose text begins with what was typed")
    func typing() {
        showOne()
        stage.clickRow(0)
        stage.type("book 42")
        #expect(shelf.selected == 42)
        #expect(isVisible(42))
        stage.advance(by: 2)
        stage.type("BOOK 7")
        #expect(shelf.selected == 70)
    }

    @Test("Typing the same letter again selects the next row that begins with it")
    func sameLetter() {
        showOne()
        stage.clickRow(0)
        stage.type("bb")
        #expect(shelf.selected == 2)
    }

    // MARK: - Several rows

    @Test("Control-click toggles rows, and Shift-click selects a range")
    func severalByClick() {
        showSeveral()
        stage.clickRow(1)
        stage.clickRow(4, .control)
        #expect(shelf.several == [1, 4])
        stage.clickRow(1, .control)
        #expect(shelf.several == [4])
        stage.clickRow(4)
        stage.clickRow(6, .shift)
        #expect(shelf.several == [4, 5, 6])
        stage.clickRow(2, .shift)
        #expect(shelf.several == [2, 3, 4])
    }

    @Test("Shift with a key extends and reduces the selection")
    func severalByKeys() {
        showSeveral()
        stage.clickRow(5)
        stage.press(KeySymbol.down, .shift)
        stage.press(KeySymbol.down, .shift)
        #expect(shelf.several == [5, 6, 7])
        for _ in 0..<3 { stage.press(KeySymbol.up, .shift) }
        #expect(shelf.several == [4, 5])
        stage.press(KeySymbol.home, .shift)
        #expect(shelf.several == [0, 1, 2, 3, 4, 5])
        stage.press(KeySymbol.down)
        #expect(shelf.several == [1])
    }

    @Test("Control-A selects all rows, and Delete removes them")
    func selectAll() {
        showSeveral()
        stage.clickRow(0)
        stage.holdModifiers(.control)
        stage.pressKey(symbol: 0x61, characters: "a")
        stage.holdModifiers([])
        #expect(shelf.several == Set(0..<100))
        stage.press(KeySymbol.delete)
        stage.advance(by: 0.1)
        #expect(shelf.books.isEmpty)
        #expect(shelf.several.isEmpty)
    }

    @Test("A selected row that is not in the data yet remains selected until it has been there")
    func laterData() {
        shelf.selected = 200
        showOne()
        stage.advance(by: 0.1)
        #expect(shelf.selected == 200)
        shelf.books.append(200)
        stage.advance(by: 0.1)
        shelf.books.removeLast()
        stage.advance(by: 0.1)
        #expect(shelf.selected == nil)
    }

    @Test("Headers are not selected", arguments: [KeySymbol.down, KeySymbol.end])
    func headers(key: UInt32) {
        let selection = Binding(get: { shelf.selected }, set: { shelf.selected = $0 })
        let sections = [
            LazyListSection<Empty>("First", [0], id: \.self) { _ in Rectangle(color: .clear, height: 20) },
            LazyListSection<Empty>("Second", [1], id: \.self) { _ in Rectangle(color: .clear, height: 20) },
        ]
        stage.show(LazyList(sections: sections).selection(selection))
        stage.window.firstSelectableList?.focusSelection()
        #expect(shelf.selected == 0)
        stage.press(key)
        #expect(shelf.selected == 1)
    }

    @Test("Rows of one section are moved by keys, and those of several sections are not")
    func moveInSections() {
        let (log, shelf) = (log, shelf)
        let selection = Binding(get: { shelf.several }, set: { shelf.several = $0 })
        let sections = [
            LazyListSection<Empty>("First", [0, 1], id: \.self) { _ in Rectangle(color: .clear, height: 20) },
            LazyListSection<Empty>("Second", [2, 3], id: \.self) { _ in Rectangle(color: .clear, height: 20) },
        ]
        stage.show(
            LazyList(sections: sections).selection(selection).onMove { (books: [Int], target: Int?) in
                log.note("\(books) before \(target.map { "\($0)" } ?? "end")")
            })
        stage.window.firstSelectableList?.focusSelection()
        shelf.several = [1, 2]
        stage.press(KeySymbol.up, .alternate)
        stage.press(KeySymbol.down, .alternate)
        #expect(log.take() == [])
        shelf.several = [2]
        stage.press(KeySymbol.up, .alternate)
        stage.press(KeySymbol.down, .alternate)
        #expect(log.take() == ["[2] before end"])
    }

    // MARK: - Focus and appearance

    private func color(ofRow index: Int) throws -> Pixels.Pixel {
        let image = try #require(stage.image())
        return Pixels(image)[50, index * 20 + 10]
    }

    @Test("A selected row has another background than the others", arguments: [UIUserInterfaceStyle.light, .dark])
    func background(style: UIUserInterfaceStyle) throws {
        stage.setStyle(style)
        showOne()
        stage.clickRow(3)
        #expect(try color(ofRow: 3) != color(ofRow: 4))
        stage.press(KeySymbol.down)
        #expect(try color(ofRow: 3) == color(ofRow: 5))
    }

    @Test("The background of a selected row is gray without keyboard focus and in an inactive window")
    func inactive() throws {
        // Another test may have made its window the key window.
        stage.setHasKeyboard(false)
        stage.setHasKeyboard(true)
        showOne()
        stage.clickRow(3)
        let active = try color(ofRow: 3)
        #expect(active.blue > active.red)
        stage.setHasKeyboard(false)
        let inactive = try color(ofRow: 3)
        expectNear(inactive.blue, inactive.red, within: 12)
        stage.setHasKeyboard(true)
        #expect(try color(ofRow: 3) == active)
        stage.window.endEditing(true)
        #expect(try color(ofRow: 3) == inactive)
    }

    @Test("Tab moves the focus into the list, whose first row the Down key selects")
    func tab() {
        showOne()
        stage.pressKey(symbol: 0xff09, characters: "\t")
        stage.press(KeySymbol.down)
        #expect(shelf.selected == 0)
    }

    // MARK: - Menus

    private func showMenus() {
        let (shelf, log) = (shelf, log)
        let selection = Binding(get: { shelf.selected }, set: { shelf.selected = $0 })
        let list = LazyList<Empty>(shelf.books, id: \.self, selection: selection) { book in
            Rectangle(color: .clear, height: 20).contextMenu {
                [UIAction(title: "Open") { _ in log.note("open \(book), selected \(shelf.selected ?? -1)") }]
            }
        }
        stage.show(list)
    }

    @Test("A secondary click selects the row whose menu opens")
    func secondaryClick() {
        showMenus()
        stage.clickRow(1)
        stage.clickRow(3, button: 3)
        #expect(shelf.selected == 3)
        stage.press(KeySymbol.down)
        stage.press(KeySymbol.enter)
        #expect(log.entries == ["open 3, selected 3"])
    }

    @Test("The Menu key opens the menu of the selected row")
    func menuKey() {
        showMenus()
        stage.clickRow(2)
        stage.press(KeySymbol.menu)
        stage.press(KeySymbol.enter)
        #expect(log.entries == ["open 2, selected 2"])
    }

    // MARK: - Random sequences

    @Test(
        "After random keys, clicks and changes the selection is in the data and visible after an arrow key",
        arguments: 1...(isDebugBuild ? 3 : 12) as ClosedRange<UInt64>)
    func random(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let all: [UIKeyModifierFlags] = [[], [], .shift, .control]
        showSeveral()
        stage.clickRow(0)
        for step in 0..<120 {
            let modifiers = all[Int.random(in: 0..<4, using: &random)]
            var arrow = false
            switch Int.random(in: 0..<8, using: &random) {
            case 0...2:
                stage.press([KeySymbol.up, KeySymbol.down][Int.random(in: 0..<2, using: &random)])
                arrow = true
            case 3:
                let keys = [KeySymbol.home, KeySymbol.end, KeySymbol.pageUp, KeySymbol.pageDown]
                stage.press(keys[Int.random(in: 0..<4, using: &random)], modifiers.intersection(.shift))
            case 4:
                let first = Int((stage.list?.contentOffset.y ?? 0) / 20)
                stage.clickRow(first + Int.random(in: 1..<9, using: &random), modifiers)
            case 5: shelf.books.removeAll { _ in Int.random(in: 0..<10, using: &random) == 0 }
            case 6: shelf.books.insert(1000 + step, at: Int.random(in: 0...shelf.books.count, using: &random))
            default: shelf.books.shuffle(using: &random)
            }
            stage.advance(by: 0.1)
            #expect(shelf.several.isSubset(of: shelf.books), "step \(step)")
            guard arrow else { continue }
            #expect(shelf.several.count == 1, "step \(step)")
            #expect(shelf.several.allSatisfy { isVisible($0) }, "step \(step)")
        }
    }
}
