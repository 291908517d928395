package import OpenCoreGraphics

/// Content that another program has put on a clipboard, where there is no display.
package struct ForeignContent: Sendable {
    /// The MIME types in order of preference.
    package let mimeTypes: [String]
    private let contents: [String: Data]

    /// - Parameter contents: The data of each MIME type, in order of preference.
    package init(_ contents: [(mimeType: String, data: Data)]) {
        mimeTypes = contents.map(\.mimeType)
        self.contents = Dictionary(contents.map { ($0.mimeType, $0.data) }) { first, _ in first }
    }

    /// Creates content whose data other code provides.
    package init(mimeTypes: [String]) {
        self.mimeTypes = mimeTypes
        contents = [:]
    }

    /// Returns the data of the first of the types that is available.
    func data(_ types: [String]) -> Data? {
        mimeTypes.first(where: types.contains).flatMap { contents[$0] }
    }
}
