import Foundation
import OpenUIKit

/// A text with attributes that is assembled from parts.
///
/// An `NSMutableAttributedString` that is extended part by part copies its text each time.
struct MarkdownAttributes {
    private(set) var string = ""
    /// The length in UTF-16 units.
    private(set) var length = 0
    private var parts: [(range: NSRange, values: [NSAttributedString.Key: Any])] = []

    mutating func append(_ text: String, _ values: [NSAttributedString.Key: Any]) {
        let count = text.utf16.count
        guard count > 0 else { return }
        string += text
        parts.append((NSRange(location: length, length: count), values))
        length += count
    }

    /// Appends characters with the attributes of those before them, except links and attachments.
    mutating func appendContinuing(_ text: String) {
        var values = parts.last?.values ?? [:]
        let omitted: [NSAttributedString.Key] = [.link, .attachment, .backgroundColor, .strikethroughStyle]
        for key in omitted { values[key] = nil }
        append(text, values)
    }

    var attributedString: NSAttributedString {
        let result = NSMutableAttributedString(string: string)
        for part in parts { result.setAttributes(part.values, range: part.range) }
        return NSAttributedString(attributedString: result)
    }
}
