public import Foundation

/// The data of images in the files of a folder, so that an ``ImageLoader`` has them also in another run of the program and
/// without a network.
///
/// ```swift
/// let folder = URL.cachesDirectory.appending(path: "photos")
/// let loader = ImageLoader(diskCache: ImageDiskCache(folder: folder, limit: 200 << 20))
/// ```
///
/// The files stay within a total size; those that were not used for the longest time are removed first. A file becomes visible
/// when it is complete, and one that was damaged is removed and its image loaded again. What cannot be written, for example
/// because the disk is full, is not kept.
///
/// An image is not loaded again while it is stored, so a server that changes images must change their URLs. The files are
/// read and written on background threads. Several caches, also of several processes, can use the same folder.
public actor ImageDiskCache {
    /// The folder with the files, which is created when the first image is stored.
    ///
    /// Other files in it are not changed.
    public nonisolated let folder: URL
    /// The maximum total size of the files, in bytes.
    public nonisolated let limit: Int
    /// The total size of the files after the last removal, and of those that were written since then; `nil` if it is unknown.
    ///
    /// A file that replaces another one counts twice.
    private var size: Int?

    /// Creates a cache in a folder, and reads nothing yet.
    ///
    /// - Parameters:
    ///   - folder: The folder, which should contain nothing else.
    ///   - limit: The maximum total size of the files, in bytes.
    public init(folder: URL, limit: Int = 256 << 20) {
        self.folder = folder
        self.limit = max(limit, 0)
    }

    /// The total size of the files, in bytes.
    public var byteCount: Int {
        StoredImageFile.all(in: folder).reduce(0) { $0 + $1.size }
    }

    /// Removes all images.
    public func removeAll() {
        for file in StoredImageFile.all(in: folder) { file.remove() }
        size = nil
    }

    /// Returns the data of an image, and marks it as used; `nil` if it is not stored.
    func data(at url: URL) -> Data? {
        guard let file = StoredImageFile(url, in: folder) else { return nil }
        guard file.size <= limit, let data = file.contents.flatMap({ StoredImageFormat.data(in: $0, of: url) }) else {
            file.remove()
            return nil
        }
        file.setLastUse(Date())
        return data
    }

    /// Stores the data of an image, unless it exceeds the limit on its own.
    func insert(_ data: Data, at url: URL) {
        let contents = StoredImageFormat.encode(data, of: url)
        guard contents.count <= limit else { return }
        makeSpace(for: contents.count)
        if StoredImageFile.write(contents, of: url, in: folder) { size = size.map { $0 + contents.count } }
    }

    /// Removes the data of an image.
    func remove(_ url: URL) {
        StoredImageFile(url, in: folder)?.remove()
    }

    /// Removes the files that were not used for the longest time, if a file with a size would exceed the limit.
    ///
    /// A tenth of the limit is removed in addition, so that not each file that is added lists the folder again.
    private func makeSpace(for count: Int) {
        if let size, size + count <= limit { return }
        var files = StoredImageFile.all(in: folder)
        var remaining = files.reduce(0) { $0 + $1.size }
        defer { size = remaining }
        guard remaining + count > limit else { return }
        files.sort { $0.lastUse < $1.lastUse }
        for file in files where remaining + count > limit - limit / 10 {
            file.remove()
            remaining -= file.size
        }
    }
}
