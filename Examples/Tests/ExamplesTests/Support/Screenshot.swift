import ComponentFlow
import Foundation

/// An image of the screen, read from an X window dump.
struct Screenshot: Equatable {
    struct Malformed: Error {}

    let width: Int
    let height: Int
    /// Red, green and blue of each pixel, row by row.
    let rgb: [UInt8]

    /// Reads the dump: a header of big-endian words, a color map, then 3 or 4 bytes per pixel, blue first.
    init(xwd data: Data) throws {
        let bytes = [UInt8](data)
        func word(_ index: Int) -> Int {
            bytes[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
        }
        guard bytes.count > 100, word(1) == 7, word(11) == 32 || word(11) == 24 else { throw Malformed() }
        width = word(4)
        height = word(5)
        let stride = word(12)
        let pixelSize = word(11) / 8
        let start = word(0) + word(19) * 12
        guard bytes.count >= start + stride * height else { throw Malformed() }
        var rgb: [UInt8] = []
        rgb.reserveCapacity(width * height * 3)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = start + y * stride + x * pixelSize
                rgb += [bytes[pixel + 2], bytes[pixel + 1], bytes[pixel]]
            }
        }
        self.rgb = rgb
    }

    /// Returns the top-left part as an image.
    @MainActor func image(width: Int, height: Int) -> UIImage? {
        var ppm = Data("P6 \(width) \(height) 255\n".utf8)
        for y in 0..<height {
            ppm.append(contentsOf: rgb[(y * self.width * 3)..<((y * self.width + width) * 3)])
        }
        return UIImage(data: ppm)
    }

    /// Returns the number of pixels in a rectangle that differ.
    func differences(from other: Screenshot, in area: CGRect) -> Int {
        var count = 0
        for y in Int(area.minY)..<Int(area.maxY) {
            for x in Int(area.minX)..<Int(area.maxX) {
                let pixel = (y * width + x) * 3
                if rgb[pixel..<(pixel + 3)] != other.rgb[pixel..<(pixel + 3)] { count += 1 }
            }
        }
        return count
    }

    /// The red, green and blue components of a pixel.
    func color(x: Int, y: Int) -> [UInt8] {
        Array(rgb[((y * width + x) * 3)..<((y * width + x) * 3 + 3)])
    }
}
