internal import CGTK

/// The hyphenation points of a language's words, determined by the patterns of a dictionary.
///
/// A pattern assigns numbers to the positions between its letters. At each position of a word, the highest number of
/// all patterns that occur in the word counts; if it is odd, a hyphen is allowed. Source: F. M. Liang, "Word
/// Hy-phen-a-tion by Com-put-er", 1983.
struct HyphenationPatterns: Sendable {
    /// The length of the shortest word that is hyphenated, as in CSS (`hyphenate-limit-chars`).
    private static let shortestWord = 5
    /// The character that represents both ends of a word in patterns.
    private static let end: Unicode.Scalar = "."

    /// The number of letters that must stay together at the start of a word.
    private(set) var leftMinimum = 2
    /// The number of letters that must stay together at the end of a word.
    private(set) var rightMinimum = 2
    /// A trie: the child of a node for a letter; node 0 is the root.
    private var nodes: [UInt64: Int32] = [:]
    /// The numbers of the patterns that end at a node.
    private var numbers: [Int32: [UInt8]] = [:]

    /// Reads a dictionary in the format of the Hyphen library: the name of an encoding, settings, patterns.
    ///
    /// Patterns that change a word's letters are ignored, and so are those of the first level, which divide compounds.
    /// Returns nil if the encoding is unknown or the text is invalid in it.
    init?(_ file: Data) {
        let lineEnd = file.firstIndex(of: 0x0A) ?? file.endIndex
        let encoding = String(decoding: file[..<lineEnd], as: UTF8.self).trimmingCharacters(in: .whitespaces)
        guard !encoding.isEmpty, let text = Self.decode(file[lineEnd...], from: encoding) else { return nil }
        var lines = text.split(whereSeparator: \.isNewline)[...]
        // Settings precede the patterns that divide compounds, which end here.
        if let last = lines.lastIndex(of: "NEXTLEVEL") { lines = lines[..<last].filter(\.isSetting) + lines[last...] }
        for line in lines { read(line) }
    }

    private static func decode(_ bytes: Data, from encoding: String) -> String? {
        guard encoding.uppercased() != "UTF-8" else { return String(validating: bytes, as: UTF8.self) }
        let name = encoding.replacingOccurrences(of: "microsoft-", with: "")
        return bytes.withUnsafeBytes { bytes in
            let start = bytes.bindMemory(to: CChar.self).baseAddress
            guard let text = g_convert(start, gssize(bytes.count), "UTF-8", name, nil, nil, nil) else { return nil }
            defer { g_free(text) }
            return String(cString: text)
        }
    }

    private mutating func read(_ line: Substring) {
        let words = line.split(separator: " ")
        guard let first = words.first, !first.hasPrefix("%"), !first.hasPrefix("#") else { return }
        if line.isSetting {
            let value = words.count > 1 ? Int(words[1]) : nil
            switch first {
            case "LEFTHYPHENMIN": leftMinimum = max(value ?? leftMinimum, 1)
            case "RIGHTHYPHENMIN": rightMinimum = max(value ?? rightMinimum, 1)
            default: break
            }
        } else if !first.contains("/") {
            add(first)
        }
    }

    private mutating func add(_ pattern: Substring) {
        var (node, places): (Int32, [UInt8]) = (0, [0])
        for scalar in pattern.unicodeScalars {
            if let digit = UInt8(exactly: scalar.value)?.digit {
                places[places.count - 1] = digit
            } else {
                node = child(of: node, at: scalar)
                places.append(0)
            }
        }
        if node != 0, places.contains(where: { $0 > 0 }) { numbers[node] = places }
    }

    private mutating func child(of node: Int32, at scalar: Unicode.Scalar) -> Int32 {
        let key = Self.key(node, scalar)
        if let known = nodes[key] { return known }
        let new = Int32(nodes.count + 1)
        nodes[key] = new
        return new
    }

    private static func key(_ node: Int32, _ scalar: Unicode.Scalar) -> UInt64 {
        UInt64(node) << 21 | UInt64(scalar.value)
    }

    /// Returns the indices of the letters of a word before which a hyphen is allowed, in ascending order.
    ///
    /// Case is ignored.
    ///
    /// - Complexity: O(*n* · *m*), where *m* is the length of the longest pattern.
    func points(in word: some Sequence<Unicode.Scalar>) -> [Int] {
        let letters = word.map(Self.lowercase)
        guard letters.count >= max(Self.shortestWord, leftMinimum + rightMinimum) else { return [] }
        let framed = [Self.end] + letters + [Self.end]
        var highest = [UInt8](repeating: 0, count: framed.count + 1)
        for start in framed.indices {
            var node: Int32 = 0
            for index in start..<framed.count {
                guard let next = nodes[Self.key(node, framed[index])] else { break }
                node = next
                for (offset, number) in (numbers[node] ?? []).enumerated() where number > highest[start + offset] {
                    highest[start + offset] = number
                }
            }
        }
        return (leftMinimum...(letters.count - rightMinimum)).filter { highest[$0 + 1] % 2 == 1 }
    }

    /// Returns the lowercase letter, or the letter itself if its mapping is longer than one character.
    private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let lower = scalar.properties.lowercaseMapping.unicodeScalars
        return lower.count == 1 ? lower.first ?? scalar : scalar
    }
}

extension Substring {
    /// Whether a line of a dictionary is a setting rather than a pattern.
    fileprivate var isSetting: Bool {
        ["LEFT", "RIGHT", "COMPOUND", "NOHYPHEN", "NEXTLEVEL"].contains { hasPrefix($0) }
    }
}

extension UInt8 {
    /// The value of an ASCII digit.
    fileprivate var digit: UInt8? {
        (0x30...0x39).contains(self) ? self - 0x30 : nil
    }
}
