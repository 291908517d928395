import CGStreamer
import ComponentFlow
import Foundation
import Fuzzing
import Testing

@testable import ComponentFlowMedia

@Suite("Sources that cannot be played") @MainActor
struct MediaErrorTests {
    private func error(of source: MediaSource, output: MediaOutput = .immediate) async -> MediaError? {
        let probe = PlayerProbe(source, output: output)
        guard await probe.isSettled(), case .failed(let error) = probe.player.status else { return nil }
        return error
    }

    @Test("A file that does not exist is not found")
    func missingFile() async {
        #expect(await error(of: .url(URL(fileURLWithPath: "/nowhere/film.webm"))) == .fileNotFound)
    }

    @Test("A folder and a device are not readable files", arguments: ["/tmp", "/dev/zero"])
    func irregularFile(path: String) async {
        #expect(await error(of: .url(URL(fileURLWithPath: path))) == .unreadableFile)
    }

    @Test("Other schemes than those of files and HTTP are refused", arguments: ["v4l2", "fd", "playlist+file", "test"])
    func scheme(name: String) async throws {
        let url = try #require(URL(string: "\(name)://0"))
        #expect(await error(of: .url(url)) == .unsupportedScheme(name))
    }

    @Test("A server that cannot be reached is an error of the network")
    func network() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:9/film.webm"))
        guard case .network = await error(of: .url(url)) else {
            Issue.record("It is not an error of the network.")
            return
        }
    }

    @Test("Empty data is invalid")
    func emptyData() async {
        #expect(await error(of: .data(Data())) == .invalidData("The data is empty."))
    }

    @Test("An empty file, a text and random bytes have no supported format", arguments: 0..<3)
    func format(kind: Int) async throws {
        let choices = Choices(seed: 7)
        let data = [
            Data(), Data("This is a text.\n".utf8), Data((0..<5000).map { _ in UInt8(choices.below(256)) }),
        ][kind]
        let error = await error(of: .url(try Clips.file("format-\(kind)", data)))
        guard case .unsupportedFormat = error else {
            Issue.record("\(String(describing: error)) is another error.")
            return
        }
    }

    @Test("Without the plug-in that plays, the backend is unavailable")
    func backend() async {
        let output = MediaOutput(audioSinks: [], isSynchronized: true, player: "no-such-player")
        guard case .backendUnavailable = await error(of: .url(Clips.video), output: output) else {
            Issue.record("The backend is available.")
            return
        }
    }

    @Test("A truncated video plays as far as it exists")
    func truncated() async throws {
        let data = try Data(contentsOf: Clips.video)
        let probe = PlayerProbe(.data(data.prefix(data.count / 2)))
        probe.player.play()
        #expect(await probe.reaches { $0.hasEnded || $0.status.isFailure })
    }

    @Test("Damaged videos end or fail", arguments: 0..<24)
    func damaged(seed: Int) async throws {
        let choices = Choices(seed: UInt64(seed))
        var data = try Data(contentsOf: Clips.video)
        for _ in 0...choices.below(60) { data[choices.below(data.count)] = UInt8(choices.below(256)) }
        if choices.isTrue(onceIn: 4) { data = data.prefix(choices.below(data.count)) }
        let probe = PlayerProbe(.data(data))
        probe.player.play()
        #expect(await probe.reaches { $0.hasEnded || $0.status.isFailure })
    }

    @Test("A failed player plays when its source can be read again")
    func reload() async throws {
        let file = Clips.folder.appendingPathComponent("later.webm")
        let probe = PlayerProbe(.url(file))
        #expect(await probe.isSettled())
        probe.player.play()
        #expect(probe.player.timeControlStatus == .paused)
        try FileManager.default.copyItem(at: Clips.video, to: file)
        probe.player.reload()
        #expect(await probe.isSettled())
        #expect(probe.player.status == .ready)
    }

    @Test("All errors have a sentence for users")
    func descriptions() {
        let errors: [MediaError] = [
            .backendUnavailable("a"), .unsupportedScheme("a"), .fileNotFound, .unreadableFile, .network("a"),
            .unsupportedFormat("a"), .invalidData("a"), .failed("a"),
        ]
        #expect(errors.allSatisfy { $0.localizedDescription.hasSuffix(".") })
        #expect(MediaError.network("refused").failureReason == "refused")
    }

    private func error(domain: GQuark, code: UInt32, missing: String? = nil, isOfConnection: Bool = false) -> MediaError
    {
        guard let error = g_error_new_literal(domain, gint(code), "text") else { return .failed("memory") }
        defer { g_error_free(error) }
        return MediaError(error, missing: missing, isOfConnection: isOfConnection)
    }

    @Test("Errors of GStreamer become errors of players")
    func mapping() {
        let resource = gst_resource_error_quark()
        #expect(error(domain: resource, code: GST_RESOURCE_ERROR_NOT_FOUND.rawValue) == .fileNotFound)
        #expect(error(domain: resource, code: GST_RESOURCE_ERROR_OPEN_READ.rawValue) == .unreadableFile)
        #expect(
            error(domain: resource, code: GST_RESOURCE_ERROR_NOT_FOUND.rawValue, isOfConnection: true)
                == .network("text"))
        let stream = gst_stream_error_quark()
        #expect(
            error(domain: stream, code: GST_STREAM_ERROR_CODEC_NOT_FOUND.rawValue, missing: "H.264 decoder")
                == .unsupportedFormat("H.264 decoder"))
        #expect(error(domain: stream, code: GST_STREAM_ERROR_DECODE.rawValue) == .invalidData("text"))
        #expect(
            error(domain: gst_core_error_quark(), code: GST_CORE_ERROR_MISSING_PLUGIN.rawValue)
                == .unsupportedFormat("text"))
        #expect(error(domain: gst_library_error_quark(), code: 1) == .failed("text"))
    }
}
