/// Writes a text in the Rich Text Format, version 1.9.1: fonts, bold, italic, lines, colors, alignment and links.
///
/// Characters that are not in ASCII are written by their UTF-16 units, so that the code page of the reader does not matter.
struct RTFWriter {
    /// The name of the system font, for which other programs have a font.
    static let systemFamily = "Sans"

    private var families = [systemFamily]
    private var colors: [DocumentTextStyle.Color] = []
    private var body = ""
    private var alignment = NSTextAlignment.natural
    private var isAtParagraphStart = true

    /// Returns the document with a text.
    static func data(of text: NSAttributedString) -> Data {
        var writer = RTFWriter()
        for run in DocumentTextRun.runs(of: text) { writer.append(run) }
        return Data(writer.document.utf8)
    }

    private var document: String {
        let fonts = families.enumerated().map { "{\\f\($0)\\fnil \(Self.escaped($1));}" }.joined()
        let table = colors.map { "\\red\($0.red)\\green\($0.green)\\blue\($0.blue);" }.joined()
        return "{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl\(fonts)}\n{\\colortbl;\(table)}\n\\uc1\\pard\(body)}\n"
    }

    private mutating func append(_ run: DocumentTextRun) {
        // The first character of a paragraph determines its alignment.
        if isAtParagraphStart, run.style.alignment != alignment {
            alignment = run.style.alignment
            body += "\\pard\(Self.word(for: alignment))"
        }
        isAtParagraphStart = run.text.last == "\n"
        let text = "{\(words(for: run.style)) \(Self.escaped(run.text))}"
        guard let link = run.style.link else { return body += text }
        body += "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped(Self.quoted(link)))\"}}{\\fldrslt\(text)}}"
    }

    private mutating func words(for style: DocumentTextStyle) -> String {
        var words = "\\f\(index(of: style.family ?? Self.systemFamily, in: \.families))\\fs\(style.halfPoints)"
        if style.isBold { words += "\\b" }
        if style.isItalic { words += "\\i" }
        if style.isUnderlined { words += "\\ul" }
        if style.isStruckThrough { words += "\\strike" }
        if let color = style.color { words += "\\cf\(index(of: color, in: \.colors) + 1)" }
        return words
    }

    private mutating func index<Value: Equatable>(
        of value: Value, in list: WritableKeyPath<RTFWriter, [Value]>
    ) -> Int {
        if let index = self[keyPath: list].firstIndex(of: value) { return index }
        self[keyPath: list].append(value)
        return self[keyPath: list].count - 1
    }

    private static func word(for alignment: NSTextAlignment) -> String {
        switch alignment {
        case .left: "\\ql"
        case .center: "\\qc"
        case .right: "\\qr"
        case .justified: "\\qj"
        case .natural: ""
        }
    }

    /// An address in which no character ends the quotation.
    private static func quoted(_ link: String) -> String {
        link.replacingOccurrences(of: "\\", with: "%5C").replacingOccurrences(of: "\"", with: "%22")
            .replacingOccurrences(of: "\n", with: "%0A")
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for unit in text.utf16 {
            switch unit {
            case 0x5c, 0x7b, 0x7d: result += "\\\(Character(UnicodeScalar(UInt8(unit))))"
            case 0x09: result += "\\tab "
            case 0x0a: result += "\\par\n"
            case 0x2028: result += "\\line "
            case 0x20...0x7e: result.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
            // Other control characters, and the places of attachments.
            case 0...0x1f, 0x7f, 0xfffc: break
            default: result += "\\u\(Int16(bitPattern: unit))?"
            }
        }
        return result
    }
}
