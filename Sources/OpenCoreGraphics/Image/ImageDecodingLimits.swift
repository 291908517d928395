import Synchronization

/// How much a picture from outside may cost before it is refused.
///
/// A file of a few bytes can claim any size and ask for any amount of work. Whatever exceeds a limit is not decoded, and
/// a diagnostic says which limit it was.
public struct ImageDecodingLimits: Hashable, Sendable {
    /// How many pixels a picture may have; at most 268 million.
    public var pixels = 1 << 27
    /// How many pixels all frames of an animation may have together.
    public var animationPixels = 1 << 26
    /// How many frames an animation may have.
    public var animationFrames = 10_000
    /// How long the decoding of a picture may take, in seconds.
    public var seconds: TimeInterval = 10
    /// How much memory the decoding of a picture may take in the process beside the program that decodes formats other
    /// than PNG, JPEG and GIF, in bytes.
    public var memory = 1 << 30

    /// The limits that apply if none are set.
    public init() {}

    private static let shared = Mutex(ImageDecodingLimits())

    /// The limits for pictures that are decoded from now on.
    package static var current: ImageDecodingLimits {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }

    /// Whether a picture of a size in pixels is not too large.
    func allow(_ size: CGSize) -> Bool {
        let side = CGFloat(ImageSurface.maximumSide)
        return size.width <= side && size.height <= side
            && size.width * size.height <= CGFloat(min(pixels, ImageSurface.maximumArea))
    }

    /// When a decoding that begins now has to be done.
    var deadline: ContinuousClock.Instant {
        .now + .seconds(min(seconds.isNaN ? 0 : max(seconds, 0), 1e6))
    }
}
