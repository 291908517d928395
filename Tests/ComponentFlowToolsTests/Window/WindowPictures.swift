import ComponentFlow
import ComponentFlowTesting
import Foundation
import InspectorClient
import InspectorProtocol
import OpenQuartzCore
import Testing

@testable import ComponentFlowTools
@testable import InspectorWindow

/// A small application that is inspected in pictures.
private struct Tasks: CompositeComponent {
    @Local var tasks = ["Water the plants", "Write to Ada about the engine", "Buy bread"]
    @Local var done: Set<Int> = [1]
    @Local var isImportant = true
    @Local var draft = ""

    var content: some Component<Empty> {
        VStack(alignment: .leading, spacing: 14, fillWidth: true) {
            Text("Tasks").font(.title).accessibilityHeading()
            TextField("New task", text: $draft)
            for (index, task) in tasks.enumerated() {
                TaskRow(title: task, isDone: done.contains(index)) { done.formSymmetricDifference([index]) }.id(index)
            }
            HStack {
                Text("Important only")
                Spacer()
                Toggle(isOn: $isImportant).accessibilityLabel("Important only")
            }
            Button("Add Task") { tasks.append("Task \(tasks.count + 1)") }
        }
        .padding(24)
    }
}

private struct TaskRow: CompositeComponent {
    let title: String
    let isDone: Bool
    @Behavior var toggle: () -> Void

    var content: some Component<Empty> {
        HStack(spacing: 12) {
            Circle(fillColor: isDone ? .systemGreen : .systemGray, size: CGSize(width: 22, height: 22))
            Text(title).foregroundColor(isDone ? .secondaryLabel : .label)
        }
        .padding(10)
        .onTap { toggle() }
    }
}

/// An application with a component that is not updated when it should be.
private struct Inbox: CompositeComponent {
    let unread: Int

    var content: some Component<Empty> {
        HStack(spacing: 12) {
            Text("Inbox").font(.title)
            UnreadCount(count: unread)
        }
        .padding(24)
    }
}

/// A number, which `==` forgets to compare.
private struct UnreadCount: Component {
    let count: Int

    static func == (first: UnreadCount, second: UnreadCount) -> Bool {
        true
    }

    func makeView() -> UILabel {
        UILabel()
    }

    func update(
        view: UILabel, availableSize: CGSize, state: EmptyComponentState, environment: Environment<Empty>,
        transition: ComponentTransition
    ) -> CGSize {
        view.text = "\(count)"
        return view.sizeThatFits(availableSize)
    }
}

extension InspectorTests {
    /// Renders the window to files if the environment variable `INSPECTOR_PICTURES` names a folder.
    @MainActor
    @Suite(.enabled(if: ProcessInfo.processInfo.environment["INSPECTOR_PICTURES"] != nil))
    struct WindowPictures {
        private func model(_ fixture: AgentFixture) async -> InspectorModel {
            let connection = SocketConnection(path: fixture.agent.socketPath, timeout: answerTimeout)
            let model = InspectorModel(name: "Tasks (4711)", connection: connection) {
                try await Task.sleep(for: .seconds(100_000))
            }
            model.connect()
            await model.waitUntilIdle()
            return model
        }

        /// Uses the program, selects a row, edits it, and explains an update.
        private func prepare(_ fixture: AgentFixture, _ model: InspectorModel, isViewTree: Bool) async throws {
            fixture.stage.tap(at: CGPoint(x: 120, y: 150))
            fixture.stage.advance(by: 0.5)
            fixture.stage.tap(at: CGPoint(x: 120, y: 240))
            fixture.stage.advance(by: 0.5)
            model.refresh()
            await model.waitUntilIdle()
            model.select(at: CGPoint(x: 120, y: 253))
            if isViewTree { model.show(TreeKind.views.rawValue) }
            await model.waitUntilIdle()
            for (name, value): (String, JSONValue) in [
                ("numberOfLines", "many"), ("textColor", "#c02060"), ("textAlignment", "center"),
            ] {
                let property = model.properties.sections.flatMap(\.properties).first { $0.name == name }
                if let property { model.set(property.id, to: value) }
            }
            let update = try #require(model.history.updates.first { $0.type == "TaskRow" }?.id)
            // Waits until the places of changes in the source are known, which the window does not wait for.
            try await fixture.call(.why, ["update": JSONValue(update)])
            model.explain(update)
            await model.waitUntilIdle()
        }

