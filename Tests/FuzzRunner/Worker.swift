import Foundation
import Fuzzing
import Glibc

/// The code that runs in a separate process, so that a crash terminates only that process.
@MainActor
enum Worker {
    /// Runs cases until a deadline.
    ///
    /// The file `journal` contains the number of the running case. A case that exceeds its time limit terminates the
    /// process with SIGALRM.
    ///
    /// - Returns: Whether all cases passed.
    static func run(_ target: FuzzTarget, seed: UInt64, first: UInt64, until deadline: Date, journal: String) -> Bool {
        let descriptor = open(journal, O_WRONLY | O_CREAT, 0o600)
        defer { close(descriptor) }
        var number = first
        while Date() < deadline {
            withUnsafeBytes(of: number) { _ = pwrite(descriptor, $0.baseAddress, $0.count, 0) }
            let choices = Choices(seed: FuzzTarget.seed(ofCase: number, seed: seed))
            if let failure = failure(of: choices, of: target) {
                show(failure)
                return false
            }
            number += 1
        }
        return true
    }

    /// Runs a case and writes each decision to a file before it takes effect.
    static func record(_ target: FuzzTarget, caseSeed: UInt64, to path: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        defer { close(descriptor) }
        let choices = Choices(seed: caseSeed) { choice in
            var text = "\(choice) "
            text.withUTF8 { _ = write(descriptor, $0.baseAddress, $0.count) }
        }
        _ = failure(of: choices, of: target)
    }

    /// Runs a stored case and prints the reason of its failure.
    ///
    /// - Returns: Whether the case passed.
    static func replay(_ target: FuzzTarget, _ stored: FuzzCase) -> Bool {
        let choices = Choices(replaying: stored.choices) { show("  \($0)") }
        let failure = failure(of: choices, of: target)
        show(failure ?? "passed")
        return failure == nil
    }

    private static func failure(of choices: Choices, of target: FuzzTarget) -> String? {
        limitTime(to: target.secondsPerCase * timeFactor)
        defer { limitTime(to: 0) }
        return target.failure(of: choices) ?? memoryFailure(target)
    }

    /// Ends the process after a number of seconds of processor time, or of ten times as many seconds, because it may wait
    /// indefinitely; 0 removes the limit.
    ///
    /// On a busy machine a case takes longer without more processor time.
    private static func limitTime(to seconds: Int) {
        var timer = itimerval()
        timer.it_value.tv_sec = seconds
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
        alarm(UInt32(seconds * 10))
    }

    private static func memoryFailure(_ target: FuzzTarget) -> String? {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let megabytes = Int(usage.ru_maxrss) / 1024
        let limit = target.megabytes * timeFactor
        return megabytes > limit ? "the process used \(megabytes) MB, more than \(limit)" : nil
    }

    /// The factor for the time and memory limits of slower and larger builds, such as those with sanitizers.
    private static let timeFactor = Int(ProcessInfo.processInfo.environment["FUZZ_FACTOR"] ?? "") ?? 1
}
