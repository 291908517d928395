#if INSPECTOR

internal import ComponentFlow
internal import InspectorProtocol
internal import OpenDisplay
internal import OpenQuartzCore

/// Records the updates of components with their causes, and frames.
///
/// The properties that differ are only compared while updates are recorded, because this takes longer than many updates.
/// One recorder at a time is active.
@MainActor
final class UpdateRecorder: UpdateObserver {
    /// What is known about the next update of a component.
    private struct Pending {
        var reasons: [UpdateReason] = []
        var differences: [FieldDifference]?

        /// Adds a reason, unless it only reports the previous one: a host requests the update by the parent's state.
        mutating func add(_ reason: UpdateReason) {
            if case .state = reason, case .childSize? = reasons.last { return }
            if !reasons.contains(reason) { reasons.append(reason) }
        }
    }

    private struct Running {
        var record: UpdateRecord
        let component: MountedComponent
        /// Whether the layers of the component were drawn as they are.
        let isDrawn: Bool
        /// The identifiers of the children whose updates ran.
        var children: Set<String> = []
    }

    /// The largest number of components whose next update has known reasons.
    private static let maximumPending = 10_000

    // Without dynamic exclusivity checks, because they are read for each update while frames are recorded.
    @exclusivity(unchecked) private(set) var history = UpdateHistory()
    /// The recording of frames that runs or was the last one.
    @exclusivity(unchecked) private(set) var timeline: FrameTimeline?
    /// The last events.
    private(set) var events = RingBuffer<EventRecord>(capacity: 2_000)
    @exclusivity(unchecked) private var recordsUpdates = false
    @exclusivity(unchecked) private var recordsFrames = false
    private let nodes: NodeTable
    let changes: LayerChanges
    /// The system's clock, also while the program has a manual one.
    private let clock = SystemMediaClock()
    /// The updates that are running, the innermost last.
    private var running: [Running] = []
    /// The last update that ended and changed the size of its component, and the identifier of the parent.
    private var lastResize: (number: Int, parent: String?)?
    /// The update that ended last, and its component.
    private var lastEnded: (number: Int, component: ComponentReference)?
    private var pending: [String: Pending] = [:]
    /// The size that was proposed in the last recorded update of a component.
    private var availableSizes: [String: CGSize] = [:]
    private var event: EventRecord?
    /// Records the calls that lead to changes; `nil` before the first recording.
    private var traces: CodeTrace.Recorder?
    /// A closure that is called after each update; `nil` for none.
    @exclusivity(unchecked) var onUpdate: ((MountedComponent) -> Void)? {
        didSet { if onUpdate != nil { observe() } else { stopObservingIfUnused() } }
    }

    init(_ nodes: NodeTable, _ frames: WindowFrames = WindowFrames { [] }) {
        self.nodes = nodes
        changes = LayerChanges(nodes, frames)
        changes.onDamage = { [weak self] in self?.history.setDamage($2, in: $1, of: $0) }
    }

    /// Whether updates are recorded.
    var isActive: Bool {
        recordsUpdates && isObserver
    }

    var isRecordingFrames: Bool {
        recordsFrames && isObserver
    }

    private var isObserver: Bool {
        UpdateObservation.observer === self
    }

    /// Starts recording updates, and discards earlier ones.
    func start() {
        history.removeAll()
        (running, pending, availableSizes, lastResize, lastEnded) = ([], [:], [:], nil, nil)
        if traces == nil { traces = CodeTrace.Recorder() }
        recordsUpdates = true
        changes.start()
        observe()
    }

    /// Adds the areas that the last frames have drawn again to the updates that they show.
    func settleDamage() {
        changes.settleDrawn()
    }

    /// Stops recording updates, unless another recorder is active.
    func stop() {
        guard isActive else { return }
        recordsUpdates = false
        running = []
        changes.settleDrawn()
        changes.stop()
        stopObservingIfUnused()
    }

    /// Starts recording frames, and discards earlier ones.
    func startFrames(_ timeline: FrameTimeline = FrameTimeline()) {
        self.timeline = timeline
        FrameMeter.current = timeline
        recordsFrames = true
        observe()
    }

    /// Stops recording frames; those that were recorded can still be read.
    func stopFrames() {
        guard recordsFrames else { return }
        recordsFrames = false
        if FrameMeter.current === timeline { FrameMeter.current = nil }
        stopObservingIfUnused()
    }

    private func observe() {
        UpdateObservation.observer = self
        UIWindow.eventObserver = { [weak self] event, handle in
            guard let self else { return handle() }
            observe(event, handle)
        }
    }

    private func stopObservingIfUnused() {
        guard isObserver, !recordsUpdates, !recordsFrames, onUpdate == nil else { return }
        UpdateObservation.observer = nil
        UIWindow.eventObserver = nil
    }

    private func observe(_ displayEvent: DisplayEvent, _ handle: () -> Void) {
        let outer = event
        let record = EventRecord(number: events.end + 1, description: displayEvent.summary)
        events.append(record)
        event = record
        if recordsFrames, let timeline { timeline.observe(record.number, handle) } else { handle() }
        event = outer
    }

    // MARK: - Causes

    func updateWasRequested(of component: MountedComponent, because cause: UpdateCause) {
        if recordsFrames { timeline?.updateWasRequested(of: component, because: cause) }
        guard recordsUpdates else { return }
        let reason: UpdateReason =
            switch cause {
            case .state(let state): .state(type: "\(type(of: state))", event: event, trace: traces?.capture())
            case .model: .model(event: event, trace: traces?.capture())
            case .environment(let value):
                .environment(type: "\(type(of: value))", value: ValueDescription.text(of: value))
            case .inheritedValue: .inheritedValue
            case .measurement: .measurement(update: lastUpdate(below: component))
            case .contentSize: lastResize.map { .childSize(update: $0.number) } ?? .unknown
            }
        change(component) { $0.add(reason) }
    }

