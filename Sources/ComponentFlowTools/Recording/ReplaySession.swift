#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol
internal import OpenDisplay
internal import OpenQuartzCore

/// The replay in a program that was started to replay a recording: a copy of the recorded one, off-screen.
///
/// The environment variable `COMPONENTFLOW_REPLAY` contains the path of the recording.
@MainActor
final class ReplaySession {
    private static let variable = "COMPONENTFLOW_REPLAY"

    private let player: RecordingPlayer

    /// Returns the replay that the environment requests, and lets the windows of the program open off-screen.
    ///
    /// A recording that cannot be read ends the program, because it must not run otherwise.
    static func requested() -> ReplaySession? {
        guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else { return nil }
        do {
            let replay = ReplaySession(try Recording(contentsOf: URL(fileURLWithPath: path)))
            replay.install()
            return replay
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("\(path): \(error.localizedDescription)\n".utf8))
            exit(1)
        }
    }

    init(_ recording: Recording) {
        // The client that has started this copy removes the folder.
        let folder = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"]
        let parent = folder.map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory
        player = RecordingPlayer(recording, files: ReplayedFiles(in: parent))
    }

    private func install() {
        UIWindow.surfaceFactory = { [player] in player.makeSurface($0) }
        MediaClock.current = player.clock
        player.intercept()
    }

    /// The duration of the recording, in seconds.
    var duration: Double { player.recording.duration }

    /// The time since the beginning of the recording, in seconds.
    var time: Double { max(player.time, 0) }

    /// Replays the recording up to a time, and calls a closure with the state of the replay.
    func advance(to time: Double, completion: @escaping @MainActor (Result<JSONValue, RPCError>) -> Void) {
        Task { [player] in
            do throws(RecordingError) {
                try await player.advance(to: time) { _ in }
                completion(.success(status))
            } catch {
                completion(.failure(.impossible(error.localizedDescription)))
            }
        }
    }

    private var status: JSONValue {
        let recording = player.recording
        return [
            "time": .number(time), "duration": .number(duration), "frame": JSONValue(player.frameCount),
            "frames": JSONValue(recording.frames.count), "launch": .bool(recording.beginsWithLaunch),
            "unsaved": .array((recording.unsavedState + recording.omissions).map(JSONValue.string)),
            "problems": .array(player.problems.map(JSONValue.string)),
            "difference": player.firstDifference.map { difference in
                [
                    "frame": JSONValue(difference.frame), "time": .number(difference.time),
                    "window": JSONValue(difference.window),
                ]
            } ?? .null,
        ]
    }

    /// Returns the files of a test that replays the recording up to the present time.
    func test(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        let name = try RequestParameters.required(parameters.text("name"), "name")
        guard RecordedTest.isIdentifier(name) else { throw .invalidParameters("\"name\" is an identifier of Swift.") }
        guard let app = RecordedTest.App(delegate: UIApplication.shared.delegate) else {
            throw .impossible("The type of the program is private or generic, so that a test cannot create it.")
        }
        let pictures = player.windows.indices.map { number in
            (player.window(number)?.surface as? OffscreenSurface)?.paintPixels().flatMap {
                UIImage(cgImage: $0).pngData()
            }
        }
        let test = RecordedTest(
            name: name, app: app, recording: player.recording.prefix(to: time), pictures: pictures)
        return [
            "files": .array(
                test.files.map { ["path": .string($0.path), "data": .string($0.data.base64EncodedString())] })
        ]
    }
}

#endif
