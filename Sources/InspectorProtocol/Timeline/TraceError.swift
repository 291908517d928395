/// Why a file cannot be read as a trace.
package enum TraceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file has more bytes than are read.
    case tooLarge(limit: Int)
    /// The file has more events than are read.
    case tooManyEvents(limit: Int)
    /// The file is not an object of JSON with trace events.
    case notATrace
    /// The event at an index has an impossible time.
    case invalidEvent(index: Int)
    /// The file contains no frames of a timeline.
    case noFrames
    /// The operating system reports an error.
    case unreadable(String)

    package var description: String {
        switch self {
        case .tooLarge(let limit): "The file is larger than \(limit >> 20) MB."
        case .tooManyEvents(let limit): "The file has more than \(limit) events."
        case .notATrace: "The file is not a trace in the JSON format of trace events."
        case .invalidEvent(let index): "The times of the event \(index) are impossible."
        case .noFrames: "The file contains no frames of a timeline."
        case .unreadable(let reason): "The file cannot be read: \(reason)"
        }
    }
}
