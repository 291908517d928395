import ComponentFlow
import ComponentFlowTesting
import Testing

/// The code of the article "Loading data", verbatim.
enum LoadingData {
    enum Loaded<Value> {
        case loading
        case failed(String)
        case ready(Value)
    }

    struct Headline: Identifiable {
        let id: Int
        let title: String
    }

    struct HeadlineList: CompositeComponent {
        @Behavior var request: @MainActor () async throws -> [Headline]
        @Local var headlines = Loaded<[Headline]>.loading
        @Local var attempt = 1

        var content: some Component<Empty> {
            VStack(spacing: 12) {
                switch headlines {
                case .loading:
                    ActivityIndicator()
                case .failed(let reason):
                    Text(reason)
                    Button("Try again") { attempt += 1 }
                case .ready(let headlines):
                    LazyList(headlines) { Text($0.title).padding(8) }
                }
            }
            .task(id: attempt) { await load() }
        }

        @MainActor private func load() async {
            headlines = .loading
            do {
                let result = try await request()
                headlines = .ready(result)
            } catch is CancellationError {
                return
            } catch {
                headlines = .failed(error.localizedDescription)
            }
        }
    }

    struct HeadlineSearch: CompositeComponent {
        @Behavior var search: @MainActor (String) async throws -> [Headline]
        @Local var query = ""
        @Local var results: [Headline] = []

        var content: some Component<Empty> {
            LazyList(results) { Text($0.title).padding(8) }
                .emptyContent { Text("No results") }
                .searchable(text: $query)
                .task(id: query) {
                    guard (try? await Task.sleep(for: .milliseconds(300))) != nil else { return }
                    results = (try? await search(query)) ?? []
                }
        }
    }

    @MainActor @Observable final class HeadlineStore {
        private(set) var headlines: [Headline] = []
        private(set) var problem: String?
        private let request: @MainActor () async throws -> [Headline]

        init(request: @escaping @MainActor () async throws -> [Headline]) {
            self.request = request
        }

        func reload() async {
            do {
                headlines = try await request()
                problem = nil
            } catch {
                problem = error.localizedDescription
            }
        }
    }

    struct HeadlineScreen: CompositeComponent {
        @Bindable var store: HeadlineStore

        var content: some Component<Empty> {
            VStack {
                if let problem = store.problem { Text(problem).foregroundColor(.systemRed) }
                LazyList(store.headlines) { Text($0.title).padding(8) }
                    .refreshable { await store.reload() }
            }
            .task { await store.reload() }
        }
    }
}

@Suite @MainActor
struct LoadingDataTests {
    private typealias Headline = LoadingData.Headline

    /// A server whose first request fails.
    @MainActor private final class NewsServer {
        struct Failure: LocalizedError {
            var errorDescription: String? { "The server cannot be reached." }
        }

        private(set) var requests = 0
        private(set) var queries: [String] = []

        func headlines() async throws -> [Headline] {
            requests += 1
            if requests == 1 { throw Failure() }
            return [Headline(id: 1, title: "It rains"), Headline(id: 2, title: "It stops")]
        }

        func search(_ query: String) async throws -> [Headline] {
            queries.append(query)
            return [Headline(id: 1, title: "Found \(query)")]
        }
    }

    private let screen = PresentationStage()
    private let server = NewsServer()

    /// Runs tasks and frames until a text is shown, for at most ten seconds.
    ///
    /// A number of frames is always run, because other tests can take ten seconds between two of them.
    private func wait(for text: String) async {
        let start = ContinuousClock.now
        var frames = 0
        while screen.label(text) == nil, frames < 500 || ContinuousClock.now - start < .seconds(10) {
            frames += 1
            await Task.yield()
            screen.stage.advance(by: 0.02)
        }
    }

    @Test("The list shows an indicator until the request has ended")
    func loading() {
        let server = server
        screen.show(LoadingData.HeadlineList(request: { try await server.headlines() }))
        #expect(screen.view(where: { (_: UIActivityIndicatorView) in true }) != nil)
    }

    @Test("The list shows the error of a request, and the headlines after another attempt")
    func retry() async throws {
        let server = server
        screen.show(LoadingData.HeadlineList(request: { try await server.headlines() }))
        await wait(for: "The server cannot be reached.")
        try screen.tap("Try again")
        await wait(for: "It stops")
        #expect(screen.label("It stops") != nil)
        #expect(server.requests == 2)
    }

    @Test("A search sends the text that was typed, and not its beginning")
    func search() async throws {
        let server = server
        screen.show(LoadingData.HeadlineSearch(search: { try await server.search($0) }))
        let field: UITextField = try #require(screen.view())
        screen.stage.tap(on: field)
        screen.stage.type("rain")
        await wait(for: "Found rain")
        #expect(screen.label("Found rain") != nil)
        #expect(server.queries.filter { !$0.isEmpty } == ["rain"])
    }

    @Test("The store reports the problem of a request until one succeeds")
    func store() async throws {
        let server = server
        let store = LoadingData.HeadlineStore(request: { try await server.headlines() })
        screen.show(LoadingData.HeadlineScreen(store: store))
        await wait(for: "The server cannot be reached.")
        #expect(screen.label("The server cannot be reached.") != nil)
        await store.reload()
        screen.stage.advance(by: 0.1)
        #expect(screen.label("The server cannot be reached.") == nil)
        #expect(screen.label("It rains") != nil)
    }
}
