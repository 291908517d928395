/// Converts between `AttributedString` and `NSAttributedString`.
///
/// Only the attributes of `AttributeScopes.UIKitAttributes` and links are converted.
private struct AttributeTranslation {
    private struct Entry {
        let toObject: (AttributeContainer, inout [NSAttributedString.Key: Any]) -> Void
        let fromObject: ([NSAttributedString.Key: Any], inout AttributeContainer) -> Void
    }

    /// Returns the conversion of an attribute to its value in an `NSAttributedString` and back.
    private static func entry<Key: AttributedStringKey>(
        _ key: Key.Type, object: @escaping (Key.Value) -> Any = { $0 },
        value: @escaping (Any) -> Key.Value? = { $0 as? Key.Value }
    ) -> Entry where Key.Value: Sendable {
        let name = NSAttributedString.Key(Key.name)
        return Entry(
            toObject: { container, objects in
                if let value = container[Key.self] { objects[name] = object(value) }
            },
            fromObject: { objects, container in
                if let value = objects[name].flatMap(value) { container[Key.self] = value }
            })
    }

    private static func number<Key: AttributedStringKey>(_ key: Key.Type) -> Entry where Key.Value == CGFloat {
        entry(key, value: { CGFloat(attribute: $0) })
    }

    private static func line<Key: AttributedStringKey>(_ key: Key.Type) -> Entry where Key.Value == NSUnderlineStyle {
        entry(
            key, object: { $0.rawValue },
            value: { object in
                let bits = (object as? NSUnderlineStyle)?.rawValue ?? integer(object)
                return bits.map { NSUnderlineStyle(rawValue: $0) }
            })
    }

    /// Returns the integral part of a number; `nil` for other values, and for numbers that no integer represents.
    private static func integer(_ value: Any) -> Int? {
        CGFloat(attribute: value).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    }

    private static var entries: [Entry] {
        typealias Views = AttributeScopes.UIKitAttributes
        return [
            entry(Views.FontAttribute.self), entry(Views.ParagraphStyleAttribute.self),
            entry(Views.ForegroundColorAttribute.self), entry(Views.BackgroundColorAttribute.self),
            entry(Views.LigatureAttribute.self, value: { integer($0) }),
            number(Views.KernAttribute.self), number(Views.TrackingAttribute.self),
            line(Views.StrikethroughStyleAttribute.self), entry(Views.StrikethroughColorAttribute.self),
            line(Views.UnderlineStyleAttribute.self), entry(Views.UnderlineColorAttribute.self),
            entry(Views.StrokeColorAttribute.self), number(Views.StrokeWidthAttribute.self),
            entry(Views.ShadowAttribute.self),
            entry(Views.AttachmentAttribute.self), number(Views.BaselineOffsetAttribute.self),
            number(Views.ObliquenessAttribute.self), number(Views.ExpansionAttribute.self),
            entry(
                AttributeScopes.FoundationAttributes.LinkAttribute.self,
                value: { ($0 as? URL) ?? ($0 as? String).flatMap { URL(string: $0) } }),
        ]
    }

    static func objects(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
        var objects: [NSAttributedString.Key: Any] = [:]
        for entry in entries { entry.toObject(container, &objects) }
        return objects
    }

    static func container(of objects: [NSAttributedString.Key: Any]) -> AttributeContainer {
        var container = AttributeContainer()
        for entry in entries { entry.fromObject(objects, &container) }
        return container
    }
}

extension NSAttributedString {
    /// Creates an attributed string with the UIKit attributes and links of `attributedString`; drops all other
    /// attributes.
    public convenience init(_ attributedString: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attributedString.runs {
            result.append(
                NSAttributedString(
                    string: String(attributedString[run.range].characters),
                    attributes: AttributeTranslation.objects(of: run.attributes)))
        }
        self.init(attributedString: result)
    }
}

extension AttributedString {
    /// Creates an attributed string with the UIKit attributes and links of `attributedString`; drops all other
    /// attributes.
    public init(_ attributedString: NSAttributedString) {
        self.init()
        let text = attributedString.string as NSString
        let whole = NSRange(location: 0, length: attributedString.length)
        var parts: [AttributedString] = []
        attributedString.enumerateAttributes(in: whole) { attributes, range, _ in
            parts.append(
                AttributedString(
                    text.substring(with: range), attributes: AttributeTranslation.container(of: attributes)))
        }
        for part in parts { append(part) }
    }
}
