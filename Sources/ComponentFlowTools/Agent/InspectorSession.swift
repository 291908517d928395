#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol

/// Performs the methods of the protocol.
@MainActor
final class InspectorSession {
    /// What a method returns.
    enum Outcome {
        case result(JSONValue)
        /// The result is the picture in PNG format, which is encoded on another thread, with further values.
        case picture(UIImage, details: [String: JSONValue] = [:])
        /// The result is computed on another thread.
        case computed(@Sendable () -> JSONValue)
        /// The result follows when the windows are idle, at the latest after a time in seconds.
        case whenIdle(timeout: Double)
        /// The result follows when a window is shown.
        case whenRestored(StateRestoration.Saved)
        /// The result follows when the recording was replayed up to a time in seconds.
        case whenReplayed(ReplaySession, time: Double)
    }

    let recorder: UpdateRecorder
    /// The recorder of the program's input and frames, if it was started.
    private(set) var sessionRecorder: SessionRecorder?
    /// The replay, in a program that was started to replay a recording.
    var replay: ReplaySession?
    let windows: () -> [UIWindow]
    private let nodes = NodeTable()
    private let greeting: Greeting
    private let highlight: NodeHighlight
    private let overlays: DevelopmentOverlays
    private let picker: NodePicker
    private let equality = EqualityRequests()
    private let banners = BuildBanners()
    private let frameCount: FrameCount
    private let effects = OwnedEffects()
    private let known = KnownResults()

    init(_ greeting: Greeting, windows: @escaping () -> [UIWindow]) {
        self.greeting = greeting
        self.windows = windows
        let frames = WindowFrames(windows: windows)
        recorder = UpdateRecorder(nodes, frames)
        overlays = DevelopmentOverlays(recorder, frames)
        picker = NodePicker(windows: windows)
        frameCount = FrameCount(frames)
        highlight = NodeHighlight(nodes, frames)
    }

    /// Ends what methods have begun.
    func end() {
        effects.removeAll()
        known.removeAll()
        recorder.stop()
        recorder.stopFrames()
        frameCount.stop()
        sessionRecorder?.stop()
        highlight.hide()
        overlays.show([])
        picker.stop()
        equality.stop()
        ClockRequests(windows: windows()).reset()
        banners.hide()
    }

    /// Ends what a client owns that has disconnected, and forgets what it knows.
    func clientDidDisconnect(_ client: SocketServer.ClientID) {
        known.remove(client)
        for method in effects.removeAll(of: client) { endEffect(of: method) }
    }

    private func endEffect(of method: InspectorMethod) {
        switch method {
        case .record: recorder.stop()
        case .verify: equality.stop()
        case .recordTimeline: recorder.stopFrames()
        case .recordSession: sessionRecorder?.stop()
        case .highlight: highlight.hide()
        case .pick: picker.stop()
        case .overlay: overlays.show([])
        case .clock: ClockRequests(windows: windows()).reset()
        default: break
        }
    }

    func perform(_ request: RPCRequest, of client: SocketServer.ClientID) throws(RPCError) -> Outcome {
        guard let method = InspectorMethod(rawValue: request.method) else { throw .unknownMethod(request.method) }
        let parameters = RequestParameters(request.parameters)
        let owner = try effects.owner(parameters)
        let since = try method.returnsChanges && parameters["since"] != nil ? parameters.since : nil
        let outcome = try perform(method, parameters, of: client)
        if let name = method.effectParameter, parameters[name] != nil { effects.begin(method, owner: owner) }
        guard let since, case .result(.object(let result)) = outcome else { return outcome }
        known.add(client)
        return .computed { [known] in known.changes(of: method, for: client, since: since, to: result) }
    }

    private func attach(_ client: SocketServer.ClientID) -> JSONValue {
        effects.attach(client)
        return ["client": JSONValue(client)]
    }

