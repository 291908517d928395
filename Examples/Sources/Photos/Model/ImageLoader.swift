import FLIC
import Foundation

/// Fetches pictures, decodes them off the main thread and remembers them within a budget.
///
/// Whoever asks for a picture that is on its way already waits for the same answer. When nobody waits any more, the
/// request is cancelled.
actor ImageLoader {
    private struct Request {
        var task: Task<Result<UIImage, AppError>, Never>
        var waiting: Int
    }

    private let limits: DownloadLimits
    private var cache: ImageCache
    private var requests: [ImageCache.Key: Request] = [:]
    /// How many requests were cancelled because nobody waited any more.
    private(set) var cancellations = 0

    /// - Parameters:
    ///   - budget: What the decoded pictures may take in memory, in bytes.
    ///   - limits: Of each download.
    init(budget: Int = 64 << 20, limits: DownloadLimits = .picture) {
        self.limits = limits
        cache = ImageCache(budget: budget)
    }

    /// What the remembered pictures take in memory, in bytes.
    var cost: Int {
        cache.cost
    }

    /// How many requests are on their way.
    var requestCount: Int {
        requests.count
    }

    /// The picture at a place, small enough to fill a square and no smaller.
    ///
    /// - Parameter side: Of the square, in pixels; nil for the picture as it is.
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

    /// The request for a picture, with one more who waits for it.
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

    /// Somebody does not wait any more; when nobody does, the request ends.
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
        return await Downloader.shared.load(url, within: limits).flatMap { answer in
            (200..<300).contains(answer.status) ? .success(answer.data) : .failure(.status(answer.status))
        }
    }

    /// What a regular file contains: a device or a pipe might never end.
    private static func file(at url: URL, within limits: DownloadLimits) -> Result<Data, AppError> {
        let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
        guard values?.isRegularFile == true, let size = values?.fileSize else { return .failure(.unreadablePicture) }
        guard size <= limits.bytes else { return .failure(.tooLarge(limits.bytes)) }
        return (try? Data(contentsOf: url)).map { .success($0) } ?? .failure(.unreadablePicture)
    }

    /// The picture with its pixels; nil if it cannot be read.
    private static func decode(_ data: Data, side: CGFloat?) async -> UIImage? {
        guard let image = UIImage(data: data) else { return nil }
        let smaller = min(image.size.width, image.size.height)
        guard let side, smaller > side else { return await image.byPreparingForDisplay() }
        let scale = side / smaller
        return await image.byPreparingThumbnail(
            ofSize: CGSize(width: image.size.width * scale, height: image.size.height * scale))
    }
}
