/// Compiles string catalogs to Swift files.
package enum CatalogCompiler {
    /// What a catalog was compiled to.
    package struct Result: Sendable {
        /// The Swift file; `nil` if the catalog has errors.
        package let source: String?
        /// The content of the table in the Swift file; `nil` if the catalog has errors.
        package let table: [UInt8]?
        /// The problems, in the order of their places in the file.
        package let diagnostics: [Diagnostic]
    }

    /// The size of the largest catalog that is read, in bytes.
    package static let maximumSize = 512 << 20

    /// Compiles a catalog.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - name: The name of the file without its extension.
    /// - Complexity: O(*n* log *n*) for *n* texts.
    package static func compile(_ bytes: [UInt8], name: String) -> Result {
        guard bytes.count <= maximumSize else {
            return Result(
                source: nil, table: nil, diagnostics: [Diagnostic(.error, "The catalog is larger than 512 MB.", at: 0)])
        }
        let root: JSONNode
        do throws(JSONReader.Failure) { root = try JSONReader.read(bytes) } catch {
            let problem = Diagnostic(.error, "The catalog is not valid JSON: \(error.message).", at: error.offset)
            return Result(source: nil, table: nil, diagnostics: [problem])
        }
        var reader = CatalogReader()
        guard let catalog = reader.read(root) else {
            return Result(source: nil, table: nil, diagnostics: reader.diagnostics)
        }
        if let problem = sizeProblem(of: catalog) { return Result(nil, nil, reader.diagnostics + [problem]) }
        var check = CatalogCheck(catalog)
        check.run()
        let found = reader.diagnostics + check.diagnostics
        guard !found.contains(where: { $0.severity == .error }) else { return Result(nil, nil, found) }
        var writer = AccessorWriter(catalog, name: name)
        let (source, table) = writer.write()
        return Result(source, table, found + writer.diagnostics)
    }

    /// The largest product of the numbers of keys and languages; the table has a position for each pair.
    private static let maximumCells = 4_000_000

    private static func sizeProblem(of catalog: Catalog) -> Diagnostic? {
        let languages = Set(catalog.entries.flatMap { $0.texts.map(\.language) }).count + 1
        guard catalog.entries.count > maximumCells / languages else { return nil }
        return Diagnostic(
            .error, "\(catalog.entries.count) keys in \(languages) languages are too many; divide the catalog.", at: 0)
    }
}

extension CatalogCompiler.Result {
    fileprivate init(_ source: String?, _ table: [UInt8]?, _ diagnostics: [Diagnostic]) {
        self.init(source: source, table: table, diagnostics: diagnostics.sorted { $0.offset < $1.offset })
    }
}
