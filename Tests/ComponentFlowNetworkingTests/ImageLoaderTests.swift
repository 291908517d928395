import ComponentFlow
import Foundation
import HTTPClient
import Testing

@testable import ComponentFlowNetworking

@Suite("Loading images") struct ImageLoaderTests {
    private let source = ImageSource()

    private func loader(memoryBudget: Int = 1 << 20) -> ImageLoader {
        ImageLoader(memoryBudget: memoryBudget) { [source] in try await source.fetch($0) }
    }

    /// Returns the width of an image in pixels, or its error.
    private func width(
        _ loader: ImageLoader, _ name: String, filling size: CGSize? = nil
    ) async -> Result<CGFloat, ImageLoadingError> {
        do throws(ImageLoadingError) {
            return .success(try await loader.image(at: url(name), filling: size).size.width)
        } catch {
            return .failure(error)
        }
    }

    /// Loads an image from a source that answers at once.
    private func load(_ loader: ImageLoader, _ name: String, _ answer: Result<Data, any Error>) async
        -> Result<CGFloat, ImageLoadingError>
    {
        async let result = width(loader, name)
        await source.requests(source.urls.count + 1)
        source.answer(answer)
        return await result
    }

    @Test("An image is loaded once and then taken from the cache")
    func cache() async {
        let loader = loader()
        #expect(await load(loader, "a", .success(pngData())) == .success(8))
        #expect(await width(loader, "a") == .success(8))
        #expect(source.urls == [url("a")])
    }

    @Test("A cached image is available without waiting, until the cache is emptied")
    func cachedImage() async {
        let loader = loader()
        _ = await load(loader, "a", .success(pngData()))
        #expect(loader.cachedImage(at: url("a"))?.size.width == 8)
        loader.removeCachedImages()
        #expect(loader.cachedImage(at: url("a")) == nil)
        #expect(loader.cachedBytes == 0)
    }

    @Test("The least recently used image is removed when the budget is exceeded")
    func budget() async {
        // Two images of 256 bytes.
        let loader = loader(memoryBudget: 512)
        for name in ["a", "b"] { _ = await load(loader, name, .success(pngData())) }
        _ = loader.cachedImage(at: url("a"))
        _ = await load(loader, "c", .success(pngData()))
        #expect(["a", "b", "c"].map { loader.cachedImage(at: url($0)) != nil } == [true, false, true])
        #expect(loader.cachedBytes == 512)
    }

    @Test("An image that is larger than the budget is returned but not kept")
    func overBudget() async {
        let loader = loader(memoryBudget: 100)
        #expect(await load(loader, "a", .success(pngData())) == .success(8))
        #expect(loader.cachedBytes == 0)
    }

    @Test("Simultaneous requests for an image share a download")
    func sharing() async {
        let loader = loader()
        async let first = width(loader, "a")
        async let second = width(loader, "a")
        await source.requests(1)
        // The second request may have come after the download, and was then answered from the cache.
        source.answer(.success(pngData()))
        #expect(await [first, second] == [.success(8), .success(8)])
        #expect(source.urls.count == 1)
    }

    @Test("An image is reduced while it still fills the requested size, and never enlarged")
    func size() async {
        let loader = loader()
        async let small = width(loader, "a", filling: CGSize(width: 10, height: 10))
        await source.requests(1)
        source.answer(.success(pngData(width: 80, height: 40)))
        #expect(await small == .success(20))
        async let large = width(loader, "b", filling: CGSize(width: 1000, height: 1000))
        await source.requests(2)
        source.answer(.success(pngData(width: 80, height: 40)))
        #expect(await large == .success(80))
    }

