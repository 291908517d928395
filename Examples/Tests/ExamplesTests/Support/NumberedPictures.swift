import ComponentFlow
import Foundation

/// Single-colored pictures whose color encodes their number.
enum NumberedPictures {
    /// Returns a bitmap file of 8 × 8 pixels; the blue component is below 128 for thumbnails and above for photos.
    static func data(_ number: Int, isThumbnail: Bool) -> Data {
        let size = 8 * 8 * 3
        var file = Data("BM".utf8)
        func add(_ value: Int, bytes: Int) {
            for byte in 0..<bytes { file.append(UInt8(truncatingIfNeeded: value >> (8 * byte))) }
        }
        add(54 + size, bytes: 4)
        add(0, bytes: 4)
        add(54, bytes: 4)
        add(40, bytes: 4)
        add(8, bytes: 4)
        add(8, bytes: 4)
        add(1, bytes: 2)
        add(24, bytes: 2)
        add(0, bytes: 4)
        add(size, bytes: 4)
        for _ in 0..<4 { add(0, bytes: 4) }
        let color = color(number, isThumbnail: isThumbnail)
        for _ in 0..<64 { file += [color.blue, color.green, color.red] }
        return file
    }

    static func color(_ number: Int, isThumbnail: Bool) -> (red: UInt8, green: UInt8, blue: UInt8) {
        (UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF), isThumbnail ? 40 : 200)
    }
}

extension UIImage {
    /// The number of the picture, decoded from its first pixel.
    var pictureNumber: Int? {
        guard let bytes = cgImage?.dataProvider?.data as Data?, bytes.count >= 4 else { return nil }
        return Int(bytes[bytes.startIndex + 2]) | Int(bytes[bytes.startIndex + 1]) << 8
    }
}
