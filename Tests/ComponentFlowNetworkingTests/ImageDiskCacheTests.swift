import ComponentFlow
import ComponentFlowNetworking
import Foundation
import Synchronization
import Testing

/// A folder that is removed at the end of the test.
private final class TemporaryFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("image-cache-\(UUID().uuidString)")

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The files in the folder, ordered by their names.
    var files: [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.sorted().map { url.appendingPathComponent($0) }
    }

    /// Writes another file into the folder.
    func write(_ data: Data, to name: String) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try data.write(to: url.appendingPathComponent(name))
    }
}

/// A server that answers at once, and counts its requests.
private final class Server: Sendable {
    private let data: Data?
    private let names = Mutex<[String]>([])

    /// - Parameter data: The data of each image; `nil` if the server cannot be reached.
    init(_ data: Data? = pngData()) {
        self.data = data
    }

    /// The names of the requested images.
    var requests: [String] { names.withLock(\.self) }

    func fetch(_ url: URL) throws -> Data {
        names.withLock { $0.append(url.deletingPathExtension().lastPathComponent) }
        guard let data else { throw ImageLoadingError.download(.unreachable) }
        return data
    }
}

@Suite("Images in files") struct ImageDiskCacheTests {
    private let folder = TemporaryFolder()
    private let server = Server()

    /// Returns a loader that has nothing in memory, as that of another run of the program.
    private func loader(limit: Int = 1 << 20, server: Server? = nil) -> ImageLoader {
        let server = server ?? self.server
        return ImageLoader(memoryBudget: 0, diskCache: ImageDiskCache(folder: folder.url, limit: limit)) {
            try server.fetch($0)
        }
    }

    /// Loads an image with a new loader, and returns its width in pixels.
    private func width(_ name: String, server: Server? = nil) async throws -> CGFloat {
        try await loader(server: server).image(at: url(name)).size.width
    }

    /// Returns the size of the file of an image.
    private func fileSize() async throws -> Int {
        let cache = ImageDiskCache(folder: folder.url)
        _ = try await ImageLoader(diskCache: cache) { [server] in try server.fetch($0) }.image(at: url("x"))
        defer { try? FileManager.default.removeItem(at: folder.url) }
        return await cache.byteCount
    }

