/// The parts of a language tag, in their usual letter case.
package struct LanguageTag: Hashable, Sendable {
    /// Two to eight lowercase letters; `und` if the tag is not well-formed.
    package var language = "und"
    /// Four letters, such as `Hant`.
    package var script: String?
    /// Two uppercase letters or three digits, such as `AT` or `419`.
    package var region: String?
    /// Whether every part of the tag was understood.
    package private(set) var isWellFormed = true

    /// The number of bytes of a tag that are read.
    private static let maximumLength = 64

    package init(language: String, script: String? = nil, region: String? = nil) {
        (self.language, self.script, self.region) = (language, script, region)
    }

    /// Parses a tag of BCP 47 or the name of a POSIX locale.
    package init(_ text: String) {
        let name = text.utf8.prefix(Self.maximumLength).split(separator: UInt8(ascii: "@"), maxSplits: 1)
        let tag = name.first?.prefix { $0 != UInt8(ascii: ".") } ?? ""[...].utf8.prefix(0)
        var parts = tag.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }.map { Substring($0) }[...]
        guard let first = parts.popFirst(), (2...8).contains(first.utf8.count), first.isLetters else {
            isWellFormed = false
            return
        }
        language = Self.renamed[first.lowercased()] ?? first.lowercased()
        while let part = parts.popFirst() { add(part) }
        if name.count > 1, let script = Self.scriptsOfModifiers[String(Substring(name[1]))] { self.script = script }
    }

    private mutating func add(_ part: Substring) {
        switch part.utf8.count {
        case 4 where part.isLetters && script == nil && region == nil:
            script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
        case 2 where part.isLetters && region == nil: region = part.uppercased()
        case 3 where part.isDigits && region == nil: region = String(part)
        default: isWellFormed = false
        }
    }

    /// Language codes that were replaced by others.
    private static let renamed = ["iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil"]
    private static let scriptsOfModifiers = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
}

extension LanguageTag: CustomStringConvertible {
    package var description: String {
        [language, script, region].compactMap { $0 }.joined(separator: "-")
    }
}

extension Substring {
    var isLetters: Bool {
        utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    }

    var isDigits: Bool {
        utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
