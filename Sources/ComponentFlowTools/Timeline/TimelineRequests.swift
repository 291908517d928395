internal import ComponentFlow
internal import InspectorProtocol

/// Recorded frames.
@MainActor
struct TimelineRequests {
    private static let maximumFrames = FrameTimeline.frameCapacity
    /// The largest number of spans of a frame that are returned.
    private static let maximumSpans = 10_000

    let recorder: UpdateRecorder
    let nodes: NodeTable
    let program: String

    /// Starts or stops recording.
    func record(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        if try RequestParameters.required(parameters.flag("enabled"), "enabled") {
            recorder.startFrames()
        } else {
            recorder.stopFrames()
        }
        return .object(status)
    }

    /// Returns the times of frames.
    func frames(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        let since = try parameters.integer("since", in: 0...Int(Int32.max), default: 0)
        let limit = try parameters.integer("limit", in: 1...Self.maximumFrames, default: 600)
        let frames = try recent(parameters).filter { $0.number > since }.suffix(limit)
        var result = status
        result["frames"] = .array(frames.map(\.description.json))
        return .object(result)
    }

    /// Returns a frame with its phases and updates.
    func frame(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        let number = try parameters.integer("number", in: 1...Int(Int32.max), default: 0)
        guard let timeline = recorder.timeline, let frame = stored.last(where: { $0.number == number }) else {
            throw .impossible(
                "The frame \(number) is not stored; the method \"timeline\" lists those that are.")
        }
        let snapshot = TimelineSnapshot([frame], of: timeline, events: recorder.events, nodes: nodes)
        guard let record = snapshot.records(limit: Self.maximumSpans).first else { return [:] }
        return [
            "frame": record.frame.json, "spans": .array(record.spans.map(\.json)), "complete": .bool(record.isComplete),
            "causes": .array(record.causes.map(json)),
            "types": .array(ComponentTotal.ranking(of: record.spans).map(\.json)),
        ]
    }

    /// Returns a closure that makes a file of frames.
    func trace(_ parameters: RequestParameters) throws(RPCError) -> @Sendable () -> JSONValue {
        guard let timeline = recorder.timeline else {
            throw .impossible("No frames were recorded; start recording with the method \"recordTimeline\".")
        }
        let snapshot = TimelineSnapshot(
            try recent(parameters), of: timeline, events: recorder.events, nodes: nodes)
        return { [program] in
            let records = snapshot.records()
            let data = TraceWriter.data(records, program: program, process: Int(getpid()))
            return [
                "trace": .string(String(decoding: data, as: UTF8.self)), "frames": JSONValue(records.count),
                "complete": .bool(records.allSatisfy(\.isComplete)),
            ]
        }
    }

    private var status: [String: JSONValue] {
        let frames = stored
        return [
            "recording": .bool(recorder.isRecordingFrames), "stored": JSONValue(frames.count),
            "last": JSONValue(frames.last?.number ?? 0),
        ]
    }

    /// The frames of the last seconds before the last one.
    private func recent(_ parameters: RequestParameters) throws(RPCError) -> [FrameEntry] {
        let seconds = try parameters.number("seconds", in: 0...600) ?? 60
        let frames = stored
        let first = (frames.last?.start ?? 0) - seconds
        return frames.filter { $0.start >= first }
    }

    private var stored: [FrameEntry] {
        guard let timeline = recorder.timeline else { return [] }
        timeline.settle()
        return timeline.frames.elements(timeline.frames.positions)
    }

    /// Returns an update with everything that is known about it.
    private func json(of span: TimelineSpan) -> JSONValue {
        span.update.flatMap { recorder.history[$0.number]?.json } ?? span.updateJSON
    }
}
