import Foundation
import OpenUIKitCore

/// A bundle with an asset catalog in a temporary folder, which is deleted with the object.
final class CatalogBundle {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).resources")

    /// - Parameter files: The contents of the files, by their paths within `Assets.xcassets`.
    init(_ files: [String: Data]) throws {
        for (path, data) in files {
            let file = folder.appendingPathComponent("Assets.xcassets/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
    }

    convenience init(_ texts: [String: String]) throws {
        try self.init(texts.mapValues { Data($0.utf8) })
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    var bundle: Bundle? { Bundle(path: folder.path) }
}
