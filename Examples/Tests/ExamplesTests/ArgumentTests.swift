import Foundation
import Testing

struct ArgumentTests {
    @Test(
        "A program ends with status 2 and a message that names an option which it does not have",
        arguments: ["Todo", "Notes", "Photos", "Reader", "Gallery"])
    func unknownOption(name: String) throws {
        let (process, errors) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent(name)
        process.arguments = ["--frobnicate"]
        process.environment = ProcessInfo.processInfo.environment.merging(["COMPONENTFLOW_OFFSCREEN": "1"]) { $1 }
        process.standardError = errors
        try process.run()
        defer { process.end() }
        // Ends with the program, which a program that ignores the option does not.
        let end = DispatchWorkItem { process.end() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: end)
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        end.cancel()
        #expect(process.terminationStatus == 2)
        #expect(text.hasPrefix("\(name): "))
        #expect(text.contains("--frobnicate"))
    }
}
