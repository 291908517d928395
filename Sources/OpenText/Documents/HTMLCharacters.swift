/// The characters of an HTML document: its encoding, and references such as `&amp;` and `&#8364;`.
enum HTMLCharacters {
    /// The bytes at the beginning in which the document may name its encoding.
    private static let prefix = 1024
    /// The longest name of a reference that is resolved.
    private static let nameLimit = 10

    /// Returns the document as UTF-8.
    ///
    /// The encoding is that of the byte order mark, or the one that the document names: UTF-8, ISO 8859-1 or Windows-1252, which
    /// browsers read as the same. Others are read as UTF-8.
    static func utf8(of data: Data) -> [UInt8] {
        if data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff]) {
            return Array((String(data: data, encoding: .utf16) ?? "").utf8)
        }
        if data.starts(with: [0xef, 0xbb, 0xbf]) { return Array(data.dropFirst(3)) }
        let start = String(decoding: data.prefix(prefix), as: UTF8.self).lowercased()
        let isLatin = ["charset=iso-8859-1", "charset=\"iso-8859-1", "charset=windows-1252", "charset=\"windows-1252"]
            .contains { start.contains($0) }
        guard isLatin else { return Array(data) }
        return Array(String(String.UnicodeScalarView(data.map { scalar(UInt32($0)) })).utf8)
    }

    /// Returns text with resolved references; those that are unknown or not ended are text.
    static func text(of bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var (result, rest) = ("", bytes)
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += String(decoding: rest[..<start], as: UTF8.self)
            rest = rest[(start + 1)...]
            let name = rest.prefix(nameLimit).prefix { $0 != UInt8(ascii: ";") }
            let isEnded = name.endIndex < rest.endIndex && rest[name.endIndex] == UInt8(ascii: ";")
            if isEnded, let scalar = scalar(named: String(decoding: name, as: UTF8.self)) {
                result.unicodeScalars.append(scalar)
                rest = rest[(name.endIndex + 1)...]
            } else {
                result += "&"
            }
        }
        return result + String(decoding: rest, as: UTF8.self)
    }

    private static func scalar(named name: String) -> Unicode.Scalar? {
        guard name.first == "#" else { return names[name] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        return UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10).map(scalar)
    }

    /// Returns the character with a number, which in the range of control characters is that of Windows-1252.
    private static func scalar(_ number: UInt32) -> Unicode.Scalar {
        let code = (0x80...0x9f).contains(number) ? windows[Int(number) - 0x80] : number
        guard code != 0, let scalar = Unicode.Scalar(code) else { return "\u{fffd}" }
        return scalar
    }

    /// The characters of the bytes 0x80 to 0x9F in Windows-1252; those that it leaves undefined are control characters.
    private static let windows: [UInt32] = [
        0x20ac, 0x81, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039, 0x152, 0x8d, 0x17d,
        0x8f,
        0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0x9d, 0x17e,
        0x178,
    ]

    private static let names: [String: Unicode.Scalar] = {
        var names: [String: Unicode.Scalar] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "ndash": "–", "mdash": "—", "lsquo": "‘",
            "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "dagger": "†", "Dagger": "‡",
            "bull": "•", "hellip": "…", "permil": "‰", "prime": "′", "Prime": "″", "lsaquo": "‹", "rsaquo": "›",
            "euro": "€", "trade": "™", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "infin": "∞",
            "ne": "≠", "le": "≤", "ge": "≥", "minus": "−", "radic": "√", "sum": "∑", "asymp": "≈", "OElig": "Œ",
            "oelig": "œ", "Scaron": "Š", "scaron": "š", "Yuml": "Ÿ", "ensp": "\u{2002}", "emsp": "\u{2003}",
            "thinsp": "\u{2009}", "zwnj": "\u{200c}", "zwj": "\u{200d}", "lrm": "\u{200e}", "rlm": "\u{200f}",
            "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "pi": "π", "sigma": "σ", "omega": "ω", "Omega": "Ω",
        ]
        for (offset, name) in latin.split(separator: " ").enumerated() {
            names[String(name)] = Unicode.Scalar(0xa0 + UInt32(offset))
        }
        return names
    }()

    /// The names of the characters from U+00A0 to U+00FF.
    private static let latin = """
        nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
        para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil \
        Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
        Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
        igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute \
        thorn yuml
        """
}
