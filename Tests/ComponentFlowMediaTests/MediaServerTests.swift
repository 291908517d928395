import ComponentFlow
import Foundation
import Testing

@testable import ComponentFlowMedia

@Suite("Players of resources on a server") @MainActor
struct MediaServerTests {
    private let server: MediaServer

    init() throws {
        server = try MediaServer(folder: Clips.folder)
    }

    /// Loads a resource of the server.
    private func load(_ name: String) async throws -> PlayerProbe {
        let probe = PlayerProbe(.url(try server.url(name)))
        #expect(await probe.isSettled())
        return probe
    }

    @Test("A video is loaded, and played to its end")
    func video() async throws {
        let probe = try await load(Clips.silentVideo.lastPathComponent)
        #expect(probe.player.status == .ready)
        probe.player.play()
        #expect(await probe.reaches { $0.hasEnded || $0.status.isFailure })
        #expect(probe.player.hasEnded)
    }

    @Test("A resource that the server does not have is an error of the network")
    func missing() async throws {
        let status = try await load("missing.webm").player.status
        guard case .failed(.network) = status else {
            Issue.record("The status is \(status).")
            return
        }
    }

    @Test("A page in place of a video is an error of the format")
    func page() async throws {
        let page = try Clips.file("page.html", Data("<p>Not found</p>".utf8))
        let status = try await load(page.lastPathComponent).player.status
        guard case .failed(.unsupportedFormat) = status else {
            Issue.record("The status is \(status).")
            return
        }
    }
}
