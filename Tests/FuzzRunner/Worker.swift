import Foundation
import Fuzzing
import Glibc

/// What runs in a process of its own, so that a crash ends only that.
@MainActor
enum Worker {
    /// Runs cases until the time is over.
    ///
    /// The number of the running case stands in `journal`. A case that takes too long ends the process by SIGALRM.
    ///
    /// - Returns: Whether all cases passed.
    static func run(_ target: FuzzTarget, seed: UInt64, first: UInt64, until deadline: Date, journal: String) -> Bool {
        let descriptor = open(journal, O_WRONLY | O_CREAT, 0o600)
        defer { close(descriptor) }
        var number = first
        while Date() < deadline {
            withUnsafeBytes(of: number) { _ = pwrite(descriptor, $0.baseAddress, $0.count, 0) }
            let choices = Choices(seed: FuzzTarget.seed(ofCase: number, seed: seed))
            guard failure(of: choices, of: target) == nil else { return false }
            number += 1
        }
        return true
    }

    /// Runs one case and writes each decision to a file before it takes effect.
    static func record(_ target: FuzzTarget, caseSeed: UInt64, to path: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        defer { close(descriptor) }
        let choices = Choices(seed: caseSeed) { choice in
            var text = "\(choice) "
            text.withUTF8 { _ = write(descriptor, $0.baseAddress, $0.count) }
        }
        _ = failure(of: choices, of: target)
    }

    /// Runs a stored case and prints how it fails.
    ///
    /// - Returns: Whether it passed.
    static func replay(_ target: FuzzTarget, _ stored: FuzzCase) -> Bool {
        let choices = Choices(replaying: stored.choices, keepsNotes: true)
        let failure = failure(of: choices, of: target)
        for note in choices.notes { show("  \(note)") }
        show(failure ?? "passed")
        return failure == nil
    }

    private static func failure(of choices: Choices, of target: FuzzTarget) -> String? {
        alarm(UInt32(target.secondsPerCase * timeFactor))
        defer { alarm(0) }
        return target.failure(of: choices) ?? memoryFailure(target)
    }

    private static func memoryFailure(_ target: FuzzTarget) -> String? {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let megabytes = Int(usage.ru_maxrss) / 1024
        let limit = target.megabytes * timeFactor
        return megabytes > limit ? "the process used \(megabytes) MB, more than \(limit)" : nil
    }

    /// How much slower and larger than usual a build may be: sanitizers cost.
    private static let timeFactor = Int(ProcessInfo.processInfo.environment["FUZZ_FACTOR"] ?? "") ?? 1
}
