/// Reads the parts of a format one after the other.
struct FormatReader {
    enum Element {
        case character(Unicode.Scalar)
        case part(FormatText.Part)
        case stray(String)
    }

    private var rest: Substring.UnicodeScalarView

    init(_ text: String) {
        rest = text[...].unicodeScalars
    }

    mutating func next() -> Element? {
        guard let first = rest.popFirst() else { return nil }
        guard first == "%" else { return .character(first) }
        if rest.first == "%" {
            rest.removeFirst()
            return .character("%")
        }
        let start = rest
        if let part = readSubstitution() ?? readArgument(start) ?? readPlaceholder(start) { return .part(part) }
        rest = start
        return .stray("%")
    }

    /// Reads `#@name@` or `1$#@name@`; the substitution itself specifies its argument.
    private mutating func readSubstitution() -> FormatText.Part? {
        var rest = Substring(rest)
        let afterNumber = rest.drop { ("0"..."9").contains($0) }
        if afterNumber.first == "$" { rest = afterNumber.dropFirst() }
        guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else { return nil }
        let name = rest.dropFirst(2)[..<end]
        guard !name.isEmpty, name.utf8.count <= FormatSpecifier.limit, !name.contains("%") else { return nil }
        self.rest = rest[end...].dropFirst().unicodeScalars
        return .substitution(String(name))
    }

    /// Reads `arg`.
    private mutating func readArgument(_ start: Substring.UnicodeScalarView) -> FormatText.Part? {
        guard Substring(start).hasPrefix("arg") else { return nil }
        rest = start.dropFirst(3)
        return .argument
    }

    private mutating func readPlaceholder(_ start: Substring.UnicodeScalarView) -> FormatText.Part? {
        rest = start
        var specifier = FormatSpecifier(conversion: "%")
        if let number = readNumber() {
            guard rest.first == "$", number > 0 else {
                return readFields(start, specifier)
            }
            rest.removeFirst()
            specifier.position = number
            return readFields(rest, specifier)
        }
        return readFields(start, specifier)
    }

    /// Reads flags, width, precision, length and conversion.
    private mutating func readFields(
        _ start: Substring.UnicodeScalarView, _ specifier: FormatSpecifier
    ) -> FormatText.Part? {
        rest = start
        var specifier = specifier
        while let flag = rest.first, "-+0#'".unicodeScalars.contains(flag) {
            if flag == "-" { specifier.isLeftAligned = true }
            if flag == "+" { specifier.showsPlus = true }
            if flag == "0" { specifier.isZeroPadded = true }
            if flag == "#" { specifier.isAlternative = true }
            rest.removeFirst()
        }
        specifier.width = readNumber() ?? 0
        if rest.first == "." {
            rest.removeFirst()
            specifier.precision = readNumber() ?? 0
        }
        while let length = rest.first, "hlqLzjt".unicodeScalars.contains(length), specifier.length.utf8.count < 2 {
            specifier.length.unicodeScalars.append(length)
            rest.removeFirst()
        }
        guard let conversion = rest.popFirst() else { return nil }
        specifier.conversion = conversion
        guard specifier.kind != nil, specifier.width <= FormatSpecifier.limit,
            specifier.precision ?? 0 <= FormatSpecifier.limit, specifier.position ?? 1 <= FormatSpecifier.limit
        else { return nil }
        return .placeholder(specifier)
    }

    /// Reads a decimal number; larger ones than a thousand count as a thousand.
    private mutating func readNumber() -> Int? {
        var result: Int?
        while let digit = rest.first, ("0"..."9").contains(digit) {
            result = min((result ?? 0) * 10 + Int(digit.value - 48), 1000)
            rest.removeFirst()
        }
        return result
    }
}
