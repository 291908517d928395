import Foundation

/// The words that stand for characters, and those that begin destinations without text of the document.
enum RTFDestinations {
    static let characters: [String: UInt16] = [
        "par": 0x0a, "sect": 0x0a, "page": 0x0a, "row": 0x0a, "cell": 0x09, "tab": 0x09, "line": 0x2028,
        "emdash": 0x2014, "endash": 0x2013, "emspace": 0x2003, "enspace": 0x2002, "bullet": 0x2022,
        "lquote": 0x2018, "rquote": 0x2019, "ldblquote": 0x201c, "rdblquote": 0x201d,
        "ltrmark": 0x200e, "rtlmark": 0x200f, "zwj": 0x200d, "zwnj": 0x200c,
    ]

    static let skipped: Set<String> = [
        "stylesheet", "info", "pict", "object", "header", "headerl", "headerr", "headerf", "footer", "footerl",
        "footerr", "footerf", "footnote", "annotation", "listtable", "listoverridetable", "listtext", "revtbl",
        "filetbl", "nonshppict", "ftnsep", "ftnsepc", "bkmkstart", "bkmkend", "fontemb", "falt", "panose", "xe", "tc",
        "template", "private", "colorschememapping", "themedata", "datastore", "latentstyles", "pntext", "shppict",
    ]
}

/// The characters of the bytes of a document.
struct RTFCodePage {
    /// The characters of the bytes from 128.
    private let units: [UInt16]

    /// - Parameter number: The number of a code page with one byte for each character; others are read as 1252.
    init(_ number: Int = 1252) {
        let encoding: String.Encoding =
            switch number {
            case 1250: .windowsCP1250
            case 1251: .windowsCP1251
            case 1253: .windowsCP1253
            case 1254: .windowsCP1254
            case 10000: .macOSRoman
            default: .windowsCP1252
            }
        units = (UInt8(0x80)...0xff).map { byte in
            String(data: Data([byte]), encoding: encoding)?.utf16.first ?? UInt16(byte)
        }
    }

    func unit(of byte: UInt8) -> UInt16 {
        byte < 0x80 ? UInt16(byte) : units[Int(byte) - 0x80]
    }
}

/// The instructions of fields.
enum RTFField {
    /// Returns the address of a link to another document, or `nil` for other fields.
    static func link(in instruction: String) -> String? {
        let words = instruction.drop { $0.isWhitespace }
        guard words.hasPrefix("HYPERLINK") else { return nil }
        let target = words.dropFirst("HYPERLINK".count).drop { $0.isWhitespace }
        // A backslash begins a switch, such as that for a place in the document itself.
        guard let first = target.first, first != "\\" else { return nil }
        let address =
            first == "\"" ? target.dropFirst().prefix { $0 != "\"" } : target.prefix { !$0.isWhitespace }
        return address.isEmpty ? nil : String(address)
    }
}
