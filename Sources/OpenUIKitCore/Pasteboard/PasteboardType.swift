internal import OpenDisplay

/// Maps between uniform type identifiers and MIME types.
///
/// UIKit uses `public.png`, desktops use `image/png`. Pasteboards accept both. A type without a MIME type is offered
/// under one that other applications built with this package recognize.
enum PasteboardType {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let png = "public.png"
    static let color = "com.apple.uikit.color"
    static let fileURL = "public.file-url"
    static let html = "public.html"
    static let rtf = "public.rtf"

    static let texts = [text, "public.plain-text", "public.text", "public.utf8-text"]
    static let urls = [url, fileURL]
    static let images = [
        png, "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.tiff", "public.image",
    ]
    static let colors = [color]

    /// Types of text in a language, which are text for the program that receives them, but not for its user.
    static let markup = [html]

    private static let ownPrefix = "application/x-uti-"
    private static let table: [(type: String, mimeTypes: [String])] = [
        (text, ClipboardContent.textTypes), ("public.plain-text", ClipboardContent.textTypes),
        ("public.text", ClipboardContent.textTypes), ("public.utf8-text", ClipboardContent.textTypes),
        (url, ["text/uri-list"]), (fileURL, ["text/uri-list"]), (png, ["image/png"]),
        ("public.jpeg", ["image/jpeg"]), ("com.compuserve.gif", ["image/gif"]),
        ("org.webmproject.webp", ["image/webp"]), ("public.tiff", ["image/tiff"]), ("public.image", ["image/png"]),
        (color, ["application/x-color"]), (html, ["text/html"]),
        (rtf, ["text/rtf", "application/rtf", "text/richtext"]), ("public.json", ["application/json"]),
        ("com.adobe.pdf", ["application/pdf"]), ("public.svg-image", ["image/svg+xml"]),
    ]

    /// Returns the MIME types of a type, in order of preference.
    static func mimeTypes(of type: String) -> [String] {
        if let entry = table.first(where: { $0.type == type }) { return entry.mimeTypes }
        return [type.contains("/") ? type : ownPrefix + type]
    }

    /// Returns the uniform type identifier of a MIME type; a type without one is returned unchanged.
    static func type(ofMIME mimeType: String) -> String {
        if let entry = table.first(where: { $0.mimeTypes.contains(mimeType) }) { return entry.type }
        return mimeType.hasPrefix(ownPrefix) ? String(mimeType.dropFirst(ownPrefix.count)) : mimeType
    }

    /// Returns whether two names refer to the same type.
    static func areEqual(_ type: String, _ other: String) -> Bool {
        type == other || !Set(mimeTypes(of: type)).isDisjoint(with: mimeTypes(of: other))
    }

    /// Returns whether a type precedes another one; items are dictionaries, which are not ordered.
    static func isBetter(_ first: String, than second: String) -> Bool {
        let order = [text, url, png]
        func rank(_ type: String) -> Int { order.firstIndex(of: type) ?? order.count }
        return (rank(first), first) < (rank(second), second)
    }
}
