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
        var books = [Book(id: 1, title: "Emma", year: "1815"), Book(id: 2, title: "Persuasion", year: "1817")]
        var query = ""
        var selected: Book?

        var matches: [Book] {
            books.filter { query.isEmpty || $0.title.lowercased().contains(query.lowercased()) }
        }
    }

    struct BookList: CompositeComponent {
        @Bindable var library: Library

        var content: some Component<Theme> {
            LazyList(library.matches, id: \.id) { book in
                HStack {
                    Button(book.title) { library.selected = book }
                    Spacer()
                    Text(book.year)
                }
                .padding(.horizontal, 16)
                .contextMenu {
                    Button("Remove", role: .destructive) { library.books.removeAll { $0.id == book.id } }
                }
            }
            .searchable(text: $library.query)
            .sheet(item: $library.selected) { BookDetail(book: $0) }
        }
    }

    struct Theme: Equatable {
        var accentColor = UIColor.systemBlue
    }

    struct BookDetail: CompositeComponent {
        let book: Book
        @Dismiss var dismiss

        var content: some Component<Theme> {
            VStack(spacing: 16) {
                Text(book.title).font(.title).foregroundColor(environment[Theme.self].accentColor)
                Text("Published in \(book.year)")
                Button("Done") { dismiss() }
            }
            .padding(24)
        }
    }

    struct BooksApp: ComponentApp {
        let library = Library()

        var body: some Scene {
            Window("Books") {
                BookList(library: library)
            } environment: {
                Theme()
            }
            .defaultSize(width: 400, height: 480)
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

    @Test("The button of a row shows the sheet of its book, in the color of the window's theme, until it is dismissed")
    func sheet() throws {
        let app = FirstSteps.BooksApp()
        let stage = ApplicationStage(app)
        defer { stage.end() }
        let window = try #require(stage.windows.first)
        #expect(label("1815", in: window) != nil)
        stage.tap(at: center(of: try #require(label("Persuasion", in: window))), in: window)
        stage.advance(by: 1)
        let year = try #require(label("Published in 1817", in: window))
        let title = year.superview?.firstView { (view: UILabel) in view.text == "Persuasion" }
        #expect(title?.textColor == .systemBlue)
        stage.tap(at: center(of: try #require(label("Done", in: window))), in: window)
        stage.advance(by: 1)
        #expect(app.library.selected == nil)
        #expect(label("Published in 1817", in: window) == nil)
    }

    @Test("The search field of the list filters the books")
    func search() throws {
        let app = FirstSteps.BooksApp()
        let stage = ApplicationStage(app)
        defer { stage.end() }
        let window = try #require(stage.windows.first)
        app.library.query = "pers"
        stage.advance(by: 0.5)
        #expect(label("Emma", in: window) == nil)
        #expect(label("Persuasion", in: window) != nil)
    }
}
