#if INSPECTOR

public import Foundation

/// The reason why a recording cannot be read or replayed.
public enum RecordingError: LocalizedError, Hashable {
    /// The file is not a recording.
    case unreadable(reason: String)
    /// The file has a version of the format that this program does not know.
    case unknownVersion(Int)
    /// The time is before that of the replay, which only moves forward.
    case past(time: TimeInterval, current: TimeInterval)
    /// Another replay is in progress; there is one at a time.
    case otherReplay

    public var errorDescription: String? {
        switch self {
        case .unreadable(let reason): "The recording cannot be read: \(reason)"
        case .unknownVersion(let version):
            "The recording has version \(version) of the format; this program reads versions up to \(Recording.version)."
        case .past(let time, let current):
            "The replay is at \(current) s and cannot go back to \(time) s; create another replay."
        case .otherReplay: "Another replay is in progress; end it before this one is created."
        }
    }
}

#endif
