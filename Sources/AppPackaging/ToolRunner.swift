import Foundation

/// Runs other programs; tests replace it.
public protocol ToolRunner {
    /// Returns whether a program is installed.
    func isInstalled(_ tool: String) -> Bool
    /// Runs a program in a folder and returns its output and its exit code.
    func run(_ tool: String, _ arguments: [String], in folder: URL?) throws -> (output: String, code: Int32)
}

extension ToolRunner {
    /// Runs a program that has to succeed, and returns its output.
    ///
    /// - Throws: ``PackagingError`` if the program is not installed or fails.
    func require(_ tool: String, _ arguments: [String], from package: String, in folder: URL? = nil) throws -> String {
        guard isInstalled(tool) else { throw PackagingError.missingTool(tool, package: package) }
        let (output, code) = try run(tool, arguments, in: folder)
        guard code == 0 else { throw PackagingError.failedTool(tool, output: output) }
        return output
    }
}

/// Runs the programs of the system.
public struct SystemTools: ToolRunner {
    public init() {}

    public func isInstalled(_ tool: String) -> Bool {
        path(of: tool) != nil
    }

    private func path(of tool: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        return folders.map { "\($0)/\(tool)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    public func run(_ tool: String, _ arguments: [String], in folder: URL?) throws -> (output: String, code: Int32) {
        guard let path = path(of: tool) else { return ("\(tool) is not installed.", 127) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = folder }
        // Messages are read, and a time zone or language of the user must not be part of a package.
        process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C.UTF-8", "TZ": "UTC"]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (text, process.terminationStatus)
    }
}
