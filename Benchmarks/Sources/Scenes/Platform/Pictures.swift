import ComponentFlow
import Foundation

extension Benchmark {
    /// Benchmarks of decoding images in the process, and in the separate process for formats whose cost is not bounded.
    static var pictures: [Benchmark] {
        let size = "12 by 12 pixels"
        return [
            decoding("picture.png", "a PNG file of \(size) is decoded in the process") { pngData(number: $0) },
            decoding("picture.pixmap", "a Portable Pixmap of \(size) is decoded in the separate process") {
                pixmapData(number: $0)
            },
            decoding("picture.vector", "an SVG file of \(size) is decoded in the separate process") {
                vectorData(number: $0)
            },
        ]
    }

    private static let length = 12

    /// A benchmark of decoding a file that no image has shown before.
    private static func decoding(
        _ name: String, _ meaning: String, file: @escaping @MainActor (Int) -> Data
    ) -> Benchmark {
        Benchmark(name, meaning, unit: .microseconds, turns: nil) {
            var data = Data()
            return Scene {
                data = file($0)
            } operation: { _ in
                _ = UIImage(data: data)?.cgImage
            }
        }
    }

    private static func color(number: Int) -> [UInt8] {
        [UInt8(number & 255), UInt8(number >> 8 & 255), UInt8(number >> 16 & 255)]
    }

    private static func pngData(number: Int) -> Data {
        let components = color(number: number).map { CGFloat($0) / 255 }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: length, height: length)
        return UIGraphicsImageRenderer(size: size, format: format).pngData { context in
            UIColor(red: components[0], green: components[1], blue: components[2], alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private static func pixmapData(number: Int) -> Data {
        let pixels = (0..<length * length).flatMap { _ in color(number: number) }
        return Data("P6 \(length) \(length) 255\n".utf8) + Data(pixels)
    }

    private static func vectorData(number: Int) -> Data {
        let color = color(number: number)
        return Data(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(length)" height="\(length)">\
            <circle cx="6" cy="6" r="5" fill="rgb(\(color[0]), \(color[1]), \(color[2]))"/></svg>
            """.utf8)
    }
}