    private func perform(
        _ method: InspectorMethod, _ parameters: RequestParameters, of client: SocketServer.ClientID
    ) throws(RPCError) -> Outcome {
        switch method {
        case .hello: .result(try greeting.answer(parameters))
        case .attach: .result(attach(client))
        case .windows: .result(.object(["windows": .array(windows().map(describe))]))
        case .components: .result(try trees.components(parameters))
        case .views: .result(try trees.views(parameters))
        case .layers: .result(try trees.layers(parameters))
        case .renderNodes: .result(try trees.renderNodes(parameters))
        case .find: .result(try find(parameters))
        case .properties: .result(try PropertyRequests(nodes: nodes).properties(parameters))
        case .set: .result(try PropertyRequests(nodes: nodes).set(parameters))
        case .reset: .result(try PropertyRequests(nodes: nodes).reset(parameters))
        case .hitTest: .result(try locations.hitTest(parameters))
        case .tap: .result(try input.tap(parameters))
        case .type: .result(try input.type(parameters))
        case .key: .result(try input.key(parameters))
        case .scroll: .result(try input.scroll(parameters))
        case .counters: .result(counters())
        case .record: .result(try record(parameters))
        case .updates: .computed(try updates(parameters))
        case .why: .computed(try UpdateRequests(recorder: recorder).why(parameters))
        case .profile: .result(UpdateRequests(recorder: recorder).profile())
        case .verify: .result(try equality.verify(parameters))
        case .recordTimeline: .result(try timeline.record(parameters))
        case .timeline: .computed(try timeline.frames(parameters))
        case .frame: .computed(try timeline.frame(parameters))
        case .trace: .computed(try timeline.trace(parameters))
        case .recordSession: .result(try recordSession(parameters))
        case .session: .computed(try recordedSession())
        case .replay: try replay(parameters)
        case .saveTest: .result(try currentReplay().test(parameters))
        case .highlight: .result(try showHighlight(parameters))
        case .pick: .result(try pick(parameters))
        case .overlay: .result(try overlays.overlay(parameters))
        case .clock: .result(try ClockRequests(windows: windows()).clock(parameters))
        case .explode: try ExplodeRequests(nodes: nodes, locations: locations).explode(parameters)
        case .screenshot: .picture(try screenshot(parameters))
        case .previews where try parameters.flag("list") == true: .result(previewNames)
        case .previews: .picture(try previews(parameters))
        case .replaceCode: .result(try reload.replaceCode(parameters))
        case .showBuild: .result(try reload.showBuild(parameters))
        case .saveState: .result(reload.saveState())
        case .restoreState: .whenRestored(try reload.restoration(parameters))
        case .wait: .whenIdle(timeout: try parameters.number("timeout", in: 0...30) ?? 5)
        }
    }

    private var timeline: TimelineRequests {
        TimelineRequests(recorder: recorder, nodes: nodes, program: greeting.program)
    }

    /// The identifier of a layer.
    func id(of layer: CALayer) -> String {
        nodes.id(of: layer)
    }

    // MARK: - Recordings

    /// Starts recording the input and the frames of the program.
    ///
    /// - Parameter atLaunch: Whether the program has not shown anything yet.
    func startSession(atLaunch: Bool, recordsChecksums: Bool) {
        sessionRecorder?.stop()
        let recorder = SessionRecorder(
            program: greeting.program, recordsChecksums: recordsChecksums, windows: windows)
        recorder.start(atLaunch: atLaunch)
        sessionRecorder = recorder
    }

    private func recordSession(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        guard replay == nil else { throw .impossible("A program that replays a recording cannot be recorded.") }
        switch try parameters.flag("enabled") {
        case nil: break
        case true?:
            startSession(atLaunch: false, recordsChecksums: try parameters.flag("checksums") ?? false)
        case false?: sessionRecorder?.stop()
        }
        let size = sessionRecorder?.size
        return [
            "recording": .bool(sessionRecorder?.isRecording ?? false), "steps": JSONValue(size?.steps ?? 0),
            "bytes": JSONValue(size?.bytes ?? 0),
        ]
    }

    private func recordedSession() throws(RPCError) -> @Sendable () -> JSONValue {
        guard let recording = sessionRecorder?.recording else {
            throw .impossible("There is no recording; start one with the method \"recordSession\".")
        }
        return { ["recording": recording.json] }
    }

    private func currentReplay() throws(RPCError) -> ReplaySession {
        guard let replay else {
            throw .impossible("The program was not started to replay a recording; use \"componentflow replay\".")
        }
        return replay
    }

