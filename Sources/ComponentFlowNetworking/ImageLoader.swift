public import ComponentFlow
public import Foundation
public import HTTPClient
internal import OpenCoreGraphics
internal import OpenUIFoundation

/// Loads images, decodes them in the background, and caches them within a memory budget, and optionally in files.
///
/// ```swift
/// let image = try await ImageLoader.shared.image(at: url, filling: CGSize(width: 200, height: 200))
/// ```
///
/// Simultaneous requests for the same image share one download, which is cancelled when the last of them is cancelled.
/// Can be used on any thread.
public final class ImageLoader: Sendable {
    /// A closure that returns the data at a URL.
    public typealias Fetch = @Sendable (URL) async throws -> Data
    private typealias Answer = Result<UIImage, ImageLoadingError>

    private static let storedShared = OrderedMutex(ImageLoader())

    /// The loader of images for which no other one is specified; initially one with 64 megabytes of decoded images and the
    /// default limits of downloads.
    ///
    /// Set it when the program starts to change the limits of all images:
    ///
    /// ```swift
    /// ImageLoader.shared = ImageLoader(limits: DownloadLimits(bytes: 8 << 20, seconds: 20))
    /// ```
    ///
    /// Components that exist already use the new loader after their next update.
    public static var shared: ImageLoader {
        get { storedShared.withLock { $0 } }
        set { storedShared.withLock { $0 = newValue } }
    }

    /// A download, and the number of tasks that wait for it.
    private struct Download {
        let task: Task<Answer, Never>
        var waiting: Int
    }

    private struct State {
        var cache: ImageCache
        var downloads: [ImageRequest: Download] = [:]
    }

    private let state: OrderedMutex<State>
    private let diskCache: ImageDiskCache?
    private let fetch: Fetch

    /// Creates a loader of `http:`, `https:` and `file:` URLs.
    ///
    /// - Parameters:
    ///   - memoryBudget: The maximum memory of the decoded images that are kept, in bytes.
    ///   - diskCache: The files in which downloaded images are kept, also for the next run of the program; `nil` keeps them in
    ///     memory only. Images of `file:` URLs are not copied.
    ///   - limits: The limits of each download, and the maximum size of a file.
    public convenience init(
        memoryBudget: Int = 64 << 20, diskCache: ImageDiskCache? = nil, limits: DownloadLimits = DownloadLimits()
    ) {
        self.init(memoryBudget: memoryBudget, diskCache: diskCache) { try await ImageData.load($0, within: limits) }
    }

    /// Creates a loader with another source of data, such as an archive or an HTTP client with authentication.
    ///
    /// - Parameters:
    ///   - memoryBudget: The maximum memory of the decoded images that are kept, in bytes.
    ///   - diskCache: The files in which images are kept, also for the next run of the program; `nil` keeps them in memory only.
    ///   - fetch: A closure that returns the data at a URL, and is responsible for limits on its size and on the time. Its task
    ///     is cancelled when the image is no longer needed. An ``ImageLoadingError`` that it throws is reported as it is.
    public init(memoryBudget: Int = 64 << 20, diskCache: ImageDiskCache? = nil, fetch: @escaping Fetch) {
        state = OrderedMutex(State(cache: ImageCache(budget: max(memoryBudget, 0))))
        self.diskCache = diskCache
        self.fetch = fetch
    }

    /// Returns an image, from the cache if possible.
    ///
    /// - Parameters:
    ///   - url: The URL of the image.
    ///   - size: The size that the image must fill, in pixels, which saves memory: a larger image is reduced while it is
    ///     decoded, preserving its proportions. `nil` for the original size.
    public nonisolated(nonsending) func image(at url: URL, filling size: CGSize? = nil) async throws(ImageLoadingError)
        -> UIImage
    {
        try await image(for: ImageRequest(url: url, size: size))
    }

    /// Returns an image that is in memory, without waiting.
    public func cachedImage(at url: URL, filling size: CGSize? = nil) -> UIImage? {
        cachedImage(for: ImageRequest(url: url, size: size))
    }

    /// Releases all images in memory.
    public func removeCachedImages() {
        state.withLock { $0.cache.removeAll() }
    }

    /// The size of the images in memory, in bytes.
    public var cachedBytes: Int {
        state.withLock { $0.cache.cost }
    }

    /// The number of downloads that have not ended.
    public var downloadCount: Int {
        state.withLock { $0.downloads.count }
    }

    func cachedImage(for request: ImageRequest) -> UIImage? {
        state.withLock { $0.cache.image(for: request) }
    }

    nonisolated(nonsending) func image(for request: ImageRequest) async throws(ImageLoadingError) -> UIImage {
        if Task.isCancelled { throw .cancelled }
        if let image = cachedImage(for: request) { return image }
        let task = join(request)
        let answer = await BackgroundWork.perform(request.description) {
            await withTaskCancellationHandler {
                await task.value
            } onCancel: {
                leave(request, task)
            }
        }
        if Task.isCancelled { throw .cancelled }
        return try answer.get()
    }

    // MARK: Sharing downloads

    /// Returns the download of an image, and counts another task that waits for it.
    private func join(_ request: ImageRequest) -> Task<Answer, Never> {
        state.withLock { state in
            if let download = state.downloads[request] {
                state.downloads[request]?.waiting += 1
                return download.task
            }
            let task = Task.detached(priority: .userInitiated) { await self.load(request) }
            state.downloads[request] = Download(task: task, waiting: 1)
            return task
        }
    }

    /// Counts one task less that waits for a download, and cancels it after the last one.
    private func leave(_ request: ImageRequest, _ task: Task<Answer, Never>) {
        let isUnused = state.withLock { state in
            guard var download = state.downloads[request], download.task == task else { return false }
            download.waiting -= 1
            state.downloads[request] = download.waiting > 0 ? download : nil
            return download.waiting == 0
        }
        if isUnused { task.cancel() }
    }

    /// Loads an image and stores it, unless it is no longer needed.
    private func load(_ request: ImageRequest) async -> Answer {
        let answer = await loaded(request)
        if Task.isCancelled { return .failure(.cancelled) }
        state.withLock { state in
            if case .success(let image) = answer { state.cache.insert(image, for: request) }
            state.downloads[request] = nil
        }
        return answer
    }

    private func loaded(_ request: ImageRequest) async -> Answer {
        if let image = await storedImage(for: request) { return .success(image) }
        guard !Task.isCancelled else { return .failure(.cancelled) }
        do {
            let data = try await fetch(request.url)
            guard !Task.isCancelled else { return .failure(.cancelled) }
            guard let image = await request.decode(data) else { return .failure(.invalidImage) }
            await diskCache(for: request)?.insert(data, at: request.url)
            return .success(image)
        } catch let error as ImageLoadingError {
            return .failure(error)
        } catch {
            return .failure(Task.isCancelled ? .cancelled : .failed(error.localizedDescription))
        }
    }

    // MARK: Files

    /// Returns the image in the disk cache; data that is no image is removed from it.
    private func storedImage(for request: ImageRequest) async -> UIImage? {
        guard let diskCache = diskCache(for: request), let data = await diskCache.data(at: request.url),
            !Task.isCancelled
        else { return nil }
        let image = await request.decode(data)
        if image == nil, !Task.isCancelled { await diskCache.remove(request.url) }
        return image
    }

    private func diskCache(for request: ImageRequest) -> ImageDiskCache? {
        request.url.isFileURL ? nil : diskCache
    }
}
