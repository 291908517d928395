/// Encodes and decodes the values of pasteboards.
enum PasteboardCoding {
    /// Encodes a value; returns `nil` if it cannot be encoded as the type.
    static func data(of value: Any, as type: String) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage:
            PasteboardType.areEqual(type, "public.jpeg") ? image.jpegData(compressionQuality: 0.9) : image.pngData()
        case let color as UIColor: data(of: color)
        case let number as NSNumber: Data(number.stringValue.utf8)
        default: nil
        }
    }

    /// Decodes a text, a URL, an image or a color, depending on the type; returns other data unchanged.
    static func value(of data: Data, as type: String) -> Any? {
        if isAny(type, of: PasteboardType.texts + PasteboardType.markup) { return text(of: data) }
        if isAny(type, of: PasteboardType.urls) { return urls(of: data).first }
        if isAny(type, of: PasteboardType.images) { return UIImage(data: data) }
        if isAny(type, of: PasteboardType.colors) { return color(of: data) }
        return data
    }

    static func isAny(_ type: String, of types: [String]) -> Bool {
        types.contains { PasteboardType.areEqual(type, $0) }
    }

    /// Decodes text from other applications, some of which terminate it with a null byte, or encode it in UTF-16 with a
    /// byte order mark.
    static func text(of data: Data) -> String {
        if data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff]),
            let text = String(data: data, encoding: .utf16)
        {
            return text.last == "\0" ? String(text.dropLast()) : text
        }
        return String(decoding: data.last == 0 ? data.dropLast() : data, as: UTF8.self)
    }

    /// Decodes a list of URLs, one per line; lines that start with `#` are comments (RFC 2483).
    static func urls(of data: Data) -> [URL] {
        text(of: data).split(whereSeparator: \.isNewline).compactMap { line in
            let address = line.trimmingCharacters(in: .whitespaces)
            return address.hasPrefix("#") ? nil : URL(string: address)
        }
    }

    /// Encodes files for file managers: an operation and a list of URLs, one per line.
    static func copiedFiles(_ urls: [URL]) -> Data {
        Data((["copy"] + urls.filter(\.isFileURL).map(\.absoluteString)).joined(separator: "\n").utf8)
    }

    static func data(ofURLs urls: [URL]) -> Data {
        Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8)
    }

    /// Encodes four 16-bit numbers in native byte order: red, green, blue and alpha, as in GTK.
    private static func data(of color: UIColor) -> Data? {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        let parts = [red, green, blue, alpha].map { UInt16((min(max($0, 0), 1) * 65535).rounded()) }
        return parts.withUnsafeBytes { Data($0) }
    }

    private static func color(of data: Data) -> UIColor? {
        guard data.count == 8 else { return nil }
        let bytes = [UInt8](data)
        let parts = stride(from: 0, to: 8, by: 2).map { index in
            let number = bytes[index..<(index + 2)].withUnsafeBytes { $0.loadUnaligned(as: UInt16.self) }
            return CGFloat(number) / 65535
        }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
