/// The frames that the events of a trace file describe.
struct TraceFrames {
    /// The deepest nesting of spans; deeper ones are left out.
    private static let maximumDepth = 1_000
    private static let defaultInterval = 1.0 / 60

    private(set) var records: [TimelineRecord] = []
    private(set) var program: String?

    init(_ events: [TraceEvent]) throws(TraceError) {
        for (index, event) in events.enumerated() where event.kind == "X" && !event.hasPossibleTimes {
            throw .invalidEvent(index: index)
        }
        let ordered = Self.ordered(events)
        program = events.first { $0.kind == "M" && $0.name == "process_name" }?.arguments["name"]?.string
        let frames = ordered.filter { $0.category == "frame" }
        let spans = ordered.filter { $0.category == "phase" || $0.category == "component" }
        var rest = spans[...]
        for frame in frames { addFrame(frame, &rest) }
    }

    /// Returns the complete events in the order of their starts, containing ones before contained ones.
    private static func ordered(_ events: [TraceEvent]) -> [TraceEvent] {
        events.enumerated().filter { $0.element.kind == "X" }.sorted { first, second in
            (first.element.start, second.element.duration, first.offset)
                < (second.element.start, first.element.duration, second.offset)
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
        values["number"] = JSONValue((last + 1...Int(Int32.max)).contains(number) ? number : last + 1)
        values["start"] = .number(event.start / 1_000_000)
        let fallback = TimelineFrame(
            id: last + 1, start: event.start / 1_000_000, duration: event.duration / 1_000_000,
            interval: Self.defaultInterval, isPrepared: true, phases: [:])
        return TimelineFrame(.object(values)) ?? fallback
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
            // Spans without a duration contain each other only if the file says so.
            if let depth = event.arguments["depth"]?.integer { ends.removeLast(max(ends.count - max(depth, 0), 0)) }
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
