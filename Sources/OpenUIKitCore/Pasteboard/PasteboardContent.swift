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
        if mimeTypes.contains(DroppedFiles.mimeType) { add(ClipboardContent.textTypes) }
        if items.contains(where: hasFile) { add([copiedFiles]) }
        return ClipboardContent(mimeTypes: mimeTypes) { type, completion in
            load(items, asMIME: type, completion: completion)
        }
    }

    /// The type by which file managers recognize files that were copied.
    private static let copiedFiles = "x-special/gnome-copied-files"

    private static func hasFile(_ item: [String: Any]) -> Bool {
        item[PasteboardType.fileURL] != nil || (item[PasteboardType.url] as? URL)?.isFileURL == true
    }

    private static func load(
        _ items: [[String: Any]], asMIME mimeType: String, completion: @escaping @MainActor (Data?) -> Void
    ) {
        let needed = items.map { item in item.filter { isNeeded($0.key, forMIME: mimeType) } }
        let promises = needed.flatMap(\.values).compactMap { $0 as? PromisedData }
        PromisedData.load(promises[...]) { completion(data(of: needed, asMIME: mimeType)) }
    }

    /// Returns whether data of a MIME type is made of the values of a type.
    private static func isNeeded(_ type: String, forMIME mimeType: String) -> Bool {
        if mimeType == copiedFiles { return PasteboardCoding.isAny(type, of: PasteboardType.urls) }
        let isURLAsText = ClipboardContent.textTypes.contains(mimeType)
        return PasteboardType.mimeTypes(of: type).contains(mimeType)
            || isURLAsText && PasteboardCoding.isAny(type, of: PasteboardType.urls)
    }

    private static func data(of items: [[String: Any]], asMIME mimeType: String) -> Data? {
        if ClipboardContent.textTypes.contains(mimeType) {
            let texts = items.compactMap { text(of: $0) ?? url(of: $0)?.absoluteString }
            return Data(texts.joined(separator: "\n").utf8)
        }
        if mimeType == DroppedFiles.mimeType { return PasteboardCoding.data(ofURLs: items.compactMap(url)) }
        if mimeType == copiedFiles { return PasteboardCoding.copiedFiles(items.compactMap(url)) }
        for item in items {
            let key = item.keys.sorted().first { PasteboardType.mimeTypes(of: $0).contains(mimeType) }
            if let key, let value = item[key] { return encoded(value, as: key) }
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
        let data = value as? Data ?? (value as? PromisedData)?.data
        guard let data else { return value is PromisedData ? nil : value }
        return PasteboardCoding.value(of: data, as: key)
    }

    /// Returns an item with the data of its promises, as far as it is available at once.
    static func resolved(_ item: [String: Any]) -> [String: Any] {
        item.compactMapValues { value in (value as? PromisedData).map { $0.data as Any? } ?? value }
    }

    static func data(in item: [String: Any], of type: String) -> Data? {
        guard let key = key(in: item, ofAny: [type]), let value = item[key] else { return nil }
        return encoded(value, as: type)
    }

    private static func encoded(_ value: Any, as type: String) -> Data? {
        guard let promise = value as? PromisedData else { return PasteboardCoding.data(of: value, as: type) }
        return promise.data
    }

    private static func key(in item: [String: Any], ofAny types: [String]) -> String? {
        types.first { item[$0] != nil }
            ?? item.keys.sorted(by: PasteboardType.isBetter).first { PasteboardCoding.isAny($0, of: types) }
    }
}
