import ComponentFlowNetworking
import Foundation

extension ImageLoader {
    /// Returns a loader of the pictures of articles, which keeps them in files so that articles can be read offline.
    ///
    /// - Parameter folder: The folder of the library, in which the pictures have a folder of their own.
    static func pictures(in folder: URL) -> ImageLoader {
        ImageLoader(
            memoryBudget: 128 << 20,
            diskCache: ImageDiskCache(folder: folder.appendingPathComponent("pictures", isDirectory: true)),
            limits: DownloadLimits(bytes: 16 << 20, seconds: 30))
    }
}
