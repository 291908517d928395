extension UIImage {
    /// How much a picture from outside may cost before it is refused: its pixels, its frames, time and memory.
    ///
    /// The limits apply to every picture that is read from data, files, pasteboards and drags, from now on. A picture that
    /// exceeds one is nil, or has no pixels if that shows only while it is decoded, and a diagnostic says which limit it
    /// was. Waiting for pixels takes no longer than ``ImageDecodingLimits/seconds``, also while a view is drawn; decode
    /// with ``byPreparingForDisplay()`` so that no frame waits at all.
    public static var decodingLimits: ImageDecodingLimits {
        get { .current }
        set { .current = newValue }
    }
}
