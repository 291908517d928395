/// Lines of text, each a key, a space and a value, sorted by the bytes of their keys.
///
/// Values are found by a binary search in the text, which need not be read before.
struct SortedLines: Sendable {
    private let text: String

    init(_ text: String) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
    }

    /// The keys of all lines.
    var keys: [Substring] {
        text.split(separator: "\n").compactMap { $0.split(separator: " ", maxSplits: 1).first }
    }

    /// Returns the values of the lines with a key.
    ///
    /// - Complexity: O(*l* log *n*) for *n* lines of *l* bytes.
    func values(of key: String) -> [Substring] {
        let key = Array(key.utf8)
        let ranges = text.utf8.withContiguousStorageIfAvailable { Self.ranges(of: key, in: $0) } ?? []
        return ranges.map { range in
            let utf8 = text.utf8
            let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
            return text[start..<utf8.index(start, offsetBy: range.count)]
        }
    }

    private static func ranges(of key: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var start = firstLine(of: key, in: text)
        var ranges: [Range<Int>] = []
        while start < text.count {
            let end = end(of: start, in: text)
            let keyEnd = text[start..<end].firstIndex(of: UInt8(ascii: " ")) ?? end
            guard keyEnd < end, text[start..<keyEnd].elementsEqual(key) else { break }
            ranges.append(keyEnd + 1..<end)
            start = end + 1
        }
        return ranges
    }

    /// Returns the start of the first line whose key does not precede a key.
    private static func firstLine(of key: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Int {
        var (low, high) = (0, text.count)
        while low < high {
            let middle = (low + high) / 2
            let start = text[low..<middle].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? low
            let end = end(of: start, in: text)
            let precedes = text[start..<end].prefix { $0 != UInt8(ascii: " ") }.lexicographicallyPrecedes(key)
            (low, high) = precedes ? (end + 1, high) : (low, start)
        }
        return low
    }

    private static func end(of start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    }
}
