import Foundation

/// A number of cases that draw from one random number generator.
///
/// `make fuzz TARGET=feeds` sets the environment variables `FUZZ_SEED`, which is added to the seed of each run, and
/// `FUZZ_SECONDS`, the time for which each run continues.
public struct RandomRun {
    private let seed: UInt64
    private let cases: Int

    /// Creates a run that has the given number of cases, unless a time is specified.
    public init(seed: UInt64, cases: Int) {
        self.seed = seed
        self.cases = cases
    }

    private static func number(_ variable: String) -> UInt64? {
        ProcessInfo.processInfo.environment[variable].flatMap(UInt64.init)
    }

    /// Calls a closure for each case.
    package func forEach(_ body: (inout SeededRandom) throws -> Void) rethrows {
        var (random, progress) = begin()
        while progress.next() { try body(&random) }
    }

    /// Calls an asynchronous closure for each case, one after the other.
    package nonisolated(nonsending) func forEach(
        _ body: nonisolated(nonsending) (inout SeededRandom) async throws -> Void
    ) async rethrows {
        var (random, progress) = begin()
        while progress.next() { try await body(&random) }
    }

    private func begin() -> (SeededRandom, Progress) {
        let random = SeededRandom(seed: seed &+ (Self.number("FUZZ_SEED") ?? 0) &* 1_000_003)
        let end = Self.number("FUZZ_SECONDS").map { ContinuousClock.now + .seconds(Int(clamping: $0)) }
        return (random, Progress(remaining: cases, end: end))
    }

    /// What remains of a run: a number of cases, or the time until `end`.
    private struct Progress {
        var remaining: Int
        let end: ContinuousClock.Instant?

        /// Returns whether there is another case.
        mutating func next() -> Bool {
            if let end { return ContinuousClock.now < end }
            remaining -= 1
            return remaining >= 0
        }
    }
}
