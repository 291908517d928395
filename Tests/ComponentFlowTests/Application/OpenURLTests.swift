import ComponentFlowTesting
import OpenDisplay
import Testing

import ComponentFlow

private struct Opener: ComponentApp {
    @MainActor final class Log {
        var urls: [String] = []
    }

    let log: Log?

    init() { log = nil }

    init(_ log: Log?) { self.log = log }

    var body: some Scene {
        Window("Main") { OpeningContent(log: log) }
    }
}

private struct OpeningContent: CompositeComponent {
    let log: Opener.Log?

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.log === rhs.log }

    var content: some Component<Empty> {
        Text("content").onOpenURL { url in log?.urls.append(url.absoluteString) }
    }
}

@Suite(.serialized) @MainActor
struct OpenURLTests {
    @Test("The components of the window open the files and URLs of a further start")
    func furtherStart() throws {
        let log = Opener.Log()
        let stage = ApplicationStage(Opener(log))
        defer { stage.end() }
        let url = try #require(URL(string: "notes:1"))
        UIApplication.shared.wasStartedAgain(ProgramStart(urls: [url]))
        #expect(log.urls == ["notes:1"])
    }

    @Test("A URL that no component opens is reported")
    func unhandled() throws {
        struct Silent: ComponentApp {
            var body: some Scene { Window("Main") { Text("content") } }
        }
        let stage = ApplicationStage(Silent())
        defer { stage.end() }
        let url = try #require(URL(string: "notes:1"))
        let reports = Diagnostics.record { UIApplication.shared.wasStartedAgain(ProgramStart(urls: [url])) }
        #expect(reports.map(\.rule) == ["window.url-unhandled"])
    }
}
