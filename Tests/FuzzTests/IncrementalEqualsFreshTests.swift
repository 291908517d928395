import Foundation
import FuzzTargets
import Fuzzing
import Testing

/// The central guarantee of the engine: incremental updates give the same result as a fresh render.
///
/// A long run of the target "components", for `make test-release`: `COMPONENTFLOW_SEQUENCES` sets the number of
/// sequences.
@MainActor @Suite struct IncrementalEqualsFreshTests {
    private nonisolated static let sequences =
        ProcessInfo.processInfo.environment["COMPONENTFLOW_SEQUENCES"].flatMap(UInt64.init) ?? 0

    @Test(
        "After any sequence of updates, views, frames, z-order and pixels equal those of a fresh render",
        .enabled(if: sequences > 0))
    func incrementalEqualsFresh() throws {
        let target = try #require(fuzzTargets.first { $0.name == "components" })
        #expect(target.firstFailure(seed: 2, cases: 0..<Self.sequences) == nil)
    }
}
