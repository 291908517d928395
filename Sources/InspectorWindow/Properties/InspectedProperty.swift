import InspectorProtocol

/// A property of a view or layer, or a value of a component.
struct InspectedProperty: Identifiable, Hashable, Sendable {
    /// The identifier of the node.
    let node: String
    let name: String
    /// The type, as the protocol names it.
    let kind: String
    let value: JSONValue
    let isSettable: Bool
    /// The values that are possible, if the program lists them.
    let choices: [String]
    /// Whether the value replaces the one that the parent of a component describes.
    let isEdited: Bool

    var id: String { "\(node).\(name)" }
    /// The name without that of the group, `count` for `state.count`, or the description of a constraint.
    let title: String

    /// The value as the user reads and edits it; only the beginning of one that is very long.
    let text: String
}

extension InspectedProperty {
    /// The largest number of values that are listed.
    private static let choiceLimit = 100

    /// Reads a property; returns `nil` if it has no name.
    init?(_ json: JSONValue, node: String) {
        guard let name = json["name"]?.string, name.utf8.count < 200 else { return nil }
        self.node = node
        self.name = name
        title =
            json["title"]?.string.map { DisplayText.concise($0) } ?? name.split(separator: ".").last.map(String.init)
            ?? name
        kind = json["kind"]?.string ?? "text"
        value = json["value"] ?? .null
        let full = PropertyText.text(of: value)
        text = DisplayText.limited(full)
        // An edit of the beginning would remove the rest.
        isSettable = json["settable"]?.bool == true && text == full
        choices = (json["choices"]?.array ?? []).prefix(Self.choiceLimit).compactMap(\.string).filter {
            $0.utf8.count < 200
        }
        isEdited = json["edited"]?.bool == true
    }
}

/// Values of properties as text.
enum PropertyText {
    static func text(of value: JSONValue) -> String {
        switch value {
        case .null: ""
        case .bool(let value): value ? "true" : "false"
        case .number(let value): text(of: value)
        case .string(let value): value
        case .array(let values): values.map { text(of: $0) }.joined(separator: ", ")
        case .object: value.prettyText
        }
    }

    /// Returns a number with at most three decimals.
    private static func text(of number: Double) -> String {
        if let integer = Int(exactly: number) { return "\(integer)" }
        let rounded = (number * 1000).rounded() / 1000
        return "\(rounded)"
    }

    /// Returns the value of a text that the user has entered.
    ///
    /// A text that is no value of the kind is returned as it is: the program answers what it expects.
    static func value(of text: String, kind: String) -> JSONValue {
        switch kind {
        case "number", "integer": return number(text) ?? .string(text)
        case "color", "date", "numbers", "colors":
            if text.isEmpty { return .null }
            return kind == "numbers" ? numbers(text) : kind == "colors" ? .array(parts(of: text)) : .string(text)
        case "point", "size", "rect", "insets", "directionalInsets", "transform", "transform3D": return numbers(text)
        default: return .string(text)
        }
    }

    /// Returns the parts of a text, which commas or spaces separate.
    private static func parts(of text: String) -> [JSONValue] {
        text.split { $0 == "," || $0 == " " }.map { .string(String($0)) }
    }

    private static func numbers(_ text: String) -> JSONValue {
        let parts = parts(of: text)
        let numbers = parts.compactMap { $0.string.flatMap(number) }
        return numbers.count == parts.count ? .array(numbers) : .string(text)
    }

    private static func number(_ text: String) -> JSONValue? {
        Double(text).flatMap { $0.isFinite ? .number($0) : nil }
    }
}
