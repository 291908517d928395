#if INSPECTOR

public import ComponentFlow
internal import OpenDisplay
internal import OpenQuartzCore
internal import OpenUIFoundation

/// Records what a program receives and does, within a limit on memory.
///
/// ```swift
/// let recorder = SessionRecorder(windows: { [stage.window] })
/// recorder.start(atLaunch: true)
/// stage.show(ComponentViewController(Counter()))
/// stage.tap(at: CGPoint(x: 20, y: 20))
/// recorder.stop()
/// try recorder.recording?.write(to: file)
/// ```
///
/// One recorder at a time is active. At least the last minute is kept: every ten seconds, as soon as nothing moves, the state
/// is stored, and what is older than the state of a minute ago is discarded.
@preconcurrency @MainActor
public final class SessionRecorder {
    /// The time, in seconds, that is kept at least.
    static let minimumDuration = 60.0
    /// The time, in seconds, after which the state is stored again.
    static let segmentDuration = 10.0
    /// The memory, in bytes, from which on earlier steps are discarded.
    static let maximumCost = 32 << 20

    /// Whether frames are recorded with a checksum of their pixels.
    ///
    /// A checksum takes as long as drawing the window, and is only recorded of off-screen windows.
    public let recordsChecksums: Bool
    public private(set) var isRecording = false

    private struct OpenStep {
        /// The index of the step in its segment, if it is a frame whose checksum is recorded.
        var frame: Int?
        /// Whether the step schedules work on the main queue that belongs to it.
        var schedulesWork = false
        /// The calls of timers, and the frames that some of them prepare, if the step consists of these.
        var timers: TimerCalls?
    }

    /// Consecutive calls of timers and frames.
    private enum TimerCalls {
        case none
        /// The last one was a call of a timer.
        case timer
        /// The last one was a frame, or an answer of the desktop.
        case frame
    }

    private struct WeakDrop {
        weak var object: (any IncomingDrop)?
    }

    private let program: String
    private let candidates: () -> [UIWindow]
    @exclusivity(unchecked) private var segments: [RecordedSegment] = []
    /// What was recorded of the desktop last.
    @exclusivity(unchecked) var desktop = RecordedDesktop()
    private var nextRequest = 0
    /// What the desktop has not answered yet, and whether it carries a drag, both of which a stored state lacks.
    @exclusivity(unchecked) var pendingRequests: Set<Int> = []
    @exclusivity(unchecked) var isDragging = false
    /// The drag over a window, with its number.
    private var drag: (number: Int, drop: WeakDrop)?
    private var nextDrag = 0
    /// The names of background work that has not ended, by number.
    private var backgroundWork: [Int: String] = [:]
    private var lastWork = 0
    private var downloads: RecordedDownloads?
    @exclusivity(unchecked) private var windows = RecordedWindowList()
    /// The steps that have not ended, the innermost last.
    @exclusivity(unchecked) private var open: [OpenStep] = []
    /// The clock of the program, from the first step on.
    @exclusivity(unchecked) private var clock: MediaClock?
    private var releaseIsScheduled = false
    private var visibilityObserver: (any NSObjectProtocol)?
    private var end = 0.0

    /// Creates a recorder.
    ///
    /// - Parameters:
    ///   - program: The name of the program.
    ///   - recordsChecksums: Whether frames are recorded with a checksum, by which a replay finds the first frame that differs.
    ///   - windows: Returns the windows that are recorded.
    public init(
        program: String = ProcessInfo.processInfo.processName, recordsChecksums: Bool = false,
        windows: @escaping () -> [UIWindow] = { UIApplication.shared.windows }
    ) {
        self.program = program
        self.recordsChecksums = recordsChecksums
        candidates = windows
    }

    /// Starts recording until ``stop()`` is called, and discards what was recorded earlier.
    ///
    /// - Parameter atLaunch: Whether nothing has been shown yet, so that a replay needs no stored state.
    public func start(atLaunch: Bool = false) {
        stop()
        segments = []
        windows.removeAll()
        (clock, open, drag) = (nil, [], nil)
        (nextRequest, nextDrag, desktop) = (0, 0, RecordedDesktop.current(canPrint: false))
        (pendingRequests, isDragging) = ([], false)
        isRecording = true
        for window in candidates() { windows.add(window) }
        RecordedModels.shared.onChange = { [weak self] in self?.modelsDidChange() }
        beginSegment(atLaunch: atLaunch)
        visibilityObserver = NotificationCenter.default.addObserver(
            forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
        ) { [weak self] notification in
            // Posted on the main thread.
            nonisolated(unsafe) let object = notification.object
            MainActor.assumeIsolated { (object as? UIWindow).map { self?.windowDidOpen($0) } }
        }
        observe()
        let downloads = RecordedDownloads(self)
        downloads.interceptDownloads()
        self.downloads = downloads
        BackgroundWork.observer = self
    }

    func observe() {
        LayerStep.observer = self
        UIWindow.inputObserver = self
        DesktopRequest.interceptor = self
    }

