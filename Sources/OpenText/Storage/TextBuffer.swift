/// A text with a table of its paragraphs: accesses and replaces ranges by UTF-16 offsets without a scan of the whole
/// text.
///
/// Paragraphs end after a line feed, a carriage return, both, or U+2029, and include their terminator. There is always
/// at least one: a text that ends with a paragraph break has an empty last paragraph. A paragraph of more than 8,192
/// bytes is divided into blocks of up to 3,072; every other paragraph is a single block. Block boundaries depend on the
/// text alone, not on the edits that produced it. A grapheme cluster never extends across a block boundary: a longer
/// one is treated as several.
///
/// A lookup costs O(log blocks) plus a scan inside the block, which starts at the previous lookup's position if that is
/// near. Replacing moves the bytes after the range, about 10 µs for a megabyte, and recomputes the adjacent block
/// boundaries.
package final class TextBuffer {
    /// A position between two Unicode scalars.
    package struct Place: Equatable {
        /// The number of UTF-8 bytes before the position.
        var byte = 0
        /// The number of UTF-16 units before the position.
        package var unit = 0
    }

    /// The effect of an edit on the blocks.
    package struct BlockChange {
        /// The replaced blocks, in indices before the edit.
        var old: Range<Int>
        /// The number of blocks that replace them.
        var count: Int
    }

    /// Always native and contiguous.
    private(set) var string = ""
    /// The length of the text in UTF-16 units.
    package private(set) var length = 0
    private var startBytes = OffsetTable([0])
    private var startUnits = OffsetTable([0])
    private var continuations = BlockContinuations()
    /// The position of the most recent lookup, cached as a start for the next one.
    private var memory = Place()

    package init() {}

    private var byteCount: Int { string.utf8.count }

    // MARK: Blocks

    var blockCount: Int { startUnits.count }

    /// Returns the block that contains an offset; the end of the text belongs to the last one.
    func blockIndex(at unit: Int) -> Int {
        max(startUnits.index(notAfter: unit), 0)
    }

    /// Returns the UTF-16 range of a block.
    func blockRange(_ index: Int) -> Range<Int> {
        startUnits[index]..<(index + 1 < startUnits.count ? startUnits[index + 1] : length)
    }

    func blockBytes(_ index: Int) -> Range<Int> {
        startBytes[index]..<(index + 1 < startBytes.count ? startBytes[index + 1] : byteCount)
    }

    /// Returns whether a block belongs to the paragraph of the previous block.
    func isContinuation(_ index: Int) -> Bool { continuations.contains(index) }

    /// Returns the first block of the paragraph that contains a block.
    func firstBlock(ofParagraphAround index: Int) -> Int {
        continuations.firstBlock(ofParagraph: continuations.paragraph(ofBlock: index))
    }

    /// Returns whether the first letter of a block is written from right to left.
    func isRightToLeft(_ index: Int) -> Bool {
        let bytes = blockBytes(index)
        let block = string[self.index(bytes.lowerBound)..<self.index(bytes.upperBound)]
        return WritingDirection.isRightToLeft(block.unicodeScalars) ?? false
    }

    // MARK: Paragraphs

    package var paragraphCount: Int { blockCount - continuations.count }

    /// Returns the paragraph that contains an offset; the end of the text belongs to the last one.
    package func paragraphIndex(at unit: Int) -> Int {
        continuations.paragraph(ofBlock: blockIndex(at: unit))
    }

    /// Returns the UTF-16 range of a paragraph.
    package func paragraphRange(_ index: Int) -> Range<Int> {
        let (first, next) = (continuations.firstBlock(ofParagraph: index), index + 1)
        let end = next < paragraphCount ? startUnits[continuations.firstBlock(ofParagraph: next)] : length
        return startUnits[first]..<end
    }

    /// Returns the text of a paragraph with its terminator.
    func paragraphText(_ index: Int) -> String {
        text(in: paragraphRange(index))
    }

    // MARK: Positions

    /// Returns the position at an offset, rounded down to the start of a Unicode scalar.
    package func place(at unit: Int) -> Place {
        guard unit > 0 else { return Place() }
        guard unit < length else { return Place(byte: byteCount, unit: length) }
        let index = blockIndex(at: unit)
        let (bytes, units) = (blockBytes(index), blockRange(index))
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

    func unit(ofByte byte: Int, near place: Place) -> Int {
        withBytes { $0.unit(ofByte: byte, from: place) }
    }

    private func withBytes<Result>(_ body: (ScalarScanner) -> Result) -> Result {
        withUTF8 { body(ScalarScanner(bytes: $0)) }
    }

    /// Calls a closure with the text in UTF-8.
    func withUTF8<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var copy = string
        return copy.withUTF8(body)
    }

    // MARK: Grapheme clusters

    /// Returns a copy of the text of a block.
    ///
    /// A substring would not do, because character boundaries of a substring depend on the text outside of it.
    private func block(_ index: Int) -> (text: String, start: Int) {
        let bytes = blockBytes(index)
        return (text(inBytes: bytes), bytes.lowerBound)
    }

    private func characterStart(before byte: Int, in block: (text: String, start: Int)) -> Int {
        let text = block.text
        let place = text.utf8.index(text.startIndex, offsetBy: byte - block.start)
        return block.start + text.utf8.distance(from: text.startIndex, to: text.index(before: place))
    }

    private func characterEnd(after byte: Int, in block: (text: String, start: Int)) -> Int {
        let text = block.text
        let place = text.utf8.index(text.startIndex, offsetBy: byte - block.start)
        return block.start + text.utf8.distance(from: text.startIndex, to: text.index(after: place))
    }

    /// Returns whether a position inside a block lies between two of its grapheme clusters.
    private func isBorder(_ byte: Int, of block: (text: String, start: Int)) -> Bool {
        guard byte > block.start, byte < block.start + block.text.utf8.count else { return true }
        return characterStart(before: characterEnd(after: byte, in: block), in: block) == byte
    }

    /// Returns whether an offset lies between two grapheme clusters or at an end of the text.
    package func isBoundary(_ unit: Int) -> Bool {
        guard unit > 0, unit < length else { return unit == 0 || unit == length }
        let place = place(at: unit)
        return place.unit == unit && isBorder(place.byte, of: block(blockIndex(at: unit)))
    }

    /// Returns the last grapheme cluster boundary before an offset.
    package func boundary(before unit: Int) -> Int {
        guard unit > 0 else { return 0 }
        guard unit <= length else { return length }
        let place = place(at: unit)
        let block = block(blockIndex(at: unit - 1))
        let isBetween = place.unit == unit && isBorder(place.byte, of: block)
        guard isBetween else { return boundary(notAfter: place.unit) }
        return self.unit(ofByte: characterStart(before: place.byte, in: block), near: place)
    }

    /// Returns the first grapheme cluster boundary after an offset.
    package func boundary(after unit: Int) -> Int {
        guard unit >= 0, unit < length else { return unit < 0 ? 0 : length }
        let place = place(at: unit)
        return self.unit(ofByte: characterEnd(after: place.byte, in: block(blockIndex(at: unit))), near: place)
    }

    /// Returns the character that contains or starts at an offset, or `nil` at the end of the text.
    package func character(at unit: Int) -> Character? {
        guard unit >= 0, unit < length else { return nil }
        let start = boundary(notAfter: unit)
        let (text, first) = block(blockIndex(at: start))
        return text[text.utf8.index(text.startIndex, offsetBy: place(at: start).byte - first)]
    }

    /// Returns the last grapheme cluster boundary at or before an offset.
    package func boundary(notAfter unit: Int) -> Int {
        guard unit > 0, unit < length else { return min(max(unit, 0), length) }
        if isBoundary(unit) { return unit }
        // Go to the end of the enclosing cluster, then back over the cluster.
        let end = boundary(after: unit)
        let place = place(at: end)
        return self.unit(ofByte: characterStart(before: place.byte, in: block(blockIndex(at: end - 1))), near: place)
    }

    /// Returns the first grapheme cluster boundary at or after an offset.
    package func boundary(notBefore unit: Int) -> Int {
        guard unit > 0, unit < length else { return min(max(unit, 0), length) }
        return isBoundary(unit) ? unit : boundary(after: unit)
    }

    // MARK: Text

    /// Returns the text in a range; halves of surrogate pairs at its ends become U+FFFD.
    package func text(in range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        // Copying a text of a megabyte takes up to a millisecond.
        if range == 0..<length { return string }
        var (start, end) = (place(at: range.lowerBound), place(at: range.upperBound))
        let startsInside = start.unit < range.lowerBound
        let endsInside = end.unit < range.upperBound
        if startsInside {
            start.byte += 4
            start.unit += 2
        }
        if end.byte < start.byte { end = start }
        let text = text(inBytes: start.byte..<end.byte)
        guard startsInside || endsInside else { return text }
        return (startsInside ? "\u{FFFD}" : "") + text + (endsInside ? "\u{FFFD}" : "")
    }

    private func text(inBytes range: Range<Int>) -> String {
        String(string[index(range.lowerBound)..<index(range.upperBound)])
    }

    /// Replaces the text in a range.
    ///
    /// If the range splits a surrogate pair, the remaining half becomes U+FFFD, so that the length changes as it would
    /// in UTF-16.
    @discardableResult
    package func replace(_ range: Range<Int>, with text: String) -> BlockChange {
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

    private func replace(from start: Place, to end: Place, with text: String) -> BlockChange {
        let first = firstBlock(changedBehind: start)
        let units = text.utf16.count
        let (addedBytes, addedUnits) = (text.utf8.count - (end.byte - start.byte), units - (end.unit - start.unit))
        var last = blockIndex(at: end.unit)
        string.replaceSubrange(index(start.byte)..<index(end.byte), with: text)
        length += addedUnits
        memory = Place(byte: start.byte + text.utf8.count, unit: start.unit + units)
        let found = starts(from: first, after: &last, editEnd: memory.byte, addedBytes: addedBytes)
        // The start of the first block does not change.
        let old = first..<last
        startBytes.replace(first + 1..<last, with: found.map(\.place.byte), movingRestBy: addedBytes)
        startUnits.replace(first + 1..<last, with: found.map(\.place.unit), movingRestBy: addedUnits)
        continuations.replace(old, with: found.map(\.isContinuation))
        return BlockChange(old: old, count: found.count + 1)
    }

    /// Returns the first block whose end can be affected by an edit at a position.
    private func firstBlock(changedBehind start: Place) -> Int {
        var index = blockIndex(at: start.unit)
        // A line feed inserted after a carriage return joins it, across the block boundary.
        if index > 0, startUnits[index] == start.unit, withBytes({ $0.bytes[start.byte - 1] }) == 0x0D { index -= 1 }
        // The decision to divide a paragraph depends on more bytes than the ends of other blocks.
        let head = firstBlock(ofParagraphAround: index)
        if startBytes[head] + BlockScanner.paragraphLookahead > start.byte { return head }
        while index > head, startBytes[index - 1] + BlockScanner.reach > start.byte { index -= 1 }
        return index
    }

    /// Returns the starts of the blocks after `first`, up to the first start that existed before the edit.
    ///
    /// - Parameter last: The block that contains the end of the edit; on return the first unchanged block, or the
    ///   number of blocks.
    private func starts(
        from first: Int, after last: inout Int, editEnd: Int, addedBytes: Int
    ) -> [(place: Place, isContinuation: Bool)] {
        var found: [(place: Place, isContinuation: Bool)] = []
        var place = Place(byte: startBytes[first], unit: startUnits[first])
        var isContinuation = isContinuation(first)
        var previous: BlockLength?
        last += 1
        withBytes { walk in
            let scanner = BlockScanner(bytes: walk.bytes)
            while let length = blockLength(from: place, isContinuation, like: previous, walk, scanner) {
                let next = Place(byte: place.byte + length.bytes, unit: place.unit + length.units)
                while last < blockCount, startBytes[last] + addedBytes < next.byte { last += 1 }
                let isKnown =
                    next.byte >= editEnd && last < blockCount && startBytes[last] + addedBytes == next.byte
                    && self.isContinuation(last) == length.isContinued
                if isKnown { return }
                previous = isContinuation && length.isContinued ? length : nil
                place = next
                isContinuation = length.isContinued
                found.append((place, isContinuation))
            }
            last = blockCount
        }
        return found
    }

    /// The length of a block that is not the last one.
    private struct BlockLength {
        /// The byte with which the block starts.
        var start: Int
        var bytes: Int
        var units: Int
        /// Whether the next block belongs to the same paragraph.
        var isContinued: Bool
    }

    /// Returns the length of the block at a position, or `nil` if the block is the last one.
    ///
    /// - Parameter previous: The previous block, if both it and the block at the position continue a paragraph.
    private func blockLength(
        from place: Place, _ isContinuation: Bool, like previous: BlockLength?, _ walk: ScalarScanner,
        _ scanner: BlockScanner
    ) -> BlockLength? {
        if var length = previous, scanner.continuationsEndAlike(length.start, place.byte) {
            length.start = place.byte
            return length
        }
        guard let next = scanner.end(from: place.byte, isContinuation: isContinuation) else { return nil }
        return BlockLength(
            start: place.byte, bytes: next.byte - place.byte,
            units: walk.unit(ofByte: next.byte, from: place) - place.unit, isContinued: next.isContinued)
    }
}

/// Traverses valid UTF-8, counting UTF-16 units.
private struct ScalarScanner {
    let bytes: UnsafeBufferPointer<UInt8>

    /// Returns the position at an offset, rounded down to the start of a Unicode scalar.
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
}
