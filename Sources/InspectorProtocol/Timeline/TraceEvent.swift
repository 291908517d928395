/// An event of a trace file, with the arguments that a timeline has.
struct TraceEvent: Decodable {
    let category: String
    let kind: String
    /// The times in microseconds.
    let start: Double
    let duration: Double
    let name: String
    let arguments: [String: JSONValue]

    private enum Key: String, CodingKey {
        case category = "cat"
        case kind = "ph"
        case start = "ts"
        case duration = "dur"
        case name
        case arguments = "args"
    }

    /// Decodes an event; what is missing or of another type has no value.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        category = (try? values.decodeIfPresent(String.self, forKey: .category)) ?? ""
        kind = (try? values.decodeIfPresent(String.self, forKey: .kind)) ?? ""
        start = (try? values.decodeIfPresent(Double.self, forKey: .start)) ?? 0
        duration = (try? values.decodeIfPresent(Double.self, forKey: .duration)) ?? 0
        name = (try? values.decodeIfPresent(String.self, forKey: .name)) ?? ""
        let arguments = try? values.decodeIfPresent(TraceArguments.self, forKey: .arguments)
        self.arguments = arguments?.values ?? [:]
    }

    /// Whether a viewer could show the times.
    var hasPossibleTimes: Bool {
        start.isFinite && duration.isFinite && abs(start) < 1e15 && (0..<1e15).contains(duration)
    }

    var end: Double { start + duration }

    /// The number of spans that contain the one of the event, if the file states it.
    var depth: Int? {
        arguments["depth"]?.integer.map { max($0, 0) }
    }
}

/// The arguments of the events of a timeline; others are not decoded.
private struct TraceArguments: Decodable {
    private enum Key: String, CodingKey, CaseIterable {
        // Texts.
        case phase, event, component, type, path, name
        // Numbers.
        case update, number, depth, milliseconds, budgetMilliseconds
        // Others.
        case prepared, phases, reasons
    }

    private static let maximumTextLength = 2_000
    private static let maximumReasons = 20

    var values: [String: JSONValue] = [:]

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        for key in Key.allCases where container.contains(key) {
            values[key.rawValue] = Self.value(of: key, in: container)
        }
    }

    private static func value(of key: Key, in container: KeyedDecodingContainer<Key>) -> JSONValue? {
        switch key {
        case .phase, .event, .component, .type, .path, .name:
            (try? container.decode(String.self, forKey: key)).map { .string(String($0.prefix(maximumTextLength))) }
        case .update, .number, .depth, .milliseconds, .budgetMilliseconds:
            (try? container.decode(Double.self, forKey: key)).map { .number($0) }
        case .prepared: (try? container.decode(Bool.self, forKey: key)).map { .bool($0) }
        case .phases:
            (try? container.decode([String: Double].self, forKey: key)).map { .object($0.mapValues { .number($0) }) }
        case .reasons:
            (try? container.decode([JSONValue].self, forKey: key)).map { .array(Array($0.prefix(maximumReasons))) }
        }
    }
}
