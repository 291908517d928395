import Foundation

/// Python's HTTP server for the files of a folder, on the loopback interface.
final class MediaServer {
    private let process = Process()
    private let port: Substring

    init(folder: URL) throws {
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "python3", "-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory", folder.path, "0",
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // Serving HTTP on 127.0.0.1 port 40123 (http://127.0.0.1:40123/) ...
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let match = line.firstMatch(of: #/port (\d+)/#) else { throw POSIXError(.EADDRNOTAVAIL) }
        port = match.1
    }

    deinit {
        process.terminate()
    }

    func url(_ path: String) throws -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)/\(path)") else { throw POSIXError(.EINVAL) }
        return url
    }
}
