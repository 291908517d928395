/// What an HTML element specifies for the text in it: by its name, its attributes and its style.
struct HTMLStyle {
    var text = DocumentTextStyle()
    /// Whether spaces and line breaks are kept.
    var keepsSpaces = false
    var isHidden = false

    private static let headings = [2, 1.5, 1.17, 1, 0.83, 0.67]
    private static let code: Set = ["code", "pre", "kbd", "samp", "tt"]
    /// The sizes of `font`, and of the keywords of CSS from `x-small` on, in points.
    private static let sizes: [Double] = [7.5, 10, 12, 13.5, 18, 24, 36]
    private static let keywords = ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"]

    /// Applies an element.
    mutating func enter(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "b", "strong", "th": text.isBold = true
        case "i", "em", "cite", "var", "dfn", "address": text.isItalic = true
        case "u", "ins": text.isUnderlined = true
        case "s", "strike", "del": text.isStruckThrough = true
        case "small": scale(by: 0.83)
        case "big": scale(by: 1.2)
        case "center": text.alignment = .center
        case "a": if let address = attributes["href"] { text.link = Self.link(address) }
        case "font": enterFont(attributes)
        case "h1", "h2", "h3", "h4", "h5", "h6":
            text.isBold = true
            scale(by: Self.headings[(name.last?.wholeNumberValue ?? 1) - 1])
        default: break
        }
        if Self.code.contains(name) { text.family = Self.monospaced }
        if name == "pre" { keepsSpaces = true }
        if attributes["hidden"] != nil { isHidden = true }
        if let alignment = attributes["align"] { align(alignment.lowercased()) }
        if let style = attributes["style"] { apply(style) }
    }

    private mutating func enterFont(_ attributes: [String: String]) {
        if let color = attributes["color"] { text.color = HTMLColor.color(color) ?? text.color }
        if let face = attributes["face"] { setFamily(face) }
        if let size = attributes["size"].flatMap({ Int($0) }), (1...7).contains(size) { setSize(Self.sizes[size - 1]) }
    }

    // MARK: Style sheets

    /// The largest number of declarations that are read.
    private static let declarationLimit = 64

    private mutating func apply(_ style: String) {
        for declaration in style.split(separator: ";").prefix(Self.declarationLimit) {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            apply(parts[0].trimmed.lowercased(), parts[1].prefix { $0 != "!" }.trimmed)
        }
    }

    private mutating func apply(_ property: String, _ value: String) {
        let lowercased = value.lowercased()
        switch property {
        case "font-weight": text.isBold = lowercased.hasPrefix("bold") || (Int(lowercased) ?? 0) >= 600
        case "font-style": text.isItalic = lowercased == "italic" || lowercased.hasPrefix("oblique")
        case "text-decoration", "text-decoration-line":
            text.isUnderlined = lowercased.contains("underline")
            text.isStruckThrough = lowercased.contains("line-through")
        case "color": text.color = HTMLColor.color(value) ?? text.color
        case "font-size": setSize(lowercased)
        case "font-family": setFamily(value)
        case "text-align": align(lowercased)
        case "white-space": keepsSpaces = lowercased.hasPrefix("pre") || lowercased == "break-spaces"
        case "display": isHidden = isHidden || lowercased == "none"
        default: break
        }
    }

    private mutating func setSize(_ value: String) {
        let number = Double(value.prefix { $0.isNumber || $0 == "." })
        let current = Double(text.halfPoints) / 2
        switch (number, value.drop { $0.isNumber || $0 == "." }) {
        case (let number?, "pt"): setSize(number)
        case (let number?, "px"): setSize(number * 0.75)
        case (let number?, "em"): setSize(number * current)
        case (let number?, "rem"): setSize(number * 12)
        case (let number?, "%"): setSize(number / 100 * current)
        case (nil, "larger"): scale(by: 1.2)
        case (nil, "smaller"): scale(by: 0.83)
        default: if let index = Self.keywords.firstIndex(of: value) { setSize(Self.sizes[index]) }
        }
    }

    private mutating func scale(by factor: Double) {
        setSize(Double(text.halfPoints) / 2 * factor)
    }

    private mutating func setSize(_ points: Double) {
        guard points.isFinite, points > 0 else { return }
        let sizes = DocumentTextStyle.sizes
        text.halfPoints = Int(min(max((points * 2).rounded(), Double(sizes.lowerBound)), Double(sizes.upperBound)))
    }

    private mutating func setFamily(_ list: String) {
        guard let first = list.split(separator: ",").first else { return }
        let name = first.trimmed.filter { $0 != "\"" && $0 != "'" }
        switch name.lowercased() {
        case "monospace", "ui-monospace": text.family = Self.monospaced
        case "system-ui", "sans-serif", "-apple-system", "inherit", "initial", "": text.family = nil
        default: text.family = String(name.prefix(100))
        }
    }

    private static var monospaced: String { UIFont.monospacedSystemFont(ofSize: 12, weight: .regular).familyName }

    private mutating func align(_ value: String) {
        switch value {
        case "left": text.alignment = .left
        case "right": text.alignment = .right
        case "center": text.alignment = .center
        case "justify": text.alignment = .justified
        case "start", "initial": text.alignment = .natural
        default: break
        }
    }

    /// Returns the address of a link, or `nil` if opening it could run a program that the document contains.
    private static func link(_ address: String) -> String? {
        let address = address.filter { !$0.isNewline && $0 != "\t" }.trimmingCharacters(in: .whitespaces)
        let scheme = address.prefix { $0.isLetter }.lowercased()
        return ["javascript", "data", "vbscript"].contains(scheme) || address.isEmpty ? nil : address
    }
}

