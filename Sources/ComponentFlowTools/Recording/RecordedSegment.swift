#if INSPECTOR

internal import ComponentFlow

/// A part of a recording that begins with a state from which it can be replayed.
struct RecordedSegment {
    /// The time at which the segment begins.
    var start: Double
    /// Whether the segment begins with the launch of the program.
    var beginsWithLaunch = false
    /// The windows at the beginning, with their numbers.
    var windows: [(number: Int, description: RecordedWindow)] = []
    var state: ProgramState?
    var models: [String: Data] = [:]
    var desktop = RecordedDesktop()
    /// The answers to downloads before the beginning.
    var answers: [RecordedAnswer] = []
    /// The number of the first request to the desktop.
    var firstRequest = 0
    /// What of the state is unknown, in sentences.
    var unsaved: [String] = []
    private(set) var steps: [RecordedStep] = []
    /// The memory of the steps, in bytes, roughly.
    private(set) var cost = 0

    init(start: Double) {
        self.start = start
    }

    mutating func append(_ step: RecordedStep) {
        steps.append(step)
        cost += step.cost
    }

    /// Adds the call of a timer to the last step, which has to be such a step.
    mutating func addTimer() {
        guard let last = steps.indices.last, case .timers(let count?) = steps[last].action else { return }
        steps[last].action = .timers(count + 1)
    }

    /// Marks the last step as followed by the next one at once.
    mutating func continueLastStep() {
        if let last = steps.indices.last { steps[last].isContinued = true }
    }

    /// Adds the checksum of the pixels to the frame at an index.
    mutating func setChecksum(_ checksum: UInt64?, at index: Int) {
        guard steps.indices.contains(index), case .frame(let time, _, let window) = steps[index].action else { return }
        steps[index].action = .frame(at: time, checksum: checksum, window: window)
    }
}

extension Recording {
    /// Creates a recording of consecutive segments.
    ///
    /// - Parameters:
    ///   - descriptions: The windows by their numbers, some of which may have been closed before the first segment.
    ///   - canPrint: Whether documents can be printed, which is known when the program has asked.
    @MainActor init?(
        _ segments: [RecordedSegment], program: String, end: Double, descriptions: [RecordedWindow], canPrint: Bool
    ) {
        guard let first = segments.first else { return nil }
        var numbers = first.windows.map(\.number)
        let steps = segments.flatMap(\.steps)
        for case .opened(let number) in steps.map(\.action) where !numbers.contains(number) { numbers.append(number) }
        let initial = Dictionary(first.windows) { $1 }
        let positions = Dictionary(zip(numbers, numbers.indices)) { first, _ in first }
        var desktop = first.desktop
        desktop.canPrint = canPrint
        self.init(
            program: program, beginsWithLaunch: first.beginsWithLaunch, unsavedState: first.unsaved,
            start: first.start, end: max(end, steps.last?.time ?? first.start),
            windows: numbers.map { initial[$0] ?? descriptions[$0] }, initialWindows: first.windows.count,
            state: first.state?.json ?? [:], models: first.models,
            steps: steps.compactMap { $0.renumbered(positions, firstRequest: first.firstRequest) }, desktop: desktop,
            answers: first.answers)
    }
}

extension RecordedStep {
    /// Returns the step with other numbers of windows and requests, or `nil` if it has none.
    fileprivate func renumbered(_ numbers: [Int: Int], firstRequest: Int) -> RecordedStep? {
        func step(_ window: Int, _ action: (Int) -> Action) -> RecordedStep? {
            numbers[window].map { RecordedStep(time: time, action: action($0), isContinued: isContinued) }
        }
        return switch action {
        case .opened(let window): step(window) { .opened(window: $0) }
        case .event(let event, let window): step(window) { .event(event, window: $0) }
        case .markedText(let text, let caret, let attributes, let window):
            step(window) { .markedText(text, caret: caret, attributes: attributes, window: $0) }
        case .committedText(let text, let window): step(window) { .committedText(text, window: $0) }
        case .deletion(let offset, let count, let window):
            step(window) { .deletion(offset: offset, count: count, window: $0) }
        case .frame(let frameTime, let checksum, let window):
            step(window) { .frame(at: frameTime, checksum: checksum, window: $0) }
        case .drag(let drag, let window): step(window) { .drag(drag, window: $0) }
        case .reply(let reply): renumbered(reply, firstRequest)
        case .flush, .timers, .model, .answer, .work, .dragEnded, .clipboard: self
        }
    }

    private func renumbered(_ reply: RecordedReply, _ firstRequest: Int) -> RecordedStep? {
        guard reply.number >= firstRequest else { return nil }
        var reply = reply
        reply.number -= firstRequest
        return RecordedStep(time: time, action: .reply(reply), isContinued: isContinued)
    }
}

#endif
