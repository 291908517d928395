internal import CGTK
internal import OpenCoreGraphics

/// A cache of images derived for painting: smaller copies, tinted copies and textures.
///
/// Each is created once per image, shared by all layers, and released some time after the image.
@MainActor
final class ImageLevels {
    private final class Entry {
        weak var image: CGImage?
        /// The first is half the image's size, each of the others half of the previous one.
        var halves: [CGImage] = []
        var tinted: [CGColor: CGImage] = [:]
        var texture: OpaquePointer?

        init(_ image: CGImage) {
            self.image = image
        }

        deinit {
            if let texture {
                g_object_unref(UnsafeMutableRawPointer(texture))
            }
        }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepCount = 64

    /// Returns the image with its size halved `halvings` times, but not below one pixel.
    func level(of image: CGImage, halvings: Int) -> CGImage {
        let entry = entry(for: image)
        var level = image
        for index in 0..<max(0, halvings) {
            if index < entry.halves.count {
                level = entry.halves[index]
                continue
            }
            guard level.width > 1 || level.height > 1, let half = level.halved() else { break }
            entry.halves.append(half)
            level = half
        }
        return level
    }

    /// Returns the image with every pixel multiplied by a color.
    func tinted(_ image: CGImage, by color: CGColor) -> CGImage {
        let entry = entry(for: image)
        if let known = entry.tinted[color] {
            return known
        }
        guard let tinted = image.multiplied(by: color) else { return image }
        if entry.tinted.count >= 8 {
            entry.tinted = [:]
        }
        entry.tinted[color] = tinted
        return tinted
    }

    /// Returns a texture with the image's pixels, owned by the cache.
    func texture(of image: CGImage) -> OpaquePointer? {
        let entry = entry(for: image)
        if let texture = entry.texture {
            return texture
        }
        entry.texture = image.makeTexture()
        return entry.texture
    }

    private func entry(for image: CGImage) -> Entry {
        if let entry = entries[ObjectIdentifier(image)], entry.image === image {
            return entry
        }
        if entries.count >= sweepCount {
            entries = entries.filter { $0.value.image != nil }
            sweepCount = max(64, entries.count * 2)
        }
        let entry = Entry(image)
        entries[ObjectIdentifier(image)] = entry
        return entry
    }
}
