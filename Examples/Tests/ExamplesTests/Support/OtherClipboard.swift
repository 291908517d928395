import Foundation

/// The clipboard and the primary selection as another program sees them: xclip, which knows nothing of GTK.
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

    /// What lies there as text; nothing if there is none.
    func text(_ selection: String = "clipboard") throws -> String {
        String(decoding: try ask(["-out", "-selection", selection]), as: UTF8.self)
    }

    /// The types on offer.
    func types(_ selection: String = "clipboard") throws -> [String] {
        let list = try ask(["-out", "-selection", selection, "-target", "TARGETS"])
        return String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Asks the owner, and asks again if there is no answer: an owner that changes at that moment leaves xclip waiting for
    /// ever.
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

    /// Puts a text there; the other program offers it until somebody else puts something.
    func set(_ text: String, _ selection: String = "clipboard") throws {
        let process = Process()
        let input = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/xclip")
        // In the foreground: what it leaves behind otherwise would hold our pipes.
        process.arguments = ["-in", "-quiet", "-selection", selection]
        process.environment = server.environment
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        input.fileHandleForWriting.write(Data(text.utf8))
        try input.fileHandleForWriting.close()
        offering.append(process)
        for _ in 0..<500 {
            if try self.text(selection) == text { return }
        }
        throw DidNotTake()
    }
}
