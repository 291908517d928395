/// A text with the places of its paragraphs: finds and replaces parts by their UTF-16 offsets without reading all of it.
///
/// Finding costs O(log paragraphs) and the way inside of the paragraph, counted from the last place that was asked for
/// if that is near. Replacing moves the bytes behind, some 10 µs for a megabyte.
///
/// Paragraphs end after a line feed, a carriage return, both, or U+2029, and contain what ends them. There is always at
/// least one: a text that ends with a break has an empty paragraph behind it.
final class TextBuffer {
    /// A place between two Unicode scalars.
    struct Place: Equatable {
        /// UTF-8 bytes before it.
        var byte = 0
        /// UTF-16 units before it.
        var unit = 0
    }

    /// What an edit did to the paragraphs.
    struct ParagraphChange {
        /// The paragraphs as they were numbered before.
        var old: Range<Int>
        /// How many stand in their place.
        var count: Int
    }

    /// Always native and contiguous.
    private(set) var string = ""
    /// The UTF-16 units of the text.
    private(set) var length = 0
    private var startBytes = OffsetTable([0])
    private var startUnits = OffsetTable([0])
    /// The place that was found last.
    private var memory = Place()

    private var byteCount: Int { string.utf8.count }

    // MARK: Paragraphs

    var paragraphCount: Int { startUnits.count }

    /// The paragraph that an offset lies in; the end of the text lies in the last one.
    func paragraphIndex(at unit: Int) -> Int {
        max(startUnits.index(notAfter: unit), 0)
    }

    /// The UTF-16 range of a paragraph.
    func paragraphRange(_ index: Int) -> Range<Int> {
        startUnits[index]..<(index + 1 < startUnits.count ? startUnits[index + 1] : length)
    }

    private func paragraphBytes(_ index: Int) -> Range<Int> {
        startBytes[index]..<(index + 1 < startBytes.count ? startBytes[index + 1] : byteCount)
    }

    /// The text of a paragraph with what ends it.
    func paragraphText(_ index: Int) -> String {
        text(inBytes: paragraphBytes(index))
    }

    // MARK: Places

    /// The place at an offset, or before the scalar that the offset lies inside of.
    func place(at unit: Int) -> Place {
        guard unit > 0 else { return Place() }
        guard unit < length else { return Place(byte: byteCount, unit: length) }
        let index = paragraphIndex(at: unit)
        let (bytes, units) = (paragraphBytes(index), paragraphRange(index))
        if bytes.count == units.count {
            return Place(byte: bytes.lowerBound + unit - units.lowerBound, unit: unit)
        }
        let start = nearest(
            to: unit,
            of: [
                Place(byte: bytes.lowerBound, unit: units.lowerBound), memory,
                Place(byte: bytes.upperBound, unit: units.upperBound),
            ])
        memory = withBytes { $0.place(at: unit, from: start) }
        return memory
    }

    private func nearest(to unit: Int, of places: [Place]) -> Place {
        places.min { abs($0.unit - unit) < abs($1.unit - unit) } ?? Place()
    }

    private func index(_ byte: Int) -> String.Index {
        string.utf8.index(string.startIndex, offsetBy: byte)
    }

    private func unit(ofByte byte: Int, near place: Place) -> Int {
        withBytes { $0.unit(ofByte: byte, from: place) }
    }

    private func withBytes<Result>(_ body: (ScalarWalk) -> Result) -> Result {
        var copy = string
        return copy.withUTF8 { body(ScalarWalk(bytes: $0)) }
    }

    // MARK: Characters as people see them

    /// Whether an offset lies between two grapheme clusters, or at an end.
    func isBoundary(_ unit: Int) -> Bool {
        guard unit > 0, unit < length else { return unit == 0 || unit == length }
        let place = place(at: unit)
        return place.unit == unit && String.Index(index(place.byte), within: string) != nil
    }

    /// The last boundary before an offset.
    func boundary(before unit: Int) -> Int {
        guard unit > 0 else { return 0 }
        guard unit <= length else { return length }
        let place = place(at: unit)
        let isBetween = place.unit == unit && String.Index(index(place.byte), within: string) != nil
        guard isBetween else { return boundary(notAfter: place.unit) }
        let start = string.index(before: index(place.byte))
        return self.unit(ofByte: string.utf8.distance(from: string.startIndex, to: start), near: place)
    }

    /// The first boundary after an offset.
    func boundary(after unit: Int) -> Int {
        guard unit >= 0, unit < length else { return unit < 0 ? 0 : length }
        let place = place(at: unit)
        let end = string.index(after: index(place.byte))
        return self.unit(ofByte: string.utf8.distance(from: string.startIndex, to: end), near: place)
    }

    /// The character at or around an offset; nil at the end of the text.
    func character(at unit: Int) -> Character? {
        guard unit >= 0, unit < length else { return nil }
        return string[index(place(at: boundary(notAfter: unit)).byte)]
    }

    /// The last boundary at or before an offset.
    func boundary(notAfter unit: Int) -> Int {
        guard unit > 0, unit < length else { return min(max(unit, 0), length) }
        if isBoundary(unit) { return unit }
        // The end of the cluster around, and back from there over the cluster.
        let end = boundary(after: unit)
        let place = place(at: end)
        let start = string.index(before: index(place.byte))
        return self.unit(ofByte: string.utf8.distance(from: string.startIndex, to: start), near: place)
    }

