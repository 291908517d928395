import ComponentFlow
import InspectorProtocol

struct TreeNode: Identifiable, Hashable, Sendable {
    let id: String
    /// The type, or the role of an accessibility element.
    let type: String
    /// A short text that distinguishes the node from others of its type; empty for none.
    let detail: String
    /// The frame in the window, in points.
    let frame: CGRect?
    /// Why the node cannot be visible, in a word: it is hidden, or outside of what its ancestors show; `nil` if it can.
    let concealment: String?
    /// The identifier of the component that the node shows or is.
    let component: String?
    /// The identifier of the view.
    let view: String?
    /// The identifier of the layer.
    let layer: String?

    var isVisible: Bool {
        concealment == nil
    }

    /// The node whose properties are shown and that is highlighted.
    var inspected: String? {
        id.hasPrefix("a") ? view ?? component : id
    }

    /// Whether one of the texts of the node contains a text, in upper or lower case.
    func matches(_ query: String) -> Bool {
        [type, detail, id].contains { $0.range(of: query, options: .caseInsensitive) != nil }
    }
}

extension TreeNode {
    /// Reads a node of a result; returns `nil` if it has no usable identifier.
    init?(_ json: JSONValue, kind: TreeKind, index: Int) {
        let id = kind == .accessibility ? "a\(index)" : json["id"]?.string
        guard let id, id.utf8.count < 100 else { return nil }
        self.id = id
        type = DisplayText.concise(Self.shortened(json[kind == .accessibility ? "role" : "type"]?.string ?? "?"))
        detail = Self.shortened(Self.detail(of: json))
        frame = CGRect(json["windowFrame"]) ?? CGRect(json["frame"])
        concealment = Self.concealment(of: json)
        component = kind == .components ? id : json["component"]?.string
        view = kind == .views ? id : json["view"]?.string
        layer = kind == .layers ? id : json["layer"]?.string ?? view.map { "l\($0.dropFirst())" }
    }

    private static func concealment(of json: JSONValue) -> String? {
        switch json["visibility"]?.string {
        case "clipped": "clipped"
        case nil, "visible": json["hidden"]?.bool == true || json["showing"]?.bool == false ? "hidden" : nil
        default: "hidden"
        }
    }

    private static func detail(of json: JSONValue) -> String {
        let texts = ["key", "name", "text", "value", "viewType"].compactMap { json[$0]?.string }.filter { !$0.isEmpty }
        return texts.first ?? ""
    }

    /// Returns a text on one line, which is not longer than a row can show.
    private static func shortened(_ text: String) -> String {
        let short = text.prefix(120)
        let line = String(short.map { $0.isNewline ? " " : $0 })
        return short.endIndex == text.endIndex ? line : line + "…"
    }
}

extension CGRect {
    /// Reads a rectangle; returns `nil` for anything but four finite numbers.
    init?(_ json: JSONValue?) {
        guard let numbers = json?.array?.compactMap(\.number), numbers.count == 4,
            numbers.allSatisfy({ $0.isFinite && abs($0) < 1e7 })
        else { return nil }
        self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
