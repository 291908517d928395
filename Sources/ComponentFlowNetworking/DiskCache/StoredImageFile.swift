internal import Foundation

/// A file of an ``ImageDiskCache``.
struct StoredImageFile {
    /// The extension of complete files, which distinguishes them from others in the folder.
    private static let pathExtension = "cached-image"
    /// The extension of files that are being written, or whose writer was terminated.
    private static let unfinishedExtension = "unfinished-image"

    let url: URL
    /// The size in bytes.
    let size: Int
    /// The time at which the file was written or read most recently: the date of its modification.
    let lastUse: Date

    /// Finds the file of an image; `nil` if there is none.
    init?(_ image: URL, in folder: URL) {
        self.init(Self.location(of: image, in: folder))
    }

    /// Describes a regular file; a device or a pipe could be endless.
    private init?(_ url: URL) {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
            attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? NSNumber
        else { return nil }
        self.url = url
        self.size = size.intValue
        lastUse = attributes[.modificationDate] as? Date ?? .distantPast
    }

    /// All files of a cache, also unfinished ones, in no particular order.
    static func all(in folder: URL) -> [StoredImageFile] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.compactMap { name in
            let url = folder.appendingPathComponent(name)
            guard [pathExtension, unfinishedExtension].contains(url.pathExtension) else { return nil }
            return StoredImageFile(url)
        }
    }

    /// The contents; `nil` if the file cannot be read.
    var contents: Data? { try? Data(contentsOf: url) }

    func setLastUse(_ date: Date) {
        try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
    }

    func remove() {
        try? FileManager.default.removeItem(at: url)
    }

    // MARK: Writing

    /// Writes the file of an image, which replaces the previous one when it is complete.
    ///
    /// - Returns: Whether it was written.
    static func write(_ contents: Data, of image: URL, in folder: URL) -> Bool {
        createFolder(folder)
        let unfinished = folder.appendingPathComponent("\(UUID().uuidString).\(unfinishedExtension)")
        do {
            try contents.write(to: unfinished)
            // The system sets the time in steps of some milliseconds, which is too coarse to order the files.
            try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: unfinished.path)
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            return false
        }
        if rename(unfinished.path, location(of: image, in: folder).path) == 0 { return true }
        try? FileManager.default.removeItem(at: unfinished)
        return false
    }

    /// Creates a folder that other users cannot read, because the images show what the user has seen.
    private static func createFolder(_ folder: URL) {
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    private static func location(of image: URL, in folder: URL) -> URL {
        let name = String(Checksum.of(image.absoluteString.utf8), radix: 16)
        return folder.appendingPathComponent(name).appendingPathExtension(pathExtension)
    }
}
