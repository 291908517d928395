import Accessibility
import ComponentFlow
import ComponentFlowTesting
import TestSupport
import Testing

private struct NumberShelf: Identifiable, Equatable {
    let id: Int
    var books: [Int]
}

/// A button with a local count in its title.
private struct CountingBook: CompositeComponent {
    let id: Int
    @Local var count = 0

    var content: some Component<Empty> {
        Button("\(id): \(count)") { count += 1 }
    }
}

@Observable
private final class Titles {
    var suffix = "a"
}

private struct Named: Component {
    typealias EnvironmentType = String

    func update(
        view: UIView, availableSize: CGSize, state: EmptyComponentState, environment: Environment<String>,
        transition: ComponentTransition
    ) -> CGSize {
        view.accessibilityIdentifier = environment[String.self].value
        return CGSize(width: 10, height: 10)
    }
}

@Suite("Collection views") @MainActor
struct CollectionViewTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))
    private let log = UpdateLog()

    private static func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    /// A layout of rows with a number of cells.
    private static func rows(
        of count: Int, height: NSCollectionLayoutDimension = .absolute(50), hasHeaders: Bool = false,
        isOrthogonal: Bool = false
    ) -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / CGFloat(count)), height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), height), subitem: item, count: count)
        let section = NSCollectionLayoutSection(group: group)
        if isOrthogonal { section.orthogonalScrollingBehavior = .continuous }
        if hasHeaders {
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(.fractionalWidth(1), .estimated(10)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
        }
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func show(
        _ shelves: [NumberShelf], transition: ComponentTransition = .immediate,
        layout: @escaping @MainActor @autoclosure () -> UICollectionViewLayout = rows(of: 3)
    ) {
        stage.show(
            CollectionView(layout: layout()) {
                ForEach(shelves) { shelf in
                    Section("Shelf \(shelf.id)") {
                        ForEach(shelf.books, id: \.self) { id in CountingBook(id: id) }
                    }
                }
            }, transition: transition)
        stage.advance(by: 0.1)
    }

    private var view: UICollectionView? { stage.window.views(of: UICollectionView.self).first }

    /// The titles of the visible books, by the positions of their cells.
    private var titles: [String] { stage.elements.filter { $0.role == "button" }.map(\.label) }

    // MARK: Cells

    @Test("The cells of all sections are shown in the places of the layout")
    func places() throws {
        show([NumberShelf(id: 0, books: [1, 2, 3, 4]), NumberShelf(id: 1, books: [5])])
        #expect(view?.visibleCells.count == 5)
        #expect(try stage.element("4: 0").frame.midY == 75)
        #expect(try stage.element("5: 0").frame.midY == 125)
    }

    @Test("A component is in the center of its cell")
    func center() throws {
        show([NumberShelf(id: 0, books: [1, 2, 3])])
        try expectNear(stage.element("2: 0").frame.midX, 150, within: 1)
    }

    @Test("Of many elements, only those with visible cells are described")
    func laziness() {
        stage.show(
            CollectionView(layout: Self.rows(of: 1)) {
                ForEach(Array(0..<10_000), id: \.self) { id in Probe(name: "\(id)", log: log) }
            })
        stage.advance(by: 0.1)
        #expect(Set(log.take()).count < 20)
    }

    @Test("Cells of a layout that estimates heights have the heights of their components")
    func selfSizing() {
        stage.show(
            CollectionView(layout: Self.rows(of: 1, height: .estimated(20))) {
                Rectangle(color: .red, width: 20, height: 70)
                Rectangle(color: .red, width: 20, height: 35)
            })
        stage.advance(by: 0.1)
        #expect(view?.visibleCells.map(\.frame.height) == [70, 35])
    }

    @Test("The headers of sections are shown where the layout has boundary items for them")
    func headers() {
        show(
            [NumberShelf(id: 0, books: [1]), NumberShelf(id: 1, books: [2])], layout: Self.rows(of: 1, hasHeaders: true)
        )
        let headings = stage.elements.filter { $0.role == "heading" }.map(\.label)
        #expect(headings == ["Shelf 0", "Shelf 1"])
    }

    @Test("A drag scrolls a section that scrolls on its own")
    func orthogonal() throws {
        show([NumberShelf(id: 0, books: Array(0..<20))], layout: Self.rows(of: 3, isOrthogonal: true))
        let before = try stage.element("2: 0").frame.minX
        stage.drag(from: CGPoint(x: 250, y: 25), to: CGPoint(x: 170, y: 25))
        stage.settle()
        #expect(try stage.element("2: 0").frame.minX < before - 40)
    }

    // MARK: Changes

    @Test("Inserted and removed elements insert and remove cells, and the others keep their state")
    func changes() throws {
        show([NumberShelf(id: 0, books: [1, 2, 3])])
        try stage.tap("2: 0")
        show([NumberShelf(id: 0, books: [4, 3, 2])])
        #expect(titles == ["4: 0", "3: 0", "2: 1"])
    }

    @Test("A change with a transition animates the cells")
    func animation() {
        show([NumberShelf(id: 0, books: [1, 2])])
        show([NumberShelf(id: 0, books: [2])], transition: .spring(duration: 0.3))
        #expect(stage.isMoving)
        stage.settle()
        #expect(titles == ["2: 0"])
    }

    @Test("A changed element updates its cell")
    func changedComponent() {
        for value in 0...1 {
            stage.show(
                CollectionView(layout: Self.rows(of: 1)) { Probe(name: "a", value: value, log: log).id(1) })
            stage.advance(by: 0.1)
            #expect(!log.take().isEmpty)
        }
    }

    @Test("A cell is updated when a model changes that its description has read")
    func model() {
        let model = Titles()
        stage.show(
            CollectionView(layout: Self.rows(of: 1)) {
                ForEach([1, 2], id: \.self) { id in Text("\(id)\(model.suffix)") }
            })
        stage.advance(by: 0.1)
        model.suffix = "b"
        stage.advance(by: 0.1)
        #expect(stage.contains("2b"))
    }

    @Test("An event calls the closure of the last update, even if the cells are equal")
    func currentClosure() throws {
        for name in ["first", "second"] {
            stage.show(
                CollectionView(layout: Self.rows(of: 1)) {
                    ForEach([1], id: \.self) { _ in Button("Press") { log.note(name) } }
                })
            stage.advance(by: 0.1)
        }
        try stage.tap("Press")
        #expect(log.take() == ["second"])
    }

    @Test("A layout is created again when the value changes on which it depends")
    func layoutDependency() throws {
        for columns in [1, 3] {
            stage.show(
                CollectionView(layout: Self.rows(of: columns), dependingOn: columns) {
                    ForEach([1, 2, 3], id: \.self) { id in CountingBook(id: id) }
                })
            stage.advance(by: 0.1)
        }
        #expect(try stage.element("3: 0").frame.midY == 25)
    }

    @Test("The same layout is kept while the value does not change on which it depends")
    func keptLayout() throws {
        show([NumberShelf(id: 0, books: [1])])
        let layout = try #require(view?.collectionViewLayout)
        show([NumberShelf(id: 0, books: [1, 2])])
        #expect(view?.collectionViewLayout === layout)
    }

    @Test("An id that occurs twice is reported, and only its first cell is shown")
    func duplicates() {
        let diagnostics = Diagnostics.record { show([NumberShelf(id: 0, books: [1, 1, 2])]) }
        #expect(diagnostics.map(\.rule) == ["component.duplicate-id"])
        #expect(titles == ["1: 0", "2: 0"])
    }

    // MARK: Surroundings

    @Test("Components in cells have the environment of the collection view")
    func environment() {
        for name in ["first", "second"] {
            stage.show(
                CollectionView<String>(layout: Self.rows(of: 1)) {
                    ForEach([1], id: \.self) { _ in Named() }
                }, environment: { name })
            stage.advance(by: 0.1)
        }
        #expect(stage.window.views(of: UIView.self).contains { $0.accessibilityIdentifier == "second" })
    }

    @Test("Controls in the cells of a disabled collection view are disabled")
    func disabled() {
        stage.show(CollectionView(layout: Self.rows(of: 1)) { CountingBook(id: 1) }.disabled())
        stage.advance(by: 0.1)
        #expect(stage.elements.first { $0.role == "button" }?.isEnabled == false)
    }

    @Test("The arrow keys move the focus from a control to the one in the adjacent cell")
    func arrowKeys() {
        show([NumberShelf(id: 0, books: [1, 2, 3, 4])])
        stage.press(KeySymbol.tab)
        for key in [KeySymbol.down, KeySymbol.up, KeySymbol.right] { stage.press(key) }
        stage.advance(by: 0.1)
        #expect(stage.elements.first(where: \.isFocused)?.label == "2: 0")
    }

    @Test("A cell is an item of a list with its position, and cannot be selected")
    func accessibility() throws {
        show([NumberShelf(id: 0, books: [1, 2])])
        let cell = try #require(view?.visibleCells.last)
        var node = AccessibilityNode(id: .application, role: .group)
        cell.describe(&node)
        #expect(node.role == .listItem)
        #expect(node.placement?.index == 1)
        #expect(!node.states.contains(.selectable))
    }
}
