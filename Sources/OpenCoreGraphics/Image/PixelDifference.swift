internal import CGTK

/// The location and the extent of the differences between two images.
package struct PixelDifference: Hashable, Sendable {
    /// The number of pixels that differ by more than the tolerance; images of different sizes differ in all pixels.
    package private(set) var differingPixels = 0
    /// The largest difference of any component (red, green, blue, alpha; premultiplied), 0…255.
    package private(set) var maximumDifference = 0
    /// The bounding box of the differing pixels, in pixels; null if there are none.
    package private(set) var bounds = CGRect.null
    /// The number of compared pixels.
    package private(set) var totalPixels: Int
    /// Whether both images have the same width and height.
    package let hasSameSize: Bool
    /// The largest difference of a component with which pixels count as equal.
    package let tolerance: Int

    /// Compares two images pixel by pixel.
    ///
    /// - Parameter tolerance: The largest difference of a component with which pixels count as equal.
    package init(_ first: CGImage, _ second: CGImage, tolerance: Int = 0) {
        self.tolerance = tolerance
        hasSameSize = first.width == second.width && first.height == second.height
        totalPixels = max(first.width, second.width) * max(first.height, second.height)
        guard hasSameSize else {
            differingPixels = totalPixels
            maximumDifference = 255
            bounds = CGRect(
                x: 0, y: 0, width: max(first.width, second.width), height: max(first.height, second.height))
            return
        }
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        Self.forEachPair(first, second) { x, y, one, other in
            let difference = Self.difference(one, other)
            maximumDifference = max(maximumDifference, difference)
            guard difference > tolerance else { return }
            differingPixels += 1
            (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
        }
        if differingPixels > 0 {
            bounds = CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        }
    }

    /// Whether no pixel differs by more than the tolerance.
    package var isEmpty: Bool {
        differingPixels == 0
    }

    /// Returns an image of the differences: the first image, faded, with the differing pixels in red.
    ///
    /// If the images differ in size, the area that only one of them covers is red.
    package static func picture(of first: CGImage, _ second: CGImage, tolerance: Int = 0) -> CGImage? {
        let (width, height) = (max(first.width, second.width), max(first.height, second.height))
        let (sharedWidth, sharedHeight) = (min(first.width, second.width), min(first.height, second.height))
        guard let surface = ImageSurface.make(format: CAIRO_FORMAT_RGB24, width: width, height: height) else {
            return nil
        }
        ImageSurface.withBytes(of: surface) { bytes, stride in
            for y in 0..<height {
                for x in 0..<width {
                    bytes.setPixel(0xFF_E0_00_20, at: y * stride + x * 4)
                }
            }
            forEachPair(first, second, width: sharedWidth, height: sharedHeight) { x, y, one, other in
                guard difference(one, other) <= tolerance else { return }
                bytes.setPixel(faded(one), at: y * stride + x * 4)
            }
        }
        return CGImage(adopting: surface)
    }

    private static func forEachPair(
        _ first: CGImage, _ second: CGImage, width: Int? = nil, height: Int? = nil,
        _ visit: (_ x: Int, _ y: Int, UInt32, UInt32) -> Void
    ) {
        let (firstRow, secondRow) = (first.bytesPerRow / 4, second.bytesPerRow / 4)
        let (firstMask, secondMask) = (
            first.isOpaque ? 0xFF00_0000 : 0 as UInt32, second.isOpaque ? 0xFF00_0000 : 0 as UInt32
        )
        first.withPixels { one in
            second.withPixels { other in
                for y in 0..<(height ?? first.height) {
                    for x in 0..<(width ?? first.width) {
                        visit(x, y, one[y * firstRow + x] | firstMask, other[y * secondRow + x] | secondMask)
                    }
                }
            }
        }
    }

    private static func difference(_ one: UInt32, _ other: UInt32) -> Int {
        if one == other { return 0 }
        func part(_ shift: UInt32) -> Int { abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) }
        return max(max(part(24), part(16)), max(part(8), part(0)))
    }

    /// Returns the pixel over white, blended with three quarters of white.
    private static func faded(_ pixel: UInt32) -> UInt32 {
        let missing = 255 - (pixel >> 24)
        func part(_ shift: UInt32) -> UInt32 { 191 + ((pixel >> shift & 0xFF) + missing) / 4 }
        return 0xFF00_0000 | part(16) << 16 | part(8) << 8 | part(0)
    }
}

extension UnsafeMutableBufferPointer<UInt8> {
    fileprivate func setPixel(_ pixel: UInt32, at offset: Int) {
        UnsafeMutableRawBufferPointer(self).storeBytes(of: pixel, toByteOffset: offset, as: UInt32.self)
    }
}
