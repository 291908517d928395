import ComponentFlowTesting

/// Waits until other threads have made a condition true; returns `false` if they do not within the time limit.
///
/// The examples download over HTTP from a server in the test's process. Its responses arrive in real time, which no
/// manual clock controls. The main actor is free between two evaluations of the condition; no time passes that the
/// responses do not need. The limit only ends a test that would otherwise wait indefinitely: on two processors, tests of
/// windows in other suites may block both threads of the concurrency runtime for more than half a minute. A number of
/// evaluations is always made, because another test can take longer than the limit between two of them.
@MainActor
func waits(within limit: Duration = .seconds(180), until isSo: () async throws -> Bool) async throws -> Bool {
    let end = ContinuousClock.now + limit
    var evaluations = 0
    while try await !isSo() {
        evaluations += 1
        if ContinuousClock.now > end, evaluations > 500 { return false }
        await Task.yield()
    }
    return true
}

extension Stage {
    /// Advances frames until a condition holds that depends on the network; returns `false` if it does not within the
    /// time limit of ``waits(within:until:)``.
    func advances(until isSo: () async throws -> Bool) async throws -> Bool {
        try await waits {
            advance(by: 1 / framesPerSecond)
            return try await isSo()
        }
    }
}
