/// Reads the first articles of searches, from a connection that is opened on first use.
public actor ArticleSearcher {
    private let path: String
    private var reader: ArticleReader?

    /// Creates a searcher for the database that an ``ArticleStore`` has created.
    public init(path: String) {
        self.path = path
    }

    /// The ids of the articles of a query, from the latest to the earliest one; none if they cannot be read.
    ///
    /// Searches run one after the other. One that was cancelled before its turn, because further keys were pressed, finds none
    /// without taking time from the next.
    public func ids(_ query: ArticleQuery, limit: Int) -> [ArticleID] {
        guard !Task.isCancelled else { return [] }
        return (try? openReader().ids(query, limit: limit)) ?? []
    }

    private func openReader() throws -> ArticleReader {
        if let reader { return reader }
        let new = try ArticleReader(path: path)
        reader = new
        return new
    }
}
