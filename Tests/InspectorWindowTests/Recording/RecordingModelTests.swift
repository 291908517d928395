import ComponentFlow
import ComponentFlowTesting
import Foundation
import InspectorClient
import InspectorProtocol
import TestSupport
import Testing

@testable import InspectorWindow

@MainActor
@Suite("Recordings and previews in an inspector", .serialized)
struct RecordingModelTests {
    /// A program that has recorded steps.
    private func recordedProgram(isRecording: Bool = true) -> ScriptedProgram {
        let program = sampleProgram()
        program.answer(.recordSession, ["recording": .bool(isRecording), "steps": 120, "bytes": 3_000_000])
        program.answer(.session, ["recording": ["format": "componentflow-recording"]])
        return program
    }

    /// A copy that replays a recording of 12 seconds.
    private func replayingProgram() -> ScriptedProgram {
        let program = sampleProgram()
        program.answer(.hello, ["protocol": 1, "program": "Script", "process": 2, "replay": 12])
        program.answer(
            .replay, ["time": 12, "duration": 12, "frame": 90, "frames": 90, "unsaved": [], "problems": []])
        program.answer(
            .saveTest, ["files": [["path": "a.swift", "data": .string(Data("test".utf8).base64EncodedString())]]])
        return program
    }

    private func shown(_ model: InspectorModel, list: UpdatePane.List? = nil) -> Stage {
        if let list { model.list = list }
        let stage = Stage(size: CGSize(width: 1320, height: 880))
        stage.window.rootViewController = ComponentViewController(InspectorScreen(model: model) {})
        stage.advance(by: 0.3)
        return stage
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        ((view as? View).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
    }

    private func texts(_ stage: Stage) -> [String] {
        views(UILabel.self, in: stage.window).compactMap(\.text)
    }

    private func tap(_ text: String, _ stage: Stage) throws {
        let label = try #require(views(UILabel.self, in: stage.window).first { $0.text == text })
        stage.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
        stage.advance(by: 0.3)
    }

    @Test("The moment of a copy has digits of equal widths, so that the slider keeps its length")
    func digits() async throws {
        let model = await makeModel(replayingProgram())
        let stage = shown(model)
        let summary = try #require(model.replay?.summary)
        let label = try #require(views(UILabel.self, in: stage.window).first { $0.text == summary })
        let widths = ["1111", "8888"].map { ($0 as NSString).size(withAttributes: [.font: label.font as Any]).width }
        #expect(widths[0] == widths[1])
    }

    // MARK: - Recording

    @Test("The list of the session shows how much is recorded")
    func summary() async throws {
        let model = await makeModel(recordedProgram())
        model.show(.session)
        await model.waitUntilIdle()
        #expect(texts(shown(model)).contains("Recording: 120 steps, 2 MB"))
    }

    @Test("The buttons of the session remain at their places when the size of the recording is known")
    func buttonPlaces() async throws {
        let model = await makeModel(recordedProgram())
        let stage = shown(model, list: .session)
        let button = try #require(views(UILabel.self, in: stage.window).first { $0.text == "Show Moments" })
        let place = button.convert(button.bounds, to: nil)
        model.show(.session)
        await model.waitUntilIdle()
        stage.advance(by: 0.3)
        #expect(texts(stage).contains("Recording: 120 steps, 2 MB"))
        let moved = button.convert(button.bounds, to: nil)
        #expect(moved.minY == place.minY)
        // "Stop Recording" is not exactly as wide as "Record Session".
        expectNear(moved.minX, place.minX, within: 4)
    }

    @Test("“Record Session” starts recording")
    func start() async throws {
        let program = recordedProgram(isRecording: false)
        let model = await makeModel(program)
        try tap("Record Session", shown(model, list: .session))
        await model.waitUntilIdle()
        #expect(program.calls(.recordSession).contains(["enabled": true]))
    }

    @Test("A program that cannot record shows why")
    func refused() async throws {
        let program = sampleProgram()
        program.fail([.recordSession], with: .request(.impossible("A reason.")))
        let model = await makeModel(program)
        model.show(.session)
        await model.waitUntilIdle()
        #expect(texts(shown(model)).contains("A reason."))
    }

    @Test("A recording is returned as a file")
    func file() async throws {
        let model = await makeModel(recordedProgram())
        var file: Data?
        model.loadRecording { file = $0 }
        await model.waitUntilIdle()
        let json = try JSONValue(parsing: #require(file))
        #expect(json == ["format": "componentflow-recording"])
    }

    // MARK: - Moments

    @Test("An inspector of a copy shows the last moment of the recording")
    func lastMoment() async throws {
        let program = replayingProgram()
        let model = await makeModel(program)
        #expect(program.calls(.replay) == [["time": 12]])
        #expect(texts(shown(model)).contains("12.00 of 12.00 s, frame 90 of 90"))
    }

    @Test("An inspector of another program has no slider")
    func otherProgram() async {
        let model = await makeModel(sampleProgram())
        #expect(model.replay == nil)
    }

    @Test("Another moment is requested, and the tree and the picture are read again")
    func otherMoment() async {
        let program = replayingProgram()
        let model = await makeModel(program)
        let (trees, pictures) = (program.calls(.components).count, program.calls(.screenshot).count)
        model.showMoment(4.5)
        await model.waitUntilIdle()
        #expect(program.calls(.replay).last == ["time": 4.5])
        #expect(program.calls(.components).count == trees + 1)
        #expect(program.calls(.screenshot).count == pictures + 1)
    }

    @Test("Moments outside of the recording are limited to it", arguments: [(-1.0, 0.0), (13, 12), (.infinity, 12)])
    func limits(desired: Double, expected: Double) async {
        let model = await makeModel(replayingProgram())
        model.showMoment(desired)
        #expect(model.replay?.selected == expected)
    }

    @Test("While the slider is dragged, moments between are skipped")
    func dragging() async {
        let program = replayingProgram()
        let model = await makeModel(program)
        for time in 1...10 { model.showMoment(Double(time)) }
        await model.waitUntilIdle()
        #expect(program.calls(.replay).count == 2)
    }

    @Test("The first frame that differs is shown")
    func difference() async {
        let program = replayingProgram()
        program.answer(
            .replay, ["time": 12, "frame": 3, "frames": 9, "difference": ["frame": 2, "time": 1.5, "window": 0]])
        let model = await makeModel(program)
        #expect(
            texts(shown(model)).contains("Frame 2 at 1.5 s is the first that differs, in window 1."))
    }

    @Test("A test is written to the chosen folder")
    func savedTest() async throws {
        let model = await makeModel(replayingProgram())
        let folder = "/tmp/componentflow-test-\(UUID().uuidString.prefix(8))"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var saved: String?
        model.saveTest("a", to: folder) { saved = $0 }
        await model.waitUntilIdle()
        #expect(saved == "\(folder)/a.swift")
        let text = try String(contentsOfFile: "\(folder)/a.swift", encoding: .utf8)
        #expect(text == "test")
    }

    @Test(
        "A program cannot let the inspector write outside of the chosen folder", arguments: ["/a", "../a", "a/../../b"])
    func hostilePath(path: String) async throws {
        let program = replayingProgram()
        program.answer(.saveTest, ["files": [["path": .string(path), "data": ""]]])
        let model = await makeModel(program)
        var saved: String?
        model.saveTest("a", to: "/tmp/componentflow-none") { saved = $0 }
        await model.waitUntilIdle()
        #expect(saved == nil)
        #expect(model.replay?.problem != nil)
    }

    @Test("Values that are no times and numbers do not end the inspector")
    func hostileStatus() async {
        let program = replayingProgram()
        program.answer(.replay, ["frame": "x", "frames": -1e300, "unsaved": 1, "problems": [1, [:]], "difference": 4])
        let model = await makeModel(program)
        model.showMoment(3)
        await model.waitUntilIdle()
        #expect(model.replay?.notes == [])
    }

    @Test("“Show Moments” shows a copy, and “Back to the Program” shows the program again")
    func copy() async throws {
        let model = await makeModel(recordedProgram())
        model.show(replayingProgram() as any ProgramConnection)
        let copy = try #require(model.copy)
        copy.connect()
        await copy.waitUntilIdle()
        try tap("Back to the Program", shown(copy))
        #expect(model.copy == nil)
    }

    // MARK: - Previews

    private func previewProgram() -> ScriptedProgram {
        let program = sampleProgram()
        program.answer(.previews, ["names": ["Tasks", "No tasks"], "png": .string(Self.picture)])
        return program
    }

    private static let picture: String = {
        let size = CGSize(width: 40, height: 30)
        let image = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
        return image.pngData()?.base64EncodedString() ?? ""
    }()

    @Test("The list of previews shows their picture")
    func previews() async throws {
        let model = await makeModel(previewProgram())
        model.show(.previews)
        await model.waitUntilIdle()
        #expect(model.previews.names == ["Tasks", "No tasks"])
        let stage = shown(model)
        let pictures = views(UIImageView.self, in: stage.window).compactMap(\.image?.size)
        #expect(pictures.contains(CGSize(width: 40, height: 30)))
    }

    @Test("A chosen preview is drawn alone")
    func onePreview() async throws {
        let program = previewProgram()
        let model = await makeModel(program)
        model.show(.previews)
        model.previews.select("No tasks")
        model.loadPreviews()
        await model.waitUntilIdle()
        #expect(program.calls(.previews).last == ["name": "No tasks"])
    }

    @Test("The list of previews of a program without any names the property that lists them")
    func noPreviews() async throws {
        let program = sampleProgram()
        program.answer(.previews, ["names": []])
        let model = await makeModel(program)
        model.show(.previews)
        await model.waitUntilIdle()
        #expect(texts(shown(model)).contains("No Previews"))
    }
}
