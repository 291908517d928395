#if INSPECTOR

internal import ComponentFlow
internal import OpenQuartzCore

/// A recording of frames with their phases and updates, in memory of a fixed size.
///
/// A frame is an entry with the time of each phase; its phases and updates are spans, of which fewer frames may be
/// stored. Spans are stored when they begin, so that containing ones precede contained ones.
@MainActor
final class FrameTimeline: FrameObserver {
    /// The number of frames: a minute at 144 frames per second.
    static let frameCapacity = 8_640
    /// The number of phases and updates.
    static let spanCapacity = 131_072
    /// The largest number of components whose next update has a known cause.
    private static let maximumPending = 10_000

    // Dynamic exclusivity checks would be half of the cost of a recording; none of the properties is accessed during a
    // call of other code.
    @exclusivity(unchecked) private(set) var frames: RingBuffer<FrameEntry>
    @exclusivity(unchecked) private(set) var spans: RingBuffer<SpanEntry>
    @exclusivity(unchecked) private(set) var types = TypeNames()
    @exclusivity(unchecked) private(set) var components = RecordedComponents()
    private let clock: MediaClock
    /// The frame to which spans are added, if there is one.
    @exclusivity(unchecked) private var current = FrameEntry(number: 0, at: 0, interval: 0, firstSpan: 0)
    @exclusivity(unchecked) private var hasFrame = false
    @exclusivity(unchecked) private var lastNumber = 0
    @exclusivity(unchecked) private var interval = 1.0 / 60
    /// The spans that have not ended, the innermost last.
    @exclusivity(unchecked) private var open: [OpenSpan] = []
    /// When the innermost phase was last determined.
    @exclusivity(unchecked) private var lastChange = 0.0
    @exclusivity(unchecked) private var causes: [UInt32: RequestedCause] = [:]
    /// The last update that changed the size of its component, and the number of the component's parent.
    @exclusivity(unchecked) private var lastResize: (update: UInt32, parent: UInt32?)?
    /// The event that is being handled; 0 for none.
    @exclusivity(unchecked) private var event: UInt32 = 0

    private struct OpenSpan {
        let position: Int
        let start: Double
        /// The innermost phase.
        let phase: FrameMeter.Phase
        /// The view of the updated component, and its size before the update.
        var component: (view: ObjectIdentifier, size: CGSize)?
    }

    init(
        clock: MediaClock = SystemMediaClock(), frameCapacity: Int = FrameTimeline.frameCapacity,
        spanCapacity: Int = FrameTimeline.spanCapacity
    ) {
        self.clock = clock
        frames = RingBuffer(capacity: frameCapacity)
        spans = RingBuffer(capacity: spanCapacity)
        open.reserveCapacity(256)
    }

    // MARK: - Spans

    func frameWillBegin(interval: CFTimeInterval) {
        if interval > 0, interval.isFinite { self.interval = interval }
    }

    func phaseWillBegin(_ phase: FrameMeter.Phase) {
        begin(.phase(phase), phase: phase, update: UpdateFacts())
        switch phase {
        case .commit:
            current.isPrepared = true
            current.interval = interval
        case .nodes: current.hasNodes = true
        default: break
        }
    }

    func phaseDidEnd() {
        // Updates in the phase have ended, also if that was not reported.
        while open.last?.component != nil { end() }
        end()
    }

    private func begin(_ kind: SpanEntry.Kind, phase: FrameMeter.Phase, update: UpdateFacts) {
        let time = clock.now
        if open.isEmpty { beginFrame(for: kind, at: time) }
        attribute(until: time)
        var entry = SpanEntry(kind, at: time, depth: open.count)
        entry.event = event
        entry.update = update
        open.append(OpenSpan(position: spans.append(entry), start: time, phase: phase))
    }

    private func end() {
        let time = clock.now
        attribute(until: time)
        guard let last = open.last else { return }
        open.removeLast()
        spans.update(last.position) { $0.end = time }
        if open.isEmpty { current.add(last.start, time, endOfSpans: spans.end) }
    }

    /// Adds the time since the last change to the innermost phase.
    @inline(__always)
    private func attribute(until time: Double) {
        if let last = open.last { current.phases[last.phase.rawValue] += Float(time - lastChange) }
        lastChange = time
    }

