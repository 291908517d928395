import ComponentFlow
import Foundation
import InspectorClient
import InspectorProtocol

/// The recording of the program's input and frames.
@MainActor @Observable
final class SessionModel: InspectorRequesting {
    let session: InspectorSession

    private(set) var isRecording = false
    /// Whether this inspector has started the recording.
    private(set) var hasStarted = false
    /// The number of recorded steps.
    private(set) var steps = 0
    private(set) var bytes = 0
    /// What went wrong last, for the user.
    var problem: String?

    init(_ session: InspectorSession) {
        self.session = session
    }

    /// Starts or stops recording; starting discards the earlier recording.
    func record(_ isEnabled: Bool) async {
        guard let result = await request(.recordSession, ["enabled": .bool(isEnabled)]) else { return }
        hasStarted = isEnabled
        read(result)
    }

    /// Reads the state of the recording.
    func load() async {
        if let result = await request(.recordSession, [:]) { read(result) }
    }

    private func read(_ result: JSONValue) {
        isRecording = result["recording"]?.bool ?? false
        steps = max(result["steps"]?.integer ?? 0, 0)
        bytes = max(result["bytes"]?.integer ?? 0, 0)
    }

    /// Returns the recording as a file, if there is one.
    func recording() async -> Data? {
        await request(.session, [:])?["recording"].map(\.data)
    }

    /// Shows what went wrong.
    func report(_ error: any Error) {
        problem = DisplayText.limited((error as? InspectorClientError)?.text ?? error.localizedDescription)
    }

    /// The recording in a few words.
    var summary: String {
        if steps == 0 { return isRecording ? "Recording" : "Recording of the Session" }
        let size = bytes < 1 << 20 ? "\(bytes >> 10) KB" : "\(bytes >> 20) MB"
        return "\(isRecording ? "Recording" : "Recorded"): \(steps) steps, \(size)"
    }
}
