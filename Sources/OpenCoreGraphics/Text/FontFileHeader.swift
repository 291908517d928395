/// What a font file says about itself before its fonts are read.
enum FontFileHeader {
    /// The longest file that is read, in bytes; the largest collections of Chinese fonts have about 150 MB.
    private static let maximumLength = 1 << 29
    /// How many fonts a collection may have.
    private static let maximumFaces = 256
    /// How many named variations all fonts of a file may have; each is listed as a font of its own.
    private static let maximumInstances = 4096

    /// Whether a file is short enough and begins as a font or a collection of few of them.
    ///
    /// Other formats that FreeType knows are packed or old; UIKit does not read them either.
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

    /// Where the fonts of a collection begin; empty if there are too many.
    private static func collected(_ bytes: ByteReader) -> [Int] {
        guard let count = bytes.long(8), 1...maximumFaces ~= count else { return [] }
        let starts = (0..<count).compactMap { bytes.long(12 + $0 * 4) }
        return starts.count == count ? starts : []
    }

    private static func isFont(_ bytes: ByteReader, at start: Int) -> Bool {
        bytes.long(start) == 0x10000 || ["OTTO", "true"].contains { bytes.has($0, at: start) }
    }

    /// The number of named variations of a font, from its table `fvar`.
    private static func instances(_ bytes: ByteReader, at start: Int) -> Int {
        for index in 0..<(bytes.word(start + 4) ?? 0) {
            let entry = start + 12 + index * 16
            if bytes.has("fvar", at: entry) { return bytes.long(entry + 8).flatMap { bytes.word($0 + 12) } ?? 0 }
        }
        return 0
    }
}
