import Foundation

/// A program that displays a text and prints it after each change, as a line of hexadecimal digits.
final class ReportingProgram {
    private let process = Process()
    private let output = Pipe()
    private var unread = ""
    private(set) var text = ""

    /// Starts the program and waits for its first line.
    init(_ executable: URL, _ arguments: [String], on server: XServer) throws {
        process.executableURL = executable
        process.arguments = arguments
        process.environment = server.environment
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        try readLine(within: 10).map(take)
    }

    deinit {
        process.end()
    }

    /// Waits until the program shows a text; returns `false` if that does not happen in time.
    func shows(_ expected: String, within seconds: Double = 5) throws -> Bool {
        while text != expected {
            guard let line = try readLine(within: seconds) else { return false }
            take(line)
        }
        return true
    }

    private func take(_ line: Substring) {
        text = String(decoding: Self.bytes(line), as: UTF8.self)
    }

    private static func bytes(_ hex: Substring) -> [UInt8] {
        var digits = hex[...]
        var bytes: [UInt8] = []
        while digits.count >= 2 {
            bytes.append(UInt8(digits.prefix(2), radix: 16) ?? 0)
            digits = digits.dropFirst(2)
        }
        return bytes
    }

    private func readLine(within seconds: Double) throws -> Substring? {
        while true {
            if let end = unread.firstIndex(of: "\n") {
                let line = unread[..<end]
                unread = String(unread[unread.index(after: end)...])
                return line
            }
            var descriptor = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, Int32(seconds * 1000)) > 0 else { return nil }
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { return nil }
            unread += String(decoding: data, as: UTF8.self)
        }
    }
}
