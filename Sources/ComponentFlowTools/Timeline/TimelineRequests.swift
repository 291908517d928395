#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// Recorded frames.
///
/// Frames are described on another thread, because describing thousands of them takes longer than a frame.
@MainActor
struct TimelineRequests {
    private static let maximumFrames = FrameTimeline.frameCapacity
    /// The largest number of spans of a frame that are returned.
    nonisolated private static let maximumSpans = 10_000

    /// Describes the result on any thread.
    typealias Description = @Sendable () -> JSONValue

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

    private var status: [String: JSONValue] {
        recorder.timeline?.settle()
        let frames = recorder.timeline?.frames
        return [
            "recording": .bool(recorder.isRecordingFrames), "stored": JSONValue(frames?.positions.count ?? 0),
            "last": JSONValue(frames?.end ?? 0),
        ]
    }

    /// Returns the times of frames.
    func frames(_ parameters: RequestParameters) throws(RPCError) -> Description {
        let since = try parameters.integer("since", in: 0...Int(Int32.max), default: 0)
        let limit = try parameters.integer("limit", in: 1...Self.maximumFrames, default: 600)
        let (frames, status) = (try recent(parameters, after: since).suffix(limit), status)
        return {
            var result = status
            result["frames"] = .array(frames.map(\.description.json))
            return .object(result)
        }
    }

    /// Returns a frame with its phases and updates.
    func frame(_ parameters: RequestParameters) throws(RPCError) -> Description {
        let number = try parameters.integer("number", in: 1...Int(Int32.max), default: 0)
        recorder.timeline?.settle()
        guard let timeline = recorder.timeline, let frame = timeline.frame(number) else {
            throw .impossible(
                "The frame \(number) is not stored; the method \"timeline\" lists those that are.")
        }
        let snapshot = TimelineSnapshot([frame], of: timeline, events: recorder.events, nodes: nodes)
        // Everything that is known about an update, if updates are recorded, too.
        let updates = snapshot.updates.reduce(into: [:]) { $0[$1] = recorder.history[$1] }
        let waits = try parameters.waits
        return {
            guard let record = snapshot.records(limit: Self.maximumSpans).first else { return [:] }
            let causes = record.causes.map { span in
                span.update.flatMap { updates[$0.number]?.json(waits: waits) } ?? span.updateJSON
            }
            return [
                "frame": record.frame.json, "spans": .array(record.spans.map(\.json)),
                "complete": .bool(record.isComplete), "causes": .array(causes),
                "types": .array(ComponentTotal.ranking(of: record.spans).map(\.json)),
            ]
        }
    }

    /// Returns a file of frames.
    func trace(_ parameters: RequestParameters) throws(RPCError) -> Description {
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

    /// The frames of the last seconds before the last one.
    private func recent(_ parameters: RequestParameters, after number: Int = 0) throws(RPCError) -> [FrameEntry] {
        let seconds = try parameters.number("seconds", in: 0...600) ?? 60
        guard let timeline = recorder.timeline else { return [] }
        timeline.settle()
        let frames = timeline.frames(after: number)
        let first = (frames.last?.start ?? 0) - seconds
        return frames.filter { $0.start >= first }
    }
}

#endif