    @Test(
        "A size that is empty or not finite is ignored",
        arguments: [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: .infinity)])
    func unusableSize(size: CGSize) {
        #expect(ImageRequest(url: url("a"), size: size) == ImageRequest(url: url("a"), size: nil))
    }

    @Test("A component without a loader of its own uses the shared loader at the time of its creation")
    @MainActor func replacedSharedLoader() {
        let old = ImageLoader.shared
        defer { ImageLoader.shared = old }
        let replacement = loader()
        ImageLoader.shared = replacement
        #expect(AsyncImage(url: url("a")) == AsyncImage(url: url("a"), loader: replacement))
        #expect(AsyncImage(url: url("a")) != AsyncImage(url: url("a"), loader: old))
    }

    @Test("A failed download can be tried again")
    func retry() async {
        let loader = loader()
        #expect(await load(loader, "a", .failure(ImageLoadingError.status(503))) == .failure(.status(503)))
        #expect(await load(loader, "a", .success(pngData())) == .success(8))
    }

    @Test("Data that is no image is an error")
    func invalid() async {
        #expect(await load(loader(), "a", .success(Data("text".utf8))) == .failure(.invalidImage))
    }

    /// Returns the width of the image in a file that a closure uses.
    private func fileWidth(_ data: Data, bytes: Int) async throws -> CGFloat {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("image-\(UUID().uuidString)")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try await ImageLoader(limits: DownloadLimits(bytes: bytes)).image(at: file).size.width
    }

    @Test("Images of files are loaded")
    func file() async throws {
        #expect(try await fileWidth(pngData(), bytes: 1 << 20) == 8)
    }

    @Test("A file that is larger than the limit is an error")
    func largeFile() async throws {
        await #expect(throws: ImageLoadingError.download(.tooLarge(10))) { try await fileWidth(pngData(), bytes: 10) }
    }

    @Test("A file that does not exist, a folder and a device are errors", arguments: ["/nothing", "/", "/dev/zero"])
    func unreadableFile(path: String) async {
        await #expect(throws: ImageLoadingError.unreadableFile) {
            try await ImageLoader().image(at: URL(fileURLWithPath: path))
        }
    }

    @Test("A URL with another scheme is an error")
    func scheme() async throws {
        let url = try #require(URL(string: "ftp://images.test/a"))
        await #expect(throws: ImageLoadingError.unsupportedScheme("ftp")) { try await ImageLoader().image(at: url) }
    }

    @Test("A server that does not exist is an error")
    func unreachable() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:1/a.png"))
        await #expect(throws: ImageLoadingError.download(.unreachable)) { try await ImageLoader().image(at: url) }
    }

    @Test("An error of a source is described")
    func unknownError() async {
        struct Broken: LocalizedError {
            var errorDescription: String? { "The archive is damaged." }
        }
        let result = await load(loader(), "a", .failure(Broken()))
        #expect(result == .failure(.failed("The archive is damaged.")))
    }

    @Test("A download continues while one of its requests is not cancelled")
    func partialCancellation() async {
        let loader = loader()
        let first = Task { await width(loader, "a") }
        await source.requests(1)
        let second = Task { await width(loader, "a") }
        first.cancel()
        source.answer(.success(pngData()))
        _ = await first.value
        // The second request may have begun after the download was cancelled with the first one.
        if source.urls.count > 1 { source.answer(.success(pngData())) }
        second.cancel()
        _ = await second.value
        #expect(loader.downloadCount == 0)
    }

    @Test("A download is cancelled with its last request")
    func cancellation() async {
        let loader = loader()
        let task = Task { await width(loader, "a") }
        await source.requests(1)
        task.cancel()
        await source.cancellations(1)
        #expect(await task.value == .failure(.cancelled))
        #expect(loader.downloadCount == 0)
    }

    @Test("A request of a cancelled task downloads nothing")
    func cancelledBefore() async {
        let loader = loader()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await width(loader, "a")
        }
        #expect(await task.value == .failure(.cancelled))
        #expect(source.urls == [])
    }

    @Test("Every error has a sentence for users")
    func sentences() {
        let errors: [ImageLoadingError] = [
            .unsupportedScheme("ftp"), .download(.tooSlow(3)), .status(404), .unreadableFile, .invalidImage, .cancelled,
            .failed("It failed."),
        ]
        #expect(errors.allSatisfy { $0.localizedDescription.hasSuffix(".") })
    }

    @Test("A download with an unlimited time has a description")
    func unlimitedTime() {
        #expect(DownloadError.tooSlow(.infinity).localizedDescription.hasSuffix(" seconds."))
    }
}
