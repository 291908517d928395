import Foundation
import FuzzTargets
import Fuzzing
import Testing

/// Short runs of all fuzz targets, and the stored cases that failed in the past.
///
/// `make fuzz` performs longer runs.
@MainActor @Suite struct FuzzTests {
    private nonisolated static let seed = UInt64(ProcessInfo.processInfo.environment["FUZZ_SEED"] ?? "") ?? 1
    private nonisolated static var storedCases: [String] {
        guard let folder = Bundle.module.resourceURL?.appendingPathComponent("Regressions") else { return [] }
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "case" }.map(\.path).sorted()
    }

    @Test("A short run of a fuzz target finds no failure", arguments: fuzzTargets.map(\.name))
    func shortRun(name: String) throws {
        let target = try #require(fuzzTargets.first { $0.name == name })
        let failure = target.firstFailure(seed: Self.seed, cases: 0..<UInt64(target.shortRun))
        #expect(failure == nil)
    }

    @Test("A stored fuzz case that failed in the past passes", arguments: storedCases)
    func regression(path: String) throws {
        let stored = try FuzzCase(text: String(contentsOfFile: path, encoding: .utf8))
        let target = try #require(fuzzTargets.first { $0.name == stored.target })
        let choices = Choices(replaying: stored.choices, keepsNotes: true)
        #expect(target.failure(of: choices) == nil, "\(choices.notes.joined(separator: "\n"))")
    }
}