        /// Makes the list at the bottom higher, so that it shows a whole chain of causes.
        private func enlargeList(_ stage: Stage, by distance: CGFloat) throws {
            let divider = stage.window.firstSubview { ($0 as? PaneDividerControl)?.divider?.axis == .horizontal }
            let frame = try #require(divider).convert(divider?.bounds ?? .zero, to: nil)
            let start = CGPoint(x: frame.midX, y: frame.midY)
            stage.dragPointer(from: start, to: CGPoint(x: start.x, y: start.y - distance))
            stage.advance(by: 0.5)
        }

        private func write(_ stage: Stage, _ name: String) throws {
            let folder = try #require(ProcessInfo.processInfo.environment["INSPECTOR_PICTURES"])
            let data = try #require(stage.image()?.pngData())
            try data.write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
        }

        @Test(
            "Writes pictures of the inspector window",
            arguments: [
                "light", "dark", "views", "edited", "accessibility", "ranking", "ended", "empty", "apart",
                "apart-dark", "overlays",
            ])
        func picture(name: String) async throws {
            let fixture = try AgentFixture(size: CGSize(width: 420, height: 480))
            fixture.stage.window.title = "Tasks"
            fixture.stage.show(Tasks())
            let model = await model(fixture)
            let isViewTree = ["views", "edited", "dark"].contains(name)
            if name != "empty" { try await prepare(fixture, model, isViewTree: isViewTree) }
            if name == "accessibility" { model.show(TreeKind.accessibility.rawValue) }
            if name.hasPrefix("apart") { model.explode(Explosion()) }
            if name == "overlays" {
                for mode in [OverlayMode.bounds, .focus, .updates] { model.isShown(mode).wrappedValue = true }
            }
            if name == "ended" {
                fixture.agent.stop()
                model.refresh()
            }
            await model.waitUntilIdle()
            let height: CGFloat = name == "light" ? 1_000 : 880
            let stage = Stage(
                size: CGSize(width: 1320, height: height), style: name.hasSuffix("dark") ? .dark : .light)
            stage.window.rootViewController = ComponentViewController(InspectorScreen(model: model) {})
            stage.advance(by: 0.5)
            if name == "light" { try enlargeList(stage, by: 130) }
            if name == "ranking" {
                model.list = .costs
                stage.advance(by: 0.5)
            }
            try write(stage, name)
        }

        @Test("Pictures of previews and of a recording", arguments: ["previews", "previews-dark", "session"])
        func lists(name: String) async throws {
            let fixture = try AgentFixture(size: CGSize(width: 420, height: 480))
            fixture.stage.window.title = "Tasks"
            fixture.stage.show(Tasks())
            InspectorAgent.previews = {
                [Preview("Tasks") { Tasks() }, Preview("No tasks") { Tasks(tasks: [], done: []) }]
            }
            defer { InspectorAgent.previews = { [] } }
            let model = await model(fixture)
            if name == "session" {
                model.recordSession(true)
                await model.waitUntilIdle()
                fixture.stage.tap(at: CGPoint(x: 120, y: 150))
                fixture.stage.advance(by: 2)
            }
            model.show(name == "session" ? .session : .previews)
            await model.waitUntilIdle()
            let style: UIUserInterfaceStyle = name == "previews-dark" ? .dark : .light
            let stage = Stage(size: CGSize(width: 1320, height: 880), style: style)
            stage.window.rootViewController = ComponentViewController(InspectorScreen(model: model) {})
            stage.advance(by: 0.5)
            try write(stage, name)
        }

