import Foundation
import Testing

/// The random trees of components have to contain every built-in component, including those that are added later.
@Suite struct ComponentCoverageTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A component that belongs to a window, and those that the trees create with their modifiers.
    private static let exceptions: Set<String> = ["MainMenuButton", "Masked", "SafeAreaPadding"]

    private static func sources(in folder: String) -> [String] {
        let files = FileManager.default.enumerator(
            at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }

    /// The public component types that have a public initializer.
    private static func components() -> [String] {
        let declaration =
            #/^public struct (?<name>\w+)[^{]*[:,] \w*(Component|Wrapper)\b[^{]*{/#
            .anchorsMatchLineEndings()
        return sources(in: "Sources/ComponentFlow").flatMap { text in
            text.matches(of: declaration).compactMap { match in
                let body = text[match.range.upperBound...].prefix { _ in true }
                let end = body.range(of: "\n}\n")?.lowerBound ?? body.endIndex
                return body[..<end].contains("    public init") ? String(match.output.name) : nil
            }
        }
    }

    @Test("The random trees contain every component that can be created by its name")
    func everyComponent() throws {
        let trees = Self.sources(in: "Tests/FuzzTargets/Components").joined()
        let names = Self.components().filter { !Self.exceptions.contains($0) }
        let missing = names.filter { name in !trees.contains("\(name)(") && !trees.contains("\(name)<") }
        #expect(missing == [], "of \(names.count) components")
    }

    @Test("The sources of the built-in components are found")
    func sourcesAreFound() {
        #expect(Self.components().count > 40)
    }
}
