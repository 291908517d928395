internal import Foundation

/// The contents of a file of an ``ImageDiskCache``: a checksum of what follows, the length of the URL, the URL, and the data
/// of the image.
///
/// Numbers are little-endian and have 8 bytes. The URL distinguishes images whose file names are the same by chance.
enum StoredImageFormat {
    private static let numberSize = MemoryLayout<UInt64>.size

    static func encode(_ data: Data, of url: URL) -> Data {
        let address = Data(url.absoluteString.utf8)
        var contents = bytes(of: UInt64(address.count))
        contents.append(address)
        contents.append(data)
        return bytes(of: Checksum.of(contents)) + contents
    }

    /// Returns the data of an image; `nil` if the contents are damaged or belong to another URL.
    static func data(in file: Data, of url: URL) -> Data? {
        let address = Data(url.absoluteString.utf8)
        let start = 2 * numberSize + address.count
        guard file.count >= start else { return nil }
        let contents = file.dropFirst(numberSize)
        guard number(in: file) == Checksum.of(contents), number(in: contents) == UInt64(address.count),
            contents.dropFirst(numberSize).starts(with: address)
        else { return nil }
        return Data(file.dropFirst(start))
    }

    private static func bytes(of number: UInt64) -> Data {
        withUnsafeBytes(of: number.littleEndian) { Data($0) }
    }

    /// The number at the beginning of data that is long enough.
    private static func number(in data: Data) -> UInt64 {
        UInt64(littleEndian: data.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) })
    }
}
