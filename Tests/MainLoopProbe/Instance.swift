import Foundation
import OpenDisplay

/// Registers the process as the only one with an identifier, and prints what happens: its role, then the first further start.
@MainActor
func runInstance(identifier: String) {
    func report(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
    guard let instance = ProgramInstance(identifier: identifier) else { return report("no instance") }
    instance.onStart = { start in
        report("started: \(start.arguments.joined(separator: " "))")
        report("opens: \(start.urls.map(\.absoluteString).joined(separator: " "))")
        DisplaySystem.stopMainLoop()
    }
    let start = ProgramStart(
        commandLine: Array(CommandLine.arguments.dropFirst(2)), workingDirectory: "/",
        environment: ProcessInfo.processInfo.environment)
    switch instance.register(start) {
    case .first:
        report("first")
        withExtendedLifetime(instance) { DisplaySystem.runMainLoop() }
    case .handedOver: report("handed over")
    case .independent(let reason): report("independent: \(reason)")
    }
}
