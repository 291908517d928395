import Foundation

/// Writes frames in the JSON format of trace events, which Perfetto and Chrome's trace viewer read.
///
/// A frame is a complete event (`ph` is `X`) of the category `frame`, which contains those of its phases and updates.
/// Times are microseconds. A counter shows the time of each frame.
package struct TraceWriter {
    private var text = Data(#"{"displayTimeUnit":"ms","traceEvents":["#.utf8)
    private let process: Int
    private var isFirst = true

    /// Returns the trace of frames, in the order of their starts.
    ///
    /// - Parameters:
    ///   - program: The name of the program.
    ///   - process: The number of its process.
    package static func data(_ records: [TimelineRecord], program: String, process: Int) -> Data {
        var writer = TraceWriter(process: process)
        writer.add(metadata: "process_name", program)
        writer.add(metadata: "thread_name", "Main thread")
        for record in records { writer.add(record) }
        writer.text += Data("]}".utf8)
        return writer.text
    }

    private init(process: Int) {
        self.process = process
    }

    private mutating func add(metadata name: String, _ value: String) {
        add(["name": .string(name), "ph": "M", "args": ["name": .string(value)]])
    }

    private mutating func add(_ record: TimelineRecord) {
        let frame = record.frame
        let start = Self.nanoseconds(frame.start)
        let end = start + Self.nanoseconds(max(record.spans.map(\.end).max() ?? 0, frame.duration))
        add("Frame \(frame.id)", "frame", start, end, frame.arguments)
        for span in record.spans {
            var arguments = span.content.json
            arguments["depth"] = JSONValue(span.depth)
            add(
                span.title, span.update == nil ? "phase" : "component", start + Self.nanoseconds(span.start),
                start + Self.nanoseconds(span.end), arguments)
        }
        add([
            "name": "Frame time", "ph": "C", "ts": Self.microseconds(start),
            "args": ["milliseconds": .number(frame.duration * 1000)],
        ])
    }

    private mutating func add(
        _ name: String, _ category: String, _ start: Int, _ end: Int, _ arguments: [String: JSONValue]
    ) {
        add([
            "name": .string(name), "cat": .string(category), "ph": "X", "ts": Self.microseconds(start),
            "dur": Self.microseconds(end - start), "args": .object(arguments),
        ])
    }

    private mutating func add(_ event: [String: JSONValue]) {
        var event = event
        event["pid"] = JSONValue(process)
        event["tid"] = 1
        text += Data((isFirst ? "\n" : ",\n").utf8) + JSONValue.object(event).data
        isFirst = false
    }

    /// The time as whole nanoseconds, so that rounding does not let a span end after the one that contains it.
    private static func nanoseconds(_ seconds: Double) -> Int {
        Int(exactly: (seconds * 1_000_000_000).rounded()) ?? 0
    }

    private static func microseconds(_ nanoseconds: Int) -> JSONValue {
        .number(Double(nanoseconds) / 1000)
    }
}

extension TimelineFrame {
    /// What the event of the frame states, other than its times.
    fileprivate var arguments: [String: JSONValue] {
        json.object ?? [:]
    }
}