/// The colors of CSS: numbers, `rgb()` and the most frequent names.
enum HTMLColor {
    private static let names: [String: UInt32] = [
        "black": 0x000000, "silver": 0xc0c0c0, "gray": 0x808080, "grey": 0x808080, "white": 0xffffff,
        "maroon": 0x800000,
        "red": 0xff0000, "purple": 0x800080, "fuchsia": 0xff00ff, "magenta": 0xff00ff, "green": 0x008000,
        "lime": 0x00ff00,
        "olive": 0x808000, "yellow": 0xffff00, "navy": 0x000080, "blue": 0x0000ff, "teal": 0x008080, "aqua": 0x00ffff,
        "cyan": 0x00ffff, "orange": 0xffa500, "brown": 0xa52a2a, "pink": 0xffc0cb, "gold": 0xffd700, "indigo": 0x4b0082,
        "violet": 0xee82ee, "crimson": 0xdc143c, "tomato": 0xff6347, "darkgreen": 0x006400, "darkblue": 0x00008b,
        "darkred": 0x8b0000, "lightgray": 0xd3d3d3, "lightgrey": 0xd3d3d3, "darkgray": 0xa9a9a9, "darkgrey": 0xa9a9a9,
    ]

    /// Returns the color that a text specifies, without its opacity; `nil` if it is unknown.
    static func color(_ text: String) -> DocumentTextStyle.Color? {
        let text = text.trimmed.lowercased()
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        if text.hasPrefix("rgb"), let start = text.firstIndex(of: "(") {
            let parts = text[text.index(after: start)...].split { !$0.isNumber && $0 != "." && $0 != "%" && $0 != "-" }
            let numbers = parts.prefix(3).compactMap(part)
            return numbers.count == 3
                ? DocumentTextStyle.Color(red: numbers[0], green: numbers[1], blue: numbers[2]) : nil
        }
        return names[text].map(DocumentTextStyle.Color.init)
    }

    private static func part(_ text: Substring) -> UInt8? {
        let isPercentage = text.hasSuffix("%")
        guard let number = Double(isPercentage ? text.dropLast() : text), number.isFinite else { return nil }
        return UInt8(min(max(isPercentage ? number * 2.55 : number, 0), 255).rounded())
    }

    private static func hexadecimal(_ digits: Substring) -> DocumentTextStyle.Color? {
        let digits = digits.count < 6 ? digits.prefix(3).flatMap { [$0, $0] } : Array(digits.prefix(6))
        guard digits.count == 6, let number = UInt32(String(digits), radix: 16) else { return nil }
        return DocumentTextStyle.Color(number)
    }
}

extension DocumentTextStyle.Color {
    fileprivate init(_ number: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
            blue: UInt8(truncatingIfNeeded: number))
    }
}

extension StringProtocol {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
