import InspectorProtocol

/// A value of a component, which can be read only, or a part of one.
struct InspectedValue: Identifiable, Hashable, Sendable {
    /// The largest number of rows for the values of a component.
    private static let limit = 500
    /// The deepest level that is shown; what is in it belongs to the implementation of most values.
    private static let deepestLevel = 2

    /// The position in its list.
    let id: Int
    let name: String
    let text: String
    let type: String
    /// The number of values that contain it.
    let depth: Int

    /// Whether a value's text is only the number of its elements.
    private static func isCollection(_ type: String) -> Bool {
        ["Array<", "Dictionary<", "Set<"].contains { type.hasPrefix($0) }
    }

    /// Reads descriptions of values, with what they contain unless a text describes them.
    static func list(_ descriptions: [JSONValue]) -> [InspectedValue] {
        var result: [InspectedValue] = []
        var waiting = descriptions.reversed().map { (json: $0, depth: 0) }
        while let (json, depth) = waiting.popLast(), result.count < limit {
            let type = DisplayText.limited(json["type"]?.string ?? "")
            result.append(
                InspectedValue(
                    id: result.count, name: DisplayText.concise(json["name"]?.string ?? type),
                    text: DisplayText.concise(json["value"]?.string ?? type),
                    type: type, depth: depth))
            guard depth < deepestLevel, json["value"] == nil || isCollection(type) else { continue }
            waiting += (json["children"]?.array ?? []).reversed().map { ($0, depth + 1) }
        }
        return result
    }
}
