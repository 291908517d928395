import Foundation

/// Determines the text of a document whose encoding may be declared wrongly.
enum TextDecoding {
    /// Returns data that an XML parser decodes as intended, and the encoding to pass to it; `nil` for the declared one.
    ///
    /// A declaration in the document has precedence over that of the server, which often is that of all its files. Data
    /// that is not what it is declared to be is decoded as Windows-1252, as browsers do, or repaired.
    static func prepareXML(_ data: Data, charset: String?) -> (data: Data, charset: String?) {
        if let text = wideText(data) { return (Data(allowed(text).utf8), "UTF-8") }
        let declared = declaredEncoding(of: data)
        let name = (declared ?? charset ?? "utf-8").lowercased()
        guard name == "utf-8" || name == "utf8" || name == "us-ascii" else {
            return (data, declared == nil ? name : nil)
        }
        let text = text(data, isDeclared: declared != nil || charset != nil)
        return (Data(HTMLEntities.replaced(in: text).utf8), "UTF-8")
    }

    /// Returns text in UTF-8, in Windows-1252 if it is neither valid nor declared to be UTF-8, or repaired.
    static func text(_ data: Data, isDeclared: Bool) -> String {
        let text: String
        if let valid = String(data: data, encoding: .utf8) {
            text = valid
        } else if !isDeclared, let western = String(data: data, encoding: .windowsCP1252) {
            text = western
        } else {
            text = String(decoding: data, as: UTF8.self)
        }
        return allowed(text)
    }

    /// Returns a text without the characters that XML does not allow.
    private static func allowed(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter(isAllowedInXML)))
    }

    private static func isAllowedInXML(_ scalar: UnicodeScalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD: true
        case 0..<0x20, 0xFEFF, 0xFFFE, 0xFFFF: false
        default: true
        }
    }

    /// Returns the text of data that starts like UTF-16; `nil` for others.
    private static func wideText(_ data: Data) -> String? {
        switch [UInt8](data.prefix(2)) {
        case [0xFE, 0xFF], [0xFF, 0xFE]: String(data: data, encoding: .utf16)
        case [0, 0x3C]: String(data: data, encoding: .utf16BigEndian)
        case [0x3C, 0]: String(data: data, encoding: .utf16LittleEndian)
        default: nil
        }
    }

    /// Returns the encoding in the declaration of an XML document.
    private static func declaredEncoding(of data: Data) -> String? {
        let start = String(decoding: data.prefix(200), as: UTF8.self)
        guard let declaration = start.firstMatch(of: /<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/) else {
            return nil
        }
        return String(declaration.1)
    }

    /// Returns the parameter of a content type, such as `text/xml; charset=utf-8`.
    static func charset(ofContentType type: String?) -> String? {
        guard let match = type?.firstMatch(of: /charset\s*=\s*"?([A-Za-z0-9._-]+)/.ignoresCase()) else { return nil }
        return String(match.1)
    }
}
