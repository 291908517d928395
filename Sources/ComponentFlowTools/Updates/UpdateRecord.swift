#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// An event of the display, during which updates ran or were requested.
struct EventRecord: Hashable {
    let number: Int
    let description: String

    var json: JSONValue {
        ["number": JSONValue(number), "description": .string(description)]
    }
}

/// A recorded update of a component.
struct UpdateRecord {
    let number: Int
    /// The update in whose body this one ran.
    let parent: Int?
    /// The identifier of the component.
    let component: String
    let type: String
    let path: String
    let reasons: [UpdateReason]
    /// The event that was being handled.
    let event: EventRecord?
    /// The time of the system's clock, in seconds.
    let start: Double
    /// The duration in seconds, that of the children included.
    var duration = 0.0
    /// The duration of the updates of children, in seconds.
    var durationOfChildren = 0.0
    /// The numbers of the updates of children.
    var children: [Int] = []
    /// The number of children that the update used, but that did not run.
    var skippedCount = 0
    let oldSize: CGSize
    var newSize = CGSize.zero
    /// Whether the update has changed the size or a layer; `nil` if a layer already had changes that were not drawn.
    var isVisible: Bool?
    /// The layers that the update has changed; not those that were already changed by updates of its children.
    var layers: [LayerChange] = []
    /// The areas of the window that were drawn again because of these changes, in points; `nil` before the next frame.
    var damage: [CGRect]?
    /// The identifier of the window that was drawn again; `nil` before the next frame, or if the window was released.
    var window: String?

    /// The duration in seconds, without that of the children.
    var ownDuration: Double {
        duration - durationOfChildren
    }

    /// The calls that led to the changes for which the component was updated.
    var traces: [CodeTrace] {
        reasons.compactMap(\.trace)
    }

    /// The description of the update.
    ///
    /// - Parameter waits: Whether places in the source are found, which takes seconds; otherwise the description contains only
    ///   those that were found before.
    func json(waits: Bool = true) -> JSONValue {
        var result: [String: JSONValue] = [
            "number": JSONValue(number), "component": .string(component), "type": .string(type),
            "path": .string(path), "reasons": .array(reasons.map { $0.json(waits: waits) }), "start": .number(start),
            "milliseconds": .number(duration * 1000),
            "ownMilliseconds": .number(ownDuration * 1000),
            "ran": .array(children.map { JSONValue($0) }), "skipped": JSONValue(skippedCount),
            "oldSize": JSONValue(oldSize), "newSize": JSONValue(newSize),
        ]
        if let parent { result["parent"] = JSONValue(parent) }
        if let event { result["event"] = event.json }
        if let isVisible { result["changed"] = .bool(isVisible) }
        if !layers.isEmpty { result["layers"] = .array(layers.map(\.json)) }
        if let damage { result["damage"] = .array(damage.map { JSONValue($0) }) }
        if let window { result["window"] = .string(window) }
        return .object(result)
    }
}

#endif
