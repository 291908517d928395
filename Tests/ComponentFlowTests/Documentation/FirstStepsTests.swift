import ComponentFlow
import ComponentFlowTesting
import Foundation
import Testing

/// The code of the article "First steps", verbatim.
enum FirstSteps {
    static let package = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Counter",
            dependencies: [
                .package(url: "https://example.com/ComponentFlow.git", branch: "main")
            ],
            targets: [
                .executableTarget(
                    name: "Counter",
                    dependencies: [.product(name: "ComponentFlow", package: "ComponentFlow")])
            ]
        )
        """

    struct CounterApp: ComponentApp {
        var body: some Scene { Window("Counter") { Counter() } }
    }

    struct Counter: CompositeComponent {
        @Local var count = 0

        var content: some Component<Empty> {
            VStack(spacing: 16) {
                Text("\(count)").font(.largeTitle)
                Button("Count") { withTransition(.spring(duration: 0.3)) { count += 1 } }
            }
        }
    }

    struct Book: Identifiable, Equatable {
        let id: Int
        var title: String
        var year: String
    }

    @Observable final class Library {
        var books: [Book] = []
        var query = ""
        var selected: Book?
    }

    struct BookList: CompositeComponent {
        @Bindable var library: Library

        var content: some Component<Theme> {
            LazyList(library.books, id: \.id) { book in
                HStack {
                    Text(book.title).lineLimit(1)
                    Spacer()
                    Text(book.year)
                }
                .padding(8)
                .contextMenu {
                    Button("Remove", role: .destructive) { library.books.removeAll { $0.id == book.id } }
                }
            }
            .searchable($library.query)
            .sheet(item: $library.selected) { BookDetail(book: $0) }
        }
    }

    struct Theme: Equatable {
        var accentColor = UIColor.systemBlue
    }

    struct BookDetail: CompositeComponent {
        let book: Book

        var content: some Component<Theme> {
            VStack {
                Text(book.title).font(.title).foregroundColor(environment[Theme.self].accentColor)
            }
        }
    }
}

private struct BooksApp: ComponentApp {
    let library = FirstSteps.Library()

    var body: some Scene {
        Window("Books") {
            FirstSteps.BookList(library: library)
        } environment: {
            FirstSteps.Theme(accentColor: .red)
        }
    }
}

@Suite(.serialized) @MainActor
struct FirstStepsTests {
    private func label(_ text: String, in window: UIWindow) -> UILabel? {
        window.firstView { $0.text == text }
    }

    private func center(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: view.window)
    }

    @Test("The README and the article describe the same package")
    func package() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(readme.contains(FirstSteps.package))
    }

    @Test("The counter counts when its button is clicked")
    func counter() throws {
        let stage = ApplicationStage(FirstSteps.CounterApp())
        defer { stage.end() }
        let window = try #require(stage.windows.first)
        stage.tap(at: center(of: try #require(label("Count", in: window))), in: window)
        stage.advance(by: 0.5)
        #expect(label("1", in: window) != nil)
    }

    @Test("The sheet of a selected book has the color of the window's theme")
    func sheet() throws {
        let app = BooksApp()
        let stage = ApplicationStage(app)
        defer { stage.end() }
        app.library.books = [FirstSteps.Book(id: 1, title: "Emma", year: "1815")]
        app.library.selected = FirstSteps.Book(id: 2, title: "Persuasion", year: "1817")
        stage.advance(by: 0.1)
        stage.advance(by: 1)
        let window = try #require(stage.windows.first)
        #expect(label("1815", in: window) != nil)
        #expect(label("Persuasion", in: window)?.textColor == .red)
    }
}
