import ComponentFlow
import ComponentFlowTesting
import Foundation
import HTTPClient
import Testing

/// The code of the article "A reader of feeds", verbatim.
enum ReadingFeeds {
    struct Feed: Decodable {
        let title: String
        let items: [Item]

        struct Item: Decodable {
            let id: String
            let title: String?
            let text: String?

            enum CodingKeys: String, CodingKey {
                case id, title
                case text = "content_text"
            }
        }
    }

    @Observable final class Article: Identifiable {
        let id: String
        let title: String
        let text: String
        var isRead = false

        init(_ item: Feed.Item) {
            id = item.id
            title = item.title ?? "Untitled"
            text = item.text ?? ""
        }
    }

    @MainActor @Observable final class FeedReader {
        private(set) var title = "Feeds"
        private(set) var articles: [Article] = []
        private(set) var problem: String?
        var query = ""
        var selectedID: Article.ID? {
            didSet { selected?.isRead = true }
        }
        @ObservationIgnored private let download: @Sendable () async throws -> Data

        init(download: @escaping @Sendable () async throws -> Data) {
            self.download = download
        }

        var matches: [Article] {
            articles.filter { article in
                query.isEmpty || article.title.localizedCaseInsensitiveContains(query)
                    || article.text.localizedCaseInsensitiveContains(query)
            }
        }

        var selected: Article? {
            articles.first { $0.id == selectedID }
        }

        var unreadCount: Int {
            articles.count { !$0.isRead }
        }

        func refresh() async {
            do {
                let feed = try await JSONDecoder().decode(Feed.self, from: download())
                let known = Set(articles.map(\.id))
                articles = feed.items.filter { !known.contains($0.id) }.map(Article.init) + articles
                (title, problem) = (feed.title, nil)
            } catch {
                problem = error.localizedDescription
            }
        }
    }

    struct ArticleRow: CompositeComponent {
        @Bindable var article: Article

        var content: some Component<Empty> {
            HStack(spacing: 8) {
                Circle(fillColor: article.isRead ? .clear : .systemBlue, size: CGSize(width: 8, height: 8))
                    .accessibilityLabel("Unread")
                    .accessibilityHidden(article.isRead)
                Text(article.title)
                    .font(article.isRead ? .body : .headline)
                    .lineLimit(2)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding(10)
        }
    }

    struct ArticleList: CompositeComponent {
        @Bindable var reader: FeedReader

        var content: some Component<Empty> {
            LazyList(reader.matches, selection: $reader.selectedID) { ArticleRow(article: $0) }
                .emptyContent { ContentUnavailable(reader.problem ?? "No articles", systemImage: "newspaper") }
                .searchable(text: $reader.query)
                .refreshable { await reader.refresh() }
        }
    }

    struct ArticlePage: CompositeComponent {
        @Bindable var article: Article

        var content: some Component<Empty> {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text(article.title).font(.title).accessibilityHeading()
                    SelectableText(article.text, detectsLinks: true)
                    Button(article.isRead ? "Mark as unread" : "Mark as read") { article.isRead.toggle() }
                }
                .padding(24)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }

    struct ReaderScreen: CompositeComponent {
        @Bindable var reader: FeedReader

        var content: some Component<Empty> {
            NavigationSplitView {
                ArticleList(reader: reader)
                    .navigationTitle(reader.title)
                    .toolbar {
                        Button("Refresh", systemImage: "arrow.clockwise") { Task { await reader.refresh() } }
                    }
            } detail: {
                VStack {
                    if let article = reader.selected {
                        ArticlePage(article: article).id(article.id)
                    } else {
                        ContentUnavailable("Select an article", systemImage: "doc.text")
                    }
                }
            }
            .task { await reader.refresh() }
            .windowTitle(reader.title, subtitle: "\(reader.unreadCount) unread")
        }
    }

    struct FeedsApp: ComponentApp {
        let reader = FeedReader { try await downloadFeed("https://example.org/feed.json") }

        var body: some Scene {
            Window("Feeds") { ReaderScreen(reader: reader) }
                .defaultSize(width: 900, height: 600)
        }
    }
}

private typealias FeedReader = ReadingFeeds.FeedReader
private typealias ReaderScreen = ReadingFeeds.ReaderScreen

private func downloadFeed(_ address: String) async throws -> Data {
    guard let url = URL(string: address) else { throw URLError(.badURL) }
    let response = try await Downloader.shared.load(url, within: DownloadLimits()).get()
    guard response.isSuccess else { throw URLError(.badServerResponse) }
    return response.data
}

@Suite(.serialized) @MainActor
struct ReadingFeedsTests {
    @MainActor
    @Test("An article that is selected is shown, and becomes read")
    func selectedArticle() async {
        let reader = FeedReader { Data(#"{"title": "News", "items": [{"id": "1", "title": "Rain"}]}"#.utf8) }
        await reader.refresh()
        let stage = Stage(size: CGSize(width: 900, height: 600))
        stage.show(ComponentViewController(ReaderScreen(reader: reader)))
        #expect(reader.unreadCount == 1)
        reader.selectedID = "1"
        stage.advance(by: 0.1)
        #expect(reader.unreadCount == 0)
        #expect(stage.contains("Mark as unread"))
    }

    private let screen = PresentationStage()

    nonisolated private static let feed = """
        {"title": "Weather", "items": [
            {"id": "1", "title": "Rain", "content_text": "Take an umbrella."},
            {"id": "2", "title": "Snow", "content_text": "Take a shovel."}
        ]}
        """

    /// Shows a reader with the articles of a feed.
    private func show() async -> FeedReader {
        let reader = FeedReader { Data(Self.feed.utf8) }
        await reader.refresh()
        screen.show(ReaderScreen(reader: reader))
        screen.settle()
        return reader
    }

    @Test("The list shows the articles of the feed, and the bar its title")
    func list() async {
        _ = await show()
        #expect(Set(screen.texts).isSuperset(of: ["Weather", "Rain", "Snow"]))
    }

    @Test("A tap on a row shows the text of its article")
    func page() async throws {
        _ = await show()
        try screen.tap("Snow")
        let text: UITextView? = screen.view { !$0.isEditable }
        #expect(text?.text == "Take a shovel.")
    }

    @Test("The search finds words of titles and texts")
    func search() async {
        let reader = await show()
        reader.query = "umbrella"
        screen.settle()
        #expect(screen.label("Rain") != nil)
        #expect(screen.label("Snow") == nil)
    }

    @Test("A refresh adds new articles, and keeps the marks of the others")
    func refresh() async {
        let reader = await show()
        reader.selectedID = "1"
        await reader.refresh()
        #expect(reader.articles.map(\.isRead) == [true, false])
    }

    @Test("An article can be marked as unread again")
    func unread() async throws {
        let reader = await show()
        reader.selectedID = "1"
        screen.settle()
        try screen.tap("Mark as unread")
        #expect(reader.unreadCount == 2)
    }

    @Test("A download that fails shows its reason instead of the list")
    func failure() async {
        let reader = FeedReader { throw DownloadError.unreachable }
        await reader.refresh()
        screen.show(ReaderScreen(reader: reader))
        screen.settle()
        #expect(screen.label(DownloadError.unreachable.localizedDescription) != nil)
    }
}