    func stopObserving() {
        if LayerStep.observer === self { LayerStep.observer = nil }
        if UIWindow.inputObserver === self { UIWindow.inputObserver = nil }
        if DesktopRequest.interceptor === self { DesktopRequest.interceptor = nil }
    }

    /// Stops recording; what was recorded can still be read.
    public func stop() {
        guard isRecording else { return }
        addModelChanges()
        end = now
        isRecording = false
        stopObserving()
        RecordedModels.shared.onChange = nil
        downloads?.ignoreDownloads()
        downloads = nil
        if BackgroundWork.observer === self { BackgroundWork.observer = nil }
        backgroundWork = [:]
        visibilityObserver.map(NotificationCenter.default.removeObserver)
        visibilityObserver = nil
        release()
    }

    /// What was recorded up to now; `nil` if nothing was.
    public var recording: Recording? {
        if isRecording {
            addModelChanges()
            end = now
        }
        return Recording(
            segments, program: program, end: end, descriptions: windows.descriptions,
            canPrint: desktop.canPrint)
    }

    /// The number of steps that are stored, and their memory in bytes, roughly.
    var size: (steps: Int, bytes: Int) {
        (segments.reduce(0) { $0 + $1.steps.count }, segments.reduce(0) { $0 + $1.cost })
    }

    private var now: Double {
        (clock ?? MediaClock.current).now
    }

    // MARK: - Steps

    /// Adds a step at the present time, at which the clock of the program is held.
    private func begin(_ action: RecordedStep.Action) {
        if open.isEmpty { holdClock() }
        append(action)
        open.append(OpenStep())
    }

    private func append(_ action: RecordedStep.Action) {
        if open.isEmpty { addModelChanges() }
        segments[segments.count - 1].append(RecordedStep(time: now, action: action))
    }

    /// Adds a step of the desktop, and calls the closure that handles it.
    ///
    /// It can be a part of another one: the program waits for some answers.
    func perform(_ action: RecordedStep.Action, _ body: () -> Void = {}) {
        guard isRecording, !segments.isEmpty, isOwn() else { return body() }
        if let calls = open.first?.timers {
            if calls != .none { segments[segments.count - 1].continueLastStep() }
            open[0].timers = .frame
        }
        begin(action)
        open[open.count - 1].schedulesWork = true
        body()
        endStep()
    }

    /// Returns the number of the next request to the desktop.
    func takeRequestNumber() -> Int {
        defer { nextRequest += 1 }
        return nextRequest
    }

    /// Ends the step that began last.
    private func endStep() {
        guard let step = open.popLast(), open.isEmpty else { return }
        addModelChanges()
        if step.schedulesWork { scheduleRelease() } else if !releaseIsScheduled { release() }
    }

    /// Lets all code of a step, and what it schedules on the main queue, read the recorded time.
    private func holdClock() {
        guard let system = clock as? SystemMediaClock else { return }
        system.hold(at: nil)
        system.hold(at: system.now)
    }

    private func release() {
        (clock as? SystemMediaClock)?.hold(at: nil)
    }

    private func scheduleRelease() {
        guard !releaseIsScheduled, clock is SystemMediaClock else { return }
        releaseIsScheduled = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.releaseIsScheduled = false
                if self?.open.isEmpty == true { self?.release() }
            }
        }
    }

    /// Returns whether a step is one of the recorded program: in tests, there are others with clocks of their own.
    private func isOwn() -> Bool {
        let current = MediaClock.current
        if clock == nil {
            clock = current
            if segments.count == 1, segments[0].steps.isEmpty { segments[0].start = current.now }
        }
        return clock === current
    }

    // MARK: - Models and results

    private func modelsDidChange() {
        guard open.isEmpty else { return }
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.addModelChanges() }
        }
    }

    private func addModelChanges() {
        guard isRecording, !segments.isEmpty else { return }
        for (name, state) in RecordedModels.shared.takeChanges() {
            segments[segments.count - 1].append(RecordedStep(time: now, action: .model(name, state)))
        }
    }

    /// Adds the arrival of a result, before the task that awaits it continues with the recorded time.
    func addArrival(_ action: RecordedStep.Action) {
        guard isRecording, !segments.isEmpty else { return }
        if open.isEmpty { holdClock() }
        append(action)
        scheduleRelease()
    }

    // MARK: - Segments

    private func beginSegment(atLaunch: Bool = false, isIdle: Bool = true) {
        var segment = RecordedSegment(start: now)
        segment.beginsWithLaunch = atLaunch
        segment.windows = windows.open.map { ($0.number, RecordedWindow($0.window)) }
        let (models, problems) = RecordedModels.shared.states()
        segment.models = models
        segment.unsaved = problems
        if !atLaunch { noteClipboards() }
        (segment.desktop, segment.firstRequest) = (desktop, nextRequest)
        if !atLaunch {
            var state = ProgramState()
            state.save(windows.open.map(\.window))
            segment.unsaved += state.unsaved
            if models.keys.allSatisfy({ $0 == RecordedSettings.name }) {
                segment.unsaved.append("No model is recorded: what the program keeps in models is that of its launch.")
            }
            if SystemClipboard.general.ownContent != nil {
                segment.unsaved.append("What the program has copied is not kept.")
            }
            segment.state = state
            segment.answers = RecentAnswers.shared.answers
            if !isIdle { segment.unsaved.append("Animations were running, or a dialog or a drag was in progress.") }
        }
        segments.append(segment)
    }

    /// Stores the state when nothing moves and enough time has passed, and discards what is too old.
    private func beginSegmentIfNeeded() {
        guard open.isEmpty, let last = segments.last else { return }
        let isFull = last.cost > Self.maximumCost / 2
        guard isFull || now - last.start >= Self.segmentDuration else { return }
        let isIdle =
            pendingRequests.isEmpty && !isDragging && windows.open.allSatisfy { $0.window.layerTree.isIdle }
        guard isIdle || isFull else { return }
        beginSegment(isIdle: isIdle)
        (pendingRequests, isDragging) = ([], false)
        while segments.count > 1,
            now - segments[1].start >= Self.minimumDuration || size.bytes > Self.maximumCost
        {
            segments.removeFirst()
        }
    }

    private func windowDidOpen(_ window: UIWindow) {
        guard windows.number(of: window) == nil, candidates().contains(where: { $0 === window }) else { return }
        append(.opened(window: windows.add(window)))
        noteClipboards()
    }
}

