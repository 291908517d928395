import Foundation

/// A text entry of another toolkit in a window of its own: Tk, which tells its text after each change.
final class TkEntry {
    static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/wish")
    static let title = "Tk entry"

    private let process = Process()
    private let output = Pipe()
    private var unread = ""
    private(set) var text = ""

    private static let script = """
        wm title . "Tk entry"
        wm geometry . 480x80+0+400
        set ::text ""
        entry .e -width 40 -font {Helvetica 16} -textvariable ::text
        pack .e -padx 10 -pady 10
        trace add variable ::text write {apply {{args} {
            puts [binary encode hex [encoding convertto utf-8 $::text]]
            flush stdout
        }}}
        bind . <FocusIn> {focus .e}
        wm protocol . WM_DELETE_WINDOW exit
        update
        puts ready
        flush stdout
        """

    init(on server: XServer) throws {
        let script = FileManager.default.temporaryDirectory.appendingPathComponent("entry-\(UUID()).tcl")
        try Self.script.write(to: script, atomically: true, encoding: .utf8)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/wish")
        process.arguments = [script.path]
        process.environment = server.environment
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        _ = try readLine(within: 10)
        try? FileManager.default.removeItem(at: script)
    }

    deinit {
        process.end()
    }

    /// Waits until the entry shows a text; returns whether it did in that many seconds.
    func shows(_ expected: String, within seconds: Double = 5) throws -> Bool {
        while text != expected {
            guard let line = try readLine(within: seconds) else { return false }
            text = String(decoding: Self.bytes(line), as: UTF8.self)
        }
        return true
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
