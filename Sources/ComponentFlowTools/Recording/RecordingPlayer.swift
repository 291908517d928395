#if INSPECTOR

internal import ComponentFlow
internal import OpenDisplay
internal import OpenQuartzCore
internal import OpenUIFoundation

/// Performs the steps of a recording in off-screen windows, with a clock that shows their times.
@MainActor
final class RecordingPlayer {
    /// The longest time, in seconds of the clock, in which a program that does not begin with its launch comes to rest.
    private static let warmUp = 5.0
    private static let frameDuration = 1.0 / 60
    /// How often the program comes to rest again after answers and results have arrived.
    private static let maximumRounds = 30

    let recording: Recording
    let clock: ManualMediaClock
    /// What could not be reproduced, in sentences.
    private(set) var problems: [String] = []
    /// The first frame whose pixels differ from the recorded ones.
    private(set) var firstDifference: FrameDifference?
    /// The number of recorded frames that were prepared.
    private(set) var frameCount = 0
    private var next = 0
    private var isPrepared = false
    private var surfaces: [OffscreenSurface] = []
    private var hasAccentColor = false
    private let answers: ReplayedAnswers
    private let work = ReplayedWork()
    private let desktop: ReplayedDesktop
    private let state: ProgramState?
    /// Whether the work that a step schedules on the main queue is done before the next step.
    var waitsForMainQueue = true

    /// - Parameter files: The files that the recording contains.
    init(_ recording: Recording, files: ReplayedFiles) {
        self.recording = recording
        let preparation = 3 * (Self.warmUp + Double(Self.maximumRounds) * Self.frameDuration)
        clock = ManualMediaClock(now: recording.start - (recording.beginsWithLaunch ? 0 : preparation))
        answers = ReplayedAnswers(initial: recording.answers, steps: recording.steps)
        desktop = ReplayedDesktop(recording, files: files)
        state = ProgramState(recording.state)
        desktop.report = { [weak self] in self?.report($0) }
        desktop.surfaces = { [weak self] in self?.surfaces ?? [] }
        answers.isPreparing = !recording.beginsWithLaunch
        // Without answers, the program does not wait for the work that it begins before the recording.
        work.isPreparing = !recording.beginsWithLaunch && !recording.answers.isEmpty
    }

    // MARK: - Windows

    /// Creates the surface of the next window, as the recording describes it.
    func makeSurface(_ size: CGSize) -> OffscreenSurface {
        let number = surfaces.count
        guard recording.windows.indices.contains(number) else {
            report("The recorded program did not open window \(number + 1).")
            return add(OffscreenSurface(size: size))
        }
        let description = recording.windows[number]
        if let color = CGColor(json: description.accentColor) {
            UIView.adoptAccentColor(color)
            hasAccentColor = true
        }
        return add(description.makeSurface())
    }

    private func add(_ surface: OffscreenSurface) -> OffscreenSurface {
        surfaces.append(surface)
        return surface
    }

    /// The windows that are open, in the order of their numbers.
    var windows: [UIWindow] {
        surfaces.indices.compactMap(window)
    }

    /// The window with a number, if it is open.
    func window(_ number: Int) -> UIWindow? {
        guard surfaces.indices.contains(number) else { return nil }
        return UIApplication.shared.windows.first { $0.surface === surfaces[number] }
    }

    // MARK: - Time

    /// The time since the beginning of the recording, in seconds; negative before ``prepare()``.
    var time: Double {
        clock.now - recording.start
    }

    /// Restores the state at the beginning.
    ///
    /// A program that does not begin with its launch comes to rest before and after that.
    func prepare() async {
        guard !isPrepared else { return }
        isPrepared = true
        intercept()
        if recording.beginsWithLaunch {
            applyModels()
        } else {
            await settle()
            applyModels()
            await settle()
            perform { restoreState() }
            await settle()
            answers.isPreparing = false
            work.isPreparing = false
            clock.move(to: recording.start)
            perform { state?.restoreTimes(in: windows) }
        }
        desktop.isActive = true
    }

    /// Lets downloads and background work have the recorded results.
    func intercept() {
        answers.interceptDownloads()
        BackgroundWork.observer = work
    }

    private func applyModels() {
        perform {
            // A program without stored values in the recording had none.
            if recording.models[RecordedSettings.name] == nil { RecordedSettings.shared.removeAll() }
            for (name, state) in recording.models { apply(state, to: name) }
        }
    }

    private func apply(_ state: Data, to model: String) {
        if let problem = RecordedModels.shared.apply(state, to: model) { report(problem) }
    }

    private func restoreState() {
        guard var state else { return report("The state is not valid.") }
        state.restore(in: windows).forEach(report)
        let missing = recording.initialWindows - windows.count
        if missing > 0 { report("\(missing) of the windows at the beginning were not opened again.") }
    }

    /// Prepares frames until nothing moves and no further answer arrives from before the beginning.
    private func settle() async {
        let end = clock.now + Self.warmUp
        await rest(until: end)
        guard !recording.answers.isEmpty else { return }
        for _ in 1..<Self.maximumRounds {
            let count = answers.initialCount + work.preparedCount
            await work.waitForPreparation()
            // Tasks on other threads continue, which request and decode what the answers name.
            try? await Task.sleep(for: .milliseconds(20))
            await rest(until: end)
            if answers.initialCount + work.preparedCount == count { break }
        }
    }

