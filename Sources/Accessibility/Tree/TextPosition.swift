/// A position in a text, as the numbers of bytes, scalars and UTF-16 units before it.
///
/// The bytes are counted in blocks, without decoding scalars one by one: the end of a text of a megabyte is found in a fraction
/// of a millisecond instead of several.
struct TextPosition: Equatable {
    private(set) var bytes = 0
    private(set) var scalars = 0
    private(set) var units = 0

    /// The number of bytes of a block, so few that a byte can count those of a column.
    private static let block = 512

    /// Finds the position after a number of scalars; that of the end if there are fewer.
    init(afterScalars target: Int, in string: String) {
        self.init(in: string) { scalars, _ in scalars <= target }
    }

    /// Finds the position after a number of UTF-16 units; that after a whole scalar if it is within one.
    init(afterUnits target: Int, in string: String) {
        self.init(in: string) { _, units in units <= target }
    }

    /// Finds the end of a text.
    init(endOf string: String) {
        self.init(in: string) { _, _ in true }
    }

    /// Finds the last position before which the numbers of scalars and units are in range.
    private init(in string: String, _ isInRange: (_ scalars: Int, _ units: Int) -> Bool) {
        var string = string
        string.withUTF8 { text in
            skipBlocks(text, isInRange)
            while bytes < text.count {
                let byte = text[bytes]
                if Self.isFirst(byte) {
                    // A scalar that begins within the range belongs to it.
                    guard isInRange(scalars + 1, units + 1) else { return }
                    scalars += 1
                    units += byte >= 0xF0 ? 2 : 1
                }
                bytes += 1
            }
        }
    }

    private mutating func skipBlocks(
        _ text: UnsafeBufferPointer<UInt8>, _ isInRange: (_ scalars: Int, _ units: Int) -> Bool
    ) {
        guard let start = UnsafeRawPointer(text.baseAddress) else { return }
        while text.count - bytes >= Self.block {
            // The sums of eight columns of bytes.
            var (inner, long): (UInt64, UInt64) = (0, 0)
            for offset in stride(from: bytes, to: bytes + Self.block, by: 8) {
                let word = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                // The highest bits of the bytes within scalars are 10, those of the first bytes of long scalars 1111.
                inner &+= word >> 7 & ~(word >> 6) & Self.ones
                long &+= word >> 7 & word >> 6 & word >> 5 & word >> 4 & Self.ones
            }
            let scalars = scalars + Self.block - Self.sum(inner)
            let units = units + scalars - self.scalars + Self.sum(long)
            guard isInRange(scalars, units) else { return }
            (self.scalars, self.units, bytes) = (scalars, units, bytes + Self.block)
        }
    }

    /// Returns the sum of the bytes of a word, each of which is at most 64.
    private static func sum(_ word: UInt64) -> Int {
        let pairs = (word & 0x00FF_00FF_00FF_00FF) &+ (word >> 8 & 0x00FF_00FF_00FF_00FF)
        return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) >> 48)
    }

    /// A word with 1 in each byte.
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// Whether a byte is the first one of a scalar.
    private static func isFirst(_ byte: UInt8) -> Bool { byte & 0b1100_0000 != 0b1000_0000 }

    /// The index of the position in its text.
    func index(in string: String) -> String.Index {
        string.utf8.index(string.utf8.startIndex, offsetBy: bytes)
    }
}
