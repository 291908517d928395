/// The pasteboard for text with attributes, which other programs receive as RTF and HTML.
@MainActor enum TextClipboard {
    /// The length, in UTF-16 units, from which a text is offered without attributes, because encoding it takes too long.
    private static let formatLimit = 500_000

    /// The formats of text with attributes, the preferred one first; browsers offer only HTML.
    private static let formats: [(type: String, format: NSAttributedString.DocumentType)] = [
        (PasteboardType.rtf, .rtf), (PasteboardType.html, .html),
    ]

    private static var copied: TextSlice?

    private static var changeCount = 0

    /// The text that this program has copied.
    private static var ownText: NSAttributedString? {
        UIPasteboard.general.changeCount == changeCount ? copied?.attributed : nil
    }

    /// Replaces the content of the pasteboard.
    ///
    /// - Parameter keepsFormat: Whether other programs receive the attributes, too.
    static func put(_ slice: TextSlice, keepsFormat: Bool) {
        copied = slice
        if keepsFormat, slice.length <= formatLimit {
            UIPasteboard.general.items = [formats(of: slice)]
        } else {
            UIPasteboard.general.string = slice.string
        }
        changeCount = UIPasteboard.general.changeCount
    }

    private static func formats(of slice: TextSlice) -> [String: Any] {
        let text = slice.attributed
        var formats: [String: Any] = [PasteboardType.text: slice.string]
        for (type, format) in Self.formats {
            let range = NSRange(location: 0, length: text.length)
            formats[type] = try? text.data(from: range, documentAttributes: [.documentType: format])
        }
        return formats
    }

    /// Reads text with attributes: synchronously if it was copied by this program, asynchronously otherwise.
    ///
    /// - Parameters:
    ///   - attributes: The attributes of text whose format does not specify others.
    ///   - completion: Called with `nil` if the content has no attributes.
    static func loadText(
        over attributes: [NSAttributedString.Key: Any], completion: @escaping @MainActor (NSAttributedString?) -> Void
    ) {
        if let ownText { return completion(ownText) }
        let pasteboard = UIPasteboard.general
        let format = formats.first { pasteboard.contains(pasteboardTypes: [$0.type]) }
        guard let format else { return completion(nil) }
        pasteboard.loadData(format.type) { data in
            let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: format.format]
            let text = data.flatMap { try? NSAttributedString(data: $0, options: options, documentAttributes: nil) }
            completion(text.flatMap { $0.length > 0 ? adapted($0, attributes) : nil })
        }
    }

    /// Returns a text of another program as it is inserted.
    ///
    /// Programs end the last paragraph even if only a part of it was copied, and specify black for text that has the default
    /// color, which could not be read in dark mode.
    private static func adapted(
        _ text: NSAttributedString, _ attributes: [NSAttributedString.Key: Any]
    ) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: text)
        if result.string.hasSuffix("\n") {
            result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
        }
        let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        var plain: [NSRange] = []
        result.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: result.length)) {
            value, range, _ in
            let color = value as? UIColor
            if color == nil || color == black { plain.append(range) }
        }
        for range in plain {
            result.removeAttribute(.foregroundColor, range: range)
            guard let color = attributes[.foregroundColor] else { continue }
            result.addAttribute(.foregroundColor, value: color, range: range)
        }
        return result
    }
}
