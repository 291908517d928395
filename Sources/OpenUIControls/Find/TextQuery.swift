internal import OpenCoreGraphics

/// A string that is searched, and how it is compared with the text.
struct TextQuery: Equatable, Sendable {
    /// The options of a comparison that determine which text is equal to the string.
    ///
    /// Others would change where the search starts, or what the string means.
    private static let usable: NSString.CompareOptions = [
        .caseInsensitive, .literal, .diacriticInsensitive, .widthInsensitive,
    ]

    let string: String
    let wordMatchMethod: UITextSearchOptions.WordMatchMethod
    let compareOptions: NSString.CompareOptions

    init(
        _ string: String, _ wordMatchMethod: UITextSearchOptions.WordMatchMethod = .contains,
        _ compareOptions: NSString.CompareOptions = .caseInsensitive
    ) {
        self.string = string
        self.wordMatchMethod = wordMatchMethod
        self.compareOptions = compareOptions.intersection(Self.usable)
    }

    /// Whether found text can extend over the end of a paragraph.
    var containsBreak: Bool { string.contains(where: \.isParagraphBreak) }

    /// The largest length of found text that is considered at the end of a block, in UTF-16 units.
    ///
    /// Found text can be longer than the string, because case folding and ignored marks change the length.
    var reach: Int { 8 * string.utf16.count + 64 }

    /// Returns the parts of a text that are equal to the string, in order and without overlaps.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - start: The offset at which the search starts, in UTF-16 units.
    ///   - end: The offset before which found text starts.
    ///   - isBoundary: Returns whether an offset lies between two characters.
    func ranges(in text: String, from start: Int, before end: Int, isBoundary: (Int) -> Bool) -> [Range<Int>] {
        let content = NSString(string: text)
        let words = wordMatchMethod == .contains ? [] : Self.words(of: text)
        var (found, place): ([Range<Int>], Int) = ([], start)
        while place < min(end, content.length) {
            let rest = NSRange(location: place, length: content.length - place)
            let match = content.range(of: string, options: compareOptions, range: rest)
            guard match.location != NSNotFound, match.location < end else { break }
            let range = match.location..<NSMaxRange(match)
            let isMatch = !range.isEmpty && fits(range, words) && isBoundary(range.lowerBound)
            if isMatch, isBoundary(range.upperBound) {
                found.append(range)
                place = range.upperBound
            } else {
                place = range.lowerBound + 1
            }
        }
        return found
    }

    /// Returns whether the ends of a range are where the word match method requires them.
    private func fits(_ range: Range<Int>, _ words: [Range<Int>]) -> Bool {
        switch wordMatchMethod {
        case .contains: true
        case .startsWith: !words.containsInside(range.lowerBound)
        case .fullWord: !words.containsInside(range.lowerBound) && !words.containsInside(range.upperBound)
        }
    }

    /// Returns the words of a text as defined by Unicode (UAX #29), in UTF-16 units.
    private static func words(of text: String) -> [Range<Int>] {
        var text = text
        return text.withUTF8 { bytes in
            var (place, unit) = (0, 0)
            func units(to byte: Int) -> Int {
                for byte in bytes[place..<byte] where byte & 0xC0 != 0x80 { unit += byte >= 0xF0 ? 2 : 1 }
                place = byte
                return unit
            }
            return TextBreaks.words.words(in: bytes).map { word in
                let start = units(to: word.lowerBound)
                return start..<units(to: word.upperBound)
            }
        }
    }
}

extension [Range<Int>] {
    /// Returns whether an offset lies inside one of the ranges, which are in order, and not at its ends.
    fileprivate func containsInside(_ offset: Int) -> Bool {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low].lowerBound < offset
    }
}
