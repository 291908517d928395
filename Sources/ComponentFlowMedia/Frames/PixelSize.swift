struct PixelSize: Hashable, Sendable {
    var width: Int
    var height: Int

    /// Returns the size halved until it is less than twice as large as the size at which a picture is displayed.
    ///
    /// Larger pictures would be halved again whenever they are displayed. A size that changes less often than that of the
    /// view avoids new converters while a window is resized.
    ///
    /// - Parameter displayed: The least size of the result; an empty one for the size itself.
    func reduced(toCover displayed: PixelSize) -> PixelSize {
        guard displayed.width > 0, displayed.height > 0 else { return self }
        var size = self
        while size.width / 2 >= displayed.width, size.height / 2 >= displayed.height {
            size = PixelSize(width: size.width / 2, height: size.height / 2)
        }
        return size
    }

    /// Returns the size that contains both.
    func union(_ other: PixelSize) -> PixelSize {
        PixelSize(width: max(width, other.width), height: max(height, other.height))
    }
}
