import Foundation
internal import InspectorProtocol

/// The command `componentflow record`: writes what a program has received and done to a file.
struct RecordCommand: Hashable {
    static let usage =
        "componentflow record [name or process] --output <file> [--seconds <time to record>] [--checksums on]"

    private(set) var program: String?
    private(set) var output = ""
    private(set) var seconds: Double?
    private(set) var recordsChecksums = false

    /// Parses the arguments after `record`.
    init(_ arguments: [String]) throws(InspectorClientError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--") else {
                guard program == nil else { throw .usage(Self.usage) }
                program = argument
                continue
            }
            guard let value = rest.popFirst() else { throw .usage("\(argument) needs a value.\n\(Self.usage)") }
            switch argument {
            case "--output": output = value
            case "--seconds":
                guard let number = Double(value), number >= 0, number <= 3_600 else {
                    throw .usage("--seconds is a number from 0 to 3600.")
                }
                seconds = number
            case "--checksums": recordsChecksums = value == "on" || value == "true"
            default: throw .usage("There is no option \(argument).\n\(Self.usage)")
            }
        }
        guard !output.isEmpty else { throw .usage("--output is missing.\n\(Self.usage)") }
    }

    /// Records for the requested time, unless a recording is in progress, and returns the contents of the file.
    ///
    /// - Parameter pause: Returns after a number of seconds.
    func run(
        _ connection: InspectorConnection, pause: (Double) -> Void
    ) throws(InspectorClientError) -> Data {
        if let seconds {
            let isRecording = try connection.call(.recordSession)["recording"] == true
            if !isRecording {
                _ = try connection.call(
                    .recordSession, ["enabled": true, "checksums": .bool(recordsChecksums)])
            }
            pause(seconds)
            if !isRecording { _ = try connection.call(.recordSession, ["enabled": false]) }
        }
        guard let recording = try connection.call(.session)["recording"] else { throw .invalidResponse }
        return recording.data
    }
}
