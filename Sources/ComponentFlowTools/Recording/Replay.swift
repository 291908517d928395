#if INSPECTOR

public import ComponentFlow
internal import OpenDisplay
internal import OpenQuartzCore

/// A program that receives again what it received while a ``Recording`` was made, off-screen and at the recorded times.
///
/// ```swift
/// let replay = try Replay(recording) { ComponentViewController(Counter()) }
/// try await replay.run()
/// let picture = replay.image()
/// ```
///
/// The frames are those of the recorded program, pixel for pixel, as long as the program depends only on what the recording
/// contains; ``firstDifference`` is the first frame for which that is not so, if checksums were recorded. Time moves forward
/// only: to see an earlier moment, create another replay. There is one replay at a time.
@preconcurrency @MainActor
public final class Replay {
    /// A recorded frame that was prepared again.
    public struct Frame: Hashable, Sendable {
        /// The number of the frame, beginning with 1.
        public let number: Int
        /// The time since the beginning of the recording, in seconds.
        public let time: TimeInterval
        /// The number of the window, beginning with 0.
        public let window: Int
    }

    private static weak var current: Replay?

    private let player: RecordingPlayer
    private let previousClock = MediaClock.current
    private var close: () -> Void = {}
    private var hasEnded = false

    /// Replays a recording of a window with a controller.
    ///
    /// - Parameters:
    ///   - recording: The recording to replay.
    ///   - root: A closure that creates the controller of the window, in the state of the beginning of the program.
    /// - Throws: ``RecordingError/otherReplay``.
    public convenience init(
        _ recording: Recording, root: @MainActor () -> UIViewController
    ) throws(RecordingError) {
        try self.init(recording)
        player.perform {
            let window = UIWindow(surface: player.makeSurface(CGSize(width: 800, height: 600)))
            window.backgroundColor = .systemBackground
            window.makeKeyAndVisible()
            window.rootViewController = root()
            close = { window.close() }
        }
    }

    /// Replays a recording of a program of components, with all of its windows.
    ///
    /// - Parameters:
    ///   - recording: The recording to replay.
    ///   - app: A closure that creates the program.
    /// - Throws: ``RecordingError/otherReplay``.
    public convenience init<App: ComponentApp>(
        _ recording: Recording, app: @MainActor () -> App
    ) throws(RecordingError) {
        try self.init(recording)
        player.perform {
            let delegate = ComponentAppDelegate(app())
            UIApplication.shared.scenes.store = nil
            UIApplication.shared.launch(delegate)
            close = {
                UIApplication.shared.scenes.removeAll()
                UIApplication.shared.delegate = nil
                delegate.end()
            }
        }
    }

    /// Replays a recording of a program whose delegate opens its windows.
    ///
    /// - Parameters:
    ///   - recording: The recording to replay.
    ///   - delegate: A closure that creates the delegate.
    /// - Throws: ``RecordingError/otherReplay``.
    public convenience init(
        _ recording: Recording, delegate: @MainActor () -> any UIApplicationDelegate
    ) throws(RecordingError) {
        try self.init(recording)
        player.perform {
            UIApplication.shared.scenes.store = nil
            UIApplication.shared.launch(delegate())
            close = { [player] in
                for window in player.windows { window.close() }
                UIApplication.shared.scenes.removeAll()
                UIApplication.shared.delegate = nil
            }
        }
    }

    private init(_ recording: Recording) throws(RecordingError) {
        guard Self.current == nil else { throw .otherReplay }
        player = RecordingPlayer(recording, files: ReplayedFiles())
        Self.current = self
    }

    isolated deinit {
        end()
    }

    /// Ends the replay, and closes its windows.
    public func end() {
        guard !hasEnded else { return }
        hasEnded = true
        player.perform { close() }
        player.end()
        MediaClock.current = previousClock
        if Self.current === self { Self.current = nil }
    }

    /// Replays the recording up to a time.
    ///
    /// - Parameters:
    ///   - time: The time since the beginning, in seconds.
    ///   - frame: A closure that is called after each recorded frame.
    /// - Throws: ``RecordingError/past(time:current:)``.
    public func advance(
        to time: TimeInterval, frame: (Frame) -> Void = { _ in }
    ) async throws(RecordingError) {
        try await player.advance(to: time, onFrame: frame)
    }

    /// Replays the recording up to its end.
    public func run(frame: (Frame) -> Void = { _ in }) async throws(RecordingError) {
        try await advance(to: player.recording.duration, frame: frame)
    }

    /// Whether the work that a step schedules on the main queue is done before the next step.
    ///
    /// A session that was recorded without returning to the main queue is replayed without it, too: otherwise other tests
    /// run between the steps, and commit the changes of a step at the time of their own clock.
    package var waitsForMainQueue: Bool {
        get { player.waitsForMainQueue }
        set { player.waitsForMainQueue = newValue }
    }

    /// The time since the beginning of the recording, in seconds.
    public var time: TimeInterval { max(player.time, 0) }

    /// The windows that are open, in the order in which they were opened.
    public var windows: [UIWindow] { player.windows }

    /// What could not be reproduced, in sentences, for example because a model was not added.
    public var problems: [String] { player.problems }

    /// The first frame whose pixels differ from the recorded ones, if checksums were recorded.
    public var firstDifference: FrameDifference? { player.firstDifference }

    /// Returns a picture of the frame that was replayed last.
    ///
    /// - Parameter window: The number of the window.
    public func image(ofWindow window: Int = 0) -> UIImage? {
        guard let surface = player.window(window)?.surface as? OffscreenSurface else { return nil }
        return surface.paintPixels().map { UIImage(cgImage: $0, scale: surface.scale, orientation: .up) }
    }
}

/// A frame whose pixels differ from the recorded ones.
public struct FrameDifference: Hashable, Sendable {
    /// The number of the frame, beginning with 1.
    public let frame: Int
    /// The time since the beginning of the recording, in seconds.
    public let time: TimeInterval
    /// The number of the window, beginning with 0.
    public let window: Int
}

#endif
