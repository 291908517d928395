#if INSPECTOR

internal import ComponentFlow

extension ComponentField {
    /// Lists the values of a text, which is an object, so that a replacement is another text.
    ///
    /// The color and the maximum number of lines that are replaced take precedence over those of modifiers around the text.
    static func values(of text: Text) -> [ComponentField] {
        let string = field("text", get: { $0.text }, set: { $0.replacing(text: $1) }) { "Text(\($0))" }
        let values = [
            field("color", get: { $0.color }, set: { $0.replacing(color: $1) }) { ".foregroundColor(\($0))" },
            field("maximumNumberOfLines", get: { $0.maximumNumberOfLines }, set: { $0.replacing(lines: $1) }) {
                ".lineLimit(\($0))"
            },
            field("lineSpacing", get: { $0.lineSpacing }, set: { $0.replacing(lineSpacing: $1) }) {
                "Text(lineSpacing: \($0))"
            },
        ]
        // Attributes would be lost with another string.
        return text.attributedText == nil ? [string] + values : values
    }

    /// - Parameter line: A closure that returns the Swift line for the expression of a value.
    private static func field<Value: InspectableValue>(
        _ name: String, get: @escaping (Text) -> Value, set: @escaping (Text, Value) -> Text,
        line: @escaping (String) -> String
    ) -> ComponentField {
        ComponentField(
            name: name, kind: Value.kind, expectation: Value.expectation,
            read: { ($0 as? Text).map { get($0).json } ?? .null },
            replacement: { json in
                Value.value(of: json).map { value in
                    Replacement(swift: line(value.swift)) { component in
                        (component as? Text).map { set($0, value) } ?? component
                    }
                }
            })
    }
}

#endif
