import ComponentFlow
import Foundation
import HTTPClient
import ReaderCore

/// The pictures of articles, kept in files so that articles can be read offline.
actor PictureCache {
    private static let limits = DownloadLimits(bytes: 16 << 20, seconds: 30)
    /// The number of decoded pictures in memory.
    private static let memoryLimit = 24
    private static let downloader = Downloader()

    private let folder: URL
    /// The size of all files, in bytes.
    private let budget: Int
    private var images: [(url: URL, image: UIImage)] = []

    /// - Parameters:
    ///   - folder: The folder of the library, in which the pictures have a folder of their own.
    ///   - budget: The size of all files after ``clean()``, in bytes.
    init(folder: URL, budget: Int = 256 << 20) {
        self.budget = budget
        self.folder = folder.appendingPathComponent("pictures", isDirectory: true)
    }

    /// Returns the picture at an address, scaled down to a width in pixels; `nil` if it cannot be loaded.
    func image(at url: URL, width: CGFloat) async -> UIImage? {
        if let image = images.first(where: { $0.url == url })?.image { return image }
        guard let data = await data(at: url), !Task.isCancelled, let image = UIImage(data: data) else { return nil }
        let scale = min(1, width / max(image.size.width, 1))
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        guard let image = await (scale < 1 ? image.byPreparingThumbnail(ofSize: size) : image.byPreparingForDisplay())
        else { return nil }
        images.append((url, image))
        if images.count > Self.memoryLimit { images.removeFirst() }
        return image
    }

    private func data(at url: URL) async -> Data? {
        let file = file(for: url)
        if let data = try? Data(contentsOf: file) { return data }
        guard case .success(let response) = await Self.downloader.load(url, within: Self.limits), response.isSuccess
        else { return nil }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? response.data.write(to: file, options: .atomic)
        return response.data
    }

    private func file(for url: URL) -> URL {
        // FNV-1a; a collision shows a wrong picture and nothing else.
        let hash = url.absoluteString.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return folder.appendingPathComponent(String(hash, radix: 16))
    }

    /// Removes the oldest files beyond the budget.
    func clean() {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let files =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))) ?? []
        let described = files.compactMap { file in
            (try? file.resourceValues(forKeys: keys)).map {
                (file, $0.fileSize ?? 0, $0.contentModificationDate ?? .distantPast)
            }
        }
        var size = 0
        for (file, bytes, _) in described.sorted(by: { $0.2 > $1.2 }) {
            size += bytes
            if size > budget { try? FileManager.default.removeItem(at: file) }
        }
    }
}
