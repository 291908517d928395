#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol
internal import OpenDisplay

/// A movement of content that is dragged over a window, or its drop.
struct RecordedDrag: Sendable, Equatable {
    /// The number of the drag over the window; a drag that returns to a window has another one.
    let number: Int
    let mimeTypes: [String]
    let actions: DragActions
    /// Whether the program itself offers the content.
    let isOwn: Bool
    let phase: DragPhase

    @MainActor init(_ drop: any IncomingDrop, number: Int, _ phase: DragPhase) {
        self.init(
            number: number, mimeTypes: RecordedDesktop.recorded(drop.mimeTypes), actions: drop.actions,
            isOwn: drop.owner != nil, phase)
    }

    init(number: Int, mimeTypes: [String], actions: DragActions, isOwn: Bool, _ phase: DragPhase) {
        (self.number, self.mimeTypes, self.actions) = (number, mimeTypes, actions)
        (self.isOwn, self.phase) = (isOwn, phase)
    }

    var fields: [String: JSONValue] {
        var result: [String: JSONValue] = [
            "number": JSONValue(number), "types": .array(mimeTypes.map(JSONValue.string)),
            "actions": JSONValue(actions.rawValue), "own": .bool(isOwn),
        ]
        switch phase {
        case .moved(let location): (result["phase"], result["location"]) = ("moved", JSONValue(location))
        case .left: result["phase"] = "left"
        case .dropped(let location): (result["phase"], result["location"]) = ("dropped", JSONValue(location))
        }
        return result
    }

    init?(_ json: JSONValue) {
        guard let number = json["number"]?.usableInteger, let actions = json["actions"]?.usableInteger else {
            return nil
        }
        let location = json["location"]?.usableNumbers(2).map { CGPoint(x: $0[0], y: $0[1]) }
        let phase: DragPhase
        switch (json["phase"]?.string, location) {
        case ("moved", let location?): phase = .moved(location)
        case ("left", _): phase = .left
        case ("dropped", let location?): phase = .dropped(location)
        default: return nil
        }
        self.init(
            number: number, mimeTypes: (json["types"]?.array ?? []).compactMap(\.string),
            actions: DragActions(rawValue: actions), isOwn: json["own"]?.bool ?? false, phase)
    }
}

#endif
