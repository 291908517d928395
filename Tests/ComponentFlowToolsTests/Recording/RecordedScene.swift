import ComponentFlow
import ComponentFlowTesting
import Foundation
import Observation
import OpenUIKitCore

@testable import ComponentFlowTools

/// A screen with a counter, a field, a list, and an animated circle.
struct RecordedScene: CompositeComponent {
    @Local var count = 0
    @Local var text = ""
    @Local var isLarge = false
    var accent = UIColor.systemBlue

    var content: some Component<Empty> {
        VStack(spacing: 8) {
            HStack(spacing: 8) {
                Button("Count \(count)") { count += 1 }.frame(width: 100, height: 32)
                Button("Grow") { withTransition(.spring(duration: 0.4)) { isLarge.toggle() } }
                    .frame(width: 60, height: 32)
                Circle(fillColor: accent, size: CGSize(width: isLarge ? 32 : 16, height: isLarge ? 32 : 16))
            }
            TextField("Name", text: $text).frame(width: 200)
            LazyList(rows: (0..<500).map(Row.init)) { row in
                Text("Row \(row.id)").padding(6)
            }
            .flexible()
        }
        .background(.systemBackground)
    }

    struct Row: Identifiable {
        let id: Int
    }

    /// The locations of what a script uses, in points.
    static let counter = CGPoint(x: 60, y: 16)
    static let grow = CGPoint(x: 150, y: 16)
    static let field = CGPoint(x: 120, y: 56)
    static let list = CGPoint(x: 120, y: 200)
}

/// A session on a stage, with its recording and the last picture.
@MainActor
struct RecordedSession {
    let recording: Recording
    let picture: UIImage?

    /// Records a script that begins when the root is shown.
    init(
        size: CGSize = CGSize(width: 240, height: 320),
        root: @MainActor () -> UIViewController = { RecordedSession.root() },
        script: @MainActor (Stage) -> Void
    ) {
        let stage = Stage(size: size)
        let recorder = SessionRecorder(program: "Scene", recordsChecksums: true) { [stage.window] }
        recorder.start(atLaunch: true)
        stage.show(root())
        script(stage)
        picture = stage.image()
        recorder.stop()
        recording = recorder.recording ?? Self.empty
    }

    static func root(accent: UIColor = .systemBlue) -> UIViewController {
        ComponentViewController(RecordedScene(accent: accent))
    }

    private static var empty: Recording {
        Recording(
            program: "", beginsWithLaunch: true, unsavedState: [], start: 0, end: 0, windows: [], initialWindows: 0,
            state: [:], models: [:], steps: [])
    }

    /// What a replay shows at the end.
    struct Result {
        var difference: FrameDifference?
        var problems: [String]
        var frames: Int
        var picture: UIImage?
    }

    func replay(
        _ recording: Recording? = nil, to time: TimeInterval? = nil,
        root: @MainActor () -> UIViewController = { RecordedSession.root() }
    ) async throws -> Result {
        let recording = recording ?? self.recording
        let replay = try Self.replay(of: recording, root: root)
        defer { replay.end() }
        var frames = 0
        try await replay.advance(to: time ?? recording.duration) { _ in frames += 1 }
        return Result(
            difference: replay.firstDifference, problems: replay.problems, frames: frames, picture: replay.image())
    }

    /// Creates a replay of a session on a stage, which never returns to the main queue.
    static func replay(
        of recording: Recording, root: @MainActor () -> UIViewController = { RecordedSession.root() }
    ) throws -> Replay {
        let replay = try Replay(recording) { root() }
        replay.waitsForMainQueue = false
        return replay
    }

    /// The number of pixels in which a picture differs from the recorded one.
    func differingPixels(_ other: UIImage?) -> Int {
        guard let picture, let other else { return .max }
        return ImageComparison(picture, other).differingPixels
    }
}

/// A model that is part of recordings.
@MainActor @Observable
final class RecordedText: RecordableModel {
    var text: String

    init(_ text: String) {
        self.text = text
    }

    var recordingName: String { "text" }

    func encodeForRecording() throws -> Data {
        Data(text.utf8)
    }

    func apply(recording data: Data) throws {
        text = String(decoding: data, as: UTF8.self)
    }
}

struct ModelText: CompositeComponent {
    @Bindable var model: RecordedText

    var content: some Component<Empty> {
        Text(model.text).font(.title2).padding(10)
    }
}

/// A button that changes a value that the program keeps between its runs.
struct StoredSwitch: CompositeComponent {
    @AppStorage("RecordedSettings.isOn") var isOn = false

    var content: some Component<Empty> {
        Button {
            isOn.toggle()
        } label: {
            Text(isOn ? "The switch is on" : "Off").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

/// A screen whose text is changed by six timers, one after the other.
final class TimedText: UIViewController {
    static let interval = 0.05

    private let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        for number in 1...6 {
            ClockTimer.schedule(after: Double(number) * Self.interval) { [label] in label.text = "Timer \(number)" }
        }
    }
}

/// A screen whose layout, which a timer requests, schedules a change of its text.
final class LateText: UIViewController {
    private let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    private var isRequested = false

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "early"
        view.addSubview(label)
        ClockTimer.schedule(after: 0.04) { [weak self] in
            self?.isRequested = true
            self?.view.setNeedsLayout()
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard isRequested else { return }
        isRequested = false
        ClockTimer.schedule(after: 0.3) { [label] in label.text = "late" }
    }
}
