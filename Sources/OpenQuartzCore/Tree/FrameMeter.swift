/// Measures how the time of a frame is divided among its phases.
///
/// Phases can be nested: an update inside layout, layout inside an event handler. Time is attributed only to the
/// innermost phase, so the parts add up to the total. Without an active meter, a phase costs one comparison with `nil`.
@MainActor
package final class FrameMeter: FrameObserver {
    /// The phases of a frame.
    package enum Phase: Int, CaseIterable {
        /// Code outside the other phases: event handlers and callbacks.
        case handling
        case displayLinks
        /// Component updates, including all work that they trigger.
        case updates
        /// Layout, including constraint solving.
        case layout
        /// The preparation of a frame outside the other phases: transactions.
        case commit
        /// Drawing.
        case display
        /// The evaluation of animations.
        case animations
        /// Creation of render nodes.
        case nodes
        /// Rasterization.
        case painting
    }

    /// The active meter or another observer; `nil` unless a measurement is in progress.
    @exclusivity(unchecked) package static var current: (any FrameObserver)?

    private let now: () -> CFTimeInterval
    private var seconds = [CFTimeInterval](repeating: 0, count: Phase.allCases.count)
    private var phase: Phase?
    /// The phases around the current one, the innermost last.
    private var outer: [Phase?] = []
    /// The observer around the measurement, which is notified, too.
    private var next: (any FrameObserver)?
    private var lastChange: CFTimeInterval = 0

    /// Creates a meter that reads a clock.
    ///
    /// - Parameter now: Returns the time in seconds.
    package init(now: @escaping () -> CFTimeInterval) {
        self.now = now
    }

    /// Creates a meter that reads the monotonic clock of the system.
    package convenience init() {
        let clock = SystemMediaClock()
        self.init { clock.now }
    }

    /// Returns the seconds spent in a phase, excluding nested phases.
    package subscript(phase: Phase) -> CFTimeInterval {
        seconds[phase.rawValue]
    }

    /// Runs a frame or a part of one with this meter active.
    package func measure(_ body: () -> Void) {
        next = Self.current
        Self.current = self
        defer {
            Self.current = next
            next = nil
        }
        Self.run(.handling, body)
    }

    /// Runs a phase and reports it to the observer, if there is one.
    @discardableResult
    package static func run<Result>(_ phase: Phase, _ body: () throws -> Result) rethrows -> Result {
        guard let current else { return try body() }
        current.phaseWillBegin(phase)
        defer { current.phaseDidEnd() }
        return try body()
    }

    package func frameWillBegin(interval: CFTimeInterval) {
        next?.frameWillBegin(interval: interval)
    }

    package func phaseWillBegin(_ phase: Phase) {
        next?.phaseWillBegin(phase)
        outer.append(self.phase)
        change(to: phase)
    }

    package func phaseDidEnd() {
        change(to: outer.popLast() ?? nil)
        next?.phaseDidEnd()
    }

    /// Attributes the time since the last change to the current phase.
    private func change(to next: Phase?) {
        let time = now()
        if let phase { seconds[phase.rawValue] += time - lastChange }
        phase = next
        lastChange = time
    }
}
