internal import Foundation

/// A variant of the hash FNV-1a with 64 bits, which finds damage by chance, not by intention.
///
/// It combines eight bytes at a time, because images have millions of them; the last bytes are combined one by one.
enum Checksum {
    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325
    private static let factor: UInt64 = 0x100_0000_01b3

    static func of(_ data: Data) -> UInt64 {
        data.withUnsafeBytes { bytes in
            let end = bytes.count & ~7
            var hash = start
            for offset in stride(from: 0, to: end, by: 8) {
                let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                // Multiplication changes higher bits only, so the higher bits are combined with the lower ones.
                hash = (hash ^ word) &* factor
                hash ^= hash >> 32
            }
            return of(bytes[end...], after: hash)
        }
    }

    static func of(_ bytes: some Sequence<UInt8>, after hash: UInt64 = start) -> UInt64 {
        bytes.reduce(hash) { ($0 ^ UInt64($1)) &* factor }
    }
}
