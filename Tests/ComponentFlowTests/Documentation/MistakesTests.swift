import Foundation
import Testing

/// Checks the recorded answers of the compiler to the mistakes in the folder `Mistakes`.
///
/// `Scripts/record-mistakes.py --check` compares the recorded answers with those of the installed compiler.
@Suite("Mistakes") struct MistakesTests {
    /// The names of the files, without extensions.
    private static let names: [String] = {
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (files ?? []).filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
    }()
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Mistakes")

    private func text(of file: String) throws -> String {
        try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
    }

    @Test("There are at least ten mistakes")
    func number() {
        #expect(Self.names.count >= 10)
    }

    @Test("The compiler's answer to a mistake names its line", arguments: names)
    func line(name: String) throws {
        let lines = try text(of: name + ".swift").components(separatedBy: "\n")
        let mistake = try #require(lines.firstIndex { $0.hasSuffix("// mistake") })
        let answer = try text(of: name + ".txt").components(separatedBy: "\n")
        let kind = lines.contains { $0.hasPrefix("// The answer is a warning") } ? " warning: " : " error: "
        #expect(answer.contains { $0.hasPrefix("\(mistake + 1):") && $0.contains(kind) })
    }

    @Test(
        "Uses of views, controllers and delegates outside of the main actor are among the mistakes",
        arguments: [
            "ActorAsDataSource", "ControllerInDetachedTask", "DelegateOutsideMainActor", "SubclassOutsideMainActor",
            "ViewCreatedOutsideMainActor", "ViewOutsideMainActor",
        ])
    func isolation(name: String) throws {
        let isRecorded = Self.names.contains(name)
        #expect(isRecorded)
        #expect(try text(of: name + ".swift").contains("import OpenUIKit"))
    }

    @Test("The compiler's answer to a mistake names its cause", arguments: names)
    func cause(name: String) throws {
        let prefix = "// The answer names: "
        let lines = try text(of: name + ".swift").components(separatedBy: "\n")
        let cause = try #require(lines.first { $0.hasPrefix(prefix) }).dropFirst(prefix.count)
        #expect(try text(of: name + ".txt").contains(cause))
    }
}