        @Test("A picture of the menu with the speeds of the program, which is slowed down")
        func slowMotion() async throws {
            let fixture = try AgentFixture(size: CGSize(width: 420, height: 480))
            fixture.stage.window.title = "Tasks"
            fixture.stage.show(Tasks())
            let model = await model(fixture)
            // The clock of a test cannot be slowed down.
            let manualClock = MediaClock.current
            MediaClock.current = SystemMediaClock()
            model.isSpeed(0.1).wrappedValue = true
            await model.waitUntilIdle()
            MediaClock.current = manualClock
            #expect(model.display.speed == 0.1)
            let stage = Stage(size: CGSize(width: 1320, height: 880))
            stage.window.rootViewController = ComponentViewController(InspectorScreen(model: model) {})
            stage.advance(by: 0.5)
            let menu = stage.window.firstSubview { ($0 as? UILabel)?.text == "Slow Motion" }
            let frame = try #require(menu).convert(menu?.bounds ?? .zero, to: nil)
            stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            stage.advance(by: 1)
            try write(stage, "slow-motion")
        }

        @Test("A picture of a component that compares equal although it would show something else")
        func equality() async throws {
            let fixture = try AgentFixture(size: CGSize(width: 420, height: 480))
            fixture.stage.window.title = "Inbox"
            fixture.stage.show(Inbox(unread: 1))
            let model = await model(fixture)
            model.show(.costs)
            model.verify(true)
            await model.waitUntilIdle()
            for unread in 2...5 {
                fixture.stage.show(Inbox(unread: unread))
                fixture.stage.advance(by: 0.1)
            }
            model.refresh()
            await model.waitUntilIdle()
            #expect(!model.history.findings.isEmpty)
            let stage = Stage(size: CGSize(width: 1320, height: 880))
            stage.window.rootViewController = ComponentViewController(InspectorScreen(model: model) {})
            stage.advance(by: 0.5)
            try write(stage, "equality")
        }

        @Test("A picture of the program while the user selects a view in it")
        func picking() async throws {
            let fixture = try AgentFixture(size: CGSize(width: 420, height: 480))
            fixture.stage.show(Tasks())
            try await fixture.call(.pick, ["enabled": true])
            fixture.stage.movePointer(to: CGPoint(x: 120, y: 200))
            fixture.stage.advance(by: 0.5)
            try write(fixture.stage, "picking")
        }

        @Test("A picture of the program with the errors of a build above its window")
        func buildErrors() async throws {
            let fixture = try AgentFixture(size: CGSize(width: 420, height: 480))
            fixture.stage.show(Tasks())
            let errors: JSONValue = [
                [
                    "file": "/home/ada/Tasks/Sources/Tasks/TaskRow.swift", "line": 42, "column": 30,
                    "message": "cannot find 'isDoen' in scope",
                ],
                [
                    "file": "/home/ada/Tasks/Sources/Tasks/Tasks.swift", "line": 18, "column": 47,
                    "message": "cannot convert value of type 'String' to expected argument type 'Int'",
                ],
            ]
            try await fixture.call(.showBuild, ["errors": errors])
            fixture.stage.advance(by: 0.5)
            try write(fixture.stage, "build-errors")
        }

