import ComponentFlow

import OpenCoreGraphics

/// The pixels of an image, for inspection in a test.
struct Pixels: Equatable {
    struct Pixel: Equatable {
        var red: Int
        var green: Int
        var blue: Int
        var alpha: Int
    }

    let width: Int
    let height: Int
    private let all: [Pixel]

    @MainActor init(_ image: UIImage) {
        guard let image = image.cgImage else {
            (width, height, all) = (0, 0, [])
            return
        }
        width = image.width
        height = image.height
        let row = image.bytesPerRow / 4
        let (columns, rows) = (image.width, image.height)
        let opaque: UInt32 = image.isOpaque ? 0xFF00_0000 : 0
        all = image.withPixels { pixels in
            (0..<rows).flatMap { y in
                (0..<columns).map { x in
                    let value = pixels[y * row + x] | opaque
                    return Pixel(
                        red: Int(value >> 16 & 0xFF), green: Int(value >> 8 & 0xFF), blue: Int(value & 0xFF),
                        alpha: Int(value >> 24))
                }
            }
        }
    }

    subscript(x: Int, y: Int) -> Pixel {
        all[y * width + x]
    }

    func count(where matches: (Pixel) -> Bool) -> Int {
        all.reduce(0) { $0 + (matches($1) ? 1 : 0) }
    }
}
