/// A frame, from the first event that it shows until it was passed to the display.
package struct TimelineFrame: Identifiable, Hashable, Sendable {
    /// The number of the frame; frames are numbered from 1.
    package let id: Int
    /// The time of the program's monotonic clock, in seconds.
    package let start: Double
    /// The time in which the program has worked on the frame, in seconds.
    package let duration: Double
    /// The interval between two frames of the display, in seconds.
    package let interval: Double
    /// Whether the frame was prepared for a window; otherwise, nothing of the work was visible yet.
    package let isPrepared: Bool
    /// The seconds that were spent in each phase, without the phases in it.
    package let phases: [TimelinePhase: Double]

    package init(
        id: Int, start: Double, duration: Double, interval: Double, isPrepared: Bool,
        phases: [TimelinePhase: Double]
    ) {
        self.id = id
        self.start = start
        self.duration = duration
        self.interval = interval
        self.isPrepared = isPrepared
        self.phases = phases
    }

    /// Whether the work took longer than the interval between two frames.
    package var isLong: Bool { duration > interval }
}

extension TimelineFrame {
    package var json: JSONValue {
        [
            "number": JSONValue(id), "start": .number(start), "milliseconds": .number(duration * 1000),
            "budgetMilliseconds": .number(interval * 1000), "exceeded": .bool(isLong), "prepared": .bool(isPrepared),
            "phases": .object(
                Dictionary(phases.map { ($0.key.rawValue, .number($0.value * 1000)) }) { first, _ in first }),
        ]
    }

    /// The longest time that is read, in milliseconds, and the latest start, in seconds.
    private static let maximumTime = 1e12

    /// Reads a frame; `nil` if it is none.
    package init?(_ json: JSONValue) {
        guard let number = json["number"]?.integer, let start = json["start"]?.number, abs(start) < Self.maximumTime,
            let duration = json["milliseconds"]?.number, (0...Self.maximumTime).contains(duration),
            let interval = json["budgetMilliseconds"]?.number, (0.001...Self.maximumTime).contains(interval)
        else { return nil }
        let phases = TimelinePhase.allCases.compactMap { phase -> (TimelinePhase, Double)? in
            guard let time = json["phases"]?[phase.rawValue]?.number, time > 0, time <= Self.maximumTime else {
                return nil
            }
            return (phase, time / 1000)
        }
        self.init(
            id: number, start: start, duration: duration / 1000, interval: interval / 1000,
            isPrepared: json["prepared"]?.bool ?? true, phases: Dictionary(phases) { first, _ in first })
    }
}

/// A frame with its phases and updates.
package struct TimelineRecord: Hashable, Sendable {
    package let frame: TimelineFrame
    /// The spans in the order of their starts, containing ones before contained ones.
    package let spans: [TimelineSpan]
    /// Whether no span is missing.
    package let isComplete: Bool

    package init(frame: TimelineFrame, spans: [TimelineSpan], isComplete: Bool) {
        self.frame = frame
        self.spans = spans
        self.isComplete = isComplete
    }
}
