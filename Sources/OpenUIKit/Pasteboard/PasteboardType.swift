internal import OpenDisplay

/// The names that UIKit and desktops have for the same kinds of content.
///
/// UIKit says `public.png`, a desktop says `image/png`. Pasteboards take both; what has no name on a desktop is offered
/// there under one that other programs built with this package know.
enum PasteboardType {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let png = "public.png"
    static let color = "com.apple.uikit.color"

    static let texts = [text, "public.plain-text", "public.text", "public.utf8-text"]
    static let urls = [url, "public.file-url"]
    static let images = [
        png, "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.tiff", "public.image",
    ]
    static let colors = [color]

    private static let ownPrefix = "application/x-uti-"
    private static let table: [(type: String, mimeTypes: [String])] = [
        (text, ClipboardContent.textTypes), ("public.plain-text", ClipboardContent.textTypes),
        ("public.text", ClipboardContent.textTypes), ("public.utf8-text", ClipboardContent.textTypes),
        (url, ["text/uri-list"]), ("public.file-url", ["text/uri-list"]), (png, ["image/png"]),
        ("public.jpeg", ["image/jpeg"]), ("com.compuserve.gif", ["image/gif"]),
        ("org.webmproject.webp", ["image/webp"]), ("public.tiff", ["image/tiff"]), ("public.image", ["image/png"]),
        (color, ["application/x-color"]),
    ]

    /// The desktop's names of a type, best first.
    static func mimeTypes(of type: String) -> [String] {
        if let entry = table.first(where: { $0.type == type }) { return entry.mimeTypes }
        return [type.contains("/") ? type : ownPrefix + type]
    }

    /// UIKit's name of a desktop's type, if there is one.
    static func type(ofMIME mimeType: String) -> String {
        if let entry = table.first(where: { $0.mimeTypes.contains(mimeType) }) { return entry.type }
        return mimeType.hasPrefix(ownPrefix) ? String(mimeType.dropFirst(ownPrefix.count)) : mimeType
    }

    /// Whether two names mean the same.
    static func areEqual(_ type: String, _ other: String) -> Bool {
        type == other || !Set(mimeTypes(of: type)).isDisjoint(with: mimeTypes(of: other))
    }

    /// The order of types in an item: dictionaries have none.
    static func isBetter(_ first: String, than second: String) -> Bool {
        let order = [text, url, png]
        func rank(_ type: String) -> Int { order.firstIndex(of: type) ?? order.count }
        return (rank(first), first) < (rank(second), second)
    }
}
