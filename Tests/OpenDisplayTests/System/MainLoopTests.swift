import Foundation
import Testing

@Suite("The main loop")
struct MainLoopTests {
    @Test(
        "The main loop serves queues, tasks, timers and frame requests, sleeps when idle, and ends",
        .timeLimit(.minutes(1)))
    func mainLoop() async throws {
        let lines = try await runProbe()
        let expected = [
            "async", "perform from a block", "asyncAfter", "operation", "a long chain of blocks", "task",
            "detached task", "timer", "perform from a timer", "timer of another thread", "timer that was due before",
            "URL request",
        ]
        #expect(Set(lines.dropLast(2)) == Set(expected))
        #expect(lines.count == expected.count + 2)
        #expect(lines.last == "the main loop returned")
        let silence = try #require(lines.first { $0.hasPrefix("silent half second: ") })
        let numbers = silence.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
        // One is the probe's own timer.
        #expect(try #require(numbers.first) <= 2, "\(silence)")
        #expect(try #require(numbers.last) < 20_000, "\(silence)")
    }

    /// Runs the probe, which is built beside the tests, and returns its output line by line.
    private func runProbe() async throws -> [String] {
        let directory = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: directory).deletingLastPathComponent()
            .appendingPathComponent("MainLoopProbe")
        let output = Pipe()
        process.standardOutput = output
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                process.terminationHandler = { _ in
                    let data = output.fileHandleForReading.readDataToEndOfFile()
                    continuation.resume(
                        returning: String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init))
                }
                do {
                    try process.run()
                } catch {
                    continuation.resume(throwing: error)
                }
            }
        } onCancel: {
            // The time limit was exceeded; the program may not handle other signals.
            kill(process.processIdentifier, SIGKILL)
        }
    }
}
