internal import OpenDisplay

/// Items as offered to other processes: a single content in several types.
@MainActor enum PasteboardContent {
    /// Returns the content: all texts and URLs, and the first value of every other type.
    static func offer(_ items: [[String: Any]]) -> ClipboardContent {
        var mimeTypes: [String] = []
        func add(_ types: [String]) {
            for type in types where !mimeTypes.contains(type) { mimeTypes.append(type) }
        }
        for item in items {
            for type in item.keys.sorted(by: PasteboardType.isBetter) { add(PasteboardType.mimeTypes(of: type)) }
        }
        // A URL can be pasted as text.
        if mimeTypes.contains(listOfURLs) { add(ClipboardContent.textTypes) }
        return ClipboardContent(mimeTypes: mimeTypes) { data(of: items, asMIME: $0) }
    }

    private static let listOfURLs = "text/uri-list"

    private static func data(of items: [[String: Any]], asMIME mimeType: String) -> Data? {
        if ClipboardContent.textTypes.contains(mimeType) {
            let texts = items.compactMap { text(of: $0) ?? url(of: $0)?.absoluteString }
            return Data(texts.joined(separator: "\n").utf8)
        }
        if mimeType == listOfURLs { return PasteboardCoding.data(ofURLs: items.compactMap(url)) }
        for item in items {
            let key = item.keys.sorted().first { PasteboardType.mimeTypes(of: $0).contains(mimeType) }
            if let key, let value = item[key] { return PasteboardCoding.data(of: value, as: mimeType) }
        }
        return nil
    }

    private static func text(of item: [String: Any]) -> String? {
        value(in: item, ofAny: PasteboardType.texts) as? String
    }

    private static func url(of item: [String: Any]) -> URL? {
        let value = value(in: item, ofAny: PasteboardType.urls)
        return value as? URL ?? (value as? String).flatMap(URL.init(string:))
    }

    /// Returns a value of one of some types; data is decoded to a text, an image and so on, as if received from another
    /// process.
    static func value(in item: [String: Any], ofAny types: [String]) -> Any? {
        guard let key = key(in: item, ofAny: types), let value = item[key] else { return nil }
        guard let data = value as? Data else { return value }
        return PasteboardCoding.value(of: data, as: key)
    }

    /// Returns the data of a type.
    static func data(in item: [String: Any], of type: String) -> Data? {
        guard let key = key(in: item, ofAny: [type]), let value = item[key] else { return nil }
        return PasteboardCoding.data(of: value, as: type)
    }

    private static func key(in item: [String: Any], ofAny types: [String]) -> String? {
        types.first { item[$0] != nil }
            ?? item.keys.sorted(by: PasteboardType.isBetter).first { PasteboardCoding.isAny($0, of: types) }
    }
}
