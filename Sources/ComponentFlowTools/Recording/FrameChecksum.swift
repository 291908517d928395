#if INSPECTOR

internal import ComponentFlow
internal import OpenCoreGraphics
internal import OpenDisplay

/// A checksum of the pixels of a window, by which frames are compared without storing them.
@MainActor
enum FrameChecksum {
    /// Draws the frame that was prepared last, and returns its checksum; `nil` for a window that a display shows, because
    /// its pixels are drawn elsewhere.
    static func checksum(of window: UIWindow) -> UInt64? {
        guard let surface = window.surface as? OffscreenSurface, let image = surface.paintPixels() else { return nil }
        return image.withPixels { checksum(of: $0, width: image.width) }
    }

    /// Returns the FNV-1a hash of pixels, four bytes at a time.
    private static func checksum(of pixels: UnsafeBufferPointer<UInt32>, width: Int) -> UInt64 {
        var result = 0xcbf2_9ce4_8422_2325 ^ UInt64(width)
        for pixel in pixels { result = (result ^ UInt64(pixel)) &* 0x100_0000_01b3 }
        return result
    }
}

#endif
