import ComponentFlow
import ComponentFlowNetworking
import Foundation

/// Loads photos and pictures from the source.
@MainActor @Observable final class AppController {
    /// The origin of the photos.
    enum Source {
        case feed(URL)
        case folder(URL)
    }

    let source: Source
    /// The local server, if the photos come from it.
    let server: FeedServer?
    let loader: ImageLoader
    /// The photos of the source.
    private(set) var photos = Loading<[Photo]>.loading
    /// The behavior of the local server.
    var mood: ServerBehavior { didSet { server?.mood = mood } }

    private let limits: DownloadLimits

    /// - Parameters:
    ///   - budget: The memory for decoded pictures, in bytes.
    ///   - limits: The download limits of the feed.
    ///   - pictureLimits: The download limits of each picture.
    init(
        source: Source, server: FeedServer? = nil, budget: Int = 64 << 20, limits: DownloadLimits = .feed,
        pictureLimits: DownloadLimits = .picture
    ) {
        loader = ImageLoader(memoryBudget: budget, limits: pictureLimits)
        self.source = source
        self.limits = limits
        self.server = server
        mood = server?.mood ?? .well
    }

    /// Loads the photos of the source again.
    func reload() async {
        photos = .loading
        photos = Loading(await fetchPhotos())
    }

    /// Fetches all photos of the source.
    func fetchPhotos() async -> Result<[Photo], AppError> {
        switch source {
        case .folder(let folder): return await Self.photos(in: folder)
        case .feed(let url):
            return await Self.data(at: url, within: limits).flatMap { data in
                (try? JSONDecoder().decode([Photo].self, from: data)).map { .success($0) } ?? .failure(.unreadableFeed)
            }
        }
    }

    private static func data(at url: URL, within limits: DownloadLimits) async -> Result<Data, AppError> {
        await Downloader.shared.load(url, within: limits).mapError(AppError.download).flatMap { response in
            response.isSuccess ? .success(response.data) : .failure(.status(response.status))
        }
    }

    /// Returns the URL of a picture, or `nil` if there is none.
    func pictureURL(_ address: String) -> URL? {
        guard let url = URL(string: address) else { return nil }
        // A feed from the network must not give access to local files.
        if case .feed = source, url.isFileURL { return nil }
        return url
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
