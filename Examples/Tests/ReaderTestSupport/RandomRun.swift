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
    public func forEach(_ body: (inout SplitMix) throws -> Void) rethrows {
        var random = SplitMix(state: seed &+ (Self.number("FUZZ_SEED") ?? 0) &* 1_000_003)
        guard let seconds = Self.number("FUZZ_SECONDS") else {
            for _ in 0..<cases { try body(&random) }
            return
        }
        let end = ContinuousClock.now + .seconds(Int(clamping: seconds))
        while ContinuousClock.now < end { try body(&random) }
    }
}
