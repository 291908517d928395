import Foundation
import InspectorClient
import InspectorProtocol
import Testing

@testable import ComponentFlowTools

/// Connects with a socket as soon as its file exists, and returns why that failed.
private func connectionError(asSoonAsThereIs path: String) -> String? {
    while access(path, F_OK) != 0 { sched_yield() }
    do {
        let descriptor = try UnixSocket.make(isBlocking: true)
        defer { close(descriptor) }
        try UnixSocket.connect(descriptor, to: path)
        return nil
    } catch {
        return "\(error)"
    }
}

/// A client that can be started as another user, which only the superuser can do.
private enum OtherUserClient {
    private static let tools = ["/usr/bin/setpriv", "/usr/bin/python3"]

    static let canBeStarted = geteuid() == 0 && tools.allSatisfy { access($0, X_OK) == 0 }

    private static let source = """
        import socket, sys
        client = socket.socket(socket.AF_UNIX)
        client.connect(sys.argv[1])
        print("connected", flush=True)
        try:
            client.sendall(b'{"jsonrpc": "2.0", "id": 1, "method": "hello"}\\n')
            print(client.recv(65536).decode(), end="")
        except OSError:
            pass
        """

    /// Connects as a user, sends a request, and returns what the client prints: that it is connected, and the response.
    static func output(user: uid_t, socket path: String) throws -> String {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: tools[0])
        process.arguments = [
            "--reuid=\(user)", "--clear-groups", "--", "/usr/bin/timeout", "60", tools[1], "-c", source, path,
        ]
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}

extension InspectorTests {
    @MainActor
    @Suite("Access to the agent")
    struct AccessTests {
        private func mode(of path: String) -> mode_t {
            var status = stat()
            return lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0
        }

        @Test("Only the user can open the socket")
        func socketMode() throws {
            let fixture = try AgentFixture()
            #expect(mode(of: fixture.agent.socketPath) == 0o600)
        }

        @Test("Only the user can open the folder of the socket")
        func directoryMode() throws {
            let fixture = try AgentFixture()
            #expect(mode(of: fixture.directory.path) == 0o700)
        }

        @Test("A socket accepts connections as soon as it exists")
        func acceptance() async throws {
            let directory = temporaryDirectory()
            defer { try? FileManager.default.removeItem(atPath: directory.path) }
            let path = directory.socketPath(program: "Early", process: getpid())
            let handlers = SocketServer.Handlers(answer: { _ in nil }, receive: { _, _ in }, disconnect: { _ in })
            for _ in 0..<200 {
                async let error = inBackground { connectionError(asSoonAsThereIs: path) }
                let server = try await inBackground {
                    try SocketServer(directory: directory, program: "Early", user: geteuid(), handlers: handlers)
                }
                #expect(try await error == nil)
                server.stop()
            }
        }

        @Test("A process of another user is disconnected without an answer")
        func otherUser() async throws {
            let fixture = try AgentFixture(user: geteuid() + 1)
            #expect(try await fixture.error(of: .hello) == .disconnected)
        }

        @Test(
            "A process that runs as another user gets no answer, even if it can open the socket",
            .enabled(if: OtherUserClient.canBeStarted))
        func realOtherUser() async throws {
            let fixture = try AgentFixture()
            let path = fixture.agent.socketPath
            chmod(fixture.directory.path, 0o711)
            chmod(path, 0o666)
            let own = try await inBackground { try OtherUserClient.output(user: geteuid(), socket: path) }
            let other = try await inBackground { try OtherUserClient.output(user: 65_534, socket: path) }
            #expect(own.hasPrefix("connected\n{"))
            #expect(other == "connected\n")
        }

        @Test("A folder that others can access is refused")
        func openDirectory() throws {
            let directory = temporaryDirectory()
            mkdir(directory.path, 0o755)
            chmod(directory.path, 0o755)
            defer { rmdir(directory.path) }
            #expect(throws: SocketDirectory.Failure.notPrivate(path: directory.path)) { try directory.prepare() }
        }

        @Test("A link to a folder is refused")
        func link() throws {
            let (directory, link) = (temporaryDirectory(), temporaryDirectory())
            try directory.prepare()
            symlink(directory.path, link.path)
            defer {
                unlink(link.path)
                rmdir(directory.path)
            }
            #expect(throws: SocketDirectory.Failure.notPrivate(path: link.path)) { try link.prepare() }
        }

        @Test("The sockets of programs that have ended are removed, those of others are not")
        func oldSockets() throws {
            let directory = temporaryDirectory()
            try directory.prepare()
            // The largest process number of Linux is 4,194,304.
            let ended = directory.socketPath(program: "Ended", process: 2_000_000_000)
            let running = directory.socketPath(program: "Running", process: getpid())
            let other = directory.path + "/other.sock"
            for path in [ended, running, other] { try Data().write(to: URL(fileURLWithPath: path)) }
            defer { try? FileManager.default.removeItem(atPath: directory.path) }
            try directory.prepare()
            #expect(directory.socketPaths == [running, other].sorted())
        }

        @Test("The folder of sockets is in the runtime directory")
        func runtimeDirectory() {
            #expect(SocketDirectory(environment: ["XDG_RUNTIME_DIR": "/run/a"]).path == "/run/a/componentflow")
        }

        @Test("Without a runtime directory each user has a folder", arguments: [[:], ["XDG_RUNTIME_DIR": "a"]])
        func noRuntimeDirectory(environment: [String: String]) {
            #expect(SocketDirectory(environment: environment).path == "/tmp/componentflow-\(geteuid())")
        }

        @Test("A client does not connect to sockets in a folder that others can access")
        func clientInOpenDirectory() async throws {
            let fixture = try AgentFixture()
            let directory = fixture.directory
            chmod(directory.path, 0o755)
            #expect(try await inBackground { RunningProgram.all(in: directory) }.isEmpty)
        }
    }
}
