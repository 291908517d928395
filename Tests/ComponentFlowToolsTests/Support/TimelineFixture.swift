import ComponentFlow
import ComponentFlowTesting
import InspectorProtocol
import OpenQuartzCore

@testable import ComponentFlowTools

/// An off-screen program with an agent, whose work takes known times on a clock of its own.
@MainActor
final class TimelineFixture {
    let agent: AgentFixture
    /// The clock of the recording.
    let clock = ManualMediaClock(now: 100)
    let timeline: FrameTimeline

    init(
        size: CGSize = CGSize(width: 200, height: 100), frameCapacity: Int = 1_000, spanCapacity: Int = 10_000
    ) throws {
        agent = try AgentFixture(size: size)
        timeline = FrameTimeline(clock: clock, frameCapacity: frameCapacity, spanCapacity: spanCapacity)
    }

    var stage: Stage { agent.stage }
    var recorder: UpdateRecorder { agent.agent.session.recorder }

    /// Records what a closure does.
    func record(_ body: () -> Void) {
        recorder.startFrames(timeline)
        body()
        recorder.stopFrames()
        timeline.settle()
    }

    /// Shows a board and its frame, and records only these.
    func recordBoard(_ times: WorkTimes, cells: Int = 2) {
        let board = Board(cells: cells, times: times, clock: clock)
        record {
            stage.show(board)
            _ = stage.image()
        }
    }

    /// The recorded frames, the unfinished one excluded.
    var frames: [TimelineFrame] {
        timeline.frames.elements(timeline.frames.positions).map(\.description)
    }

    /// The recorded frames with their spans.
    var records: [TimelineRecord] {
        TimelineSnapshot(
            timeline.frames.elements(timeline.frames.positions), of: timeline, events: recorder.events,
            nodes: NodeTable()
        ).records()
    }
}

/// The time that each part of the work takes, in seconds.
struct WorkTimes: Equatable {
    var update = 0.0
    var layout = 0.0
    var display = 0.0
}

/// A component with cells.
struct Board: CompositeComponent {
    let cells: Int
    let times: WorkTimes
    let clock: ManualMediaClock

    static func == (first: Board, second: Board) -> Bool {
        first.cells == second.cells && first.times == second.times
    }

    var content: some Component<Empty> {
        VStack {
            for index in 0..<cells { Cell(times: times, clock: clock).id(index) }
        }
    }
}

/// A leaf whose update, layout and drawing take time.
struct Cell: Component {
    let times: WorkTimes
    let clock: ManualMediaClock

    static func == (first: Cell, second: Cell) -> Bool {
        first.times == second.times
    }

    final class View: UIView {
        fileprivate var times = WorkTimes()
        fileprivate var clock: ManualMediaClock?

        override func layoutSubviews() {
            super.layoutSubviews()
            clock?.advance(by: times.layout)
        }

        override func draw(_ rect: CGRect) {
            clock?.advance(by: times.display)
        }
    }

    func makeView() -> View {
        View(frame: .zero)
    }

    func update(
        view: View, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.times = times
        view.clock = clock
        clock.advance(by: times.update)
        view.setNeedsLayout()
        view.setNeedsDisplay()
        return CGSize(width: 20, height: 10)
    }
}