    /// Prepares frames until nothing moves, at least one.
    private func rest(until end: Double) async {
        repeat {
            perform {
                clock.move(to: clock.now + Self.frameDuration)
                ClockTimer.fireDueTimers(on: clock)
                for window in windows { window.layerTree.prepareFrame(at: clock.now) }
            }
            await drain()
        } while !windows.allSatisfy(\.layerTree.isIdle) && clock.now < end
    }

    /// Performs the steps up to a time since the beginning, in seconds.
    ///
    /// - Parameter onFrame: A closure that is called after each recorded frame.
    func advance(to time: Double, onFrame: (Replay.Frame) -> Void) async throws(RecordingError) {
        guard time >= self.time || !isPrepared else { throw .past(time: time, current: self.time) }
        await prepare()
        // The sum may be a little less than the end.
        let end = time >= recording.duration ? recording.end : recording.start + time
        while next < recording.steps.count, recording.steps[next].time <= end {
            let step = recording.steps[next]
            next += 1
            perform { perform(step, onFrame) }
            await deliverResult(of: step)
            if step.schedulesWork { await drain() }
        }
        clock.move(to: end)
    }

    /// Lets the result that a task awaits arrive, if the step is such an arrival.
    private func deliverResult(of step: RecordedStep) async {
        switch step.action {
        case .answer(let answer): await answers.deliver(answer)
        case .work(let name):
            if await !work.deliver(name, drain: drain) { report("The work “\(name)” has not ended in time.") }
        default: break
        }
    }

    /// Waits until the work is done that is scheduled on the main queue.
    private func drain() async {
        guard waitsForMainQueue else { return }
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// Calls a closure while windows are opened off-screen, and the clock is that of the replay.
    func perform<Result>(_ body: () -> Result) -> Result {
        let (factory, current) = (UIWindow.surfaceFactory, MediaClock.current)
        UIWindow.surfaceFactory = { [unowned self] in makeSurface($0) }
        if current !== clock { MediaClock.current = clock }
        defer { UIWindow.surfaceFactory = factory }
        return body()
    }

    func end() {
        answers.ignoreDownloads()
        if BackgroundWork.observer === work { BackgroundWork.observer = nil }
        work.end()
        answers.cancelAll()
        desktop.end()
        if hasAccentColor { UIView.adoptAccentColor(nil) }
    }

    private func report(_ problem: String) {
        if !problems.contains(problem) { problems.append(problem) }
    }

    // MARK: - Steps

    private func perform(_ step: RecordedStep, _ onFrame: (Replay.Frame) -> Void) {
        clock.move(to: step.time)
        switch step.action {
        case .opened: break
        case .event(let event, let number): with(number) { deliver(event, to: $1) }
        case .markedText(let text, let caret, let attributes, let number):
            with(number) { _, surface in
                surface.textInputClient?.setMarkedText(
                    text, selectedRange: NSRange(location: caret, length: 0), attributes: attributes)
            }
        case .committedText(let text, let number): with(number) { $1.textInputClient?.commit(text) }
        case .deletion(let offset, let count, let number):
            with(number) { _ = $1.textInputClient?.deleteSurrounding(offset: offset, count: count) }
        case .frame(let time, let checksum, let number):
            with(number) { window, _ in
                window.layerTree.prepareFrame(at: time)
                didPrepareFrame(of: window, number, checksum)
            }
            onFrame(Replay.Frame(number: frameCount, time: step.time - recording.start, window: number))
        case .flush: CATransaction.flush()
        case .timers(let count): ClockTimer.fireDueTimers(on: clock, limit: count)
        case .model(let name, let state): apply(state, to: name)
        case .answer, .work: break  // Delivered by `deliverResult`, which waits.
        case .reply(let reply): desktop.deliver(reply)
        case .drag(let drag, let number): with(number) { desktop.perform(drag, over: $1) }
        case .dragEnded(let actions): desktop.endDrag(actions)
        case .clipboard(let isPrimary, let types): desktop.setClipboard(isPrimary: isPrimary, types)
        }
    }

    private func with(_ number: Int, _ body: (UIWindow, OffscreenSurface) -> Void) {
        guard let window = window(number) else {
            return report("Window \(number + 1) is not open at \(Self.text(time)) s.")
        }
        body(window, surfaces[number])
    }

    /// Delivers an event; one that reports a change of the surface changes it.
    private func deliver(_ event: DisplayEvent, to surface: OffscreenSurface) {
        switch event {
        case .resized(let size): surface.resize(to: size)
        case .scaleFactorChanged(let scale): surface.resize(to: surface.size, scale: scale)
        case .appearanceChanged(let appearance): surface.setAppearance(appearance)
        case .textScaleChanged(let scale): surface.setTextScale(scale)
        case .activeChanged(let isActive): surface.setActive(isActive)
        default: surface.send(event)
        }
    }

    private func didPrepareFrame(of window: UIWindow, _ number: Int, _ checksum: UInt64?) {
        frameCount += 1
        guard let checksum, firstDifference == nil, FrameChecksum.checksum(of: window) != checksum else { return }
        firstDifference = FrameDifference(frame: frameCount, time: time, window: number)
    }

    private static func text(_ seconds: Double) -> String {
        "\((seconds * 1000).rounded() / 1000)"
    }
}

#endif
