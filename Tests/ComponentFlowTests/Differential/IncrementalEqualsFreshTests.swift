import ComponentFlow
import ComponentFlowTesting
import Testing

/// What the engine is for, said in one test: however a tree came about, it is the one a fresh render would give.
///
/// `COMPONENTFLOW_SEQUENCES` says how many sequences; `make test-release` plays ten thousand.
@Suite("After any sequence of updates") @MainActor
struct IncrementalEqualsFreshTests {
    private nonisolated static let total =
        ProcessInfo.processInfo.environment["COMPONENTFLOW_SEQUENCES"].flatMap(Int.init) ?? 180
    private nonisolated static let batches = 12

    /// How a sequence fails, nil if it does not.
    private static func failure(of sequence: RandomSequence, comparingPixels: Bool) -> String? {
        var failure: String?
        let diagnostics = Diagnostics.record {
            let stage = RandomStage()
            for step in sequence.steps { stage.play(step) }
            failure = stage.difference(comparingPixels: comparingPixels)
        }
        return failure ?? diagnostics.first.map { "a diagnostic: \($0)" }
    }

    @Test("views, frames, z order and pixels are those of a fresh render", arguments: 0..<batches)
    func incrementalEqualsFresh(batch: Int) {
        let count = (Self.total + Self.batches - 1) / Self.batches
        for number in 0..<count {
            let seed = UInt64(batch * 1_000_000 + number)
            // Painting costs more than everything else: one in four is also compared pixel by pixel.
            let pixels = number % 4 == 0
            let sequence = RandomSequence(seed: seed, length: 12)
            guard Self.failure(of: sequence, comparingPixels: pixels) != nil else { continue }
            let minimal = sequence.shrunk { Self.failure(of: $0, comparingPixels: pixels) != nil }
            let failure = Self.failure(of: minimal, comparingPixels: pixels) ?? "it did not fail again"
            Issue.record("seed \(seed): \(failure)\n\(minimal)")
            return
        }
    }

    @Test("a broken sequence would be found, and shrunk to what breaks it")
    func shrinking() {
        let sequence = RandomSequence(seed: 7, length: 40)
        let resizes = sequence.steps.filter { if case .resize = $0 { true } else { false } }
        #expect(resizes.count > 1)
        let minimal = sequence.shrunk { candidate in
            candidate.steps.contains { if case .resize = $0 { true } else { false } }
        }
        #expect(minimal.steps.count == 2)
    }
}
