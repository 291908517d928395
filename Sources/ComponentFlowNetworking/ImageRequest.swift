internal import ComponentFlow
internal import Foundation

/// An image to load.
struct ImageRequest: Hashable, Sendable, CustomStringConvertible {
    let url: URL
    /// The size that the image must fill, in pixels, to which larger images are reduced; `nil` for the original size.
    let size: CGSize?

    /// A size that is empty or not finite is ignored.
    init(url: URL, size: CGSize?) {
        self.url = url
        self.size = size.flatMap { size in
            let isUsable = size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0
            return isUsable ? size : nil
        }
    }

    /// The address, and the size if one is specified.
    var description: String {
        url.absoluteString + (size.map { " \($0.width)x\($0.height)" } ?? "")
    }

    /// Decodes an image with its pixels; `nil` if the data is no image.
    func decode(_ data: Data) async -> UIImage? {
        guard let image = UIImage(data: data), image.size.width > 0, image.size.height > 0 else { return nil }
        guard let size else { return await image.byPreparingForDisplay() }
        let scale = max(size.width / image.size.width, size.height / image.size.height)
        guard scale < 1 else { return await image.byPreparingForDisplay() }
        return await image.byPreparingThumbnail(
            ofSize: CGSize(width: image.size.width * scale, height: image.size.height * scale))
    }
}
