import ComponentFlow
import ComponentFlowTesting
import Foundation
import InspectorProtocol
import Testing

@testable import ComponentFlowTools

/// Compiles a source file as a part of this module, and returns the path of the object file.
private func compile(_ source: String) throws -> String {
    let path = "\(NSTemporaryDirectory())replacement-\(UUID().uuidString.prefix(8))"
    try source.write(toFile: path + ".swift", atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
        "swiftc", "-frontend", "-c", "-primary-file", path + ".swift", "-module-name", "ComponentFlowToolsTests",
        "-enable-testing", "-Onone", "-parse-as-library", "-o", path + ".o",
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return path + ".o"
}

extension InspectorTests {
    @MainActor
    @Suite("Replaced code", .enabled(if: CodeReplacement.isSupported))
    struct CodeReplacementTests {
        private let fixture: AgentFixture

        init() throws {
            fixture = try AgentFixture()
        }

        private func replace(_ object: String, previous: String? = nil) async throws -> JSONValue {
            var file: [String: JSONValue] = ["object": .string(object)]
            file["previous"] = previous.map { .string($0) }
            return try await fixture.call(.replaceCode, ["files": [.object(file)]])
        }

        @Test("A component shows what a replaced function returns, and keeps its local value")
        func component() async throws {
            fixture.stage.show(ReplaceableRow())
            let button = try await fixture.call(.find, ["name": "Count"])["elements"]?.array?.first?["view"]
            try await fixture.call(.tap, ["node": button ?? .null])
            let object = try compile(#"func replaceableTitle(_ count: Int) -> String { "new \(count)" }"#)
            let result = try await replace(object)
            fixture.stage.advance(by: 0.1)
            #expect(result["replaced"] == 1)
            let texts = try await fixture.call(.find, ["name": "new 1"])
            #expect(texts.prettyText.contains("new 1"))
        }

        @Test("A function can be replaced again, with functions that are new")
        func again() async throws {
            _ = try await replace(compile(#"func replaceableTitle(_ count: Int) -> String { "second" }"#))
            let third = """
                func replaceableTitle(_ count: Int) -> String { suffix(count) }
                func suffix(_ count: Int) -> String { [count, 1].map { "third \\($0)" }.joined() }
                """
            let result = try await replace(compile(third))
            #expect(result["added"] == 1)
            #expect(replaceableTitle(7) == "third 7third 1")
        }

        @Test("A stored property that is added makes the change incompatible, with the name of the type")
        func storedProperty() async throws {
            let previous = try compile("struct ReplaceableRecord { var number = 1 }")
            let object = try compile("struct ReplaceableRecord { var number = 1; var text = 2 }")
            let result = try await replace(object, previous: previous)
            #expect(
                result["incompatible"]
                    == "stored properties have changed: ComponentFlowToolsTests.ReplaceableRecord")
        }

        @Test(
            "A declaration is named as in the source",
            arguments: [
                ("$s4Todo7NewTask33_8562920E62E2925587BC97CC5FA5241DLLVMf", "Todo.NewTask"),
                ("$s6Photos12PhotosScreenVMF", "Photos.PhotosScreen"), ("main", "main"),
            ])
        func name(symbol: String, expected: String) {
            #expect(DemangledName.short(symbol) == expected)
        }

        @Test("A type with the same stored properties is compatible")
        func sameType() async throws {
            let previous = try compile("struct ReplaceableRecord { var number = 1 }")
            let object = try compile("struct ReplaceableRecord { var number = 1; var twice: Int { number * 2 } }")
            let result = try await replace(object, previous: previous)
            #expect(result["incompatible"] == nil)
        }

        @Test("A closure that is stored is replaced if the code that creates it is unchanged")
        func closure() async throws {
            _ = ReplaceableValues.action()
            let previous = try compile(Self.values())
            let result = try await replace(compile(Self.values(action: "2")), previous: previous)
            #expect(result["incompatible"] == nil)
            #expect(ReplaceableValues.action() == 2)
        }

        /// Optimized code may contain the value of a constant instead of reading it.
        private nonisolated static var readsConstants: Bool {
            #if DEBUG
            true
            #else
            false
            #endif
        }

        @Test("A constant number is replaced", .enabled(if: readsConstants))
        func constant() async throws {
            let previous = try compile(Self.values())
            _ = try await replace(compile(Self.values(number: "4")), previous: previous)
            #expect(ReplaceableValues.number == 4)
        }

        @Test("A constant that is computed at its first use makes the change incompatible")
        func computedConstant() async throws {
            let previous = try compile(Self.values())
            let result = try await replace(compile(Self.values(list: "[5]")), previous: previous)
            #expect(
                result["incompatible"]?.string?.hasPrefix(
                    "the initial value of a global or static property has changed") == true)
        }

        /// The source of ``ReplaceableValues``, with changes.
        private static func values(number: String = "3", action: String = "1", list: String = "[1, 2]") -> String {
            """
            enum ReplaceableValues {
                static let number = \(number)
                static let action: @Sendable () -> Int = { \(action) }
                static let list = \(list).map { $0 + 1 }
            }
            """
        }

        @Test("A file that is no object file is refused")
        func otherFile() async throws {
            let path = "\(NSTemporaryDirectory())replacement-\(UUID().uuidString.prefix(8)).o"
            try Data(repeating: 7, count: 4_000).write(to: URL(fileURLWithPath: path))
            let error = try await fixture.error(of: .replaceCode, ["files": [["object": .string(path)]]])
            #expect(error == .request(.impossible("the object file cannot be read: \(path)")))
        }

        @Test("An object file that is cut off at any length is refused", arguments: [0.01, 0.1, 0.5, 0.9, 0.99])
        func truncated(part: Double) async throws {
            let object = try compile(#"func replaceableTitle(_ count: Int) -> String { "cut" }"#)
            let data = try Data(contentsOf: URL(fileURLWithPath: object))
            try data.prefix(Int(Double(data.count) * part)).write(to: URL(fileURLWithPath: object))
            let error = try await fixture.error(of: .replaceCode, ["files": [["object": .string(object)]]])
            #expect(error == .request(.impossible("the object file cannot be read: \(object)")))
        }

        @Test("A function that no part of the program defines is an error, and nothing is replaced")
        func undefined() async throws {
            let source = """
                @_silgen_name("noSuchFunction") func missing() -> Int
                func replaceableTitle(_ count: Int) -> String { "\\(missing())" }
                """
            let before = replaceableTitle(1)
            let error = try await fixture.error(of: .replaceCode, ["files": [["object": .string(try compile(source))]]])
            #expect(error == .request(.impossible("a declaration is not part of the program: noSuchFunction")))
            #expect(replaceableTitle(1) == before)
        }
    }
}
