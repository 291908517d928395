extension NSTextList.MarkerFormat {
    /// A square, □.
    public static let box = Self("{box}")
    /// A check mark, ✓.
    public static let check = Self("{check}")
    /// A hollow bullet, ◦.
    public static let circle = Self("{circle}")
    /// A diamond, ◆.
    public static let diamond = Self("{diamond}")
    /// A bullet, •.
    public static let disc = Self("{disc}")
    /// A hyphen, ⁃.
    public static let hyphen = Self("{hyphen}")
    /// A small filled square, ▪.
    public static let square = Self("{square}")
    public static let lowercaseHexadecimal = Self("{lowercase-hexadecimal}")
    public static let uppercaseHexadecimal = Self("{uppercase-hexadecimal}")
    public static let octal = Self("{octal}")
    /// The letters a to z, then aa, ab and so on.
    public static let lowercaseAlpha = Self("{lowercase-alpha}")
    /// The letters A to Z, then AA, AB and so on.
    public static let uppercaseAlpha = Self("{uppercase-alpha}")
    /// The same as ``lowercaseAlpha``.
    public static let lowercaseLatin = Self("{lowercase-latin}")
    /// The same as ``uppercaseAlpha``.
    public static let uppercaseLatin = Self("{uppercase-latin}")
    public static let lowercaseRoman = Self("{lowercase-roman}")
    public static let uppercaseRoman = Self("{uppercase-roman}")
    public static let decimal = Self("{decimal}")
}

extension NSTextList.MarkerFormat {
    private static let symbols: [Substring: String] = [
        "box": "□", "check": "✓", "circle": "◦", "diamond": "◆", "disc": "•", "hyphen": "⁃", "square": "▪",
    ]

    /// The text in front of the keyword, the keyword, and the text after it; `nil` without a known keyword.
    private var parts: (prefix: Substring, keyword: Substring, suffix: Substring)? {
        guard let open = rawValue.firstIndex(of: "{"), let close = rawValue[open...].firstIndex(of: "}") else {
            return nil
        }
        let keyword = rawValue[rawValue.index(after: open)..<close]
        guard Self.symbols[keyword] != nil || TextListNumbering(rawValue: String(keyword)) != nil else { return nil }
        return (rawValue[..<open], keyword, rawValue[rawValue.index(after: close)...])
    }

    /// How items are numbered; `nil` if all have the same marker.
    var numbering: TextListNumbering? {
        parts.flatMap { TextListNumbering(rawValue: String($0.keyword)) }
    }

    /// Returns the marker of an item; a format without a known keyword is the marker.
    func marker(for number: Int) -> String {
        guard let parts else { return rawValue }
        return parts.prefix + (Self.symbols[parts.keyword] ?? numbering?.text(of: number) ?? "") + parts.suffix
    }

    /// The format of a list in an item of a list with this format, as word processors choose it.
    fileprivate var nested: Self {
        let keywords = ["disc": "circle", "circle": "square", "square": "disc"]
        let numberings = [
            "decimal": "lowercase-alpha", "lowercase-alpha": "lowercase-roman", "lowercase-roman": "decimal",
        ]
        guard let parts, let next = (keywords.merging(numberings) { $1 })[String(parts.keyword)] else { return self }
        return Self("\(parts.prefix){\(next)}\(parts.suffix)")
    }
}

extension NSTextList {
    /// A list for the items of a level below an item of this list.
    package var nested: NSTextList {
        NSTextList(markerFormat: markerFormat.nested, options: listOptions, startingItemNumber: 1)
    }
}
