import Foundation
package import InspectorProtocol

/// The command `componentflow replay`: replays a recording in a copy of the program, up to a time.
struct ReplayCommand: Hashable {
    static let usage = """
        componentflow replay <file> --executable <path> [--time <seconds>] [--picture <png file>]
              [--test <name> --folder <folder of tests>] [-- <arguments of the program>]
        """

    private(set) var file = ""
    private(set) var executable = ProgramExecutable(path: "")
    private(set) var time: Double?
    private(set) var picture: String?
    private(set) var test: String?
    private(set) var folder = "."

    /// Parses the arguments after `replay`.
    init(_ arguments: [String]) throws(InspectorClientError) {
        var (path, programArguments): (String?, [String]) = (nil, [])
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                programArguments = Array(rest)
                break
            }
            guard argument.hasPrefix("--") else {
                guard file.isEmpty else { throw .usage(Self.usage) }
                file = argument
                continue
            }
            guard let value = rest.popFirst() else { throw .usage("\(argument) needs a value.\n\(Self.usage)") }
            switch argument {
            case "--executable": path = value
            case "--time":
                guard let number = Double(value), number >= 0 else { throw .usage("--time is a number of seconds.") }
                time = number
            case "--picture": picture = value
            case "--test": test = value
            case "--folder": folder = value
            default: throw .usage("There is no option \(argument).\n\(Self.usage)")
            }
        }
        guard !file.isEmpty, let path else { throw .usage(Self.usage) }
        executable = ProgramExecutable(path: path, arguments: programArguments)
    }

    /// Replays the recording, writes the requested files, and prints the result.
    ///
    /// - Throws: ``InspectorClientError/difference(_:)`` if a frame differs from the recorded one.
    func run(print: (String) -> Void) throws(InspectorClientError) {
        let recording: Data
        do { recording = try Data(contentsOf: URL(fileURLWithPath: file)) } catch {
            throw .file(path: file, reason: error.localizedDescription)
        }
        let copy = try ProgramCopy(of: executable, recording: recording)
        defer { copy.stop() }
        let status = try copy.call(.replay, ["time": .number(time ?? copy.duration)])
        ReplayOutline.lines(status).forEach(print)
        if let picture {
            guard let data = try copy.call(.screenshot)["png"]?.base64 else { throw .invalidResponse }
            try Self.write(data, to: URL(fileURLWithPath: picture))
            print(picture)
        }
        if let test {
            for file in try RecordedTestFiles.write(copy.call(.saveTest, ["name": .string(test)]), to: folder) {
                print(file)
            }
        }
        if let difference = ReplayOutline.difference(status) { throw .difference(difference) }
    }

    static func write(_ data: Data, to file: URL) throws(InspectorClientError) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        } catch {
            throw .file(path: file.path, reason: error.localizedDescription)
        }
    }
}

/// The state of a replay as text.
package enum ReplayOutline {
    /// Returns the progress and what could not be reproduced, in sentences.
    package static func lines(_ status: JSONValue) -> [String] {
        let time = text(status["time"]), duration = text(status["duration"])
        let frames = "\(status["frame"]?.integer ?? 0) of \(status["frames"]?.integer ?? 0) frames"
        let sentences = ["unsaved", "problems"].flatMap { status[$0]?.array ?? [] }.compactMap(\.string)
        return ["Replayed \(time) of \(duration) s, \(frames)."] + sentences
    }

    /// Returns the first frame that differs, as a sentence.
    package static func difference(_ status: JSONValue) -> String? {
        guard let difference = status["difference"], let frame = difference["frame"]?.integer else { return nil }
        let window = (difference["window"]?.integer ?? 0) + 1
        return "Frame \(frame) at \(text(difference["time"])) s is the first that differs, in window \(window)."
    }

    private static func text(_ seconds: JSONValue?) -> String {
        "\(((seconds?.number ?? 0) * 1000).rounded() / 1000)"
    }
}

/// The files of a test that a copy has returned.
package enum RecordedTestFiles {
    /// Writes the files to a folder, and returns their paths.
    package static func write(_ result: JSONValue, to folder: String) throws(InspectorClientError) -> [String] {
        var paths: [String] = []
        for file in result["files"]?.array ?? [] {
            guard let path = file["path"]?.string, let data = file["data"]?.base64, isInside(path) else {
                throw .invalidResponse
            }
            let url = URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent(path)
            try ReplayCommand.write(data, to: url)
            paths.append(url.path)
        }
        return paths
    }

    /// Returns whether a relative path names a file in the folder.
    private static func isInside(_ path: String) -> Bool {
        !path.hasPrefix("/") && path.split(separator: "/").allSatisfy { $0 != ".." && $0 != "." }
    }
}

extension JSONValue {
    /// The bytes that a string in Base64 stands for.
    fileprivate var base64: Data? {
        string.flatMap { Data(base64Encoded: $0) }
    }
}
