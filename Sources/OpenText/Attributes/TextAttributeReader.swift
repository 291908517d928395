/// Reads text attributes, accepting every reasonable type of value.
///
/// A value of an unsupported type is reported as a diagnostic and ignored.
package struct TextAttributeReader {
    let attributes: [NSAttributedString.Key: Any]

    /// Returns a number of any numeric type, or `nil` if the attribute is missing or not finite.
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
        guard let value = attributes[key] else { return nil }
        guard let number = CGFloat(attribute: value) else {
            return reportInvalidValue(key, value, expected: "a number")
        }
        return number.isFinite ? number : nil
    }

    /// Returns a `UIColor` or a `CGColor` as a `CGColor`.
    func color(_ key: NSAttributedString.Key) -> CGColor? {
        switch attributes[key] {
        case nil: nil
        case let color as UIColor: color.cgColor
        case let color as CGColor: color
        case let other?: reportInvalidValue(key, other, expected: "a UIColor")
        }
    }

    func value<Value>(_ key: NSAttributedString.Key, _ type: Value.Type) -> Value? {
        guard let value = attributes[key] else { return nil }
        return value as? Value ?? reportInvalidValue(key, value, expected: "a value of type \(type)")
    }

    /// Returns the line for an underline style or its raw value.
    func line(_ key: NSAttributedString.Key, color: NSAttributedString.Key) -> TextLine? {
        guard let value = attributes[key] else { return nil }
        let bits =
            (value as? NSUnderlineStyle)?.rawValue ?? CGFloat(attribute: value).flatMap { Int(exactly: $0.rounded()) }
        guard let bits else { return reportInvalidValue(key, value, expected: "the raw value of an NSUnderlineStyle") }
        return TextLine(NSUnderlineStyle(rawValue: bits), color: self.color(color))
    }

    /// Returns the destination of the link.
    func link() -> Any? {
        switch attributes[.link] {
        case nil: nil
        case let url as URL: url
        case let url as NSURL: url
        case let text as String: text
        case let text as NSString: text
        case let other?: reportInvalidValue(.link, other, expected: "a URL or a String")
        }
    }

    func directions() -> [TextDirection] {
        guard let value = attributes[.writingDirection] else { return [] }
        let numbers = (value as? [Any])?.map { CGFloat(attribute: $0).flatMap { Int(exactly: $0) } }
        guard let numbers, !numbers.contains(nil) else {
            return reportInvalidValue(.writingDirection, value, expected: "an array of numbers") ?? []
        }
        return numbers.compactMap { $0 }.map { bits in
            let isRightToLeft = bits & 1 == NSWritingDirection.rightToLeft.rawValue
            return bits & NSWritingDirectionFormatType.override.rawValue != 0
                ? .override(isRightToLeft: isRightToLeft) : .embedding(isRightToLeft: isRightToLeft)
        }
    }

    private func reportInvalidValue<Result>(_ key: NSAttributedString.Key, _ value: Any, expected: String) -> Result? {
        Diagnostics.report(
            Diagnostic(
                rule: "text.attribute-type",
                message: "The attribute \(key.rawValue) was a \(Swift.type(of: value)) and is ignored.",
                subject: "NSAttributedString", hint: "Set it to \(expected)."))
        return nil
    }
}
