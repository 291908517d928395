internal import Foundation
internal import HTTPClient

/// The data of images from files and over HTTP.
enum ImageData {
    static func load(_ url: URL, within limits: DownloadLimits) async throws(ImageLoadingError) -> Data {
        switch url.scheme?.lowercased() {
        case "http", "https": return try await download(url, within: limits)
        case "file": return try read(url, within: limits)
        default: throw .unsupportedScheme(url.scheme ?? "")
        }
    }

    private static func download(_ url: URL, within limits: DownloadLimits) async throws(ImageLoadingError) -> Data {
        switch await Downloader.shared.load(url, within: limits) {
        case .failure(.cancelled): throw .cancelled
        case .failure(let error): throw .download(error)
        case .success(let response):
            guard response.isSuccess else { throw .status(response.status) }
            return response.data
        }
    }

    /// Reads a regular file; a device or a pipe could be endless.
    private static func read(_ url: URL, within limits: DownloadLimits) throws(ImageLoadingError) -> Data {
        let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
        guard values?.isRegularFile == true, let size = values?.fileSize else { throw .unreadableFile }
        guard size <= limits.bytes else { throw .download(.tooLarge(limits.bytes)) }
        guard let data = try? Data(contentsOf: url) else { throw .unreadableFile }
        return data
    }
}
