import Foundation

/// The seeks of a pipeline, of which one is performed at a time, and only the latest of those that wait.
struct SeekQueue: Sendable {
    struct Seek: Hashable, Sendable {
        /// In seconds; `nil` is the current position.
        var position: TimeInterval?
        var rate: Double
    }

    /// Whether the beginning is decoded, before which nothing can be sought.
    private(set) var isPrepared = false
    private var isSeeking = false
    private var waiting: Seek?
    private var rate = 1.0

    /// Whether no seek is performed or waits.
    var isIdle: Bool { isPrepared && !isSeeking && waiting == nil }

    mutating func request(_ position: TimeInterval) {
        waiting = Seek(position: position, rate: rate)
    }

    /// Sets the rate from the current position, or from that of the seek that waits.
    mutating func setRate(_ rate: Double) {
        guard rate != self.rate else { return }
        self.rate = rate
        waiting = Seek(position: waiting?.position, rate: rate)
    }

    /// Returns the seek to perform now, if there is one.
    mutating func next() -> Seek? {
        guard isPrepared, !isSeeking, let next = waiting else { return nil }
        waiting = nil
        isSeeking = true
        return next
    }

    /// Notes that a position is decoded, and returns whether it was sought.
    mutating func didPrepare() -> Bool {
        defer { (isPrepared, isSeeking) = (true, false) }
        return isSeeking
    }

    /// Notes that the seek cannot be performed.
    mutating func didFail() {
        isSeeking = false
    }
}
