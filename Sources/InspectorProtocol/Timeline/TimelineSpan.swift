/// A phase or an update within a frame.
package struct TimelineSpan: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        /// A phase; the description of the event that was handled, if it is the phase of one.
        case phase(TimelinePhase, event: String?)
        case update(TimelineUpdate)
    }

    package let content: Content
    /// The time from the start of the frame, in seconds.
    package let start: Double
    /// The duration in seconds, with that of the spans in it.
    package let duration: Double
    /// The number of spans that contain this one.
    package let depth: Int

    package init(_ content: Content, start: Double, duration: Double, depth: Int) {
        self.content = content
        self.start = start
        self.duration = duration
        self.depth = depth
    }

    package var end: Double { start + duration }

    package var update: TimelineUpdate? {
        if case .update(let update) = content { update } else { nil }
    }

    /// The name that is shown: that of the phase, or the type of the component.
    package var title: String {
        switch content {
        case .phase(let phase, let event): event.map { "\(phase.title): \($0)" } ?? phase.title
        case .update(let update): update.type
        }
    }

    /// The phase, or that of updates.
    package var phase: TimelinePhase {
        if case .phase(let phase, _) = content { phase } else { .updates }
    }
}

/// The update of a component within a frame.
package struct TimelineUpdate: Hashable, Sendable {
    /// The number of the update, which the methods `updates` and `why` share.
    package let number: Int
    /// The identifier of the component and its path, if it still existed when the frame was requested.
    package let component: String?
    package let path: String?
    package let type: String
    /// The reasons, as those of updates.
    package let reasons: [JSONValue]
    /// The description of the event that was being handled.
    package let event: String?

    package init(
        number: Int, component: String?, type: String, path: String? = nil, reasons: [JSONValue] = [],
        event: String? = nil
    ) {
        self.number = number
        self.component = component
        self.type = type
        self.path = path
        self.reasons = reasons
        self.event = event
    }
}

// MARK: - JSON

extension TimelineSpan {
    package var json: JSONValue {
        var result = content.json
        result["start"] = .number(start * 1000)
        result["milliseconds"] = .number(duration * 1000)
        result["depth"] = JSONValue(depth)
        return .object(result)
    }

    /// The longest time that is read, in milliseconds, and the deepest nesting.
    private static let (maximumTime, maximumDepth) = (1e9, 10_000)

    /// Reads a span; `nil` if it is none.
    package init?(_ json: JSONValue) {
        guard let content = Content(json), let start = json["start"]?.number, (0...Self.maximumTime).contains(start),
            let duration = json["milliseconds"]?.number, (0...Self.maximumTime).contains(duration),
            let depth = json["depth"]?.integer, (0...Self.maximumDepth).contains(depth)
        else { return nil }
        self.init(content, start: start / 1000, duration: duration / 1000, depth: depth)
    }
}

extension TimelineSpan.Content {
    /// The keys and values that describe the content.
    package var json: [String: JSONValue] {
        switch self {
        case .phase(let phase, nil): ["phase": .string(phase.rawValue)]
        case .phase(let phase, let event?): ["phase": .string(phase.rawValue), "event": .string(event)]
        case .update(let update): update.json
        }
    }

    /// Reads what ``json`` has written; `nil` if it is neither a phase nor an update.
    package init?(_ json: JSONValue) {
        if let phase = json["phase"]?.string.flatMap({ TimelinePhase(rawValue: $0) }) {
            self = .phase(phase, event: json["event"]?.string)
        } else if let update = TimelineUpdate(json) {
            self = .update(update)
        } else {
            return nil
        }
    }
}

extension TimelineUpdate {
    fileprivate var json: [String: JSONValue] {
        var result: [String: JSONValue] = [
            "update": JSONValue(number), "type": .string(type), "reasons": .array(reasons),
        ]
        if let component { result["component"] = .string(component) }
        if let path { result["path"] = .string(path) }
        if let event { result["event"] = .string(event) }
        return result
    }

    fileprivate init?(_ json: JSONValue) {
        guard let number = json["update"]?.integer, let type = json["type"]?.string else { return nil }
        self.init(
            number: number, component: json["component"]?.string, type: type, path: json["path"]?.string,
            reasons: json["reasons"]?.array ?? [], event: json["event"]?.string)
    }
}
