import InspectorProtocol

/// The updates of all components of a type.
struct RankedType: Identifiable, Hashable, Sendable {
    /// The name of the type.
    let id: String
    let updates: Int
    /// The duration in milliseconds, without that of children.
    let milliseconds: Double
    let skipped: Int
    /// The number of updates that changed nothing.
    let unnecessary: Int

    init?(_ json: JSONValue) {
        guard let type = json["type"]?.string, type.utf8.count < 2_000 else { return nil }
        id = type
        updates = json["updates"]?.integer ?? 0
        milliseconds = json["ownMilliseconds"]?.number ?? 0
        skipped = json["skipped"]?.integer ?? 0
        unnecessary = json["unchanged"]?.integer ?? 0
    }
}
