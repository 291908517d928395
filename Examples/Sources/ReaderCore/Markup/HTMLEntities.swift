import CXML

/// The named characters of HTML, which feeds use although XML does not define them.
enum HTMLEntities {
    /// The length of the longest name, in characters.
    private static let limit = 32
    private static let ofXML: Set = ["amp", "lt", "gt", "quot", "apos"]

    /// Returns a text in which references to characters of HTML are replaced, except those that XML defines.
    static func replaced(in text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        let parts = text.split(separator: "&", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts.first ?? "")) { result, part in
            let name = part.prefix(limit).prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
            guard part[name.endIndex...].first == ";", let character = character(name) else {
                result += "&"
                result += part
                return
            }
            result.unicodeScalars.append(character)
            result += part[part.index(after: name.endIndex)...]
        }
    }

    /// Returns the character with a name; `nil` for unknown names and those of XML.
    static func character(_ name: some StringProtocol) -> UnicodeScalar? {
        let name = String(name)
        guard !ofXML.contains(name), let entity = htmlEntityLookup(name) else { return nil }
        return UnicodeScalar(entity.pointee.value)
    }
}
