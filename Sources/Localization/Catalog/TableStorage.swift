/// The bytes of a table.
///
/// The literal begins with a line: `S1`, the number of keys, and the identifiers of the languages. Positions follow, of five
/// characters each: those of all keys, then for each language those of its texts in the order of the keys. Entries follow;
/// each ends with ``entryEnd``. A position is the distance to the first entry in the digits `0` to `o` of base 64; 0 is the
/// position of an empty entry that stands for a missing text.
///
/// The bytes are never changed and outlive the storage, so that it can be used on all threads.
package struct TableStorage: @unchecked Sendable {
    /// The control characters that divide entries; texts must not contain them.
    package static let entryEnd: UInt8 = 0x1C
    package static let fieldSeparator: UInt8 = 0x1D
    package static let pluralMark: UInt8 = 0x1E
    package static let formSeparator: UInt8 = 0x1F
    package static let positionLength = 5
    package static let firstDigit = UInt8(ascii: "0")

    private let bytes: UnsafeBufferPointer<UInt8>
    let keyCount: Int
    let languages: [String]
    private let positions: Int
    private let entries: Int

    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        let header = Self.header(of: bytes)
        let entries = header.length + Self.positionLength * header.keys * (header.languages.count + 1)
        let isComplete = entries < bytes.count
        keyCount = isComplete ? header.keys : 0
        languages = isComplete ? header.languages : []
        positions = header.length
        self.entries = entries
    }

    private static func header(of bytes: UnsafeBufferPointer<UInt8>) -> (keys: Int, languages: [String], length: Int) {
        guard let end = bytes.prefix(10_000).firstIndex(of: UInt8(ascii: "\n")) else { return (0, [], 0) }
        let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
        guard words.count > 2, words[0] == "S1", let keys = Int(words[1]), (1..<10_000_000).contains(keys) else {
            return (0, [], 0)
        }
        return (keys, words.dropFirst(2).map(String.init), end + 1)
    }

    func key(_ index: Int) -> String {
        String(decoding: entry(at: index), as: UTF8.self)
    }

    /// Returns a text in the language with an index, or `nil` if there is none.
    func text(_ index: Int, language: Int) -> UnsafeBufferPointer<UInt8>? {
        let bytes = entry(at: (language + 1) * keyCount + index)
        return bytes.isEmpty ? nil : bytes
    }

    private func entry(at cell: Int) -> UnsafeBufferPointer<UInt8> {
        let start = entries + position(at: positions + cell * Self.positionLength)
        guard start < bytes.count else { return UnsafeBufferPointer(start: nil, count: 0) }
        var end = start
        while end < bytes.count, bytes[end] != Self.entryEnd { end += 1 }
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
    }

    private func position(at offset: Int) -> Int {
        guard offset >= 0, offset + Self.positionLength <= bytes.count else { return bytes.count }
        return bytes[offset..<(offset + Self.positionLength)].reduce(0) {
            $0 << 6 | Int(($1 &- Self.firstDigit) & 63)
        }
    }
}
