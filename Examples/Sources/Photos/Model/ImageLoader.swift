import ComponentFlow
import Foundation
import HTTPClient

/// Fetches pictures, decodes them off the main thread and caches them within a memory budget.
///
/// Concurrent requests for the same picture share a single download, which is cancelled when the last of them is
/// cancelled.
actor ImageLoader {
    private struct Request {
        var task: Task<Result<UIImage, AppError>, Never>
        var waiting: Int
    }

    private let limits: DownloadLimits
    private var cache: ImageCache
    private var requests: [ImageCache.Key: Request] = [:]
    /// The number of downloads that were cancelled because all their requests were cancelled.
    private(set) var cancellations = 0

    /// - Parameters:
    ///   - budget: The memory for decoded pictures, in bytes.
    ///   - limits: The limits of each download.
    init(budget: Int = 64 << 20, limits: DownloadLimits = .picture) {
        self.limits = limits
        cache = ImageCache(budget: budget)
    }

    /// The total size of the cached pictures, in bytes.
    var cost: Int {
        cache.cost
    }

    /// The number of pending requests.
    var requestCount: Int {
        requests.count
    }

    /// Returns the picture at a URL, scaled down as far as possible while it still fills a square.
    ///
    /// - Parameter side: The side of the square, in pixels; `nil` for the original size.
    func image(at url: URL, side: CGFloat?) async -> Result<UIImage, AppError> {
        let key = ImageCache.Key(url: url.absoluteString, side: side)
        if let image = cache.image(for: key) { return .success(image) }
        if Task.isCancelled { return .failure(.cancelled) }
        let task = join(key, url: url)
        return await withTaskCancellationHandler {
            let result = await task.value
            return Task.isCancelled ? .failure(.cancelled) : result
        } onCancel: {
            Task { await self.leave(key, task) }
        }
    }

    /// Returns the task for a picture, shared with other requests for it, and increments its number of waiting callers.
    private func join(_ key: ImageCache.Key, url: URL) -> Task<Result<UIImage, AppError>, Never> {
        if let request = requests[key] {
            requests[key]?.waiting += 1
            return request.task
        }
        let limits = limits
        let task = Task.detached(priority: .userInitiated) {
            await Self.load(url, side: key.side, within: limits)
        }
        requests[key] = Request(task: task, waiting: 1)
        Task { await finish(key, task) }
        return task
    }

    private func finish(_ key: ImageCache.Key, _ task: Task<Result<UIImage, AppError>, Never>) async {
        let result = await task.value
        if case .success(let image) = result { cache.insert(image, for: key) }
        if requests[key]?.task == task { requests[key] = nil }
    }

    /// Decrements the number of waiting callers, and cancels the task when none is left.
    private func leave(_ key: ImageCache.Key, _ task: Task<Result<UIImage, AppError>, Never>) {
        guard var request = requests[key], request.task == task else { return }
        request.waiting -= 1
        requests[key] = request.waiting > 0 ? request : nil
        guard request.waiting == 0 else { return }
        task.cancel()
        cancellations += 1
    }

    // MARK: Off the actor

    private static func load(
        _ url: URL, side: CGFloat?, within limits: DownloadLimits
    ) async -> Result<UIImage, AppError> {
        switch await data(at: url, within: limits) {
        case .failure(let error): return .failure(error)
        case .success(let data):
            guard !Task.isCancelled else { return .failure(.cancelled) }
            return await decode(data, side: side).map { .success($0) } ?? .failure(.unreadablePicture)
        }
    }

    static func data(at url: URL, within limits: DownloadLimits) async -> Result<Data, AppError> {
        if url.isFileURL { return file(at: url, within: limits) }
        return await Downloader.shared.load(url, within: limits).mapError(AppError.download).flatMap { response in
            response.isSuccess ? .success(response.data) : .failure(.status(response.status))
        }
    }

    /// Reads a regular file; a device or a pipe could be endless.
    private static func file(at url: URL, within limits: DownloadLimits) -> Result<Data, AppError> {
        let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
        guard values?.isRegularFile == true, let size = values?.fileSize else { return .failure(.unreadablePicture) }
        guard size <= limits.bytes else { return .failure(.download(.tooLarge(limits.bytes))) }
        return (try? Data(contentsOf: url)).map { .success($0) } ?? .failure(.unreadablePicture)
    }

    /// Decodes a picture including its pixels; `nil` if the data is invalid.
    private static func decode(_ data: Data, side: CGFloat?) async -> UIImage? {
        guard let image = UIImage(data: data) else { return nil }
        let smaller = min(image.size.width, image.size.height)
        guard let side, smaller > side else { return await image.byPreparingForDisplay() }
        let scale = side / smaller
        return await image.byPreparingThumbnail(
            ofSize: CGSize(width: image.size.width * scale, height: image.size.height * scale))
    }
}
