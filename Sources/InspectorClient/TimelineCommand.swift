import Foundation
internal import InspectorProtocol

/// The command `timeline`: records frames for a while if a time is specified, and returns the frames.
struct TimelineCommand {
    let connection: InspectorConnection
    let parameters: [String: JSONValue]
    /// Returns after a number of seconds.
    let pause: (Double) -> Void

    /// Returns the recorded frames.
    func run() throws(InspectorClientError) -> JSONValue {
        guard let seconds = parameters["seconds"]?.number else { return try connection.call(.timeline, parameters) }
        var parameters = parameters
        // An invalid parameter is refused before anything is recorded.
        let status = try connection.call(.timeline, parameters)
        let isRecording = status["recording"] == true
        if isRecording { parameters["since"] = status["last"] } else { try record(true) }
        pause(seconds)
        if !isRecording { try record(false) }
        return try connection.call(.timeline, parameters)
    }

    private func record(_ isEnabled: Bool) throws(InspectorClientError) {
        _ = try connection.call(.recordTimeline, ["enabled": .bool(isEnabled)])
    }

    /// Returns the frames as a file of trace events.
    func trace() throws(InspectorClientError) -> Data {
        let limit = parameters["seconds"].map { ["seconds": $0] } ?? [:]
        guard let text = try connection.call(.trace, limit)["trace"]?.string else { throw .invalidResponse }
        return Data(text.utf8)
    }
}
