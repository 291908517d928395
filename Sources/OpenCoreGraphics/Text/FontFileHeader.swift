/// Checks a font file before its fonts are read.
enum FontFileHeader {
    /// The largest length of a file, in bytes; the largest collections of Chinese fonts have about 150 MB.
    private static let maximumLength = 1 << 29
    /// The largest number of fonts in a collection.
    private static let maximumFaces = 256
    /// The largest number of named instances in all fonts of a file; each is listed as a separate font.
    private static let maximumInstances = 4096

    /// Returns whether a file is short enough and starts like a font or a small collection of fonts.
    ///
    /// Other formats that FreeType supports are compressed or obsolete; UIKit does not support them either.
    static func isPlausible(_ path: String) -> Bool {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
            data.count <= maximumLength
        else { return false }
        return data.withUnsafeBytes { isPlausible(ByteReader(bytes: $0)) }
    }

    static func isPlausible(_ bytes: ByteReader) -> Bool {
        if ["wOFF", "wOF2"].contains(where: { bytes.has($0, at: 0) }) { return true }
        let starts = bytes.has("ttcf", at: 0) ? collected(bytes) : [0]
        return !starts.isEmpty && starts.allSatisfy { isFont(bytes, at: $0) }
            && starts.reduce(0) { $0 + instances(bytes, at: $1) } <= maximumInstances
    }

    /// Returns the offsets of the fonts in a collection; empty if there are too many.
    private static func collected(_ bytes: ByteReader) -> [Int] {
        guard let count = bytes.long(8), 1...maximumFaces ~= count else { return [] }
        let starts = (0..<count).compactMap { bytes.long(12 + $0 * 4) }
        return starts.count == count ? starts : []
    }

    private static func isFont(_ bytes: ByteReader, at start: Int) -> Bool {
        bytes.long(start) == 0x10000 || ["OTTO", "true"].contains { bytes.has($0, at: start) }
    }

    /// Returns the number of named instances of a font, from its table `fvar`.
    private static func instances(_ bytes: ByteReader, at start: Int) -> Int {
        for index in 0..<(bytes.word(start + 4) ?? 0) {
            let entry = start + 12 + index * 16
            if bytes.has("fvar", at: entry) { return bytes.long(entry + 8).flatMap { bytes.word($0 + 12) } ?? 0 }
        }
        return 0
    }
}
