import CatalogCompiler
import Foundation
import Testing

@Suite("The catalog of the framework")
struct BuiltInCatalogTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Localization/BuiltIn")

    private func compile() throws -> CatalogCompiler.Result {
        let catalog = try Data(contentsOf: Self.folder.appendingPathComponent("BuiltIn.xcstrings"))
        return CatalogCompiler.compile([UInt8](catalog), name: "BuiltIn")
    }

    /// The lines from the table on.
    private func declarations(_ source: String) -> ArraySlice<Substring> {
        source.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != "extension StringTable {" }
    }

    @Test("The texts have the same placeholders in all languages, the plural forms of the language, and no gaps")
    func problems() throws {
        #expect(try compile().diagnostics.map(\.message) == [])
    }

    @Test("The accessors in the repository are those of the catalog")
    func accessors() throws {
        let file = Self.folder.appendingPathComponent("BuiltIn.xcstrings.swift")
        let written = try String(contentsOf: file, encoding: .utf8).replacing("package ", with: "")
        let source = try #require(try compile().source)
        #expect(declarations(written) == declarations(source))
    }
}
