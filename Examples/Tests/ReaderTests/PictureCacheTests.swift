import ComponentFlow
import Foundation
import ReaderTestSupport
import Testing

@testable import Reader

/// Pictures of articles, which are read offline.
struct PictureCacheTests {
    private let library: TestLibrary
    /// A picture of 40 × 20 pixels.
    private let picture: Data

    init() throws {
        library = try TestLibrary()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        picture = try #require(image.pngData())
    }

    /// Returns a server with the picture, and its address.
    private func server() throws -> (TestServer, URL) {
        let server = try TestServer { [picture] _ in
            Data("HTTP/1.1 200 OK\r\nContent-Length: \(picture.count)\r\nConnection: close\r\n\r\n".utf8) + picture
        }
        return (server, try server.url("/picture.png"))
    }

    private func cache(budget: Int = 1 << 20) -> PictureCache {
        PictureCache(folder: library.folder, budget: budget)
    }

    @Test(
        "A picture is loaded, and scaled down to the width of the page",
        arguments: [(100, 40), (20, 20)] as [(CGFloat, CGFloat)])
    func loading(width: CGFloat, expected: CGFloat) async throws {
        let (server, url) = try server()
        let image = await cache().image(at: url, width: width)
        #expect(image?.size.width == expected)
        #expect(server.requests.count == 1)
    }

    @Test("A picture that was loaded before is shown without the server")
    func offline() async throws {
        let (server, url) = try server()
        _ = await cache().image(at: url, width: 100)
        let image = await cache().image(at: url, width: 100)
        #expect(image != nil)
        #expect(server.requests.count == 1)
    }

    @Test(
        "A file that is not a picture, and a response without success, are no pictures",
        arguments: ["200 OK", "404 No"])
    func failures(status: String) async throws {
        let server = try TestServer { _ in TestServer.response(status, [], "text") }
        #expect(await cache().image(at: try server.url("/a"), width: 100) == nil)
        #expect(server.requests.count == 1)
    }

    @Test(
        "Pictures within the budget are kept, and all are removed if none is within it",
        arguments: [(1 << 20, 1), (1, 2)])
    func cleaning(budget: Int, requests: Int) async throws {
        let (server, url) = try server()
        _ = await cache().image(at: url, width: 100)
        await cache(budget: budget).clean()
        _ = await cache().image(at: url, width: 100)
        #expect(server.requests.count == requests)
    }
}
