public import ComponentFlow
import OpenCoreGraphics

/// A pixel-by-pixel comparison of two images.
@preconcurrency @MainActor
public struct ImageComparison {
    private let difference: PixelDifference?
    private let makeDifferenceImage: () -> CGImage?

    /// Compares two images.
    ///
    /// `tolerance` is the largest accepted difference of a color channel, from 0 to 255.
    public init(_ first: UIImage, _ second: UIImage, tolerance: Int = 0) {
        guard let first = first.cgImage, let second = second.cgImage else {
            difference = nil
            makeDifferenceImage = { nil }
            return
        }
        difference = PixelDifference(first, second, tolerance: tolerance)
        makeDifferenceImage = { PixelDifference.picture(of: first, second, tolerance: tolerance) }
    }

    /// The number of pixels that differ by more than the tolerance.
    ///
    /// If the images differ in size, every pixel differs. If one of them is not backed by a `CGImage`, the value is
    /// `Int.max`.
    public var differingPixels: Int {
        difference?.differingPixels ?? .max
    }

    /// The largest difference of a color channel, from 0 to 255.
    public var largestDifference: Int {
        difference?.maximumDifference ?? 255
    }

    /// An image for inspection: the first image, faded, with the differing pixels in red.
    public var differenceImage: UIImage? {
        makeDifferenceImage().map { UIImage(cgImage: $0) }
    }

    /// A short description of the differences.
    var summary: String {
        guard let difference else { return "one of the two is not an image" }
        guard difference.hasSameSize else { return "the sizes differ" }
        return """
            \(difference.differingPixels) of \(difference.totalPixels) pixels, within \(difference.bounds), \
            by up to \(difference.maximumDifference) of 255
            """
    }
}