    @Test("An image is loaded once, also by several runs of a program")
    func loadedOnce() async throws {
        for _ in 1...3 { #expect(try await width("a") == 8) }
        #expect(server.requests == ["a"])
    }

    @Test("An image in a file is available without a server")
    func offline() async throws {
        _ = try await width("a")
        let unreachable = Server(nil)
        #expect(try await width("a", server: unreachable) == 8)
        #expect(unreachable.requests == [])
    }

    @Test("Several sizes of an image share a file")
    func sizes() async throws {
        let loader = loader(server: Server(pngData(width: 80, height: 40)))
        #expect(try await loader.image(at: url("a")).size.width == 80)
        #expect(try await loader.image(at: url("a"), filling: CGSize(width: 10, height: 10)).size.width == 20)
        #expect(folder.files.count == 1)
    }

    @Test("What is no image, and an answer that is an error, are not stored")
    func notStored() async {
        for server in [Server(Data("text".utf8)), Server(nil)] {
            await #expect(throws: ImageLoadingError.self) { try await width("a", server: server) }
        }
        #expect(folder.files == [])
    }

    @Test("Images of files are not copied")
    func files() async throws {
        let file = folder.url.appendingPathComponent("a.png")
        try folder.write(pngData(), to: "a.png")
        let loader = ImageLoader(diskCache: ImageDiskCache(folder: folder.url))
        #expect(try await loader.image(at: file).size.width == 8)
        #expect(folder.files.map(\.lastPathComponent) == ["a.png"])
    }

    // MARK: Damage

    @Test("A file that is cut off anywhere is replaced")
    func partial() async throws {
        _ = try await width("a")
        let file = try #require(folder.files.first)
        let complete = try Data(contentsOf: file)
        for length in stride(from: 0, to: complete.count, by: 5) {
            try complete.prefix(length).write(to: file)
            #expect(try await width("a") == 8, "\(length) bytes")
            #expect(try Data(contentsOf: file) == complete, "\(length) bytes")
        }
    }

    @Test("A file with a changed byte is replaced")
    func damaged() async throws {
        _ = try await width("a")
        let file = try #require(folder.files.first)
        let complete = try Data(contentsOf: file)
        for index in stride(from: 0, to: complete.count, by: 3) {
            var damaged = complete
            damaged[index] ^= 0x10
            try damaged.write(to: file)
            #expect(try await width("a") == 8, "byte \(index)")
            #expect(try Data(contentsOf: file) == complete, "byte \(index)")
        }
    }

    @Test("The file of another image is not shown")
    func otherImage() async throws {
        _ = try await width("a")
        let file = try #require(folder.files.first)
        try FileManager.default.removeItem(at: file)
        _ = try await width("b", server: Server(pngData(width: 16)))
        try FileManager.default.moveItem(at: try #require(folder.files.first), to: file)
        #expect(try await width("a") == 8)
    }

    @Test("A folder in the place of a file is no image")
    func folderInsteadOfFile() async throws {
        _ = try await width("a")
        let file = try #require(folder.files.first)
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        #expect(try await width("a") == 8)
        #expect(server.requests == ["a", "a"])
        #expect(folder.files.map(\.lastPathComponent) == [file.lastPathComponent])
    }

    @Test("An image is shown if the folder cannot be created")
    func unusableFolder() async throws {
        let cache = ImageDiskCache(folder: URL(fileURLWithPath: "/dev/null/images"))
        let loader = ImageLoader(memoryBudget: 0, diskCache: cache) { [server] in try server.fetch($0) }
        #expect(try await loader.image(at: url("a")).size.width == 8)
        #expect(await cache.byteCount == 0)
    }

    // MARK: Limit

    @Test("The file that was not used for the longest time is removed when the limit is exceeded")
    func leastRecentlyUsed() async throws {
        let loader = loader(limit: try await fileSize() * 5 / 2)
        for name in ["a", "b", "a", "c", "a", "c", "b"] { _ = try await loader.image(at: url(name)) }
        #expect(server.requests == ["x", "a", "b", "c", "b"])
    }

    @Test("The order of use is kept for the next run of the program")
    func orderOfUse() async throws {
        let limit = try await fileSize() * 5 / 2
        for name in ["a", "b", "a", "c", "a", "b"] { _ = try await loader(limit: limit).image(at: url(name)) }
        #expect(server.requests == ["x", "a", "b", "c", "b"])
    }

    @Test("The limit is never exceeded", arguments: 0...4)
    func limit(count: Int) async throws {
        let limit = try await fileSize() * count
        let cache = ImageDiskCache(folder: folder.url, limit: limit)
        let loader = ImageLoader(memoryBudget: 0, diskCache: cache) { [server] in try server.fetch($0) }
        for index in 10..<20 {
            _ = try await loader.image(at: url("\(index)"))
            #expect(await cache.byteCount <= limit)
        }
    }

    @Test("Files of an interrupted program are removed, and other files kept")
    func interrupted() async throws {
        let size = try await fileSize()
        try folder.write(Data(count: size), to: "1.unfinished-image")
        try folder.write(Data(count: size), to: "notes.txt")
        _ = try await loader(limit: size * 3 / 2).image(at: url("a"))
        #expect(folder.files.map(\.pathExtension) == ["cached-image", "txt"])
    }

    @Test("All images are removed, and other files kept")
    func removal() async throws {
        try folder.write(Data("text".utf8), to: "notes.txt")
        _ = try await width("a")
        await ImageDiskCache(folder: folder.url).removeAll()
        #expect(folder.files.map(\.lastPathComponent) == ["notes.txt"])
        _ = try await width("a")
        #expect(server.requests == ["a", "a"])
    }

    @Test("The folder cannot be read by other users")
    func permissions() async throws {
        _ = try await width("a")
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.path)
        #expect(attributes[.posixPermissions] as? NSNumber == 0o700)
    }

    @Test("Simultaneous loaders with one folder get complete images")
    func simultaneous() async throws {
        let loaders = (1...8).map { _ in loader() }
        let widths = try await withThrowingTaskGroup(of: CGFloat.self) { group in
            for loader in loaders {
                for name in ["a", "b"] {
                    group.addTask { try await loader.image(at: url(name)).size.width }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(widths == Array(repeating: 8, count: 16))
        #expect(folder.files.map(\.pathExtension) == ["cached-image", "cached-image"])
    }
}
