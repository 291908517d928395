import Foundation

/// What a pipeline reports to its player.
enum PipelineEvent: Sendable {
    /// The beginning, or the position that was sought, is decoded.
    case prepared(MediaInformation)
    /// Playback has started or stopped.
    case isPlaying(Bool)
    /// The part of the buffer that is filled, from 0 to 1.
    case buffered(Double)
    /// The position, in seconds.
    case position(TimeInterval)
    /// The position after the last of the requested seeks.
    case sought(TimeInterval)
    case ended
    case failed(MediaError)
}

/// What is known about a file when its beginning is decoded.
struct MediaInformation: Hashable, Sendable {
    /// In seconds; `nil` if it is not known, for example of a live stream.
    var duration: TimeInterval?
    var hasVideo = false
    var hasAudio = false
    var isSeekable = false
}
