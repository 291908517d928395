import Foundation

/// Processes that the client starts.
enum ChildProcess {
    /// Runs a program to its end, and returns its exit status and everything that it has printed.
    ///
    /// - Parameter arguments: The program, which is searched in `PATH`, and its arguments.
    static func output(
        of arguments: [String], in folder: String
    ) throws(InspectorClientError) -> (status: Int32, text: String) {
        let pipe = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        do {
            try process.run()
        } catch {
            throw .file(path: arguments.first ?? "", reason: error.localizedDescription)
        }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