// MARK: - Observation

extension SessionRecorder: LayerStepObserver {
    package func stepWillBegin(_ step: LayerStep) {
        guard isOwn() else { return open.append(OpenStep()) }
        switch step {
        case .frame(let tree, let time):
            guard let (number, window) = windows.window(of: tree) else { return open.append(OpenStep()) }
            // Also recorded as a part of timers, by which the frames of an off-screen program are prepared.
            continueTimers(with: .frame)
            begin(.frame(at: time, checksum: nil, window: number))
            if recordsChecksums, window.surface is OffscreenSurface {
                open[open.count - 1].frame = (segments.last?.steps.count ?? 0) - 1
            }
        case .flush: beginOutermost(.flush)
        case .timers:
            if open.isEmpty {
                holdClock()
                addModelChanges()
                open.append(OpenStep(schedulesWork: true, timers: TimerCalls.none))
            } else {
                open.append(OpenStep())
            }
        case .timer:
            addTimer()
            open.append(OpenStep())
        }
    }

    /// Adds the call of a timer, unless it is a part of another step.
    private func addTimer() {
        guard open.count == 1, let calls = open[0].timers else { return }
        if calls == .timer { return segments[segments.count - 1].addTimer() }
        continueTimers(with: .timer)
        append(.timers(1))
    }

    /// Lets a call of a timer, or the frame of one, follow the previous one at once.
    private func continueTimers(with calls: TimerCalls) {
        guard open.count == 1, let previous = open[0].timers else { return }
        if previous != .none { segments[segments.count - 1].continueLastStep() }
        open[0].timers = calls
    }

    /// Adds a step, unless it is a part of another one.
    private func beginOutermost(_ action: RecordedStep.Action) {
        if open.isEmpty { begin(action) } else { open.append(OpenStep()) }
    }

    package func stepDidEnd() {
        if let frame = open.last?.frame { addChecksum(at: frame) }
        endStep()
        beginSegmentIfNeeded()
    }

    private func addChecksum(at index: Int) {
        guard case .frame(_, _, let number)? = segments.last?.steps[index].action,
            let window = windows.open.first(where: { $0.number == number })?.window
        else { return }
        segments[segments.count - 1].setChecksum(FrameChecksum.checksum(of: window), at: index)
    }
}

extension SessionRecorder: BackgroundWorkObserver {
    package func workDidBegin(_ name: String) -> Int {
        lastWork += 1
        backgroundWork[lastWork] = name
        return lastWork
    }

    package func workDidEnd(_ number: Int) {
        guard let name = backgroundWork.removeValue(forKey: number) else { return }
        addArrival(.work(name))
    }
}

extension SessionRecorder: WindowInputObserver {
    package func window(_ window: UIWindow, willReceive input: WindowInput) {
        guard open.isEmpty, isOwn(), let number = windows.number(of: window) else { return open.append(OpenStep()) }
        switch input {
        case .event(let event): begin(.event(event, window: number))
        case .markedText(let text, let range, let attributes):
            begin(.markedText(text, caret: range.location, attributes: attributes, window: number))
        case .committedText(let text): begin(.committedText(text, window: number))
        case .deletion(let offset, let count): begin(.deletion(offset: offset, count: count, window: number))
        case .drag(let drop, let phase):
            begin(.drag(RecordedDrag(drop, number: self.number(of: drop), phase), window: number))
        }
        open[open.count - 1].schedulesWork = true
    }

    private func number(of drop: any IncomingDrop) -> Int {
        if let drag, drag.drop.object === drop { return drag.number }
        defer { nextDrag += 1 }
        drag = (nextDrag, WeakDrop(object: drop))
        return nextDrag
    }

    package func windowDidReceive() {
        endStep()
    }
}

#endif
