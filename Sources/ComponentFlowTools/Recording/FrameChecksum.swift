internal import ComponentFlow
internal import OpenDisplay

/// A checksum of the pixels of a window, by which frames are compared without storing them.
@MainActor
enum FrameChecksum {
    /// Draws the frame that was prepared last, and returns its checksum; `nil` for a window that a display shows, because
    /// its pixels are drawn elsewhere.
    static func checksum(of window: UIWindow) -> UInt64? {
        guard let surface = window.surface as? OffscreenSurface, let image = surface.paintPixels() else { return nil }
        return image.dataProvider?.data.map { checksum(of: $0 as Data, width: image.width) }
    }

    /// Returns the FNV-1a hash of pixels, four bytes at a time.
    private static func checksum(of pixels: Data, width: Int) -> UInt64 {
        var result = 0xcbf2_9ce4_8422_2325 ^ UInt64(width)
        pixels.withUnsafeBytes { bytes in
            for pixel in bytes.bindMemory(to: UInt32.self) {
                result = (result ^ UInt64(pixel)) &* 0x100_0000_01b3
            }
        }
        return result
    }
}
