import ComponentFlow
import Foundation
import InspectorClient
import InspectorProtocol

extension InspectorModel {
    // MARK: - The recorded program

    /// Starts or stops recording the input and the frames of the program.
    func recordSession(_ isEnabled: Bool) {
        enqueue("session \(isEnabled)") { [self] in await recording.record(isEnabled) }
    }

    /// Calls a closure with the recording as a file, if there is one.
    func loadRecording(_ completion: @escaping @MainActor (Data) -> Void) {
        enqueue("recording") { [self] in
            if let data = await recording.recording() { completion(data) }
        }
    }

    /// Shows the recorded moments in a copy of the program.
    func showMoments() {
        enqueue("moments") { [self] in
            guard let data = await recording.recording(), let process = session.process else { return }
            do {
                let executable = try ProgramExecutable(process: process)
                show(ReplayConnection(executable, recording: data))
            } catch {
                recording.report(error)
            }
        }
    }

    /// Shows a copy of the program instead of the program.
    func show(_ connection: any ProgramConnection) {
        let model = InspectorModel(name: "Recording of \(name)", connection: connection, pause: pause, now: now)
        model.original = self
        copy = model
    }

    // MARK: - The copy

    /// Shows the program again, and ends the copy.
    func leaveCopy() {
        original?.copy = nil
    }

    /// Shows another moment of the recording.
    func showMoment(_ time: Double) {
        replay?.select(time)
        enqueue("moment") { [self] in await seek() }
    }

    /// Shows the selected moment.
    func seek() async {
        guard let replay, await replay.seek() else { return }
        await reload()
    }

    /// Writes a test of the shown moment, and calls a closure with the path of its source.
    func saveTest(_ name: String, to folder: String, completion: @escaping @MainActor (String) -> Void) {
        enqueue("test \(name)") { [self] in
            if let path = await replay?.saveTest(name, to: folder) { completion(path) }
        }
    }
}