    private func replay(_ parameters: RequestParameters) throws(RPCError) -> Outcome {
        let replay = try currentReplay()
        let time = try parameters.number("time", in: 0...RequestParameters.maximumNumber) ?? replay.time
        guard time >= replay.time else {
            throw .impossible("The replay is at \(replay.time) s and only moves forward; start another copy.")
        }
        return .whenReplayed(replay, time: time)
    }

    private var previewNames: JSONValue {
        ["names": .array(InspectorAgent.previews().map { .string($0.name) })]
    }

    private func previews(_ parameters: RequestParameters) throws(RPCError) -> UIImage {
        let scale = try parameters.number("scale", in: 0.05...8) ?? 1
        let name = try parameters.text("name")
        let shown = InspectorAgent.previews().filter { name == nil || $0.name == name }
        guard !shown.isEmpty else {
            throw .impossible("The program has no preview of this name; it sets InspectorAgent.previews.")
        }
        do { return try PreviewSheet(shown).picture(scale: scale) } catch { throw .impossible("\(error)") }
    }

    private var reload: ReloadRequests {
        ReloadRequests(windows: windows(), banners: banners)
    }

    private var trees: TreeRequests {
        TreeRequests(nodes: nodes, windows: windows())
    }

    private func find(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        let searched = parameters["window"] == nil ? windows() : [try locations.window(parameters)]
        return try AccessibilityQuery(nodes: nodes, windows: searched).find(parameters)
    }

    private var locations: WindowLocations {
        WindowLocations(nodes: nodes, windows: windows())
    }

    private var input: InputRequests {
        InputRequests(nodes: nodes, locations: locations)
    }

    private func describe(_ window: UIWindow) -> JSONValue {
        [
            "id": .string(nodes.id(of: window)), "title": .string(window.title), "size": JSONValue(window.bounds.size),
            "scale": JSONValue(window.traitCollection.displayScale), "key": .bool(window.isKeyWindow),
        ]
    }

    private func screenshot(_ parameters: RequestParameters) throws(RPCError) -> UIImage {
        let scale = try parameters.number("scale", in: 0.05...8) ?? 1
        let layer =
            if let id = try parameters.text("node") { try nodes.node(id).layer } else {
                try locations.window(parameters).layer
            }
        return try highlight.hidden { () throws(RPCError) in try Screenshot.image(of: layer, scale: scale) }
    }

    private func pick(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        if let isEnabled = try parameters.flag("enabled") { isEnabled ? picker.start() : picker.stop() }
        return [
            "picking": .bool(picker.isActive), "count": JSONValue(picker.count),
            "picked": picker.picked.map { .object(locations.describe($0)) } ?? .null,
        ]
    }

    private func counters() -> JSONValue {
        var (views, components, layers) = (0, 0, 0)
        var waiting: [UIView] = windows()
        while let view = waiting.popLast() {
            views += 1
            if view.mountedComponent != nil { components += 1 }
            waiting += view.subviews
        }
        var waitingLayers = windows().map(\.layer)
        while let layer = waitingLayers.popLast() {
            guard !(layer is InspectorLayer) else { continue }
            layers += 1
            waitingLayers += layer.sublayers ?? []
        }
        return [
            "windows": JSONValue(windows().count), "components": JSONValue(components), "views": JSONValue(views),
            "layers": JSONValue(layers), "updates": JSONValue(recorder.history.lastNumber),
            "recording": .bool(recorder.isActive),
        ]
    }

    /// Returns recorded updates, with values that differ after a change of what the windows show.
    private func updates(_ parameters: RequestParameters) throws(RPCError) -> @Sendable () -> JSONValue {
        let shown: [String: JSONValue] = [
            "frames": JSONValue(frameCount.current()), "windows": .array(windows().map { .string(nodes.id(of: $0)) }),
        ]
        return try UpdateRequests(recorder: recorder).updates(parameters, shown)
    }

    private func record(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        if try RequestParameters.required(parameters.flag("enabled"), "enabled") {
            recorder.start()
        } else {
            recorder.stop()
        }
        return ["recording": .bool(recorder.isActive)]
    }

    private func showHighlight(_ parameters: RequestParameters) throws(RPCError) -> JSONValue {
        try highlight.show(parameters.text("node"))
        return [:]
    }
}

#endif
