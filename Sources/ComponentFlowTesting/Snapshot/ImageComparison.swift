public import ComponentFlow
import OpenCoreGraphics

/// How much two images differ, pixel by pixel.
@MainActor
public struct ImageComparison {
    private let difference: PixelDifference?
    private let makePicture: () -> CGImage?

    /// Compares two images.
    ///
    /// - Parameter tolerance: How far a channel of a pixel may be off, from 0 to 255.
    public init(_ first: UIImage, _ second: UIImage, tolerance: Int = 0) {
        guard let first = first.cgImage, let second = second.cgImage else {
            difference = nil
            makePicture = { nil }
            return
        }
        difference = PixelDifference(first, second, tolerance: tolerance)
        makePicture = { PixelDifference.picture(of: first, second, tolerance: tolerance) }
    }

    /// How many pixels differ by more than the tolerance.
    ///
    /// Images of different sizes differ in every pixel.
    public var differingPixels: Int {
        difference?.differingPixels ?? .max
    }

    /// The largest difference of a channel, from 0 to 255.
    public var largestDifference: Int {
        difference?.maximumDifference ?? 255
    }

    /// The first image, pale, with the differing pixels in red.
    public var picture: UIImage? {
        makePicture().map { UIImage(cgImage: $0) }
    }

    /// What differs, in a few words.
    var summary: String {
        guard let difference else { return "one of them is no image" }
        guard difference.hasSameSize else { return "the sizes differ" }
        return """
            \(difference.differingPixels) of \(difference.totalPixels) pixels, within \(difference.bounds), \
            by up to \(difference.maximumDifference) of 255
            """
    }
}
