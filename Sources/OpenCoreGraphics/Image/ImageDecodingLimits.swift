/// The limits of the resources for decoding an untrusted image.
///
/// A file of a few bytes can specify any size and require any amount of work. An image that exceeds a limit is not
/// decoded, and a diagnostic names the limit.
public struct ImageDecodingLimits: Hashable, Sendable {
    /// The largest number of pixels of an image; at most 268 million.
    public var pixels = 1 << 27
    /// The largest number of pixels in all frames of an animation together.
    public var animationPixels = 1 << 26
    /// The largest number of frames of an animation.
    public var animationFrames = 10_000
    /// The longest time for decoding an image, in seconds.
    public var seconds: TimeInterval = 10
    /// The longest time for which decoding an image blocks the main thread, in seconds.
    ///
    /// An image that takes longer has no pixels on the main thread until another thread has decoded it, which takes up to
    /// ``seconds``.
    public var mainThreadSeconds: TimeInterval = 2
    /// The largest amount of memory for decoding an image in the separate process that handles formats other than PNG,
    /// JPEG and GIF, in bytes.
    public var memory = 1 << 30

    /// Creates the default limits.
    public init() {}

    private static let shared = OrderedMutex(ImageDecodingLimits())

    /// The limits for images that are decoded from now on.
    package static var current: ImageDecodingLimits {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }

    /// The limits for decoding an image on the current thread.
    package static var ofCurrentThread: ImageDecodingLimits {
        var limits = current
        if MainThread.isCurrent { limits.seconds = min(limits.seconds, limits.mainThreadSeconds) }
        return limits
    }

    /// Returns whether an image of `size` pixels is within the limits.
    func allow(_ size: CGSize) -> Bool {
        let side = CGFloat(ImageSurface.maximumSide)
        return size.width <= side && size.height <= side
            && size.width * size.height <= CGFloat(min(pixels, ImageSurface.maximumArea))
    }

    /// The time at which a decoding that starts now has to be finished.
    var deadline: ContinuousClock.Instant {
        .now + .seconds(duration)
    }

    /// The longest time for decoding an image, in seconds, as a number from 0 to a million.
    package var duration: TimeInterval {
        min(seconds.isNaN ? 0 : max(seconds, 0), 1e6)
    }
}
