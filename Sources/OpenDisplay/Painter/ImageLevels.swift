internal import CGTK
internal import OpenCoreGraphics

/// A cache of images derived for painting: smaller copies, tinted copies and textures.
///
/// Each is created once per image, shared by all layers, and released some time after the image: at the latest when as much
/// memory has been used for other images.
@MainActor
final class ImageLevels {
    private final class Entry {
        weak var image: CGImage?
        /// The number of pixels of the copies.
        var pixels = 0
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

    /// The least number of pixels of copies after which those of released images are removed.
    private static let leastSweptPixels = 1 << 20
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepCount = 64
    /// The number of pixels of all copies, and the number at which those of released images are removed.
    private(set) var pixels = 0
    private var sweptPixels = ImageLevels.leastSweptPixels

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
            count(half, in: entry)
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
            let removed = entry.tinted.count * image.width * image.height
            entry.pixels -= removed
            pixels -= removed
            entry.tinted = [:]
        }
        entry.tinted[color] = tinted
        count(tinted, in: entry)
        return tinted
    }

    /// Returns a texture with the image's pixels, owned by the cache.
    func texture(of image: CGImage) -> OpaquePointer? {
        let entry = entry(for: image)
        if let texture = entry.texture {
            return texture
        }
        entry.texture = image.makeTexture()
        count(image, in: entry)
        return entry.texture
    }

    private func count(_ copy: CGImage, in entry: Entry) {
        entry.pixels += copy.width * copy.height
        pixels += copy.width * copy.height
    }

    private func entry(for image: CGImage) -> Entry {
        if let entry = entries[ObjectIdentifier(image)], entry.image === image {
            return entry
        }
        if entries.count >= sweepCount || pixels >= sweptPixels { removeUnused() }
        let entry = Entry(image)
        let replaced = entries.updateValue(entry, forKey: ObjectIdentifier(image))
        pixels -= replaced?.pixels ?? 0
        return entry
    }

    /// Removes the copies of images that have been released.
    ///
    /// It is called after the copies have doubled in number or size, and so takes amortized constant time for each.
    private func removeUnused() {
        entries = entries.filter { $0.value.image != nil }
        sweepCount = max(64, entries.count * 2)
        pixels = entries.values.reduce(0) { $0 + $1.pixels }
        sweptPixels = max(Self.leastSweptPixels, pixels * 2)
    }
}
