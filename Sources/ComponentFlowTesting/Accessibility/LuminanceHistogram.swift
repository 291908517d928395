import ComponentFlow
import OpenCoreGraphics

/// How often each luminance occurs in a part of an image.
struct LuminanceHistogram {
    private static let steps = 4096
    /// The linear intensities of the values of a color channel: WCAG 2.2, "relative luminance".
    private static let linear: [Double] = (0...255).map { value in
        let part = Double(value) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }

    private var counts = [Int](repeating: 0, count: LuminanceHistogram.steps + 1)
    private var total = 0

    /// Counts the pixels of a rectangle, in pixels, which is limited to the image.
    init(of image: CGImage, in rect: CGRect) {
        let rect = rect.integral.intersection(CGRect(x: 0, y: 0, width: image.width, height: image.height))
        guard !rect.isEmpty else { return }
        let (columns, rows) = (Int(rect.minX)..<Int(rect.maxX), Int(rect.minY)..<Int(rect.maxY))
        let stride = image.bytesPerRow / 4
        image.withPixels { pixels in
            for y in rows {
                for x in columns where y * stride + x < pixels.count { count(pixels[y * stride + x]) }
            }
        }
    }

    private mutating func count(_ pixel: UInt32) {
        let (red, green, blue) = (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
        let luminance = 0.2126 * Self.linear[red] + 0.7152 * Self.linear[green] + 0.0722 * Self.linear[blue]
        counts[Int((luminance * Double(Self.steps)).rounded())] += 1
        total += 1
    }

    /// The contrast between the most frequent luminance, which is that of the background, and the one that differs most
    /// from it; `nil` if there are no pixels.
    ///
    /// Luminances of very few pixels are ignored, because they can belong to what is beside the text.
    var contrast: Double? {
        guard total > 0, let background = counts.indices.max(by: { counts[$0] < counts[$1] }) else { return nil }
        let enough = max(total / 500, 4)
        let darkest = firstIndex(reaching: enough, in: counts.indices) ?? background
        let lightest = firstIndex(reaching: enough, in: counts.indices.reversed()) ?? background
        return max(Self.contrast(background, darkest), Self.contrast(background, lightest))
    }

    private func firstIndex(reaching count: Int, in indices: some Sequence<Int>) -> Int? {
        var sum = 0
        return indices.first { index in
            sum += counts[index]
            return sum >= count
        }
    }

    private static func contrast(_ first: Int, _ second: Int) -> Double {
        let (dark, light) = (Double(min(first, second)), Double(max(first, second)))
        return (light / Double(steps) + 0.05) / (dark / Double(steps) + 0.05)
    }
}
