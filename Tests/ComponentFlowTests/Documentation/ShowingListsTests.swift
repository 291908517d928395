import ComponentFlow
import ComponentFlowTesting
import Testing

/// The code of the article "Showing lists", verbatim.
enum ShowingLists {
    struct Theme: Equatable {
        var accentColor: UIColor
    }

    struct Year: CompositeComponent {
        let text: String

        var content: some Component<Theme> {
            HStack { Text(text: text, font: .caption, color: environment[Theme.self].accentColor) }
        }
    }

    struct Book: Identifiable {
        let id: Int
        var title: String
        var year: String
    }

    @Observable final class Library {
        var books: [Book] = []
        var query = ""
        var selected: Book.ID?

        var matches: [Book] {
            books.filter { query.isEmpty || $0.title.lowercased().contains(query.lowercased()) }
        }
    }

    struct BookList: CompositeComponent {
        @Bindable var library: Library

        var content: some Component<Theme> {
            LazyList(library.matches, id: \.id, selection: $library.selected) { book in
                HStack {
                    Text(book.title)
                    Spacer()
                    Year(text: book.year)
                }
                .padding(8)
            }
            .separators(inset: 8)
            .emptyContent { Text("No books") }
            .searchable(text: $library.query, prompt: "Search books")
        }
    }

    struct Cover: Identifiable, Equatable {
        let id: Int
        var color: UIColor
    }

    struct CoverGrid: CompositeComponent {
        let covers: [Cover]
        @Behavior var open: (Cover.ID) -> Void

        var content: some Component<Empty> {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 96), spacing: 8)], spacing: 8) {
                    ForEach(covers) { cover in
                        Button {
                            open(cover.id)
                        } label: {
                            Rectangle(color: cover.color).aspectRatio(1)
                        }
                        .accessibilityLabel("Cover \(cover.id)")
                    }
                }
                .padding(8)
            }
        }
    }

    struct Shelf: Identifiable, Equatable {
        let id: String
        var covers: [Cover]
    }

    struct Shelves: CompositeComponent {
        let shelves: [Shelf]

        var content: some Component<Empty> {
            CollectionView(layout: layout) {
                ForEach(shelves) { shelf in
                    Section(shelf.id) {
                        ForEach(shelf.covers) { cover in Rectangle(color: cover.color).cornerRadius(6) }
                    }
                }
            }
        }

        @MainActor private var layout: UICollectionViewLayout {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(96), heightDimension: .absolute(96))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 8
            section.orthogonalScrollingBehavior = .continuous
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return UICollectionViewCompositionalLayout(section: section)
        }
    }

    struct BookTable: CompositeComponent {
        @Bindable var library: Library
        @Local var marked: Set<Book.ID> = []
        @Local var order = [KeyPathComparator(\Book.title)]
        @Binding var columns: TableColumnCustomization

        var content: some Component<Empty> {
            Table(library.books.sorted(using: order), selection: $marked, sortOrder: $order) {
                TableColumn("Title", value: \.title)
                TableColumn("Year", value: \.year)
                    .width(min: 40, ideal: 60, max: 100)
                    .alignment(.trailing)
            }
            .columnCustomization($columns)
            .alternatingRowBackgrounds()
            .rowContextMenu { (ids: Set<Book.ID>) in
                Button("Remove") { library.books.removeAll { ids.contains($0.id) } }
            }
        }
    }

    struct Folder: Identifiable, Equatable {
        let id: String
        var folders: [Folder]?
    }

    struct FolderList: CompositeComponent {
        let folders: [Folder]
        @Local var expanded: Set<Folder.ID> = []
        @Local var selected: Folder.ID?

        var content: some Component<Empty> {
            LazyList(folders, children: \.folders, expanded: $expanded) { folder in
                Text(folder.id)
            }
            .selection($selected)
        }
    }

    struct EditableBookList: CompositeComponent {
        @Bindable var library: Library
        @Local var marked: Set<Book.ID> = []
        @Behavior var open: (Book.ID) -> Void

        var content: some Component<Empty> {
            LazyList(library.books, id: \.id, selection: $marked) { book in
                Text(book.title)
            }
            .typeToSelect { (id: Book.ID) in library.books.first { $0.id == id }?.title ?? "" }
            .onActivate { (id: Book.ID) in open(id) }
            .onDelete { (ids: [Book.ID]) in library.books.removeAll { ids.contains($0.id) } }
        }
    }
}

@Suite @MainActor
struct ShowingListsTests {
    private let stage = Stage(size: CGSize(width: 300, height: 300))
    private let library = ShowingLists.Library()

    init() {
        library.books = ["Emma", "Ulysses", "Middlemarch"].enumerated().map {
            ShowingLists.Book(id: $0.offset, title: $0.element, year: "19\($0.offset)0")
        }
    }

    private func showBooks(_ color: UIColor = .red) {
        stage.show(ShowingLists.BookList(library: library), environment: { ShowingLists.Theme(accentColor: color) })
    }

    @Test("The list shows titles, and years in the color of the theme")
    func environment() {
        showBooks()
        let labels = stage.window.views(of: UILabel.self)
        #expect(labels.compactMap(\.text).contains("Ulysses"))
        #expect(labels.first { $0.text == "1910" }?.textColor == .red)
        showBooks(.green)
        #expect(labels.first { $0.text == "1910" }?.textColor == .green)
    }

    @Test("The list shows what was searched for, or that there are no books")
    func search() {
        showBooks()
        library.query = "em"
        stage.advance(by: 0)
        #expect(stage.window.shownTexts.contains("Emma"))
        #expect(!stage.window.shownTexts.contains("Ulysses"))
        library.query = "x"
        stage.advance(by: 0)
        #expect(stage.window.shownTexts.contains("No books"))
    }

    @Test("A tap on a cover in the grid opens it")
    func grid() {
        var opened: [Int] = []
        let covers = (0..<50).map { ShowingLists.Cover(id: $0, color: .systemTeal) }
        stage.show(ShowingLists.CoverGrid(covers: covers, open: { opened.append($0) }))
        stage.tap(at: CGPoint(x: 50, y: 50))
        stage.tap(at: CGPoint(x: 250, y: 50))
        #expect(opened == [0, 1])
    }

    @Test("Each shelf has a heading, and its covers are beside each other")
    func shelves() throws {
        let covers = (0..<10).map { ShowingLists.Cover(id: $0, color: .red) }
        stage.show(ShowingLists.Shelves(shelves: ["A", "B"].map { ShowingLists.Shelf(id: $0, covers: covers) }))
        stage.advance(by: 0.1)
        #expect(stage.elements.filter { $0.role == "heading" }.map(\.label) == ["A", "B"])
        let cells = stage.window.views(of: UICollectionViewCell.self)
        #expect(cells.prefix(2).map(\.frame.minX) == [0, 104])
    }

    @Test("Several books are selected, opened and deleted with keys")
    func keys() {
        var opened: [Int] = []
        stage.show(ShowingLists.EditableBookList(library: library, open: { opened.append($0) }))
        stage.click(at: CGPoint(x: 10, y: 5))
        stage.press(KeySymbol.enter)
        #expect(opened == [0])
        stage.type("m")
        stage.press(KeySymbol.delete)
        #expect(library.books.map(\.title) == ["Emma", "Ulysses"])
    }
}
