import Foundation
import FuzzTargets
import Fuzzing
import Testing

/// Short runs of all fuzz targets, and the stored cases that failed in the past.
///
/// `make fuzz` performs longer runs. The environment variable `FUZZ_SEED` specifies the seed; without it, each run has the
/// same cases. Checks of all changes (`.ci/run`) use the date, so that each day tries other cases and the cases of a day can be
/// repeated.
@MainActor @Suite struct FuzzTests {
    private nonisolated static let seed: UInt64 = {
        let seed = UInt64(ProcessInfo.processInfo.environment["FUZZ_SEED"] ?? "") ?? 1
        print("The random tests use the seed \(seed); FUZZ_SEED=\(seed) repeats them.")
        return seed
    }()
    private nonisolated static var storedCases: [String] {
        guard let folder = Bundle.module.resourceURL?.appendingPathComponent("Regressions") else { return [] }
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "case" }.map(\.path).sorted()
    }

    @Test("A short run of a fuzz target finds no failure", arguments: fuzzTargets.map(\.name))
    func shortRun(name: String) throws {
        let target = try #require(fuzzTargets.first { $0.name == name })
        let failure = target.firstFailure(seed: Self.seed, cases: 0..<UInt64(target.shortRun))
        #expect(failure == nil, "with the seed \(Self.seed)")
    }

    @Test("A stored fuzz case that failed in the past passes", arguments: storedCases)
    func regression(path: String) throws {
        let stored = try FuzzCase(text: String(contentsOfFile: path, encoding: .utf8))
        let target = try #require(fuzzTargets.first { $0.name == stored.target })
        let choices = Choices(replaying: stored.choices, keepsNotes: true)
        #expect(target.failure(of: choices) == nil, "\(choices.notes.joined(separator: "\n"))")
    }
}
