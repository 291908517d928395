import Foundation

/// The machine on which the results were measured.
struct Machine {
    let processor: String
    let cores = ProcessInfo.processInfo.processorCount
    let system: String
    let swift: String
    let date: String

    init() {
        processor = Self.value(of: "model name", separator: ":", in: "/proc/cpuinfo") ?? "unknown processor"
        system = Self.value(of: "PRETTY_NAME", separator: "=", in: "/etc/os-release") ?? "Linux"
        swift = Self.swiftVersion() ?? "unknown"
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd"
        date = formatter.string(from: Date())
    }

    private static func value(of key: String, separator: Character, in path: String) -> String? {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
        return line?.split(separator: separator, maxSplits: 1).last?.trimmingCharacters(
            in: CharacterSet(charactersIn: " \""))
    }

    /// The version of the compiler on the path, without irrelevant details.
    private static func swiftVersion() -> String? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "--version"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.firstMatch(of: /Swift version ([0-9.]+)/).map { String($0.1) }
    }
}
