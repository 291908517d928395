#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// Why a component was updated.
enum UpdateReason: Hashable {
    /// The component was shown for the first time.
    case first
    /// The component's state was updated, during an event if one is given, by the code of a trace.
    case state(type: String, event: EventRecord?, trace: CodeTrace? = nil)
    /// A model or a local value that the component reads has changed.
    case model(event: EventRecord?, trace: CodeTrace? = nil)
    /// An environment value that the component reads or passes on has changed; its new value, if it is known.
    case environment(type: String?, value: String?)
    /// A value that a modifier around the component specifies has changed.
    case inheritedValue
    /// The parent described another component; the properties that differ, as far as they can be compared, or `nil` if
    /// they were not compared.
    case component([FieldDifference]?)
    /// The parent proposed another size; the sizes, if they were recorded.
    case size(old: CGSize?, new: CGSize?)
    /// The component is equal, but its closures may differ.
    case closures
    /// The host requested the update.
    case forced
    /// The size of a child, or of the content of a host, has changed in an update with the given number.
    case childSize(update: Int)
    /// A change in the subtree may affect the size for another proposal; the number of the update that showed it, if known.
    case measurement(update: Int?)
    /// A skipped update is verified.
    case verification
    /// None of the above is known, because the recording began after the cause.
    case unknown

    /// The calls that led to the change, if it is one of a state or a model.
    var trace: CodeTrace? {
        switch self {
        case .state(_, _, let trace), .model(_, let trace): trace
        default: nil
        }
    }

    /// The description of the reason.
    ///
    /// - Parameter waits: Whether places in the source are found, which takes seconds; otherwise the description contains only
    ///   those that were found before.
    func json(waits: Bool = true) -> JSONValue {
        switch self {
        case .first: ["kind": "first"]
        case .state(let type, let event, let trace): Self.json("state", ["type": .string(type)], event, trace, waits)
        case .model(let event, let trace): Self.json("model", [:], event, trace, waits)
        case .environment(let type, let value):
            [
                "kind": "environment", "type": type.map { .string($0) } ?? .null,
                "value": value.map { .string($0) } ?? .null,
            ]
        case .inheritedValue: ["kind": "inheritedValue"]
        case .component(let fields?): ["kind": "component", "fields": .array(fields.map(\.json))]
        case .component(nil): ["kind": "component"]
        case .size(let old, let new):
            [
                "kind": "size", "old": old.map { JSONValue($0) } ?? .null,
                "new": new.map { JSONValue($0) } ?? .null,
            ]
        case .closures: ["kind": "closures"]
        case .forced: ["kind": "forced"]
        case .childSize(let update): ["kind": "childSize", "update": JSONValue(update)]
        case .measurement(let update?): ["kind": "measurement", "update": JSONValue(update)]
        case .measurement(nil): ["kind": "measurement"]
        case .verification: ["kind": "verification"]
        case .unknown: ["kind": "unknown"]
        }
    }

    private static func json(
        _ kind: String, _ values: [String: JSONValue], _ event: EventRecord?, _ trace: CodeTrace?, _ waits: Bool
    ) -> JSONValue {
        var result = values
        result["kind"] = .string(kind)
        if let event { result["event"] = event.json }
        if let trace, waits || trace.isLocated, let location = trace.location { result["source"] = location.json }
        return .object(result)
    }
}

#endif
