#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol
internal import OpenDisplay

/// Something that has happened in a program at a time.
struct RecordedStep: Sendable, Equatable {
    enum Action: Sendable, Equatable {
        /// A window was opened; it is the one with this number.
        case opened(window: Int)
        case event(DisplayEvent, window: Int)
        case markedText(String, caret: Int, attributes: [PreeditAttribute], window: Int)
        case committedText(String, window: Int)
        case deletion(offset: Int, count: Int, window: Int)
        /// A frame was prepared for a time, with the checksum of its pixels if these were recorded.
        case frame(at: Double, checksum: UInt64?, window: Int)
        case flush
        /// The calls of a number of timers that were due, or of all if the number is unknown.
        case timers(Int?)
        /// The state of a model after a change.
        case model(String, Data)
        /// The answer to a download.
        case answer(RecordedAnswer)
        /// The result of background work with a name has arrived.
        case work(String)
        /// The answer of the desktop to a request.
        case reply(RecordedReply)
        case drag(RecordedDrag, window: Int)
        /// A drag of the program that the display carried has ended.
        case dragEnded(DragActions)
        /// Other content is on the clipboard, or in the primary selection; `nil` if it is the program's own.
        case clipboard(isPrimary: Bool, types: [String]?)
    }

    /// The time of the program's clock, in seconds.
    var time: Double
    var action: Action
    /// Whether the next step followed at once, before work that was scheduled on the main queue.
    var isContinued = false

    /// The time for which a frame was prepared; `nil` for other steps.
    var frameTime: Double? {
        if case .frame(let time, _, _) = action { time } else { nil }
    }

    /// The answer of the desktop; `nil` for other steps.
    var reply: RecordedReply? {
        if case .reply(let reply) = action { reply } else { nil }
    }

    /// Whether a replay does the work that is scheduled on the main queue before the next step.
    var schedulesWork: Bool {
        // An immediate answer is a part of the step that requested it, and a commit schedules nothing.
        !isContinued && action != .flush && reply?.isImmediate != true
    }

    /// The memory that the step needs, in bytes, roughly.
    var cost: Int {
        let own = MemoryLayout<RecordedStep>.stride
        return switch action {
        case .model(_, let data): own + data.count
        case .answer(let answer): own + answer.cost
        case .work(let name): own + name.utf8.count
        case .reply(let reply): own + reply.cost
        case .markedText(let text, _, _, _), .committedText(let text, _): own + text.utf8.count
        default: own
        }
    }
}

// MARK: - JSON

extension RecordedStep {
    var json: JSONValue {
        var object = action.fields
        object["time"] = .number(time)
        if isContinued { object["continued"] = true }
        return .object(object)
    }

    /// Creates a step from what ``json`` returned; `nil` for other values.
    init?(_ json: JSONValue) {
        guard let time = json["time"]?.number, time.isFinite, let action = Action(json) else { return nil }
        self.init(time: time, action: action, isContinued: json["continued"]?.bool ?? false)
    }
}

extension RecordedStep.Action {
    fileprivate var fields: [String: JSONValue] {
        switch self {
        case .opened(let window): ["kind": "opened", "window": JSONValue(window)]
        case .event(let event, let window):
            event.fields.merging(["window": JSONValue(window)]) { $1 }
        case .markedText(let text, let caret, let attributes, let window):
            [
                "kind": "markedText", "text": .string(text), "caret": JSONValue(caret),
                "attributes": .array(attributes.map(\.json)), "window": JSONValue(window),
            ]
        case .committedText(let text, let window):
            ["kind": "committedText", "text": .string(text), "window": JSONValue(window)]
        case .deletion(let offset, let count, let window):
            [
                "kind": "deletion", "offset": JSONValue(offset), "count": JSONValue(count), "window": JSONValue(window),
            ]
        case .frame(let time, let checksum, let window):
            [
                "kind": "frame", "at": .number(time), "checksum": checksum.map { .string(hexadecimal: $0) } ?? .null,
                "window": JSONValue(window),
            ]
        case .flush: ["kind": "flush"]
        case .timers(let count): ["kind": "timers"].merging(count.map { ["count": JSONValue($0)] } ?? [:]) { $1 }
        case .model(let name, let data):
            ["kind": "model", "name": .string(name), "state": .string(data.base64EncodedString())]
        case .answer(let answer): answer.fields.merging(["kind": "answer"]) { $1 }
        case .work(let name): ["kind": "work", "name": .string(name)]
        case .reply(let reply): reply.fields.merging(["kind": "reply"]) { $1 }
        case .drag(let drag, let window): drag.fields.merging(["kind": "drag", "window": JSONValue(window)]) { $1 }
        case .dragEnded(let actions): ["kind": "dragEnded", "actions": JSONValue(actions.rawValue)]
        case .clipboard(let isPrimary, let types):
            [
                "kind": "clipboard", "primary": .bool(isPrimary),
                "types": types.map { .array($0.map(JSONValue.string)) } ?? .null,
            ]
        }
    }

