#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// The part of a program that answers inspectors: programs of the same user that show its components, views and layers,
/// change their properties, use the program, and learn why updates ran.
///
/// Each program that depends on the product `ComponentFlowTools` has an agent in debug builds, and in release builds with the
/// package trait `InspectorInReleaseBuilds`. It starts when the program is launched, with `ComponentApp`, a
/// `UIApplicationDelegate` that is marked with `@main`, or `UIApplicationMain`, before the delegate is created. The environment
/// variable `COMPONENTFLOW_INSPECTOR=0` prevents that. A program with a main loop of its own calls ``start()``.
///
/// The agent listens at a Unix domain socket in a folder that other users cannot open. Until a client sends a request, it costs a
/// sleeping thread, and up to 8 MB for the latest answers to downloads, which recordings contain. Control-Shift-I opens the
/// window of the inspector, if the program `componentflow` is found.
/// The article <doc:InspectorProtocol> describes the messages; the program `componentflow` is a client.
@preconcurrency @MainActor
public final class InspectorAgent {
    /// The agent of the program, if it was started.
    public private(set) static var shared: InspectorAgent?

    /// Returns the previews that `componentflow inspect previews` draws; none by default.
    public static var previews: @MainActor () -> [Preview] = { [] }

    public nonisolated let socketPath: String
    private let server: SocketServer
    let session: InspectorSession
    private let executor: RequestExecutor
    private var isStopped = false
    private var shortcut: InspectorShortcut?

    /// Starts the agent of the program, unless it is already running, as after the launch of an application.
    ///
    /// A failure is reported as a diagnostic, because the program works without an agent.
    ///
    /// - Returns: The agent, or `nil` if there is none.
    @discardableResult
    public static func start() -> InspectorAgent? {
        start(in: SocketDirectory())
    }

    /// Starts the agent of the program with a socket in a folder, unless it is already running.
    static func start(in directory: SocketDirectory) -> InspectorAgent? {
        if let shared { return shared }
        let replay = ReplaySession.requested()
        do throws(SocketDirectory.Failure) {
            shared = try InspectorAgent(
                directory: directory, program: ProcessInfo.processInfo.processName,
                windows: { UIApplication.shared.windows }, replay: replay)
            if replay == nil { RecentAnswers.shared.start() }
            shared?.startRequestedRecording()
            shared?.installShortcut()
        } catch {
            Diagnostics.report(
                Diagnostic(
                    rule: "inspector.no-socket", message: "The program cannot be inspected: \(error)",
                    subject: directory.path,
                    hint: "Check that only this user can access the folder, and that the folder around it exists."))
        }
        return shared
    }

    /// Stops the agent of the program, removes its socket and disconnects its clients.
    public static func stop() {
        shared?.stop()
        shared = nil
        RecentAnswers.shared.stop()
    }

    /// Creates and starts an agent.
    ///
    /// - Parameters:
    ///   - directory: The folder of the socket, which is created if necessary.
    ///   - user: The user whose processes may connect.
    ///   - windows: Returns the windows that can be inspected.
    ///   - replay: The replay, in a program that replays a recording.
    init(
        directory: SocketDirectory, program: String, user: uid_t = geteuid(), windows: @escaping () -> [UIWindow],
        replay: ReplaySession? = nil
    ) throws(SocketDirectory.Failure) {
        let queue = RequestQueue()
        let greeting = Greeting(program: program, replayDuration: replay?.duration)
        let session = InspectorSession(greeting, windows: windows)
        session.replay = replay
        let responder = Responder()
        let executor = RequestExecutor(queue) { entry, executor in
            Self.perform(entry, session, executor) { responder.server?.respond($0, to: entry.client) }
        }
        let handlers = SocketServer.Handlers(
            answer: { greeting.response(to: $0) },
            receive: { [weak executor] request, client in
                guard queue.add(RequestQueue.Entry(request: request, client: client)) else { return }
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { executor?.run() ?? () }
                }
            },
            disconnect: { [weak session] client in
                queue.removeAll(of: client)
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { session?.clientDidDisconnect(client) ?? () }
                }
            })
        server = try SocketServer(directory: directory, program: program, user: user, handlers: handlers)
        responder.server = server
        socketPath = server.path
        self.session = session
        self.executor = executor
    }

    /// The server that sends responses; it exists only after what performs requests.
    private final class Responder {
        weak var server: SocketServer?
    }

    /// Starts recording if the environment variable `COMPONENTFLOW_RECORD` requests it, so that the recording contains the
    /// launch: `1`, or `checksums` for frames with checksums.
    private func startRequestedRecording() {
        guard let value = ProcessInfo.processInfo.environment["COMPONENTFLOW_RECORD"], session.replay == nil,
            !value.isEmpty, value != "0"
        else { return }
        session.startSession(atLaunch: session.windows().isEmpty, recordsChecksums: value == "checksums")
    }

    private func installShortcut() {
        shortcut = InspectorShortcut()
        shortcut?.install()
    }

    /// Stops the agent; it cannot be used afterwards.
    func stop() {
        // Another agent may have a socket at the same path by now.
        guard !isStopped else { return }
        isStopped = true
        server.stop()
        session.end()
        shortcut?.remove()
    }

    private static func perform(
        _ entry: RequestQueue.Entry, _ session: InspectorSession, _ executor: RequestExecutor,
        respond: @escaping (RPCResponse?) -> Void
    ) {
        let finish: @MainActor (Result<JSONValue, RPCError>) -> Void = { result in
            respond(entry.request.id.map { RPCResponse(id: $0, result: result) })
        }
        do throws(RPCError) {
            switch try session.perform(entry.request, of: entry.client) {
            case .result(let value): finish(.success(value))
            case .picture(let image, let details):
                // One at a time, because pictures are large.
                executor.suspend()
                Screenshot.encode(image, details: details) { result in
                    finish(result)
                    executor.resume()
                }
            case .computed(let result):
                // One at a time, because such results are large.
                executor.suspend()
                compute(result) { value in
                    finish(.success(value))
                    executor.resume()
                }
            case .whenRestored(let saved):
                _ = StateRestoration(saved, windows: session.windows) { problems in
                    finish(.success(["unrestored": .array(problems.map(JSONValue.string))]))
                }
            case .whenReplayed(let replay, let time):
                // Other requests describe the moment after it.
                executor.suspend()
                replay.advance(to: time) { result in
                    finish(result)
                    executor.resume()
                }
            case .whenIdle(let timeout):
                _ = IdleWait(timeout: timeout, windows: session.windows) { finish(.success(["idle": .bool($0)])) }
            }
        } catch {
            finish(.failure(error))
        }
    }

    /// Calls a closure on another thread, and then another one with the result.
    private static func compute(
        _ result: @escaping @Sendable () -> JSONValue, completion: @escaping @MainActor (JSONValue) -> Void
    ) {
        DispatchQueue.global().async {
            let value = result()
            DispatchQueue.main.async {
                MainActor.assumeIsolated { completion(value) }
            }
        }
    }

    isolated deinit {
        stop()
    }
}

#endif
