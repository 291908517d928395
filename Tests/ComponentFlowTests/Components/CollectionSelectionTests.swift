import Accessibility
import ComponentFlow
import ComponentFlowTesting
import Fuzzing
import Testing

@Observable
private final class PickedBooks {
    var books = Array(0..<9)
    var one: Int?
    var several: Set<Int> = []
    @ObservationIgnored var log: [String] = []

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }
}

/// Books in rows of three, in two sections.
private struct PickedBooksView: CompositeComponent {
    @Bindable var picked: PickedBooks
    let allowsSeveral: Bool

    var content: some Component<Empty> {
        let view = CollectionView(layout: rowsOfThree()) {
            Section { ForEach(picked.books.filter { $0 < 6 }, id: \.self) { Text("book \($0)") } }
            Section { ForEach(picked.books.filter { $0 >= 6 }, id: \.self) { Text("book \($0)") } }
        }
        .onActivate { (book: Int) in picked.log.append("activate \(book)") }
        return allowsSeveral ? view.selection($picked.several) : view.selection($picked.one)
    }
}

@MainActor private func rowsOfThree() -> UICollectionViewLayout {
    let height = NSCollectionLayoutDimension.absolute(50)
    let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
        subitem: item, count: 3)
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
}

@Suite("Selection in collection views") @MainActor
struct CollectionSelectionTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))
    private let picked = PickedBooks()

    private func show(several: Bool) {
        stage.show(PickedBooksView(picked: picked, allowsSeveral: several))
        stage.advance(by: 0.1)
    }

    /// Clicks on a place, after the time in which a click could be the second one of a double click.
    private func click(_ place: Int, _ modifiers: UIKeyModifierFlags = []) {
        stage.advance(by: 0.5)
        stage.holdModifiers(modifiers)
        clickAgain(place)
        stage.holdModifiers([])
    }

    private func clickAgain(_ place: Int) {
        stage.click(at: CGPoint(x: 50 + CGFloat(place % 3) * 100, y: 25 + CGFloat(place / 3) * 50))
        stage.advance(by: 0.05)
    }

    private func press(_ symbol: UInt32, _ modifiers: UIKeyModifierFlags = []) {
        stage.press(symbol, modifiers)
        stage.advance(by: 0.05)
    }

    private func pressControlA() {
        stage.holdModifiers(.control)
        stage.pressKey(symbol: 0x61, characters: "a")
        stage.holdModifiers([])
        stage.advance(by: 0.05)
    }

    private var view: UICollectionView? { stage.window.views(of: UICollectionView.self).first }

    /// The places of the cells that are displayed as selected.
    private var selectedPlaces: [IndexPath] {
        let paths = view?.indexPathsForVisibleItems ?? []
        return paths.filter { view?.cellForItem(at: $0)?.isSelected == true }.sorted()
    }

    // MARK: One cell

    @Test("A click selects a cell, and a click on another one selects that instead")
    func click() {
        show(several: false)
        click(1)
        #expect(picked.one == 1)
        click(5)
        #expect(picked.one == 5)
        #expect(selectedPlaces == [IndexPath(item: 5, section: 0)])
    }

    @Test("A Control-click on the selected cell deselects it")
    func controlClick() {
        show(several: false)
        click(1)
        click(1, .control)
        #expect(picked.one == nil)
        #expect(selectedPlaces == [])
    }

    @Test("The arrow keys select the adjacent cells after a click, also across sections")
    func arrows() {
        show(several: false)
        click(4)
        press(KeySymbol.right)
        #expect(picked.one == 5)
        press(KeySymbol.down)
        #expect(picked.one == 8)
        press(KeySymbol.left)
        #expect(picked.one == 7)
    }

    @Test("A selection that the program changes is displayed")
    func program() {
        picked.one = 2
        show(several: false)
        #expect(selectedPlaces == [IndexPath(item: 2, section: 0)])
        picked.one = 7
        stage.advance(by: 0.1)
        #expect(selectedPlaces == [IndexPath(item: 1, section: 1)])
        #expect(view?.indexPathsForSelectedItems == [IndexPath(item: 1, section: 1)])
    }

    @Test("The Tab key moves the focus to the selected cell")
    func tab() throws {
        picked.one = 4
        show(several: false)
        press(KeySymbol.tab)
        let item = UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? UICollectionViewCell
        let cell = try #require(item)
        #expect(view?.indexPath(for: cell) == IndexPath(item: 4, section: 0))
    }

    @Test("A selected cell that is removed from the data is deselected, and its neighbor is not selected")
    func removal() {
        show(several: false)
        click(4)
        picked.books.removeAll { $0 == 4 }
        stage.advance(by: 0.5)
        #expect(picked.one == nil)
        #expect(selectedPlaces == [])
    }

    @Test("A selected cell that other cells are inserted before stays selected")
    func insertion() {
        show(several: false)
        click(4)
        picked.books.insert(-1, at: 0)
        stage.advance(by: 0.5)
        #expect(picked.one == 4)
        #expect(selectedPlaces == [IndexPath(item: 5, section: 0)])
    }

    @Test("A selection that the binding rejects is not displayed")
    func rejection() {
        stage.show(
            CollectionView(layout: rowsOfThree()) {
                ForEach([1, 2], id: \.self) { Text("\($0)") }
            }
            .selection(.constant(Int?.none)))
        stage.advance(by: 0.1)
        clickAgain(0)
        #expect(selectedPlaces == [])
    }

    // MARK: Several cells

    @Test("Control-clicks select and deselect cells in addition to others")
    func toggling() {
        show(several: true)
        click(1)
        click(3, .control)
        click(7, .control)
        #expect(picked.several == [1, 3, 7])
        click(3, .control)
        #expect(picked.several == [1, 7])
        click(2)
        #expect(picked.several == [2])
    }

    @Test("A Shift-click selects all cells from the one that was clicked last, also across sections")
    func range() {
        show(several: true)
        click(4)
        click(7, .shift)
        #expect(picked.several == [4, 5, 6, 7])
        click(2, .shift)
        #expect(picked.several == [2, 3, 4])
    }

    @Test("Shift with the arrow keys extends the selection, and an arrow key alone replaces it")
    func extending() {
        show(several: true)
        click(1)
        press(KeySymbol.right, .shift)
        #expect(picked.several == [1, 2])
        press(KeySymbol.down, .shift)
        #expect(picked.several == [1, 2, 3, 4, 5])
        press(KeySymbol.left)
        #expect(picked.several == [4])
    }

    @Test("The Space key selects and deselects the cell with the focus")
    func space() {
        show(several: true)
        click(1)
        stage.pressKey(symbol: 0x20, characters: " ")
        #expect(picked.several == [])
        stage.pressKey(symbol: 0x20, characters: " ")
        #expect(picked.several == [1])
    }

    @Test("Control-A selects all cells of a selection of several, and nothing in one of a single cell")
    func all() {
        show(several: true)
        click(1)
        pressControlA()
        #expect(picked.several == Set(0..<9))
        #expect(selectedPlaces.count == 9)
        show(several: false)
        click(1)
        pressControlA()
        #expect(picked.one == 1)
    }

    @Test("Clicks select what a model of the selection selects", arguments: UInt64(1)...5)
    func model(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var (model, anchor): (Set<Int>, Int?) = ([], nil)
        show(several: true)
        for _ in 0..<12 {
            let place = Int.random(in: 0..<9, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                click(place)
                (model, anchor) = ([place], place)
            case 1:
                click(place, .control)
                model.formSymmetricDifference([place])
                anchor = place
            default:
                click(place, .shift)
                let start = anchor ?? place
                model = Set(min(start, place)...max(start, place))
                anchor = start
            }
            #expect(picked.several == model)
            #expect(Set(selectedPlaces.map { $0.section * 6 + $0.item }) == model)
        }
    }

    // MARK: Actions

    @Test("Return and a double click activate a cell")
    func activation() {
        show(several: false)
        click(2)
        #expect(picked.takeLog() == [])
        press(KeySymbol.enter)
        #expect(picked.takeLog() == ["activate 2"])
        click(4)
        #expect(picked.takeLog() == [])
        clickAgain(4)
        #expect(picked.takeLog() == ["activate 4"])
        #expect(picked.one == 4)
    }

    @Test("A swipe across a row of a section that is a list performs its first action")
    func swipe() {
        let picked = picked
        stage.show(
            CollectionView(
                layout: UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain))
            ) {
                ForEach([1, 2], id: \.self) { book in
                    Rectangle(color: .blue, width: 300, height: 40).swipeActions {
                        Button("Delete", role: .destructive) { picked.log.append("delete \(book)") }
                    }
                }
            }
            .selection(Bindable(picked).one))
        stage.advance(by: 0.1)
        stage.drag(from: CGPoint(x: 290, y: 20), to: CGPoint(x: 50, y: 20))
        stage.advance(by: 0.5)
        #expect(picked.log == ["delete 1"])
        #expect(picked.one == nil)
    }

    // MARK: Accessibility

    @Test("Assistive technologies see the selected cells, and select and deselect them", arguments: [false, true])
    func accessibility(isSeveral: Bool) throws {
        show(several: isSeveral)
        click(1)
        let view = try #require(view)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        var node = AccessibilityNode(id: .application, role: .group)
        cell.describe(&node)
        #expect(node.states.contains(.selectable))
        #expect(cell.accessibilityTraits.contains(.selected))
        #expect(view.selectedAccessibilityItems == [1])
        #expect(view.setAccessibilityItem(7, isSelected: true))
        #expect(isSeveral ? picked.several == [1, 7] : picked.one == 7)
        #expect(view.setAccessibilityItem(7, isSelected: false))
        #expect(isSeveral ? picked.several == [1] : picked.one == nil)
    }
}
