import CatalogCompiler
import Testing

@Suite("Accessors of keys")
struct AccessorTests {
    private func source(_ entries: String..., name: String = "Localizable") -> String {
        CatalogCompiler.compile(Catalogs.catalog(entries.joined(separator: ",\n")), name: name).source ?? ""
    }

    @Test(
        "Names are the words of the key in camel case",
        arguments: [
            ("Add", "add"), ("openTasks", "openTasks"), ("What is to be done?", "whatIsToBeDone"),
            ("URL missing", "urlMissing"),
            ("todo.add_item", "todoAddItem"), ("%lld tasks left", "tasksLeft"), ("3D view", "_3dView"), ("%@", "text"),
            ("…", "text"), ("default", "default_"), ("Self", "self_"), ("日本", "日本"), ("Größe", "größe"),
            ("init", "init_"),
        ])
    func names(key: String, expected: String) {
        let source = source("\"\(key)\": {}")
        #expect(source.contains("static var \(expected): ") || source.contains("static func \(expected)("), "\(source)")
    }

    @Test("A very long key has a short name")
    func longNames() {
        let source = source("\"\(String(repeating: "long ", count: 1000))\": {}")
        let name = source.split(separator: "static var ").last?.prefix { $0 != ":" } ?? ""
        #expect(name.count <= 100)
    }

    @Test("Placeholders are parameters with types")
    func parameters() {
        #expect(
            source("\"key %2$@ %1$lld %3$f %4$c %5$llu\": {}").contains(
                "static func key(_ argument1: Int, _ argument2: String, _ argument3: Double, "
                    + "_ argument4: Character, _ argument5: UInt)"))
        #expect(
            source("\"a %@\": {}").contains(
                "LocalizedString(.localizable, 0, .text(argument1))"))
    }

    @Test("Comments and source texts are documentation, on one line")
    func comments() {
        let text = source(Catalogs.entry("a", Catalogs.text("en", "one\\ntwo */"), more: "\"comment\": \"x\\ny\","))
        #expect(text.contains("/// “one two */”\n    ///\n    /// x y\n"))
    }

    @Test("The accessor of a stale key is deprecated")
    func stale() {
        #expect(source("\"a\": {\"extractionState\": \"stale\"}").contains("@available(*, deprecated"))
    }

    @Test("The keys of another catalog are in a type")
    func types() {
        let text = source("\"a\": {}", name: "Error-Messages 2")
        #expect(text.contains("enum ErrorMessages2 {"))
        #expect(text.contains("static let errorMessages2 = StringTable("))
    }

    @Test("Texts cannot end the literal or insert code")
    func escapes() {
        let text = source(Catalogs.entry("a", Catalogs.text("de", "\\\"\\\"\\\" \\\\(x) \\r\\n\\u2028\\u202e")))
        #expect(text.contains(#"\"\"\" \\(x) \u{d}\u{a}\u{2028}\u{202e}"#))
    }
}
