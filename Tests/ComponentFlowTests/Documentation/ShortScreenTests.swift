import ComponentFlow
import ComponentFlowTesting
import Synchronization
import Testing

/// A list screen written as a SwiftUI developer writes it.
private enum ShortScreen {
    struct Theme: Equatable {}

    struct Book: Identifiable, Equatable {
        let id: Int
        var title: String
        var year: String
    }

    @Observable final class Library {
        var books: [Book] = [Book(id: 1, title: "Emma", year: "1815"), Book(id: 2, title: "Persuasion", year: "1817")]
        var query = ""
        var selected: Book?
    }

    struct BookList: CompositeComponent {
        @Bindable var library: Library
        var content: some Component<Theme> {
            LazyList(library.books, id: \.id) { book in
                HStack {
                    Text(book.title).lineLimit(1); Spacer(); Text(book.year)
                }
                .padding(8)
                .contextMenu { Button("Remove", role: .destructive) { library.books.removeAll { $0.id == book.id } } }
            }
            .searchable(text: $library.query)
            .sheet(item: $library.selected) { BookDetail(book: $0) }
        }
    }

    struct BookDetail: CompositeComponent {
        let book: Book

        var content: some Component<Empty> { Text("Published in \(book.year)") }
    }

    /// Buttons whose actions are methods.
    struct Methods: CompositeComponent {
        static let calls = Mutex<[String]>([])

        static func pressed() { calls.withLock { $0.append("static") } }

        func released() { Self.calls.withLock { $0.append("instance") } }

        var content: some Component<Empty> {
            func title(_ name: String) -> Text { Text(name).lineLimit(1) }
            return VStack {
                title("Methods")
                Button("Static", action: Self.pressed)
                Button("Instance", action: released)
            }
        }
    }
}

@Suite("Screens in the short style", .serialized) @MainActor
struct ShortScreenTests {
    private let library = ShortScreen.Library()

    private func show() -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 400))
        stage.show(
            ComponentViewController(ShortScreen.BookList(library: library), environment: { ShortScreen.Theme() }))
        stage.advance(by: 0.1)
        return stage
    }

    private func label(_ text: String, on stage: Stage) -> UILabel? {
        stage.window.firstView { $0.text == text }
    }

    private func center(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    @Test("The rows show the title at the left and the year at the right")
    func rows() throws {
        let stage = show()
        let (title, year) = (try #require(label("Emma", on: stage)), try #require(label("1815", on: stage)))
        #expect(center(of: title).x < 100)
        #expect(center(of: year).x > 200)
    }

    @Test("The context menu of a row removes its book")
    func contextMenu() throws {
        let stage = show()
        stage.click(at: center(of: try #require(label("Emma", on: stage))), button: 3)
        stage.advance(by: 1)
        stage.tap(at: center(of: try #require(label("Remove", on: stage))))
        stage.advance(by: 1)
        #expect(library.books.map(\.title) == ["Persuasion"])
    }

    @Test("What is typed into the search field is the query")
    func search() throws {
        let stage = show()
        let field = try #require(stage.window.firstView { (_: UITextField) in true })
        stage.tap(at: center(of: field))
        stage.type("pers")
        #expect(library.query == "pers")
    }

    @Test("A selected book is shown in a sheet")
    func sheet() {
        let stage = show()
        library.selected = library.books[1]
        stage.advance(by: 1)
        #expect(label("Published in 1817", on: stage) != nil)
    }

    @Test("Methods are actions of buttons")
    func methods() throws {
        ShortScreen.Methods.calls.withLock { $0 = [] }
        let stage = Stage(size: CGSize(width: 300, height: 200))
        stage.show(ShortScreen.Methods())
        stage.tap(at: center(of: try #require(label("Static", on: stage))))
        stage.tap(at: center(of: try #require(label("Instance", on: stage))))
        #expect(ShortScreen.Methods.calls.withLock { $0 } == ["static", "instance"])
    }
}
