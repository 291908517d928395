import ComponentFlow
import Foundation
import InspectorClient
import InspectorProtocol

/// The recorded frames of the program or of a file, and the selected one with its phases and updates.
@MainActor @Observable
final class TimelineModel: InspectorRequesting {
    /// The largest number of frames that are shown.
    private static let capacity = 8_640
    /// The largest number of spans of a frame that are shown.
    nonisolated private static let maximumSpans = 10_000

    let session: InspectorSession

    /// The frames of the program, the last one at the end.
    private var recorded: [TimelineFrame] = []
    /// The file that is shown instead of the program.
    private(set) var file: OpenTrace?
    private(set) var isRecording = false
    /// Whether this inspector has started the recording.
    private(set) var hasStarted = false
    /// The number of the selected frame.
    private(set) var selection: Int?
    /// The selected frame with its phases and updates.
    private(set) var record: TimelineRecord?
    /// What led to the longest update of the frame, from cause to effect.
    private(set) var causes: [UpdateEntry] = []
    /// The types of components of the frame, those that took longest first.
    private(set) var totals: [ComponentTotal] = []
    /// The index of the selected phase or update of the frame.
    private(set) var span: Int?
    /// What went wrong last, for the user.
    var problem: String?

    init(_ session: InspectorSession) {
        self.session = session
    }

    /// The frames that are shown.
    var frames: [TimelineFrame] {
        file?.frames ?? recorded
    }

    var selectedFrame: TimelineFrame? {
        selection.flatMap { number in frames.last { $0.id == number } }
    }

    var selectedSpan: TimelineSpan? {
        guard let record, let span, record.spans.indices.contains(span) else { return nil }
        return record.spans[span]
    }

    // MARK: - Recording

    /// Starts or stops recording; starting discards earlier frames.
    func record(_ isEnabled: Bool) async {
        guard let result = await request(.recordTimeline, ["enabled": .bool(isEnabled)]) else { return }
        isRecording = result["recording"]?.bool ?? isEnabled
        hasStarted = isEnabled
        guard isEnabled else { return await load() }
        recorded = []
        show(nil)
    }

    /// Reads the frames since the last request.
    func load() async {
        guard
            let result = await request(
                .timeline,
                ["since": JSONValue(recorded.last?.id ?? 0), "limit": JSONValue(Self.capacity), "seconds": 600])
        else { return }
        let isRecording = result["recording"]?.bool ?? false
        if isRecording != self.isRecording { self.isRecording = isRecording }
        let added = await Self.read(result["frames"], after: recorded.last?.id ?? 0)
        if !added.isEmpty { recorded = Array((recorded + added).suffix(Self.capacity)) }
    }

    /// Reads frames whose numbers increase.
    nonisolated private static func read(_ list: JSONValue?, after number: Int) async -> [TimelineFrame] {
        var last = number
        return (list?.array ?? []).compactMap { TimelineFrame($0) }.filter { frame in
            defer { last = max(last, frame.id) }
            return frame.id > last
        }
    }

    // MARK: - Selection

    /// Selects a frame; `nil` for none.
    func select(_ number: Int?) {
        selection = number
        if number == nil { show(nil) }
    }

    /// Selects the frame that is a number of frames after the selected one, or the last one if none is selected.
    func moveSelection(by offset: Int) {
        guard let index = frames.lastIndex(where: { $0.id == selection }) else { return select(frames.last?.id) }
        select(frames[min(max(index + offset, 0), frames.count - 1)].id)
    }

    /// Selects the next long frame after the selected one, or the previous one.
    func moveToLongFrame(forwards: Bool) {
        let index = frames.lastIndex { $0.id == selection }
        let found =
            forwards
            ? frames[((index ?? -1) + 1)...].first { $0.isLong }
            : frames[..<(index ?? frames.count)].last { $0.isLong }
        if let found { select(found.id) }
    }

    /// Reads the phases and updates of the selected frame.
    func loadFrame() async {
        guard let selection else { return show(nil) }
        if let file { return show(file.record(selection)) }
        guard let result = await request(.frame, ["number": JSONValue(selection), "wait": false]) else {
            return show(nil)
        }
        let record = await Self.readRecord(result)
        guard self.selection == selection else { return }
        show(record, causes: result["causes"]?.array)
    }

    nonisolated private static func readRecord(_ json: JSONValue) async -> TimelineRecord? {
        guard let frame = json["frame"].flatMap({ TimelineFrame($0) }) else { return nil }
        let spans = (json["spans"]?.array ?? []).prefix(maximumSpans).compactMap { TimelineSpan($0) }
        return TimelineRecord(frame: frame, spans: spans, isComplete: json["complete"]?.bool ?? true)
    }

    private func show(_ record: TimelineRecord?, causes: [JSONValue]? = nil) {
        self.record = record
        span = nil
        totals = ComponentTotal.ranking(of: record?.spans ?? [])
        let chain = causes ?? record?.causes.map(\.updateJSON) ?? []
        self.causes = chain.prefix(100).reversed().compactMap { UpdateEntry($0) }
    }

    /// Selects a phase or update of the frame by its index; `nil` for none.
    func select(span index: Int?) {
        span = index
    }

    /// Moves the selection among the phases and updates of the frame.
    func moveSpan(_ direction: SpanNavigation) {
        guard let record, let next = direction.next(after: span, in: record.spans) else { return }
        span = next
    }

    // MARK: - Files

    /// Returns the shown frames as a file.
    func trace() async -> Data? {
        if let file { return file.data }
        return await request(.trace, ["seconds": 600])?["trace"]?.string.map { Data($0.utf8) }
    }

    /// Shows the frames of a file instead of those of the program.
    func open(_ path: String) async {
        do throws(TraceError) {
            file = try await OpenTrace(path: path)
            problem = nil
            select(nil)
        } catch {
            problem = "\((path as NSString).lastPathComponent): \(error)"
        }
    }

    /// Shows the frames of the program again.
    func closeFile() {
        file = nil
        problem = nil
        select(nil)
    }

    /// Shows why a file was not written.
    func report(_ error: any Error) {
        problem = DisplayText.limited(error.localizedDescription)
    }
}
