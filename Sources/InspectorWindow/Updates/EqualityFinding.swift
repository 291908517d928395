import InspectorProtocol

/// A component that compared equal although it would have shown something else.
struct EqualityFinding: Identifiable, Hashable, Sendable {
    /// The place in the list.
    let id: Int
    let path: String
    let message: String
    let count: Int

    /// What the update would have changed, and how often.
    var summary: String {
        "\(message), " + (count == 1 ? "once" : "\(count) times")
    }

    init?(_ json: JSONValue, id: Int) {
        guard let path = json["path"]?.string else { return nil }
        self.id = id
        self.path = DisplayText.concise(path)
        message = DisplayText.limited(json["message"]?.string ?? "")
        count = json["count"]?.integer ?? 1
    }
}
