internal import Synchronization

/// An image set of an asset catalog: files for the scales of displays, the dark style and increased contrast.
final class ImageSet: Sendable {
    private let folder: String
    private let file: ImageSetFile
    private let images = Mutex<[Key: UIImage]>([:])

    private struct Key: Hashable {
        var filename: String
        var scale: CGFloat
    }

    /// Reads the contents of a set; returns `nil` if they name no file.
    init?(_ folder: String, _ contents: Data) {
        guard var file = try? JSONDecoder().decode(ImageSetFile.self, from: contents) else { return nil }
        file.images.removeAll { $0.filename == nil }
        if file.images.isEmpty { return nil }
        (self.folder, self.file) = (folder, file)
    }

    /// Whether the image depends on traits.
    var hasVariants: Bool { file.images.count > 1 }

    /// Returns the image for traits, or `nil` if its file cannot be read.
    func image(for traits: UITraitCollection) -> UIImage? {
        let entries = file.images.bestMatches(for: traits, \.conditions)
        let desired = max(traits.displayScale, 1)
        guard let entry = ImageSetFile.entry(of: entries, for: desired), let filename = entry.filename else {
            return nil
        }
        let key = Key(filename: filename, scale: entry.scale ?? ((filename as NSString).isVector ? desired : 1))
        if let known = images.withLock({ $0[key] }) { return known }
        guard let image = load(entry, key) else { return nil }
        images.withLock { $0[key] = image }
        return image
    }

    private func load(_ entry: ImageSetFile.Entry, _ key: Key) -> UIImage? {
        // The name of a file is not a path.
        guard !key.filename.contains("/"), let data = ImageLoading.contents(ofFile: folder + "/" + key.filename),
            let (storage, loaded) = ImageLoading.load(data, scale: key.scale, source: key.filename)
        else { return nil }
        var attributes = loaded
        attributes.renderingMode = file.properties?.renderingMode ?? .automatic
        let mirrors = entry.conditions.languageDirection != nil && file.images.count == 1
        attributes.flipsForRightToLeft = mirrors
        entry.resizing?.apply(to: &attributes, size: UIImage(storage: storage, attributes: attributes).size)
        return UIImage(storage: storage, attributes: attributes)
    }
}

/// The file `Contents.json` of an image set.
struct ImageSetFile: Decodable, Sendable {
    struct Properties: Decodable, Sendable {
        var intent: String?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
        }

        var renderingMode: UIImage.RenderingMode {
            switch intent {
            case "template": .alwaysTemplate
            case "original": .alwaysOriginal
            default: .automatic
            }
        }
    }

    struct Entry: Decodable, Sendable {
        var filename: String?
        /// The number of pixels per point, or `nil` for a file that is used at all scales.
        var scale: CGFloat?
        var resizing: ImageSetResizing?
        var conditions: AssetConditions

        enum CodingKeys: String, CodingKey {
            case filename, scale, resizing
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            filename = try values.decodeIfPresent(String.self, forKey: .filename)
            let text = try values.decodeIfPresent(String.self, forKey: .scale)
            scale = text.flatMap { Double($0.dropLast()) }.flatMap { $0 > 0 ? CGFloat($0) : nil }
            resizing = try values.decodeIfPresent(ImageSetResizing.self, forKey: .resizing)
            conditions = try AssetConditions(from: decoder)
        }
    }

    var images: [Entry]
    var properties: Properties?

    /// Returns the entry with the smallest scale that suffices for a display, or otherwise the largest one.
    static func entry(of entries: [Entry], for displayScale: CGFloat) -> Entry? {
        let sorted = entries.sorted { ($0.scale ?? displayScale) < ($1.scale ?? displayScale) }
        return sorted.first { ($0.scale ?? displayScale) >= displayScale } ?? sorted.last
    }
}

/// The caps of a resizable image in an image set, in pixels.
struct ImageSetResizing: Decodable, Sendable {
    struct Insets: Decodable, Sendable {
        var top, left, bottom, right: CGFloat?
    }

    struct Center: Decodable, Sendable {
        var mode: String?
    }

    var capInsets: Insets?
    var center: Center?

    enum CodingKeys: String, CodingKey {
        case capInsets = "cap-insets"
        case center
    }

    /// Makes an image resizable; caps that are larger than the image are limited to it.
    func apply(to attributes: inout ImageAttributes, size: CGSize) {
        func points(_ pixels: CGFloat?, within length: CGFloat) -> CGFloat {
            min(max((pixels ?? 0) / attributes.scale, 0), length)
        }
        let insets = UIEdgeInsets(
            top: points(capInsets?.top, within: size.height), left: points(capInsets?.left, within: size.width),
            bottom: points(capInsets?.bottom, within: size.height), right: points(capInsets?.right, within: size.width))
        (attributes.isResizable, attributes.capInsets) = (true, insets)
        attributes.resizingMode = center?.mode == "tile" ? .tile : .stretch
    }
}

extension NSString {
    /// Whether the file has no pixels, so that it is drawn for the scale of the display.
    fileprivate var isVector: Bool { pathExtension.lowercased() == "svg" }
}
