import ComponentFlow
import ComponentFlowNetworking
import Foundation
import ReaderTestSupport
import Testing

@testable import Reader

/// Pictures of articles, which are read offline.
struct ArticlePictureTests {
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

    /// Loads a picture as another run of the program, and returns its width in pixels.
    private func width(_ url: URL, filling width: CGFloat = 100) async throws -> CGFloat {
        try await ImageLoader.pictures(in: library.folder)
            .image(at: url, filling: CGSize(width: width, height: 1)).size.width
    }

    @Test(
        "A picture is loaded, and scaled down to the width of the page",
        arguments: [(100, 40), (20, 20)] as [(CGFloat, CGFloat)])
    func loading(width: CGFloat, expected: CGFloat) async throws {
        let (server, url) = try server()
        #expect(try await self.width(url, filling: width) == expected)
        #expect(server.requests.count == 1)
    }

    @Test("A picture that was loaded before is shown without the server")
    func offline() async throws {
        let (server, url) = try server()
        _ = try await width(url)
        #expect(try await width(url) == 40)
        #expect(server.requests.count == 1)
    }

    @Test(
        "A file that is not a picture, and a response without success, are no pictures",
        arguments: [("200 OK", .invalidImage), ("404 No", .status(404))] as [(String, ImageLoadingError)])
    func failures(status: String, expected: ImageLoadingError) async throws {
        let server = try TestServer { _ in TestServer.response(status, [], "text") }
        let url = try server.url("/a")
        await #expect(throws: expected) { try await width(url) }
        #expect(server.requests.count == 1)
    }
}
