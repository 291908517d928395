import CatalogCompiler
import Fuzzing
import Localization
import Testing

@Suite("Hostile catalogs")
struct HostileCatalogTests {
    private static let original = Catalogs.catalog(
        Catalogs.entry("a %@", Catalogs.text("de", "%1$@ A"), Catalogs.text("pl", "\\u00e9")),
        Catalogs.entry(
            "b", Catalogs.plural("en", ("one", "%lld b"), ("other", "%lld bs")),
            Catalogs.plural("pl", ("one", "%lld"), ("few", "%lld"), ("many", "%lld"), ("other", "%lld"))),
        Catalogs.entry(
            "c",
            "\"en\": {\"stringUnit\": {\"value\": \"%#@x@\"}, \"substitutions\": {\"x\": {\"argNum\": 1, \"formatSpecifier\": "
                + "\"lld\", \"variations\": {\"plural\": {\"one\": {\"stringUnit\": {\"value\": \"%arg\"}}, "
                + "\"other\": {\"stringUnit\": {\"value\": \"%arg\"}}}}}}}",
            more: "\"comment\": \"c\", \"shouldTranslate\": true, \"extractionState\": \"manual\","))

    private static let words = [
        "{", "}", "[", "]", "\"", ":", ",", "null", "%", "%lld", "%9$@", "%#@x@", "%arg", "other", "de", "xx", "1",
        "-1",
        "99999999999", "\\u001c", "\\ud83d", "\u{202E}", "é",
    ].map { Array($0.utf8) }

    private func mutated(_ bytes: [UInt8], _ choices: Choices) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<choices.int(in: 1...4) {
            let place = choices.below(bytes.count)
            let end = min(place + choices.int(in: 0...12), bytes.count)
            switch choices.below(4) {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.insert(contentsOf: bytes[place..<end], at: choices.below(bytes.count))
            case 2: bytes.replaceSubrange(place..<end, with: Self.words[choices.below(Self.words.count)])
            default: bytes.insert(contentsOf: Self.words[choices.below(Self.words.count)], at: place)
            }
        }
        return bytes
    }

    @Test("A changed catalog is compiled or has an error at a place in the file", arguments: 0..<50)
    func mutations(seed: Int) {
        let choices = Choices(seed: UInt64(seed))
        for _ in 0..<40 {
            let bytes = mutated(Self.original, choices)
            let result = CatalogCompiler.compile(bytes, name: "Localizable")
            let hasError = result.diagnostics.contains { $0.severity == .error }
            #expect((result.source == nil) == hasError, "\(String(decoding: bytes, as: UTF8.self))")
            #expect(result.diagnostics.allSatisfy { (0...bytes.count).contains($0.offset) })
        }
    }

    @Test("All texts of a changed catalog that is compiled can be read in all languages", arguments: 0..<50)
    func readMutations(seed: Int) {
        let choices = Choices(seed: UInt64(seed))
        for _ in 0..<40 {
            let result = CatalogCompiler.compile(mutated(Self.original, choices), name: "Localizable")
            guard let table = result.table else { continue }
            withTable(table) { table in
                for index in 0..<table.count {
                    for language in table.languages + [.accented, .doubled, .mirrored] {
                        let text = LocalizedString(table, index, .integer(choices.int(in: -3...30)), .text("x"))
                        #expect(!text.text(in: language).contains("%#@"))
                    }
                }
            }
        }
    }

    @Test("A changed table gives any texts, but no failure", arguments: 0..<50)
    func tables(seed: Int) throws {
        let choices = Choices(seed: UInt64(seed))
        let original = try #require(CatalogCompiler.compile(Self.original, name: "Localizable").table)
        for _ in 0..<40 {
            var bytes = original
            for _ in 0..<choices.int(in: 1...5) {
                let place = choices.below(bytes.count)
                bytes[place] = choices.below(2) == 0 ? UInt8(0x1A + choices.below(6)) : UInt8(choices.below(256))
            }
            if choices.below(4) == 0 { bytes.removeLast(choices.below(bytes.count)) }
            withTable(bytes) { table in
                #expect(table.count < 10_000_000)
                for index in -1...min(table.count, 5) {
                    _ = LocalizedString(table, index, .integer(2)).text(in: "pl")
                }
                _ = LocalizedString(key: "b", in: table)
            }
        }
    }

    private func withTable(_ bytes: [UInt8], _ body: (StringTable) -> Void) {
        bytes.withUnsafeBufferPointer { body(StringTable(bytes: $0)) }
    }
}
