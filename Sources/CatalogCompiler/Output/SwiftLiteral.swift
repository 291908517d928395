/// Writes texts as literals of Swift.
enum SwiftLiteral {
    /// The number of bytes on a line, approximately.
    private static let lineLength = 120

    /// Returns a literal of several lines, without line breaks other than escaped ones.
    static func lines(_ bytes: [UInt8]) -> String {
        var result = "\"\"\"\n"
        var length = 0
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if length >= lineLength {
                result += "\\\n"
                length = 0
            }
            append(scalar, to: &result)
            length += 1
        }
        return result + "\n\"\"\""
    }

    /// Returns a text for a comment on one line.
    static func comment(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars.prefix(200) {
            if isVisible(scalar) { result.unicodeScalars.append(scalar) } else { result += " " }
        }
        return result
    }

    private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
        switch scalar {
        case "\\": text += "\\\\"
        case "\"": text += "\\\""
        case _ where isVisible(scalar): text.unicodeScalars.append(scalar)
        default: text += "\\u{\(String(scalar.value, radix: 16))}"
        }
    }

    /// Whether a character may be part of a source file as it is.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) }
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return false
        default: return true
        }
    }
}
