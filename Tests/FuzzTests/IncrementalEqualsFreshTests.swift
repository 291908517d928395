import Foundation
import FuzzTargets
import Fuzzing
import Testing

/// What the engine is for, said in one test: however a tree came about, it is the one a fresh render would give.
///
/// A long run of the target "components", for `make test-release`: `COMPONENTFLOW_SEQUENCES` says how many sequences.
@MainActor @Suite struct IncrementalEqualsFreshTests {
    private nonisolated static let sequences =
        ProcessInfo.processInfo.environment["COMPONENTFLOW_SEQUENCES"].flatMap(UInt64.init) ?? 0

    @Test(
        "After any sequence of updates, views, frames, z order and pixels are those of a fresh render",
        .enabled(if: sequences > 0))
    func incrementalEqualsFresh() throws {
        let target = try #require(fuzzTargets.first { $0.name == "components" })
        #expect(target.firstFailure(seed: 2, cases: 0..<Self.sequences) == nil)
    }
}
