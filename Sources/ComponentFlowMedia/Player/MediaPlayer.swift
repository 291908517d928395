public import Foundation
public import Observation

/// A player of video and audio, which is shown by a ``MediaView`` or a ``Video``.
///
/// ```swift
/// let player = MediaPlayer(url: film)
/// player.volume = 0.5
/// player.play()
/// ```
///
/// All methods return at once: the source is opened and decoded on other threads. The properties can be observed, and components
/// that read them are updated. ``currentTime`` changes four times a second during playback, and nothing changes while the player
/// is paused.
///
/// A player of which nothing holds a reference stops.
@Observable @preconcurrency @MainActor public final class MediaPlayer {
    /// The states of the source.
    public enum Status: Hashable, Sendable {
        /// There is no source.
        case idle
        /// The beginning of the source is being decoded.
        case loading
        /// The source can be played.
        case ready
        /// The source cannot be played, or no further.
        case failed(MediaError)
    }

    /// Whether time passes.
    public enum TimeControlStatus: Hashable, Sendable {
        case paused
        /// Playback was requested, and begins when enough of the source is loaded.
        case waitingToPlay
        case playing
    }

    /// What is played; set by ``load(_:)``.
    public internal(set) var source: MediaSource?
    /// Whether the source can be played.
    public internal(set) var status = Status.idle
    /// Whether time passes.
    public internal(set) var timeControlStatus = TimeControlStatus.paused
    /// The position, in seconds.
    public internal(set) var currentTime: TimeInterval = 0
    /// The duration in seconds; `nil` until it is known, and for live streams.
    public internal(set) var duration: TimeInterval?
    /// Whether the source has pictures.
    public internal(set) var hasVideo = false
    /// Whether the source has sound.
    public internal(set) var hasAudio = false
    /// Whether other positions can be sought.
    public internal(set) var isSeekable = false
    /// Whether a position that was sought is not decoded yet.
    public internal(set) var isSeeking = false
    /// Whether the end was reached; ``play()`` then starts at the beginning.
    public internal(set) var hasEnded = false
    /// The part of the buffer that is filled, from 0 to 1.
    ///
    /// Less than 1 only occurs for sources on a server.
    public internal(set) var bufferedPart = 1.0
    /// The size of the pictures in points, with square pixels; zero until the first one is decoded.
    public internal(set) var presentationSize = CGSize.zero

    /// The volume, from 0 to 1.
    ///
    /// Other values are clamped, and NaN is ignored.
    public var volume: Double {
        get { storedVolume }
        set {
            guard !newValue.isNaN, storedVolume != min(max(newValue, 0), 1) else { return }
            storedVolume = min(max(newValue, 0), 1)
            applyVolume()
        }
    }

    /// Whether the sound is turned off, which does not change the volume.
    public var isMuted: Bool {
        get { storedIsMuted }
        set {
            guard newValue != storedIsMuted else { return }
            storedIsMuted = newValue
            applyVolume()
        }
    }

    /// The speed of playback, from 0.25 to 4; the pitch of sound stays the same if the plug-in for that is installed.
    ///
    /// Other values are clamped, and NaN is ignored.
    public var rate: Double {
        get { storedRate }
        set {
            guard !newValue.isNaN, storedRate != min(max(newValue, 0.25), 4) else { return }
            storedRate = min(max(newValue, 0.25), 4)
            pipeline?.setRate(storedRate)
            notify(.controls)
        }
    }

    /// Whether playback starts again at the end.
    public var loops = false

    /// Whether the screen stays on while a view shows the video as it plays; by default `true`.
    ///
    /// The desktop may decline that. Sound alone does not keep the screen on.
    public var preventsDisplaySleepDuringVideoPlayback = true {
        didSet {
            if preventsDisplaySleepDuringVideoPlayback != oldValue { notify(.playback) }
        }
    }

    /// Called whenever playback reaches the end, also if it starts again.
    @ObservationIgnored public var onEnd: (() -> Void)?

    private var storedVolume = 1.0
    private var storedIsMuted = false
    private var storedRate = 1.0
    @ObservationIgnored let output: MediaOutput
    @ObservationIgnored var pipeline: MediaPipeline?
    /// Whether playback was requested.
    @ObservationIgnored var wantsToPlay = false
    @ObservationIgnored var isClockRunning = false
    @ObservationIgnored var observers = MediaObservers()
    @ObservationIgnored let pictures = MediaPictures()

    /// Creates a player without a source.
    public nonisolated convenience init() {
        self.init(output: .desktop)
    }

    /// Creates a player that loads a file or a resource on a server.
    public convenience init(url: URL) {
        self.init(output: .desktop)
        load(.url(url))
    }

    /// Creates a player that loads the contents of a file.
    public convenience init(data: Data) {
        self.init(output: .desktop)
        load(.data(data))
    }

    nonisolated init(output: MediaOutput) {
        self.output = output
    }

    deinit {
        pipeline?.close()
    }

    private func applyVolume() {
        pipeline?.setVolume(storedVolume, isMuted: storedIsMuted)
        notify(.controls)
    }
}
