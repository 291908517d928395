import Foundation
import FuzzTargets
import Fuzzing
import Testing

@testable import ComponentFlow

/// The random trees and the tests of leaks have to contain every built-in component, including those that are added later.
@Suite struct ComponentCoverageTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let createdByModifiers: Set<String> = ["Masked", "Modified", "SafeAreaPadding"]
    /// Components with a state of the user that a fresh copy does not have: a text that is no number, and the month that is
    /// shown; and one that creates its cells after the update.
    private static let incomparable: Set<String> = ["CollectionView", "MultiDatePicker", "StepperField"]
    /// The components that the random trees create with their modifiers, one that belongs to a window, and those that
    /// cannot be compared with a fresh copy.
    private static let exceptions = createdByModifiers.union(incomparable).union(["MainMenuButton"])

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

    /// The components that the sources in a folder do not create.
    private static func missingComponents(in folder: String) -> [String] {
        let text = sources(in: folder).joined()
        return components().filter { name in
            !text.contains("\(name)(") && !text.contains("\(name)<") && !text.contains("\(name) {")
        }
    }

    /// Modifiers that only tests with examples apply, and requirements of `Component` with a default.
    private static let modifierExceptions: Set<String> = [
        "fileExporter", "fileImporter", "refreshable", "makeState", "makeView",
    ]

    /// The names of the public modifiers of all components.
    private static func modifiers() -> Set<String> {
        let start = #/^extension Component(?: where [^{]*)? {\n/#.anchorsMatchLineEndings()
        let modifier = #/^    (?:@\w+ )*public func (?<name>\w+)/#.anchorsMatchLineEndings()
        let names = sources(in: "Sources/ComponentFlow").flatMap { text in
            text.matches(of: start).flatMap { match in
                let body = text[match.range.upperBound...]
                let end = body.range(of: "\n}\n")?.lowerBound ?? body.endIndex
                return body[..<end].matches(of: modifier).map { String($0.output.name) }
            }
        }
        return Set(names)
    }

    @Test("The random trees contain every modifier of all components")
    func modifiersOfRandomTrees() {
        let text = Self.sources(in: "Tests/FuzzTargets/Components").joined()
        let missing = Self.modifiers().subtracting(Self.modifierExceptions)
            .filter { !text.contains(".\($0)(") && !text.contains(".\($0) {") }
        #expect(missing.sorted() == [])
    }

    @Test("The sources of the modifiers are found")
    func modifiersAreFound() {
        let modifiers = Self.modifiers()
        #expect(modifiers.count > 90)
        #expect(modifiers.isSuperset(of: Self.modifierExceptions))
    }

    @Test("The random trees contain every component that can be created by its name")
    func randomTrees() {
        let missing = Self.missingComponents(in: "Tests/FuzzTargets/Components")
        #expect(missing.filter { !Self.exceptions.contains($0) } == [])
    }

    @Test("The tests of leaks contain every component that can be created by its name")
    func leaks() {
        let missing = Self.missingComponents(in: "Tests/ComponentFlowTests/Leaks")
        #expect(missing.filter { !Self.createdByModifiers.contains($0) } == [])
    }

    @Test("No built-in component that declares to read no models has a property that refers to one")
    @MainActor func readsNoModels() throws {
        let target = try #require(fuzzTargets.first { $0.name == "components" })
        _ = target.firstFailure(seed: 3, cases: 0..<60)
        #expect(TypeFacts.wronglyDeclared == [])
    }

    @Test("The sources of the built-in components are found")
    func sourcesAreFound() {
        #expect(Self.components().count > 40)
    }
}
