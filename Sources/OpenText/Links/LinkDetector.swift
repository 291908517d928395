/// Finds URLs and e-mail addresses in text.
///
/// Detected are URLs with the schemes `http`, `https`, `ftp` and `mailto`, addresses of web servers whose name starts
/// with `www.`, and e-mail addresses. Punctuation around them is not part of the result, except brackets that are
/// closed inside.
package enum LinkDetector {
    package struct Match {
        /// The range in UTF-16 units.
        package var range: NSRange
        package var url: URL
    }

    private static let schemes = ["https://", "http://", "ftp://", "mailto:"]
    private static let openings: Set<Character> = ["(", "[", "{", "'", "‘", "“", "«", "„", "‚"]
    private static let endings: Set<Character> = [".", ",", ";", ":", "!", "?", "'", "’", "”", "»", "…"]
    private static let brackets: [Character: Character] = [")": "(", "]": "[", "}": "{"]

    /// Returns the matches in a text, in ascending order; O(text).
    package static func matches(in text: String) -> [Match] {
        guard
            text.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ".") })
        else { return [] }
        return text.split(whereSeparator: separates).compactMap { word in
            guard let (part, url) = link(in: word) else { return nil }
            return Match(range: NSRange(part.startIndex..<part.endIndex, in: text), url: url)
        }
    }

    private static func separates(_ character: Character) -> Bool {
        character.isWhitespace || character == "<" || character == ">" || character == "\"" || character == "\u{FFFC}"
    }

    private static func link(in word: Substring) -> (Substring, URL)? {
        let word = trimmed(word)
        return schemeURL(in: word) ?? webAddress(word) ?? mailAddress(word)
    }

    /// Returns a URL with a scheme, which can follow other text, as in `url=https://example.org`.
    private static func schemeURL(in word: Substring) -> (Substring, URL)? {
        for scheme in schemes {
            guard let found = word.range(of: scheme, options: .caseInsensitive) else { continue }
            let before = word[..<found.lowerBound].last
            let part = trimmed(word[found.lowerBound...])
            guard before?.isLetter != true, part.count > scheme.count,
                let first = part.dropFirst(scheme.count).first, first.isLetter || first.isNumber || first == "[",
                let url = URL(string: String(part))
            else { continue }
            return (part, url)
        }
        return nil
    }

    private static func webAddress(_ word: Substring) -> (Substring, URL)? {
        guard word.lowercased().hasPrefix("www.") else { return nil }
        let host = word.prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != ":" }
        guard isDomain(host), host.dropFirst(4).contains("."), let url = URL(string: "http://\(word)") else {
            return nil
        }
        return (word, url)
    }

    private static func mailAddress(_ word: Substring) -> (Substring, URL)? {
        let parts = word.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, let local = parts.first, let domain = parts.last, isDomain(domain), !local.isEmpty,
            local.first != ".", local.last != ".",
            local.allSatisfy({ isLetterOrDigit($0) || "._%+-".contains($0) }),
            let url = URL(string: "mailto:\(word)")
        else { return nil }
        return (word, url)
    }

    /// Returns whether a text is a domain name with a top-level domain.
    private static func isDomain(_ text: Substring) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, let last = labels.last, last.count > 1, last.allSatisfy(\.isLetter) else {
            return false
        }
        return labels.allSatisfy { label in
            !label.isEmpty && label.first != "-" && label.last != "-"
                && label.allSatisfy { isLetterOrDigit($0) || $0 == "-" }
        }
    }

    private static func isLetterOrDigit(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }

    /// Returns a word without the punctuation around it; O(word).
    private static func trimmed(_ word: Substring) -> Substring {
        var word = word.drop { openings.contains($0) }
        // How many more closing than opening brackets there are, counted once for each kind.
        var surplus: [Character: Int] = [:]
        while let last = word.last {
            if let opening = brackets[last] {
                let count = surplus[last] ?? word.reduce(0) { $0 + ($1 == last ? 1 : $1 == opening ? -1 : 0) }
                guard count > 0 else { break }
                surplus[last] = count - 1
            } else if !endings.contains(last) {
                break
            }
            word.removeLast()
        }
        return word
    }
}

extension TextSlice {
    /// The text with links at its URLs and e-mail addresses that are not part of a link already.
    var withDetectedLinks: TextSlice {
        let matches = LinkDetector.matches(in: string)
        guard !matches.isEmpty else { return self }
        var table = AttributeRuns()
        table.replace(0..<0, with: runs)
        for match in matches {
            let range = match.range.lowerBound..<match.range.upperBound
            let parts = table.runs(in: range)
            guard parts.first?.attributes.values[.link] == nil else { continue }
            table.replace(range, with: parts.map { $0.linked(to: match.url) })
        }
        return TextSlice(string: string, runs: table.runs(in: 0..<length))
    }
}

extension AttributeRuns.Run {
    fileprivate func linked(to url: URL) -> Self {
        let values = attributes.values.merging([.link: url]) { _, new in new }
        return Self(length: length, attributes: TextAttributes(values))
    }
}
