import ComponentFlow
import ComponentFlowTools

// The inspector shows earlier moments of a program, and saves them as tests; their tasks are part of the recording.

extension TodoList: RecordableModel {
    var recordingName: String { "tasks" }

    func encodeForRecording() throws -> Data {
        let encoder = JSONEncoder()
        // The same state is always encoded to the same bytes.
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(state)
    }

    func apply(recording data: Data) throws {
        state = try JSONDecoder().decode(State.self, from: data)
    }
}