        /// Needs a program in `RECORDED_PROGRAM`, and the file of its recording in `RECORDING`.
        @Test(
            "Pictures of a recorded moment",
            .enabled(if: ProcessInfo.processInfo.environment["RECORDING"] != nil), arguments: ["light", "dark"])
        func moment(name: String) async throws {
            let environment = ProcessInfo.processInfo.environment
            let recording = try Data(contentsOf: URL(fileURLWithPath: #require(environment["RECORDING"])))
            let executable = ProgramExecutable(path: try #require(environment["RECORDED_PROGRAM"]))
            let model = InspectorModel(
                name: "Recording of Todo", connection: ReplayConnection(executable, recording: recording)
            ) { try await Task.sleep(for: .seconds(100_000)) }
            model.connect()
            await model.waitUntilIdle()
            model.showMoment((model.replay?.duration ?? 0) * 0.6)
            await model.waitUntilIdle()
            model.select(at: CGPoint(x: 120, y: 253))
            await model.waitUntilIdle()
            let stage = Stage(size: CGSize(width: 1320, height: 880), style: name.hasSuffix("dark") ? .dark : .light)
            stage.window.rootViewController = ComponentViewController(InspectorScreen(model: model) {})
            stage.advance(by: 0.5)
            try write(stage, "moment-\(name)")
            model.close()
        }

        @Test(
            "Writes pictures of the inspector's timeline",
            arguments: ["light", "dark", "causes", "empty", "recording", "file", "small"])
        func timeline(name: String) async throws {
            let fixture = try TimelineFixture(size: CGSize(width: 420, height: 480))
            fixture.stage.window.title = "Tasks"
            fixture.stage.show(Tasks())
            let model = await model(fixture.agent)
            if name != "empty" { record(fixture, isOnlyStarted: name == "recording") }
            model.show(.timeline)
            await model.waitUntilIdle()
            model.selectFrame(model.timeline.frames.last { $0.isLong }?.id)
            await model.waitUntilIdle()
            if name == "file" { model.openTrace(try traceFile(fixture)) }
            await model.waitUntilIdle()
            let height: CGFloat = name == "small" ? 560 : 880
            let width: CGFloat = name == "small" ? 900 : 1320
            let stage = Stage(
                size: CGSize(width: width, height: height), style: name.hasSuffix("dark") ? .dark : .light)
            stage.window.rootViewController = ComponentViewController(InspectorScreen(model: model) {})
            stage.advance(by: 0.5)
            if name == "dark" { model.timeline.select(span: 4) }
            if name == "causes" {
                let tabs = stage.window.firstSubview { ($0 as? UISegmentedControl)?.numberOfSegments == 2 }
                let frame = try #require(tabs).convert(tabs?.bounds ?? .zero, to: nil)
                stage.tap(at: CGPoint(x: frame.maxX - 30, y: frame.midY))
            }
            stage.advance(by: 0.5)
            try write(stage, "timeline-\(name)")
        }

        /// Records taps, scrolling and animations, most of which are fast.
        private func record(_ fixture: TimelineFixture, isOnlyStarted: Bool) {
            guard !isOnlyStarted else { return fixture.recorder.startFrames(fixture.timeline) }
            var random = SystemRandomNumberGenerator()
            fixture.record {
                for turn in 0..<240 {
                    fixture.timeline.observe(turn) {
                        fixture.clock.advance(by: .random(in: 0...0.000_6, using: &random))
                    }
                    let time = turn % 37 == 5 ? 0.0021 : .random(in: 0.000_1...0.000_7, using: &random)
                    fixture.clock.advance(by: turn % 5 == 0 ? 0.004 : 0)
                    fixture.stage.show(
                        Board(
                            cells: 3 + turn % 7, times: WorkTimes(update: time, layout: time / 3, display: time / 4),
                            clock: fixture.clock))
                    fixture.timeline.phaseWillBegin(.nodes)
                    fixture.clock.advance(by: .random(in: 0.000_4...0.001, using: &random))
                    fixture.timeline.phaseDidEnd()
                    fixture.clock.advance(by: .random(in: 0.000_8...0.003, using: &random))
                    fixture.timeline.frameWasPresented()
                    fixture.clock.advance(by: 0.01)
                }
            }
        }

        /// Writes the recorded frames to a file, and returns its path.
        private func traceFile(_ fixture: TimelineFixture) throws -> String {
            let path = fixture.agent.directory.path + "/scrolling.json"
            try TraceWriter.data(fixture.records, program: "Tasks", process: 1).write(to: URL(fileURLWithPath: path))
            return path
        }
    }
}

extension UIView {
    fileprivate func firstSubview(where matches: (UIView) -> Bool) -> UIView? {
        if matches(self) { return self }
        for view in subviews {
            if let found = view.firstSubview(where: matches) { return found }
        }
        return nil
    }
}
