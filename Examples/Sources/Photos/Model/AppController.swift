import FLIC
import Foundation

/// The brain of the application: knows where the photos are and loads them.
@MainActor
final class AppController {
    /// Where the photos come from.
    enum Source {
        case feed(URL)
        case folder(URL)
    }

    let source: Source
    /// The server of this program's own, if the photos come from it.
    let server: FeedServer?
    let loader: ImageLoader

    private let limits: DownloadLimits

    /// - Parameters:
    ///   - budget: What the decoded pictures may take in memory, in bytes.
    ///   - limits: Of the feed.
    ///   - pictureLimits: Of each picture.
    init(
        source: Source, server: FeedServer? = nil, budget: Int = 64 << 20, limits: DownloadLimits = .feed,
        pictureLimits: DownloadLimits = .picture
    ) {
        loader = ImageLoader(budget: budget, limits: pictureLimits)
        self.source = source
        self.limits = limits
        self.server = server
    }

    /// All photos of the source.
    func fetchPhotos() async -> Result<[Photo], AppError> {
        switch source {
        case .folder(let folder): return await Self.photos(in: folder)
        case .feed(let url):
            return await ImageLoader.data(at: url, within: limits).flatMap { data in
                (try? JSONDecoder().decode([Photo].self, from: data)).map { .success($0) } ?? .failure(.unreadableFeed)
            }
        }
    }

    /// The picture at an address, ready to be shown.
    ///
    /// - Parameter side: Of the square that it has to fill, in pixels; nil for the picture as it is.
    func fetchImage(forURL address: String, side: CGFloat? = nil) async -> Result<UIImage, AppError> {
        guard let url = URL(string: address) else { return .failure(.unreadablePicture) }
        // A feed from the network must not make the program read files of this machine.
        if case .feed = source, url.isFileURL { return .failure(.unreadablePicture) }
        return await loader.image(at: url, side: side)
    }

    private nonisolated static func photos(in folder: URL) async -> Result<[Photo], AppError> {
        let kinds: Set = ["png", "jpg", "jpeg", "gif", "webp", "svg"]
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let pictures = files.filter { kinds.contains($0.pathExtension.lowercased()) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        guard !pictures.isEmpty else { return .failure(.noPictures(folder.path)) }
        return .success(
            pictures.enumerated().map { index, file in
                let address = file.absoluteString
                let title = file.deletingPathExtension().lastPathComponent
                return Photo(id: index, title: title, thumbnailUrl: address, url: address)
            })
    }
}
