import ComponentFlow
import ComponentFlowTesting
import InspectorProtocol
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("The errors above a window")
    struct BuildBannerTests {
        private let fixture: AgentFixture

        init() throws {
            fixture = try AgentFixture(size: CGSize(width: 480, height: 320))
            fixture.stage.show(Pair(title: "a"))
        }

        private static func error(_ line: Int) -> JSONValue {
            [
                "file": "/home/me/App/Sources/App/View.swift", "line": JSONValue(line), "column": 7,
                "message": "cannot find 'colour' in scope",
            ]
        }

        private func texts() async throws -> [String] {
            let found = try await fixture.call(.find)["elements"]?.array ?? []
            return found.compactMap { $0["name"]?.string }
        }

        @Test("An error is shown with file, line, column and message")
        func error() async throws {
            try await fixture.call(.showBuild, ["errors": [Self.error(12)]])
            fixture.stage.advance(by: 0.1)
            let shown = try await texts()
            #expect(shown.contains("App/View.swift:12:7"))
            #expect(shown.contains("cannot find 'colour' in scope"))
        }

        @Test("Of many errors, the first are shown with the number of the others")
        func many() async throws {
            try await fixture.call(.showBuild, ["errors": .array((1...9).map(Self.error))])
            fixture.stage.advance(by: 0.1)
            let shown = try await texts()
            #expect(shown.contains("and 5 more"))
        }

        @Test("A request without errors removes them")
        func removed() async throws {
            try await fixture.call(.showBuild, ["errors": [Self.error(1)]])
            try await fixture.call(.showBuild)
            let shown = try await texts()
            #expect(!shown.contains("App/View.swift:1:7"))
        }

        @Test("A message is removed after its time, unless another one was shown meanwhile")
        func message() {
            var actions: [@MainActor () -> Void] = []
            let banners = BuildBanners { _, action in actions.append(action) }
            let window = fixture.stage.window
            let count = window.subviews.count
            banners.show("first", in: [window])
            banners.show("second", in: [window])
            actions[0]()
            #expect(window.subviews.count == count + 1)
            actions[1]()
            #expect(window.subviews.count == count)
        }

        @Test("A tap beside the errors reaches the program")
        func tap() async throws {
            try await fixture.call(.showBuild, ["errors": [Self.error(1)]])
            fixture.stage.advance(by: 0.1)
            let target = fixture.stage.window.hitTest(CGPoint(x: 240, y: 160), with: nil)
            let ancestors = sequence(first: target) { $0?.superview }
            #expect(!ancestors.prefix { $0 != nil }.contains { $0 is BuildBannerView })
        }
    }
}
