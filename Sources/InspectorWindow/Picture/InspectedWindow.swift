import ComponentFlow
import InspectorProtocol

/// A window of the program.
struct InspectedWindow: Identifiable, Hashable, Sendable {
    /// The identifier of its view.
    let id: String
    let title: String
    let size: CGSize
    let isKey: Bool

    init?(_ json: JSONValue) {
        guard let id = json["id"]?.string, id.utf8.count < 100 else { return nil }
        self.id = id
        title = DisplayText.limited(json["title"]?.string ?? "")
        let lengths = json["size"]?.array?.compactMap(\.number) ?? []
        let isValid = lengths.count == 2 && lengths.allSatisfy { $0.isFinite && $0 >= 0 && $0 < 1e6 }
        size = isValid ? CGSize(width: lengths[0], height: lengths[1]) : .zero
        isKey = json["key"]?.bool ?? false
    }
}
