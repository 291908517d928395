extension UIImage {
    /// The limits for decoding an image from an external source: its pixels, frames, time and memory.
    ///
    /// The limits apply to all images that are subsequently read from data, files, pasteboards and drags. If an image
    /// exceeds a limit, its initializer returns `nil`, or it has no pixels if this is only detected during decoding,
    /// and a diagnostic reports the limit. On the main thread, initializers and the access to pixels, also while a view
    /// is drawn, wait for at most `ImageDecodingLimits.mainThreadSeconds`. An image that takes longer there has no pixels
    /// until another thread has decoded it; decode images with ``byPreparingForDisplay()`` to avoid blocking frames.
    public static var decodingLimits: ImageDecodingLimits {
        get { .current }
        set { .current = newValue }
    }
}