    fileprivate init?(_ json: JSONValue) {
        switch json["kind"]?.string {
        case "flush": self = .flush
        case "timers": self = .timers(json["count"]?.usableInteger.map { max($0, 0) })
        case "model":
            guard let name = json["name"]?.string, let data = json["state"]?.base64 else { return nil }
            self = .model(name, data)
        case "answer":
            guard let answer = RecordedAnswer(json) else { return nil }
            self = .answer(answer)
        case "work":
            guard let name = json["name"]?.string else { return nil }
            self = .work(name)
        case "reply":
            guard let reply = RecordedReply(json) else { return nil }
            self = .reply(reply)
        case "dragEnded":
            guard let actions = json["actions"]?.usableInteger else { return nil }
            self = .dragEnded(DragActions(rawValue: actions))
        case "clipboard":
            self = .clipboard(
                isPrimary: json["primary"]?.bool ?? false, types: json["types"]?.array?.compactMap(\.string))
        case let kind?:
            guard let window = json["window"]?.integer, window >= 0 else { return nil }
            self.init(kind, json, window: window)
        case nil: return nil
        }
    }

    private init?(_ kind: String, _ json: JSONValue, window: Int) {
        switch kind {
        case "opened": self = .opened(window: window)
        case "drag":
            guard let drag = RecordedDrag(json) else { return nil }
            self = .drag(drag, window: window)
        case "frame":
            guard let time = json["at"]?.number, time.isFinite else { return nil }
            self = .frame(at: time, checksum: json["checksum"]?.hexadecimal, window: window)
        case "markedText":
            guard let text = json["text"]?.string, let caret = json["caret"]?.usableInteger,
                (0...text.utf16.count).contains(caret)
            else { return nil }
            let attributes = (json["attributes"]?.array ?? []).compactMap { PreeditAttribute($0) }
            self = .markedText(text, caret: caret, attributes: attributes, window: window)
        case "committedText":
            guard let text = json["text"]?.string else { return nil }
            self = .committedText(text, window: window)
        case "deletion":
            guard let offset = json["offset"]?.usableInteger, let count = json["count"]?.usableInteger else {
                return nil
            }
            self = .deletion(offset: offset, count: count, window: window)
        default:
            guard let event = DisplayEvent(kind, json) else { return nil }
            self = .event(event, window: window)
        }
    }
}

extension PreeditAttribute {
    private static let styles: [(name: String, style: Style)] = [
        ("underline", .underline), ("thickUnderline", .thickUnderline), ("errorUnderline", .errorUnderline),
        ("highlight", .highlight),
    ]

    fileprivate var json: JSONValue {
        [
            "style": .string(Self.styles.first { $0.style == style }?.name ?? ""),
            "location": JSONValue(range.location), "length": JSONValue(range.length),
        ]
    }

    fileprivate init?(_ json: JSONValue) {
        guard let style = Self.styles.first(where: { $0.name == json["style"]?.string })?.style,
            let location = json["location"]?.usableInteger, let length = json["length"]?.usableInteger,
            location >= 0, length >= 0
        else { return nil }
        self.init(range: NSRange(location: location, length: length), style: style)
    }
}

#endif
