import Foundation

/// Access to the clipboard and the primary selection from another program: xclip, which does not use GTK.
final class OtherClipboard {
    struct DidNotTake: Error {}
    struct DidNotAnswer: Error {}

    private let server: XServer
    private var offering: [Process] = []

    init(on server: XServer) {
        self.server = server
    }

    deinit {
        for process in offering { process.end() }
    }

    static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/xclip")

    /// Returns the text of the selection; empty if there is none.
    func text(_ selection: String = "clipboard") throws -> String {
        String(decoding: try ask(["-out", "-selection", selection]), as: UTF8.self)
    }

    /// Returns the types that the owner offers.
    func types(_ selection: String = "clipboard") throws -> [String] {
        let list = try ask(["-out", "-selection", selection, "-target", "TARGETS"])
        return String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Runs xclip, and repeats it if there is no response: when the owner changes at that moment, xclip waits
    /// indefinitely.
    private func ask(_ arguments: [String]) throws -> Data {
        for _ in 0..<5 {
            do {
                return try server.runAll("xclip", arguments, within: 5)
            } catch is XServer.DidNotFinish {
                continue
            }
        }
        throw DidNotAnswer()
    }

    /// Sets the text of the selection; xclip provides it until another program takes the selection.
    func set(_ text: String, _ selection: String = "clipboard") throws {
        let process = Process()
        let input = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/xclip")
        // Runs in the foreground, because its background process would keep our pipes open.
        process.arguments = ["-in", "-quiet", "-selection", selection]
        process.environment = server.environment
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
        offering.append(process)
        for _ in 0..<500 {
            if try self.text(selection) == text { return }
        }
        throw DidNotTake()
    }
}