    func componentDidChange(_ component: MountedComponent, from old: any Component) {
        guard recordsUpdates else { return }
        let differences = FieldDifference.differences(from: old, to: component.component)
        change(component) { $0.differences = differences }
    }

    /// Returns the number of the update that ended last, unless it was one of a component that another one does not contain.
    private func lastUpdate(below component: MountedComponent) -> Int? {
        guard let lastEnded, let updated = lastEnded.component.component else { return nil }
        let ancestors = sequence(first: updated) { $0.parent }.dropFirst()
        return ancestors.contains { $0.isSame(as: component) } ? lastEnded.number : nil
    }

    private func change(_ component: MountedComponent, _ body: (inout Pending) -> Void) {
        if pending.count >= Self.maximumPending { pending = [:] }
        body(&pending[nodes.componentID(of: component.view), default: Pending()])
    }

    // MARK: - Updates

    func updateWillRun(of component: MountedComponent, reasons: UpdateReasons) {
        guard recordsUpdates || recordsFrames else { return }
        let number = history.makeNumber()
        if recordsUpdates { addRunning(component, number, reasons) }
        if recordsFrames { timeline?.updateWillRun(number, of: component, reasons: reasons) }
    }

    private func addRunning(_ component: MountedComponent, _ number: Int, _ reasons: UpdateReasons) {
        let id = nodes.componentID(of: component.view)
        let record = UpdateRecord(
            number: number, parent: running.last?.record.number, component: id, type: component.typeName,
            path: component.path, reasons: self.reasons(of: component, id, reasons), event: event, start: clock.now,
            oldSize: component.size)
        if let outer = running.indices.last {
            running[outer].record.children.append(number)
            if component.parent?.isSame(as: running[outer].component) == true { running[outer].children.insert(id) }
        }
        let isDrawn = !component.view.layer.hasPendingChanges
        changes.updateWillRun(of: component)
        running.append(Running(record: record, component: component, isDrawn: isDrawn))
    }

    func updateDidRun(of component: MountedComponent) {
        if recordsFrames { timeline?.updateDidRun(component) }
        if recordsUpdates { endRunning(component) }
        onUpdate?(component)
    }

    private func endRunning(_ component: MountedComponent) {
        // The recording may have begun during the update.
        guard let last = running.last, last.component.isSame(as: component) else { return }
        running.removeLast()
        var record = last.record
        record.duration = clock.now - record.start
        record.newSize = component.size
        if last.isDrawn {
            record.isVisible = record.newSize != record.oldSize || component.view.layer.hasPendingChanges
        }
        record.layers = changes.updateDidRun(record.number, of: component)
        record.skippedCount = max(component.childCount - last.children.count, 0)
        history.add(record)
        lastEnded = (record.number, component.reference)
        if let outer = running.indices.last { running[outer].record.durationOfChildren += record.duration }
        if record.newSize != record.oldSize {
            lastResize = (record.number, component.parent.map { nodes.componentID(of: $0.view) })
        }
    }

    private func reasons(of component: MountedComponent, _ id: String, _ reasons: UpdateReasons) -> [UpdateReason] {
        let known = pending.removeValue(forKey: id) ?? Pending()
        let oldSize = availableSizes[id]
        if availableSizes.count >= Self.maximumPending { availableSizes = [:] }
        availableSizes[id] = component.availableSize
        if reasons.contains(.firstTime) { return [.first] }
        var result = known.reasons
        if reasons.contains(.environment), !result.contains(where: \.isEnvironment) {
            result.append(.environment(type: nil, value: nil))
        }
        if reasons.contains(.component) { result.append(.component(known.differences ?? [])) }
        if reasons.contains(.availableSize) { result.append(.size(old: oldSize, new: component.availableSize)) }
        if reasons.contains(.behavior) { result.append(.closures) }
        if reasons.contains(.forced) { result.append(.forced) }
        if reasons.isEmpty { result.append(reasonWithoutChange(of: id)) }
        return result.isEmpty ? [.unknown] : result
    }

    /// The reason for an update of a component for which nothing has changed.
    private func reasonWithoutChange(of id: String) -> UpdateReason {
        if let lastResize, lastResize.parent == id { return .childSize(update: lastResize.number) }
        return UpdateVerification.isEnabled ? .verification : .unknown
    }
}

extension UpdateReason {
    fileprivate var isEnvironment: Bool {
        if case .environment = self { true } else { false }
    }
}

extension DisplayEvent {
    /// The event in a few words, without the text that is typed.
    fileprivate var summary: String {
        switch self {
        case .pointer(let event): "pointer \(event.phase) at \(Self.text(event.location))"
        case .touch(let event): "touch \(event.phase) at \(Self.text(event.location))"
        case .scroll(let event): "scroll at \(Self.text(event.location))"
        case .touchpad(let event): "touchpad \(event.phase) at \(Self.text(event.location))"
        case .key(let event): "key \(event.phase)"
        case .resized(let size): "resize to \(Double(size.width)) × \(Double(size.height))"
        case .scaleFactorChanged: "scale factor"
        case .appearanceChanged: "appearance"
        case .textScaleChanged: "text scale"
        case .accessibilityPreferencesChanged: "accessibility preferences"
        case .accentColorChanged: "accent color"
        case .windowSettingsChanged: "window settings"
        case .activeChanged(let isActive): isActive ? "activation" : "deactivation"
        case .visibilityChanged(let isVisible): isVisible ? "restoration" : "minimization"
        case .closeRequested: "close"
        }
    }

    private static func text(_ point: CGPoint) -> String {
        "(\(Double(point.x)), \(Double(point.y)))"
    }
}

#endif
