#if INSPECTOR

internal import OpenQuartzCore

/// A frame, as it is recorded.
struct FrameEntry: BitwiseCopyable {
    let number: Int
    let start: Double
    /// The end of the last span that is not part of another one.
    var end: Double
    /// The time in spans, without the pauses in between.
    var busy = 0.0
    var interval: Double
    /// The positions of the spans.
    let firstSpan: Int
    var endOfSpans: Int
    var isPrepared = false
    var hasNodes = false
    /// The seconds in each phase, without those of the phases in it.
    var phases = SIMD16<Float>()

    init(number: Int, at time: Double, interval: Double, firstSpan: Int) {
        self.number = number
        start = time
        end = time
        self.interval = interval
        self.firstSpan = firstSpan
        endOfSpans = firstSpan
    }

    /// Returns whether a span that is not part of another one belongs to the next frame.
    ///
    /// A frame ends when it was painted, or before the next work. Work that led to no frame within a while is on its own.
    func ends(before kind: SpanEntry.Kind, at time: Double) -> Bool {
        switch kind {
        case .phase(.nodes): hasNodes
        case .phase(.painting): false
        default: isPrepared || time - end > Self.longestPause
        }
    }

    /// The longest time, in seconds, between an event and the frame that shows it.
    private static let longestPause = 0.1
}

#endif
