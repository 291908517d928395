/// Reads the first articles of searches, from a connection that is opened on first use.
public actor ArticleSearcher {
    private let path: String
    private var reader: ArticleReader?

    /// Creates a searcher for the database that an ``ArticleStore`` has created.
    public init(path: String) {
        self.path = path
    }

    /// The ids of the articles of a query, from the latest to the earliest one; none if they cannot be read.
    public func ids(_ query: ArticleQuery, limit: Int) -> [ArticleID] {
        (try? openReader().ids(query, limit: limit)) ?? []
    }

    private func openReader() throws -> ArticleReader {
        if let reader { return reader }
        let new = try ArticleReader(path: path)
        reader = new
        return new
    }
}
