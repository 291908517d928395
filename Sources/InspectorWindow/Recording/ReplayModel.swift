import ComponentFlow
import Foundation
import InspectorClient
import InspectorProtocol

/// The moment of a recording that a copy of the program shows.
@MainActor @Observable
final class ReplayModel: InspectorRequesting {
    let session: InspectorSession

    /// The duration of the recording, in seconds.
    let duration: Double
    /// The moment that the user has selected, in seconds since the beginning.
    private(set) var selected: Double
    /// The moment that the copy shows.
    private(set) var time = 0.0
    /// The number of the frame that is shown, and the number of frames.
    private(set) var (frame, frameCount) = (0, 0)
    /// What could not be reproduced, in sentences.
    private(set) var notes: [String] = []
    /// The first frame that differs from the recorded one, as a sentence.
    private(set) var difference: String?
    /// What went wrong last, for the user.
    var problem: String?

    init(_ session: InspectorSession, duration: Double) {
        self.session = session
        self.duration = duration
        selected = duration
    }

    /// Selects a moment, in seconds since the beginning.
    func select(_ time: Double) {
        selected = min(max(time, 0), duration)
    }

    /// Lets the copy show the selected moment; returns whether it does.
    func seek() async -> Bool {
        let desired = selected
        guard let status = await request(.replay, ["time": .number(desired)]) else { return false }
        time = desired
        frame = status["frame"]?.integer ?? 0
        frameCount = status["frames"]?.integer ?? 0
        notes = ["unsaved", "problems"].flatMap { status[$0]?.array ?? [] }.compactMap(\.string).prefix(20)
            .map { DisplayText.limited($0) }
        difference = ReplayOutline.difference(status)
        return true
    }

    /// Writes a test of the shown moment to a folder; returns its source file.
    func saveTest(_ name: String, to folder: String) async -> String? {
        guard let files = await request(.saveTest, ["name": .string(name)]) else { return nil }
        do throws(InspectorClientError) {
            return try RecordedTestFiles.write(files, to: folder).first
        } catch {
            problem = error.text
            return nil
        }
    }

    /// The moment in a few words.
    var summary: String {
        "\(Self.text(time)) of \(Self.text(duration)) s, frame \(frame) of \(frameCount)"
    }

    private static func text(_ seconds: Double) -> String {
        String(format: "%.2f", seconds)
    }
}
