/// The frames that the events of a trace file describe.
struct TraceFrames {
    /// The deepest nesting of spans; deeper ones are left out.
    private static let maximumDepth = 1_000
    private static let defaultInterval = 1.0 / 60
    /// The largest number of a frame that is read.
    private static let maximumNumber = 1_000_000_000

    private(set) var records: [TimelineRecord] = []
    private(set) var program: String?

    init(_ events: [TraceEvent]) throws(TraceError) {
        for (index, event) in events.enumerated() where event.kind == "X" && !event.hasPossibleTimes {
            throw .invalidEvent(index: index)
        }
        program = events.first { $0.kind == "M" && $0.name == "process_name" }?.arguments["name"]?.string
        let complete = events.filter { $0.kind == "X" }
        let frames = Self.ordered(complete.filter { $0.category == "frame" })
        var rest = Self.ordered(complete.filter { $0.category == "phase" || $0.category == "component" })[...]
        for frame in frames { addFrame(frame, &rest) }
    }

    /// Returns events in the order of their starts, containing ones before contained ones.
    ///
    /// Of events with the same start, the longer one contains the other, unless the file states their depths.
    private static func ordered(_ events: [TraceEvent]) -> [TraceEvent] {
        let hasDepths = events.allSatisfy { $0.depth != nil }
        return events.enumerated().sorted { first, second in
            let (longer, other) = hasDepths ? (0, 0) : (second.element.duration, first.element.duration)
            return (first.element.start, longer, first.offset) < (second.element.start, other, second.offset)
        }.map(\.element)
    }

    /// Adds a frame, and removes the spans until its end from the rest.
    private mutating func addFrame(_ event: TraceEvent, _ rest: inout ArraySlice<TraceEvent>) {
        rest = rest.drop { $0.start < event.start }
        let inside = rest.prefix { $0.start <= event.end }
        rest = rest.dropFirst(inside.count)
        let (spans, isComplete) = Self.nested(inside, in: event)
        records.append(TimelineRecord(frame: frame(event), spans: spans, isComplete: isComplete))
    }

    private func frame(_ event: TraceEvent) -> TimelineFrame {
        var values = event.arguments
        let last = records.last?.frame.id ?? 0
        let number = values["number"]?.integer ?? 0
        values["number"] = JSONValue(number > last && number <= Self.maximumNumber ? number : last + 1)
        values["start"] = .number(event.start / 1_000_000)
        values["milliseconds"] = Self.time(values["milliseconds"], from: 0) ?? .number(event.duration / 1000)
        let budget = Self.time(values["budgetMilliseconds"], from: 0.001)
        values["budgetMilliseconds"] = budget ?? .number(Self.defaultInterval * 1000)
        let fallback = TimelineFrame(
            id: last + 1, start: 0, duration: 0, interval: Self.defaultInterval, isPrepared: true, phases: [:])
        return TimelineFrame(.object(values)) ?? fallback
    }

    /// Returns a time that a viewer can show, in milliseconds.
    private static func time(_ value: JSONValue?, from minimum: Double) -> JSONValue? {
        value?.number.flatMap { (minimum...1e12).contains($0) ? .number($0) : nil }
    }

    /// Returns the spans with their depths.
    private static func nested(
        _ events: ArraySlice<TraceEvent>, in frame: TraceEvent
    ) -> (spans: [TimelineSpan], isComplete: Bool) {
        var spans: [TimelineSpan] = []
        var isComplete = true
        /// The ends of the spans that contain the next one, the innermost last.
        var ends: [Double] = []
        for event in events {
            while let last = ends.last, event.start >= last, event.duration > 0 { ends.removeLast() }
            // Spans without a duration contain each other only if the file states their depths.
            if let depth = event.depth { ends.removeLast(max(ends.count - depth, 0)) }
            guard ends.count < maximumDepth, let content = TimelineSpan.Content(.object(event.arguments)) else {
                isComplete = false
                continue
            }
            spans.append(
                TimelineSpan(
                    content, start: (event.start - frame.start) / 1_000_000, duration: event.duration / 1_000_000,
                    depth: ends.count))
            ends.append(event.end)
        }
        return (spans, isComplete)
    }
}
