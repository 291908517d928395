/// The hierarchy of uniform type identifiers, as far as it is known.
enum TypeConformance {
    private static let parents: [String: [String]] = [
        "public.utf8-plain-text": ["public.plain-text"], "public.utf8-text": ["public.plain-text"],
        "public.plain-text": ["public.text"], "public.html": ["public.text"], "public.rtf": ["public.text"],
        "public.json": ["public.text"], "public.text": ["public.data", "public.content"],
        "public.file-url": ["public.url"], "public.url": ["public.data"], "public.png": ["public.image"],
        "public.jpeg": ["public.image"], "com.compuserve.gif": ["public.image"], "public.tiff": ["public.image"],
        "org.webmproject.webp": ["public.image"], "public.svg-image": ["public.image"],
        "public.image": ["public.data", "public.content"], "com.adobe.pdf": ["public.data", "public.content"],
        "public.data": ["public.item"],
    ]

    /// Returns whether a type is another one or a kind of it.
    ///
    /// MIME types are accepted, too. An unknown type conforms to itself only.
    static func conforms(_ type: String, to other: String) -> Bool {
        let (type, other) = (PasteboardType.type(ofMIME: type), PasteboardType.type(ofMIME: other))
        return type == other || parents[type]?.contains { conforms($0, to: other) } == true
    }

    private static let extensions: [String: String] = [
        "txt": "public.plain-text", "html": "public.html", "htm": "public.html", "rtf": "public.rtf",
        "json": "public.json", "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg",
        "gif": "com.compuserve.gif", "webp": "org.webmproject.webp", "tif": "public.tiff", "tiff": "public.tiff",
        "svg": "public.svg-image", "pdf": "com.adobe.pdf",
    ]

    /// Returns the type of a file according to the extension of its name.
    static func type(ofFile url: URL) -> String {
        extensions[url.pathExtension.lowercased()] ?? "public.data"
    }

    /// Returns the extension of the names of files of a type, or `nil` if it is unknown.
    static func fileExtension(of type: String) -> String? {
        extensions.filter { $0.value == type }.keys.min { ($0.count, $0) < ($1.count, $1) }
    }
}
