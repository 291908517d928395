import Foundation
import Testing

import OpenDisplay

@Suite("One process for each program", .enabled("needs dbus-daemon") { BusDaemon.isExpected }, .serialized)
@MainActor struct ProgramInstanceTests {
    /// A start of the probe on a bus.
    private struct Probe {
        let process = Process()
        let output = Pipe()

        init(_ arguments: [String], address: String) throws {
            let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent()
                .appendingPathComponent("MainLoopProbe")
            process.arguments = ["instance"] + arguments
            process.environment = ProcessInfo.processInfo.environment.merging(["DBUS_SESSION_BUS_ADDRESS": address]) {
                $1
            }
            process.standardOutput = output
            try process.run()
        }

        /// Returns the next output, which may be several lines.
        func next() -> String {
            String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        }

        /// Returns the rest of the output.
        func rest() -> String {
            String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
    }

    @Test("A second start passes its arguments and files to the first process, and ends")
    func secondStart() throws {
        let daemon = try BusDaemon()
        defer { daemon.stop() }
        let first = try Probe(["org.example.Test"], address: daemon.address)
        #expect(first.next() == "first\n")
        let second = try Probe(["org.example.Test", "notes:1", "--new"], address: daemon.address)
        #expect(second.rest() == "handed over\n")
        #expect(first.rest() == "started: notes:1 --new\nopens: notes:1\n")
    }

    @Test("Programs with different identifiers run independently")
    func otherProgram() throws {
        let daemon = try BusDaemon()
        defer { daemon.stop() }
        let first = try Probe(["org.example.First"], address: daemon.address)
        #expect(first.next() == "first\n")
        let second = try Probe(["org.example.Second"], address: daemon.address)
        #expect(second.next() == "first\n")
        for probe in [first, second] { probe.process.kill() }
    }

    @Test(
        "Without a bus, or without an application id, no process is registered",
        arguments: [["org.example.Test"], ["Test"]])
    func unavailable(arguments: [String]) throws {
        let probe = try Probe(arguments, address: "unix:path=/nonexistent")
        #expect(probe.rest() == "no instance\n")
    }
}