    /// The first boundary at or after an offset.
    func boundary(notBefore unit: Int) -> Int {
        guard unit > 0, unit < length else { return min(max(unit, 0), length) }
        return isBoundary(unit) ? unit : boundary(after: unit)
    }

    // MARK: Text

    /// The text of a part; halves of surrogate pairs at its ends become U+FFFD.
    func text(in range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        var (start, end) = (place(at: range.lowerBound), place(at: range.upperBound))
        let startsInside = start.unit < range.lowerBound
        let endsInside = end.unit < range.upperBound
        if startsInside {
            start.byte += 4
            start.unit += 2
        }
        if end.byte < start.byte { end = start }
        let text = text(inBytes: start.byte..<end.byte)
        return (startsInside ? "\u{FFFD}" : "") + text + (endsInside ? "\u{FFFD}" : "")
    }

    private func text(inBytes range: Range<Int>) -> String {
        String(string[index(range.lowerBound)..<index(range.upperBound)])
    }

    /// Puts a text in the place of a part.
    ///
    /// What a cut through a surrogate pair leaves of it becomes U+FFFD, so that the length changes as it does in UTF-16.
    @discardableResult
    func replace(_ range: Range<Int>, with text: String) -> ParagraphChange {
        let start = place(at: range.lowerBound)
        var end = place(at: range.upperBound)
        var text = text
        if start.unit < range.lowerBound { text = "\u{FFFD}" + text }
        if end.unit < range.upperBound {
            text += "\u{FFFD}"
            end.byte += 4
            end.unit += 2
        }
        text.makeContiguousUTF8()
        return replace(from: start, to: end, with: text)
    }

    private func replace(from start: Place, to end: Place, with text: String) -> ParagraphChange {
        let first = firstParagraph(touchedAt: start)
        let last = paragraphIndex(at: end.unit)
        let isLast = last + 1 == paragraphCount
        let units = text.utf16.count
        let (addedBytes, addedUnits) = (text.utf8.count - (end.byte - start.byte), units - (end.unit - start.unit))
        let regionEnd = paragraphBytes(last).upperBound + addedBytes
        string.replaceSubrange(index(start.byte)..<index(end.byte), with: text)
        length += addedUnits
        memory = Place(byte: start.byte + text.utf8.count, unit: start.unit + units)
        let breaks = withBytes {
            $0.paragraphStarts(from: start, to: memory, before: isLast ? regionEnd + 1 : regionEnd)
        }
        // The first paragraph keeps its start.
        startBytes.replace(first + 1..<last + 1, with: breaks.map(\.byte), movingRestBy: addedBytes)
        startUnits.replace(first + 1..<last + 1, with: breaks.map(\.unit), movingRestBy: addedUnits)
        return ParagraphChange(old: first..<last + 1, count: breaks.count + 1)
    }

    /// A line feed that comes behind a carriage return joins it, across the paragraphs' border.
    private func firstParagraph(touchedAt start: Place) -> Int {
        let index = paragraphIndex(at: start.unit)
        guard index > 0, startUnits[index] == start.unit else { return index }
        return withBytes { $0.bytes[start.byte - 1] } == 0x0D ? index - 1 : index
    }
}

/// Steps through UTF-8 that is known to be valid, counting UTF-16 units.
private struct ScalarWalk {
    let bytes: UnsafeBufferPointer<UInt8>

    /// The place at an offset, or before the scalar that it lies inside of.
    func place(at unit: Int, from start: TextBuffer.Place) -> TextBuffer.Place {
        var place = start
        while place.unit > unit { stepBack(&place) }
        while place.unit < unit {
            let next = next(place)
            if next.unit > unit { break }
            place = next
        }
        return place
    }

    func unit(ofByte byte: Int, from start: TextBuffer.Place) -> Int {
        var place = start
        while place.byte > byte { stepBack(&place) }
        while place.byte < byte { place = next(place) }
        return place.unit
    }

    private func next(_ place: TextBuffer.Place) -> TextBuffer.Place {
        let lead = bytes[place.byte]
        let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        return TextBuffer.Place(byte: place.byte + length, unit: place.unit + (length == 4 ? 2 : 1))
    }

    private func stepBack(_ place: inout TextBuffer.Place) {
        place.byte -= 1
        while bytes[place.byte] & 0xC0 == 0x80 { place.byte -= 1 }
        place.unit -= bytes[place.byte] >= 0xF0 ? 2 : 1
    }

    /// Where paragraphs start behind breaks that lie in a part or reach into it.
    func paragraphStarts(
        from start: TextBuffer.Place, to end: TextBuffer.Place, before limit: Int
    ) -> [TextBuffer.Place] {
        var place = start
        if place.byte > 0, bytes[place.byte - 1] == 0x0D { stepBack(&place) }
        var starts: [TextBuffer.Place] = []
        while place.byte < end.byte {
            let byte = bytes[place.byte]
            let follower = place.byte + 1 < bytes.count ? bytes[place.byte + 1] : 0
            let isSeparator = byte == 0xE2 && follower == 0x80 && bytes[place.byte + 2] == 0xA9
            let endsParagraph = byte == 0x0A || byte == 0x0D || isSeparator
            place = next(place)
            if byte == 0x0D, follower == 0x0A { place = next(place) }
            if endsParagraph, place.byte < limit { starts.append(place) }
        }
        return starts
    }
}
