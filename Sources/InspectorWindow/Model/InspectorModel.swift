import ComponentFlow
import InspectorClient
import InspectorProtocol

/// What an inspector window shows of a program.
@MainActor @Observable
package final class InspectorModel {
    /// The name of the program.
    let name: String
    let session: InspectorSession
    let trees: TreeModel
    let properties: PropertyModel
    let picture: PictureModel
    let display: ProgramDisplay
    let history: HistoryModel
    let timeline: TimelineModel
    let recording: SessionModel
    let previews: PreviewModel
    /// The moment that is shown, if the program is a copy that replays a recording.
    private(set) var replay: ReplayModel?
    /// The model of a copy that is shown instead of this program.
    var copy: InspectorModel?
    /// The model of the program that this one is a copy of.
    weak var original: InspectorModel?
    /// What the bottom pane shows.
    var list = UpdatePane.List.updates
    /// Whether updates are recorded again when the recording of frames stops.
    var pausesHistory = false

    /// Whether the program has changed without being read again yet.
    @ObservationIgnored private var isStale = false
    /// The time before which a change of the program is not followed.
    @ObservationIgnored private var nextReload: ContinuousClock.Instant?
    /// The longest time in which changes are not followed, also after a program has not responded.
    private static let longestPause = Duration.seconds(5)
    private let jobs = JobQueue()
    let pause: @Sendable () async throws -> Void
    let now: @MainActor () -> ContinuousClock.Instant

    /// Creates the model of a program.
    ///
    /// - Parameters:
    ///   - name: The name of the program.
    ///   - connection: The connection with the program.
    ///   - pause: Returns when changes of the program should be requested again.
    ///   - now: Returns the time.
    package init(
        name: String, connection: any ProgramConnection,
        pause: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .milliseconds(500)) },
        now: @escaping @MainActor () -> ContinuousClock.Instant = { ContinuousClock.now }
    ) {
        self.name = name
        self.pause = pause
        self.now = now
        session = InspectorSession(connection)
        trees = TreeModel(session)
        properties = PropertyModel(session)
        picture = PictureModel(session)
        display = ProgramDisplay(session)
        history = HistoryModel(session)
        timeline = TimelineModel(session)
        recording = SessionModel(session)
        previews = PreviewModel(session)
    }

    /// Waits until all requests are answered.
    package func waitUntilIdle() async {
        await jobs.waitUntilEmpty()
    }

    /// Adds a job, unless one with the same name is waiting.
    func enqueue(_ name: String, _ job: @escaping @MainActor () async -> Void) {
        jobs.add(name, job)
    }

    // MARK: - Following the program

    /// Shows the program until it ends or the task is cancelled.
    package func run() async {
        if session.status == .connecting { connect() }
        while (try? await pause()) != nil {
            await jobs.waitUntilEmpty()
            guard session.isUsable else { continue }
            poll()
            await jobs.waitUntilEmpty()
        }
    }

    /// Connects with the program, and reads everything.
    package func connect() {
        jobs.add("connect") { [self] in
            guard await session.greet() else { return }
            await start()
        }
    }

    /// Reads everything, and records updates if no other client does so already; a copy first shows the last moment.
    private func start() async {
        if let duration = session.replayDuration {
            replay = ReplayModel(session, duration: duration)
            return await seek()
        }
        _ = await history.load()
        if !history.isRecording { await history.record(true) }
        await display.load()
        await history.verify()
        await reload()
    }

    /// Reads what has changed since the last time.
    package func poll() {
        jobs.add("poll") { [self] in
            if !trees.isLoaded, session.status != .connected {
                guard await session.greet() else { return }
                return await start()
            }
            if replay != nil { return }
            if display.isPicking { await loadPick() }
            await follow(await history.load())
            if history.isPending { await history.loadChain() }
            if timeline.isRecording { await timeline.load() }
            if recording.isRecording { await recording.load() }
        }
    }

    /// Reads everything that is shown if the program has changed; while frames are recorded, only when it is at rest.
    private func follow(_ hasChanged: Bool) async {
        if hasChanged { isStale = true }
        // Reading trees and pictures would take time of the recorded frames.
        let mayRead = !(timeline.isRecording && hasChanged)
        let start = now()
        guard isStale, mayRead, nextReload.map({ start >= $0 }) ?? true else { return }
        isStale = false
        await reload()
        let end = now()
        // A program that changes all the time is read in a quarter of the time.
        nextReload = end.advanced(by: min(start.duration(to: end) * 3, Self.longestPause))
    }

    /// Reads everything that is shown.
    package func refresh() {
        jobs.add("refresh") { [self] in
            _ = await history.load()
            await display.load()
            await reload()
        }
    }

    func reload() async {
        await picture.loadWindows()
        await loadTree(trees.kind)
        await picture.loadPicture()
        await properties.load(trees.selectedNode?.inspected)
        await history.loadRanking()
        if history.isVerifying { await history.verify() }
    }

    private func loadTree(_ kind: TreeKind) async {
        if let window = picture.window { await trees.load(kind, window: window.id) } else { trees.clear(kind) }
    }

    // MARK: - Selection

    /// Shows another tree, in which the counterpart of the selected node is selected.
    package func show(_ kind: Int) {
        guard let kind = TreeKind(rawValue: kind) else { return }
        jobs.add("tree \(kind)") { [self] in
            await loadTree(kind)
            await showSelection()
        }
    }

    /// Inspects another window.
    func inspect(window: String) {
        guard window != picture.windowID else { return }
        picture.windowID = window
        trees.select(nil)
        refresh()
    }

    /// Selects a node of the tree; `nil` for none.
    package func select(_ id: String?) {
        guard id != trees.selection else { return }
        trees.select(id)
        selectionDidChange()
    }

    /// Moves the selection to a child, or opens the selected row.
    func moveInside() {
        trees.moveInside()
        selectionDidChange()
    }

    /// Moves the selection to the parent, or closes the selected row.
    func moveOutside() {
        trees.moveOutside()
        selectionDidChange()
    }

    /// Selects the next node that matches what the user searches for.
    func selectNextMatch() {
        if let match = trees.nextMatch { select(match) }
    }

    /// Selects what is visible at a point of the window, in points.
    package func select(at point: CGPoint) {
        jobs.add("pick \(point)") { [self] in
            if picture.explosion != nil {
                if let plane = picture.plane(at: point) { trees.select(at: plane.node) }
            } else if trees.kind == .accessibility {
                trees.selectSmallest(at: point)
            } else if let hit = await picture.hitTest(point) {
                trees.select(at: hit)
            }
            await showSelection()
        }
    }

    private func selectionDidChange() {
        jobs.add("selection") { [self] in await showSelection() }
    }

    /// Highlights the selected node in the program, and reads its properties.
    func showSelection() async {
        let node = trees.selectedNode?.inspected
        _ = try? await session.call(.highlight, node.map { ["node": .string($0)] } ?? [:])
        await properties.load(node)
    }

    // MARK: - Changes

    /// Sets a property of the program, and shows the effect.
    package func set(_ property: String, to value: JSONValue) {
        guard let property = properties.sections.flatMap(\.properties).first(where: { $0.id == property }) else {
            return
        }
        jobs.add("set \(property.id) \(value.data.hashValue)") { [self] in
            if await properties.set(property, to: value) { await reload() }
        }
    }

    /// Shows a value again that the parent of a component describes, and shows the effect.
    package func reset(_ property: String) {
        guard let property = properties.sections.flatMap(\.properties).first(where: { $0.id == property }) else {
            return
        }
        jobs.add("reset \(property.id)") { [self] in
            if await properties.reset(property) { await reload() }
        }
    }

    /// Starts or stops recording updates.
    func record(_ isEnabled: Bool) {
        jobs.add("record \(isEnabled)") { [self] in await history.record(isEnabled) }
    }

    /// Starts or stops the search for components with a wrong equality.
    func verify(_ isEnabled: Bool) {
        jobs.add("verify \(isEnabled)") { [self] in await history.verify(isEnabled) }
    }

    /// Shows the causes of an update; `nil` for none.
    func explain(_ update: Int?) {
        history.selection = update
        jobs.add("chain") { [self] in await history.loadChain() }
    }

    /// Ends what the inspector has begun in the program, unless its copy is shown instead.
    func close() {
        (session.connection as? ReplayConnection)?.stop()
        if let original, original.copy === self {
            original.copy = nil
            original.close()
        }
        guard copy == nil else { return }
        guard session.isUsable, let connection = session.connection as? SocketConnection else { return }
        var requests: [(InspectorMethod, [String: JSONValue])] = [(.highlight, [:])] + display.endingRequests
        if history.hasStarted { requests.append((.record, ["enabled": false])) }
        if history.hasStartedVerification { requests.append((.verify, ["enabled": false])) }
        if timeline.hasStarted { requests.append((.recordTimeline, ["enabled": false])) }
        if recording.hasStarted { requests.append((.recordSession, ["enabled": false])) }
        connection.finish(requests, within: 0.3)
    }
}
