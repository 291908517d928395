import Foundation
import Fuzzing
import Glibc

/// Runs a target in worker processes, and shrinks and stores failing cases.
@MainActor
struct Supervisor {
    let target: FuzzTarget
    let seed: UInt64
    let seconds: Double
    /// The folder for failing cases.
    let folder: URL

    private static let failureLimit = 5

    private enum Outcome {
        case passed, failed
        case killed(Int32)

        var isFailure: Bool {
            if case .passed = self { false } else { true }
        }
    }

    /// Runs the target for the specified time.
    ///
    /// - Returns: The number of failures.
    func run() throws -> Int {
        let deadline = Date(timeIntervalSinceNow: seconds)
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let journal = scratch.appendingPathComponent("journal")
        var failures = 0
        var first: UInt64 = 0
        while Date() < deadline, failures < Self.failureLimit {
            let left = deadline.timeIntervalSinceNow
            let log = scratch.appendingPathComponent("log")
            let outcome = try Self.spawn(
                ["work", target.name, "\(seed)", "\(first)", "\(left)", journal.path], log: log)
            let number = Self.caseNumber(in: journal)
            guard outcome.isFailure else {
                show("\(target.name): \(number + 1) cases, \(failures) failures, seed \(seed)")
                return failures
            }
            failures += 1
            try report(number, outcome, log: log, scratch: scratch)
            first = number + 1
        }
        show("\(target.name): \(first) cases, \(failures) failures, seed \(seed)")
        return failures
    }

    private func report(_ number: UInt64, _ outcome: Outcome, log: URL, scratch: URL) throws {
        let record = scratch.appendingPathComponent("record")
        let caseSeed = FuzzTarget.seed(ofCase: number, seed: seed)
        let firstReason = Self.tail(of: log)
        _ = try Self.spawn(["record", target.name, "\(caseSeed)", record.path], log: nil)
        let choices = try FuzzCase(
            text: "# target \(target.name)\n" + String(contentsOf: record, encoding: .utf8)
        ).choices
        let candidateFile = scratch.appendingPathComponent("candidate")
        let smallest = Shrinker(attempts: 400, seconds: 90).shrunk(choices) { candidate in
            let stored = FuzzCase(target: target.name, reason: "", notes: [], choices: candidate)
            try? stored.text.write(to: candidateFile, atomically: false, encoding: .utf8)
            return (try? Self.spawn(["replay", candidateFile.path], log: nil))?.isFailure == true
        }
        let reason: String
        switch outcome {
        case .killed(SIGPROF): reason = "took more than \(target.secondsPerCase) seconds of processor time"
        case .killed(SIGALRM): reason = "took more than \(target.secondsPerCase * 10) seconds"
        case .killed(let signal): reason = "ended by signal \(signal)\n" + Self.tail(of: log)
        case .failed, .passed:
            reason =
                Self.reason(of: smallest, target.name, scratch: scratch)
                ?? "it did not fail again; before: \(firstReason)"
        }
        let found = FuzzCase(target: target.name, reason: Self.summary(of: reason), notes: [], choices: smallest)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(found.fileName)
        try found.text.write(to: file, atomically: true, encoding: .utf8)
        show("\(target.name) failed, seed \(seed), case \(number): \(reason)\nstored: \(file.path)\n")
    }

    /// Returns why a case fails, or `nil` if it passes.
    private static func reason(of choices: [UInt64], _ name: String, scratch: URL) -> String? {
        let file = scratch.appendingPathComponent("smallest")
        let log = scratch.appendingPathComponent("smallest-log")
        let stored = FuzzCase(target: name, reason: "", notes: [], choices: choices)
        try? stored.text.write(to: file, atomically: true, encoding: .utf8)
        let outcome = try? spawn(["replay", file.path], log: log)
        return outcome?.isFailure == false ? nil : tail(of: log)
    }

    /// Returns a failure without its backtrace, which contains machine-specific locations.
    private static func summary(of reason: String) -> String {
        let lines = reason.split(separator: "\n")
        guard reason.hasPrefix("ended by") else { return reason }
        return (lines.prefix(1) + lines.filter { $0.contains("error:") }).joined(separator: "\n")
    }

    private static func tail(of log: URL) -> String {
        let text = (try? String(decoding: Data(contentsOf: log), as: UTF8.self)) ?? ""
        return text.split(separator: "\n").suffix(40).map { String($0.prefix(400)) }.joined(separator: "\n")
    }

    private static func caseNumber(in journal: URL) -> UInt64 {
        guard let data = try? Data(contentsOf: journal), data.count == 8 else { return 0 }
        return data.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    }

    private static func spawn(_ arguments: [String], log: URL?) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        // Swift's symbolicated backtraces take seconds, and only the first crash of each kind is of interest.
        environment["SWIFT_BACKTRACE"] =
            log == nil ? "enable=no" : "enable=yes,color=no,registers=none,images=none,limit=24"
        process.environment = environment
        let output: FileHandle
        if let log {
            try Data().write(to: log)
            output = try FileHandle(forWritingTo: log)
        } else {
            output = FileHandle.nullDevice
        }
        process.standardOutput = output
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        if process.terminationReason == .uncaughtSignal { return .killed(process.terminationStatus) }
        return process.terminationStatus == 0 ? .passed : .failed
    }
}
