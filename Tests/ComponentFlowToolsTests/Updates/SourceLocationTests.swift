import Foundation
import Testing

@testable import ComponentFlowTools

@Suite("Places in the source of a program")
struct SourceLocationTests {
    private func symbol(_ rawName: String, _ name: String, _ file: String? = "/src/Notes.swift", line: Int = 7)
        -> TracedSymbol
    {
        TracedSymbol(rawName: rawName, name: name, file: file, line: line)
    }

    @Test(
        "The module of a symbol is the first part of its mangled name",
        arguments: [
            ("$s5Notes5saveryyF", "Notes"), ("$s13ComponentFlow5LocalV", "ComponentFlow"), ("$sSa", nil), ("main", nil),
            ("$s99Notes", nil), ("$s0", nil), ("", nil), ("$s99999999999999999999a", nil),
        ])
    func module(rawName: String, expected: String?) {
        #expect(symbol(rawName, "").module == expected)
    }

    @Test("The innermost function of the program is the place, not one of the framework")
    func innermost() {
        let trace = [
            symbol("$s13ComponentFlow5Local", "Local.wrappedValue.setter", "/flow/Local.swift"),
            symbol("$s5Notes", "closure #1 in Screen.content.getter", line: 12),
            symbol("$s5Notes", "outer()", line: 20),
        ]
        let expected = SourceLocation(
            file: "/src/Notes.swift", line: 12, function: "closure #1 in Screen.content.getter")
        #expect(TracedSymbol.location(in: trace) == expected)
    }

    @Test("Accessors, generated code and the start of the program are skipped")
    func skipped() {
        let trace = [
            symbol("$s5Notes", "Model.title.setter"), symbol("$s5Notes", "Model.title.modify"),
            symbol("$s5Notes", "thunk", "<compiler-generated>"),
            symbol("$s5Notes", "expansion", "/tmp/@__swiftmacro_5Notes.swift"),
            symbol("$s5Notes", "thunk", line: 0), symbol("$s5Notes", "unknown", nil),
            symbol("$s5Notes", "static NotesApp.$main()"), symbol("main", "main"),
        ]
        #expect(TracedSymbol.location(in: trace) == nil)
    }

    @Test("Functions of the modules of this package are skipped")
    func modules() throws {
        let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
        let folders = try FileManager.default.contentsOfDirectory(atPath: root + "/Sources")
        let modules = folders.filter { $0.hasPrefix("ComponentFlow") || $0.hasPrefix("Open") } + ["Localization"]
        #expect(modules.count > 15)
        #expect(
            modules.filter { TracedSymbol.location(in: [symbol("$s\($0.count)\($0)", "function()")]) != nil } == [])
    }
}
