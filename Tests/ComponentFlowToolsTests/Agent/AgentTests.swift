import ComponentFlow
import Foundation
import InspectorClient
import InspectorProtocol
import Testing

@testable import ComponentFlowTools

extension InspectorTests {
    @MainActor
    @Suite("The agent")
    struct AgentTests {
        @Test("The first response names the protocol and the program")
        func hello() async throws {
            let answer = try await AgentFixture().call(.hello)
            #expect(answer["protocol"] == 1)
            #expect(answer["program"] == "Fixture")
            #expect(answer["process"]?.integer == Int(getpid()))
        }

        @Test("The first request is answered while the main actor is busy")
        func busyProgram() throws {
            let fixture = try AgentFixture()
            let answer = try InspectorConnection(path: fixture.agent.socketPath, timeout: answerTimeout).call(.hello)
            #expect(answer["program"] == "Fixture")
        }

        @Test("A client of another version is refused")
        func version() async throws {
            let error = try await AgentFixture().error(of: .hello, ["protocol": 2])
            #expect(error == .request(.impossible("The program supports version 1 of the protocol only.")))
        }

        @Test("An unknown method is an error")
        func unknownMethod() async throws {
            let response = try await AgentFixture().connected { connection in
                try connection.send(Data(#"{"jsonrpc": "2.0", "id": "a", "method": "dance"}"#.utf8 + [10]))
                return try connection.receive()
            }
            #expect(response.id == "a")
            #expect(response.result == .failure(.unknownMethod("dance")))
        }

        @Test("A request without an identifier has no response")
        func notification() async throws {
            let response = try await AgentFixture().connected { connection in
                try connection.send(Data(#"{"jsonrpc": "2.0", "method": "counters"}"#.utf8 + [10]))
                try connection.send(Data(#"{"jsonrpc": "2.0", "id": 1, "method": "hello"}"#.utf8 + [10]))
                return try connection.receive()
            }
            #expect(response.id == 1)
        }

        @Test("A missing parameter is named")
        func missingParameter() async throws {
            let error = try await AgentFixture().error(of: .properties)
            #expect(error == .request(.invalidParameters("\"node\" is missing.")))
        }

        @Test("Waiting ends when nothing moves")
        func idle() async throws {
            let fixture = try AgentFixture()
            fixture.stage.show(Leaf(title: "a"))
            // A change of a setting by another test requests a frame of all windows.
            fixture.stage.window.layerTree.onNeedsFrame = { [stage = fixture.stage] in
                Task { stage.settle() }
            }
            fixture.stage.settle()
            #expect(try await fixture.call(.wait, ["timeout": 30])["idle"] == true)
        }

        @Test("Waiting ends after the timeout while an animation runs")
        func busy() async throws {
            let fixture = try AgentFixture()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            fixture.stage.show(view)
            UIView.animate(withDuration: 5) { view.alpha = 0.5 }
            fixture.stage.advance(by: 0.1)
            #expect(try await fixture.call(.wait, ["timeout": 0])["idle"] == false)
        }

        @Test("A program has one agent until it is stopped")
        func shared() throws {
            let directory = temporaryDirectory()
            defer { try? FileManager.default.removeItem(atPath: directory.path) }
            let agent = try #require(InspectorAgent.start(in: directory))
            #expect(InspectorAgent.start(in: directory) === agent)
            InspectorAgent.stop()
            #expect(InspectorAgent.shared == nil)
            #expect(directory.socketPaths.isEmpty)
        }

        @Test(
            "The environment can prevent that the agent starts at launch",
            arguments: [
                ([:], true), (["COMPONENTFLOW_INSPECTOR": "1"], true), (["COMPONENTFLOW_INSPECTOR": "0"], false),
            ])
        func launch(environment: [String: String], starts: Bool) {
            #expect(InspectorAgent.startsAtLaunch(in: environment) == starts)
        }

        @Test("A program whose agent cannot be started reports it, and continues")
        func failure() {
            let directory = SocketDirectory(path: "/nowhere/componentflow")
            let diagnostics = Diagnostics.record { #expect(InspectorAgent.start(in: directory) == nil) }
            #expect(diagnostics.map(\.rule) == ["inspector.no-socket"])
            #expect(diagnostics.first?.message.hasPrefix("The program cannot be inspected: mkdir: ") == true)
        }

        @Test("A path that is too long for a socket is an error")
        func longPath() {
            let directory = SocketDirectory(path: "/tmp/" + String(repeating: "a", count: 120))
            defer { rmdir(directory.path) }
            let diagnostics = Diagnostics.record { #expect(InspectorAgent.start(in: directory) == nil) }
            #expect(diagnostics.first?.message.hasPrefix("The program cannot be inspected: bind: ") == true)
        }

        /// Shows an overlay that an attached client owns, performs further requests, and disconnects the client.
        private func overlays(
            after requests: @escaping @Sendable (InspectorConnection) throws -> Void = { _ in }
        ) async throws -> JSONValue? {
            let fixture = try AgentFixture()
            try await fixture.connected { connection in
                let client = try connection.call(.attach)["client"] ?? .null
                _ = try connection.call(.overlay, ["modes": ["bounds"], "owner": client])
                try requests(connection)
            }
            return try await fixture.call(.overlay)["modes"]
        }

        @Test("What an attached client owns ends when the client disconnects")
        func owned() async throws {
            #expect(try await overlays() == [])
        }

        @Test("What was requested since without an owner remains")
        func replaced() async throws {
            let modes = try await overlays { _ = try $0.call(.overlay, ["modes": ["focus"]]) }
            #expect(modes == ["focus"])
        }

        @Test("What has no owner remains when its client disconnects")
        func unowned() async throws {
            let fixture = try AgentFixture()
            try await fixture.call(.overlay, ["modes": ["bounds"]])
            #expect(try await fixture.call(.overlay)["modes"] == ["bounds"])
        }

        @Test("Only an attached client can be an owner")
        func unknownOwner() async throws {
            let error = try await AgentFixture().error(of: .highlight, ["owner": 99])
            #expect(error == .request(.impossible("The client 99 is not attached.")))
        }

        @Test("A stopped agent removes its socket")
        func stop() async throws {
            let fixture = try AgentFixture()
            fixture.agent.stop()
            #expect(!FileManager.default.fileExists(atPath: fixture.agent.socketPath))
        }
    }
}
