/// A generator of random inputs with the properties that must hold for them.
package struct FuzzTarget: Sendable {
    package let name: String
    /// Completes the sentence "Tries …".
    package let summary: String
    /// The number of cases that `make test` runs.
    package let shortRun: Int
    /// The limit of a case in seconds of processor time; exceeding it is a failure.
    package let secondsPerCase: Int
    /// The limit of the process's memory after a case, in megabytes.
    package let megabytes: Int
    /// Runs a case; throws a ``FuzzFailure`` if a property does not hold.
    package let run: @MainActor @Sendable (Choices) throws -> Void

    package init(
        _ name: String, _ summary: String, shortRun: Int, secondsPerCase: Int = 10, megabytes: Int = 2000,
        run: @escaping @MainActor @Sendable (Choices) throws -> Void
    ) {
        self.name = name
        self.summary = summary
        self.shortRun = shortRun
        self.secondsPerCase = secondsPerCase
        self.megabytes = megabytes
        self.run = run
    }

    /// Runs a case and returns the reason of its failure, or `nil` if it passes.
    @MainActor package func failure(of choices: Choices) -> String? {
        do {
            try run(choices)
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// Returns the first failure in a range of cases, shrunk as far as possible; `nil` if all cases pass.
    @MainActor package func firstFailure(seed: UInt64, cases: Range<UInt64>) -> FuzzCase? {
        for number in cases {
            let choices = Choices(seed: Self.seed(ofCase: number, seed: seed))
            guard let reason = failure(of: choices) else { continue }
            return shrunk(choices.made, reason)
        }
        return nil
    }

    /// Returns the seed of a case in a run.
    package static func seed(ofCase number: UInt64, seed: UInt64) -> UInt64 {
        var random = SeededRandom(seed: seed ^ number &* 0xD6E8_FEB8_6659_FD93)
        return random.next()
    }

    @MainActor private func shrunk(_ choices: [UInt64], _ firstReason: String) -> FuzzCase {
        let smallest = Shrinker(attempts: 2000).shrunk(choices) { failure(of: Choices(replaying: $0)) != nil }
        return replayed(smallest, firstReason)
    }

    /// Returns the case with the notes and the reason of a repetition.
    ///
    /// - Parameter firstReason: The reason of the failure from which the case was shrunk.
    @MainActor package func replayed(_ choices: [UInt64], _ firstReason: String) -> FuzzCase {
        let replay = Choices(replaying: choices, keepsNotes: true)
        let reason = failure(of: replay) ?? "it did not fail again; before: \(firstReason)"
        return FuzzCase(target: name, reason: reason, notes: replay.notes, choices: choices)
    }
}

/// A property that does not hold in a fuzz case.
package struct FuzzFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}

/// Throws a ``FuzzFailure`` unless a condition holds.
package func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw FuzzFailure(message()) }
}
