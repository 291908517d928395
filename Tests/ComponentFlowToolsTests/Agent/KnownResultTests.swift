import ComponentFlow
import InspectorClient
import InspectorProtocol
import InspectorWindow
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("Results of which only the changes are sent")
    struct KnownResultTests {
        private let fixture: AgentFixture
        private let connection: SocketConnection

        init() throws {
            fixture = try AgentFixture(size: CGSize(width: 400, height: 400))
            connection = SocketConnection(path: fixture.agent.socketPath, timeout: answerTimeout)
            show(changed: "Row")
        }

        /// Shows 200 texts, of which one has another content.
        private func show(changed text: String) {
            fixture.stage.show(
                VStack {
                    for index in 0..<200 { Text(index == 100 ? text : "Row of the list") }
                })
        }

        private func components(since version: JSONValue?) async throws -> JSONValue {
            try await connection.call(.components, ["since": version ?? 0])
        }

        @Test("The first result is sent as a whole")
        func first() async throws {
            let first = try await components(since: 0)
            #expect(first["since"] == 0)
            #expect(first["values"]?["nodes"]?.array?.count == 201)
        }

        @Test("A result that has not changed is not sent again")
        func unchanged() async throws {
            let first = try await components(since: 0)
            let second = try await components(since: first["version"])
            #expect(second.object?.keys.sorted() == ["since", "version"])
        }

        @Test("Of a list, only the element that has changed is sent again")
        func change() async throws {
            let first = try await components(since: 0)
            show(changed: "Text")
            let second = try await components(since: first["version"])
            #expect(second["parts"]?["nodes"]?.array?.filter { $0.object != nil }.map { $0["text"] } == ["Text"])
            #expect(second.data.count < 1_000)
            #expect(first.data.count > 20_000)
        }

        @Test("The changes and the earlier result are the entire result")
        func combination() async throws {
            let first = try await components(since: 0)
            show(changed: "Text")
            let second = try await components(since: first["version"])
            let former = try #require(ResultChanges.result(of: first, since: [:]))
            let whole = try await fixture.call(.components)
            #expect(ResultChanges.result(of: second, since: former) == whole.object)
        }

        @Test("A version that the program does not know any more is answered with the entire result")
        func unknownVersion() async throws {
            _ = try await components(since: 0)
            let first = try await components(since: 0)
            #expect(first["values"]?["nodes"]?.array?.count == 201)
        }

        @Test("A version of another client is answered with the entire result")
        func otherClient() async throws {
            let first = try await components(since: 0)
            let other = try await fixture.call(.components, ["since": first["version"] ?? 0])
            #expect(other["since"] == 0)
        }

        @Test("Without a version the result is sent as before")
        func noVersion() async throws {
            let result = try await fixture.call(.components)
            #expect(result.object?.keys.sorted() == ["complete", "nodes"])
        }

        @Test("A version that is no number is refused")
        func invalidVersion() async throws {
            let error = try await fixture.error(of: .components, ["since": "x"])
            #expect(error == .request(.invalidParameters("\"since\" is an integer from 0 to 2147483647.")))
        }
    }
}
