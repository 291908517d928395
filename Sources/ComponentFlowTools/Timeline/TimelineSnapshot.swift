#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol
internal import OpenQuartzCore

/// Frames that were recorded, as values that any thread can describe.
struct TimelineSnapshot: Sendable {
    /// The largest number of components whose identifiers and paths are determined.
    private static let maximumComponents = 2_000

    let frames: [FrameEntry]
    /// The stored spans of the frames.
    private let spans: [SpanEntry]
    /// The position of the first one.
    private let firstPosition: Int
    private let types: TypeNames
    private let events: RingBuffer<EventRecord>
    /// The identifiers and paths of components that still exist, by their numbers.
    private let components: [UInt32: (id: String, path: String)]

    /// The numbers of the updates in the frames.
    var updates: [Int] {
        spans.lazy.filter(\.isUpdate).map { Int($0.update.number) }
    }

    @MainActor init(
        _ frames: [FrameEntry], of timeline: FrameTimeline, events: RingBuffer<EventRecord>, nodes: NodeTable
    ) {
        let first = frames.first?.firstSpan ?? 0
        let stored = (first..<max(frames.last?.endOfSpans ?? 0, first)).clamped(to: timeline.spans.positions)
        self.frames = frames
        spans = timeline.spans.elements(stored)
        firstPosition = stored.lowerBound
        types = timeline.types
        self.events = events
        let updated = Set(spans.lazy.filter(\.isUpdate).map(\.update.component)).prefix(Self.maximumComponents)
        components = updated.reduce(into: [:]) { components, number in
            guard let component = timeline.components.component(number) else { return }
            components[number] = (nodes.componentID(of: component.view), component.path)
        }
    }

    /// The frames with their spans.
    func records(limit: Int = .max) -> [TimelineRecord] {
        frames.map { record($0, limit: limit) }
    }

    private func record(_ frame: FrameEntry, limit: Int) -> TimelineRecord {
        let entries = entries(of: frame)
        let isComplete = entries.count == frame.endOfSpans - frame.firstSpan && entries.count <= limit
        return TimelineRecord(
            frame: frame.description, spans: entries.prefix(limit).map { span($0, in: frame) }, isComplete: isComplete)
    }

    /// The stored spans of a frame, without those whose containing span is not stored.
    private func entries(of frame: FrameEntry) -> ArraySlice<SpanEntry> {
        let range = (frame.firstSpan - firstPosition..<frame.endOfSpans - firstPosition).clamped(to: spans.indices)
        return spans[range].drop { $0.depth > 0 }
    }

    private func span(_ entry: SpanEntry, in frame: FrameEntry) -> TimelineSpan {
        TimelineSpan(
            content(of: entry), start: entry.start - frame.start, duration: entry.end - entry.start,
            depth: Int(entry.depth))
    }

    private func content(of entry: SpanEntry) -> TimelineSpan.Content {
        switch entry.kind {
        case .phase(.handling): .phase(.events, event: event(entry.event)?.description)
        case .phase(let phase): .phase(phase.described, event: nil)
        case .update: .update(update(entry))
        }
    }

    private func event(_ number: UInt32) -> EventRecord? {
        number == 0 ? nil : events[Int(number) - 1]
    }

    private func update(_ entry: SpanEntry) -> TimelineUpdate {
        let facts = entry.update
        return TimelineUpdate(
            number: Int(facts.number), component: components[facts.component]?.id, type: types[facts.type],
            path: components[facts.component]?.path, reasons: reasons(facts).map { $0.json() },
            event: event(entry.event)?.description)
    }

    /// Returns the reasons as far as they are known without a recording of updates.
    private func reasons(_ facts: UpdateFacts) -> [UpdateReason] {
        let reasons = UpdateReasons(rawValue: facts.reasons)
        if reasons.contains(.firstTime) { return [.first] }
        var result = requested(facts.cause).map { [$0] } ?? []
        if reasons.contains(.environment), facts.cause.kind != .environment {
            result.append(.environment(type: nil, value: nil))
        }
        if reasons.contains(.component) { result.append(.component(nil)) }
        if reasons.contains(.availableSize) { result.append(.size(old: nil, new: nil)) }
        if reasons.contains(.behavior) { result.append(.closures) }
        if reasons.contains(.forced) { result.append(.forced) }
        return result.isEmpty ? [.unknown] : result
    }

    private func requested(_ cause: RequestedCause) -> UpdateReason? {
        switch cause.kind {
        case .none: nil
        case .state: .state(type: types[cause.type], event: event(cause.number))
        case .model: .model(event: event(cause.number))
        case .environment: .environment(type: types[cause.type], value: nil)
        case .inheritedValue: .inheritedValue
        case .measurement: .measurement(update: nil)
        case .childSize: .childSize(update: Int(cause.number))
        }
    }
}

extension FrameEntry {
    /// The frame as clients see it.
    var description: TimelineFrame {
        var times: [TimelinePhase: Double] = [:]
        for phase in FrameMeter.Phase.allCases where phases[phase.rawValue] > 0 {
            times[phase.described] = Double(phases[phase.rawValue])
        }
        return TimelineFrame(
            id: number, start: start, duration: busy, interval: interval, isPrepared: isPrepared, phases: times)
    }
}

extension FrameMeter.Phase {
    /// The phase as clients see it.
    fileprivate var described: TimelinePhase {
        switch self {
        case .handling: .events
        case .displayLinks: .displayLinks
        case .updates: .updates
        case .layout: .layout
        case .commit: .preparation
        case .display: .display
        case .animations: .animations
        case .nodes: .painting
        case .painting: .presentation
        }
    }
}

#endif