    // MARK: - Frames

    private func beginFrame(for kind: SpanEntry.Kind, at time: Double) {
        if hasFrame, current.ends(before: kind, at: time) { endFrame() }
        guard !hasFrame else { return }
        hasFrame = true
        lastNumber += 1
        current = FrameEntry(number: lastNumber, at: time, interval: interval, firstSpan: spans.end)
    }

    private func endFrame() {
        frames.append(current)
        hasFrame = false
    }

    /// Returns the stored frames after a number.
    func frames(after number: Int) -> [FrameEntry] {
        // Numbers begin with 1, positions with 0.
        frames.elements(min(max(number, 0), frames.end)..<frames.end)
    }

    /// Returns the frame with a number, if it is stored.
    func frame(_ number: Int) -> FrameEntry? {
        frames[number - 1]
    }

    /// Ends the current frame if it was prepared and nothing runs.
    func settle() {
        if open.isEmpty, hasFrame, current.isPrepared { endFrame() }
    }

    func frameWasPresented() {
        guard open.isEmpty, hasFrame, current.hasNodes else { return }
        let (start, time) = (current.end, clock.now)
        var entry = SpanEntry(.phase(.painting), at: start, depth: 0)
        entry.end = time
        spans.append(entry)
        current.phases[FrameMeter.Phase.painting.rawValue] += Float(time - start)
        current.add(start, time, endOfSpans: spans.end)
    }

    // MARK: - Events

    /// Records the handling of an event as a phase.
    func observe(_ number: Int, _ handle: () -> Void) {
        let outer = event
        event = UInt32(clamping: number)
        phaseWillBegin(.handling)
        handle()
        phaseDidEnd()
        event = outer
    }

    // MARK: - Updates

    /// Records why the next update of a component was requested.
    func updateWasRequested(of component: MountedComponent, because cause: UpdateCause) {
        let number = components.number(of: component)
        if causes.count >= Self.maximumPending { causes.removeAll(keepingCapacity: true) }
        // A host requests the update by the parent's state.
        if case .state = cause, causes[number]?.kind == .childSize { return }
        causes[number] = recorded(cause)
    }

    private func recorded(_ cause: UpdateCause) -> RequestedCause {
        switch cause {
        case .state(let state):
            RequestedCause(kind: .state, type: number(ofType: type(of: state)), number: event)
        case .model: RequestedCause(kind: .model, number: event)
        case .environment(let value): RequestedCause(kind: .environment, type: number(ofType: type(of: value)))
        case .inheritedValue: RequestedCause(kind: .inheritedValue)
        case .measurement: RequestedCause(kind: .measurement)
        case .contentSize:
            RequestedCause(kind: .childSize, number: lastResize?.update ?? 0)
        }
    }

    private func number(ofType type: Any.Type) -> UInt16 {
        types.number(of: ObjectIdentifier(type)) { "\(type)" }
    }

    func updateWillRun(_ number: Int, of component: MountedComponent, reasons: UpdateReasons) {
        var facts = UpdateFacts()
        facts.number = UInt32(clamping: number)
        facts.component = components.number(of: component)
        facts.type = types.number(of: component.typeID) { component.typeName }
        facts.reasons = reasons.rawValue
        if !causes.isEmpty, let cause = causes.removeValue(forKey: facts.component) { facts.cause = cause }
        if reasons.isEmpty, let lastResize, lastResize.parent == facts.component {
            facts.cause = RequestedCause(kind: .childSize, number: lastResize.update)
        }
        begin(.update, phase: .updates, update: facts)
        open[open.count - 1].component = (ObjectIdentifier(component.view), component.size)
    }

    func updateDidRun(_ component: MountedComponent) {
        // The recording may have begun during the update.
        guard let last = open.last, let updated = last.component, updated.view == ObjectIdentifier(component.view)
        else { return }
        end()
        guard updated.size != component.size else { return }
        let parent = component.parent.map { components.number(of: $0) }
        lastResize = (spans[last.position]?.update.number ?? 0, parent)
    }
}

extension FrameEntry {
    /// Adds a span that is not part of another one.
    fileprivate mutating func add(_ start: Double, _ end: Double, endOfSpans: Int) {
        busy += end - start
        self.end = end
        self.endOfSpans = endOfSpans
    }
}

#endif
