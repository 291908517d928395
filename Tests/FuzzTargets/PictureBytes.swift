/// A buffer to which integers of different sizes can be appended.
struct PictureBytes {
    var bytes: [UInt8] = []

    mutating func add(_ text: String) { bytes += Array(text.utf8) }
    mutating func add(_ more: [UInt8]) { bytes += more }

    /// Appends the low bytes of an integer in little-endian order.
    mutating func little(_ number: Int, _ count: Int) {
        bytes += (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    mutating func big(_ number: Int, _ count: Int) {
        bytes += (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}

/// Bits packed from the least significant bit of each byte, as in GIF and deflate.
struct PictureBits {
    private(set) var bytes: [UInt8] = []
    private var rest = 0
    private var count = 0

    mutating func add(_ value: Int, _ width: Int) {
        rest |= value << count
        count += width
        while count >= 8 { flush() }
    }

    mutating func flush() {
        guard count > 0 else { return }
        bytes.append(UInt8(truncatingIfNeeded: rest))
        rest >>= 8
        count = max(count - 8, 0)
    }
}

/// zlib streams (RFC 1950 and 1951).
enum PictureDeflate {
    static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var output = PictureBytes(bytes: [0x78, 0x01])
        var rest = bytes[...]
        repeat {
            let part = rest.prefix(65535)
            rest = rest.dropFirst(part.count)
            output.add([rest.isEmpty ? 1 : 0])
            output.little(part.count, 2)
            output.little(~part.count, 2)
            output.add(Array(part))
        } while !rest.isEmpty
        output.big(adler(bytes), 4)
        return output.bytes
    }

    /// Returns a stream of zeros that expands to 160 times its size.
    static func zeros(_ count: Int) -> [UInt8] {
        var bits = PictureBits()
        bits.add(0b011, 3)
        // The literal 0, followed by matches of length 258 at distance 1, in fixed codes with reversed bits.
        bits.add(0b0000_1100, 8)
        for _ in 0..<count / 258 {
            bits.add(0b1010_0011, 8)
            bits.add(0, 5)
        }
        bits.add(0, 7)
        bits.flush()
        let zeros = count / 258 * 258 + 1
        var output = PictureBytes(bytes: [0x78, 0x01] + bits.bytes)
        output.big((zeros % 65521) << 16 | 1, 4)
        return output.bytes
    }

    private static func adler(_ bytes: [UInt8]) -> Int {
        var (a, b) = (1, 0)
        for byte in bytes {
            a = (a + Int(byte)) % 65521
            b = (b + a) % 65521
        }
        return b << 16 | a
    }

    /// The checksum of PNG's chunks.
    static func crc(_ bytes: [UInt8]) -> Int {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
        }
        return Int(~sum)
    }
}
