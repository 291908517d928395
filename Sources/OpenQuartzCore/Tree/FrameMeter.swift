/// Splits the time of a frame among its phases.
///
/// Phases run inside each other: an update inside layout, layout inside a handler. Every moment counts for the innermost
/// phase only, so the parts add up to the whole. While nobody measures, a phase costs one comparison with nil.
@MainActor
package final class FrameMeter {
    /// What a frame's time is spent on.
    package enum Phase: Int, CaseIterable {
        /// Code outside of the other phases: handlers of events, display links and callbacks.
        case handling
        /// Updates of components, each request with all it leads to.
        case updates
        /// Laying out views, constraints included.
        case layout
        /// Drawing, transactions, and the values of animations.
        case commit
        /// Making render nodes.
        case nodes
        /// Painting pixels.
        case painting
    }

    /// The one that measures now; nil, as nearly always, if nobody does.
    package static var current: FrameMeter?

    private let now: () -> CFTimeInterval
    private var seconds = [CFTimeInterval](repeating: 0, count: Phase.allCases.count)
    private var phase: Phase?
    private var lastChange: CFTimeInterval = 0

    /// Makes a meter that reads a clock.
    ///
    /// - Parameter now: Tells the time, in seconds.
    package init(now: @escaping () -> CFTimeInterval) {
        self.now = now
    }

    /// Makes a meter that reads the monotonic clock of the machine.
    package convenience init() {
        let clock = SystemMediaClock()
        self.init { clock.now }
    }

    /// The seconds that went by in a phase, outside of those that ran inside it.
    package subscript(phase: Phase) -> CFTimeInterval {
        seconds[phase.rawValue]
    }

    /// Runs a frame, or part of one, and measures what runs in it.
    package func measure(_ body: () -> Void) {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        run(.handling, body)
    }

    /// Runs a phase, which is measured if anybody measures.
    @discardableResult
    package static func run<Result>(_ phase: Phase, _ body: () throws -> Result) rethrows -> Result {
        guard let current else { return try body() }
        return try current.run(phase, body)
    }

    private func run<Result>(_ phase: Phase, _ body: () throws -> Result) rethrows -> Result {
        let outer = self.phase
        change(to: phase)
        defer { change(to: outer) }
        return try body()
    }

    /// Books the time since the last change for the phase that was under way.
    private func change(to next: Phase?) {
        let time = now()
        if let phase { seconds[phase.rawValue] += time - lastChange }
        phase = next
        lastChange = time
    }
}
